//! Around every call, access and limits included: its id, its time and how it ended.

use std::convert::Infallible;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Instant;

use http::{HeaderMap, Request, Response};
use hyper::body::{Bytes, Frame, SizeHint};
use opentelemetry_otlp::ExporterBuildError;
use opentelemetry_sdk::trace::Span;
use tonic::body::Body;
use tonic::{Code, Status};
use tower_service::Service;

use super::metrics::{ByCode, Metrics, OTHER};
use super::request_id::{CURRENT, HEADER, RequestId};
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

    /// What is noted of a call that begins now, if anything is.
    fn record(&self, path: &str, id: &RequestId, headers: &HeaderMap) -> Option<Record> {
        let counted = self.metrics.as_ref().map(|metrics| Count {
            method: metrics.begun(path),
            metrics: Arc::clone(metrics),
            begun: Instant::now(),
        });
        let name = || match self.methods.shape(path) {
            Some(_) => self.methods.name(path),
            None => OTHER,
        };
        let traces = self.traces.as_ref();
        let span = traces.map(|traces| traces.begin(name(), id, headers));
        (counted.is_some() || span.is_some()).then_some(Record {
            counted,
            span,
            code: Code::Cancelled,
        })
    }
}

/// A service whose calls are watched.
#[derive(Clone, Debug)]
pub(crate) struct Observed<S> {
    inner: S,
    watching: Arc<Watching>,
}

impl<S> Observed<S> {
    pub(crate) fn new(inner: S, watching: Arc<Watching>) -> Self {
        Self { inner, watching }
    }

    /// What counts, unless nothing is counted.
    pub(crate) fn metrics(&self) -> Option<&Metrics> {
        self.watching.metrics.as_deref()
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
        let path = request.uri().path();
        let is_stream = self
            .watching
            .methods
            .shape(path)
            .is_some_and(Shape::is_stream);
        let id = RequestId::of(request.headers());
        let record = self.watching.record(path, &id, request.headers());
        let response = CURRENT.scope(id.clone(), self.inner.call(request));
        Box::pin(async move {
            let mut response = response.await?;
            let failed = code(response.headers());
            if (is_stream || failed.is_some() || id.is_given())
                && let Some(value) = id.value()
            {
                response.headers_mut().insert(HEADER, value);
            }
            if let Some(code) = failed {
                if let Some(record) = record {
                    record.ended(code);
                }
                return Ok(response);
            }
            if record.is_none() && !is_stream {
                return Ok(response);
            }
            Ok(response.map(|body| Body::new(Seen { body, id, record })))
        })
    }
}

/// The code of trailers, or of a response that consists of nothing else.
fn code(headers: &HeaderMap) -> Option<Code> {
    let code = headers.get(Status::GRPC_STATUS)?;
    Some(Code::from_bytes(code.as_bytes()))
}

/// One call, which is noted when this is dropped.
struct Record {
    counted: Option<Count>,
    span: Option<Span>,
    /// Who goes before the end has cancelled it.
    code: Code,
}

/// What counts a call.
struct Count {
    metrics: Arc<Metrics>,
    method: Arc<ByCode>,
    begun: Instant,
}

impl Record {
    fn ended(mut self, code: Code) {
        self.code = code;
    }
}

impl Drop for Record {
    fn drop(&mut self) {
        if let Some(count) = &self.counted {
            let time = count.begun.elapsed();
            count.metrics.ended(&count.method, self.code, time);
        }
        if let Some(span) = self.span.take() {
            traces::end(span, self.code);
        }
    }
}

/// The body of a response that is watched to its end.
struct Seen {
    body: Body,
    id: RequestId,
    record: Option<Record>,
}

impl hyper::body::Body for Seen {
    type Data = Bytes;
    type Error = Status;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Status>>> {
        let seen = &mut *self;
        // What it logs has the id, too.
        let polled = CURRENT.sync_scope(seen.id.clone(), || {
            Pin::new(&mut seen.body).poll_frame(context)
        });
        let code = match &polled {
            Poll::Ready(Some(Ok(frame))) => frame.trailers_ref().and_then(code),
            Poll::Ready(Some(Err(status))) => Some(status.code()),
            Poll::Ready(None) | Poll::Pending => None,
        };
        if let Some(code) = code
            && let Some(record) = seen.record.take()
        {
            record.ended(code);
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
