//! Answers that may take long: not on the threads that drive connections.
//!
//! They are taken in slices by a few threads beside these, first come, first
//! served. So long questions wait for each other only, each for a slice of all
//! that came before; and nothing more is done for a caller who is gone or whose
//! deadline has passed, because then nobody asks for the next slice. All of them go on at
//! the same time, so with too many all would be late: these are refused at once.

use std::sync::Arc;
use std::time::{Duration, Instant};

use doko_wire::{Effort, Question, Work};
use tokio::task::spawn_blocking;
use tokio_util::task::AbortOnDropHandle;
use tonic::Status;

use crate::caller::Caller;
use crate::guard::{Begun, Deadline, Load, Share};
use crate::{panics, status};

/// After so long it is somebody else's turn. A single question, and a game of a session,
/// is not interrupted: its budget bounds it.
const SLICE: Duration = Duration::from_millis(10);

/// Who asks what takes long, and of whom.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    load: Arc<Load>,
    caller: Caller,
}

impl Turns {
    /// Of `caller` among all who ask this worker.
    pub(crate) fn of(load: &Arc<Load>, caller: Caller) -> Self {
        let load = Arc::clone(load);
        Self { load, caller }
    }
}

/// Answers `question` at once if that is soon done, and elsewhere if not, unless too many
/// others are answered there for these `turns`. One of many parts that is answered at once
/// ends with its `deadline`.
pub(crate) fn begin<Q>(
    question: Q,
    deadline: Option<Deadline>,
    turns: impl FnOnce() -> Turns,
) -> Begun<Q::Response>
where
    Q: Question + Send + 'static,
    Q::Response: Send + 'static,
{
    match question.effort() {
        Effort::Short => Begun::Done(at_once(question, deadline)),
        Effort::Long => {
            let Turns { load, caller } = turns();
            match Share::search(&load, caller.uses()) {
                Ok(share) => Begun::Pending(Box::pin(in_slices(question.work(), load, share))),
                Err(status) => Begun::Done(Err(status)),
            }
        }
    }
}

fn at_once<Q>(question: Q, deadline: Option<Deadline>) -> Result<Q::Response, Status>
where
    Q: Question + Send + 'static,
{
    let answered = match deadline {
        None => panics::catch(|| Some(doko_wire::answer(question))),
        Some(deadline) => panics::catch(|| question.work().go_on(|| !deadline.is_over())),
    };
    // Answers are large, and each combinator here would move one once more.
    match answered {
        Ok(Some(Ok(response))) => Ok(response),
        Ok(Some(Err(failure))) => Err(status::from_failure(&failure)),
        Ok(None) => Err(status::deadline_exceeded()),
        Err(status) => Err(status),
    }
}

async fn in_slices<R: Send + 'static>(
    mut work: Work<R>,
    load: Arc<Load>,
    _share: Share,
) -> Result<R, Status> {
    loop {
        let thread = load.thread().await?;
        let slice = spawn_blocking(move || {
            // Given back when this ends, not when nobody waits for it any more.
            let _thread = thread;
            let begin = Instant::now();
            let answered = work.go_on(|| begin.elapsed() < SLICE);
            (work, answered)
        });
        // Dropped while it waits for its turn, it is not begun. An error is a panic.
        let slice = AbortOnDropHandle::new(slice).await;
        let (rest, answered) = slice.map_err(|_| status::internal())?;
        match answered {
            Some(answered) => return answered.map_err(|it| status::from_failure(&it)),
            None => work = rest,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::task::Poll;

    use doko_proto::v1;
    use doko_wire::Failure;
    use tokio::runtime::Builder;
    use tonic::Code;

    use super::*;
    use crate::config::Limits;
    use crate::guard::Pending;

    impl Turns {
        /// Of somebody who is alone.
        pub(crate) fn unlimited() -> Self {
            Self::of(&Load::new(&Limits::default()), Caller::default())
        }
    }

    /// Takes long, and notes that it was begun.
    struct Long(Arc<AtomicBool>);

    impl Question for Long {
        type Response = ();

        fn answer(self) -> Result<(), Failure> {
            self.0.store(true, Ordering::Relaxed);
            Ok(())
        }

        fn effort(&self) -> Effort {
            Effort::Long
        }
    }

    /// Whether a question is begun whose turn comes after the caller waits, or after he
    /// has gone.
    fn is_begun(caller_waits: bool) -> bool {
        let runtime = Builder::new_current_thread()
            .max_blocking_threads(1)
            .build()
            .unwrap();
        let begun = Arc::new(AtomicBool::new(false));
        runtime.block_on(async {
            // Somebody else's slice, which ends when this is dropped.
            let (others, end) = std::sync::mpsc::channel::<()>();
            let other = spawn_blocking(move || end.recv().is_err());
            let Begun::Pending(mut answer) =
                begin(Long(Arc::clone(&begun)), None, Turns::unlimited)
            else {
                panic!("it was answered at once");
            };
            assert!(look_at(&mut answer).await.is_pending());
            if caller_waits {
                drop(others);
                answer.await.unwrap();
            } else {
                drop(answer);
                drop(others);
            }
            assert!(other.await.unwrap());
            // Behind all that was to be done.
            spawn_blocking(|| {}).await.unwrap();
        });
        begun.load(Ordering::Relaxed)
    }

    /// One look at whether it is done.
    async fn look_at<R>(answer: &mut Pending<R>) -> Poll<Result<R, Status>> {
        poll_fn(|context| Poll::Ready(answer.as_mut().poll(context))).await
    }

    #[test]
    fn nothing_is_done_for_callers_who_are_gone() {
        assert!(is_begun(true));
        assert!(!is_begun(false));
    }

    #[tokio::test]
    async fn many_short_questions_end_with_their_deadline() {
        let now = Deadline::after(Duration::ZERO);
        let later = Deadline::after(Duration::from_secs(3_600));
        for (count, deadline, answered) in [
            (2, Some(now), None),
            // What is answered counts, however late.
            (1, Some(now), Some(1)),
            (2, Some(later), Some(2)),
            (2, None, Some(2)),
        ] {
            let questions = vec![v1::Question::default(); count];
            let batch = v1::EvaluateBatchRequest { questions };
            let Begun::Done(answer) = begin(batch, deadline, Turns::unlimited) else {
                panic!("it takes long");
            };
            let answers = answer.map(|it| it.answers.len());
            let answers = answers.map_err(|it| assert_eq!(it.code(), Code::DeadlineExceeded));
            assert_eq!(answers.ok(), answered, "{count} {deadline:?}");
        }
    }
}
