//! How streams end that would not end by themselves: when the deadline of the
//! client passes, when nothing is asked for long, when the credential that they were
//! opened with no longer counts, or when the server stops.

use std::future::{Future, pending};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::Bytes;
use tokio::time::{Instant, Sleep, sleep_until};
use tokio_stream::Stream;
use tokio_util::sync::CancellationToken;
use tonic::Status;

use super::Deadline;
use super::handlers::Answers;
use super::share::Share;
use crate::status;

/// Answers that end.
pub(super) struct Ending {
    /// Gone after the end.
    open: Option<Open>,
}

struct Open {
    answers: Answers,
    /// Ready with the status to end with.
    end: Pin<Box<dyn Future<Output = Status> + Send>>,
    /// Absent if it may say nothing for ever.
    idle: Option<Idle>,
    /// Among the streams that may be open.
    _place: Option<Share>,
}

/// How long a stream has said nothing.
struct Idle {
    most: Duration,
    last: Instant,
    /// Looks at it, no more often than it has to.
    look: Pin<Box<Sleep>>,
}

impl Idle {
    fn new(most: Duration) -> Self {
        let last = Instant::now();
        Self {
            most,
            last,
            look: Box::pin(sleep_until(end_of(last, most))),
        }
    }

    /// Ready when that was too long.
    fn poll(&mut self, context: &mut Context<'_>) -> Poll<()> {
        while self.look.as_mut().poll(context).is_ready() {
            let end = end_of(self.last, self.most);
            if end <= Instant::now() {
                return Poll::Ready(());
            }
            self.look.as_mut().reset(end);
        }
        Poll::Pending
    }
}

fn end_of(last: Instant, most: Duration) -> Instant {
    // Times are a day at most.
    last.checked_add(most).unwrap_or(last)
}

impl Ending {
    /// `answers` until `end`, or until nothing was said for `idle`, if that is too long at
    /// all; so long their `place` is taken.
    pub(super) fn new(
        answers: Answers,
        end: impl Future<Output = Status> + Send + 'static,
        idle: Option<Duration>,
        place: Option<Share>,
    ) -> Self {
        Self {
            open: Some(Open {
                answers,
                end: Box::pin(end),
                idle: idle.map(Idle::new),
                _place: place,
            }),
        }
    }
}

/// When a stream has to end, and how. One that may say nothing for ever goes when its
/// connection is `leaving`.
pub(super) async fn end(
    stopping: CancellationToken,
    deadline: Option<Deadline>,
    withdrawn: impl Future<Output = Status>,
    leaving: Option<CancellationToken>,
) -> Status {
    let left = async {
        match leaving {
            Some(leaving) => leaving.cancelled().await,
            None => pending().await,
        }
    };
    let late = async {
        match deadline {
            Some(deadline) => deadline.passed().await,
            None => pending().await,
        }
    };
    tokio::select! {
        () = stopping.cancelled() => status::shutting_down(),
        () = late => status::deadline_exceeded(),
        () = left => status::leaving(),
        status = withdrawn => status,
    }
}

impl Open {
    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, Status>>> {
        // Before an answer, so that a busy stream ends in time, too.
        if let Poll::Ready(status) = self.end.as_mut().poll(context) {
            return Poll::Ready(Some(Err(status)));
        }
        let answer = self.answers.as_mut().poll_next(context);
        match &mut self.idle {
            Some(idle) if answer.is_pending() => {
                ready!(idle.poll(context));
                Poll::Ready(Some(Err(status::idle())))
            }
            Some(idle) => {
                idle.last = Instant::now();
                answer
            }
            None => answer,
        }
    }
}

impl Stream for Ending {
    type Item = Result<Bytes, Status>;

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Status>>> {
        let Some(open) = self.open.as_mut() else {
            return Poll::Ready(None);
        };
        let answer = ready!(open.poll_next(context));
        if !matches!(answer, Some(Ok(_))) {
            self.open = None;
        }
        Poll::Ready(answer)
    }
}
