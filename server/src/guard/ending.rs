//! How streams end that would not end by themselves: when the deadline of the
//! client passes or the server stops.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::HeaderMap;
use hyper::body::{Bytes, Frame, SizeHint};
use tokio_util::sync::{CancellationToken, DropGuard};
use tonic::Status;
use tonic::body::Body;

use super::Deadline;
use super::load::{Quota, Share};
use crate::peer::Call;
use crate::status;

/// The body of a response that is a stream.
pub(super) struct Ending {
    /// Gone after the end.
    open: Option<Open>,
    /// Hears of it if the stream is ended.
    report: Box<dyn Fn(&Status) + Send>,
}

struct Open {
    body: Body,
    /// Ready with the status to end with.
    end: Pin<Box<dyn Future<Output = Status> + Send>>,
    _place: Place,
    _call: Call,
}

/// One of the streams that may be open.
pub(super) struct Place {
    _share: Share<Arc<Quota>>,
    over: DropGuard,
}

impl Place {
    /// One place among `streams`.
    ///
    /// # Errors
    ///
    /// If there is none left.
    pub(super) fn among(streams: &Arc<Quota>) -> Result<Self, Status> {
        Ok(Self {
            _share: Share::of(Arc::clone(streams), 1)?,
            over: CancellationToken::new().drop_guard(),
        })
    }

    /// Cancelled when the place is given back: then nobody reads requests.
    pub(super) fn over(&self) -> CancellationToken {
        self.over.token().clone()
    }
}

impl Ending {
    /// `body` until `end`; so long its place is taken and its call open.
    pub(super) fn new(
        body: Body,
        end: impl Future<Output = Status> + Send + 'static,
        (place, call): (Place, Call),
        report: impl Fn(&Status) + Send + 'static,
    ) -> Self {
        Self {
            open: Some(Open {
                body,
                end: Box::pin(end),
                _place: place,
                _call: call,
            }),
            report: Box::new(report),
        }
    }
}

/// When a stream has to end, and how.
pub(super) async fn end(stopping: CancellationToken, deadline: Option<Deadline>) -> Status {
    let stopped = stopping.cancelled();
    let Some(deadline) = deadline else {
        stopped.await;
        return status::shutting_down();
    };
    tokio::select! {
        () = stopped => status::shutting_down(),
        () = deadline.passed() => status::deadline_exceeded(),
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
        let Poll::Ready(status) = open.end.as_mut().poll(context) else {
            return Pin::new(&mut open.body).poll_frame(context);
        };
        self.open = None;
        (self.report)(&status);
        let mut trailers = HeaderMap::new();
        let written = status.add_header(&mut trailers);
        Poll::Ready(Some(written.map(|()| Frame::trailers(trailers))))
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
