//! The load: calls over the bare protocol, each answer compared.
//!
//! No gRPC library: its client costs more than a server, and would be what is
//! measured. A request is a constant, an answer is right if its bytes are.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use bytes::{BufMut as _, Bytes, BytesMut};
use h2::client::SendRequest;
use http::{Method, Request};
use prost::Message as _;
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::question::Question;

const CONNECTIONS: usize = 4;
/// Calls that a connection has open at the same time.
const STREAMS: u32 = 32;

const PATH: &str = "/doppelkopf.rules.v1.RulesService/ValidateMove";

/// No round takes this long unless something hangs.
const PATIENCE: Duration = Duration::from_secs(120);

/// Open connections to one server.
#[derive(Debug)]
pub(crate) struct Load {
    runtime: Runtime,
    connections: Vec<SendRequest<Bytes>>,
    call: Call,
}

/// What is sent, and what must come back.
#[derive(Clone, Debug)]
struct Call {
    head: Request<()>,
    request: Bytes,
    response: Bytes,
}

impl Load {
    /// # Errors
    ///
    /// Nobody listens there.
    pub(crate) fn connect(address: SocketAddr, question: &Question) -> anyhow::Result<Load> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let mut connections = Vec::new();
        for _ in 0..CONNECTIONS {
            connections.push(runtime.block_on(connect(address))?);
        }
        let head = Request::builder()
            .method(Method::POST)
            .uri(format!("http://{address}{PATH}"))
            .header("content-type", "application/grpc")
            .header("te", "trailers")
            .body(())?;
        let call = Call {
            head,
            request: framed(&question.request),
            response: framed(&question.response.encode_to_vec()),
        };
        Ok(Load {
            runtime,
            connections,
            call,
        })
    }

    /// Makes `calls` calls and says how long they took together.
    ///
    /// # Errors
    ///
    /// A call fails, or an answer is not the expected one.
    pub(crate) fn ask(&self, calls: u32) -> anyhow::Result<Duration> {
        let lanes = CONNECTIONS as u32 * STREAMS;
        let ask = async {
            let started = Instant::now();
            let mut tasks = JoinSet::new();
            for (lane, connection) in (0..lanes).zip(self.connections.iter().cycle()) {
                let share = calls / lanes + u32::from(lane < calls % lanes);
                tasks.spawn(repeat(connection.clone(), self.call.clone(), share));
            }
            while let Some(done) = tasks.join_next().await {
                done??;
            }
            anyhow::Ok(started.elapsed())
        };
        let in_time = self
            .runtime
            .block_on(async { timeout(PATIENCE, ask).await });
        in_time.context("no answer for a long time")?
    }
}

/// A message as gRPC sends it: not compressed, with its length.
fn framed(message: &[u8]) -> Bytes {
    let mut framed = BytesMut::new();
    framed.put_u8(0);
    framed.put_u32(message.len() as u32);
    framed.put_slice(message);
    framed.freeze()
}

async fn connect(address: SocketAddr) -> anyhow::Result<SendRequest<Bytes>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (requests, connection) = h2::client::handshake(stream).await?;
    tokio::spawn(async move {
        // Calls see the error.
        let _ = connection.await;
    });
    Ok(requests)
}

async fn repeat(mut to: SendRequest<Bytes>, call: Call, times: u32) -> anyhow::Result<()> {
    for _ in 0..times {
        to = to.ready().await?;
        let (response, mut body) = to.send_request(call.head.clone(), false)?;
        body.send_data(call.request.clone(), true)?;
        answer(response, &call.response).await?;
    }
    Ok(())
}

async fn answer(
    response: impl Future<Output = Result<http::Response<h2::RecvStream>, h2::Error>>,
    expected: &Bytes,
) -> anyhow::Result<()> {
    let mut body = pin!(response).await?.into_body();
    let mut rest = expected.clone();
    while let Some(data) = body.data().await {
        let data = data?;
        body.flow_control().release_capacity(data.len())?;
        anyhow::ensure!(
            rest.starts_with(&data),
            "the answer is not the expected one"
        );
        rest = rest.slice(data.len()..);
    }
    let trailers = body.trailers().await?.context("no trailers")?;
    let status = trailers.get("grpc-status").map(|it| it.as_bytes());
    anyhow::ensure!(status == Some(b"0"), "a call failed: {trailers:?}");
    anyhow::ensure!(rest.is_empty(), "the answer is shorter than expected");
    Ok(())
}
