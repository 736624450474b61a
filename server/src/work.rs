//! Answers that may take long: not on the threads that drive connections.
//!
//! They are taken in slices by a few threads beside these, first come, first
//! served. So long questions wait for each other only, each for a slice of all
//! that came before; and nothing more is done for a caller who is gone or whose
//! deadline has passed, because then nobody asks for the next slice.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant};

use doko_wire::{Effort, Question, Work};
use tokio::task::spawn_blocking;
use tokio_util::task::AbortOnDropHandle;
use tonic::Status;

use crate::{panics, status};

/// After so long it is somebody else's turn. A single question, and a game of a session,
/// is not interrupted: its budget bounds it.
const SLICE: Duration = Duration::from_millis(10);

/// An answer that is worked on elsewhere.
pub(crate) type Pending<R> = Pin<Box<dyn Future<Output = Result<R, Status>> + Send>>;

/// An answer, or the wait for one.
pub(crate) enum Begun<R> {
    Done(Result<R, Status>),
    Pending(Pending<R>),
}

/// Answers `question` at once if that is soon done, and elsewhere if not.
pub(crate) fn begin<Q>(question: Q) -> Begun<Q::Response>
where
    Q: Question + Send + 'static,
    Q::Response: Send + 'static,
{
    match question.effort() {
        Effort::Short => {
            let answered = panics::catch(|| doko_wire::answer(question));
            Begun::Done(answered.and_then(|it| it.map_err(|it| status::from_failure(&it))))
        }
        Effort::Long => Begun::Pending(Box::pin(in_slices(question.work()))),
    }
}

async fn in_slices<R: Send + 'static>(mut work: Work<R>) -> Result<R, Status> {
    loop {
        let slice = spawn_blocking(move || {
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
