//! Callers by the name that a credential gives them: each has one bucket, on whatever
//! connections.

use std::convert::Infallible;
use std::num::NonZeroU32;
use std::sync::Arc;

use quick_cache::sync::Cache;

use super::fingerprint::{Fingerprint, fingerprint};
use crate::bucket::Bucket;
use crate::caller::Caller;
use crate::config::Config;

/// So many names are remembered. Of more, those go that ask least; who comes back later has
/// a full bucket.
const MOST: usize = 65_536;

/// The buckets of all who have called.
#[derive(Debug)]
pub(super) struct Names {
    /// By the hash of the name, which may be long.
    buckets: Cache<Fingerprint, Arc<Bucket>>,
    /// Absent if callers may ask as fast as they can.
    rate: Option<NonZeroU32>,
    burst: NonZeroU32,
    max_questions: u32,
}

impl Names {
    pub(super) fn new(config: &Config) -> Self {
        let callers = &config.callers;
        Self {
            buckets: Cache::new(MOST),
            rate: callers.caller_rate.limit(config.callers_are_here()),
            burst: NonZeroU32::new(callers.caller_burst).unwrap_or(NonZeroU32::MIN),
            max_questions: config.limits.max_questions,
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

    /// How many questions one message may hold.
    pub(super) fn max_questions(&self) -> u32 {
        self.max_questions
    }

    fn bucket(&self, name: &str, rate: NonZeroU32, burst: NonZeroU32) -> Arc<Bucket> {
        let name = fingerprint(name.as_bytes());
        let full = || Arc::new(Bucket::new(rate, burst));
        let Ok(bucket) = self
            .buckets
            .get_or_insert_with(&name, || Ok::<_, Infallible>(full()));
        if bucket.quota() == (rate, burst) {
            return bucket;
        }
        let bucket = full();
        self.buckets.insert(name, Arc::clone(&bucket));
        bucket
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Callers, Rate};

    fn names(rate: u32, burst: u32) -> Names {
        Names::new(&Config {
            callers: Callers {
                caller_rate: Rate::Of(NonZeroU32::new(rate)),
                caller_burst: burst,
                ..Callers::default()
            },
            ..Config::default()
        })
    }

    #[test]
    fn who_calls_all_the_time_is_not_forgotten_for_others() {
        let names = names(1, 1);
        let first = names.caller("palast").bucket.unwrap();
        // More than are remembered, each of which comes once.
        for number in 0..MOST + MOST / 2 {
            names.caller(&number.to_string());
            if number % 100 == 0 {
                let again = names.caller("palast").bucket.unwrap();
                assert!(Arc::ptr_eq(&first, &again), "{number}");
            }
        }
        assert!(names.buckets.len() <= MOST, "{}", names.buckets.len());
    }

    #[test]
    fn another_quota_is_another_bucket() {
        let names = names(1, 1);
        names.caller("palast").ask(1).unwrap();
        assert!(names.caller("palast").ask(1).is_err());
        let (rate, burst) = (NonZeroU32::new(1), NonZeroU32::new(2).unwrap());
        names.with_quota("palast", rate, burst).ask(2).unwrap();
        assert!(names.with_quota("palast", rate, burst).ask(2).is_err());
    }
}
