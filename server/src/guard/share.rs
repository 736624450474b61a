//! Parts of what there is only so much of; each is given back when it is dropped.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tonic::Status;

use super::load::{Load, Own, Resource, Uses};
use super::quota::add;
use crate::status;

/// Where shares are from.
#[derive(Clone, Debug)]
pub(super) enum Pool {
    Own(Own),
    Common(Arc<Load>, Resource, Option<Arc<Uses>>),
}

impl Pool {
    /// Takes `amount`; whether there was so much. If not, nothing was taken at any moment that
    /// others could see, or they would be refused for what nobody has.
    fn take(&self, amount: usize) -> bool {
        match self {
            Self::Own(Own(quota)) => add(&quota.used, amount, quota.limit),
            Self::Common(load, of, caller) => {
                let quota = load.quota(*of);
                let uses = uses(caller.as_ref(), load, *of);
                // First what only this caller sees.
                if !uses.is_none_or(|uses| add(uses, amount, quota.of_one)) {
                    return false;
                }
                let is_left = add(&quota.used, amount, quota.limit);
                if let Some(uses) = uses.filter(|_| !is_left) {
                    uses.fetch_sub(amount, Ordering::Relaxed);
                }
                is_left
            }
        }
    }

    /// Takes `amount` even if that is more than there is.
    fn take_anyway(&self, amount: usize) {
        match self {
            Self::Own(Own(quota)) => quota.used.fetch_add(amount, Ordering::Relaxed),
            Self::Common(load, of, caller) => {
                if let Some(uses) = uses(caller.as_ref(), load, *of) {
                    uses.fetch_add(amount, Ordering::Relaxed);
                }
                load.quota(*of).used.fetch_add(amount, Ordering::Relaxed)
            }
        };
    }

    fn give_back(&self, amount: usize) {
        match self {
            Self::Own(Own(quota)) => quota.used.fetch_sub(amount, Ordering::Relaxed),
            Self::Common(load, of, caller) => {
                if let Some(uses) = uses(caller.as_ref(), load, *of) {
                    uses.fetch_sub(amount, Ordering::Relaxed);
                }
                load.quota(*of).used.fetch_sub(amount, Ordering::Relaxed)
            }
        };
    }
}

/// What counts for `caller` of this.
fn uses<'a>(caller: Option<&'a Arc<Uses>>, load: &Load, of: Resource) -> Option<&'a AtomicUsize> {
    caller.and_then(|caller| caller.of(of, load))
}

/// A part of what there is; given back when dropped.
#[derive(Debug)]
pub(crate) struct Share {
    pool: Pool,
    amount: usize,
}

impl Share {
    /// A place among those who wait in turn for a thread, for this caller, who has a part of
    /// this worker only: whoever else is connected to it cannot go to another one. However
    /// many questions somebody asks at once, others wait for one at a time.
    ///
    /// # Errors
    ///
    /// As [`Account::share`].
    pub(crate) fn search(load: &Arc<Load>, caller: Option<Arc<Uses>>) -> Result<Self, Status> {
        let pool = Pool::Common(Arc::clone(load), Resource::Searches, caller);
        Self::of(pool, 1).ok_or_else(status::overloaded)
    }

    /// A place among the refused calls of which the rest is read, if there is one.
    pub(super) fn rest(load: &Arc<Load>) -> Option<Self> {
        Self::of(Pool::Common(Arc::clone(load), Resource::Rests, None), 1)
    }

    /// Absent if that is more than there is. A status is not made before nothing else is
    /// left to try, because making one costs more than all the rest here.
    pub(super) fn of(pool: Pool, amount: usize) -> Option<Self> {
        let mut share = Self { pool, amount: 0 };
        share.grow_to(amount).then_some(share)
    }

    /// Where it is from.
    pub(super) fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Makes it `amount` if there is so much; it never shrinks. Whether there was.
    pub(super) fn grow_to(&mut self, amount: usize) -> bool {
        let more = amount.saturating_sub(self.amount);
        let fits = more == 0 || self.pool.take(more);
        if fits {
            self.amount = self.amount.saturating_add(more);
        }
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
    /// Nothing yet of the first of these, or of the second.
    pub(super) fn of(pools: [Pool; 2]) -> Self {
        Self { pools, share: None }
    }

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
            let pool = common.clone();
            pool.take_anyway(amount);
            self.share = Some(Share { pool, amount });
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
