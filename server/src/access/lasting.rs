//! Streams last no longer than the credential they were opened with.

use std::convert::Infallible;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use http::{HeaderMap, Request, Response};
use hyper::body::{Bytes, Frame, SizeHint};
use tokio::sync::watch::Receiver;
use tokio::time::sleep;
use tokio_util::either::Either;
use tonic::Status;
use tonic::body::Body;
use tower_service::Service;

use super::{Access, Standing, tokens};
use crate::guard::report;
use crate::methods::{Methods, Shape};
use crate::peer::Peer;
use crate::status;

/// After so long the clock is asked again what time it is: it may have been put right.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// A service whose streams end with the credential of their caller.
#[derive(Clone, Debug)]
pub(crate) struct Lasting<S> {
    inner: S,
    access: Arc<Access>,
    methods: Arc<Methods>,
}

impl<S> Lasting<S> {
    pub(crate) fn new(inner: S, access: Arc<Access>, methods: Arc<Methods>) -> Self {
        Self {
            inner,
            access,
            methods,
        }
    }
}

/// A response to come that is looked after.
type Watched = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

impl<S> Service<Request<Body>> for Lasting<S>
where
    S: Service<Request<Body>, Response = Response<Body>, Error = Infallible>,
    S::Future: Send + 'static,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Either<S::Future, Watched>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let path = request.uri().path();
        let lasts = self.methods.shape(path).is_some_and(Shape::is_stream);
        if !lasts || !self.access.needs_credential(path) {
            return Either::Left(self.inner.call(request));
        }
        let path = path.to_owned();
        let (access, methods) = (Arc::clone(&self.access), Arc::clone(&self.methods));
        // Before it is asked what the credential is, so that no change is missed.
        let changes = access.changes();
        let peer: Arc<Peer> = request.extensions().get().cloned().unwrap_or_default();
        let known = access.known(request.headers(), &peer);
        let response = self.inner.call(request);
        Either::Right(Box::pin(async move {
            let standing = match known {
                Ok(known) => known.standing,
                Err(status) => return Ok(status.into_http()),
            };
            let end = ended(access, standing, changes);
            let report = move |status: &Status| report(methods.name(&path), status);
            let response = response.await?;
            Ok(response.map(|body| Body::new(Until::new(body, end, report))))
        }))
    }
}

/// When a credential no longer counts, and what its streams end with.
async fn ended(access: Arc<Access>, standing: Standing, mut changes: Receiver<u64>) -> Status {
    while access.stands(&standing) {
        let changed = async {
            if changes.changed().await.is_err() {
                // Nothing changes any more.
                std::future::pending().await
            }
        };
        tokio::select! {
            () = changed => {}
            () = sleep(time_left(&standing)), if matches!(standing, Standing::Token { .. }) => {}
        }
    }
    status::unauthenticated()
}

fn time_left(standing: &Standing) -> Duration {
    match standing {
        Standing::Token { expires, .. } => {
            Duration::from_secs(expires.saturating_sub(tokens::now())).min(LONGEST_WAIT)
        }
        Standing::ApiKey(_) | Standing::Certificate => LONGEST_WAIT,
    }
}

/// Ready with the status to end with.
type End = Pin<Box<dyn Future<Output = Status> + Send>>;

/// A body that may be cut, with a status.
struct Until {
    /// Gone after the end.
    open: Option<(Body, End)>,
    /// Hears of it if it is cut.
    report: Box<dyn Fn(&Status) + Send>,
}

impl Until {
    fn new(
        body: Body,
        end: impl Future<Output = Status> + Send + 'static,
        report: impl Fn(&Status) + Send + 'static,
    ) -> Self {
        Self {
            open: Some((body, Box::pin(end))),
            report: Box::new(report),
        }
    }
}

impl hyper::body::Body for Until {
    type Data = Bytes;
    type Error = Status;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        let Some((body, end)) = self.open.as_mut() else {
            return Poll::Ready(None);
        };
        // Before an answer, so that a busy stream ends in time, too.
        let Poll::Ready(status) = end.as_mut().poll(context) else {
            return Pin::new(body).poll_frame(context);
        };
        self.open = None;
        (self.report)(&status);
        let mut trailers = HeaderMap::new();
        let written = status.add_header(&mut trailers);
        Poll::Ready(Some(written.map(|()| Frame::trailers(trailers))))
    }

    fn is_end_stream(&self) -> bool {
        let open = self.open.as_ref();
        open.is_none_or(|(body, _)| body.is_end_stream())
    }

    fn size_hint(&self) -> SizeHint {
        let open = self.open.as_ref();
        open.map_or_else(|| SizeHint::with_exact(0), |(body, _)| body.size_hint())
    }
}

impl fmt::Debug for Until {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Until").finish_non_exhaustive()
    }
}
