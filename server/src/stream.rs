//! The stream `Evaluate`: one response for each request message, in order.
//!
//! The answers are a view of the questions: a question is read when the
//! client's window has room for its answer and not before, so that nothing
//! piles up.

use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use doko_wire::Question;
use tokio_stream::Stream;
use tonic::Status;

use crate::guard::{Begun, Deadline, Pending};
use crate::work::{Turns, begin};

/// The answers to a stream of questions.
pub(crate) struct Answers<S, R> {
    /// Gone after the last answer.
    questions: Option<S>,
    /// The answer that is worked on; then no question is read.
    pending: Option<Pending<R>>,
    turns: Turns,
    deadline: Option<Deadline>,
}

impl<S, R> Answers<S, R> {
    /// Answers `questions` until they end.
    pub(crate) fn new(questions: S, turns: Turns) -> Self {
        Self {
            questions: Some(questions),
            pending: None,
            turns,
            deadline: None,
        }
    }

    /// The same until this has passed, in the middle of a message, too.
    pub(crate) fn until(self, deadline: Option<Deadline>) -> Self {
        Self { deadline, ..self }
    }

    fn poll_pending(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<R, Status>>> {
        let Some(answer) = self.pending.as_mut() else {
            return Poll::Ready(None);
        };
        let answered = ready!(answer.as_mut().poll(context));
        self.pending = None;
        match answered {
            Ok(response) => Poll::Ready(Some(Ok(response))),
            Err(status) => self.fail(status),
        }
    }

    fn fail<T>(&mut self, status: Status) -> Poll<Option<Result<T, Status>>> {
        self.questions = None;
        Poll::Ready(Some(Err(status)))
    }
}

impl<S, Q> Stream for Answers<S, Q::Response>
where
    S: Stream<Item = Result<Q, Status>> + Unpin,
    Q: Question + Send + 'static,
    Q::Response: Send + 'static,
{
    type Item = Result<Q::Response, Status>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.pending.is_some() {
            return self.poll_pending(context);
        }
        let Some(questions) = self.questions.as_mut() else {
            return Poll::Ready(None);
        };
        let question = match ready!(Pin::new(questions).poll_next(context)) {
            Some(Ok(question)) => question,
            Some(Err(status)) => return self.fail(status),
            None => {
                self.questions = None;
                return Poll::Ready(None);
            }
        };
        match begin(question, self.deadline, || self.turns.clone()) {
            Begun::Done(Ok(response)) => Poll::Ready(Some(Ok(response))),
            Begun::Done(Err(status)) => self.fail(status),
            Begun::Pending(answer) => {
                self.pending = Some(answer);
                self.poll_pending(context)
            }
        }
    }
}

impl<S, R> fmt::Debug for Answers<S, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answers").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use doko_proto::v1;
    use doko_wire::Failure;
    use tokio_stream::StreamExt as _;
    use tonic::Code;

    use super::*;

    /// Answers itself, and panics on 13.
    struct Number(u32);

    impl Question for Number {
        type Response = u32;

        fn answer(self) -> Result<u32, Failure> {
            assert!(self.0 != 13, "planted");
            Ok(self.0)
        }
    }

    type Items = Vec<Result<Number, Status>>;

    fn answers(items: Items) -> Answers<impl Stream<Item = Result<Number, Status>> + Unpin, u32> {
        Answers::new(tokio_stream::iter(items), Turns::unlimited())
    }

    async fn codes<S, Q>(answers: Answers<S, Q::Response>) -> Vec<Result<Q::Response, Code>>
    where
        S: Stream<Item = Result<Q, Status>> + Unpin,
        Q: Question + Send + 'static,
        Q::Response: Send + 'static,
    {
        answers
            .map(|answer| answer.map_err(|status| status.code()))
            .collect()
            .await
    }

    #[tokio::test]
    async fn answers_come_in_order() {
        let items = (1..=5).map(|n| Ok(Number(n))).collect();
        assert_eq!(
            codes(answers(items)).await,
            (1..=5).map(Ok).collect::<Vec<_>>()
        );
    }

    #[tokio::test]
    async fn what_cannot_be_read_ends_the_stream() {
        let refused = Status::out_of_range("too long");
        let items = vec![Ok(Number(1)), Err(refused), Ok(Number(2))];
        assert_eq!(codes(answers(items)).await, [Ok(1), Err(Code::OutOfRange)]);
    }

    #[tokio::test]
    async fn a_panic_ends_the_stream_only() {
        let items = vec![Ok(Number(1)), Ok(Number(13)), Ok(Number(2))];
        assert_eq!(codes(answers(items)).await, [Ok(1), Err(Code::Internal)]);
    }

    #[tokio::test]
    async fn a_message_of_many_questions_ends_with_the_deadline() {
        let message = || {
            Ok(v1::EvaluateRequest {
                questions: vec![v1::Question::default(); 2],
            })
        };
        let answers = |time| {
            let messages = tokio_stream::iter([message(), message()]);
            let answers = Answers::new(messages, Turns::unlimited());
            codes(answers.until(Some(Deadline::after(time))))
        };
        let late = answers(Duration::ZERO).await;
        assert_eq!(late, [Err(Code::DeadlineExceeded)]);
        let early = answers(Duration::from_secs(3_600)).await;
        assert_eq!(early.iter().filter(|it| it.is_ok()).count(), 2);
    }
}
