//! What is known of the other end of a connection, and what it has to itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use http::Request;
use tokio_util::sync::CancellationToken;

use crate::caller::Caller;
use crate::guard::Own;
use crate::methods::{self, Method};
use crate::neighbours::Neighbour;
use crate::unread::{Since, Unread};

/// What is known of a request when it comes, among its extensions.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    /// Who sends it.
    pub(crate) peer: Arc<Peer>,
    /// What is called, unless there is no such method.
    pub(crate) method: Option<&'static Method>,
}

impl Entered {
    /// Notes it of a request by `peer`.
    pub(crate) fn note<B>(request: &mut Request<B>, peer: Arc<Peer>) {
        let method = methods::find(request.uri().path());
        let entered = Self { peer, method };
        request.extensions_mut().insert(entered);
    }
}

/// The other end of a connection.
#[derive(Debug, Default)]
pub(crate) struct Peer {
    /// Shared with all from the same address, or of the same user of this machine.
    pub(crate) neighbour: Arc<Neighbour>,
    /// Memory for requests that are incomplete and answers that are not sent.
    pub(crate) own: Own,
    /// Whom its certificate names.
    pub(crate) certificate: Option<Caller>,
    /// What it is to read.
    pub(crate) unread: Arc<Unread>,
    /// Cancelled when the connection is asked to end.
    pub(crate) leaving: CancellationToken,
    begun: AtomicU64,
    ended: AtomicU64,
}

impl Peer {
    /// The other end of a new connection.
    pub(crate) fn new(neighbour: Arc<Neighbour>, certificate: Option<Caller>) -> Self {
        Self {
            neighbour,
            certificate,
            ..Self::default()
        }
    }

    /// Counts a call, or a part of its answer that is to be sent, until what this gives is
    /// dropped.
    pub(crate) fn call(self: &Arc<Self>) -> Call {
        // Counters guard no other memory, so no order is needed.
        self.begun.fetch_add(1, Ordering::Relaxed);
        Call {
            peer: Arc::clone(self),
        }
    }

    /// `bytes` that are to be read in time, as any answer.
    pub(crate) fn to_read(self: &Arc<Self>, bytes: Bytes) -> Bytes {
        Bytes::from_owner(ToRead {
            bytes,
            _open: (self.unread.begin(), self.call()),
        })
    }

    /// How much there has been, unless something is open.
    pub(crate) fn at_rest(&self) -> Option<u64> {
        let ended = self.ended.load(Ordering::Relaxed);
        let begun = self.begun.load(Ordering::Relaxed);
        (begun == ended).then_some(begun)
    }
}

/// A call that is open, or a part of its answer that is not sent.
#[derive(Debug)]
pub(crate) struct Call {
    peer: Arc<Peer>,
}

impl Drop for Call {
    fn drop(&mut self) {
        self.peer.ended.fetch_add(1, Ordering::Relaxed);
    }
}

/// Bytes, for as long as they are not sent.
struct ToRead {
    bytes: Bytes,
    _open: (Since, Call),
}

impl AsRef<[u8]> for ToRead {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_peer_rests_while_no_call_is_open() {
        let peer = Arc::new(Peer::default());
        assert_eq!(peer.at_rest(), Some(0));
        let first = peer.call();
        let second = peer.call();
        drop(first);
        assert_eq!(peer.at_rest(), None);
        drop(second);
        assert_eq!(peer.at_rest(), Some(2));
    }
}
