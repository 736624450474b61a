//! Callers from different addresses, each of whom may ask so much.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;

use bytes::Bytes;
use doko_server::{Callers, Config, Limits, Rate};
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::{TcpSocket, TcpStream};

use super::unhurried;

/// A service whose callers may ask so many questions per second, and at once.
pub(crate) fn limited(rate: u32, burst: u32) -> Config {
    Config {
        callers: Callers {
            caller_rate: Rate::Of(NonZeroU32::new(rate)),
            caller_burst: burst,
            ..Callers::default()
        },
        limits: Limits {
            max_questions: burst.min(200),
            ..unhurried().limits
        },
        ..unhurried()
    }
}

/// A TCP connection from the loopback address with this last number.
pub(crate) async fn from(number: u8, server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    let own = Ipv4Addr::new(127, 0, 0, number);
    socket.bind((own, 0).into()).unwrap();
    socket.connect(server).await.unwrap()
}

/// The same with HTTP/2 on it.
pub(crate) async fn client<B>(number: u8, server: SocketAddr) -> SendRequest<B>
where
    B: hyper::body::Body<Data = Bytes, Error = Infallible> + Send + Unpin + 'static,
{
    let stream = from(number, server).await;
    let (client, connection) = handshake(TokioExecutor::new(), TokioIo::new(stream))
        .await
        .unwrap();
    tokio::spawn(connection);
    client
}
