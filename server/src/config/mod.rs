//! How the service runs: one typed value, from flags and environment.

mod arguments;
mod values;

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use clap::Args;

pub use arguments::{Arguments, BadConfig, Command, Healthcheck};
pub use values::{LogFormat, Origins, Period, RuntimeKind, Switch};

const ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 50051);

/// How the service runs.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct Config {
    /// IP address and port to listen on; port 0 takes any free port, which the
    /// ready line names. In a container set DOKO_ADDRESS rather than the flag,
    /// since the command healthcheck reads it, too
    #[arg(long, env = "DOKO_ADDRESS", value_name = "IP:PORT", default_value_t = ADDRESS)]
    pub address: SocketAddr,
    /// What one caller, or all together, may use.
    #[command(flatten)]
    pub limits: Limits,
    /// How dead connections are found.
    #[command(flatten)]
    pub keep_alive: KeepAlive,
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
    /// What is logged and how.
    #[command(flatten)]
    pub logs: Logs,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: ADDRESS,
            limits: Limits::default(),
            keep_alive: KeepAlive::default(),
            threads: Threads::default(),
            drain: Drain::default(),
            web: Web::default(),
            reflection: Switch::On,
            logs: Logs::default(),
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

    /// What contradicts itself between several flags.
    ///
    /// # Errors
    ///
    /// One readable line.
    pub fn check(&self) -> Result<(), BadConfig> {
        if self.web.grpc_web == Switch::Off && !self.web.cors_origin.is_empty() {
            return Err(BadConfig::new(
                "--cors-origin is of no use with --grpc-web off",
            ));
        }
        if self.limits.receive_buffer / 2 < self.limits.max_message_size {
            return Err(BadConfig::new(
                "--receive-buffer must be at least twice --max-message-size",
            ));
        }
        Ok(())
    }
}

/// What one caller, or all together, may use.
///
/// The defaults bound what requests can make the service keep in memory:
///
/// ```text
/// incomplete requests   receive_buffer                                 24.0 MiB
/// open streams          100 x (256 KiB message + 128 KiB of HTTP/2)    37.5 MiB
/// ```
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Largest request message in bytes; a larger one is refused with
    /// RESOURCE_EXHAUSTED and the reason MESSAGE_TOO_LARGE. A full batch of 200
    /// questions about whole games takes about 60 KB
    #[arg(
        long,
        env = "DOKO_MAX_MESSAGE_SIZE",
        value_name = "BYTES",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = Limits::default().max_message_size
    )]
    pub max_message_size: u32,
    /// Largest metadata (headers) of a call in bytes, counted as HTTP/2 does:
    /// each name and value and 32 more. Beyond it HTTP answers 431 before gRPC
    /// sees the call, which clients show as UNKNOWN, without a reason
    #[arg(
        long,
        env = "DOKO_MAX_METADATA_SIZE",
        value_name = "BYTES",
        value_parser = clap::value_parser!(u32).range(1024..),
        default_value_t = Limits::default().max_metadata_size
    )]
    pub max_metadata_size: u32,
    /// Memory in bytes for requests of which a part is still to come, over all
    /// connections, 16 KiB for each and its size so far; one more is refused
    /// with RESOURCE_EXHAUSTED, the reason OVERLOADED and a RetryInfo. Requests
    /// that arrive whole need none of it. With the defaults all requests
    /// together keep less than 64 MiB: 24 MiB here, and 100 streams of 256 KiB
    /// (--max-open-streams, --max-message-size) and 128 KiB of HTTP/2 each
    #[arg(
        long,
        env = "DOKO_RECEIVE_BUFFER",
        value_name = "BYTES",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = Limits::default().receive_buffer
    )]
    pub receive_buffer: u32,
    /// Streams (Evaluate, reflection and Watch of health) that may be open at
    /// the same time, over all connections; one more is refused at once with
    /// RESOURCE_EXHAUSTED, the reason OVERLOADED and a RetryInfo
    #[arg(
        long,
        env = "DOKO_MAX_OPEN_STREAMS",
        value_name = "STREAMS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = Limits::default().max_open_streams
    )]
    pub max_open_streams: u32,
    /// Calls that one connection may have open at the same time; clients keep
    /// further calls back
    #[arg(
        long,
        env = "DOKO_MAX_CONCURRENT_STREAMS",
        value_name = "CALLS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = Limits::default().max_concurrent_streams
    )]
    pub max_concurrent_streams: u32,
    /// Connections at the same time; further ones wait until one closes
    #[arg(
        long,
        env = "DOKO_MAX_CONNECTIONS",
        value_name = "CONNECTIONS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = Limits::default().max_connections
    )]
    pub max_connections: u32,
    /// Calls that may be answered at the same time, over all connections; one
    /// more is refused at once with RESOURCE_EXHAUSTED, the reason OVERLOADED
    /// and a RetryInfo. Calls that are still being received do not count, nor do
    /// streams once they are open; health checks are never refused
    #[arg(
        long,
        env = "DOKO_CONCURRENCY_LIMIT",
        value_name = "CALLS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = Limits::default().concurrency_limit
    )]
    pub concurrency_limit: u32,
    /// Longest time for one call, such as 500ms or 10s; the deadline of the
    /// client counts if it is shorter. After it the answer is
    /// DEADLINE_EXCEEDED. An open stream has the deadline of the client only,
    /// but ends like this if a message of it stays incomplete for so long
    #[arg(
        long,
        env = "DOKO_REQUEST_TIMEOUT",
        value_name = "TIME",
        value_parser = values::some_time,
        default_value_t = Limits::default().request_timeout
    )]
    pub request_timeout: Period,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_message_size: 256 * 1024,
            max_metadata_size: 8 * 1024,
            receive_buffer: 24 * 1024 * 1024,
            max_open_streams: 100,
            max_concurrent_streams: 200,
            max_connections: 1_000,
            concurrency_limit: 500,
            request_timeout: Period::from_secs(10),
        }
    }
}

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

/// How calls are spread over cores.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Threads")]
pub struct Threads {
    /// Threads that answer calls; 0 takes one for each core
    #[arg(
        long,
        env = "DOKO_WORKERS",
        value_name = "THREADS",
        value_parser = clap::value_parser!(u16).range(..=1024),
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
            drain_timeout: Period::from_secs(8),
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
    /// page is refused with 403
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
}

impl Default for Logs {
    fn default() -> Self {
        Self {
            log_format: LogFormat::Pretty,
            log_filter: "info".to_owned(),
        }
    }
}
