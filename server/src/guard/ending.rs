//! How streams end that would not end by themselves: when the deadline of the
//! client passes, when nothing is asked for long, when the credential that they were
//! opened with no longer counts, or when the server stops.

use std::fmt;
use std::future::{Future, pending};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use http::HeaderMap;
use hyper::body::{Bytes, Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until};
use tokio_util::sync::{CancellationToken, DropGuard};
use tonic::body::Body;
use tonic::{Code, Status};

use super::Deadline;
use super::load::{Account, Resource};
use super::receive::Fault;
use super::share::Share;
use crate::status;

/// The body of a response that is a stream.
pub(super) struct Ending {
    /// Gone after the end.
    open: Option<Open>,
}

struct Open {
    body: Body,
    /// Ready with the status to end with.
    end: Pin<Box<dyn Future<Output = Status> + Send>>,
    /// Absent if it may say nothing for ever.
    idle: Option<Idle>,
    place: Place,
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

/// One of the streams that may be open.
#[derive(Debug)]
pub(super) struct Place {
    _share: Share,
    over: DropGuard,
    fault: Fault,
}

impl Place {
    /// One place among all streams, or among those who watch.
    ///
    /// # Errors
    ///
    /// If there is none left, or the caller has its part of them.
    pub(super) fn among(account: &Account, all: Resource) -> Result<Self, Status> {
        Ok(Self {
            _share: account.share(all, 1)?,
            over: CancellationToken::new().drop_guard(),
            fault: Fault::default(),
        })
    }

    /// Where to note why requests cannot be read.
    pub(super) fn fault(&self) -> Fault {
        self.fault.clone()
    }

    /// Cancelled when the place is given back: then nobody reads requests.
    pub(super) fn over(&self) -> CancellationToken {
        self.over.token().clone()
    }
}

impl Ending {
    /// `body` until `end`, or until it has said nothing for `idle`, if that is too long at
    /// all; so long its place is taken.
    pub(super) fn new(
        body: Body,
        end: impl Future<Output = Status> + Send + 'static,
        idle: Option<Duration>,
        place: Place,
    ) -> Self {
        Self {
            open: Some(Open {
                body,
                end: Box::pin(end),
                idle: idle.map(Idle::new),
                place,
            }),
        }
    }

    fn end_with(&mut self, status: &Status) -> Result<Frame<Bytes>, Status> {
        self.open = None;
        let mut trailers = HeaderMap::new();
        let written = status.add_header(&mut trailers);
        written.map(|()| Frame::trailers(trailers))
    }
}

/// Whether a stream ends with this, as if all of it had been read and answered.
fn is_well(frame: &Frame<Bytes>) -> bool {
    let status = frame.trailers_ref();
    let status = status.and_then(|trailers| trailers.get(Status::GRPC_STATUS));
    status.is_some_and(|code| Code::from_bytes(code.as_bytes()) == Code::Ok)
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

impl hyper::body::Body for Ending {
    type Data = Bytes;
    type Error = Status;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        let Some(open) = self.open.as_mut() else {
            return Poll::Ready(None);
        };
        // Before an answer, so that a busy stream ends in time, too.
        if let Poll::Ready(status) = open.end.as_mut().poll(context) {
            return Poll::Ready(Some(self.end_with(&status)));
        }
        match Pin::new(&mut open.body).poll_frame(context) {
            Poll::Ready(Some(Err(status))) => Poll::Ready(Some(self.end_with(&status))),
            Poll::Ready(Some(Ok(frame))) if is_well(&frame) => {
                match open.place.fault.noted().cloned() {
                    Some(status) => Poll::Ready(Some(self.end_with(&status))),
                    None => Poll::Ready(Some(Ok(frame))),
                }
            }
            Poll::Ready(frame) => {
                if let Some(idle) = &mut open.idle {
                    idle.last = Instant::now();
                }
                Poll::Ready(frame)
            }
            Poll::Pending => {
                let Some(idle) = &mut open.idle else {
                    return Poll::Pending;
                };
                ready!(idle.poll(context));
                Poll::Ready(Some(self.end_with(&status::idle())))
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.open
            .as_ref()
            .is_none_or(|open| open.body.is_end_stream())
    }

    fn size_hint(&self) -> SizeHint {
        self.open
            .as_ref()
            .map_or_else(|| SizeHint::with_exact(0), |open| open.body.size_hint())
    }
}

impl fmt::Debug for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ending").finish_non_exhaustive()
    }
}
