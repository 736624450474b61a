//! Requests that end before they are whole: because their caller has gone, or because what
//! came is nothing that could be read.
//!
//! The first is nobody's fault and the second the caller's, but neither is one of the service.
//! Which of them it was, gRPC-Web does not tell: it makes the same status of both. So what is
//! below it is watched.

use std::error::Error;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use bytes::Bytes;
use hyper::body::{Frame, SizeHint};
use tonic::Status;
use tonic::body::Body;

use crate::status;

/// Whether a request has broken off.
#[derive(Clone, Debug, Default)]
pub(crate) struct Torn(Arc<AtomicBool>);

impl Torn {
    /// `body`, whose end is noted if it breaks off.
    pub(crate) fn watch(&self, body: Body) -> Body {
        Body::new(Watched {
            body,
            torn: self.clone(),
        })
    }

    /// What a request ends with of which a layer above says that it cannot be read.
    pub(super) fn explain(&self) -> Status {
        // It is read by one task.
        match self.0.load(Ordering::Relaxed) {
            true => gone(),
            false => status::undecodable(),
        }
    }
}

/// What a request ends with whose connection or stream broke. Nobody is there to hear it.
pub(super) fn gone() -> Status {
    Status::cancelled("the caller is gone")
}

/// The body of a request below a layer that reads it.
#[derive(Debug)]
struct Watched {
    body: Body,
    torn: Torn,
}

impl hyper::body::Body for Watched {
    type Data = Bytes;
    type Error = Status;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(Some(Err(status))) = &frame
            && !is_nonsense(status)
        {
            self.torn.0.store(true, Ordering::Relaxed);
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Whether HTTP/1 could not read what came: its caller is still there.
fn is_nonsense(status: &Status) -> bool {
    let mut cause = status.source();
    while let Some(error) = cause {
        if let Some(error) = error.downcast_ref::<io::Error>() {
            let kinds = [io::ErrorKind::InvalidData, io::ErrorKind::InvalidInput];
            return kinds.contains(&error.kind());
        }
        cause = error.source();
    }
    false
}
