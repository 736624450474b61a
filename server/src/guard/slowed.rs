//! Streams whose messages cost a question each: one that comes too fast is read more slowly,
//! so that flow control slows its sender. `Evaluate` does so itself, because its messages may
//! hold many questions.

use std::future::Future as _;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use hyper::body::{Body, Frame};
use tokio::time::{Sleep, sleep};
use tonic::Status;

use super::receive::{Messages, unframed};
use crate::bucket::Bucket;
use crate::pace::pay;

/// Messages, as fast as their caller may send them.
#[derive(Debug)]
pub(super) struct Slowed {
    messages: Messages,
    bucket: Arc<Bucket>,
    /// Those that are too early.
    early: Option<Early>,
}

#[derive(Debug)]
struct Early {
    messages: Bytes,
    /// How many questions are to be accounted for.
    owed: usize,
    /// When to look again.
    time: Pin<Box<Sleep>>,
}

impl Slowed {
    pub(super) fn new(messages: Messages, bucket: Arc<Bucket>) -> Self {
        Self {
            messages,
            bucket,
            early: None,
        }
    }
}

impl Body for Slowed {
    type Data = Bytes;
    type Error = Status;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        let this = &mut *self;
        loop {
            let (messages, mut owed) = if let Some(early) = this.early.as_mut() {
                // Nobody else looks while they wait.
                if this.messages.poll_over(context).is_ready() {
                    return Poll::Ready(None);
                }
                ready!(early.time.as_mut().poll(context));
                match this.early.take() {
                    Some(early) => (early.messages, early.owed),
                    None => continue,
                }
            } else {
                let frame = ready!(Pin::new(&mut this.messages).poll_frame(context)?);
                match frame.map(Frame::into_data) {
                    Some(Ok(messages)) => {
                        let count = unframed(&messages).count();
                        (messages, count.max(1))
                    }
                    Some(Err(frame)) => return Poll::Ready(Some(Ok(frame))),
                    None => return Poll::Ready(None),
                }
            };
            match pay(&this.bucket, &mut owed) {
                Ok(()) => return Poll::Ready(Some(Ok(Frame::data(messages)))),
                Err(empty) => {
                    this.early = Some(Early {
                        messages,
                        owed,
                        time: Box::pin(sleep(empty.wait)),
                    });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use http_body_util::{BodyExt as _, Full};
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::guard::receive::tests::messages_of;

    /// A message that is too early.
    fn slowed(over: CancellationToken) -> Slowed {
        let bucket = Arc::new(Bucket::new(NonZeroU32::MIN, NonZeroU32::MIN));
        let body = Full::new(Bytes::from_static(b"\0\0\0\0\0"));
        let messages = messages_of(tonic::body::Body::new(body), 2, over);
        bucket.take(1).unwrap();
        Slowed::new(messages, bucket)
    }

    #[tokio::test]
    async fn what_is_too_early_ends_when_its_caller_leaves() {
        let over = CancellationToken::new();
        let mut slowed = slowed(over.clone());
        let (frame, ()) = tokio::join!(slowed.frame(), async { over.cancel() });
        assert!(frame.is_none());
        assert!(slowed.early.is_some());
    }
}
