//! Connections, as they are counted: how many are open, and why others are not.

use std::sync::Arc;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// Why a connection ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum End {
    /// The other end had enough, or this one was done.
    Closed,
    /// It broke, or what came was no HTTP.
    Failed,
    /// Answers were not read.
    Unread,
    /// Nothing was asked.
    Idle,
    /// It was old.
    Aged,
    /// The service stops.
    Stopped,
    /// It was one too many from its address, and closed before anything was read.
    Crowded,
}

impl End {
    const ALL: [Self; 7] = [
        Self::Closed,
        Self::Failed,
        Self::Unread,
        Self::Idle,
        Self::Aged,
        Self::Stopped,
        Self::Crowded,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Closed => "closed",
            Self::Failed => "failed",
            Self::Unread => "unread",
            Self::Idle => "idle",
            Self::Aged => "aged",
            Self::Stopped => "stopped",
            Self::Crowded => "crowded",
        }
    }
}

#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct Why {
    why: &'static str,
}

/// What is counted of connections.
#[derive(Clone, Debug, Default)]
pub(super) struct Connections {
    open: Gauge,
    ended: Family<Why, Counter>,
}

impl Connections {
    /// Counts from now on, where `registry` tells it.
    pub(super) fn told_by(registry: &mut Registry) -> Arc<Self> {
        let connections = Self::default();
        // All of them at once: what begins with 1 looks as if it had never changed.
        for end in End::ALL {
            connections.count(end);
        }
        registry.register(
            "doko_open_connections",
            "Connections that are open",
            connections.open.clone(),
        );
        registry.register(
            "doko_connections_ended",
            "Connections that have ended",
            Family::clone(&connections.ended),
        );
        Arc::new(connections)
    }

    fn count(&self, end: End) -> Counter {
        let why = end.name();
        self.ended.get_or_create_owned(&Why { why })
    }

    /// A connection that was closed before it was one.
    pub(super) fn crowded(&self) {
        self.count(End::Crowded).inc();
    }

    /// One connection more.
    pub(super) fn begun(self: &Arc<Self>) -> Open {
        self.open.inc();
        Open {
            connections: Arc::clone(self),
            end: End::Stopped,
        }
    }
}

/// A connection that is open until this is dropped.
#[derive(Debug)]
pub(crate) struct Open {
    connections: Arc<Connections>,
    end: End,
}

impl Open {
    /// It has ended like this. Of one that is cut off nobody says so: the service stops.
    pub(crate) fn ended(mut self, end: End) {
        self.end = end;
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.connections.open.dec();
        self.connections.count(self.end).inc();
    }
}
