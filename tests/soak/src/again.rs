//! Calls that the service never took, because their connection ended first.
//!
//! A connection that has become old takes no more calls. Whoever asks at that moment hears
//! that the call was not sent, or that it came after the last one that the service takes;
//! either way nobody has looked at it, and clients ask again without a word (gRFC A6). The
//! client that is used here leaves that to its caller.

use std::error::Error;
use std::iter::successors;

use tonic::Status;

use crate::counts::Counts;

/// How often a call is asked again: once it may be refused, and then not be sent on the
/// connection that refused it.
pub(crate) const MOST: u64 = 2;

/// What comes of a call that is asked again if it was not taken.
pub(crate) async fn until_taken<T, F>(
    counts: &mut Counts,
    mut ask: impl FnMut() -> F,
) -> Result<T, Status>
where
    F: Future<Output = Result<T, Status>>,
{
    for _ in 0..MOST {
        match ask().await {
            Err(status) if was_not_taken(&status) => counts.again += 1,
            got => return got,
        }
    }
    ask().await
}

/// Whether the service cannot have looked at a call that failed so.
fn was_not_taken(status: &Status) -> bool {
    successors(status.source(), |error| (*error).source()).any(|error| {
        let unsent = error.downcast_ref().is_some_and(is_unsent);
        unsent || error.downcast_ref().is_some_and(is_refused)
    })
}

/// It waited for the connection when that took no more calls.
fn is_unsent(error: &hyper::Error) -> bool {
    let why = error.source().map(ToString::to_string);
    error.is_canceled() && why.as_deref() == Some("connection closed")
}

/// It came after the last call that the GOAWAY of a connection in good order names; those
/// before it do not fail by that.
fn is_refused(error: &h2::Error) -> bool {
    error.is_go_away() && error.is_remote() && error.reason() == Some(h2::Reason::NO_ERROR)
}

#[cfg(test)]
mod tests {
    use doko_conformance::Method;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tonic::Request;
    use tonic::transport::Endpoint;

    use super::*;
    use crate::callers::call;

    /// Settings that change nothing.
    const SETTINGS: [u8; 9] = [0, 0, 0, 4, 0, 0, 0, 0, 0];

    /// GOAWAY that names the call 0 as the last one taken, and no fault.
    const GOAWAY: [u8; 17] = [0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

    /// The number of the frame that begins a call.
    const HEADERS: u8 = 1;

    /// The address of a service that lets each connection end when a call has come on it.
    async fn ending() -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move {
            while let Ok((mut socket, _)) = listener.accept().await {
                socket.write_all(&SETTINGS).await.unwrap();
                socket.read_exact(&mut [0; 24]).await.unwrap();
                loop {
                    let mut head = [0; 9];
                    socket.read_exact(&mut head).await.unwrap();
                    let [high, middle, low, kind, ..] = head;
                    let length = u32::from_be_bytes([0, high, middle, low]);
                    let mut rest = vec![0; length as usize];
                    socket.read_exact(&mut rest).await.unwrap();
                    if kind == HEADERS {
                        break;
                    }
                }
                socket.write_all(&GOAWAY).await.unwrap();
            }
        });
        address
    }

    #[tokio::test]
    async fn what_comes_behind_the_last_call_taken_is_asked_again() {
        let endpoint = Endpoint::from_shared(ending().await).unwrap();
        let channel = endpoint.connect_lazy();
        let mut counts = Counts::default();
        let asked = || Request::new(Vec::new());
        let ask = || call(&channel, Method::ListRules, asked());
        let refused = until_taken(&mut counts, ask).await.unwrap_err();
        assert_eq!(counts.again, MOST, "{refused:?}");
        let mut causes = successors(refused.source(), |error| (*error).source());
        let by_goaway = causes.any(|it| it.downcast_ref().is_some_and(is_refused));
        assert!(by_goaway, "{refused:?}");
    }

    #[tokio::test]
    async fn what_the_service_says_is_not_asked_again() {
        let mut counts = Counts::default();
        let mut asked = 0;
        let got: Result<(), Status> = until_taken(&mut counts, || {
            asked += 1;
            async { Err(Status::cancelled("operation was canceled")) }
        })
        .await;
        assert_eq!(
            got.map_err(|status| status.code()),
            Err(tonic::Code::Cancelled)
        );
        assert_eq!((asked, counts.again), (1, 0));
    }
}
