//! Who asks, and how much that caller may ask.

use std::num::NonZeroU32;
use std::sync::Arc;

use tonic::Status;

use crate::bucket::Bucket;
use crate::guard::Uses;
use crate::neighbours::Neighbour;
use crate::status;

/// How many questions per second a caller may ask, and how many at once.
pub(crate) type Quota = (NonZeroU32, NonZeroU32);

/// Who asks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    /// Absent if there is no limit to what may be asked.
    pub(crate) bucket: Option<Arc<Bucket>>,
}

impl Caller {
    /// Somebody without a name.
    pub(crate) fn at(neighbour: &Neighbour) -> Self {
        Self {
            bucket: neighbour.bucket.clone(),
        }
    }

    /// What is used of the limits for all, if there is a limit to what may be asked.
    pub(crate) fn uses(&self) -> Option<Arc<Uses>> {
        self.bucket.as_ref().map(|bucket| Arc::clone(&bucket.uses))
    }

    /// What may be asked, if there is a limit to it.
    pub(crate) fn quota(&self) -> Option<Quota> {
        self.bucket.as_ref().map(|bucket| bucket.quota())
    }

    /// Accounts for `count` questions.
    ///
    /// # Errors
    ///
    /// RESOURCE_EXHAUSTED with the reason RATE_LIMITED if these are too many now.
    pub(crate) fn ask(&self, count: usize) -> Result<(), Status> {
        let Some(bucket) = &self.bucket else {
            return Ok(());
        };
        bucket
            .take(count)
            .map_err(|empty| status::rate_limited(empty.wait, empty.rate))
    }
}

/// What a call costs in which many questions are asked: all of it is taken at once, by
/// whoever knows how much that is. In two steps the first would take what the second waits
/// for, with every attempt anew.
#[derive(Debug)]
pub(crate) struct Toll {
    caller: Caller,
    is_paid: bool,
}

impl Toll {
    /// What `caller` has to pay for.
    pub(crate) fn of(caller: Caller) -> Self {
        let is_paid = false;
        Self { caller, is_paid }
    }

    /// Accounts for `count` questions.
    ///
    /// # Errors
    ///
    /// As [`Caller::ask`].
    pub(crate) fn pay(mut self, count: usize) -> Result<(), Status> {
        self.is_paid = true;
        self.caller.ask(count.max(1))
    }
}

impl Drop for Toll {
    /// A call that nobody could make sense of is one question.
    fn drop(&mut self) {
        if !self.is_paid {
            // It has been refused already.
            let _ = self.caller.ask(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(burst: u32) -> Caller {
        let bucket = Bucket::new(1.try_into().unwrap(), burst.try_into().unwrap());
        Caller {
            bucket: Some(Arc::new(bucket)),
        }
    }

    /// How many single questions fit after it.
    fn left(caller: &Caller) -> usize {
        (0..10).take_while(|_| caller.ask(1).is_ok()).count()
    }

    #[test]
    fn a_full_bucket_is_enough_for_all_that_fits_in() {
        let caller = caller(5);
        Toll::of(caller.clone()).pay(5).unwrap();
        assert_eq!(left(&caller), 0);
    }

    #[test]
    fn what_nobody_could_read_costs_one() {
        let caller = caller(5);
        drop(Toll::of(caller.clone()));
        assert_eq!(left(&caller), 4);
    }
}
