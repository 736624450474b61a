//! Where connections come in: a TCP address and, beside it, perhaps a socket that is a
//! file.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::task::{Context, Poll};

use tokio::net::{TcpListener, TcpStream, UnixStream};

use crate::neighbours::Origin;
use crate::unix_socket::UnixSocket;

/// Where connections come in.
#[derive(Debug)]
pub(crate) struct Listener {
    tcp: TcpListener,
    unix: Option<UnixSocket>,
}

/// A connection that belongs to no runtime yet.
#[derive(Debug)]
pub(crate) enum Stream {
    /// From an address.
    Tcp(std::net::TcpStream),
    /// From this machine.
    Unix(std::os::unix::net::UnixStream),
}

/// Who has connected, for the log.
#[derive(Debug)]
pub(crate) enum Who {
    Tcp(SocketAddr),
    /// The number of the user.
    Unix(u32),
}

impl Listener {
    /// Connections to an address alone.
    pub(crate) fn tcp(tcp: TcpListener) -> Self {
        Self { tcp, unix: None }
    }

    /// And to a file.
    pub(crate) fn with(self, unix: UnixSocket) -> Self {
        Self {
            unix: Some(unix),
            ..self
        }
    }

    /// The address, with the port that was taken.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.tcp.local_addr()
    }

    /// From now on nobody new finds the way in by a file; who has connected is still there.
    pub(crate) fn hide(&mut self) {
        if let Some(unix) = &mut self.unix {
            unix.remove();
        }
    }

    /// The next connection, and who it is.
    pub(crate) fn poll_accept(&self, context: &mut Context<'_>) -> Poll<io::Result<(Stream, Who)>> {
        // Who crowds at one door does not keep the other one shut.
        if fastrand::bool() {
            let accepted = self.poll_tcp(context);
            if accepted.is_ready() {
                return accepted;
            }
            self.poll_unix(context)
        } else {
            let accepted = self.poll_unix(context);
            if accepted.is_ready() {
                return accepted;
            }
            self.poll_tcp(context)
        }
    }

    fn poll_tcp(&self, context: &mut Context<'_>) -> Poll<io::Result<(Stream, Who)>> {
        let accepted = self.tcp.poll_accept(context)?;
        accepted.map(|(stream, address)| Ok((from_tcp(stream)?, Who::Tcp(address))))
    }

    fn poll_unix(&self, context: &mut Context<'_>) -> Poll<io::Result<(Stream, Who)>> {
        let Some(unix) = &self.unix else {
            return Poll::Pending;
        };
        let accepted = unix.poll_accept(context)?;
        accepted.map(|(stream, user)| Ok((from_unix(stream)?, Who::Unix(user))))
    }
}

fn from_tcp(stream: TcpStream) -> io::Result<Stream> {
    // Answers are small and complete: waiting for more would only delay them.
    stream.set_nodelay(true)?;
    stream.into_std().map(Stream::Tcp)
}

fn from_unix(stream: UnixStream) -> io::Result<Stream> {
    stream.into_std().map(Stream::Unix)
}

impl Who {
    /// Whose share of the limits it has.
    pub(crate) fn origin(&self) -> Origin {
        match self {
            Self::Tcp(address) => Origin::Address(address.ip()),
            Self::Unix(user) => Origin::User(*user),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tcp(address) => write!(f, "{address}"),
            Self::Unix(user) => write!(f, "user {user}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;

    #[tokio::test]
    async fn answers_do_not_wait_for_more() {
        let tcp = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let listener = Listener::tcp(tcp);
        let _client = TcpStream::connect(listener.address().unwrap()).await;
        let (stream, who) = poll_fn(|context| listener.poll_accept(context))
            .await
            .unwrap();
        let Stream::Tcp(stream) = stream else {
            panic!("{stream:?}");
        };
        assert!(stream.nodelay().unwrap());
        let Origin::Address(from) = who.origin() else {
            panic!("{who}");
        };
        assert!(from.is_loopback());
    }
}
