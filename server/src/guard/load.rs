//! How much there may be of something at once; what exceeds it is refused, not
//! queued.

use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, OnceLock};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tonic::Status;

use super::quota::Quota;
use crate::config::Limits;
use crate::status;

/// What the connections of a worker have to use: most of it in common with all others.
#[derive(Debug)]
pub(crate) struct Load {
    common: Arc<Common>,
    worker: Worker,
    searches: Quota,
    /// One: for the thread of the worker that answers what takes long.
    thread: Arc<Semaphore>,
}

/// One of all workers.
#[derive(Clone, Copy, Debug)]
struct Worker {
    /// From 0 on.
    number: usize,
    of: usize,
}

/// What all connections have in common to use.
#[derive(Debug)]
struct Common {
    calls: Quota,
    streams: Quota,
    watches: Quota,
    receiving: Quota,
    sending: Quota,
    rests: Quota,
}

/// What there is only so much of.
#[derive(Clone, Copy, Debug)]
pub(super) enum Resource {
    /// Calls for which there is something to do, or which wait for a thread to do it. One
    /// that waits for more of its request is not among them, so slow senders keep nobody
    /// else from being answered.
    Calls,
    /// Streams that are open.
    Streams,
    /// Those who watch health: they stay as long as they like, and may be strangers.
    Watches,
    /// Bytes of memory for requests that are incomplete, or that wait to be answered.
    Receiving,
    /// Bytes of memory for answers that are not sent.
    Sending,
    /// Refused calls of which the rest is read.
    Rests,
    /// Calls, and messages of streams, in which there is a question that may take long.
    Searches,
}

/// What one caller uses of what all have in common, and of each worker.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    calls: AtomicUsize,
    streams: AtomicUsize,
    watches: AtomicUsize,
    receiving: AtomicUsize,
    sending: AtomicUsize,
    /// Of each worker, since the first question that may take long: most callers ask none.
    searches: OnceLock<Box<[AtomicUsize]>>,
}

/// What a connection has to itself: bytes of memory for requests that are
/// incomplete and answers that are not sent. What goes beyond it comes out of what
/// all have in common.
#[derive(Clone, Debug)]
pub(crate) struct Own(pub(super) Arc<Quota>);

/// One small call whose headers came first. A caller who does not dawdle thus
/// gets through, whatever others do.
const OWN: u32 = 20 * 1024;

/// So many clients who were refused while they sent keep the limits of HTTP/2 to themselves;
/// 2 MiB in all.
pub(super) const RESTS: u32 = 1_024;

impl Default for Own {
    fn default() -> Self {
        Self(Arc::new(Quota::new(OWN, 100)))
    }
}

impl Load {
    /// What a worker has to use that is alone.
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        let quota = |limit| Quota::new(limit, limits.caller_share);
        let common = Common {
            calls: quota(limits.concurrency_limit),
            streams: quota(limits.max_open_streams),
            watches: quota(limits.max_open_streams),
            receiving: quota(limits.receive_buffer),
            sending: quota(limits.send_buffer),
            rests: quota(RESTS),
        };
        Arc::new(Self {
            common: Arc::new(common),
            worker: Worker { number: 0, of: 1 },
            searches: quota(limits.max_searches),
            thread: Arc::new(Semaphore::new(1)),
        })
    }

    /// What the worker of this number has, from 0 on, of so many.
    pub(crate) fn of_worker(&self, number: usize, workers: usize) -> Arc<Self> {
        Arc::new(Self {
            common: Arc::clone(&self.common),
            worker: Worker {
                number,
                of: workers,
            },
            searches: self.searches.anew(),
            thread: Arc::new(Semaphore::new(1)),
        })
    }

    /// The thread for what takes long, for whoever came first. Who waits for it here and goes
    /// leaves nothing behind; in the queue of the runtime it would stay until its turn came.
    pub(crate) async fn thread(&self) -> Result<OwnedSemaphorePermit, Status> {
        let thread = Arc::clone(&self.thread).acquire_owned().await;
        // It is never closed.
        thread.map_err(|_| status::internal())
    }

    pub(super) fn quota(&self, of: Resource) -> &Quota {
        match of {
            Resource::Calls => &self.common.calls,
            Resource::Streams => &self.common.streams,
            Resource::Watches => &self.common.watches,
            Resource::Receiving => &self.common.receiving,
            Resource::Sending => &self.common.sending,
            Resource::Rests => &self.common.rests,
            Resource::Searches => &self.searches,
        }
    }
}

impl Uses {
    /// What there is a limit to in `load`.
    pub(super) fn of(&self, what: Resource, load: &Load) -> Option<&AtomicUsize> {
        match what {
            Resource::Calls => Some(&self.calls),
            Resource::Streams => Some(&self.streams),
            Resource::Watches => Some(&self.watches),
            Resource::Receiving => Some(&self.receiving),
            Resource::Sending => Some(&self.sending),
            // Whose they are nobody may know.
            Resource::Rests => None,
            Resource::Searches => {
                let Worker { number, of } = load.worker;
                let none = || (0..of).map(|_| AtomicUsize::new(0)).collect();
                self.searches.get_or_init(none).get(number)
            }
        }
    }
}
