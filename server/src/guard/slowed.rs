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
        loop {
            let (messages, mut owed) = if let Some(early) = self.early.as_mut() {
                ready!(early.time.as_mut().poll(context));
                match self.early.take() {
                    Some(early) => (early.messages, early.owed),
                    None => continue,
                }
            } else {
                let frame = ready!(Pin::new(&mut self.messages).poll_frame(context)?);
                match frame.map(Frame::into_data) {
                    Some(Ok(messages)) => {
                        let count = unframed(&messages).count();
                        (messages, count.max(1))
                    }
                    Some(Err(frame)) => return Poll::Ready(Some(Ok(frame))),
                    None => return Poll::Ready(None),
                }
            };
            match pay(&self.bucket, &mut owed) {
                Ok(()) => return Poll::Ready(Some(Ok(Frame::data(messages)))),
                Err(empty) => {
                    self.early = Some(Early {
                        messages,
                        owed,
                        time: Box::pin(sleep(empty.wait)),
                    });
                }
            }
        }
    }
}
