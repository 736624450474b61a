//! [`Session`]: many questions in one stream.

use std::collections::VecDeque;
use std::fmt;

use doko_proto::v1;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tonic::Streaming;

use crate::answer::Answer;
use crate::client::{Client, read_answers};
use crate::defaults::QUESTIONS_PER_MESSAGE;
use crate::error::{Error, Failed};
#[cfg(feature = "embedded")]
use crate::method::Method as _;
use crate::question::Question;
use crate::transport::Transport;

impl Client {
    /// Opens a stream for many questions.
    ///
    /// # Errors
    ///
    /// The stream cannot be opened.
    pub async fn evaluate(&self) -> Result<Session, Error> {
        Session::open(self.clone()).await
    }
}

/// A stream of questions: several are on their way at once, and their answers
/// come in order.
///
/// At most [`Session::IN_FLIGHT`] messages are unanswered at any time. To send
/// more, [`send`](Session::send) takes in answers first and keeps them for
/// [`next`](Session::next).
///
/// ```no_run
/// use doko_sdk::{Client, Question, Record, ScoreGame};
///
/// # async fn run(client: Client, games: Vec<Record>) -> Result<(), doko_sdk::Error> {
/// let mut session = client.evaluate().await?;
/// for games in games.chunks(100) {
///     session.send(games.iter().map(|game| ScoreGame::new(game).into())).await?;
/// }
/// while let Some(answers) = session.next().await? {
///     println!("{} games scored", answers.len());
/// }
/// # Ok(())
/// # }
/// ```
pub struct Session {
    client: Client,
    wire: Wire,
    /// How many questions each unanswered message holds, in order.
    unanswered: VecDeque<usize>,
    /// Answers that were taken in to make room.
    arrived: VecDeque<Vec<Result<Answer, Error>>>,
}

enum Wire {
    Grpc(
        mpsc::Sender<v1::EvaluateRequest>,
        Box<Streaming<v1::EvaluateResponse>>,
    ),
    #[cfg(feature = "embedded")]
    Embedded(VecDeque<v1::EvaluateBatchResponse>),
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("unanswered", &self.unanswered)
            .field("arrived", &self.arrived.len())
            .finish_non_exhaustive()
    }
}

impl Session {
    /// Messages that may be unanswered at once.
    pub const IN_FLIGHT: usize = 8;

    pub(crate) async fn open(client: Client) -> Result<Session, Error> {
        let wire = match client.transport() {
            Transport::Grpc(connections) => {
                let open = |_| connections.open(Session::IN_FLIGHT);
                let (sender, answers) = client.retrier().run(client.deadline(), open).await?;
                Wire::Grpc(sender, Box::new(answers))
            }
            #[cfg(feature = "embedded")]
            Transport::Embedded => Wire::Embedded(VecDeque::new()),
        };
        Ok(Session {
            client,
            wire,
            unanswered: VecDeque::new(),
            arrived: VecDeque::new(),
        })
    }

    /// Sends questions, 200 in a message. Messages of 50 to 200 questions are the
    /// fastest.
    ///
    /// # Errors
    ///
    /// The stream broke. It is of no use any more; questions that have no answer
    /// yet can be asked again on another one.
    pub async fn send(
        &mut self,
        questions: impl IntoIterator<Item = Question>,
    ) -> Result<(), Error> {
        let questions: Vec<v1::Question> = self.client.messages(questions).collect();
        for questions in questions.chunks(QUESTIONS_PER_MESSAGE) {
            while self.unanswered.len() >= Session::IN_FLIGHT {
                let answers = self.receive().await?;
                self.arrived.push_back(answers);
            }
            self.transmit(questions.to_vec()).await?;
            self.unanswered.push_back(questions.len());
        }
        Ok(())
    }

    /// The answers to the next message, in the order of its questions; `None` if
    /// every question has been answered.
    ///
    /// # Errors
    ///
    /// The stream broke, or no answer came within the deadline of the client.
    pub async fn next(&mut self) -> Result<Option<Vec<Result<Answer, Error>>>, Error> {
        if let Some(answers) = self.arrived.pop_front() {
            return Ok(Some(answers));
        }
        if self.unanswered.is_empty() {
            return Ok(None);
        }
        self.receive().await.map(Some)
    }

    async fn transmit(&mut self, questions: Vec<v1::Question>) -> Result<(), Error> {
        match &mut self.wire {
            Wire::Grpc(sender, answers) => {
                if sender.send(v1::EvaluateRequest { questions }).await.is_ok() {
                    return Ok(());
                }
                // The other side hung up; its last word says why.
                match answers.message().await {
                    Err(status) => Err(Failed::from(status).error),
                    Ok(_) => Err(ended()),
                }
            }
            #[cfg(feature = "embedded")]
            Wire::Embedded(answers) => {
                answers.push_back(v1::EvaluateBatchRequest { questions }.answer_here()?);
                Ok(())
            }
        }
    }

    async fn receive(&mut self) -> Result<Vec<Result<Answer, Error>>, Error> {
        let expected = self.unanswered.front().copied().unwrap_or_default();
        let answers = match &mut self.wire {
            Wire::Grpc(_, answers) => {
                let limit = self.client.deadline();
                let message =
                    timeout(limit, answers.message())
                        .await
                        .map_err(|_| Error::Deadline {
                            message: format!("no answer on the stream within {limit:?}"),
                        })?;
                match message {
                    Ok(Some(response)) => response.answers,
                    Ok(None) => return Err(ended()),
                    Err(status) => return Err(Failed::from(status).error),
                }
            }
            #[cfg(feature = "embedded")]
            Wire::Embedded(answers) => answers.pop_front().ok_or_else(ended)?.answers,
        };
        self.unanswered.pop_front();
        read_answers(answers, expected)
    }
}

fn ended() -> Error {
    Error::Transport {
        message: "the stream ended early".to_owned(),
        source: None,
    }
}
