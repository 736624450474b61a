//! A panic ends one call, not the connection and not the process.

use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::Poll;

use tonic::Status;

use crate::status;

/// What `work` gives, or INTERNAL if it panics.
///
/// Nothing is shared with the work that a panic could leave half done: all
/// state of the service is counters and flags.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, Status> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| status::internal())
}

/// What `call` gives, or INTERNAL if it panics. It is pinned where it is: calls are large,
/// and moving one costs more than looking after it.
pub(crate) async fn catch_in<F: Future + Unpin>(mut call: F) -> Result<F::Output, Status> {
    poll_fn(
        |context| match catch(|| Pin::new(&mut call).poll(context)) {
            Ok(Poll::Ready(output)) => Poll::Ready(Ok(output)),
            Ok(Poll::Pending) => Poll::Pending,
            Err(status) => Poll::Ready(Err(status)),
        },
    )
    .await
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use tonic::Code;

    use super::*;

    #[tokio::test]
    async fn panics_become_internal() {
        let call = pin!(async {
            tokio::task::yield_now().await;
            panic!("planted");
        });
        let status = catch_in(call).await.unwrap_err();
        assert_eq!(status.code(), Code::Internal);
        assert!(!status.message().contains("planted"));
        assert_eq!(catch_in(pin!(async { 7 })).await.unwrap(), 7);
    }
}
