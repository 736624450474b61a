//! Around every call, access and limits included: its id, its time and how it ended, with a
//! line of the log if it failed.

use std::convert::Infallible;
use std::fmt;
use std::future::{Future, ready};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Instant;

use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderValue, Request, Response};
use hyper::body::{Bytes, Frame, SizeHint};
use opentelemetry_sdk::trace::Span;
use tonic::body::Body;
use tonic::{Code, Status};
use tower_service::Service;

use super::metrics::{Metrics, OTHER};
use super::refusals::Attempt;
use super::report;
use super::request_id::{HEADER, RequestId};
use super::traces;
use super::watching::{UNKNOWN, Watching};
use crate::guard::{Guard, Rewritten, Sending};
use crate::methods::Method;
use crate::peer::{Entered, Peer};

/// The response to come.
pub(crate) type Answer = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

/// The guarded service, whose calls are watched.
#[derive(Clone, Debug)]
pub(crate) struct Observed {
    guard: Arc<Guard>,
    watcher: Arc<Watcher>,
}

/// Who watches the calls of one worker, so that cores do not contend for one reference
/// count.
#[derive(Debug)]
struct Watcher(Arc<Watching>);

impl Observed {
    pub(crate) fn new(guard: Guard, watching: Arc<Watching>) -> Self {
        Self {
            guard: Arc::new(guard),
            watcher: Arc::new(Watcher(watching)),
        }
    }

    /// What counts, unless nothing is counted.
    pub(crate) fn metrics(&self) -> Option<&Metrics> {
        self.watcher.0.metrics.as_deref()
    }

    /// Whether `peer` may read what the API is, if that is told at all.
    ///
    /// # Errors
    ///
    /// Why not.
    pub(crate) fn may_read(&self, headers: &HeaderMap, peer: &Peer) -> Result<bool, Status> {
        self.guard.may_read(headers, peer)
    }

    /// What to note if `request` is refused before it is a call.
    pub(crate) fn attempt<B>(&self, request: &Request<B>) -> Attempt {
        Attempt::of(Arc::clone(&self.watcher.0), request)
    }
}

impl Service<Request<Body>> for Observed {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answer;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        // What cannot be answered is refused.
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Answer {
        let record = Record::of(&self.watcher, &request);
        let is_rewritten = request.extensions().get::<Rewritten>().is_some();
        match self.guard.enter(request) {
            Ok(admitted) => {
                let guard = Arc::clone(&self.guard);
                Box::pin(async move {
                    match guard.answer(admitted).await {
                        Ok(sending) => Ok(record.answered(sending, is_rewritten)),
                        Err(status) => Ok(record.failed(status)),
                    }
                })
            }
            // Many may be refused before a thread comes to say so: nothing of them is kept.
            Err(status) => Box::pin(ready(Ok(record.failed(status)))),
        }
    }
}

/// How a call ended.
enum End {
    /// Its caller went before.
    Gone,
    Well,
    Failed(Status),
}

/// What trailers say.
fn end(trailers: &HeaderMap) -> Option<End> {
    let code = trailers.get(Status::GRPC_STATUS)?;
    if Code::from_bytes(code.as_bytes()) == Code::Ok {
        return Some(End::Well);
    }
    Status::from_header_map(trailers).map(End::Failed)
}

/// One call, which is noted when this is dropped.
struct Record {
    watcher: Arc<Watcher>,
    method: Option<&'static Method>,
    id: RequestId,
    /// Absent if nothing is counted.
    begun: Option<Instant>,
    span: Option<Span>,
    end: End,
}

impl Record {
    /// A call that begins now.
    fn of(watcher: &Arc<Watcher>, request: &Request<Body>) -> Self {
        let Watcher(watching) = &**watcher;
        let entered = request.extensions().get::<Entered>();
        let method = entered.and_then(|entered| entered.method);
        let id = RequestId::of(request.headers());
        let begun = watching.metrics.as_ref().map(|metrics| metrics.begun());
        let traces = watching.traces.as_ref();
        let name = || method.map_or(OTHER, Method::name);
        let span = traces.map(|traces| traces.begin(name(), &id, request.headers()));
        Self {
            watcher: Arc::clone(watcher),
            method,
            id,
            begun,
            span,
            end: End::Gone,
        }
    }

    /// The response to a call that has an answer.
    fn answered(self, sending: Sending, is_rewritten: bool) -> Response<Body> {
        let outlet = is_rewritten.then(|| sending.outlet().clone());
        let is_named = self.id.is_given() || self.method.is_some_and(Method::is_stream);
        let id = is_named.then(|| self.id.value()).flatten();
        let record = Some(self);
        let body = Seen {
            body: sending,
            record,
        };
        let mut response = Response::new(Body::new(body));
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/grpc"));
        if let Some(id) = id {
            headers.insert(HEADER, id);
        }
        if let Some(outlet) = outlet {
            response.extensions_mut().insert(outlet);
        }
        response
    }

    /// The response to a call that has none.
    fn failed(mut self, status: Status) -> Response<Body> {
        self.end = End::Failed(status.clone());
        let mut response: Response<Body> = status.into_http();
        if let Some(id) = self.id.value() {
            response.headers_mut().insert(HEADER, id);
        }
        response
    }
}

impl Drop for Record {
    fn drop(&mut self) {
        let Watcher(watching) = &*self.watcher;
        let name = || self.method.map_or(UNKNOWN, Method::name);
        let code = match &self.end {
            End::Well => Code::Ok,
            End::Failed(status) => {
                report::failed(name(), status, &self.id);
                status.code()
            }
            End::Gone => {
                if !self.method.is_some_and(Method::lasts) {
                    report::gone(name(), &self.id);
                }
                Code::Cancelled
            }
        };
        if let (Some(metrics), Some(begun)) = (&watching.metrics, self.begun) {
            metrics.ended(self.method, code, begun.elapsed());
        }
        if let Some(span) = self.span.take() {
            traces::end(span, code);
        }
    }
}

/// The body of a response that is watched to its end.
struct Seen {
    body: Sending,
    /// Gone with the end.
    record: Option<Record>,
}

impl hyper::body::Body for Seen {
    type Data = Bytes;
    type Error = Status;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        let end = match &polled {
            Poll::Ready(Some(Ok(frame))) => frame.trailers_ref().and_then(end),
            Poll::Ready(Some(Err(status))) => Some(End::Failed(status.clone())),
            Poll::Ready(None) | Poll::Pending => None,
        };
        if let Some(end) = end
            && let Some(mut record) = self.record.take()
        {
            record.end = end;
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seen").finish_non_exhaustive()
    }
}
