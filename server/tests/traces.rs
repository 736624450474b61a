//! Traces as a collector gets them: over OTLP, as part of the trace of the caller.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use common::authority::Authority;
use common::file::File;
use common::program::{Started, program};
use common::{LIST, NO_HURRY, call, connect, frame, send, start, unhurried};
use doko_server::Config;
use http_body_util::Full;
use opentelemetry_proto::tonic::collector::trace::v1::trace_service_server::{
    TraceService, TraceServiceServer,
};
use opentelemetry_proto::tonic::collector::trace::v1::{
    ExportTraceServiceRequest, ExportTraceServiceResponse,
};
use opentelemetry_proto::tonic::common::v1::any_value::Value;
use opentelemetry_proto::tonic::trace::v1::Span;
use opentelemetry_proto::tonic::trace::v1::span::SpanKind;
use tokio::net::TcpListener;
use tokio_stream::wrappers::TcpListenerStream;
use tonic::body::Body;
use tonic::transport::{Channel, Identity, Server, ServerTlsConfig};
use tonic::{Request, Response, Status};
use tower::ServiceExt as _;

const TRACE: [u8; 16] = [0xAB; 16];
const CALLER: [u8; 8] = [0xCD; 8];

/// Keeps all that it is sent.
#[derive(Clone, Debug, Default)]
struct Collector(Arc<Mutex<Vec<ExportTraceServiceRequest>>>);

#[tonic::async_trait]
impl TraceService for Collector {
    async fn export(
        &self,
        request: Request<ExportTraceServiceRequest>,
    ) -> Result<Response<ExportTraceServiceResponse>, Status> {
        self.0.lock().unwrap().push(request.into_inner());
        Ok(Response::new(ExportTraceServiceResponse::default()))
    }
}

impl Collector {
    async fn start() -> (Self, SocketAddr) {
        Self::serve(Server::builder()).await
    }

    /// The same with a certificate of this authority for `localhost`.
    async fn start_tls(authority: &Authority) -> (Self, SocketAddr) {
        let own = authority.issue(None);
        let identity = Identity::from_pem(own.pem(), own.key_pem());
        let tls = ServerTlsConfig::new().identity(identity);
        Self::serve(Server::builder().tls_config(tls).unwrap()).await
    }

    async fn serve(mut server: Server) -> (Self, SocketAddr) {
        let collector = Self::default();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = TraceServiceServer::new(collector.clone());
        let serving = server.add_service(service);
        tokio::spawn(serving.serve_with_incoming(TcpListenerStream::new(listener)));
        (collector, address)
    }

    /// All spans so far, sorted by name.
    fn spans(&self) -> Vec<Span> {
        let requests = self.0.lock().unwrap();
        let resources = requests.iter().flat_map(|it| &it.resource_spans);
        let scopes = resources.flat_map(|it| &it.scope_spans);
        let mut spans: Vec<Span> = scopes.flat_map(|it| it.spans.clone()).collect();
        spans.sort_by(|a, b| a.name.cmp(&b.name));
        spans
    }
}

fn tracing(collector: SocketAddr, one_in: u32) -> Config {
    let mut config = unhurried();
    config.seeing.otlp_endpoint = Some(format!("http://{collector}"));
    config.seeing.trace_one_in = one_in;
    config
}

/// A call of somebody who traces, or does not.
async fn traced(channel: &Channel, path: &str, flags: &str) {
    let hex = |bytes: &[u8]| -> String { bytes.iter().map(|it| format!("{it:02x}")).collect() };
    let parent = format!("00-{}-{}-{flags}", hex(&TRACE), hex(&CALLER));
    let mut request = call(path, NO_HURRY, Body::new(Full::new(frame(b""))));
    let headers = request.headers_mut();
    headers.insert("traceparent", parent.parse().unwrap());
    headers.insert("x-request-id", "a-1".parse().unwrap());
    let response = channel.clone().oneshot(request).await.unwrap();
    common::status(response).await;
}

fn attribute<'s>(span: &'s Span, name: &str) -> Option<&'s str> {
    let attribute = span.attributes.iter().find(|it| it.key == name)?;
    if let Value::StringValue(text) = attribute.value.as_ref()?.value.as_ref()? {
        return Some(text);
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_continues_the_trace_of_its_caller() {
    let (collector, address) = Collector::start().await;
    // Nobody is traced who has not asked for it.
    let server = start(&tracing(address, 0));
    let channel = connect(server.address()).await;
    send(&channel, LIST, frame(b"")).await;
    traced(&channel, LIST, "00").await;
    traced(&channel, LIST, "01").await;
    traced(&channel, "/secret.Service/Secret", "01").await;
    drop(channel);
    // What was traced last is sent before the end.
    server.stop().await;
    let spans = collector.spans();
    let [unknown, list] = &spans[..] else {
        assert_eq!(spans.len(), 2, "{spans:?}");
        return;
    };
    assert_eq!(unknown.name, "_OTHER");
    assert_eq!(attribute(unknown, "error.type"), Some("UNIMPLEMENTED"));
    assert_eq!(list.name, LIST.trim_start_matches('/'));
    for (name, value) in [
        ("rpc.system.name", Some("grpc")),
        ("rpc.method", Some(list.name.as_str())),
        ("rpc.response.status_code", Some("OK")),
        ("doko.request_id", Some("a-1")),
        ("error.type", None),
    ] {
        assert_eq!(attribute(list, name), value, "{name}");
    }
    for span in [unknown, list] {
        assert_eq!(
            (span.trace_id.as_slice(), span.parent_span_id.as_slice()),
            (&TRACE[..], &CALLER[..])
        );
        assert_eq!(span.kind(), SpanKind::Server);
        assert!(span.end_time_unix_nano > span.start_time_unix_nano);
    }
    assert!(!format!("{:?}", collector.0).contains("ecret"));
    let service = format!("{:?}", collector.0);
    assert!(service.contains("doko-rules"), "{service}");
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_of_nobody_who_traces_are_traced_if_that_is_said() {
    let (collector, address) = Collector::start().await;
    let server = start(&tracing(address, 1));
    let channel = connect(server.address()).await;
    for _ in 0..5 {
        send(&channel, LIST, frame(b"")).await;
    }
    // Who has decided against it is not.
    traced(&channel, LIST, "00").await;
    drop(channel);
    server.stop().await;
    assert_eq!(collector.spans().len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collector_that_is_not_there_costs_no_answer() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let server = start(&tracing(address, 1));
    let channel = connect(server.address()).await;
    for _ in 0..100 {
        common::assert_alive(&channel).await;
    }
    drop(channel);
    server.stop().await;
}

/// One that takes connections and says nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_collector_that_hangs_keeps_nobody_from_stopping() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let started = Started::new(&["--otlp-endpoint", &url, "--trace-one-in", "1"]);
    let channel = connect(started.address).await;
    common::assert_alive(&channel).await;
    drop(channel);
    started.signal("TERM");
    let ended = tokio::task::spawn_blocking(|| started.ended());
    let (status, log) = ended.await.unwrap();
    assert_eq!(status.code(), Some(0), "{log}");
    assert!(log.contains("the last spans may not have been"), "{log}");
    assert!(!log.contains("ERROR"), "{log}");
    assert!(log.lines().last().unwrap().ends_with("stopped"), "{log}");
}

/// How many spans such a collector has of three calls, if the service trusts `trusted`.
async fn spans_over_tls(collector: &Authority, trusted: &Authority) -> usize {
    let (spans, address) = Collector::start_tls(collector).await;
    let trusted = File::new("trusted.pem", trusted.pem());
    let mut program = program();
    let url = format!("https://localhost:{}", address.port());
    program.args(["--otlp-endpoint", &url, "--trace-one-in", "1"]);
    program.env("SSL_CERT_FILE", trusted.path());
    let started = Started::of(program);
    let channel = connect(started.address).await;
    for _ in 0..3 {
        common::assert_alive(&channel).await;
    }
    drop(channel);
    started.signal("TERM");
    let ended = tokio::task::spawn_blocking(|| started.ended());
    let (status, log) = ended.await.unwrap();
    assert_eq!(status.code(), Some(0), "{log}");
    spans.spans().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_collector_with_a_certificate_is_sent_traces_if_it_is_trusted() {
    let [known, unknown] = [(); 2].map(|()| Authority::new());
    assert_eq!(spans_over_tls(&known, &known).await, 3);
    assert_eq!(spans_over_tls(&unknown, &known).await, 0);
}

#[test]
fn nobody_trusted_is_said_at_the_start() {
    let nobody = File::new("nobody.pem", "");
    let mut program = program();
    program.args(["--otlp-endpoint", "https://localhost:4317"]);
    let output = program
        .env("SSL_CERT_FILE", nobody.path())
        .output()
        .unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{message}");
    assert!(message.contains("cannot send traces"), "{message}");
}
