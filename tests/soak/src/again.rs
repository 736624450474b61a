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
    use super::*;

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
