//! [`RoadJudge`]: turns questions of vectors into requests, and responses into answers.

mod announce;
mod audit;
mod claim;
mod deck;
mod message;
mod play;
mod position;
mod rule_set;
mod score;
mod session;
mod vorbehalte;
mod word;

use anyhow::{Context as _, Result, anyhow, bail};
use doko_harness::{Answer, Judge, Options, Question, Record, Session};
use doko_proto::v1;
use prost::Message as _;
use thiserror::Error;

use self::message::view;
pub use self::message::{message, rule_set};
use self::score::counts;
use crate::road::{Fault, Reply, Road};
use crate::{Failed, Request, name};

/// A judge that asks whatever a road leads to.
pub struct RoadJudge<'r> {
    road: &'r dyn Road,
}

/// What an implementation does not do.
#[derive(Debug, Error)]
#[error("{0}")]
struct Unsupported(String);

impl std::fmt::Debug for RoadJudge<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RoadJudge")
            .field("road", &self.road.name())
            .finish()
    }
}

impl<'r> RoadJudge<'r> {
    /// A judge that asks by this road.
    pub const fn new(road: &'r dyn Road) -> RoadJudge<'r> {
        RoadJudge { road }
    }

    /// The response to `request`; a failed call is an error with all its details.
    fn ask<Q: Request>(&self, request: Q) -> Result<Q::Response> {
        self.send(request)?.map_err(|failed| anyhow!("{failed}"))
    }

    /// What the implementation replies to `request`, be it a response or a failure.
    fn send<Q: Request>(&self, request: Q) -> Result<Result<Q::Response, Failed>> {
        match self.road.call(Q::METHOD, &request.encode_to_vec())? {
            Reply::Response(bytes) => {
                let response = Q::Response::decode(bytes.as_slice());
                Ok(Ok(
                    response.map_err(|error| Fault::Garbage(error.to_string()))?
                ))
            }
            Reply::Failed(failed) => Ok(Err(failed)),
            Reply::Unsupported(why) => Err(Unsupported(why).into()),
        }
    }

    fn inspect(&self, record: &Record) -> Result<v1::Position> {
        use v1::inspect_game_response::Outcome;
        let request = v1::InspectGameRequest {
            record: Some(message(record)?.0),
            view: view(record)?,
            ..Default::default()
        };
        match there("`position`", self.ask(request)?.outcome)? {
            Outcome::Position(position) => Ok(position),
            other @ (Outcome::NeedsInput(_) | Outcome::RecordFaulty(_)) => {
                bail!("the response has no `position`, but {other:?}")
            }
        }
    }

    fn book(&self, rule_set: &str, options: &Options) -> Result<v1::GetRuleSetResponse> {
        self.ask(v1::GetRuleSetRequest {
            rule_set: Some(message::rule_set(rule_set, options)?),
            ..Default::default()
        })
    }

    fn session(&self, question: &Session) -> Result<Answer> {
        let response = self.ask(session::request(question)?)?;
        session::answer(&response).map(Answer::Session)
    }
}

impl Judge for RoadJudge<'_> {
    fn answer(&self, question: &Question) -> Answer {
        let answer = match question {
            Question::Play(it) => self.play(it),
            Question::LegalCards(it) => self.legal_cards(it),
            Question::Trick(it) => self.trick(it),
            Question::Hochzeit(it) => self.hochzeit(it),
            Question::Position(it) => self.position(it),
            Question::Vorbehalte(it) => self.vorbehalte(it),
            Question::Word(it) => self.word(it),
            Question::Announce(it) => self.announce(it),
            Question::ScoreCounts(it) => counts(it)
                .and_then(|it| self.score(v1::score_game_request::Source::Counts(it), None, 0))
                .map(Answer::Score),
            Question::ScoreGame(it) => self.score_game(it),
            Question::Deck(it) => self.deck(it),
            Question::Deal(it) => self.deal(it),
            Question::Packets(it) => self.packets(it),
            Question::Claim(it) => self.claim(it),
            Question::Offence(it) => self.offence(it),
            Question::Session(it) => self.session(it),
            Question::RuleSet(it) => self.rule_set(it),
            Question::Audit(it) => self.audit(it),
        };
        answer.unwrap_or_else(|error| match error.downcast::<Unsupported>() {
            Ok(Unsupported(why)) => Answer::Unsupported(why),
            Err(error) => Answer::Failed(format!("{error:#}")),
        })
    }
}

/// What a response must have.
fn there<T>(what: &str, value: Option<T>) -> Result<T> {
    value.with_context(|| format!("the response has no {what}"))
}

fn won(trick: &v1::CompletedTrick) -> Result<(u8, u16)> {
    Ok((u8::try_from(trick.winner)?, u16::try_from(trick.augen)?))
}

fn reasons(citations: &[v1::RuleCitation]) -> Vec<String> {
    citations
        .iter()
        .map(|it| name::of_reason(it.reason).to_owned())
        .collect()
}

/// A seat that may be unset.
fn set(seat: i32) -> Result<Option<u8>> {
    Ok(Some(u8::try_from(seat)?).filter(|&seat| seat != 0))
}
