//! A listener of its own for what is counted: `GET /metrics`, in the clear and for whoever
//! can reach it. Nothing on the page is secret.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http::header::{ALLOW, CONTENT_TYPE};
use http::{Method, Request, Response, StatusCode};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};
use tracing::debug;

use super::Metrics;

/// Few ask.
const CONNECTIONS: usize = 16;

/// And they do not take long.
const LONGEST: Duration = Duration::from_secs(2);

/// How long to wait when the system has no room for a connection.
const PAUSE: Duration = Duration::from_millis(100);

/// As OpenMetrics has it.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The listener.
#[derive(Debug)]
pub(crate) struct Endpoint {
    listener: TcpListener,
    metrics: Arc<Metrics>,
}

impl Endpoint {
    /// Listens on `address`.
    ///
    /// # Errors
    ///
    /// If that cannot be.
    pub(crate) async fn bind(address: SocketAddr, metrics: Arc<Metrics>) -> io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        Ok(Self { listener, metrics })
    }

    /// The address, with the port that was taken.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `end`.
    pub(crate) async fn serve_until(self, end: impl Future<Output = ()>) {
        tokio::select! {
            () = end => {}
            () = self.serve() => {}
        }
    }

    async fn serve(self) {
        let slots = Arc::new(Semaphore::new(CONNECTIONS));
        while let Ok(slot) = Arc::clone(&slots).acquire_owned().await {
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    tokio::spawn(answer(stream, slot, Arc::clone(&self.metrics)));
                }
                Err(error) => {
                    debug!(%error, "a connection for metrics cannot be used");
                    sleep(PAUSE).await;
                }
            }
        }
    }
}

/// One question and its answer, soon.
async fn answer(stream: TcpStream, _slot: OwnedSemaphorePermit, metrics: Arc<Metrics>) {
    let mut http = Builder::new(TokioExecutor::new()).http1_only();
    http.http1()
        .timer(TokioTimer::new())
        .keep_alive(false)
        .header_read_timeout(LONGEST);
    let service = service_fn(|request| {
        let response = respond(&request, &metrics);
        async { Ok::<_, Infallible>(response) }
    });
    let served = http.serve_connection(TokioIo::new(stream), service);
    // Whoever reads more slowly asks again.
    let _ = timeout(LONGEST, served).await;
}

fn respond(request: &Request<Incoming>, metrics: &Metrics) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::default());
    let (code, header) = if request.uri().path() != "/metrics" {
        (StatusCode::NOT_FOUND, None)
    } else if request.method() != Method::GET {
        (StatusCode::METHOD_NOT_ALLOWED, Some((ALLOW, "GET")))
    } else {
        *response.body_mut() = Full::from(metrics.page());
        (StatusCode::OK, Some((CONTENT_TYPE, OPEN_METRICS)))
    };
    *response.status_mut() = code;
    if let Some((name, value)) = header {
        let value = http::HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}
