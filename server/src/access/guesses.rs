//! How often somebody at an address may show a credential that nobody knows.

use std::num::NonZeroU32;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Instant;

use tonic::Status;

use crate::bucket::{Bucket, Empty};
use crate::status;

/// So many seconds' worth may come at once: a client whose key was withdrawn may have many
/// calls on their way.
const BURST: NonZeroU32 = NonZeroU32::MIN.saturating_add(9);

/// What has come of the credentials that were shown from one address.
#[derive(Debug, Default)]
pub(crate) struct Guesses {
    /// Made for who guesses first.
    bucket: OnceLock<Bucket>,
    /// Since the bucket was found empty: until when, and how many fit in per second.
    closed: Mutex<Option<(Instant, NonZeroU32)>>,
}

impl Guesses {
    /// Whether a credential from here may be looked at that costs something to look at.
    ///
    /// # Errors
    ///
    /// RATE_LIMITED while there were too many wrong ones.
    pub(super) fn may_go_on(&self) -> Result<(), Status> {
        let mut closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((until, rate)) = *closed else {
            return Ok(());
        };
        let wait = until.saturating_duration_since(Instant::now());
        if wait.is_zero() {
            *closed = None;
            return Ok(());
        }
        Err(status::too_many_guesses(wait, rate))
    }

    /// Whether as many may be made as of somebody who has made none.
    pub(crate) fn are_forgiven(&self) -> bool {
        self.bucket.get().is_none_or(Bucket::is_full)
    }

    /// Notes a wrong one that cost so many looks; `rate` of these may come per second.
    ///
    /// # Errors
    ///
    /// RATE_LIMITED if these are too many.
    pub(crate) fn note(&self, looks: usize, rate: Option<NonZeroU32>) -> Result<(), Status> {
        let Some(rate) = rate else {
            return Ok(());
        };
        let full = || Bucket::new(rate, rate.saturating_mul(BURST));
        match self.bucket.get_or_init(full).take(looks) {
            Ok(()) => Ok(()),
            Err(Empty { wait, rate }) => {
                let until = Instant::now().checked_add(wait);
                let mut closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
                *closed = until.map(|until| (until, rate));
                Err(status::too_many_guesses(wait, rate))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tonic::Code;

    use super::*;

    #[test]
    fn who_guesses_too_often_has_to_wait() {
        let guesses = Guesses::default();
        let rate = NonZeroU32::new(1);
        for _ in 0..BURST.get() {
            guesses.may_go_on().unwrap();
            guesses.note(1, rate).unwrap();
        }
        // It is the next one that shows that there were too many.
        guesses.may_go_on().unwrap();
        let refused = guesses.note(1, rate).unwrap_err();
        assert_eq!(refused.code(), Code::ResourceExhausted);
        assert!(guesses.may_go_on().is_err());
        *guesses.closed.lock().unwrap() = Some((Instant::now(), NonZeroU32::MIN));
        guesses.may_go_on().unwrap();
    }

    #[test]
    fn without_a_rate_nobody_waits() {
        let guesses = Guesses::default();
        for _ in 0..1_000 {
            guesses.note(7, None).unwrap();
        }
        guesses.may_go_on().unwrap();
    }
}
