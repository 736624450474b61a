//! How long a connection may take, rest and last.

use std::time::Duration;

use clap::Args;
use humantime::format_duration;

use super::bad_config::BadConfig;
use super::values;

/// How dead connections are found.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Connections")]
pub struct KeepAlive {
    /// Time between two HTTP/2 pings on a connection; 0s sends none
    #[arg(
        long,
        value_name = "TIME", value_parser = values::time,
        default_value = "30s"
    )]
    pub http2_keepalive_interval: Duration,
    /// Time after which a connection that answers no ping is closed
    #[arg(
        long,
        value_name = "TIME",
        value_parser = values::some_time,
        default_value = "20s"
    )]
    pub http2_keepalive_timeout: Duration,
}

/// Whether all that is said of pings has an effect.
pub(super) fn check(keep_alive: &KeepAlive) -> Result<(), BadConfig> {
    let usual = KeepAlive::default().http2_keepalive_timeout;
    let time = keep_alive.http2_keepalive_timeout;
    match keep_alive.http2_keepalive_interval.is_zero() && time != usual {
        true => Err(BadConfig::new(format!(
            "--http2-keepalive-timeout {} is of no use with --http2-keepalive-interval 0s",
            format_duration(time)
        ))),
        false => Ok(()),
    }
}

/// How long a connection may take, rest and last.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Connections")]
pub struct Lifetimes {
    /// Time for all that comes before the first call of a connection
    ///
    /// That is TLS and the preface of HTTP; over HTTP/1.1 it is the head of each call, too.
    /// Then the connection is closed.
    #[arg(
        long,
        value_name = "TIME",
        value_parser = values::some_time,
        default_value = "10s"
    )]
    pub handshake_timeout: Duration,
    /// Time without any call after which a connection is closed; 0s closes none
    ///
    /// It is closed with GOAWAY, so that a client who comes back connects anew, at the latest
    /// after twice the time.
    #[arg(
        long,
        value_name = "TIME", value_parser = values::time,
        default_value = "10m"
    )]
    pub idle_timeout: Duration,
    /// Time after which a connection gets GOAWAY; 0s lets it last
    ///
    /// Its client connects anew and finds new instances. Calls and streams in flight are
    /// finished. Each connection has up to a tenth more or less, so that not all come back at
    /// once.
    #[arg(
        long,
        value_name = "TIME", value_parser = values::time,
        default_value = "1h"
    )]
    pub max_connection_age: Duration,
}
