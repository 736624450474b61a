//! The life of the service: start, serve, drain, end.

use std::io;
use std::net::SocketAddr;
use std::sync::mpsc;
use std::thread;

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::info;

use crate::acceptor::accept_until;
use crate::config::{Config, RuntimeKind};
use crate::health::Health;
use crate::rule_sets::{self, BadRuleSets};
use crate::worker::Worker;
use crate::{routes, self_test};

/// Starts the service.
#[derive(Clone, Copy, Debug)]
pub struct Server;

/// Why the service did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The system gives no threads or no event queue.
    #[error("cannot start the threads that answer calls: {0}")]
    Threads(#[from] io::Error),
    /// The descriptors of the API cannot be served.
    #[error("cannot serve reflection: {0}")]
    Reflection(#[from] tonic_reflection::server::Error),
    /// Rule sets of one's own cannot be published.
    #[error(transparent)]
    RuleSets(#[from] BadRuleSets),
    /// The rules do not answer as they should.
    #[error("the self-test failed: {0}")]
    SelfTest(String),
}

impl Server {
    /// Starts to serve in threads of its own and returns when it is ready:
    /// the address is bound, the self-test passed, and health says SERVING.
    ///
    /// # Errors
    ///
    /// If it cannot serve; then nothing is left behind.
    pub fn start(config: &Config) -> Result<Running, StartError> {
        if let Some(directory) = &config.rule_sets {
            rule_sets::publish(directory)?;
        }
        let stop = CancellationToken::new();
        let (ready, address) = mpsc::channel();
        let (ended, end) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let (config, stopping) = (config.clone(), stop.clone());
        thread::Builder::new()
            .name("acceptor".to_owned())
            .spawn(move || {
                match runtime.block_on(Service::start(&config)) {
                    Ok(service) => {
                        let _ = ready.send(Ok(service.address));
                        runtime.block_on(service.serve_until(stopping, &config));
                    }
                    Err(error) => {
                        let _ = ready.send(Err(error));
                    }
                }
                // Nobody may be waiting for it.
                let _ = ended.send(());
            })?;
        match address.recv() {
            Ok(Ok(address)) => Ok(Running { address, stop, end }),
            Ok(Err(error)) => Err(error),
            Err(_) => Err(StartError::Threads(io::Error::other(
                "the acceptor is gone",
            ))),
        }
    }
}

/// A service that runs in threads of its own. Dropping it begins to stop it.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    stop: CancellationToken,
    end: oneshot::Receiver<()>,
}

impl Running {
    /// The address it listens on, with the port that was taken.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Drains and stops it: health says NOT_SERVING, calls are accepted for
    /// the drain delay, then calls in flight are finished for at most the
    /// drain timeout.
    pub async fn stop(mut self) {
        self.stop.cancel();
        self.ended().await;
    }

    /// Waits until it has ended, which does not happen unless it is stopped or
    /// all of its threads fail.
    pub async fn ended(&mut self) {
        // An error means that the acceptor died, which is an end, too.
        let _ = (&mut self.end).await;
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

/// The service as its acceptor sees it.
struct Service {
    address: SocketAddr,
    listener: TcpListener,
    health: Health,
    workers: Vec<Worker>,
    /// Cancelled when calls are no longer accepted, which ends streams.
    stopping: CancellationToken,
}

impl Service {
    async fn start(config: &Config) -> Result<Self, StartError> {
        let failed = |error| StartError::Listen {
            address: config.address,
            error,
        };
        let listener = TcpListener::bind(config.address).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let health = Health::not_serving_yet().await;
        let stopping = CancellationToken::new();
        // Whatever was started ends if something after it fails.
        let guard = stopping.clone().drop_guard();
        let workers = workers(config, &health, &stopping)?;
        let rule_sets = self_test::run().map_err(StartError::SelfTest)?;
        health.serving().await;
        guard.disarm();
        info!(
            version = env!("CARGO_PKG_VERSION"),
            %address,
            runtime = %config.threads.runtime,
            threads = config.threads.count(),
            rule_sets = rule_sets.join(", "),
            "serving"
        );
        Ok(Self {
            address,
            listener,
            health,
            workers,
            stopping,
        })
    }

    async fn serve_until(self, stop: CancellationToken, config: &Config) {
        let Self {
            listener,
            health,
            workers,
            stopping,
            ..
        } = self;
        let end = async {
            stop.cancelled().await;
            info!("stopping: health says NOT_SERVING");
            health.not_serving().await;
            sleep(config.drain.drain_delay.duration()).await;
        };
        accept_until(end, listener, &workers, config).await;
        info!("no longer accepting");
        stopping.cancel();
        for worker in workers {
            worker.join();
        }
        info!("stopped");
    }
}

fn workers(
    config: &Config,
    health: &Health,
    stopping: &CancellationToken,
) -> Result<Vec<Worker>, StartError> {
    let service = routes::blueprint(config, health.service(), stopping.clone())?;
    let count = match config.threads.runtime {
        RuntimeKind::PerCore => config.threads.count(),
        RuntimeKind::MultiThread => 1,
    };
    (0..count)
        .map(|number| Ok(Worker::start(number, config, service(), stopping.clone())?))
        .collect()
}
