//! Amounts of which only so much may be in use.

use std::sync::atomic::{AtomicUsize, Ordering};

/// An amount that may be in use at once.
#[derive(Debug)]
pub(super) struct Quota {
    pub(super) limit: usize,
    /// So much of it may be used by one caller.
    pub(super) of_one: usize,
    pub(super) used: AtomicUsize,
}

impl Quota {
    pub(super) fn new(limit: u32, percent_of_one: u32) -> Self {
        // At least one of whatever it is.
        let of_one = (u64::from(limit) * u64::from(percent_of_one)).div_ceil(100);
        Self {
            limit: usize::try_from(limit).unwrap_or(usize::MAX),
            of_one: usize::try_from(of_one).unwrap_or(usize::MAX),
            used: AtomicUsize::new(0),
        }
    }

    /// As much of something else.
    pub(super) fn anew(&self) -> Self {
        Self {
            used: AtomicUsize::new(0),
            ..*self
        }
    }

    #[cfg(test)]
    pub(super) fn in_use(&self) -> usize {
        self.used.load(Ordering::Relaxed)
    }
}

/// Adds `amount` unless that makes more than `limit`; whether it did.
pub(super) fn add(used: &AtomicUsize, amount: usize, limit: usize) -> bool {
    // Counters guard no other memory, so no order is needed.
    let added = used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |used| {
        used.checked_add(amount).filter(|sum| *sum <= limit)
    });
    added.is_ok()
}
