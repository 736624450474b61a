//! Traces of calls, sent to a collector over OTLP: one span for each call that is traced,
//! which continues the trace of its caller (W3C Trace Context).

use std::fmt;
use std::time::Duration;

use http::HeaderMap;
use opentelemetry::propagation::{Extractor, TextMapPropagator as _};
use opentelemetry::trace::{Span as _, SpanKind, Status, Tracer as _, TracerProvider as _};
use opentelemetry::{Context, KeyValue};
use opentelemetry_otlp::tonic_types::transport::ClientTlsConfig;
use opentelemetry_otlp::{
    ExporterBuildError, SpanExporter, WithExportConfig as _, WithTonicConfig as _,
};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use opentelemetry_sdk::trace::{
    Sampler, SdkTracer, SdkTracerProvider, Span, SpanData, SpanExporter as Exporter,
};
use tokio::runtime::Handle;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tonic::Code;
use tracing::warn;

use super::codes;
use super::request_id::RequestId;
use crate::config::Seeing;

/// What the service is called in traces, unless `OTEL_SERVICE_NAME` says something else.
const NAME: &str = "doko-rules";

/// So long the last spans may take to be sent at the end: it comes after all that draining
/// takes, and within what container engines wait.
const LAST: Duration = Duration::from_millis(500);

/// Begins spans and sends them once they have ended.
pub(crate) struct Traces {
    provider: SdkTracerProvider,
    tracer: SdkTracer,
    context: TraceContextPropagator,
    /// Cancelled when the last spans have taken too long.
    late: CancellationToken,
}

impl Traces {
    /// Traces as `seeing` has them, if it does. Needs the runtime that sends them.
    ///
    /// # Errors
    ///
    /// If the collector has no address that can be used.
    pub(crate) fn new(seeing: &Seeing) -> Result<Option<Self>, ExporterBuildError> {
        let Some(endpoint) = &seeing.otlp_endpoint else {
            return Ok(None);
        };
        let exporter = SpanExporter::builder().with_tonic().with_endpoint(endpoint);
        let exporter = match endpoint.starts_with("https:") {
            true => exporter.with_tls_config(ClientTlsConfig::new().with_native_roots()),
            // There may be nobody whom the system trusts.
            false => exporter,
        };
        let late = CancellationToken::new();
        let exporter = InTime {
            exporter: exporter.build()?,
            late: late.clone(),
        };
        let root = match seeing.trace_one_in {
            0 => Sampler::AlwaysOff,
            one_in => Sampler::TraceIdRatioBased(1.0 / f64::from(one_in)),
        };
        // What the caller has decided counts.
        let provider = SdkTracerProvider::builder()
            .with_batch_exporter(exporter)
            .with_sampler(Sampler::ParentBased(Box::new(root)))
            .with_resource(resource())
            .build();
        Ok(Some(Self {
            tracer: provider.tracer(env!("CARGO_PKG_NAME")),
            provider,
            context: TraceContextPropagator::new(),
            late,
        }))
    }

    /// A call of `method` begins, which is part of the trace that its headers name.
    pub(super) fn begin(&self, method: &'static str, id: &RequestId, headers: &HeaderMap) -> Span {
        let parent = Context::new();
        let parent = self
            .context
            .extract_with_context(&parent, &Headers(headers));
        self.tracer
            .span_builder(method)
            .with_kind(SpanKind::Server)
            .with_attributes([
                KeyValue::new("rpc.system.name", "grpc"),
                KeyValue::new("rpc.method", method),
                KeyValue::new("doko.request_id", id.to_string()),
            ])
            .start_with_context(&self.tracer, &parent)
    }

    /// Sends what has ended. Blocks, but not for long; needs the runtime that sends.
    pub(crate) fn end(&self) {
        let late = self.late.clone();
        let patience = Handle::current().spawn(async move {
            sleep(LAST).await;
            late.cancel();
        });
        // Nothing is sent any more after that: what would fail later would say so in the log
        // when all is over.
        let ended = self.provider.shutdown_with_timeout(2 * LAST);
        patience.abort();
        if ended.is_err() || self.late.is_cancelled() {
            warn!("the last spans may not have been sent");
        }
    }
}

/// Sends spans until it is too late.
#[derive(Debug)]
struct InTime {
    exporter: SpanExporter,
    late: CancellationToken,
}

impl Exporter for InTime {
    async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
        let sent = self.exporter.export(batch);
        self.late.run_until_cancelled(sent).await.unwrap_or(Ok(()))
    }

    fn shutdown_with_timeout(&self, timeout: Duration) -> OTelSdkResult {
        self.exporter.shutdown_with_timeout(timeout)
    }

    fn force_flush(&self) -> OTelSdkResult {
        self.exporter.force_flush()
    }

    fn set_resource(&mut self, resource: &Resource) {
        self.exporter.set_resource(resource);
    }
}

/// Ends `span` with the code of its call.
pub(super) fn end(mut span: Span, code: Code) {
    let name = codes::name(code);
    span.set_attribute(KeyValue::new("rpc.response.status_code", name));
    if codes::is_fault(code) {
        span.set_attribute(KeyValue::new("error.type", name));
        span.set_status(Status::error(""));
    }
    span.end();
}

/// Who sends spans.
fn resource() -> Resource {
    let named = Resource::builder();
    // What the environment says wins over this.
    let named = match std::env::var_os("OTEL_SERVICE_NAME") {
        Some(_) => named,
        None => named.with_service_name(NAME),
    };
    let version = KeyValue::new("service.version", env!("CARGO_PKG_VERSION"));
    named.with_attribute(version).build()
}

/// Headers as OpenTelemetry reads them.
struct Headers<'a>(&'a HeaderMap);

impl Extractor for Headers<'_> {
    fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key)?.to_str().ok()
    }

    fn keys(&self) -> Vec<&str> {
        self.0.keys().map(http::HeaderName::as_str).collect()
    }
}

impl fmt::Debug for Traces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Traces").finish_non_exhaustive()
    }
}
