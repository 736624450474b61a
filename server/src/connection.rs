//! An accepted connection on its way to a worker, and its bytes there.

use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Instant, Sleep, sleep_until};
use tokio_util::sync::CancellationToken;

use crate::listener::Stream;
use crate::neighbours::Neighbour;

/// The length of the preface of HTTP/2; with as many bytes an HTTP/1 head is
/// known to be one.
const PREFACE: usize = 24;

/// A connection that belongs to no runtime yet.
#[derive(Debug)]
pub(crate) struct Accepted {
    pub(crate) stream: Stream,
    /// One of the connections that may be open.
    pub(crate) slot: OwnedSemaphorePermit,
    /// What it shares with others from the same place.
    pub(crate) neighbour: Arc<Neighbour>,
}

/// The bytes of a connection whose other end has to say soon that it speaks HTTP. Later
/// HTTP/2 pings find out whether anybody is there, and HTTP/1 has a time for each head.
pub(crate) struct Connection {
    /// Of any kind: what is built upon it is large, and compiled once.
    stream: Box<dyn Bytes>,
    /// How much of the preface is still to come.
    preface: usize,
    /// Until it is there.
    patience: Option<Pin<Box<Sleep>>>,
    /// Cancelled when it is.
    greeted: CancellationToken,
}

/// What bytes come from and go to.
trait Bytes: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Bytes for T {}

impl Connection {
    /// Fails unless the preface is there at `late`.
    pub(crate) fn new<T>(stream: T, late: Instant) -> Self
    where
        T: AsyncRead + AsyncWrite + Send + Unpin + 'static,
    {
        Self {
            stream: Box::new(stream),
            preface: PREFACE,
            patience: Some(Box::pin(sleep_until(late))),
            greeted: CancellationToken::new(),
        }
    }

    /// Cancelled when the other end has said that it speaks HTTP: before that nothing can be
    /// said to it.
    pub(crate) fn greeted(&self) -> CancellationToken {
        self.greeted.clone()
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
                self.greeted.cancel();
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
    use std::time::Duration;

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(10);

    fn pair() -> (Connection, DuplexStream) {
        let (server, client) = duplex(100);
        (Connection::new(server, Instant::now() + PATIENCE), client)
    }

    #[tokio::test(start_paused = true)]
    async fn silence_at_first_ends_a_connection() {
        let (mut silent, _client) = pair();
        let error = silent.read_u8().await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn a_part_of_the_preface_does_not_keep_it() {
        let (mut slow, mut client) = pair();
        client.write_all(&[b'P'; PREFACE - 1]).await.unwrap();
        slow.read_exact(&mut [0; PREFACE - 1]).await.unwrap();
        let error = slow.read_u8().await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn silence_later_does_not() {
        let (mut active, mut client) = pair();
        client.write_all(&[b'P'; PREFACE]).await.unwrap();
        assert!(!active.greeted().is_cancelled());
        active.read_exact(&mut [0; PREFACE]).await.unwrap();
        assert!(active.greeted().is_cancelled());
        let silence = tokio::time::timeout(10 * PATIENCE, active.read_u8());
        assert!(silence.await.is_err());
    }
}
