//! How much there may be of something at once; what exceeds it is refused, not
//! queued.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tonic::Status;

use crate::config::Limits;
use crate::status;

/// What all connections have in common to use.
#[derive(Debug)]
pub(crate) struct Load {
    /// Calls that are being answered. One whose request is incomplete is not
    /// among them, so slow senders keep nobody else from being answered.
    pub(super) calls: Quota,
    /// Streams that are open.
    pub(super) streams: Arc<Quota>,
    /// Bytes of memory for requests that are incomplete.
    pub(super) receiving: Arc<Quota>,
}

/// What a connection has to itself: bytes of memory for requests that are
/// incomplete. What goes beyond it comes out of what all have in common.
#[derive(Clone, Debug)]
pub(crate) struct Own {
    pub(super) receiving: Arc<Quota>,
}

/// One small call whose headers came first. A caller who does not dawdle thus
/// gets through, whatever others do.
const OWN: u32 = 20 * 1024;

impl Default for Own {
    fn default() -> Self {
        Self {
            receiving: Arc::new(Quota::new(OWN)),
        }
    }
}

impl Load {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Self {
            calls: Quota::new(limits.concurrency_limit),
            streams: Arc::new(Quota::new(limits.max_open_streams)),
            receiving: Arc::new(Quota::new(limits.receive_buffer)),
        })
    }
}

/// An amount that may be in use at once.
#[derive(Debug)]
pub(super) struct Quota {
    limit: usize,
    used: AtomicUsize,
}

impl Quota {
    pub(super) fn new(limit: u32) -> Self {
        Self {
            limit: usize::try_from(limit).unwrap_or(usize::MAX),
            used: AtomicUsize::new(0),
        }
    }
}

/// A part of a quota; given back when dropped.
#[derive(Debug)]
pub(super) struct Share<Q: Deref<Target = Quota>> {
    quota: Q,
    amount: usize,
}

impl<Q: Deref<Target = Quota>> Share<Q> {
    /// `amount` of `quota`, unless that is more than there is left.
    ///
    /// # Errors
    ///
    /// RESOURCE_EXHAUSTED with the reason OVERLOADED and a `RetryInfo`.
    pub(super) fn of(quota: Q, amount: usize) -> Result<Self, Status> {
        let mut share = Self { quota, amount: 0 };
        share.grow_to(amount)?;
        Ok(share)
    }

    /// Makes it `amount`; it never shrinks.
    ///
    /// # Errors
    ///
    /// As [`Share::of`].
    pub(super) fn grow_to(&mut self, amount: usize) -> Result<(), Status> {
        let more = amount.saturating_sub(self.amount);
        // A counter guards no other memory, so no order is needed.
        let before = self.quota.used.fetch_add(more, Ordering::Relaxed);
        self.amount = self.amount.saturating_add(more);
        if before.saturating_add(more) <= self.quota.limit {
            Ok(())
        } else {
            Err(status::overloaded())
        }
    }
}

impl<Q: Deref<Target = Quota>> Drop for Share<Q> {
    fn drop(&mut self) {
        self.quota.used.fetch_sub(self.amount, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_given_back() {
        let quota = Quota::new(5);
        let first = Share::of(&quota, 2).unwrap();
        let mut second = Share::of(&quota, 1).unwrap();
        assert!(Share::of(&quota, 3).is_err());
        second.grow_to(3).unwrap();
        second.grow_to(2).unwrap();
        assert!(Share::of(&quota, 1).is_err());
        drop(first);
        let third = Share::of(&quota, 2).unwrap();
        assert!(second.grow_to(4).is_err());
        drop((second, third));
        assert_eq!(quota.used.load(Ordering::Relaxed), 0);
    }
}
