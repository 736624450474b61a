//! Around every call, access and limits included: its id, its time and how it ended, with a
//! line of the log if it failed.

use std::convert::Infallible;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Instant;

use http::{HeaderMap, Request, Response, Uri};
use hyper::body::{Bytes, Frame, SizeHint};
use opentelemetry_otlp::ExporterBuildError;
use opentelemetry_sdk::trace::Span;
use tonic::body::Body;
use tonic::{Code, Status};
use tower_service::Service;

use super::metrics::{ByCode, Metrics, OTHER};
use super::report;
use super::request_id::{HEADER, RequestId};
use super::traces::{self, Traces};
use crate::config::Seeing;
use crate::guard::Answer;
use crate::methods::{Methods, Shape};

/// Who watches calls.
#[derive(Debug)]
pub(crate) struct Watching {
    pub(crate) methods: Arc<Methods>,
    /// Absent if nothing is counted.
    pub(crate) metrics: Option<Arc<Metrics>>,
    /// Absent if nothing is traced.
    traces: Option<Traces>,
}

impl Watching {
    /// Calls are watched as `seeing` has it. Needs the runtime that sends traces.
    ///
    /// # Errors
    ///
    /// If traces have nowhere to go.
    pub(crate) fn new(seeing: &Seeing) -> Result<Self, ExporterBuildError> {
        let methods = Arc::new(Methods::served());
        let metrics = seeing.metrics_address.map(|_| Metrics::new(&methods));
        Ok(Self {
            methods,
            metrics: metrics.map(Arc::new),
            traces: Traces::new(seeing)?,
        })
    }

    /// Sends what was traced last. Blocks, but not for long.
    pub(crate) fn end(&self) {
        if let Some(traces) = &self.traces {
            traces.end();
        }
    }

    /// Calls have ids, but nothing is counted.
    pub(crate) fn of_nothing() -> Self {
        Self {
            methods: Arc::new(Methods::served()),
            metrics: None,
            traces: None,
        }
    }

    /// The method of a path, or what stands for all that are none.
    fn name(&self, path: &str) -> &str {
        match self.methods.shape(path) {
            Some(_) => self.methods.name(path),
            None => OTHER,
        }
    }
}

/// A service whose calls are watched.
#[derive(Clone, Debug)]
pub(crate) struct Observed<S> {
    inner: S,
    watcher: Arc<Watcher>,
}

/// Who watches the calls of one worker, so that cores do not contend for one reference
/// count.
#[derive(Debug)]
struct Watcher(Arc<Watching>);

impl<S> Observed<S> {
    pub(crate) fn new(inner: S, watching: Arc<Watching>) -> Self {
        Self {
            inner,
            watcher: Arc::new(Watcher(watching)),
        }
    }

    /// What counts, unless nothing is counted.
    pub(crate) fn metrics(&self) -> Option<&Metrics> {
        self.watcher.0.metrics.as_deref()
    }
}

impl<S> Service<Request<Body>> for Observed<S>
where
    S: Service<Request<Body>, Response = Response<Body>, Error = Infallible>,
    S::Future: Send + 'static,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answer;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let record = Record::of(&self.watcher, &request);
        let response = self.inner.call(request);
        Box::pin(async move {
            let Ok(mut response) = response.await;
            let end = end(response.headers());
            let failed = matches!(end, Some(End::Failed(_)));
            if (record.is_stream() || failed || record.id.is_given())
                && let Some(value) = record.id.value()
            {
                response.headers_mut().insert(HEADER, value);
            }
            match end {
                Some(end) => {
                    record.ended(end);
                    Ok(response)
                }
                None => Ok(response.map(|body| Body::new(Seen::new(body, record)))),
            }
        })
    }
}

/// How a call ended.
enum End {
    /// Its caller went before.
    Gone,
    Well,
    Failed(Status),
}

/// What trailers say, or the head of a response that consists of nothing else.
fn end(headers: &HeaderMap) -> Option<End> {
    let code = headers.get(Status::GRPC_STATUS)?;
    if Code::from_bytes(code.as_bytes()) == Code::Ok {
        return Some(End::Well);
    }
    Status::from_header_map(headers).map(End::Failed)
}

/// One call, which is noted when this is dropped.
struct Record {
    watcher: Arc<Watcher>,
    uri: Uri,
    shape: Option<Shape>,
    id: RequestId,
    counted: Option<Count>,
    span: Option<Span>,
    end: End,
}

/// What counts a call.
struct Count {
    method: Arc<ByCode>,
    begun: Instant,
}

impl Record {
    /// A call that begins now.
    fn of(watcher: &Arc<Watcher>, request: &Request<Body>) -> Self {
        let Watcher(watching) = &**watcher;
        let (path, headers) = (request.uri().path(), request.headers());
        let id = RequestId::of(headers);
        let counted = watching.metrics.as_ref().map(|metrics| Count {
            method: metrics.begun(path),
            begun: Instant::now(),
        });
        let traces = watching.traces.as_ref();
        let span = traces.map(|traces| traces.begin(watching.name(path), &id, headers));
        Self {
            watcher: Arc::clone(watcher),
            uri: request.uri().clone(),
            shape: watching.methods.shape(path),
            id,
            counted,
            span,
            end: End::Gone,
        }
    }

    fn is_stream(&self) -> bool {
        self.shape.is_some_and(Shape::is_stream)
    }

    /// Whether there is no other end than that the caller goes, as of who watches health.
    fn lasts(&self) -> bool {
        self.shape
            .is_some_and(|shape| shape.gives_stream && !shape.takes_stream)
    }

    fn ended(mut self, end: End) {
        self.end = end;
    }
}

impl Drop for Record {
    fn drop(&mut self) {
        let Watcher(watching) = &*self.watcher;
        let method = || watching.methods.name(self.uri.path());
        let code = match &self.end {
            End::Well => Code::Ok,
            End::Failed(status) => {
                report::failed(method(), status, &self.id);
                status.code()
            }
            End::Gone => {
                if !self.lasts() {
                    report::gone(method(), &self.id);
                }
                Code::Cancelled
            }
        };
        if let (Some(metrics), Some(count)) = (&watching.metrics, &self.counted) {
            metrics.ended(&count.method, code, count.begun.elapsed());
        }
        if let Some(span) = self.span.take() {
            traces::end(span, code);
        }
    }
}

/// The body of a response that is watched to its end.
struct Seen {
    body: Body,
    /// Gone with the end.
    record: Option<Record>,
}

impl Seen {
    fn new(body: Body, record: Record) -> Self {
        Self {
            body,
            record: Some(record),
        }
    }
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
            && let Some(record) = self.record.take()
        {
            record.ended(end);
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
