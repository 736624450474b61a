//! How the service runs: one typed value.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use clap::{Args, Command};

use super::access::{Access, Tls};
use super::callers::Callers;
use super::connections::{KeepAlive, Lifetimes};
use super::limits::Limits;
use super::seeing::Seeing;
use super::socket::UnixSocket;
use super::values::{self, LogFormat, Origins, Page, Switch};

/// How the service runs.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct Config {
    /// IP address and port to listen on
    ///
    /// Port 0 takes any free port, which the ready line names. In containers set DOKO_ADDRESS,
    /// not the flag: the command healthcheck reads it, too.
    #[arg(
        long,
        value_name = "IP:PORT",
        value_parser = values::address,
        default_value = "127.0.0.1:50051"
    )]
    pub address: SocketAddr,
    /// Where else to listen.
    #[command(flatten)]
    pub socket: UnixSocket,
    /// What one caller, or all together, may use.
    #[command(flatten)]
    pub limits: Limits,
    /// How much one caller may ask.
    #[command(flatten)]
    pub callers: Callers,
    /// How dead connections are found.
    #[command(flatten)]
    pub keep_alive: KeepAlive,
    /// How long a connection may take, rest and last.
    #[command(flatten)]
    pub lifetimes: Lifetimes,
    /// Who may call.
    #[command(flatten)]
    pub access: Access,
    /// Connections that nobody else can read.
    #[command(flatten)]
    pub tls: Tls,
    /// Threads that answer calls; 0 takes one for each core
    ///
    /// A connection stays on one thread, and connections are handed out in turn.
    #[arg(
        long,
        value_name = "THREADS",
        value_parser = values::whole(0_u16, 1024),
        default_value = "0",
        help_heading = "Threads"
    )]
    pub workers: u16,
    /// How the service stops.
    #[command(flatten)]
    pub drain: Drain,
    /// What browsers may do.
    #[command(flatten)]
    pub web: Web,
    /// Whether clients may ask for the descriptors of the API
    ///
    /// This is gRPC reflection, v1 and v1alpha.
    #[arg(
        long,
        value_name = "ON|OFF",
        hide_possible_values = true,
        default_value = "on",
        help_heading = "API"
    )]
    pub reflection: Switch,
    /// Directory with rule sets of one's own
    ///
    /// It is read once before the service listens. A file NAME@EDITION.json is published under
    /// that name and edition, NAME.json as edition 1. docs/RULE_SETS.md explains what the files
    /// say; `doko check-rule-set` checks one.
    #[arg(long, value_name = "DIR", help_heading = "API")]
    pub rule_sets: Option<PathBuf>,
    /// What is logged and how.
    #[command(flatten)]
    pub logs: Logs,
    /// What an operator can see beside the log.
    #[command(flatten)]
    pub seeing: Seeing,
}

/// What flags say that are not there.
fn defaults<T: Args>() -> T {
    let matches = T::augment_args(Command::new("defaults")).get_matches_from([""]);
    // A default that cannot be read is found by the first test.
    T::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// What is said where nothing is said stands beside the flags.
macro_rules! defaults_of_flags {
    ($($Settings:ty)*) => { $(
        impl Default for $Settings {
            fn default() -> Self {
                defaults()
            }
        }
    )* };
}

defaults_of_flags! {
    Access Callers Config Drain KeepAlive Lifetimes Limits Logs Seeing Tls UnixSocket Web
}

impl Config {
    /// The defaults, but on a free port of the loopback interface and without
    /// a delay before stopping. For tests and benchmarks.
    #[must_use]
    pub fn on_a_free_port() -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            drain: Drain {
                drain_delay: Duration::ZERO,
                ..Drain::default()
            },
            ..Self::default()
        }
    }

    /// How many threads answer calls, at least one.
    pub(crate) fn threads(&self) -> usize {
        match self.workers {
            0 => available_parallelism().map_or(1, NonZeroUsize::get),
            workers => usize::from(workers),
        }
    }

    /// Whether `GET /` is a page.
    pub(crate) fn shows_page(&self) -> bool {
        match self.web.page {
            Page::Auto => {
                let needs_keys = self.access.api_keys.is_some() || self.access.jwt_keys.is_some();
                let needs_none = !needs_keys && self.tls.tls_client_ca.is_none();
                self.web.grpc_web == Switch::On && self.callers_are_here() && needs_none
            }
            Page::On => true,
            Page::Off => false,
        }
    }

    /// Whether whoever calls is on this machine, or nobody knows better: then there is no
    /// limit to what may be asked, unless that is said.
    pub(crate) fn callers_are_here(&self) -> bool {
        self.address.ip().is_loopback() && self.callers.trusted_proxies.is_empty()
    }
}

/// How the service stops.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Stopping")]
pub struct Drain {
    /// Time between SIGTERM or SIGINT and the end of accepting calls
    ///
    /// From the signal on health says NOT_SERVING. Choose more time than a load balancer needs
    /// to notice, and less, with the drain timeout, than the 10 s that container engines wait
    /// by default. A second signal ends the program at once.
    #[arg(
        long,
        value_name = "TIME", value_parser = values::time,
        default_value = "1s"
    )]
    pub drain_delay: Duration,
    /// Time for calls in flight after the service stopped accepting
    ///
    /// What is still open then is cut.
    #[arg(
        long,
        value_name = "TIME", value_parser = values::time,
        default_value = "7s"
    )]
    pub drain_timeout: Duration,
}

/// What browsers may do.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Browsers")]
pub struct Web {
    /// Whether gRPC-Web and JSON are answered, over HTTP/1.1 and HTTP/2
    #[arg(
        long,
        value_name = "ON|OFF",
        hide_possible_values = true,
        default_value = "on"
    )]
    pub grpc_web: Switch,
    /// Origins whose pages may call, comma separated; empty means none
    ///
    /// An origin is written as in `https://example.com,http://localhost:5173`. Any other page
    /// is refused with 403, whatever it sends. With --grpc-web off a proxy speaks with pages,
    /// and origins are not looked at here.
    #[arg(long, value_name = "ORIGINS", default_value = "")]
    pub cors_origin: Origins,
    /// Whether GET / is a page for people: auto, on or off
    ///
    /// auto shows it where --address is one of this machine alone, without --trusted-proxies and without credentials
    /// of callers. The page sends no credential. It calls the service at the address it came from, which may be an IP address or
    /// localhost; --cors-origin lists the origins of other names.
    #[arg(
        long,
        value_name = "AUTO|ON|OFF",
        hide_possible_values = true,
        default_value = "auto"
    )]
    pub page: Page,
}

/// What is logged and how.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Logs")]
pub struct Logs {
    /// Form of the log lines on the standard error output
    #[arg(long, value_name = "FORMAT", default_value = "pretty")]
    pub log_format: LogFormat,
    /// Which log lines appear
    ///
    /// A level (error, warn, info, debug, trace) or directives such as warn,doko_server=info.
    /// Failed calls that are the client's fault are info, refused ones warn, faults of the
    /// server error. Calls that went well are never logged.
    #[arg(
        long,
        value_name = "FILTER",
        value_parser = values::log_filter,
        default_value = "info"
    )]
    pub log_filter: String,
    /// Log lines per second of each level; 0 for no limit
    ///
    /// Ten seconds' worth may come at once. Further lines are left out, and their number is
    /// logged.
    #[arg(
        long,
        value_name = "LINES",
        value_parser = values::whole(0, u32::MAX),
        default_value = "100"
    )]
    pub log_rate: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_for_this_machine_and_asks_in_json() {
        let mut config = Config::on_a_free_port();
        assert!(config.shows_page());
        config.web.grpc_web = Switch::Off;
        assert!(!config.shows_page());
        config.web.grpc_web = Switch::On;
        config.callers.trusted_proxies = "127.0.0.1".parse().unwrap();
        assert!(!config.shows_page(), "others come through a proxy");
        let mut closed = Config::on_a_free_port();
        closed.access.api_keys = Some("keys.toml".into());
        assert!(!closed.shows_page(), "the page has no key");
        config.web.page = Page::On;
        assert!(config.shows_page());
    }
}
