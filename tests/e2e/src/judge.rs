//! [`ServerJudge`]: answers the vectors over gRPC.

mod announce;
mod audit;
mod claim;
mod deck;
mod message;
mod overrides;
mod play;
mod position;
mod rule_set;
mod score;
mod session;
mod vorbehalte;
mod word;

use std::future::Future;

use anyhow::{Result, bail};
use doko_harness::{Answer, Judge, Options, Question, Record, Session};
use doko_proto::v1;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tonic::{Response, Status};

pub use self::message::rule_set;
use self::message::{message, view};
use self::score::counts;
use crate::served::Clients;
use crate::{Failed, PATIENCE, name};

/// A judge that asks a running service.
#[derive(Debug)]
pub struct ServerJudge {
    runtime: Runtime,
    clients: Clients,
}

impl ServerJudge {
    /// A judge that asks the service at `url`.
    ///
    /// # Errors
    ///
    /// If nobody answers.
    pub fn connect(url: String) -> Result<ServerJudge> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()?;
        let clients = runtime.block_on(Clients::connect(url))?;
        Ok(ServerJudge { runtime, clients })
    }

    /// The answer to `call`; a status is an error with all its details.
    fn ask<T>(&self, call: impl Future<Output = Result<Response<T>, Status>>) -> Result<T> {
        match self
            .runtime
            .block_on(async { timeout(PATIENCE, call).await })?
        {
            Ok(response) => Ok(response.into_inner()),
            Err(status) => bail!("{:?}", Failed::read(&status)?),
        }
    }

    fn inspect(&self, record: &Record) -> Result<v1::Position> {
        use v1::inspect_game_response::Outcome;
        let request = v1::InspectGameRequest {
            record: Some(message(record)?.0),
            view: view(record)?,
            ..Default::default()
        };
        match self
            .ask(self.clients.rules.clone().inspect_game(request))?
            .outcome
        {
            Some(Outcome::Position(position)) => Ok(position),
            other => bail!("no position: {other:?}"),
        }
    }

    fn book(&self, rule_set: &str, options: &Options) -> Result<v1::GetRuleSetResponse> {
        let request = v1::GetRuleSetRequest {
            rule_set: Some(message::rule_set(rule_set, options)?),
            ..Default::default()
        };
        self.ask(self.clients.book.clone().get_rule_set(request))
    }

    fn session(&self, question: &Session) -> Result<Answer> {
        let request = session::request(question)?;
        let response = self.ask(self.clients.table.clone().score_session(request))?;
        session::answer(&response).map(Answer::Session)
    }
}

impl Judge for ServerJudge {
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
        answer.unwrap_or_else(|error| Answer::Failed(format!("{error:#}")))
    }
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
