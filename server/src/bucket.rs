//! How fast one caller may ask: a bucket of questions that fills up steadily.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use governor::clock::Clock as _;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

use crate::guard::Uses;

/// A bucket that belongs to one caller.
#[derive(Debug)]
pub(crate) struct Bucket {
    limiter: DefaultDirectRateLimiter,
    rate: NonZeroU32,
    burst: NonZeroU32,
    made: Instant,
    /// When something was taken out last, in nanoseconds since it was made; 0 for never.
    taken: AtomicU64,
    /// What the caller uses of what all have in common.
    pub(crate) uses: Arc<Uses>,
}

/// There is not enough in the bucket.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Empty {
    /// After which time there will be, if nobody else takes it.
    pub(crate) wait: Duration,
    /// How many questions per second there are.
    pub(crate) rate: NonZeroU32,
}

impl Bucket {
    /// Full with `burst` questions; `rate` come in each second.
    pub(crate) fn new(rate: NonZeroU32, burst: NonZeroU32) -> Self {
        Self {
            limiter: RateLimiter::direct(Quota::per_second(rate).allow_burst(burst)),
            rate,
            burst,
            made: Instant::now(),
            taken: AtomicU64::new(0),
            uses: Arc::default(),
        }
    }

    /// Takes `count` questions out. What is more than fits in counts as full.
    ///
    /// # Errors
    ///
    /// If there are not so many; then all of them stay.
    pub(crate) fn take(&self, count: usize) -> Result<(), Empty> {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let Some(count) = NonZeroU32::new(count) else {
            return Ok(());
        };
        match self.limiter.check_n(count.min(self.burst)) {
            // The other error cannot be: never more than the burst is asked for.
            Ok(Ok(())) | Err(_) => {
                self.taken.store(self.age(), Ordering::Relaxed);
                Ok(())
            }
            Ok(Err(not_yet)) => Err(Empty {
                wait: not_yet.wait_time_from(self.limiter.clock().now()),
                rate: self.rate,
            }),
        }
    }

    /// How many questions come in each second, and how many fit in.
    pub(crate) fn quota(&self) -> (NonZeroU32, NonZeroU32) {
        (self.rate, self.burst)
    }

    /// How much fits in.
    pub(crate) fn burst(&self) -> u32 {
        self.burst.get()
    }

    /// Whether it is certainly full: nobody has taken anything for as long as all of it takes
    /// to come.
    pub(crate) fn is_full(&self) -> bool {
        let taken = self.taken.load(Ordering::Relaxed);
        let all = u64::from(self.burst.get()).saturating_mul(1_000_000_000);
        taken == 0 || self.age().saturating_sub(taken) >= all / u64::from(self.rate.get())
    }

    /// In nanoseconds, and never 0.
    fn age(&self) -> u64 {
        u64::try_from(self.made.elapsed().as_nanos())
            .unwrap_or(u64::MAX)
            .max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bucket(rate: u32, burst: u32) -> Bucket {
        Bucket::new(rate.try_into().unwrap(), burst.try_into().unwrap())
    }

    #[test]
    fn who_takes_too_much_is_told_how_long_to_wait() {
        let bucket = bucket(1, 3);
        bucket.take(2).unwrap();
        let empty = bucket.take(2).unwrap_err();
        assert!(empty.wait <= Duration::from_secs(1), "{empty:?}");
        assert_eq!(empty.rate.get(), 1);
        // Nothing was taken.
        bucket.take(1).unwrap();
        bucket.take(0).unwrap();
        assert!(bucket.take(1).is_err());
    }

    #[test]
    fn more_than_fits_in_empties_it() {
        let bucket = bucket(1, 3);
        bucket.take(usize::MAX).unwrap();
        assert!(bucket.take(1).is_err());
    }

    #[test]
    fn a_bucket_of_which_something_was_taken_is_not_full() {
        let bucket = bucket(1, 3);
        bucket.take(1).unwrap();
        assert!(!bucket.is_full());
        bucket.take(2).unwrap();
    }

    #[test]
    fn a_new_bucket_is_full_and_stays_so_however_often_one_looks() {
        let bucket = bucket(1, 3);
        assert!(bucket.is_full() && bucket.is_full());
        bucket.take(3).unwrap();
        assert!(!bucket.is_full());
    }

    #[test]
    fn a_bucket_fills_up_again() {
        let bucket = bucket(1_000, 5);
        bucket.take(5).unwrap();
        let taken = Instant::now();
        while !bucket.is_full() {
            std::thread::yield_now();
        }
        assert!(taken.elapsed() >= Duration::from_millis(4));
        bucket.take(5).unwrap();
    }
}
