//! A stream of questions as fast as its caller may ask: one that comes too fast is read
//! more slowly, so that flow control slows its sender.

use std::fmt;
use std::future::Future as _;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::time::{Sleep, sleep};
use tokio_stream::Stream;
use tonic::Status;

use crate::bucket::{Bucket, Empty};

/// The messages of a stream, each when its caller may ask all of its questions.
pub(crate) struct Paced<S, M> {
    messages: S,
    bucket: Option<Arc<Bucket>>,
    /// How many questions there are in a message.
    count: fn(&M) -> usize,
    /// A message that is too early.
    early: Option<Early<M>>,
}

/// A message of which not every question may be asked yet.
struct Early<M> {
    message: M,
    /// How many questions are to be accounted for.
    owed: usize,
    /// When to look again.
    time: Pin<Box<Sleep>>,
}

impl<S, M> Paced<S, M> {
    /// `messages`, each of so many questions, as fast as `bucket` allows.
    pub(crate) fn new(messages: S, bucket: Option<Arc<Bucket>>, count: fn(&M) -> usize) -> Self {
        Self {
            messages,
            bucket,
            count,
            early: None,
        }
    }
}

impl<S, M> Stream for Paced<S, M>
where
    S: Stream<Item = Result<M, Status>> + Unpin,
    M: Unpin,
{
    type Item = Result<M, Status>;

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
                        let count = (paced.count)(&message);
                        (message, count.max(1))
                    }
                    end => return Poll::Ready(end),
                }
            };
            let bucket = paced.bucket.as_ref();
            match bucket.map_or(Ok(()), |bucket| pay(bucket, &mut owed)) {
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
fn pay(bucket: &Bucket, owed: &mut usize) -> Result<(), Empty> {
    let burst = usize::try_from(bucket.burst()).unwrap_or(usize::MAX);
    while *owed > 0 {
        let part = burst.min(*owed);
        bucket.take(part)?;
        *owed = owed.saturating_sub(part);
    }
    Ok(())
}

impl<S, M> fmt::Debug for Paced<S, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Paced").finish_non_exhaustive()
    }
}
