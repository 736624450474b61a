//! How long a connection may take, rest and last.

use clap::Args;

use super::{BadConfig, Period, values};

/// How dead connections are found.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Connections")]
pub struct KeepAlive {
    /// Time between two HTTP/2 pings on a connection, such as 30s; 0s sends
    /// none
    #[arg(
        long,
        env = "DOKO_HTTP2_KEEPALIVE_INTERVAL",
        value_name = "TIME",
        default_value_t = KeepAlive::default().http2_keepalive_interval
    )]
    pub http2_keepalive_interval: Period,
    /// Time after which a connection that answers no ping is closed
    #[arg(
        long,
        env = "DOKO_HTTP2_KEEPALIVE_TIMEOUT",
        value_name = "TIME",
        value_parser = values::some_time,
        default_value_t = KeepAlive::default().http2_keepalive_timeout
    )]
    pub http2_keepalive_timeout: Period,
}

impl Default for KeepAlive {
    fn default() -> Self {
        Self {
            http2_keepalive_interval: Period::from_secs(30),
            http2_keepalive_timeout: Period::from_secs(20),
        }
    }
}

/// Whether all that is said of pings has an effect.
pub(super) fn check(keep_alive: &KeepAlive) -> Result<(), BadConfig> {
    let usual = KeepAlive::default().http2_keepalive_timeout;
    let time = keep_alive.http2_keepalive_timeout;
    match keep_alive.http2_keepalive_interval.is_zero() && time != usual {
        true => Err(BadConfig::new(format!(
            "--http2-keepalive-timeout {time} is of no use with --http2-keepalive-interval 0s"
        ))),
        false => Ok(()),
    }
}

/// How long a connection may take, rest and last.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Connections")]
pub struct Lifetimes {
    /// Time that a connection has for all that comes before its first call, TLS and
    /// the preface of HTTP; over HTTP/1.1 for the head of each call, too. Then it is
    /// closed
    #[arg(
        long,
        env = "DOKO_HANDSHAKE_TIMEOUT",
        value_name = "TIME",
        value_parser = values::some_time,
        default_value_t = Lifetimes::default().handshake_timeout
    )]
    pub handshake_timeout: Period,
    /// Time without any call after which a connection is closed, with GOAWAY, so that
    /// a client who comes back connects anew; at the latest after twice the time. 0s
    /// closes none
    #[arg(
        long,
        env = "DOKO_IDLE_TIMEOUT",
        value_name = "TIME",
        default_value_t = Lifetimes::default().idle_timeout
    )]
    pub idle_timeout: Period,
    /// Time after which a connection gets GOAWAY, so that its client connects anew
    /// and finds new instances; calls and streams in flight are finished. Each
    /// connection has up to a tenth more or less, so that not all come back at once.
    /// 0s lets them last
    #[arg(
        long,
        env = "DOKO_MAX_CONNECTION_AGE",
        value_name = "TIME",
        default_value_t = Lifetimes::default().max_connection_age
    )]
    pub max_connection_age: Period,
}

impl Default for Lifetimes {
    fn default() -> Self {
        Self {
            handshake_timeout: Period::from_secs(10),
            idle_timeout: Period::from_secs(10 * 60),
            max_connection_age: Period::from_secs(60 * 60),
        }
    }
}
