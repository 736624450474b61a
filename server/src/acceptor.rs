//! Accepts connections and hands them to the workers in turn.

use std::future::{Future, poll_fn};
use std::io;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::sync::mpsc::error::TrySendError;
use tokio::task::unconstrained;
use tokio::time::{Instant, sleep};
use tracing::{debug, info, warn};

use crate::config::Config;
use crate::connection::Accepted;
use crate::listener::{Listener, Stream, Who};
use crate::neighbours::{Neighbour, Neighbours};
use crate::observe::Metrics;
use crate::worker::Worker;

/// How long to wait when the system has no more room for connections.
const PAUSE: Duration = Duration::from_millis(100);

/// Between two lines of the log about connections that are closed.
const SILENCE: Duration = Duration::from_secs(60);

/// Connections that are closed because there are too many from their address: whoever floods
/// the service shall be seen without flooding its log.
struct Crowd<'m> {
    metrics: Option<&'m Metrics>,
    /// How many nobody has been told of.
    unsaid: u64,
    said: Option<Instant>,
}

impl Crowd<'_> {
    fn close(&mut self, who: &Who) {
        debug!(address = %who, "too many connections from one address");
        if let Some(metrics) = self.metrics {
            metrics.crowded();
        }
        self.unsaid = self.unsaid.saturating_add(1);
        if self.said.is_none_or(|said| said.elapsed() >= SILENCE) {
            warn!(
                closed = self.unsaid,
                "too many connections from one address (which one, a level of debug says)"
            );
            self.unsaid = 0;
            self.said = Some(Instant::now());
        }
    }
}

/// Accepts until `end`; at most so many connections are open at the same time as `config`
/// says. Those that are closed at once are counted in `metrics`.
pub(crate) async fn accept_until(
    end: impl Future<Output = ()>,
    mut listener: Listener,
    workers: &[Worker],
    config: &Config,
    metrics: Option<&Metrics>,
) {
    let mut crowd = Crowd {
        metrics,
        unsaid: 0,
        said: None,
    };
    let permits = usize::try_from(config.limits.max_connections).unwrap_or(usize::MAX);
    let slots = Arc::new(Semaphore::new(permits.min(Semaphore::MAX_PERMITS)));
    let mut neighbours = Neighbours::new(config);
    let accepting = async {
        for turn in (0..workers.len()).cycle() {
            let Ok(slot) = Arc::clone(&slots).acquire_owned().await else {
                return;
            };
            let (stream, neighbour) = welcome(&listener, &mut neighbours, &mut crowd).await;
            let accepted = Accepted {
                stream,
                slot,
                neighbour,
            };
            if hand_over(accepted, workers, turn).await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        () = end => {}
        () = accepting => {}
    }
    listener.hide();
    last_ones(&listener, workers, &slots, &mut neighbours, &mut crowd).await;
}

/// Those who have connected already and wait to be accepted: they are told that the service
/// stops, where the system would only cut them off.
async fn last_ones(
    listener: &Listener,
    workers: &[Worker],
    slots: &Arc<Semaphore>,
    neighbours: &mut Neighbours,
    crowd: &mut Crowd<'_>,
) {
    for turn in (0..workers.len()).cycle() {
        let Ok(slot) = Arc::clone(slots).try_acquire_owned() else {
            return;
        };
        let waiting = poll_fn(|context| match listener.poll_accept(context) {
            Poll::Ready(Ok(accepted)) => Poll::Ready(Some(accepted)),
            Poll::Ready(Err(_)) | Poll::Pending => Poll::Ready(None),
        });
        let Some((stream, who)) = unconstrained(waiting).await else {
            return;
        };
        let Some(neighbour) = neighbours.admit(who.origin()) else {
            crowd.close(&who);
            continue;
        };
        let accepted = Accepted {
            stream,
            slot,
            neighbour,
        };
        if hand_over(accepted, workers, turn).await.is_err() {
            return;
        }
    }
}

/// The next connection from an address that has not too many already; those from other
/// addresses are closed.
async fn welcome(
    listener: &Listener,
    neighbours: &mut Neighbours,
    crowd: &mut Crowd<'_>,
) -> (Stream, Arc<Neighbour>) {
    loop {
        let (stream, who) = accept(listener).await;
        if let Some(neighbour) = neighbours.admit(who.origin()) {
            return (stream, neighbour);
        }
        crowd.close(&who);
    }
}

/// The next connection, which belongs to no runtime, and where it is from.
async fn accept(listener: &Listener) -> (Stream, Who) {
    // Said once, not with every attempt.
    let mut said = false;
    loop {
        match poll_fn(|context| listener.poll_accept(context)).await {
            Ok(accepted) => {
                if said {
                    info!("accepting connections again");
                }
                return accepted;
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                if !said {
                    warn!(%error, "cannot accept connections");
                    said = true;
                }
                sleep(PAUSE).await;
            }
        }
    }
}

/// Whether the next connection may do better.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{
        ConnectionAborted, ConnectionReset, Interrupted, InvalidInput, NotConnected,
    };
    let kinds = [
        ConnectionAborted,
        ConnectionReset,
        Interrupted,
        InvalidInput,
        NotConnected,
    ];
    kinds.contains(&error.kind())
}

/// All workers are gone.
struct NobodyLeft;

/// Gives `connection` to the worker whose turn it is, or to the next one that
/// has room for it.
async fn hand_over(
    mut connection: Accepted,
    workers: &[Worker],
    turn: usize,
) -> Result<(), NobodyLeft> {
    let mut busy = None;
    for worker in workers.iter().cycle().skip(turn).take(workers.len()) {
        connection = match worker.connections.try_send(connection) {
            Ok(()) => return Ok(()),
            Err(TrySendError::Full(connection)) => {
                busy = busy.or(Some(worker));
                connection
            }
            Err(TrySendError::Closed(connection)) => connection,
        };
    }
    let worker = busy.ok_or(NobodyLeft)?;
    worker
        .connections
        .send(connection)
        .await
        .map_err(|_| NobodyLeft)
}
