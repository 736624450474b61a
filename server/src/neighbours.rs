//! Who is at which address: how many connections there are from it, and how fast
//! callers there may ask who have no credential.
//!
//! Only the acceptor looks addresses up, once for each connection.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::access::Guesses;
use crate::bucket::Bucket;
use crate::config::Config;

/// As many addresses are remembered before the first look at which of them can be
/// forgotten.
const FIRST_LOOK: usize = 1_024;

/// No more addresses without connections are remembered than this.
const MOST: usize = 65_536;

/// What connections from one address share.
#[derive(Debug, Default)]
pub(crate) struct Neighbour {
    /// Absent if callers may ask as fast as they can.
    pub(crate) bucket: Option<Arc<Bucket>>,
    /// The wrong credentials that were shown.
    pub(crate) guesses: Guesses,
}

/// All addresses from which there are connections, or were until lately.
#[derive(Debug)]
pub(crate) struct Neighbours {
    known: HashMap<IpAddr, Known>,
    next_look: usize,
    rate: Option<NonZeroU32>,
    burst: NonZeroU32,
    most_connections: usize,
}

#[derive(Debug)]
struct Known {
    neighbour: Arc<Neighbour>,
    last: Instant,
}

impl Known {
    /// Connections that share it.
    fn connections(&self) -> usize {
        Arc::strong_count(&self.neighbour).saturating_sub(1)
    }
}

impl Neighbours {
    pub(crate) fn new(config: &Config) -> Self {
        let callers = &config.callers;
        Self {
            known: HashMap::new(),
            next_look: FIRST_LOOK,
            rate: callers.caller_rate.limit(config.address.ip().is_loopback()),
            burst: NonZeroU32::new(callers.caller_burst).unwrap_or(NonZeroU32::MIN),
            most_connections: usize::try_from(callers.max_connections_per_address)
                .unwrap_or(usize::MAX),
        }
    }

    /// What a new connection from `address` shares with others from there, unless there
    /// are too many of them. It counts until that is dropped.
    pub(crate) fn admit(&mut self, address: IpAddr) -> Option<Arc<Neighbour>> {
        let now = Instant::now();
        if self.known.len() >= self.next_look {
            self.forget(now);
        }
        let (rate, burst) = (self.rate, self.burst);
        let known = self.known.entry(network(address)).or_insert_with(|| {
            let bucket = rate.map(|rate| Arc::new(Bucket::new(rate, burst)));
            let guesses = Guesses::default();
            let neighbour = Arc::new(Neighbour { bucket, guesses });
            Known {
                neighbour,
                last: now,
            }
        });
        known.last = now;
        let has_room = known.connections() < self.most_connections;
        has_room.then(|| Arc::clone(&known.neighbour))
    }

    /// Forgets who is gone and would have a full bucket again; if these are too few,
    /// everybody who is gone.
    fn forget(&mut self, now: Instant) {
        self.known.retain(|_, known| {
            let bucket = known.neighbour.bucket.as_ref();
            let refill = bucket.map_or(Duration::ZERO, |bucket| bucket.refill());
            known.connections() > 0 || now.saturating_duration_since(known.last) < refill
        });
        if self.known.len() >= MOST {
            self.known.retain(|_, known| known.connections() > 0);
        }
        self.next_look = self.known.len().saturating_mul(2).clamp(FIRST_LOOK, MOST);
    }
}

/// What counts as one address: of IPv6 the network that one customer is given.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let bits = address.to_bits() & (u128::MAX << 64);
            Ipv6Addr::from_bits(bits).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Callers, Rate};

    fn neighbours(rate: u32, most_connections: u32) -> Neighbours {
        Neighbours::new(&Config {
            callers: Callers {
                caller_rate: Rate::Of(NonZeroU32::new(rate)),
                max_connections_per_address: most_connections,
                ..Callers::default()
            },
            ..Config::default()
        })
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn one_address_has_so_many_connections() {
        let mut neighbours = neighbours(0, 2);
        let first = neighbours.admit(ip("192.0.2.1")).unwrap();
        let _second = neighbours.admit(ip("::ffff:192.0.2.1")).unwrap();
        assert!(neighbours.admit(ip("192.0.2.1")).is_none());
        assert!(neighbours.admit(ip("192.0.2.2")).is_some());
        drop(first);
        assert!(neighbours.admit(ip("192.0.2.1")).is_some());
    }

    #[test]
    fn a_network_of_ipv6_is_one_address() {
        let mut neighbours = neighbours(0, 1);
        let _first = neighbours.admit(ip("2001:db8::1")).unwrap();
        assert!(neighbours.admit(ip("2001:db8::ffff:1")).is_none());
        assert!(neighbours.admit(ip("2001:db8:0:1::1")).is_some());
    }

    #[test]
    fn connecting_anew_gives_no_new_bucket() {
        let mut neighbours = neighbours(1, 1);
        let bucket = |neighbour: Arc<Neighbour>| neighbour.bucket.clone().unwrap();
        let first = bucket(neighbours.admit(ip("192.0.2.1")).unwrap());
        first.take(20_000).unwrap();
        let again = bucket(neighbours.admit(ip("192.0.2.1")).unwrap());
        assert!(again.take(1).is_err());
    }

    #[test]
    fn who_is_gone_is_forgotten() {
        let mut neighbours = neighbours(0, 1);
        let stays = neighbours.admit(ip("198.51.100.1")).unwrap();
        for number in 0..10 * u32::try_from(FIRST_LOOK).unwrap() {
            let _gone = neighbours.admit(IpAddr::V4(number.into()));
        }
        assert!(
            neighbours.known.len() <= FIRST_LOOK,
            "{}",
            neighbours.known.len()
        );
        assert!(neighbours.admit(ip("198.51.100.1")).is_none());
        drop(stays);
    }
}
