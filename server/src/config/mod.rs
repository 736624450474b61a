//! How the service runs: one typed value, from flags, environment and a file.

mod access;
mod arguments;
mod callers;
mod connections;
mod file;
mod limits;
mod networks;
mod secrets;
mod seeing;
mod serve;
mod socket;
mod values;

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::Args;

pub use access::{Access, Need, OpenServices, Tls};
pub use arguments::{Arguments, BadConfig, Command, Healthcheck, NewApiKey};
pub use callers::{Callers, Rate};
pub use connections::{KeepAlive, Lifetimes};
pub(crate) use file::line;
pub use limits::Limits;
pub use networks::Networks;
pub use seeing::Seeing;
pub use serve::{Serve, Sources};
pub use socket::{FileMode, UnixSocket};
pub use values::{LogFormat, Origins, Period, RuntimeKind, Switch};

const ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 50051);

/// How the service runs.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct Config {
    /// IP address and port to listen on; port 0 takes any free port, which the
    /// ready line names. In containers set DOKO_ADDRESS, not the flag: the
    /// command healthcheck reads it, too
    #[arg(
        long,
        env = "DOKO_ADDRESS",
        value_name = "IP:PORT",
        value_parser = values::address,
        default_value_t = ADDRESS
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
    /// How calls are spread over cores.
    #[command(flatten)]
    pub threads: Threads,
    /// How the service stops.
    #[command(flatten)]
    pub drain: Drain,
    /// What browsers may do.
    #[command(flatten)]
    pub web: Web,
    /// Whether clients may ask for the descriptors of the API (gRPC reflection
    /// v1 and v1alpha)
    #[arg(
        long,
        env = "DOKO_REFLECTION",
        value_name = "ON|OFF",
        hide_possible_values = true,
        default_value_t = Switch::On,
        help_heading = "API"
    )]
    pub reflection: Switch,
    /// Directory with rule sets of one's own, read once before the service
    /// listens. A file NAME@EDITION.json is published under that name and
    /// edition, NAME.json as edition 1; what the files say is explained in
    /// docs/RULE_SETS.md, and checked by `doko check-rule-set`
    #[arg(long, env = "DOKO_RULE_SETS", value_name = "DIR", help_heading = "API")]
    pub rule_sets: Option<PathBuf>,
    /// What is logged and how.
    #[command(flatten)]
    pub logs: Logs,
    /// What an operator can see beside the log.
    #[command(flatten)]
    pub seeing: Seeing,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: ADDRESS,
            socket: UnixSocket::default(),
            limits: Limits::default(),
            callers: Callers::default(),
            keep_alive: KeepAlive::default(),
            lifetimes: Lifetimes::default(),
            access: Access::default(),
            tls: Tls::default(),
            threads: Threads::default(),
            drain: Drain::default(),
            web: Web::default(),
            reflection: Switch::On,
            rule_sets: None,
            logs: Logs::default(),
            seeing: Seeing::default(),
        }
    }
}

impl Config {
    /// The defaults, but on a free port of the loopback interface and without
    /// a delay before stopping. For tests and benchmarks.
    #[must_use]
    pub fn on_a_free_port() -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            drain: Drain {
                drain_delay: Period::ZERO,
                ..Drain::default()
            },
            ..Self::default()
        }
    }

    /// Whether whoever calls is on this machine, or nobody knows better: then there is no
    /// limit to what may be asked, unless that is said.
    pub(crate) fn callers_are_here(&self) -> bool {
        self.address.ip().is_loopback() && self.callers.trusted_proxies.is_empty()
    }

    /// What contradicts itself between several flags.
    ///
    /// # Errors
    ///
    /// One readable line.
    pub fn check(&self) -> Result<(), BadConfig> {
        if self.web.grpc_web == Switch::Off && !self.web.cors_origin.is_empty() {
            return Err(BadConfig::new(format!(
                "--cors-origin {} is of no use with --grpc-web off; leave it empty",
                self.web.cors_origin
            )));
        }
        callers::check(self)?;
        connections::check(&self.keep_alive)?;
        limits::check(self)?;
        socket::check(&self.socket, &self.access, &self.tls)?;
        seeing::check(&self.seeing, self.address, self.access.health_address)?;
        access::check(self.address, &self.access, &self.tls)
    }
}

/// How calls are spread over cores.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Threads")]
pub struct Threads {
    /// Threads that answer calls; 0 takes one for each core
    #[arg(
        long,
        env = "DOKO_WORKERS",
        value_name = "THREADS",
        value_parser = values::whole(0_u16, 1024),
        default_value_t = Threads::default().workers
    )]
    pub workers: u16,
    /// How the threads share the work. per-core: each connection stays on one
    /// thread, handed out in turn; fastest with many calls per connection.
    /// multi-thread: idle threads take over work of busy ones; for few
    /// connections of very different load
    #[arg(
        long,
        env = "DOKO_RUNTIME",
        value_name = "KIND",
        default_value_t = Threads::default().runtime
    )]
    pub runtime: RuntimeKind,
}

impl Default for Threads {
    fn default() -> Self {
        Self {
            workers: 0,
            runtime: RuntimeKind::PerCore,
        }
    }
}

impl Threads {
    /// How many threads answer calls, at least one.
    pub(crate) fn count(&self) -> usize {
        match self.workers {
            0 => available_parallelism().map_or(1, NonZeroUsize::get),
            workers => usize::from(workers),
        }
    }

    /// How many runtimes have these threads.
    pub(crate) fn workers(&self) -> usize {
        match self.runtime {
            RuntimeKind::PerCore => self.count(),
            RuntimeKind::MultiThread => 1,
        }
    }
}

/// How the service stops.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Stopping")]
pub struct Drain {
    /// Time between SIGTERM or SIGINT, from which on health says NOT_SERVING,
    /// and the end of accepting calls; longer than a load balancer needs to
    /// notice. With the drain timeout it stays below the 10 s that container
    /// engines wait by default. A second signal ends the program at once
    #[arg(
        long,
        env = "DOKO_DRAIN_DELAY",
        value_name = "TIME",
        default_value_t = Drain::default().drain_delay
    )]
    pub drain_delay: Period,
    /// Time that calls have to finish after the service stopped accepting;
    /// what is still open then is cut
    #[arg(
        long,
        env = "DOKO_DRAIN_TIMEOUT",
        value_name = "TIME",
        default_value_t = Drain::default().drain_timeout
    )]
    pub drain_timeout: Period,
}

impl Default for Drain {
    fn default() -> Self {
        Self {
            drain_delay: Period::from_secs(1),
            drain_timeout: Period::from_secs(7),
        }
    }
}

/// What browsers may do.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Browsers")]
pub struct Web {
    /// Whether gRPC-Web is answered, over HTTP/1.1 and HTTP/2
    #[arg(
        long,
        env = "DOKO_GRPC_WEB",
        value_name = "ON|OFF",
        hide_possible_values = true,
        default_value_t = Web::default().grpc_web
    )]
    pub grpc_web: Switch,
    /// Origins whose pages may call, comma separated, such as
    /// `https://example.com,http://localhost:5173`; empty means none. Any other
    /// page is refused with 403, whatever it sends. With --grpc-web off whoever stands
    /// before the service speaks with pages, and origins are not looked at here
    #[arg(
        long,
        env = "DOKO_CORS_ORIGIN",
        value_name = "ORIGINS",
        default_value_t = Web::default().cors_origin
    )]
    pub cors_origin: Origins,
}

impl Default for Web {
    fn default() -> Self {
        Self {
            grpc_web: Switch::On,
            cors_origin: Origins::default(),
        }
    }
}

/// What is logged and how.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Logs")]
pub struct Logs {
    /// Form of the log lines on the standard error output
    #[arg(
        long,
        env = "DOKO_LOG_FORMAT",
        value_name = "FORMAT",
        default_value_t = Logs::default().log_format
    )]
    pub log_format: LogFormat,
    /// Which log lines appear, as a level (error, warn, info, debug, trace) or
    /// directives such as warn,doko_server=info. Failed calls that are the
    /// client's fault are info, refused ones warn, faults of the server error;
    /// calls that went well are never logged
    #[arg(
        long,
        env = "DOKO_LOG_FILTER",
        value_name = "FILTER",
        value_parser = values::log_filter,
        default_value_t = Logs::default().log_filter
    )]
    pub log_filter: String,
    /// Log lines per second of each level, ten seconds' worth at once; further ones are
    /// left out, and how many these were is logged. 0 for no limit
    #[arg(
        long,
        env = "DOKO_LOG_RATE",
        value_name = "LINES",
        value_parser = values::whole(0, u32::MAX),
        default_value_t = Logs::default().log_rate
    )]
    pub log_rate: u32,
}

impl Default for Logs {
    fn default() -> Self {
        Self {
            log_format: LogFormat::Pretty,
            log_filter: "info".to_owned(),
            log_rate: 100,
        }
    }
}
