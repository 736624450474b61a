//! Where the shares of a call come from.

use std::sync::Arc;

use tonic::Status;

use super::load::{Load, Own, Resource, Uses};
use super::share::{Memory, Pool, Share};
use crate::status;

/// Where the shares of a call come from.
#[derive(Clone, Debug)]
pub(super) struct Account {
    own: Own,
    load: Arc<Load>,
    /// Absent if there is no limit to what the caller may ask: then there is none to
    /// the part of the load, either.
    caller: Option<Arc<Uses>>,
}

impl Account {
    pub(super) fn new(own: Own, load: Arc<Load>, caller: Option<Arc<Uses>>) -> Self {
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
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;

    use super::*;
    use crate::config::Limits;

    fn load() -> Arc<Load> {
        let limits = Limits {
            max_open_streams: 5,
            send_buffer: 100_000,
            ..Limits::default()
        };
        Load::new(&limits)
    }

    fn account(load: &Arc<Load>, caller: Option<&Arc<Uses>>) -> Account {
        Account::new(Own::default(), Arc::clone(load), caller.cloned())
    }

    fn caller() -> Arc<Uses> {
        Arc::default()
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
        assert_eq!(load.quota(Resource::Streams).in_use(), 0);
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
        let used = || load.quota(Resource::Sending).in_use();
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
        assert_eq!(load.quota(Resource::Sending).in_use(), 0);
        second.hold(90_000).unwrap();
        assert!(third.hold(20_000).is_err());
        third.hold_anyway(20_000);
        assert_eq!(load.quota(Resource::Sending).in_use(), 110_000);
        drop(memories);
        assert_eq!(load.quota(Resource::Sending).in_use(), 0);
    }

    #[test]
    fn searches_are_those_of_a_worker() {
        let limits = Limits {
            max_searches: 2,
            ..Limits::default()
        };
        let all = Load::new(&limits);
        let workers = [0, 1].map(|number| all.of_worker(number, 2));
        let [first, second] = &workers;
        let both = [(); 2].map(|()| Share::search(first, None).unwrap());
        assert!(Share::search(first, None).is_err());
        let _others = Share::search(second, None).unwrap();
        drop(both);
        assert!(Share::search(first, None).is_ok());
        assert_eq!(first.quota(Resource::Searches).in_use(), 0);
    }

    #[test]
    fn one_caller_leaves_room_for_another_on_every_worker() {
        let limits = Limits {
            max_searches: 4,
            ..Limits::default()
        };
        for count in [1, 2, 3] {
            let all = Load::new(&limits);
            let workers: Vec<_> = (0..count)
                .map(|number| all.of_worker(number, count))
                .collect();
            let [one, other] = [(); 2].map(|()| caller());
            let mut shares = Vec::new();
            for worker in &workers {
                // No more than half of what this worker has.
                shares.extend(
                    [(); 2].map(|()| Share::search(worker, Some(Arc::clone(&one))).unwrap()),
                );
                assert!(Share::search(worker, Some(Arc::clone(&one))).is_err());
                assert_eq!(worker.quota(Resource::Searches).in_use(), 2);
            }
            for worker in &workers {
                shares.extend(
                    [(); 2].map(|()| Share::search(worker, Some(Arc::clone(&other))).unwrap()),
                );
                assert_eq!(worker.quota(Resource::Searches).in_use(), 4);
                assert!(Share::search(worker, Some(caller())).is_err());
            }
            drop(shares);
            for worker in &workers {
                assert_eq!(worker.quota(Resource::Searches).in_use(), 0);
                assert!(Share::search(worker, Some(Arc::clone(&one))).is_ok());
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
        let pool = account(&Load::new(&limits), None).common(Resource::Streams);
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
