//! A listener of its own for probes: plain, without credentials, and with health alone.
//!
//! It goes on answering until all else has ended, so that probes see NOT_SERVING instead of
//! nothing.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::spawn_blocking;
use tokio_util::sync::CancellationToken;

use crate::acceptor::accept_until;
use crate::config::{Callers, Config, Drain, Lifetimes, Limits, Rate, Switch};
use crate::health::Health;
use crate::listener::Listener;
use crate::routes;
use crate::worker::Worker;

/// Probes are few.
const CONNECTIONS: u32 = 64;

/// Whoever else sits at one address leaves room for probes from elsewhere.
const CONNECTIONS_PER_ADDRESS: u32 = CONNECTIONS / 2;

/// Few watch: whoever does keeps a connection for good.
const WATCHING: u32 = CONNECTIONS / 4;

/// A probe says what it wants at once.
const HANDSHAKE: Duration = Duration::from_secs(2);

/// And goes when it has heard.
const IDLE: Duration = Duration::from_secs(2);

/// The listener and who answers.
#[derive(Debug)]
pub(crate) struct Probes {
    listener: Listener,
    worker: Worker,
    config: Config,
    stopping: CancellationToken,
}

impl Probes {
    /// Listens on `address` and answers about `health`.
    ///
    /// # Errors
    ///
    /// If the address cannot be listened on, or there is no thread.
    pub(crate) async fn start(
        address: SocketAddr,
        config: &Config,
        health: &Health,
    ) -> io::Result<Self> {
        let listener = Listener::tcp(TcpListener::bind(address).await?);
        let mut config = Config {
            address,
            limits: Limits {
                max_connections: CONNECTIONS,
                max_open_streams: WATCHING,
                ..config.limits.clone()
            },
            callers: Callers {
                caller_rate: Rate::Of(None),
                max_connections_per_address: CONNECTIONS_PER_ADDRESS,
                // What they say has to be readable here, too.
                trusted_proxies: config.callers.trusted_proxies.clone(),
                ..Callers::default()
            },
            lifetimes: Lifetimes {
                handshake_timeout: HANDSHAKE,
                idle_timeout: IDLE,
                ..config.lifetimes.clone()
            },
            workers: 1,
            drain: Drain {
                drain_timeout: Duration::from_secs(1),
                ..config.drain.clone()
            },
            ..config.clone()
        };
        config.web.grpc_web = Switch::Off;
        let stopping = CancellationToken::new();
        let service = routes::health_alone(&config, health, &stopping);
        let worker = Worker::start("probes", &config, service, None, stopping.clone())?;
        Ok(Self {
            listener,
            worker,
            config,
            stopping,
        })
    }

    /// The address, with the port that was taken.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.listener.address()
    }

    /// Answers until `end`.
    pub(crate) async fn serve_until(self, end: impl Future<Output = ()>) {
        let workers = [self.worker];
        accept_until(end, self.listener, &workers, &self.config, None).await;
        self.stopping.cancel();
        let joined = spawn_blocking(|| workers.into_iter().for_each(Worker::join));
        // It can only fail as the thread did, which says so itself.
        let _ = joined.await;
    }
}
