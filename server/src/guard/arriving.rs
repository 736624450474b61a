//! Requests that are answered before they are there: what is still to come of them is read
//! all the same, and thrown away.
//!
//! Without that HTTP/2 resets the call. What was on its way then comes for a call that is
//! forgotten, and HTTP/2 takes that for an attack once it has happened 1,024 times: it ends
//! the connection, with all other calls on it. Clients commonly send the head of a call on
//! its own, so whoever is refused at once may well be refused before its message is there.
//!
//! So much is read at the same time. What is more is reset after all: else callers who send
//! heads alone, with a credential or without one, would decide how much is kept.

use std::mem;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http_body_util::BodyExt as _;
use hyper::body::{Body as _, Frame};
use tokio::runtime::Handle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tonic::Status;
use tonic::body::Body;

use super::load::Load;
use super::share::Share;
use super::torn::{Torn, gone};
use crate::config::Limits;
use crate::frame::PREFIX;

/// How long, and how much, is read of what nobody wants any more.
#[derive(Debug)]
pub(crate) struct Rests {
    pub(super) longest: Duration,
    pub(super) most: usize,
    /// Whose places those take that are read.
    pub(super) load: Arc<Load>,
    /// Cancelled when the server stops.
    pub(super) stopping: CancellationToken,
}

impl Rests {
    /// As long, and as much, as of a call that is answered; not after `stopping`.
    pub(crate) fn new(limits: &Limits, load: Arc<Load>, stopping: CancellationToken) -> Arc<Self> {
        let message = usize::try_from(limits.max_message_size).unwrap_or(usize::MAX);
        Arc::new(Self {
            longest: limits.request_timeout,
            most: message.saturating_add(PREFIX),
            load,
            stopping,
        })
    }

    async fn read(&self, body: Body, _place: Share) {
        tokio::select! {
            () = self.stopping.cancelled() => {}
            // Whoever takes longer is cut off.
            _ = timeout(self.longest, throw_away(body, self.most)) => {}
        }
    }
}

/// Reads `body` to its end, or until that is more than `most`.
async fn throw_away(mut body: Body, most: usize) {
    let mut left = most;
    while let Some(Ok(frame)) = body.frame().await {
        let size = frame.data_ref().map_or(0, Bytes::len);
        match left.checked_sub(size) {
            Some(less) => left = less,
            None => return,
        }
    }
}

/// The body of a request. What is still to come of it when it is dropped is read by
/// somebody else, while there are not too many of them.
#[derive(Debug)]
pub(crate) struct Arriving {
    body: Body,
    /// Of a body that a layer in between has read.
    torn: Option<Torn>,
    rests: Arc<Rests>,
}

impl Arriving {
    pub(crate) fn new(body: Body, torn: Option<Torn>, rests: Arc<Rests>) -> Self {
        Self { body, torn, rests }
    }

    /// The next part of it.
    pub(super) fn poll_frame(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        // Whichever status was made of it: callers choose how they go, and none of that is a
        // fault of the service.
        let failed = |_| self.torn.as_ref().map_or_else(gone, Torn::explain);
        frame.map(|frame| frame.map(|frame| frame.map_err(failed)))
    }

    pub(super) fn is_over(&self) -> bool {
        self.body.is_end_stream()
    }
}

impl Drop for Arriving {
    fn drop(&mut self) {
        // When the runtime ends, connections do, too.
        if !self.is_over()
            && let Ok(runtime) = Handle::try_current()
            && let Some(place) = Share::rest(&self.rests.load)
        {
            let (body, rests) = (mem::take(&mut self.body), Arc::clone(&self.rests));
            runtime.spawn(async move { rests.read(body, place).await });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guard::load::RESTS;

    /// A body of which nothing comes; kept as long as something else is.
    struct Silent(Arc<()>);

    impl hyper::body::Body for Silent {
        type Data = Bytes;
        type Error = Status;

        fn poll_frame(
            self: Pin<&mut Self>,
            _: &mut Context<'_>,
        ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
            assert!(Arc::strong_count(&self.0) > 0);
            Poll::Pending
        }
    }

    #[tokio::test(start_paused = true)]
    async fn only_so_many_rests_are_read() {
        let limits = Limits::default();
        let load = Load::new(&limits);
        let rests = Rests::new(&limits, load, CancellationToken::new());
        let bodies = Arc::new(());
        let refused = || {
            let body = Body::new(Silent(Arc::clone(&bodies)));
            drop(Arriving::new(body, None, Arc::clone(&rests)));
        };
        let most = usize::try_from(RESTS).unwrap();
        for _ in 0..most + 10 {
            refused();
        }
        let kept = || Arc::strong_count(&bodies) - 1;
        assert_eq!(kept(), most);
        // Their time is over, and others have the places.
        tokio::time::sleep(2 * rests.longest).await;
        assert_eq!(kept(), 0);
        refused();
        assert_eq!(kept(), 1);
    }
}
