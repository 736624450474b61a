//! What an operator can see beside the log.

use std::net::SocketAddr;

use clap::Args;

use super::{BadConfig, values};

/// What an operator can see beside the log.
#[derive(Args, Clone, Debug, Default, Eq, PartialEq)]
#[command(next_help_heading = "Seeing")]
pub struct Seeing {
    /// IP address and port of a listener for Prometheus, which asks GET /metrics: without
    /// TLS and without credentials. Nothing is counted if it is absent
    #[arg(
        long,
        env = "DOKO_METRICS_ADDRESS",
        value_name = "IP:PORT",
        value_parser = values::address
    )]
    pub metrics_address: Option<SocketAddr>,
}

/// Whether the listeners have addresses of their own: `address` and `health` are those of
/// the others.
pub(super) fn check(
    seeing: &Seeing,
    address: SocketAddr,
    health: Option<SocketAddr>,
) -> Result<(), BadConfig> {
    let Some(metrics) = seeing.metrics_address.filter(|it| it.port() != 0) else {
        return Ok(());
    };
    for (flag, other) in [("--address", Some(address)), ("--health-address", health)] {
        if other == Some(metrics) {
            return Err(BadConfig::new(format!(
                "--metrics-address {metrics} is that of {flag}; it needs one of its own"
            )));
        }
    }
    Ok(())
}
