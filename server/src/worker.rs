//! The threads that answer calls.
//!
//! Per core there is one single-threaded runtime: a connection lives on one
//! thread, one write carries many answers, and nothing crosses cores. With one
//! runtime over all threads there is a single worker in the sense of this
//! module, which drives them all.

use std::io;
use std::thread;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::sleep;
use tokio_stream::StreamExt as _;
use tokio_stream::wrappers::ReceiverStream;
use tokio_util::sync::CancellationToken;
use tonic::transport::Server;
use tracing::{error, warn};

use crate::config::{Config, Period, RuntimeKind, Switch};
use crate::connection::{Accepted, Connection};
use crate::routes::Served;

/// Connections that wait for a busy worker before others get them.
const QUEUE: usize = 64;

/// How many bytes a connection, or one call of it, may send ahead of what is
/// read. A stream is not read while its answers are not.
const WINDOW: u32 = 128 * 1024;

/// A thread that answers calls.
#[derive(Debug)]
pub(crate) struct Worker {
    pub(crate) connections: Sender<Accepted>,
    thread: thread::JoinHandle<()>,
}

impl Worker {
    /// Starts to serve; stops when `stopping` is cancelled and all calls are
    /// done, at the latest after the drain timeout.
    pub(crate) fn start(
        number: usize,
        config: &Config,
        service: Served,
        stopping: CancellationToken,
    ) -> io::Result<Self> {
        let runtime = runtime(config)?;
        let (connections, incoming) = channel(QUEUE);
        let server = server(config);
        let drain_timeout = config.drain.drain_timeout;
        let thread = thread::Builder::new()
            .name(format!("worker-{number}"))
            .spawn(move || {
                runtime.block_on(serve(server, service, incoming, stopping, drain_timeout));
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
fn runtime(config: &Config) -> io::Result<Runtime> {
    match config.threads.runtime {
        RuntimeKind::PerCore => Builder::new_current_thread()
            .max_blocking_threads(1)
            .enable_all()
            .build(),
        RuntimeKind::MultiThread => Builder::new_multi_thread()
            .worker_threads(config.threads.count())
            .max_blocking_threads(config.threads.count())
            .thread_name("worker")
            .enable_all()
            .build(),
    }
}

fn server(config: &Config) -> Server {
    let interval = config.keep_alive.http2_keepalive_interval;
    let streams = config.limits.max_concurrent_streams;
    Server::builder()
        .max_concurrent_streams(streams)
        .initial_connection_window_size(WINDOW)
        .initial_stream_window_size(WINDOW)
        .http2_max_header_list_size(config.limits.max_metadata_size)
        // Cancelling all calls of a connection is no attack.
        .http2_max_pending_accept_reset_streams(usize::try_from(streams).ok())
        .http2_keepalive_interval((!interval.is_zero()).then(|| interval.duration()))
        .http2_keepalive_timeout(Some(config.keep_alive.http2_keepalive_timeout.duration()))
        .accept_http1(config.web.grpc_web == Switch::On)
}

async fn serve(
    server: Server,
    service: Served,
    incoming: Receiver<Accepted>,
    stopping: CancellationToken,
    drain_timeout: Period,
) {
    let incoming = ReceiverStream::new(incoming).map(Connection::try_from);
    let stopped = stopping.clone().cancelled_owned();
    let serving = server.serve_with_incoming_shutdown(service, incoming, stopped);
    let too_late = async {
        stopping.cancelled().await;
        sleep(drain_timeout.duration()).await;
    };
    tokio::select! {
        result = serving => if let Err(error) = result {
            error!(error = &error as &dyn std::error::Error, "a worker stopped serving");
        },
        () = too_late => warn!("calls were still open after the drain timeout"),
    }
}
