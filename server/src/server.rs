//! The life of the service: start, serve, drain, end.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, mpsc};
use std::thread;

use doko_proto::v1;
use doko_rule_sets::BadRuleSets;
use opentelemetry_otlp::ExporterBuildError;
use tokio::net::TcpListener;
use tokio::sync::{Notify, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use crate::acceptor::accept_until;
use crate::access::{Access, BadAccess, Reloads, Tls};
use crate::config::{BadConfig, Config};
use crate::drive::Security;
use crate::health::Health;
use crate::listener::Listener;
use crate::observe::{Endpoint, Metrics, Watching};
use crate::probes::Probes;
use crate::routes;
use crate::unix_socket::UnixSocket;
use crate::worker::Worker;

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
    /// The file cannot be listened on.
    #[error("cannot listen on {}: {error}", file.display())]
    Socket {
        /// The file.
        file: PathBuf,
        /// What the system says, or what is there.
        error: io::Error,
    },
    /// The system gives no threads or no event queue.
    #[error("cannot start the threads that answer calls: {0}")]
    Threads(#[from] io::Error),
    /// The descriptors of the API cannot be served.
    #[error("cannot serve reflection: {0}")]
    Reflection(#[from] tonic_reflection::server::Error),
    /// Traces cannot be sent to where they should go.
    #[error("cannot send traces: {0}")]
    Traces(#[from] ExporterBuildError),
    /// Settings contradict each other.
    #[error(transparent)]
    Config(#[from] BadConfig),
    /// A file of keys or certificates cannot be used.
    #[error(transparent)]
    Access(#[from] BadAccess),
    /// Rule sets of one's own cannot be published.
    #[error(transparent)]
    RuleSets(#[from] BadRuleSets),
}

impl Server {
    /// Starts to serve in threads of its own and returns when it is ready:
    /// the address is bound, and health says SERVING.
    ///
    /// # Errors
    ///
    /// If it cannot serve; then nothing is left behind.
    pub fn start(config: &Config) -> Result<Running, StartError> {
        config.check()?;
        if let Some(directory) = &config.rule_sets {
            doko_rule_sets::publish(directory)?;
        }
        let stop = CancellationToken::new();
        let (ready, addresses) = mpsc::channel();
        let (ended, end) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let reload = Arc::new(Notify::new());
        let (config, stopping, reloading) = (config.clone(), stop.clone(), Arc::clone(&reload));
        thread::Builder::new()
            .name("acceptor".to_owned())
            .spawn(move || {
                match runtime.block_on(Service::start(&config)) {
                    Ok(service) => {
                        let _ = ready.send(Ok(service.addresses));
                        runtime.block_on(service.serve_until(stopping, reloading, &config));
                    }
                    Err(error) => {
                        let _ = ready.send(Err(error));
                    }
                }
                // Nobody may be waiting for it.
                let _ = ended.send(());
            })?;
        match addresses.recv() {
            Ok(Ok(addresses)) => Ok(Running {
                addresses,
                stop,
                reload,
                end,
            }),
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
    addresses: Addresses,
    stop: CancellationToken,
    reload: Arc<Notify>,
    end: oneshot::Receiver<()>,
}

impl Running {
    /// The address it listens on, with the port that was taken.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.addresses.calls
    }

    /// The address at which health answers alone, if there is one.
    #[must_use]
    pub fn health_address(&self) -> Option<SocketAddr> {
        self.addresses.health
    }

    /// The address at which metrics are told, if there is one.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.addresses.metrics
    }

    /// Looks at once whether the files of keys and certificates have changed.
    pub fn reload(&self) {
        self.reload.notify_one();
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

/// Where the service listens.
#[derive(Clone, Copy, Debug)]
struct Addresses {
    calls: SocketAddr,
    health: Option<SocketAddr>,
    metrics: Option<SocketAddr>,
}

/// The service as its acceptor sees it.
struct Service {
    addresses: Addresses,
    listener: Listener,
    probes: Option<Probes>,
    endpoint: Option<Endpoint>,
    watching: Arc<Watching>,
    reloads: Reloads,
    health: Health,
    workers: Vec<Worker>,
    /// Cancelled when calls are no longer accepted, which ends streams.
    stopping: CancellationToken,
}

impl Service {
    async fn start(config: &Config) -> Result<Self, StartError> {
        let watching = Arc::new(Watching::new(&config.seeing)?);
        let mut reloads = Reloads::new(watching.metrics.clone());
        let access = Arc::new(Access::new(config, &mut reloads)?);
        let tls = Tls::new(config, &mut reloads)?;
        let listener = listen(config).await?;
        let calls = listener.address().map_err(failed(config.address))?;
        let health = Health::not_serving_yet().await;
        let probes = match config.access.health_address {
            Some(address) => {
                let probes = Probes::start(address, config, &health).await;
                Some(probes.map_err(failed(address))?)
            }
            None => None,
        };
        let endpoint = endpoint(config, watching.metrics.as_ref()).await?;
        let stopping = CancellationToken::new();
        // Whatever was started ends if something after it fails.
        let guard = stopping.clone().drop_guard();
        let workers = workers(config, (&access, tls), &watching, &health, &stopping)?;
        // They are put together when they are first asked for, which shall be nobody's call.
        let rule_sets = rule_sets().join(", ");
        health.serving().await;
        guard.disarm();
        let addresses = Addresses {
            calls,
            health: probes.as_ref().and_then(|probes| probes.address().ok()),
            metrics: endpoint.as_ref().and_then(|it| it.address().ok()),
        };
        said(config, addresses, &rule_sets);
        Ok(Self {
            addresses,
            listener,
            probes,
            endpoint,
            watching,
            reloads,
            health,
            workers,
            stopping,
        })
    }

    async fn serve_until(self, stop: CancellationToken, reload: Arc<Notify>, config: &Config) {
        let Self {
            listener,
            probes,
            endpoint,
            watching,
            reloads,
            health,
            workers,
            stopping,
            ..
        } = self;
        let end = async {
            stop.cancelled().await;
            info!("stopping: health says NOT_SERVING");
            health.not_serving().await;
            sleep(config.drain.drain_delay).await;
        };
        let ended = CancellationToken::new();
        let serving = async {
            let metrics = watching.metrics.as_deref();
            accept_until(end, listener, &workers, config, metrics).await;
            info!("no longer accepting");
            stopping.cancel();
            let joined = spawn_blocking(|| workers.into_iter().for_each(Worker::join));
            // It can only fail as a thread did, which says so itself.
            let _ = joined.await;
            ended.cancel();
        };
        let probing = async {
            if let Some(probes) = probes {
                probes.serve_until(ended.cancelled()).await;
            }
        };
        let telling = async {
            if let Some(endpoint) = endpoint {
                endpoint.serve_until(ended.cancelled()).await;
            }
        };
        let reloading = tokio::spawn(reloads.keep(config.access.reload_interval, reload));
        tokio::join!(serving, probing, telling);
        reloading.abort();
        // It can only fail by a panic, which says so itself.
        let _ = spawn_blocking(move || watching.end()).await;
        info!("stopped");
    }
}

/// Where calls come in.
async fn listen(config: &Config) -> Result<Listener, StartError> {
    let tcp = TcpListener::bind(config.address).await;
    let listener = Listener::tcp(tcp.map_err(failed(config.address))?);
    let Some(file) = &config.socket.unix_socket else {
        return Ok(listener);
    };
    match UnixSocket::bind(file, config.socket.unix_socket_mode).await {
        Ok(unix) => Ok(listener.with(unix)),
        Err(error) => Err(StartError::Socket {
            file: file.clone(),
            error,
        }),
    }
}

/// Where what is counted can be asked for, if anywhere.
async fn endpoint(
    config: &Config,
    metrics: Option<&Arc<Metrics>>,
) -> Result<Option<Endpoint>, StartError> {
    let Some((address, metrics)) = config.seeing.metrics_address.zip(metrics) else {
        return Ok(None);
    };
    let endpoint = Endpoint::bind(address, Arc::clone(metrics)).await;
    endpoint.map(Some).map_err(failed(address))
}

fn failed(address: SocketAddr) -> impl Fn(io::Error) -> StartError {
    move |error| StartError::Listen { address, error }
}

/// The rule sets that are served, each with its newest edition.
fn rule_sets() -> Vec<String> {
    let listed = doko_wire::answer(v1::ListRuleSetsRequest::default());
    let rule_sets = listed.map(|listed| listed.rule_sets).unwrap_or_default();
    let label = |set: v1::RuleSetSummary| {
        let newest = set.editions.into_iter().next().unwrap_or_default();
        format!("{} {}", set.name, newest.edition)
    };
    rule_sets.into_iter().map(label).collect()
}

/// The first line of the log, and what else to know about who can call.
fn said(config: &Config, addresses: Addresses, rule_sets: &str) {
    let health = addresses.health.map(tracing::field::display);
    let metrics = addresses.metrics.map(tracing::field::display);
    let unix_socket = config.socket.unix_socket.as_ref();
    let unix_socket = unix_socket.map(|file| tracing::field::display(file.display()));
    info!(
        version = env!("CARGO_PKG_VERSION"),
        address = %addresses.calls,
        unix_socket,
        health,
        metrics,
        threads = config.threads(),
        rule_sets,
        "serving"
    );
    let (access, tls) = (&config.access, &config.tls);
    let in_the_clear = tls.tls_certificate.is_none() && !addresses.calls.ip().is_loopback();
    if in_the_clear && (access.api_keys.is_some() || access.jwt_keys.is_some()) {
        warn!("keys and tokens travel in the clear unless what stands before the service has TLS");
    }
}

fn workers(
    config: &Config,
    (access, tls): (&Arc<Access>, Option<Tls>),
    watching: &Arc<Watching>,
    health: &Health,
    stopping: &CancellationToken,
) -> Result<Vec<Worker>, StartError> {
    let service = routes::blueprint(config, access, watching, health, stopping)?;
    let security = tls.map(|tls| Security {
        tls,
        access: Arc::clone(access),
    });
    let start = |number| {
        let (name, stopping) = (format!("worker-{number}"), stopping.clone());
        Ok(Worker::start(
            &name,
            config,
            service(number),
            security.clone(),
            stopping,
        )?)
    };
    (0..config.threads()).map(start).collect()
}
