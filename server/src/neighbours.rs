//! Who is at which address, or which user of this machine: how many connections there are
//! from there, and how fast callers there may ask who have no credential.
//!
//! Only the acceptor looks them up, once for each connection.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;

use crate::access::Guesses;
use crate::bucket::Bucket;
use crate::config::{Config, Networks};

/// As many addresses are remembered before the first look at which of them can be
/// forgotten.
const FIRST_LOOK: usize = 1_024;

/// No more addresses without connections are remembered than this.
const MOST: usize = 65_536;

/// Where a connection comes from.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Origin {
    /// An address.
    Address(IpAddr),
    /// The address of a proxy that is trusted. It stands for itself: who else is in the same
    /// network is none.
    Proxy(IpAddr),
    /// A user of this machine, who has no address.
    User(u32),
}

/// What connections from one address, or of one user, share.
#[derive(Debug, Default)]
pub(crate) struct Neighbour {
    /// Absent if callers may ask as fast as they can.
    pub(crate) bucket: Option<Arc<Bucket>>,
    /// The wrong credentials that were shown.
    pub(crate) guesses: Guesses,
    /// Whether what comes from there says for whom it comes.
    pub(crate) is_proxy: bool,
}

impl Neighbour {
    /// Somebody of whom there was nothing yet.
    pub(crate) fn new(rate: Option<NonZeroU32>, burst: NonZeroU32) -> Self {
        Self {
            bucket: rate.map(|rate| Arc::new(Bucket::new(rate, burst))),
            ..Self::default()
        }
    }

    /// Connections that share it, beside the table of all.
    fn connections(self: &Arc<Self>) -> usize {
        Arc::strong_count(self).saturating_sub(1)
    }
}

/// All addresses from which there are connections, or were until lately.
#[derive(Debug)]
pub(crate) struct Neighbours {
    known: HashMap<Origin, Arc<Neighbour>>,
    next_look: usize,
    rate: Option<NonZeroU32>,
    /// The same for users of this machine.
    rate_of_users: Option<NonZeroU32>,
    burst: NonZeroU32,
    most_connections: usize,
    proxies: Networks,
}

impl Neighbours {
    pub(crate) fn new(config: &Config) -> Self {
        let callers = &config.callers;
        Self {
            known: HashMap::new(),
            next_look: FIRST_LOOK,
            rate: callers.caller_rate.limit(config.callers_are_here()),
            rate_of_users: callers.caller_rate.limit(true),
            burst: NonZeroU32::new(callers.caller_burst).unwrap_or(NonZeroU32::MIN),
            most_connections: usize::try_from(callers.max_connections_per_address)
                .unwrap_or(usize::MAX),
            proxies: callers.trusted_proxies.clone(),
        }
    }

    /// What a new connection from `origin` shares with others from there, unless there
    /// are too many of them. It counts until that is dropped.
    pub(crate) fn admit(&mut self, origin: Origin) -> Option<Arc<Neighbour>> {
        if self.known.len() >= self.next_look {
            self.forget();
        }
        let (origin, rate) = match origin {
            Origin::Address(address) if self.proxies.contain(address) => {
                (Origin::Proxy(address.to_canonical()), self.rate)
            }
            Origin::Address(address) => (Origin::Address(network(address)), self.rate),
            Origin::Proxy(_) => (origin, self.rate),
            Origin::User(_) => (origin, self.rate_of_users),
        };
        let burst = self.burst;
        let neighbour = self.known.entry(origin).or_insert_with(|| {
            Arc::new(Neighbour {
                is_proxy: matches!(origin, Origin::Proxy(_)),
                ..Neighbour::new(rate, burst)
            })
        });
        let has_room = neighbour.connections() < self.most_connections;
        has_room.then(|| Arc::clone(neighbour))
    }

    /// Forgets who is gone, has a full bucket again and did not guess lately; if these are
    /// too few, everybody who is gone. It halves what is remembered beyond connections at
    /// least, so that looks are rare.
    fn forget(&mut self) {
        self.known.retain(|_, neighbour| {
            let bucket = neighbour.bucket.as_ref();
            neighbour.connections() > 0
                || bucket.is_some_and(|bucket| !bucket.is_full())
                || !neighbour.guesses.are_forgiven()
        });
        if self.known.len() > MOST / 2 {
            self.known
                .retain(|_, neighbour| neighbour.connections() > 0);
        }
        // What the look has cost is spread over as many new addresses.
        self.next_look = self.known.len().saturating_mul(2).max(FIRST_LOOK);
    }
}

/// What counts as one address: of IPv6 the network that one customer is given.
pub(crate) fn network(address: IpAddr) -> IpAddr {
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

    fn ip(text: &str) -> Origin {
        Origin::Address(text.parse().unwrap())
    }

    fn v4(number: u32) -> Origin {
        Origin::Address(IpAddr::V4(number.into()))
    }

    #[test]
    fn users_of_this_machine_have_a_share_each() {
        let mut neighbours = neighbours(1, 1);
        let first = neighbours.admit(Origin::User(1)).unwrap();
        assert!(neighbours.admit(Origin::User(1)).is_none());
        let other = neighbours.admit(Origin::User(2)).unwrap();
        let of = |neighbour: &Arc<Neighbour>| neighbour.bucket.clone().unwrap();
        of(&first).take(20_000).unwrap();
        of(&first).take(1).unwrap_err();
        of(&other).take(1).unwrap();
    }

    #[test]
    fn users_of_this_machine_are_not_limited_by_themselves() {
        let mut neighbours = Neighbours::new(&Config {
            address: ([0, 0, 0, 0], 1).into(),
            ..Config::default()
        });
        let local = neighbours.admit(Origin::User(1)).unwrap();
        let remote = neighbours.admit(ip("192.0.2.1")).unwrap();
        assert!(local.bucket.is_none() && remote.bucket.is_some());
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
    fn who_is_beside_a_proxy_is_none() {
        let mut neighbours = neighbours(1, 9);
        neighbours.proxies = "2001:db8::7,10.0.0.0/8".parse().unwrap();
        for (address, is_proxy) in [
            ("2001:db8::8", false),
            ("2001:db8::7", true),
            ("2001:db8::9", false),
            ("::ffff:10.1.2.3", true),
            ("192.0.2.1", false),
        ] {
            let neighbour = neighbours.admit(ip(address)).unwrap();
            assert_eq!(neighbour.is_proxy, is_proxy, "{address}");
        }
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
    fn who_asked_much_is_remembered_however_long_the_connection_lasted() {
        let mut neighbours = neighbours(1, 1);
        let first = neighbours.admit(ip("192.0.2.1")).unwrap();
        let bucket = first.bucket.clone().unwrap();
        bucket.take(20_000).unwrap();
        drop(first);
        for number in 0..2 * u32::try_from(FIRST_LOOK).unwrap() {
            let _gone = neighbours.admit(v4(number));
        }
        assert!(neighbours.known.len() <= FIRST_LOOK);
        let again = neighbours.admit(ip("192.0.2.1")).unwrap();
        assert!(Arc::ptr_eq(again.bucket.as_ref().unwrap(), &bucket));
    }

    #[test]
    fn who_is_remembered_for_wrong_credentials_may_ask_as_before() {
        let mut neighbours = neighbours(1, 1);
        let guesser = neighbours.admit(ip("192.0.2.1")).unwrap();
        let _ = guesser.guesses.note(1, Some(NonZeroU32::MIN));
        let bucket = guesser.bucket.clone().unwrap();
        drop(guesser);
        neighbours.forget();
        let again = neighbours.admit(ip("192.0.2.1")).unwrap();
        assert!(Arc::ptr_eq(again.bucket.as_ref().unwrap(), &bucket));
        // Nobody has taken anything out.
        bucket.take(20_000).unwrap();
    }

    #[test]
    fn looks_are_rare_however_many_addresses_there_are() {
        let mut neighbours = neighbours(1, 1);
        let mut looks = 0;
        let mut before = 0;
        for number in 0..2 * u32::try_from(MOST).unwrap() {
            if let Some(one) = neighbours.admit(v4(number)) {
                // Nobody has a full bucket soon.
                one.bucket.as_ref().unwrap().take(20_000).unwrap();
            }
            looks += usize::from(neighbours.known.len() <= before);
            before = neighbours.known.len();
            assert!(before <= MOST);
        }
        assert!(looks <= 16, "{looks}");
    }

    #[test]
    fn who_is_gone_is_forgotten() {
        let mut neighbours = neighbours(0, 1);
        let stays = neighbours.admit(ip("198.51.100.1")).unwrap();
        for number in 0..10 * u32::try_from(FIRST_LOOK).unwrap() {
            let _gone = neighbours.admit(v4(number));
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
