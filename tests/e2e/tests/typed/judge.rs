//! [`Typed`]: turns questions of vectors into questions of the SDK, and its answers into theirs.

use anyhow::Result;
use doko_e2e::PATIENCE;
use doko_harness::{Answer, Judge, Question};
use doko_sdk::{Askable, Client, Error};
use tokio::runtime::Runtime;

/// A judge that asks with the SDK.
pub(crate) struct Typed {
    pub(super) client: Client,
    pub(super) runtime: Runtime,
}

impl Typed {
    pub(crate) fn connect(url: &str) -> Result<Typed> {
        let runtime = Runtime::new()?;
        let builder = Client::builder().endpoint(url).deadline(PATIENCE);
        let client = runtime.block_on(builder.connect())?;
        Ok(Typed { client, runtime })
    }

    pub(super) fn ask<Q: Askable>(&self, question: Q) -> Result<Q::Answer, Error> {
        self.runtime.block_on(self.client.ask(question))
    }
}

impl Judge for Typed {
    fn answer(&self, question: &Question) -> Answer {
        let answer = match question {
            Question::Play(it) => self.play(it).map(Answer::Play),
            Question::LegalCards(it) => self.legal_cards(it).map(Answer::LegalCards),
            Question::Trick(it) => self.trick(it).map(Answer::Trick),
            Question::Hochzeit(it) => self.hochzeit(it).map(Answer::Hochzeit),
            Question::Position(it) => self.position(it).map(Answer::Position),
            Question::Vorbehalte(it) => self.vorbehalte(it).map(Answer::Vorbehalte),
            Question::Word(it) => self.word(it).map(Answer::Word),
            Question::Announce(it) => self.announce(it).map(Answer::Announce),
            Question::ScoreCounts(it) => self.score_counts(it).map(Answer::Score),
            Question::ScoreGame(it) => self.score_game(it).map(Answer::Score),
            Question::Deck(it) => self.deck(it).map(Answer::Deck),
            Question::Deal(it) => self.deal(it).map(Answer::Deal),
            Question::Packets(it) => self.packets(it).map(Answer::Packets),
            Question::Claim(it) => self.claim(it).map(Answer::Claim),
            Question::Offence(it) => self.offence(it).map(Answer::Offence),
            Question::Session(it) => self.session(it).map(Answer::Session),
            Question::RuleSet(it) => self.rule_set(it).map(Answer::RuleSet),
            Question::Audit(it) => self.audit(it).map(Answer::Audit),
        };
        answer.unwrap_or_else(|error| Answer::Failed(format!("{error:#}")))
    }
}
