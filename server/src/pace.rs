//! A stream of questions as fast as its caller may ask: one that comes too fast is read
//! more slowly, so that flow control slows its sender.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use doko_proto::v1::EvaluateRequest;
use tokio::time::{Sleep, sleep};
use tokio_stream::Stream;
use tonic::Status;

use crate::bucket::{Bucket, Empty};
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
    /// A message that is too early.
    early: Option<Early>,
}

/// A message of which not every question may be asked yet.
#[derive(Debug)]
struct Early {
    message: EvaluateRequest,
    /// How many questions are to be accounted for.
    owed: usize,
    /// When to look again.
    time: Pin<Box<Sleep>>,
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
            let (message, mut owed) = if let Some(early) = paced.early.as_mut() {
                ready!(early.time.as_mut().poll(context));
                match paced.early.take() {
                    Some(early) => (early.message, early.owed),
                    None => continue,
                }
            } else {
                match ready!(Pin::new(&mut paced.messages).poll_next(context)) {
                    Some(Ok(message)) => {
                        let count = message.questions.len();
                        are_not_too_many(count, paced.max_questions)?;
                        (message, count.max(1))
                    }
                    end => return Poll::Ready(end),
                }
            };
            match paced
                .bucket
                .as_ref()
                .map_or(Ok(()), |it| pay(it, &mut owed))
            {
                Ok(()) => return Poll::Ready(Some(Ok(message))),
                Err(empty) => {
                    let time = Box::pin(sleep(empty.wait));
                    paced.early = Some(Early {
                        message,
                        owed,
                        time,
                    });
                }
            }
        }
    }
}

/// Takes `owed` questions out of `bucket`; if it does not hold so many, part by part.
///
/// # Errors
///
/// If there are not so many; what is left to pay is `owed` then.
pub(crate) fn pay(bucket: &Bucket, owed: &mut usize) -> Result<(), Empty> {
    let burst = usize::try_from(bucket.burst()).unwrap_or(usize::MAX);
    while *owed > 0 {
        let part = burst.min(*owed);
        bucket.take(part)?;
        *owed = owed.saturating_sub(part);
    }
    Ok(())
}
