//! The load: calls and streams over the bare protocol, each answer compared.
//!
//! No gRPC library: its client costs more than a server, and would be what is
//! measured. A request is a constant, an answer is right if its bytes are.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use bytes::{BufMut as _, Bytes, BytesMut};
use h2::RecvStream;
use h2::client::SendRequest;
use http::{Method, Request};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, UnixStream};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::exchange::Exchange;

pub(crate) const CONNECTIONS: u32 = 4;
/// Calls that a connection has open at the same time.
pub(crate) const CALLS: u32 = 32;
/// Streams that a connection has open at the same time: together half of what the server
/// takes.
const STREAMS: u32 = 8;

/// About so many bytes of a stream are on their way at the same time.
const ON_THEIR_WAY: usize = 16 * 1024;

/// No round takes this long unless something hangs.
const PATIENCE: Duration = Duration::from_secs(120);

/// Where a server listens.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    Tcp(SocketAddr),
    Unix(PathBuf),
}

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
    is_stream: bool,
    is_json: bool,
    request: Messages,
    response: Messages,
    /// So many messages of a stream are on their way at the same time.
    window: u32,
}

/// The same message many times over.
#[derive(Clone, Debug)]
struct Messages {
    one: usize,
    all: Bytes,
}

impl Messages {
    fn new(message: &[u8], count: u32, is_json: bool) -> Messages {
        let message = match is_json {
            true => Bytes::copy_from_slice(message),
            false => framed(message),
        };
        let mut all = BytesMut::new();
        for _ in 0..count {
            all.put_slice(&message);
        }
        Messages {
            one: message.len(),
            all: all.freeze(),
        }
    }

    fn first(&self, count: u32) -> Bytes {
        self.all.slice(..self.one * count as usize)
    }
}

impl Load {
    /// # Errors
    ///
    /// Nobody listens there.
    pub(crate) fn connect(place: &Place, exchange: &Exchange) -> anyhow::Result<Load> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let mut connections = Vec::new();
        for _ in 0..CONNECTIONS {
            connections.push(runtime.block_on(connect(place))?);
        }
        let is_json = exchange.is_json;
        let kind = match is_json {
            true => "application/json",
            false => "application/grpc",
        };
        let head = Request::builder()
            .method(Method::POST)
            .uri(format!("http://localhost{}", exchange.path))
            .header("content-type", kind)
            .header("te", "trailers")
            .body(())?;
        let longest = exchange.request.len().max(exchange.response.len());
        let window = match exchange.is_stream {
            true => u32::try_from(ON_THEIR_WAY / longest)?.clamp(1, 16),
            false => 1,
        };
        let call = Call {
            head,
            is_stream: exchange.is_stream,
            is_json,
            request: Messages::new(&exchange.request, window, is_json),
            response: Messages::new(&exchange.response, window, is_json),
            window,
        };
        Ok(Load {
            runtime,
            connections,
            call,
        })
    }

    /// Sends `count` messages and says how long they took together.
    ///
    /// # Errors
    ///
    /// A call fails, or an answer is not the expected one.
    pub(crate) fn ask(&self, count: u32) -> anyhow::Result<Duration> {
        let lanes = CONNECTIONS * if self.call.is_stream { STREAMS } else { CALLS };
        let ask = async {
            let started = Instant::now();
            let mut tasks = JoinSet::new();
            for (lane, connection) in (0..lanes).zip(self.connections.iter().cycle()) {
                let share = count / lanes + u32::from(lane < count % lanes);
                let (connection, call) = (connection.clone(), self.call.clone());
                tasks.spawn(async move {
                    match call.is_stream {
                        true => one_after_the_other(connection, call, share).await,
                        false => again(connection, call, share).await,
                    }
                });
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
pub(crate) fn framed(message: &[u8]) -> Bytes {
    let mut framed = BytesMut::new();
    framed.put_u8(0);
    framed.put_u32(message.len() as u32);
    framed.put_slice(message);
    framed.freeze()
}

async fn connect(place: &Place) -> anyhow::Result<SendRequest<Bytes>> {
    match place {
        Place::Tcp(address) => {
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            shake_hands(stream).await
        }
        Place::Unix(file) => shake_hands(UnixStream::connect(file).await?).await,
    }
}

async fn shake_hands<T>(stream: T) -> anyhow::Result<SendRequest<Bytes>>
where
    T: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (requests, connection) = h2::client::handshake(stream).await?;
    tokio::spawn(async move {
        // Calls see the error.
        let _ = connection.await;
    });
    Ok(requests)
}

/// Calls with one message each.
async fn again(mut to: SendRequest<Bytes>, call: Call, times: u32) -> anyhow::Result<()> {
    let (request, response) = (call.request.first(1), call.response.first(1));
    for _ in 0..times {
        to = to.ready().await?;
        let (answer, mut body) = to.send_request(call.head.clone(), false)?;
        body.send_data(request.clone(), true)?;
        let mut answer = answer.await?.into_body();
        expect(&mut answer, response.clone()).await?;
        end(&mut answer, call.is_json).await?;
    }
    Ok(())
}

/// One call with so many messages.
async fn one_after_the_other(to: SendRequest<Bytes>, call: Call, times: u32) -> anyhow::Result<()> {
    let mut left = times;
    let (answer, mut body) = to.ready().await?.send_request(call.head, false)?;
    let mut answer = answer.await?.into_body();
    while left > 0 {
        let now = left.min(call.window);
        left -= now;
        body.send_data(call.request.first(now), left == 0)?;
        expect(&mut answer, call.response.first(now)).await?;
    }
    if times == 0 {
        body.send_data(Bytes::new(), true)?;
    }
    end(&mut answer, call.is_json).await
}

/// The next bytes, which must be these.
async fn expect(body: &mut RecvStream, mut expected: Bytes) -> anyhow::Result<()> {
    while !expected.is_empty() {
        let Some(data) = body.data().await else {
            anyhow::bail!("the answer is shorter than expected");
        };
        let data = data?;
        body.flow_control().release_capacity(data.len())?;
        anyhow::ensure!(
            expected.starts_with(&data),
            "the answer is not the expected one"
        );
        expected = expected.slice(data.len()..);
    }
    Ok(())
}

/// The end of a call that went well. JSON has no trailers.
async fn end(body: &mut RecvStream, is_json: bool) -> anyhow::Result<()> {
    while let Some(data) = body.data().await {
        anyhow::ensure!(data?.is_empty(), "the answer is longer than expected");
    }
    if is_json {
        return Ok(());
    }
    let trailers = body.trailers().await?.context("no trailers")?;
    let status = trailers.get("grpc-status").map(|it| it.as_bytes());
    anyhow::ensure!(status == Some(b"0"), "a call failed: {trailers:?}");
    Ok(())
}
