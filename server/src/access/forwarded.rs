//! Callers behind a proxy that is trusted: each is where the proxy says that the call comes
//! from, and shares with others from there what those share who connect themselves.

use std::convert::Infallible;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use http::{HeaderMap, HeaderName};
use quick_cache::sync::Cache;
use tonic::Status;

use crate::config::Config;
use crate::neighbours::{Neighbour, network};
use crate::status;

/// Where proxies write from whom they have a call, each behind those before it.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// So many addresses are remembered. Of more, those go that ask least.
const MOST: usize = 65_536;

/// Everybody of whom proxies have spoken lately.
#[derive(Debug)]
pub(super) struct Forwarded {
    known: Cache<IpAddr, Arc<Neighbour>>,
    /// Absent if callers may ask as fast as they can.
    rate: Option<NonZeroU32>,
    burst: NonZeroU32,
}

impl Forwarded {
    pub(super) fn new(config: &Config) -> Self {
        let callers = &config.callers;
        Self {
            known: Cache::new(MOST),
            rate: callers.caller_rate.limit(config.callers_are_here()),
            burst: NonZeroU32::new(callers.caller_burst).unwrap_or(NonZeroU32::MIN),
        }
    }

    /// For whom a call comes from `proxy`, if that is one and says so.
    ///
    /// # Errors
    ///
    /// UNAUTHENTICATED if what it says is no address.
    pub(super) fn caller(
        &self,
        headers: &HeaderMap,
        proxy: &Neighbour,
    ) -> Result<Option<Arc<Neighbour>>, Status> {
        if !proxy.is_proxy {
            return Ok(None);
        }
        // What stands before the last address was there when the proxy got the call:
        // whoever called may have made it up.
        let Some(line) = headers.get_all(FORWARDED_FOR).iter().next_back() else {
            return Ok(None);
        };
        let text = line.to_str().unwrap_or_default();
        let last = text.rsplit(',').next().unwrap_or_default().trim();
        match last.parse() {
            Ok(address) => Ok(Some(self.at(network(address)))),
            Err(_) => Err(status::unknown_caller()),
        }
    }

    fn at(&self, address: IpAddr) -> Arc<Neighbour> {
        let new = || Ok::<_, Infallible>(Arc::new(Neighbour::new(self.rate, self.burst)));
        let Ok(neighbour) = self.known.get_or_insert_with(&address, new);
        neighbour
    }
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;
    use crate::config::{Callers, Rate};

    fn forwarded() -> Forwarded {
        Forwarded::new(&Config {
            callers: Callers {
                caller_rate: Rate::Of(NonZeroU32::new(1)),
                ..Callers::default()
            },
            ..Config::default()
        })
    }

    fn headers(lines: &[&str]) -> HeaderMap {
        let line = |line: &&str| (FORWARDED_FOR, HeaderValue::from_str(line).unwrap());
        lines.iter().map(line).collect()
    }

    fn proxy(is_proxy: bool) -> Neighbour {
        Neighbour {
            is_proxy,
            ..Neighbour::default()
        }
    }

    #[test]
    fn the_last_address_is_the_one_that_the_proxy_wrote() {
        let (forwarded, proxy) = (forwarded(), proxy(true));
        let at = |lines: &[&str]| forwarded.caller(&headers(lines), &proxy).unwrap().unwrap();
        let one = at(&["192.0.2.1"]);
        for same in [
            &["198.51.100.7, 192.0.2.1"][..],
            &["198.51.100.7", "nonsense,192.0.2.1"],
            &["::ffff:192.0.2.1"],
        ] {
            assert!(Arc::ptr_eq(&one, &at(same)), "{same:?}");
        }
        assert!(!Arc::ptr_eq(&one, &at(&["192.0.2.1, 198.51.100.7"])));
        assert!(Arc::ptr_eq(&at(&["2001:db8::1"]), &at(&["2001:db8::2"])));
    }

    #[test]
    fn whoever_is_no_proxy_is_not_believed() {
        let (forwarded, lines) = (forwarded(), headers(&["192.0.2.1"]));
        assert!(forwarded.caller(&lines, &proxy(false)).unwrap().is_none());
        assert!(forwarded.caller(&headers(&["?"]), &proxy(false)).is_ok());
        assert!(
            forwarded
                .caller(&headers(&[]), &proxy(true))
                .unwrap()
                .is_none()
        );
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for line in [
            "",
            "unknown",
            "192.0.2.1,",
            "192.0.2.1:80",
            "[2001:db8::1]",
            "1",
        ] {
            let refused = forwarded().caller(&headers(&[line]), &proxy(true));
            assert_eq!(
                refused.unwrap_err().code(),
                tonic::Code::Unauthenticated,
                "{line}"
            );
        }
    }
}
