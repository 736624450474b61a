//! A stream of questions as fast as its caller may ask: one that comes too fast is read
//! more slowly, so that flow control slows its sender.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use doko_proto::v1::EvaluateRequest;
use tokio::time::{Sleep, sleep};
use tokio_stream::Stream;
use tonic::Status;

use crate::bucket::Bucket;
use crate::status;

/// Whether a message may hold so many questions here.
///
/// # Errors
///
/// INVALID_ARGUMENT with the reason LIMIT_EXCEEDED if not.
pub(crate) fn are_not_too_many(count: usize, max_questions: u32) -> Result<(), Status> {
    match u32::try_from(count) {
        Ok(count) if count <= max_questions => Ok(()),
        Ok(_) | Err(_) => Err(status::too_many_questions(max_questions)),
    }
}

/// The messages of a stream, each when its caller may ask all of its questions.
#[derive(Debug)]
pub(crate) struct Paced<S> {
    messages: S,
    bucket: Option<Arc<Bucket>>,
    max_questions: u32,
    /// A message that is too early, and when to look again.
    early: Option<(EvaluateRequest, Pin<Box<Sleep>>)>,
}

impl<S> Paced<S> {
    /// `messages`, as fast as `bucket` allows, each with so many questions at most.
    pub(crate) fn new(messages: S, bucket: Option<Arc<Bucket>>, max_questions: u32) -> Self {
        Self {
            messages,
            bucket,
            max_questions,
            early: None,
        }
    }
}

impl<S> Stream for Paced<S>
where
    S: Stream<Item = Result<EvaluateRequest, Status>> + Unpin,
{
    type Item = S::Item;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<S::Item>> {
        let paced = &mut *self;
        loop {
            let message = if let Some((_, time)) = paced.early.as_mut() {
                ready!(time.as_mut().poll(context));
                paced.early.take().map(|(message, _)| message)
            } else {
                match ready!(Pin::new(&mut paced.messages).poll_next(context)) {
                    Some(Ok(message)) => {
                        are_not_too_many(message.questions.len(), paced.max_questions)?;
                        Some(message)
                    }
                    end => return Poll::Ready(end),
                }
            };
            let Some(message) = message else { continue };
            let taken = match &paced.bucket {
                Some(bucket) => bucket.take(message.questions.len().max(1)),
                None => Ok(()),
            };
            match taken {
                Ok(()) => return Poll::Ready(Some(Ok(message))),
                Err(empty) => paced.early = Some((message, Box::pin(sleep(empty.wait)))),
            }
        }
    }
}
