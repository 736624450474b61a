//! The handlers: read, call, frame. Nothing else happens here.

use std::sync::Arc;

use bytes::Bytes;
use doko_proto::v1;
use doko_wire::Question;
use prost::Message;
use tokio_stream::StreamExt as _;
use tonic::Status;

use crate::frame::{self, framed};
use crate::guard::{Answers, Asked, Begun, Handlers, Load, Messages, Pending, Questions};
use crate::health::Health;
use crate::methods::{Family, Method, Single, Streamed};
use crate::observe::{Metrics, Rulings};
use crate::pace::Paced;
use crate::reflection::{Reflection, Version};
use crate::status;
use crate::stream;
use crate::work::{Turns, begin};

/// All services; they have no state.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    /// Absent if only health is served.
    pub(crate) rules: Option<Rules>,
    pub(crate) health: Health,
    /// Absent if that is switched off.
    pub(crate) reflection: Option<Reflection>,
}

/// What answers questions of the API.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    pub(crate) load: Arc<Load>,
    pub(crate) max_questions: u32,
    /// Absent if nothing is counted.
    pub(crate) metrics: Option<Arc<Metrics>>,
}

impl Handlers for Services {
    fn serve(&self, method: &Method) -> bool {
        match method.family() {
            Family::Rules => self.rules.is_some(),
            Family::Health => true,
            Family::Reflection => self.reflection.is_some(),
        }
    }

    fn answer(&self, task: Single, asked: Asked, message: &[u8]) -> Begun<Bytes> {
        match (task, &self.rules) {
            (Single::CheckHealth, _) => self.check_health(message),
            (_, Some(rules)) => rules.answer(task, asked, message),
            (_, None) => Begun::Done(Err(status::internal())),
        }
    }

    fn stream(&self, task: Streamed, asked: Asked, questions: Questions) -> Pending<Answers> {
        match (task, questions) {
            (Streamed::WatchHealth, Questions::One(message)) => self.watch_health(message),
            (Streamed::Evaluate, Questions::Many(messages)) => self.evaluate(asked, messages),
            (Streamed::Reflection, Questions::Many(messages)) => {
                self.reflect(Version::V1, asked, messages)
            }
            (Streamed::ReflectionAlpha, Questions::Many(messages)) => {
                self.reflect(Version::V1Alpha, asked, messages)
            }
            _ => nothing(),
        }
    }
}

/// What is asked of who is not here: a fault of who asks.
fn nothing() -> Pending<Answers> {
    Box::pin(async { Err(status::internal()) })
}

impl Services {
    fn check_health(&self, message: &[u8]) -> Begun<Bytes> {
        match frame::read(message) {
            Ok(question) => {
                let state = self.health.clone().check(question);
                Begun::Pending(Box::pin(async { Ok(framed(&state.await?)) }))
            }
            Err(status) => Begun::Done(Err(status)),
        }
    }

    fn watch_health(&self, message: Bytes) -> Pending<Answers> {
        let health = self.health.clone();
        Box::pin(async move {
            let states = health.watch(frame::read(&message)?).await?;
            let states = states.map(|state| state.map(|state| framed(&state)));
            Ok(Box::pin(states) as Answers)
        })
    }

    fn evaluate(&self, asked: Asked, messages: Messages) -> Pending<Answers> {
        let Some(rules) = &self.rules else {
            return nothing();
        };
        let answers = rules.evaluate(asked, messages);
        Box::pin(async { Ok(answers) })
    }

    fn reflect(&self, version: Version, asked: Asked, messages: Messages) -> Pending<Answers> {
        let Some(reflection) = &self.reflection else {
            return nothing();
        };
        let questions = Paced::new(messages, asked.caller.bucket, |_| 1);
        reflection.answers(version, questions)
    }
}

impl Rules {
    fn answer(&self, task: Single, asked: Asked, message: &[u8]) -> Begun<Bytes> {
        match task {
            Single::ResolveVorbehalte => self.read::<v1::ResolveVorbehalteRequest>(asked, message),
            Single::CheckWord => self.read::<v1::CheckWordRequest>(asked, message),
            Single::ValidateMove => self.read::<v1::ValidateMoveRequest>(asked, message),
            Single::CheckAnnouncement => self.read::<v1::CheckAnnouncementRequest>(asked, message),
            Single::ScoreGame => self.read::<v1::ScoreGameRequest>(asked, message),
            Single::InspectGame => self.read::<v1::InspectGameRequest>(asked, message),
            Single::AuditGame => self.read::<v1::AuditGameRequest>(asked, message),
            Single::CheckClaim => self.read::<v1::CheckClaimRequest>(asked, message),
            Single::AssessOffence => self.read::<v1::AssessOffenceRequest>(asked, message),
            Single::EvaluateBatch => self.evaluate_batch(asked, message),
            Single::ListRuleSets => self.read::<v1::ListRuleSetsRequest>(asked, message),
            Single::GetRuleSet => self.read::<v1::GetRuleSetRequest>(asked, message),
            Single::CheckRuleSet => self.read::<v1::CheckRuleSetRequest>(asked, message),
            Single::ListRules => self.read::<v1::ListRulesRequest>(asked, message),
            Single::DealCards => self.read::<v1::DealCardsRequest>(asked, message),
            Single::VerifyDeal => self.read::<v1::VerifyDealRequest>(asked, message),
            Single::ScoreSession => self.read::<v1::ScoreSessionRequest>(asked, message),
            Single::CheckHealth => Begun::Done(Err(status::internal())),
        }
    }

    /// Reads a question and answers it.
    fn read<Q>(&self, asked: Asked, message: &[u8]) -> Begun<Bytes>
    where
        Q: Question + Message + Default + Send + 'static,
        Q::Response: Rulings + Message + Send + 'static,
    {
        match frame::read::<Q>(message) {
            Ok(question) => self.begin(asked, question),
            Err(status) => Begun::Done(Err(status)),
        }
    }

    fn evaluate_batch(&self, mut asked: Asked, message: &[u8]) -> Begun<Bytes> {
        let paid = frame::read(message).and_then(|batch: v1::EvaluateBatchRequest| {
            let count = batch.questions.len();
            are_not_too_many(count, self.max_questions)?;
            asked.toll.take().map_or(Ok(()), |toll| toll.pay(count))?;
            Ok(batch)
        });
        match paid {
            Ok(batch) => self.begin(asked, batch),
            Err(status) => Begun::Done(Err(status)),
        }
    }

    fn begin<Q>(&self, asked: Asked, question: Q) -> Begun<Bytes>
    where
        Q: Question + Send + 'static,
        Q::Response: Rulings + Message + Send + 'static,
    {
        let Asked {
            caller, deadline, ..
        } = asked;
        match begin(question, deadline, || Turns::of(&self.load, caller)) {
            Begun::Done(Ok(response)) => Begun::Done(Ok(said(&response, self.metrics.as_deref()))),
            Begun::Done(Err(status)) => Begun::Done(Err(status)),
            Begun::Pending(answer) => {
                let metrics = self.metrics.clone();
                Begun::Pending(Box::pin(async move {
                    Ok(said(&answer.await?, metrics.as_deref()))
                }))
            }
        }
    }

    fn evaluate(&self, asked: Asked, messages: Messages) -> Answers {
        let most = self.max_questions;
        let questions = messages.map(move |message| {
            let message: v1::EvaluateRequest = frame::read(frame::unframed(&message?))?;
            are_not_too_many(message.questions.len(), most)?;
            Ok(message)
        });
        let bucket = asked.caller.bucket.clone();
        let questions = Paced::new(questions, bucket, |it: &v1::EvaluateRequest| {
            it.questions.len()
        });
        let turns = Turns::of(&self.load, asked.caller);
        let answers = stream::Answers::new(questions, turns).until(asked.deadline);
        let metrics = self.metrics.clone();
        Box::pin(answers.map(move |answer| Ok(said(&answer?, metrics.as_deref()))))
    }
}

/// `response` in its frame; what it says is counted.
fn said<R: Rulings + Message>(response: &R, metrics: Option<&Metrics>) -> Bytes {
    if let Some(metrics) = metrics {
        metrics.said(response);
    }
    framed(response)
}

/// Whether a message may hold so many questions here.
///
/// # Errors
///
/// INVALID_ARGUMENT with the reason LIMIT_EXCEEDED if not.
fn are_not_too_many(count: usize, max_questions: u32) -> Result<(), Status> {
    match u32::try_from(count) {
        Ok(count) if count <= max_questions => Ok(()),
        Ok(_) | Err(_) => Err(status::too_many_questions(max_questions)),
    }
}
