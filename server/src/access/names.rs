//! Callers by the name that a credential gives them: each has one bucket, on whatever
//! connections.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use crate::bucket::Bucket;
use crate::caller::Caller;
use crate::config::Config;

/// So many names are remembered; then all begin anew.
const MOST: usize = 65_536;

/// The buckets of all who have called.
#[derive(Debug)]
pub(super) struct Names {
    buckets: Mutex<HashMap<String, Arc<Bucket>>>,
    /// Absent if callers may ask as fast as they can.
    rate: Option<NonZeroU32>,
    burst: NonZeroU32,
}

impl Names {
    pub(super) fn new(config: &Config) -> Self {
        let callers = &config.callers;
        Self {
            buckets: Mutex::default(),
            rate: callers.caller_rate.limit(config.address.ip().is_loopback()),
            burst: NonZeroU32::new(callers.caller_burst).unwrap_or(NonZeroU32::MIN),
        }
    }

    /// Who has this name.
    pub(super) fn caller(&self, name: &str) -> Caller {
        self.with_quota(name, self.rate, self.burst)
    }

    /// Who has this name, and may ask so much.
    pub(super) fn with_quota(
        &self,
        name: &str,
        rate: Option<NonZeroU32>,
        burst: NonZeroU32,
    ) -> Caller {
        let bucket = rate.map(|rate| self.bucket(name, rate, burst));
        Caller { bucket }
    }

    /// What `--caller-rate` and `--caller-burst` give.
    pub(super) fn usual(&self) -> (Option<NonZeroU32>, NonZeroU32) {
        (self.rate, self.burst)
    }

    fn bucket(&self, name: &str, rate: NonZeroU32, burst: NonZeroU32) -> Arc<Bucket> {
        // Whatever panicked elsewhere left whole buckets behind.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get(name)
            && bucket.holds(rate, burst)
        {
            return Arc::clone(bucket);
        }
        if buckets.len() >= MOST {
            buckets.clear();
        }
        let bucket = Arc::new(Bucket::new(rate, burst));
        buckets.insert(name.to_owned(), Arc::clone(&bucket));
        bucket
    }
}
