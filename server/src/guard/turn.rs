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
    state: State,
}

#[derive(Debug)]
enum State {
    /// Health: it always has one.
    Unlimited,
    Taken {
        pool: Pool,
        _share: Share,
    },
    /// It waits for its caller.
    Resting(Arc<Bell>),
}

impl Turn {
    /// For calls that are not counted.
    pub(super) fn unlimited() -> Self {
        Self {
            state: State::Unlimited,
        }
    }

    /// One of those in `pool`.
    ///
    /// # Errors
    ///
    /// OVERLOADED if there is none left.
    pub(super) fn of(pool: Pool) -> Result<Self, Status> {
        let share = Share::of(pool.clone(), 1).ok_or_else(status::overloaded)?;
        Ok(Self {
            state: State::Taken {
                pool,
                _share: share,
            },
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
        let bell = match &self.state {
            State::Unlimited => return Ok(poll(&mut Context::from_waker(context.waker()))),
            State::Taken { pool, .. } => {
                // Most are there at once.
                let polled = poll(&mut Context::from_waker(context.waker()));
                if polled.is_ready() {
                    return Ok(polled);
                }
                Arc::new(Bell::new(pool.clone()))
            }
            State::Resting(bell) => {
                let bell = Arc::clone(bell);
                if let Some(share) = bell.answered() {
                    self.take(&bell, share.ok_or_else(status::overloaded)?);
                }
                bell
            }
        };
        bell.is_for(context.waker());
        let polled = poll(&mut Context::from_waker(&Waker::from(Arc::clone(&bell))));
        if polled.is_pending() {
            self.state = State::Resting(bell);
        } else if let State::Resting(_) = self.state {
            // Something else has called the thread, and there it was.
            let share = Share::of(bell.pool.clone(), 1);
            self.take(&bell, share.ok_or_else(status::overloaded)?);
        }
        Ok(polled)
    }

    fn take(&mut self, bell: &Bell, share: Share) {
        self.state = State::Taken {
            pool: bell.pool.clone(),
            _share: share,
        };
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
    NotYet(Waker),
    /// With a share, if there was one.
    Yes(Option<Share>),
}

impl Bell {
    fn new(pool: Pool) -> Self {
        let rung = Mutex::new(Rung::NotYet(Waker::noop().clone()));
        Self { pool, rung }
    }

    fn rung(&self) -> MutexGuard<'_, Rung> {
        // Nothing in here can be half done.
        self.rung.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_for(&self, task: &Waker) {
        *self.rung() = Rung::NotYet(task.clone());
    }

    /// What was taken when it rang, if it did.
    fn answered(&self) -> Option<Option<Share>> {
        match &mut *self.rung() {
            Rung::NotYet(_) => None,
            Rung::Yes(share) => Some(share.take()),
        }
    }
}

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        let mut rung = self.rung();
        if let Rung::Yes(_) = *rung {
            return;
        }
        let share = Share::of(self.pool.clone(), 1);
        let task = mem::replace(&mut *rung, Rung::Yes(share));
        drop(rung);
        if let Rung::NotYet(task) = task {
            task.wake();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::config::Limits;
    use crate::guard::load::{Account, Load, Own, Resource};

    fn pool() -> Pool {
        let limits = Limits {
            concurrency_limit: 1,
            ..Limits::default()
        };
        Account::new(Own::default(), Load::new(&limits, 1), None).common(Resource::Calls)
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
}
