//! A panic ends one call, not the connection and not the process.

use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
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

/// What `call` gives, or INTERNAL if it panics.
pub(crate) async fn catch_in<F: Future>(call: F) -> Result<F::Output, Status> {
    let mut call = pin!(call);
    poll_fn(|context| match catch(|| call.as_mut().poll(context)) {
        Ok(Poll::Ready(output)) => Poll::Ready(Ok(output)),
        Ok(Poll::Pending) => Poll::Pending,
        Err(status) => Poll::Ready(Err(status)),
    })
    .await
}

#[cfg(test)]
mod tests {
    use tonic::Code;

    use super::*;

    #[tokio::test]
    async fn panics_become_internal() {
        let status = catch_in(async {
            tokio::task::yield_now().await;
            panic!("planted");
        })
        .await
        .unwrap_err();
        assert_eq!(status.code(), Code::Internal);
        assert!(!status.message().contains("planted"));
        assert_eq!(catch_in(async { 7 }).await.unwrap(), 7);
    }
}
