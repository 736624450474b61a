//! How much one caller may ask.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use clap::Args;

use super::{BadConfig, Config, Limits, Networks, values};

/// How much one caller may ask.
///
/// A caller is who a credential names, else whoever is at the same address: an IPv4
/// address or the /64 network of an IPv6 address.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Callers")]
pub struct Callers {
    /// Questions per second that one caller may ask: one for each call, and for each
    /// question of EvaluateBatch and Evaluate. A call beyond it is refused with
    /// RESOURCE_EXHAUSTED, the reason RATE_LIMITED, a RetryInfo and a QuotaFailure; an
    /// open stream is read more slowly instead. A caller is who a credential names,
    /// else whoever is at the same address, an IPv6 network of 64 bits being one. A
    /// number, 0 for no limit, or auto: 10000, but no limit while --address is of the
    /// loopback interface and there are no --trusted-proxies
    #[arg(
        long,
        env = "DOKO_CALLER_RATE",
        value_name = "QUESTIONS",
        default_value_t = Callers::default().caller_rate
    )]
    pub caller_rate: Rate,
    /// Questions that a caller who was silent may ask at once, beyond what
    /// --caller-rate gives meanwhile
    #[arg(
        long,
        env = "DOKO_CALLER_BURST",
        value_name = "QUESTIONS",
        value_parser = values::whole(1, u32::MAX),
        default_value_t = Callers::default().caller_burst
    )]
    pub caller_burst: u32,
    /// Connections that may be open from one address at the same time; a further one
    /// is closed at once
    #[arg(
        long,
        env = "DOKO_MAX_CONNECTIONS_PER_ADDRESS",
        value_name = "CONNECTIONS",
        value_parser = values::whole(1, u32::MAX),
        default_value_t = Callers::default().max_connections_per_address
    )]
    pub max_connections_per_address: u32,
    /// Addresses and networks of proxies, comma separated, such as 10.0.0.0/8,192.0.2.7;
    /// empty means none. A call from there is one of whoever is at the last address of its
    /// header x-forwarded-for, where a proxy writes from whom it has the call; without that
    /// header it is one of the proxy. Whoever else sends the header is not believed. Name
    /// only addresses from which nobody but proxies can call
    #[arg(
        long,
        env = "DOKO_TRUSTED_PROXIES",
        value_name = "NETWORKS",
        default_value_t = Callers::default().trusted_proxies
    )]
    pub trusted_proxies: Networks,
}

impl Default for Callers {
    fn default() -> Self {
        Self {
            caller_rate: Rate::Auto,
            caller_burst: 20_000,
            max_connections_per_address: 250,
            trusted_proxies: Networks::default(),
        }
    }
}

/// Whether all that is said of callers has an effect: what has none was meant to have one.
pub(super) fn check(config: &Config) -> Result<(), BadConfig> {
    let (callers, usual) = (&config.callers, Callers::default());
    // An entry of a key may have a rate of its own.
    let unlimited = callers.caller_rate == Rate::Of(None) && config.access.api_keys.is_none();
    let (connections, most) = (
        callers.max_connections_per_address,
        config.limits.max_connections,
    );
    let useless = if unlimited && callers.caller_burst != usual.caller_burst {
        format!(
            "--caller-burst {} is of no use with --caller-rate 0",
            callers.caller_burst
        )
    } else if unlimited && config.limits.caller_share != Limits::default().caller_share {
        format!(
            "--caller-share {} is of no use with --caller-rate 0",
            config.limits.caller_share
        )
    } else if connections > most && connections != usual.max_connections_per_address {
        format!(
            "--max-connections-per-address {connections} is of no use beyond --max-connections, \
             which is {most}"
        )
    } else {
        return Ok(());
    };
    Err(BadConfig::new(useless))
}

/// Questions per second.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Rate {
    /// 10,000 for callers from elsewhere, no limit for those on this machine.
    Auto,
    /// So many, or no limit.
    Of(Option<NonZeroU32>),
}

impl Rate {
    /// What `auto` means for callers from elsewhere.
    const ELSEWHERE: Option<NonZeroU32> = NonZeroU32::new(10_000);

    /// The limit for callers who are on this machine or not, unless there is none.
    pub(crate) fn limit(self, on_this_machine: bool) -> Option<NonZeroU32> {
        match self {
            Self::Of(limit) => limit,
            Self::Auto if on_this_machine => None,
            Self::Auto => Self::ELSEWHERE,
        }
    }
}

impl FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match (text, text.parse()) {
            ("auto", _) => Ok(Self::Auto),
            (_, Ok(number)) => Ok(Self::Of(NonZeroU32::new(number))),
            (_, Err(_)) => Err(format!(
                "write auto or a whole number from 0 to {}",
                u32::MAX
            )),
        }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::Of(limit) => write!(f, "{}", limit.map_or(0, NonZeroU32::get)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_read_what_they_print() {
        for text in ["auto", "0", "10000"] {
            assert_eq!(text.parse::<Rate>().unwrap().to_string(), text);
        }
        for text in ["", "-1", "fast", "1.5", "4294967296"] {
            assert!(text.parse::<Rate>().is_err(), "{text}");
        }
    }

    #[test]
    fn callers_on_this_machine_are_not_limited_by_themselves() {
        assert_eq!(Rate::Auto.limit(true), None);
        assert_eq!(Rate::Auto.limit(false), NonZeroU32::new(10_000));
        assert_eq!(Rate::Of(NonZeroU32::new(5)).limit(true), NonZeroU32::new(5));
        assert_eq!(Rate::Of(None).limit(false), None);
    }
}
