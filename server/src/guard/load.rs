//! How much there may be of something at once; what exceeds it is refused, not
//! queued.

use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, OnceLock};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tonic::Status;

use super::share::{Memory, Pool, Quota, Share};
use crate::bucket::Bucket;
use crate::config::Limits;
use crate::status;

/// What the connections of a worker have to use: most of it in common with all others.
#[derive(Debug)]
pub(crate) struct Load {
    common: Arc<Common>,
    worker: Worker,
    searches: Quota,
    /// One for each thread of the worker that answers what takes long.
    threads: Arc<Semaphore>,
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
    /// What some workers have to use together, which have so many threads.
    pub(crate) fn new(limits: &Limits, threads: usize) -> Arc<Self> {
        let quota = |limit| Quota::new(limit, limits.caller_share);
        let common = Common {
            calls: quota(limits.concurrency_limit),
            streams: quota(limits.max_open_streams),
            watches: quota(limits.max_open_streams),
            receiving: quota(limits.receive_buffer),
            sending: quota(limits.send_buffer),
            rests: quota(RESTS),
        };
        let each = u32::try_from(threads).unwrap_or(u32::MAX);
        Arc::new(Self {
            common: Arc::new(common),
            worker: Worker { number: 0, of: 1 },
            searches: quota(limits.max_searches.saturating_mul(each)),
            threads: Arc::new(Semaphore::new(threads)),
        })
    }

    /// What the worker of this number has, from 0 on, of so many.
    pub(crate) fn of_worker(&self, number: usize, workers: usize) -> Arc<Self> {
        let threads = self.threads.available_permits().div_ceil(workers.max(1));
        Arc::new(Self {
            common: Arc::clone(&self.common),
            worker: Worker {
                number,
                of: workers,
            },
            searches: self.searches.divided_by(workers),
            threads: Arc::new(Semaphore::new(threads)),
        })
    }

    /// A thread for what takes long, for whoever came first. Who waits for it here and goes
    /// leaves nothing behind; in the queue of the runtime it would stay until its turn came.
    pub(crate) async fn thread(&self) -> Result<OwnedSemaphorePermit, Status> {
        let thread = Arc::clone(&self.threads).acquire_owned().await;
        // It is never closed.
        thread.map_err(|_| status::internal())
    }

    /// A place among those who wait in turn for a thread, for this caller, who has a part of
    /// this worker only: whoever else is connected to it cannot go to another one. However
    /// many questions somebody asks at once, others wait for one at a time.
    ///
    /// # Errors
    ///
    /// As [`Account::share`].
    pub(crate) fn search(self: &Arc<Self>, caller: Option<Arc<Bucket>>) -> Result<Share, Status> {
        let pool = Pool::Common(Arc::clone(self), Resource::Searches, caller);
        Share::of(pool, 1).ok_or_else(status::overloaded)
    }

    /// A place among the refused calls of which the rest is read, if there is one.
    pub(super) fn rest(self: &Arc<Self>) -> Option<Share> {
        Share::of(Pool::Common(Arc::clone(self), Resource::Rests, None), 1)
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

/// Where the shares of a call come from.
#[derive(Clone, Debug)]
pub(super) struct Account {
    own: Own,
    load: Arc<Load>,
    /// Absent if there is no limit to what the caller may ask: then there is none to
    /// the part of the load, either.
    caller: Option<Arc<Bucket>>,
}

impl Account {
    pub(super) fn new(own: Own, load: Arc<Load>, caller: Option<Arc<Bucket>>) -> Self {
        Self { own, load, caller }
    }

    /// `amount` of what all have in common.
    ///
    /// # Errors
    ///
    /// RESOURCE_EXHAUSTED with the reason OVERLOADED and a `RetryInfo`, if that is more
    /// than there is left, or than this caller may have.
    pub(super) fn share(&self, of: Resource, amount: usize) -> Result<Share, Status> {
        Share::of(self.common(of), amount).ok_or_else(status::overloaded)
    }

    /// Memory of which nothing is held yet.
    pub(super) fn memory(&self, of: Resource) -> Memory {
        Memory::of([Pool::Own(self.own.clone()), self.common(of)])
    }

    /// Where the shares are from.
    pub(super) fn common(&self, of: Resource) -> Pool {
        Pool::Common(Arc::clone(&self.load), of, self.caller.clone())
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;

    use super::*;

    fn load() -> Arc<Load> {
        let limits = Limits {
            max_open_streams: 5,
            send_buffer: 100_000,
            ..Limits::default()
        };
        Load::new(&limits, 1)
    }

    fn account(load: &Arc<Load>, caller: Option<&Arc<Bucket>>) -> Account {
        Account::new(Own::default(), Arc::clone(load), caller.cloned())
    }

    fn caller() -> Arc<Bucket> {
        Arc::new(Bucket::new(NonZeroU32::MIN, NonZeroU32::MIN))
    }

    #[test]
    fn shares_are_given_back() {
        let load = load();
        let account = account(&load, None);
        let first = account.share(Resource::Streams, 2).unwrap();
        let mut second = account.share(Resource::Streams, 1).unwrap();
        assert!(account.share(Resource::Streams, 3).is_err());
        assert!(second.grow_to(3));
        assert!(second.grow_to(2));
        assert!(account.share(Resource::Streams, 1).is_err());
        drop(first);
        let third = account.share(Resource::Streams, 2).unwrap();
        assert!(!second.grow_to(4));
        drop((second, third));
        assert_eq!(load.common.streams.in_use(), 0);
    }

    #[test]
    fn one_caller_has_half_of_it() {
        let load = load();
        let (one, other) = (caller(), caller());
        let one = account(&load, Some(&one));
        // Three of five, which is half of them and no less.
        let shares: Vec<_> = (0..3)
            .map(|_| one.share(Resource::Streams, 1).unwrap())
            .collect();
        assert!(one.share(Resource::Streams, 1).is_err());
        let other = account(&load, Some(&other));
        let _others = other.share(Resource::Streams, 2).unwrap();
        drop(shares);
        assert!(one.share(Resource::Streams, 3).is_ok());
    }

    #[test]
    fn what_is_split_is_given_back_apart() {
        let load = load();
        let account = account(&load, None);
        let mut memory = account.memory(Resource::Sending);
        memory.hold(30_000).unwrap();
        let parts = [memory.split(10_000), memory.split(usize::MAX)];
        let used = || load.common.sending.in_use();
        assert_eq!(used(), 30_000);
        let [first, rest] = parts;
        drop((first, memory));
        assert_eq!(used(), 20_000);
        drop(rest);
        assert_eq!(used(), 0);
    }

    #[test]
    fn a_connection_uses_its_own_memory_first() {
        let load = load();
        let account = account(&load, None);
        let mut memories = [(); 3].map(|()| account.memory(Resource::Sending));
        let [first, second, third] = &mut memories;
        first.hold(20_000).unwrap();
        assert_eq!(load.common.sending.in_use(), 0);
        second.hold(90_000).unwrap();
        assert!(third.hold(20_000).is_err());
        third.hold_anyway(20_000);
        assert_eq!(load.common.sending.in_use(), 110_000);
        drop(memories);
        assert_eq!(load.common.sending.in_use(), 0);
    }

    #[test]
    fn searches_are_those_of_a_worker() {
        let limits = Limits {
            max_searches: 2,
            ..Limits::default()
        };
        let all = Load::new(&limits, 2);
        let workers = [0, 1].map(|number| all.of_worker(number, 2));
        let [first, second] = &workers;
        let both = [(); 2].map(|()| first.search(None).unwrap());
        assert!(first.search(None).is_err());
        let _others = second.search(None).unwrap();
        drop(both);
        assert!(first.search(None).is_ok());
        assert_eq!(first.searches.in_use(), 0);
    }

    #[test]
    fn one_caller_leaves_room_for_another_on_every_worker() {
        let limits = Limits {
            max_searches: 4,
            ..Limits::default()
        };
        for count in [1, 2, 3] {
            let all = Load::new(&limits, count);
            let workers: Vec<_> = (0..count)
                .map(|number| all.of_worker(number, count))
                .collect();
            let [one, other] = [(); 2].map(|()| caller());
            let mut shares = Vec::new();
            for worker in &workers {
                // No more than half of what this worker has.
                shares.extend([(); 2].map(|()| worker.search(Some(Arc::clone(&one))).unwrap()));
                assert!(worker.search(Some(Arc::clone(&one))).is_err());
                assert_eq!(worker.searches.in_use(), 2);
            }
            for worker in &workers {
                shares.extend([(); 2].map(|()| worker.search(Some(Arc::clone(&other))).unwrap()));
                assert_eq!(worker.searches.in_use(), 4);
                assert!(worker.search(Some(caller())).is_err());
            }
            drop(shares);
            for worker in &workers {
                assert_eq!(worker.searches.in_use(), 0);
                assert!(worker.search(Some(Arc::clone(&one))).is_ok());
            }
        }
    }

    /// Who asks for more than there is takes nothing meanwhile: whoever asks for what there is
    /// gets it, however often others are refused.
    #[test]
    fn a_refusal_is_at_nobody_elses_cost() {
        let limits = Limits {
            max_open_streams: 3,
            ..Limits::default()
        };
        let pool = account(&Load::new(&limits, 1), None).common(Resource::Streams);
        let _kept = Share::of(pool.clone(), 2).unwrap();
        let (both, is_over) = (Barrier::new(2), AtomicBool::new(false));
        let asked_and_got = |amount| Share::of(pool.clone(), amount).is_some();
        thread::scope(|scope| {
            scope.spawn(|| {
                both.wait();
                while !is_over.load(Ordering::Relaxed) {
                    assert!(!asked_and_got(2));
                }
            });
            both.wait();
            let refused = (0..1_000_000).filter(|_| !asked_and_got(1)).count();
            is_over.store(true, Ordering::Relaxed);
            assert_eq!(refused, 0);
        });
    }
}
