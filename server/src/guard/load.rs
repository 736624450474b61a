//! How many calls there may be at once; one more is refused, not queued.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tonic::Status;

use crate::status;

/// The calls of all connections that are being received or answered.
///
/// A call counts from the first time that its connection works on it, so
/// calls that wait in line on a connection do not. A stream counts while it
/// opens; open streams are limited by connection.
#[derive(Debug)]
pub(crate) struct Load {
    limit: u32,
    calls: AtomicU32,
}

/// The right to be answered; given back when dropped.
#[derive(Debug)]
pub(super) struct Permit<'a> {
    load: &'a Load,
}

impl Load {
    pub(crate) fn new(limit: u32) -> Arc<Self> {
        Arc::new(Self {
            limit,
            calls: AtomicU32::new(0),
        })
    }

    /// The right to be answered, unless too many calls have it.
    ///
    /// # Errors
    ///
    /// RESOURCE_EXHAUSTED with the reason OVERLOADED and a `RetryInfo`.
    pub(super) fn admit(&self) -> Result<Permit<'_>, Status> {
        // A counter guards no other memory, so no order is needed.
        let before = self.calls.fetch_add(1, Ordering::Relaxed);
        let permit = Permit { load: self };
        if before < self.limit {
            Ok(permit)
        } else {
            Err(status::overloaded())
        }
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        self.load.calls.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permits_are_given_back() {
        let load = Load::new(2);
        let first = load.admit().unwrap();
        let second = load.admit().unwrap();
        assert!(load.admit().is_err());
        assert!(load.admit().is_err());
        drop(first);
        let third = load.admit().unwrap();
        assert!(load.admit().is_err());
        drop((second, third));
        assert_eq!(load.calls.load(Ordering::Relaxed), 0);
    }
}
