//! What is asked again and again, what is answered, and by which method.

use std::hint::black_box;

use anyhow::Context as _;
use clap::ValueEnum;
use doko_proto::v1;
use prost::Message as _;
use prost_reflect::{DescriptorPool, DynamicMessage, MessageDescriptor};

const RECORD: &str = include_str!("../../../golden/recorded-normalspiel.json");

/// Cards on the table when it is asked whether the next one may be played.
const CARDS: usize = 40;

/// Questions of one message, where there are several.
const MANY: usize = 100;

/// What is asked.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub(crate) enum Task {
    /// `ValidateMove` on 40 cards
    Ruling,
    /// The same as JSON
    Json,
    /// `EvaluateBatch` with 100 of these
    Batch,
    /// `Evaluate`, a message for each ruling
    Stream,
    /// `Evaluate`, a message for 100 rulings
    Bulk,
    /// `Evaluate`, a message for each audit of a whole game
    Audits,
}

/// A message of which the service makes another one, always the same.
#[derive(Clone, Debug)]
pub(crate) struct Exchange {
    pub(crate) path: &'static str,
    pub(crate) is_stream: bool,
    /// Whether both messages are JSON, without frames.
    pub(crate) is_json: bool,
    /// Questions of a message.
    pub(crate) questions: u32,
    pub(crate) request: Vec<u8>,
    pub(crate) response: Vec<u8>,
    pub(crate) canned: Canned,
}

/// The answer to everything that is asked by one method.
#[derive(Clone, Debug)]
pub(crate) enum Canned {
    Ruling(Box<v1::ValidateMoveResponse>),
    Batch(v1::EvaluateBatchResponse),
    Stream(v1::EvaluateResponse),
}

impl Canned {
    fn encode(&self) -> Vec<u8> {
        match self {
            Canned::Ruling(it) => it.encode_to_vec(),
            Canned::Batch(it) => it.encode_to_vec(),
            Canned::Stream(it) => it.encode_to_vec(),
        }
    }
}

impl Task {
    pub(crate) fn what(self) -> &'static str {
        match self {
            Task::Ruling => "ValidateMove on 40 cards",
            Task::Json => "ValidateMove on 40 cards, as JSON",
            Task::Batch => "EvaluateBatch, 100 rulings a message",
            Task::Stream => "Evaluate, a ruling a message",
            Task::Bulk => "Evaluate, 100 rulings a message",
            Task::Audits => "Evaluate, an audit of a whole game a message",
        }
    }

    /// The least that the ratio to decoding and encoding alone must be.
    pub(crate) fn floor(self) -> Option<f64> {
        match self {
            Task::Ruling => Some(0.9),
            Task::Stream => Some(0.8),
            Task::Audits => Some(0.5),
            Task::Json | Task::Batch | Task::Bulk => None,
        }
    }

    /// # Errors
    ///
    /// The record cannot be read, or the service would refuse the card.
    pub(crate) fn exchange(self) -> anyhow::Result<Exchange> {
        use v1::question::Question as Q;
        let (request, canned, questions) = match self {
            Task::Ruling | Task::Json => {
                let request = ruling()?;
                let response = answer(request.clone())?;
                (
                    request.encode_to_vec(),
                    Canned::Ruling(Box::new(response)),
                    1,
                )
            }
            Task::Batch => {
                let questions = questions(&Q::ValidateMove(ruling()?), MANY);
                let request = v1::EvaluateBatchRequest { questions };
                let response = answer(request.clone())?;
                is_answered(&response.answers)?;
                (request.encode_to_vec(), Canned::Batch(response), MANY)
            }
            Task::Stream => stream(&Q::ValidateMove(ruling()?), 1)?,
            Task::Bulk => stream(&Q::ValidateMove(ruling()?), MANY)?,
            Task::Audits => stream(&Q::AuditGame(audit()?), 1)?,
        };
        let (path, is_stream) = match &canned {
            Canned::Ruling(_) => ("/doppelkopf.rules.v1.RulesService/ValidateMove", false),
            Canned::Batch(_) => ("/doppelkopf.rules.v1.RulesService/EvaluateBatch", false),
            Canned::Stream(_) => ("/doppelkopf.rules.v1.RulesService/Evaluate", true),
        };
        let is_json = self == Task::Json;
        let (request, response) = match is_json {
            false => (request, canned.encode()),
            true => (
                json("ValidateMoveRequest", &request)?,
                json("ValidateMoveResponse", &canned.encode())?,
            ),
        };
        Ok(Exchange {
            path,
            is_stream,
            is_json,
            questions: u32::try_from(questions)?,
            request,
            response,
            canned,
        })
    }
}

/// A message as canonical JSON.
fn json(name: &str, message: &[u8]) -> anyhow::Result<Vec<u8>> {
    let message = DynamicMessage::decode(descriptor(name)?, message)?;
    Ok(serde_json::to_vec(&message)?)
}

fn descriptor(name: &str) -> anyhow::Result<MessageDescriptor> {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET)?;
    let name = format!("doppelkopf.rules.v1.{name}");
    pool.get_message_by_name(&name).context(name)
}

/// A message of a stream with this question so often, and its answer.
fn stream(
    question: &v1::question::Question,
    count: usize,
) -> anyhow::Result<(Vec<u8>, Canned, usize)> {
    let questions = questions(question, count);
    let request = v1::EvaluateRequest { questions };
    let response = answer(request.clone())?;
    is_answered(&response.answers)?;
    Ok((request.encode_to_vec(), Canned::Stream(response), count))
}

fn questions(question: &v1::question::Question, count: usize) -> Vec<v1::Question> {
    let numbered = |number: usize| v1::Question {
        id: number.to_string(),
        question: Some(question.clone()),
    };
    (0..count).map(numbered).collect()
}

fn answer<Q: doko_wire::Question>(question: Q) -> anyhow::Result<Q::Response> {
    let answered = doko_wire::answer(question);
    answered.map_err(|failure| anyhow::anyhow!("not answered: {failure:?}"))
}

fn is_answered(answers: &[v1::Answer]) -> anyhow::Result<()> {
    for answer in answers {
        let error = matches!(answer.answer, Some(v1::answer::Answer::Error(_)) | None);
        anyhow::ensure!(!error, "not answered: {answer:?}");
    }
    Ok(())
}

/// May the forty-first card of a recorded game be played?
fn ruling() -> anyhow::Result<v1::ValidateMoveRequest> {
    let mut record = record()?;
    let card = *record.plays.get(CARDS).context("the game is too short")?;
    record.plays.truncate(CARDS);
    record.play_seats.truncate(CARDS);
    let mut request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        card,
        ..Default::default()
    };
    request.push_include(v1::Include::LegalCards);
    let response = answer(request.clone())?;
    let outcome = response.verdict.as_ref().and_then(|it| it.outcome.as_ref());
    anyhow::ensure!(
        matches!(outcome, Some(v1::verdict::Outcome::Accepted(_))),
        "refused: {response:?}"
    );
    Ok(request)
}

fn audit() -> anyhow::Result<v1::AuditGameRequest> {
    let request = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record()?),
        ..Default::default()
    };
    let response = answer(request.clone())?;
    anyhow::ensure!(
        response.violations.is_empty() && response.settlement.is_some(),
        "no game by the rules: {response:?}"
    );
    Ok(request)
}

fn record() -> anyhow::Result<v1::GameRecord> {
    let descriptor = descriptor("GameRecord")?;
    let mut json = serde_json::Deserializer::from_str(RECORD);
    let message = DynamicMessage::deserialize(descriptor, &mut json)?;
    Ok(message.transcode_to()?)
}

/// A message decoded, and its answer encoded: all that the baseline of the service does.
///
/// # Errors
///
/// Never, as the message was encoded here.
pub(crate) fn decode_and_encode(exchange: &Exchange) -> anyhow::Result<Vec<u8>> {
    let bytes = exchange.request.as_slice();
    match &exchange.canned {
        Canned::Ruling(it) => {
            black_box(v1::ValidateMoveRequest::decode(bytes)?);
            Ok(v1::ValidateMoveResponse::clone(it).encode_to_vec())
        }
        Canned::Batch(it) => {
            black_box(v1::EvaluateBatchRequest::decode(bytes)?);
            Ok(it.clone().encode_to_vec())
        }
        Canned::Stream(it) => {
            black_box(v1::EvaluateRequest::decode(bytes)?);
            Ok(it.clone().encode_to_vec())
        }
    }
}

/// The same, and answered in between.
///
/// # Errors
///
/// Never, as it was answered before.
pub(crate) fn decode_answer_and_encode(exchange: &Exchange) -> anyhow::Result<Vec<u8>> {
    let bytes = exchange.request.as_slice();
    Ok(match &exchange.canned {
        Canned::Ruling(_) => answer(v1::ValidateMoveRequest::decode(bytes)?)?.encode_to_vec(),
        Canned::Batch(_) => answer(v1::EvaluateBatchRequest::decode(bytes)?)?.encode_to_vec(),
        Canned::Stream(_) => answer(v1::EvaluateRequest::decode(bytes)?)?.encode_to_vec(),
    })
}
