//! Calls that a thread has something to do for: they are counted from the moment when there is
//! something to do, not when a thread comes to it. So what waits for a busy thread has a
//! limit, and what exceeds it is refused.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};

use tonic::Status;

use super::share::{Pool, Share};
use crate::status;

/// The place of a call among those that there is something to do for.
#[derive(Debug)]
pub(super) struct Turn {
    /// Absent if the bell has it, and of health: that is not counted.
    share: Option<Share>,
    /// Of a call that has waited for its caller.
    bell: Option<Arc<Bell>>,
}

impl Turn {
    /// For calls that are not counted.
    pub(super) fn unlimited() -> Self {
        let (share, bell) = (None, None);
        Self { share, bell }
    }

    /// One of those in `pool`.
    ///
    /// # Errors
    ///
    /// OVERLOADED if there is none left.
    pub(super) fn of(pool: Pool) -> Result<Self, Status> {
        let share = Share::of(pool, 1).ok_or_else(status::overloaded)?;
        Ok(Self {
            share: Some(share),
            bell: None,
        })
    }

    /// What `poll` gives, which waits for the caller: while it has nothing to do, the call
    /// does not count, and from when it has, it does.
    ///
    /// # Errors
    ///
    /// OVERLOADED if it has something to do while too many others have.
    pub(super) fn poll<T>(
        &mut self,
        context: &Context<'_>,
        mut poll: impl FnMut(&mut Context<'_>) -> Poll<T>,
    ) -> Result<Poll<T>, Status> {
        let bell = match &self.bell {
            Some(bell) => bell,
            None if self.share.is_none() => {
                return Ok(poll(&mut Context::from_waker(context.waker())));
            }
            None => {
                // Most are there at once and need no bell. If not, this look calls nobody: the
                // bell alone does, or the thread would be called by what does not count.
                let polled = poll(&mut Context::from_waker(Waker::noop()));
                let Some(share) = self.share.take_if(|_| polled.is_pending()) else {
                    return Ok(polled);
                };
                self.bell.insert(Arc::new(Bell::of(share)))
            }
        };
        bell.is_for(context.waker())?;
        let polled = poll(&mut Context::from_waker(&Waker::from(Arc::clone(bell))));
        match polled.is_pending() {
            true => bell.rest(),
            false => bell.count()?,
        }
        Ok(polled)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        // Whoever may still ring it has a clone: the place is not to wait for that.
        if let Some(bell) = &self.bell {
            bell.end();
        }
    }
}

/// Calls a thread, and counts the call at once.
#[derive(Debug)]
struct Bell {
    pool: Pool,
    rung: Mutex<Rung>,
}

#[derive(Debug)]
enum Rung {
    /// The place is absent while the call rests.
    NotYet(Waker, Option<Share>),
    /// With a place, if there was one.
    Yes(Option<Share>),
    /// The call is not there any more.
    Over,
}

impl Bell {
    /// Of a call with this place.
    fn of(share: Share) -> Self {
        let pool = share.pool().clone();
        let rung = Mutex::new(Rung::NotYet(Waker::noop().clone(), Some(share)));
        Self { pool, rung }
    }

    fn rung(&self) -> MutexGuard<'_, Rung> {
        // Nothing in here can be half done.
        self.rung.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls `task` from now on. What was taken when it rang stays.
    ///
    /// # Errors
    ///
    /// OVERLOADED if it rang while there was no place.
    fn is_for(&self, task: &Waker) -> Result<(), Status> {
        let mut rung = self.rung();
        let share = match mem::replace(&mut *rung, Rung::Over) {
            Rung::NotYet(_, share) => share,
            Rung::Yes(Some(share)) => Some(share),
            Rung::Yes(None) | Rung::Over => return Err(status::overloaded()),
        };
        *rung = Rung::NotYet(task.clone(), share);
        Ok(())
    }

    /// Gives back the place of a call that waits, unless it rang while that was looked at.
    fn rest(&self) {
        let share = match &mut *self.rung() {
            Rung::NotYet(_, share) => share.take(),
            Rung::Yes(_) | Rung::Over => None,
        };
        drop(share);
    }

    /// Takes a place for a call that waits no more, unless it has one: something else has
    /// called the thread, and there it was.
    ///
    /// # Errors
    ///
    /// OVERLOADED if there is none.
    fn count(&self) -> Result<(), Status> {
        let has_place = match &mut *self.rung() {
            Rung::NotYet(_, share) => {
                *share = share.take().or_else(|| Share::of(self.pool.clone(), 1));
                share.is_some()
            }
            Rung::Yes(share) => share.is_some(),
            Rung::Over => false,
        };
        match has_place {
            true => Ok(()),
            false => Err(status::overloaded()),
        }
    }

    /// From now on it calls nobody and counts nothing.
    fn end(&self) {
        let before = mem::replace(&mut *self.rung(), Rung::Over);
        drop(before);
    }
}

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        let mut rung = self.rung();
        let Rung::NotYet(task, share) = &mut *rung else {
            return;
        };
        // One that is looked at has its place still.
        let share = share.take().or_else(|| Share::of(self.pool.clone(), 1));
        let task = mem::replace(task, Waker::noop().clone());
        *rung = Rung::Yes(share);
        drop(rung);
        task.wake();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use super::*;
    use crate::config::Limits;
    use crate::guard::account::Account;
    use crate::guard::load::{Load, Own, Resource};

    fn pool() -> Pool {
        let limits = Limits {
            concurrency_limit: 1,
            ..Limits::default()
        };
        Account::new(Own::default(), Load::new(&limits), None).common(Resource::Calls)
    }

    /// A caller who sends now and then, and wakes whoever waits.
    #[derive(Default)]
    struct Sender {
        is_there: AtomicBool,
        waits: Mutex<Option<Waker>>,
    }

    impl Sender {
        fn poll(&self, context: &Context<'_>) -> Poll<()> {
            if self.is_there.swap(false, Ordering::Relaxed) {
                return Poll::Ready(());
            }
            *self.waits.lock().unwrap() = Some(context.waker().clone());
            Poll::Pending
        }

        fn sends(&self) {
            self.is_there.store(true, Ordering::Relaxed);
            let waits = self.waits.lock().unwrap().take();
            waits.into_iter().for_each(Waker::wake);
        }
    }

    fn poll(turn: &mut Turn, sender: &Sender) -> Result<Poll<()>, Status> {
        let context = Context::from_waker(Waker::noop());
        turn.poll(&context, |context| sender.poll(context))
    }

    #[test]
    fn who_waits_for_a_caller_does_not_count_and_who_was_called_does() {
        let pool = pool();
        let sender = Sender::default();
        let mut turn = Turn::of(pool.clone()).unwrap();
        assert!(Turn::of(pool.clone()).is_err());
        for _ in 0..3 {
            assert!(poll(&mut turn, &sender).unwrap().is_pending());
            drop(Turn::of(pool.clone()).unwrap());
            sender.sends();
            // Before any thread has looked at it.
            assert!(Turn::of(pool.clone()).is_err());
            assert!(poll(&mut turn, &sender).unwrap().is_ready());
            assert!(Turn::of(pool.clone()).is_err());
        }
        drop(turn);
        drop(Turn::of(pool).unwrap());
    }

    #[test]
    fn who_is_called_while_too_many_have_something_to_do_is_refused() {
        let pool = pool();
        let sender = Sender::default();
        let mut turn = Turn::of(pool.clone()).unwrap();
        assert!(poll(&mut turn, &sender).unwrap().is_pending());
        let other = Turn::of(pool.clone()).unwrap();
        sender.sends();
        drop(other);
        let refused = poll(&mut turn, &sender).unwrap_err();
        assert_eq!(refused.code(), tonic::Code::ResourceExhausted);
        // Looked at for another reason.
        let other = Turn::of(pool.clone()).unwrap();
        sender.is_there.store(true, Ordering::Relaxed);
        assert!(poll(&mut turn, &sender).is_err());
        drop(other);
        drop(turn);
        drop(Turn::of(pool).unwrap());
    }

    #[test]
    fn a_call_that_is_given_up_after_it_was_called_counts_no_more() {
        let pool = pool();
        let sender = Sender::default();
        let mut turn = Turn::of(pool.clone()).unwrap();
        assert!(poll(&mut turn, &sender).unwrap().is_pending());
        sender.sends();
        drop(turn);
        drop(Turn::of(pool).unwrap());
    }

    /// Who rings while the call is looked at: the thread has other calls to answer first.
    #[test]
    fn a_call_that_is_called_while_it_is_looked_at_keeps_its_place() {
        let pool = pool();
        let mut turn = Turn::of(pool.clone()).unwrap();
        let context = Context::from_waker(Waker::noop());
        for _ in 0..3 {
            let polled = turn.poll(&context, |context| {
                context.waker().wake_by_ref();
                Poll::<()>::Pending
            });
            assert!(polled.unwrap().is_pending());
            assert!(Turn::of(pool.clone()).is_err());
        }
        assert!(turn.poll(&context, |_| Poll::Ready(())).unwrap().is_ready());
        drop(turn);
        drop(Turn::of(pool).unwrap());
    }

    /// Counts how often a thread is called.
    #[derive(Default)]
    struct Calls(AtomicUsize);

    impl Wake for Calls {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn a_thread_is_called_once_by_who_keeps_all_that_asked() {
        let calls = Arc::new(Calls::default());
        let task = Waker::from(Arc::clone(&calls));
        let mut turn = Turn::of(pool()).unwrap();
        let mut asked = Vec::new();
        let polled = turn.poll(&Context::from_waker(&task), |context| {
            asked.push(context.waker().clone());
            Poll::<()>::Pending
        });
        assert!(polled.unwrap().is_pending());
        asked.iter().for_each(Waker::wake_by_ref);
        assert_eq!(calls.0.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn a_bell_that_rings_for_nobody_takes_no_place() {
        let pool = pool();
        let mut turn = Turn::of(pool.clone()).unwrap();
        let mut last = Waker::noop().clone();
        let polled = turn.poll(&Context::from_waker(Waker::noop()), |context| {
            last.clone_from(context.waker());
            Poll::<()>::Pending
        });
        assert!(polled.unwrap().is_pending());
        drop(turn);
        last.wake_by_ref();
        drop(Turn::of(pool).unwrap());
    }
}
