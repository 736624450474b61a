//! Who asks, and how much that caller may ask.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use http::Extensions;
use tonic::Status;

use crate::bucket::Bucket;
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

    /// Who asks, as the guard has noted it for the handlers.
    pub(crate) fn noted(extensions: &Extensions) -> Self {
        let toll = || extensions.get::<Arc<Toll>>().map(|toll| &toll.caller);
        extensions.get().or_else(toll).cloned().unwrap_or_default()
    }

    /// What may be asked, if there is a limit to it.
    pub(crate) fn quota(&self) -> Option<Quota> {
        self.bucket.as_ref().map(|bucket| bucket.quota())
    }

    /// Notes for the handlers who asks, if that is of any use to them.
    pub(crate) fn note(self, extensions: &mut Extensions) {
        if self.bucket.is_some() {
            extensions.insert(self);
        }
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
    is_paid: AtomicBool,
}

impl Toll {
    /// Notes for the handler that it has to account for the questions.
    pub(crate) fn note(caller: Caller, extensions: &mut Extensions) {
        if caller.bucket.is_some() {
            extensions.insert(Arc::new(Self {
                caller,
                is_paid: AtomicBool::new(false),
            }));
        }
    }

    /// Accounts for `count` questions, if anybody has noted that they cost something.
    ///
    /// # Errors
    ///
    /// As [`Caller::ask`].
    pub(crate) fn pay(extensions: &Extensions, count: usize) -> Result<(), Status> {
        let Some(toll) = extensions.get::<Arc<Self>>() else {
            return Ok(());
        };
        toll.is_paid.store(true, Ordering::Relaxed);
        toll.caller.ask(count.max(1))
    }
}

impl Drop for Toll {
    /// A call that nobody could make sense of is one question.
    fn drop(&mut self) {
        if !self.is_paid.load(Ordering::Relaxed) {
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
        let mut extensions = Extensions::new();
        Toll::note(caller.clone(), &mut extensions);
        Toll::pay(&extensions, 5).unwrap();
        drop(extensions);
        assert_eq!(left(&caller), 0);
    }

    #[test]
    fn what_nobody_could_read_costs_one() {
        let caller = caller(5);
        let mut extensions = Extensions::new();
        Toll::note(caller.clone(), &mut extensions);
        drop(extensions);
        assert_eq!(left(&caller), 4);
        // Nobody has noted anything.
        Toll::pay(&Extensions::new(), 1_000).unwrap();
    }
}
