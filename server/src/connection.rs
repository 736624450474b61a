//! An accepted connection on its way to a worker, and there.

use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Sleep, sleep};
use tonic::transport::server::Connected;

use crate::guard::Own;

/// How long a connection may take to say that it speaks HTTP. Later HTTP/2 pings
/// find out whether anybody is there, and HTTP/1 has a time for each head.
const PATIENCE: Duration = Duration::from_secs(10);

/// The length of the preface of HTTP/2; with as many bytes an HTTP/1 head is
/// known to be one.
const PREFACE: usize = 24;

/// A connection that belongs to no runtime yet.
#[derive(Debug)]
pub(crate) struct Accepted {
    pub(crate) stream: std::net::TcpStream,
    /// One of the connections that may be open.
    pub(crate) slot: OwnedSemaphorePermit,
}

/// A connection that the runtime of this thread drives.
#[derive(Debug)]
pub(crate) struct Connection {
    stream: TcpStream,
    /// How much of the preface is still to come.
    preface: usize,
    /// Until it is there.
    patience: Option<Pin<Box<Sleep>>>,
    /// Given back when the connection closes.
    _slot: OwnedSemaphorePermit,
}

impl TryFrom<Accepted> for Connection {
    type Error = io::Error;

    fn try_from(Accepted { stream, slot }: Accepted) -> io::Result<Self> {
        Ok(Self {
            stream: TcpStream::from_std(stream)?,
            preface: PREFACE,
            patience: Some(Box::pin(sleep(PATIENCE))),
            _slot: slot,
        })
    }
}

impl Connected for Connection {
    type ConnectInfo = Own;

    fn connect_info(&self) -> Own {
        Own::default()
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if let Some(patience) = self.patience.as_mut() {
            let late = patience.as_mut().poll(context).is_ready();
            let count = buffer.filled().len().saturating_sub(before);
            self.preface = self.preface.saturating_sub(count);
            if self.preface == 0 {
                self.patience = None;
            } else if late && read.is_pending() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
        }
        read
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio::sync::Semaphore;
    use tokio::time::{advance, pause};

    use super::*;

    async fn pair() -> (Connection, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap())
            .await
            .unwrap();
        let stream = listener.accept().await.unwrap().0.into_std().unwrap();
        let slot = Arc::new(Semaphore::new(1)).acquire_owned().await.unwrap();
        (
            Connection::try_from(Accepted { stream, slot }).unwrap(),
            client,
        )
    }

    #[tokio::test]
    async fn silence_at_first_ends_a_connection() {
        pause();
        let (mut silent, _client) = pair().await;
        let error = silent.read_u8().await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn a_part_of_the_preface_does_not_keep_it() {
        let (mut slow, mut client) = pair().await;
        client.write_all(&[b'P'; PREFACE - 1]).await.unwrap();
        slow.read_exact(&mut [0; PREFACE - 1]).await.unwrap();
        pause();
        let error = slow.read_u8().await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn silence_later_does_not() {
        let (mut connection, mut client) = pair().await;
        client.write_all(&[b'P'; PREFACE]).await.unwrap();
        connection.read_exact(&mut [0; PREFACE]).await.unwrap();
        pause();
        advance(PATIENCE * 2).await;
        client.write_all(&[2]).await.unwrap();
        assert_eq!(connection.read_u8().await.unwrap(), 2);
    }
}
