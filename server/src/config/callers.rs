//! How much one caller may ask.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use clap::Args;

use super::networks::Networks;
use super::values;

/// How much one caller may ask.
///
/// A caller is who a credential names, else whoever is at the same address: an IPv4
/// address or the /64 network of an IPv6 address.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Callers")]
pub struct Callers {
    /// Questions per second that one caller may ask; 0 for no limit
    ///
    /// A call is one question, and so is each question of EvaluateBatch and Evaluate. A call
    /// beyond it is refused with RESOURCE_EXHAUSTED, the reason RATE_LIMITED, a RetryInfo and a
    /// QuotaFailure; an open stream is read more slowly instead. A caller is who a credential
    /// names, else whoever is at the same address, an IPv6 network of 64 bits being one. auto
    /// is 10000, but no limit while --address is of the loopback interface and there are no
    /// --trusted-proxies.
    #[arg(long, value_name = "QUESTIONS", default_value = "auto")]
    pub caller_rate: Rate,
    /// Questions that a caller who was silent may ask at once
    ///
    /// They come on top of what --caller-rate gives meanwhile.
    #[arg(
        long,
        value_name = "QUESTIONS",
        value_parser = values::whole(1, u32::MAX),
        default_value = "20000"
    )]
    pub caller_burst: u32,
    /// Connections that may be open from one address at once
    ///
    /// A further one is closed at once.
    #[arg(
        long,
        value_name = "CONNECTIONS",
        value_parser = values::whole(1, u32::MAX),
        default_value = "250"
    )]
    pub max_connections_per_address: u32,
    /// Addresses and networks of proxies, comma separated; empty means none
    ///
    /// They are written as in 10.0.0.0/8,192.0.2.7. A call from there is one of whoever is at
    /// the last address of its header x-forwarded-for, where a proxy writes from whom it has
    /// the call; without that header it is one of the proxy. From anybody else the header means
    /// nothing. Name only addresses from which nobody but proxies can call.
    #[arg(long, value_name = "NETWORKS", default_value = "")]
    pub trusted_proxies: Networks,
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
