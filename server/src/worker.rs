//! The threads that answer calls.
//!
//! Each has a single-threaded runtime: a connection lives on one thread, one write carries
//! many answers, and nothing crosses cores.

use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{error, warn};

use crate::config::Config;
use crate::connection::Accepted;
use crate::drive::{Driver, Security};
use crate::web::WebReady;

/// Connections that wait for a busy worker before others get them.
const QUEUE: usize = 64;

/// Bytes for the stack of a thread that answers. The longest answers take more than half
/// of the 2 MiB that threads have otherwise; what is not used costs no memory.
const STACK: usize = 8 * 1024 * 1024;

/// A thread that answers calls.
#[derive(Debug)]
pub(crate) struct Worker {
    pub(crate) connections: Sender<Accepted>,
    thread: thread::JoinHandle<()>,
}

impl Worker {
    /// Starts to serve in a thread of this name; stops when `stopping` is cancelled and all calls are
    /// done, at the latest after the drain timeout.
    pub(crate) fn start(
        name: &str,
        config: &Config,
        service: WebReady,
        security: Option<Security>,
        stopping: CancellationToken,
    ) -> io::Result<Self> {
        let runtime = runtime()?;
        if let Some(metrics) = service.direct().metrics() {
            metrics.worker(name, runtime.handle().metrics());
        }
        let (connections, incoming) = channel(QUEUE);
        let driver = Driver::new(config, service, security, stopping.clone());
        let drain_timeout = config.drain.drain_timeout;
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .stack_size(STACK)
            .spawn(move || {
                runtime.block_on(serve(driver, incoming, stopping, drain_timeout));
                // Cuts what is still open.
                runtime.shutdown_background();
            })?;
        Ok(Self {
            connections,
            thread,
        })
    }

    /// Waits until the thread has ended. Blocks.
    pub(crate) fn join(self) {
        drop(self.connections);
        if self.thread.join().is_err() {
            error!("a worker ended with a panic");
        }
    }
}

/// As many threads for long answers as for connections: whatever these do, those get
/// half of each core.
fn runtime() -> io::Result<Runtime> {
    Builder::new_current_thread()
        .max_blocking_threads(1)
        .thread_stack_size(STACK)
        .enable_all()
        .build()
}

async fn serve(
    driver: Driver,
    mut incoming: Receiver<Accepted>,
    stopping: CancellationToken,
    drain_timeout: Duration,
) {
    let (driver, connections) = (Arc::new(driver), TaskTracker::new());
    let accepting = async {
        while let Some(accepted) = incoming.recv().await {
            connections.spawn(Arc::clone(&driver).drive(accepted));
        }
    };
    tokio::select! {
        () = stopping.cancelled() => {}
        () = accepting => {}
    }
    // Who is in the queue is told that the service stops.
    incoming.close();
    while let Some(accepted) = incoming.recv().await {
        connections.spawn(Arc::clone(&driver).drive(accepted));
    }
    connections.close();
    if timeout(drain_timeout, connections.wait()).await.is_err() {
        warn!("connections were still open after the drain timeout");
    }
}
