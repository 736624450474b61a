//! [`Client`]: asks questions.

mod referee;
mod rule_book;
mod table;

use std::iter;
use std::sync::Arc;
use std::time::Duration;

use doko_proto::v1;

use crate::answer::{
    Answer, Audit, Inspection, ScoreOutcome, Verdict, VorbehaltOutcome, read_answer,
};
use crate::call::Askable;
use crate::card::Card;
use crate::counts::Counts;
use crate::defaults::QUESTIONS_PER_MESSAGE;
use crate::error::Error;
use crate::method::Method;
use crate::options::{Options, View};
use crate::question::{
    AuditGame, CheckAnnouncement, CheckWord, InspectGame, Question, ResolveVorbehalte, ScoreGame,
    ValidateMove,
};
use crate::read::{Malformed, present};
use crate::record::Record;
use crate::retry::Retrier;
#[cfg(feature = "embedded")]
use crate::retry::RetryPolicy;
use crate::transport::Transport;
use crate::words::{Announcement, Seat, Word};

/// A client of the rules service. Clones share their connections and are cheap.
///
/// The methods named after a question answer just that question;
/// [`ask`](Client::ask) answers with everything else that the service says.
///
/// ```no_run
/// use doko_sdk::{Card, Client, Record, Verdict, Seat};
///
/// # async fn run(record: Record) -> Result<(), doko_sdk::Error> {
/// let client = Client::connect("http://127.0.0.1:50051").await?;
/// match client.validate_move(&record, Seat::S2, Card::SA).await? {
///     Verdict::Accepted(_) => println!("played"),
///     Verdict::Refused(refusal) => println!("{refusal}; legal: {:?}", refusal.legal_cards()),
///     Verdict::Undecided(_) => println!("not known yet"),
///     Verdict::RecordFaulty(faulty) => println!("before that: {}", faulty.violations[0]),
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Client {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    transport: Transport,
    retrier: Retrier,
    deadline: Duration,
    options: Options,
}

impl Client {
    /// A client that answers inside the process, without a server.
    ///
    /// The thread that asks finds the answer on its own stack. With hidden hands an answer takes
    /// up to 1.4 MB of stack, and 2.3 MB if `doko-engine` is not optimised, as by `cargo test`. A
    /// thread has 2 MiB; `stack_size`, `thread_stack_size` of tokio's runtime, and `RUST_MIN_STACK`
    /// change that.
    ///
    /// ```
    /// use doko_sdk::{Client, Language, Options, Reason, Record, Verdict, Seat};
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let client = Client::embedded();
    /// let record = Record::from_line(
    ///     "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
    ///      CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; p=HT",
    /// )?;
    /// let verdict = client.validate_move(&record, Seat::S2, "CA".parse()?).await?;
    /// let Verdict::Refused(refusal) = verdict else { panic!("a revoke") };
    /// assert_eq!(refusal.reason(), Some(Reason::Revoke));
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(feature = "embedded")]
    pub fn embedded() -> Client {
        Client::new(
            Transport::Embedded,
            Retrier::new(RetryPolicy::never()),
            Duration::MAX,
            Options::default(),
        )
    }

    /// As [`embedded`](Client::embedded), with options for all questions that have
    /// none of their own.
    #[cfg(feature = "embedded")]
    pub fn embedded_with(options: Options) -> Client {
        let retrier = Retrier::new(RetryPolicy::never());
        Client::new(Transport::Embedded, retrier, Duration::MAX, options)
    }

    pub(crate) fn new(
        transport: Transport,
        retrier: Retrier,
        deadline: Duration,
        options: Options,
    ) -> Client {
        Client {
            inner: Arc::new(Inner {
                transport,
                retrier,
                deadline,
                options,
            }),
        }
    }

    /// Asks a question, and answers with everything that the service says.
    ///
    /// ```no_run
    /// use doko_sdk::{Card, Client, Include, Language, Options, Record, Seat, ValidateMove, View};
    ///
    /// # async fn run(client: Client, record: Record) -> Result<(), doko_sdk::Error> {
    /// let question = ValidateMove::new(&record, Seat::S2, Card::SA)
    ///     .with(Options::new().view(View::Seat(Seat::S2)).language(Language::De).include(Include::LegalCards));
    /// let answer = client.ask(question).await?;
    /// println!("{:?} by {}", answer.legal_cards, answer.answered_by.edition);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// The question was not answered. A refusal is an answer.
    pub async fn ask<Q: Askable>(&self, question: Q) -> Result<Q::Answer, Error> {
        let response = self
            .call(question.into_request(&self.inner.options))
            .await?;
        Ok(Q::read(response)?)
    }

    /// Which contract does what was said lead to, or who has to speak next?
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn resolve_vorbehalte(
        &self,
        record: &Record,
        view: View,
    ) -> Result<VorbehaltOutcome, Error> {
        Ok(self
            .ask(ResolveVorbehalte::new(record, view))
            .await?
            .outcome)
    }

    /// May this seat say this word now? [`CheckWord`] asks about bids, pairs and cards of
    /// an Armut, too, and about what is declared in play.
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn check_word(
        &self,
        record: &Record,
        seat: Seat,
        word: Word,
    ) -> Result<Verdict, Error> {
        Ok(self.ask(CheckWord::new(record, seat, word)).await?.verdict)
    }

    /// May this seat play this card now?
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn validate_move(
        &self,
        record: &Record,
        seat: Seat,
        card: Card,
    ) -> Result<Verdict, Error> {
        Ok(self
            .ask(ValidateMove::new(record, seat, card))
            .await?
            .verdict)
    }

    /// May this seat make this announcement now?
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn check_announcement(
        &self,
        record: &Record,
        seat: Seat,
        announcement: Announcement,
    ) -> Result<Verdict, Error> {
        let answer = self
            .ask(CheckAnnouncement::new(record, seat, announcement))
            .await?;
        Ok(present(
            answer.verdict,
            "CheckAnnouncementResponse.verdict",
        )?)
    }

    /// What is a finished game worth, and what does everyone get?
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn score_game(&self, record: &Record) -> Result<ScoreOutcome, Error> {
        Ok(self.ask(ScoreGame::new(record)).await?.outcome)
    }

    /// What is a game worth of which only the counts are known?
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn score_counts(&self, counts: &Counts) -> Result<ScoreOutcome, Error> {
        Ok(self.ask(ScoreGame::counts(counts)).await?.outcome)
    }

    /// What is the case after this record?
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn inspect(&self, record: &Record, view: View) -> Result<Inspection, Error> {
        Ok(self.ask(InspectGame::new(record, view)).await?.outcome)
    }

    /// Was this whole game played by the rules?
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn audit(&self, record: &Record, view: View) -> Result<Audit, Error> {
        self.ask(AuditGame::new(record, view)).await
    }

    /// Many questions at once, 200 in a message. Each has its answer or its error, in the
    /// order of the questions. A question that cannot be read fails alone. If a message
    /// fails, all its questions fail.
    ///
    /// ```
    /// # #[cfg(feature = "embedded")]
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() {
    /// use doko_sdk::{Client, Record, ScoreGame};
    ///
    /// let client = Client::embedded();
    /// let games = [Record::new("ddv-tsr"), Record::new("skat")];
    /// let questions = games.iter().map(|game| ScoreGame::new(game).into());
    /// let answers = client.evaluate_batch(questions).await;
    /// assert!(answers[1].is_err() && answers.len() == games.len());
    /// # }
    /// # #[cfg(not(feature = "embedded"))]
    /// # fn main() {}
    /// ```
    pub async fn evaluate_batch(
        &self,
        questions: impl IntoIterator<Item = Question>,
    ) -> Vec<Result<Answer, Error>> {
        let mut answers = Vec::new();
        let mut questions = self.messages(questions).peekable();
        while questions.peek().is_some() {
            let questions: Vec<v1::Question> =
                questions.by_ref().take(QUESTIONS_PER_MESSAGE).collect();
            let expected = questions.len();
            let response = self.call(v1::EvaluateBatchRequest { questions }).await;
            match response.and_then(|it| read_answers(it.answers, expected)) {
                Ok(read) => answers.extend(read),
                Err(error) => answers.extend(iter::repeat_n(Err(error), expected)),
            }
        }
        answers
    }

    pub(crate) fn messages(
        &self,
        questions: impl IntoIterator<Item = Question>,
    ) -> impl Iterator<Item = v1::Question> {
        let options = &self.inner.options;
        questions
            .into_iter()
            .map(|question| question.into_message(options))
    }

    pub(crate) fn transport(&self) -> &Transport {
        &self.inner.transport
    }

    pub(crate) fn retrier(&self) -> &Retrier {
        &self.inner.retrier
    }

    pub(crate) fn deadline(&self) -> Duration {
        self.inner.deadline
    }

    /// Asks by a message of the API, and gives back the message that answers it as it came.
    ///
    /// Tests hold the ways that a question can go against each other with it, to the byte. It is
    /// no part of what this crate promises: what a message is made of stays in this crate.
    #[doc(hidden)]
    pub async fn call<M: Method>(&self, request: M) -> Result<M::Response, Error> {
        match &self.inner.transport {
            Transport::Grpc(connections) => {
                let attempt = |left| connections.call(request.clone(), left);
                self.inner.retrier.run(self.inner.deadline, attempt).await
            }
            #[cfg(feature = "embedded")]
            Transport::Embedded => request.answer_here(),
        }
    }
}

/// Reads as many answers as there were questions.
pub(crate) fn read_answers(
    answers: Vec<v1::Answer>,
    expected: usize,
) -> Result<Vec<Result<Answer, Error>>, Error> {
    if answers.len() != expected {
        let problem = format!("{} answers to {expected} questions", answers.len());
        return Err(Malformed(problem).into());
    }
    Ok(answers.into_iter().map(read_answer).collect())
}
