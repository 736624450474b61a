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

use std::cell::RefCell;

use anyhow::{Result, bail};
use doko_harness::{Answer, Judge, Options, Question, Record, Session};
use doko_laws::fuzzed::Seed;
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
    asked: RefCell<Vec<Vec<u8>>>,
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
        Ok(ServerJudge {
            runtime,
            clients,
            asked: RefCell::default(),
        })
    }

    /// All that was asked so far, each request once, as the fuzz targets read them.
    pub fn asked(&self) -> Vec<Vec<u8>> {
        let mut asked = self.asked.borrow().clone();
        asked.sort();
        asked.dedup();
        asked
    }

    /// The answer to `request`; a status is an error with all its details.
    fn ask<Q: Seed, T>(
        &self,
        request: Q,
        call: impl AsyncFnOnce(Clients, Q) -> Result<Response<T>, Status>,
    ) -> Result<T> {
        match self.send(request, call)? {
            Ok(response) => Ok(response),
            Err(status) => bail!("{:?}", Failed::read(&status)?),
        }
    }

    /// What the service says to `request`, be it an answer or a status.
    fn send<Q: Seed, T>(
        &self,
        request: Q,
        call: impl AsyncFnOnce(Clients, Q) -> Result<Response<T>, Status>,
    ) -> Result<Result<T, Status>> {
        self.asked.borrow_mut().push(request.seed());
        let call = call(self.clients.clone(), request);
        let said = self
            .runtime
            .block_on(async { timeout(PATIENCE, call).await })?;
        Ok(said.map(Response::into_inner))
    }

    fn inspect(&self, record: &Record) -> Result<v1::Position> {
        use v1::inspect_game_response::Outcome;
        let request = v1::InspectGameRequest {
            record: Some(message(record)?.0),
            view: view(record)?,
            ..Default::default()
        };
        match self
            .ask(request, async |mut it, request| {
                it.rules.inspect_game(request).await
            })?
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
        self.ask(request, async |mut it, request| {
            it.book.get_rule_set(request).await
        })
    }

    fn session(&self, question: &Session) -> Result<Answer> {
        let request = session::request(question)?;
        let response = self.ask(request, async |mut it, request| {
            it.table.score_session(request).await
        })?;
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
