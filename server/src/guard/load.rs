//! How much there may be of something at once; what exceeds it is refused, not
//! queued.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tonic::Status;

use crate::bucket::Bucket;
use crate::config::Limits;
use crate::status;

/// What all connections have in common to use.
#[derive(Debug)]
pub(crate) struct Load {
    calls: Quota,
    streams: Quota,
    receiving: Quota,
    sending: Quota,
}

/// What there is only so much of.
#[derive(Clone, Copy, Debug)]
pub(super) enum Resource {
    /// Calls that are being answered. One whose request is incomplete is not
    /// among them, so slow senders keep nobody else from being answered.
    Calls,
    /// Streams that are open.
    Streams,
    /// Bytes of memory for requests that are incomplete.
    Receiving,
    /// Bytes of memory for answers that are not sent.
    Sending,
}

/// What one caller uses of what all have in common.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    calls: AtomicUsize,
    streams: AtomicUsize,
    receiving: AtomicUsize,
    sending: AtomicUsize,
}

/// What a connection has to itself: bytes of memory for requests that are
/// incomplete and answers that are not sent. What goes beyond it comes out of what
/// all have in common.
#[derive(Clone, Debug)]
pub(crate) struct Own(Arc<Quota>);

/// One small call whose headers came first. A caller who does not dawdle thus
/// gets through, whatever others do.
const OWN: u32 = 20 * 1024;

impl Default for Own {
    fn default() -> Self {
        Self(Arc::new(Quota::new(OWN, 100)))
    }
}

impl Load {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        let quota = |limit| Quota::new(limit, limits.caller_share);
        Arc::new(Self {
            calls: quota(limits.concurrency_limit),
            streams: quota(limits.max_open_streams),
            receiving: quota(limits.receive_buffer),
            sending: quota(limits.send_buffer),
        })
    }

    fn quota(&self, of: Resource) -> &Quota {
        match of {
            Resource::Calls => &self.calls,
            Resource::Streams => &self.streams,
            Resource::Receiving => &self.receiving,
            Resource::Sending => &self.sending,
        }
    }
}

impl Uses {
    fn of(&self, what: Resource) -> &AtomicUsize {
        match what {
            Resource::Calls => &self.calls,
            Resource::Streams => &self.streams,
            Resource::Receiving => &self.receiving,
            Resource::Sending => &self.sending,
        }
    }
}

/// An amount that may be in use at once.
#[derive(Debug)]
struct Quota {
    limit: usize,
    /// So much of it may be used by one caller.
    of_one: usize,
    used: AtomicUsize,
}

impl Quota {
    fn new(limit: u32, percent_of_one: u32) -> Self {
        // At least one of whatever it is.
        let of_one = (u64::from(limit) * u64::from(percent_of_one)).div_ceil(100);
        Self {
            limit: usize::try_from(limit).unwrap_or(usize::MAX),
            of_one: usize::try_from(of_one).unwrap_or(usize::MAX),
            used: AtomicUsize::new(0),
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
        Memory {
            pools: [Pool::Own(self.own.clone()), self.common(of)],
            share: None,
        }
    }

    fn common(&self, of: Resource) -> Pool {
        Pool::Common(Arc::clone(&self.load), of, self.caller.clone())
    }
}

#[derive(Clone, Debug)]
enum Pool {
    Own(Own),
    Common(Arc<Load>, Resource, Option<Arc<Bucket>>),
}

impl Pool {
    /// Takes `amount`; whether there was so much.
    fn take(&self, amount: usize) -> bool {
        // Counters guard no other memory, so no order is needed.
        let add = |used: &AtomicUsize, limit| {
            let before = used.fetch_add(amount, Ordering::Relaxed);
            before.saturating_add(amount) <= limit
        };
        match self {
            Self::Own(Own(quota)) => add(&quota.used, quota.limit),
            Self::Common(load, of, caller) => {
                let quota = load.quota(*of);
                let is_left = add(&quota.used, quota.limit);
                let is_fair = caller.as_ref().is_none_or(|caller| {
                    let uses = caller.uses.of(*of);
                    add(uses, quota.of_one)
                });
                is_left && is_fair
            }
        }
    }

    fn give_back(&self, amount: usize) {
        match self {
            Self::Own(Own(quota)) => quota.used.fetch_sub(amount, Ordering::Relaxed),
            Self::Common(load, of, caller) => {
                if let Some(caller) = caller {
                    caller.uses.of(*of).fetch_sub(amount, Ordering::Relaxed);
                }
                load.quota(*of).used.fetch_sub(amount, Ordering::Relaxed)
            }
        };
    }
}

/// A part of what there is; given back when dropped.
#[derive(Debug)]
pub(super) struct Share {
    pool: Pool,
    amount: usize,
}

impl Share {
    /// Absent if that is more than there is. A status is not made before nothing else is
    /// left to try, because making one costs more than all the rest here.
    fn of(pool: Pool, amount: usize) -> Option<Self> {
        let mut share = Self { pool, amount: 0 };
        share.grow_to(amount).then_some(share)
    }

    /// Makes it `amount`; it never shrinks. Whether there was so much.
    fn grow_to(&mut self, amount: usize) -> bool {
        let more = amount.saturating_sub(self.amount);
        let fits = self.pool.take(more);
        self.amount = self.amount.saturating_add(more);
        fits
    }

    /// `amount` of it, or all if that is less, as a share of its own.
    fn split(&mut self, amount: usize) -> Self {
        let amount = amount.min(self.amount);
        self.amount = self.amount.saturating_sub(amount);
        Self {
            pool: self.pool.clone(),
            amount,
        }
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.pool.give_back(self.amount);
    }
}

/// Memory that a call holds: of what its connection has to itself if that is enough, else
/// of what all have in common.
#[derive(Debug)]
pub(super) struct Memory {
    pools: [Pool; 2],
    share: Option<Share>,
}

impl Memory {
    /// Makes it `amount` at least.
    ///
    /// # Errors
    ///
    /// As [`Account::share`]; then nothing is held.
    pub(super) fn hold(&mut self, amount: usize) -> Result<(), Status> {
        if let Some(share) = self.share.as_mut()
            && share.grow_to(amount)
        {
            return Ok(());
        }
        // Given back first: nothing counts twice.
        self.share = None;
        let [own, common] = &self.pools;
        let share = Share::of(own.clone(), amount);
        self.share = share.or_else(|| Share::of(common.clone(), amount));
        match self.share {
            Some(_) => Ok(()),
            None => Err(status::overloaded()),
        }
    }

    /// Makes it `amount` even if that is more than there is: others are refused so long.
    pub(super) fn hold_anyway(&mut self, amount: usize) {
        if self.hold(amount).is_err() {
            let [_, common] = &self.pools;
            let mut share = Share {
                pool: common.clone(),
                amount: 0,
            };
            // Counted, whatever is said of it.
            share.grow_to(amount);
            self.share = Some(share);
        }
    }

    /// `amount` of it, or all if that is less, for something that lasts longer.
    pub(super) fn split(&mut self, amount: usize) -> Option<Share> {
        self.share.as_mut().map(|share| share.split(amount))
    }

    /// Gives back what is held.
    pub(super) fn release(&mut self) {
        self.share = None;
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    fn load() -> Arc<Load> {
        Load::new(&Limits {
            max_open_streams: 5,
            send_buffer: 100_000,
            ..Limits::default()
        })
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
        assert_eq!(load.streams.used.load(Ordering::Relaxed), 0);
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
        let used = || load.sending.used.load(Ordering::Relaxed);
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
        assert_eq!(load.sending.used.load(Ordering::Relaxed), 0);
        second.hold(90_000).unwrap();
        assert!(third.hold(20_000).is_err());
        third.hold_anyway(20_000);
        assert_eq!(load.sending.used.load(Ordering::Relaxed), 110_000);
        drop(memories);
        assert_eq!(load.sending.used.load(Ordering::Relaxed), 0);
    }
}
