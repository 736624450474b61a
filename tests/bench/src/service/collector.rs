//! Where traces go while it is measured what they cost: somebody who thanks for them.

use std::net::SocketAddr;

use opentelemetry_proto::tonic::collector::trace::v1::trace_service_server::{
    TraceService, TraceServiceServer,
};
use opentelemetry_proto::tonic::collector::trace::v1::{
    ExportTraceServiceRequest, ExportTraceServiceResponse,
};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tonic::transport::Server;
use tonic::transport::server::TcpIncoming;
use tonic::{Request, Response, Status};

#[derive(Debug)]
struct Collector;

#[tonic::async_trait]
impl TraceService for Collector {
    async fn export(
        &self,
        _: Request<ExportTraceServiceRequest>,
    ) -> Result<Response<ExportTraceServiceResponse>, Status> {
        Ok(Response::new(ExportTraceServiceResponse::default()))
    }
}

/// Collects traces in a thread of its own until the process ends.
///
/// # Errors
///
/// The system gives no port or no thread.
pub(crate) fn start() -> anyhow::Result<SocketAddr> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0"))?;
    let address = listener.local_addr()?;
    let name = "collector".to_owned();
    std::thread::Builder::new().name(name).spawn(move || {
        let serving = Server::builder()
            .add_service(TraceServiceServer::new(Collector))
            .serve_with_incoming(TcpIncoming::from(listener));
        if let Err(error) = runtime.block_on(serving) {
            eprintln!("the collector of traces stopped: {error}");
        }
    })?;
    Ok(address)
}
