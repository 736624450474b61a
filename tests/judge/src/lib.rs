//! [`EngineJudge`]: the engine behind the text border of the harness.
//!
//! [`names`] has the words for what the engine answers, and [`rule_set`] turns options that are
//! told as text into a rule set of the engine. It reads them as the service does.

mod announce;
mod audit;
mod claim;
mod deal;
mod ended;
mod known;
pub mod names;
mod play;
mod position;
mod record;
mod replay;
mod rules;
mod score;
mod session;
mod text;
pub mod views;
mod vorbehalte;
mod word;

use doko_engine::{Position, RuleSet};
use doko_harness::{Answer, Judge, Question, Record};

pub use record::bock;
pub use rules::{rule_set, rules_of};

/// Why a question has no answer: something in it cannot be read.
type Fault = String;

/// Puts questions straight to the engine.
///
/// Nothing lies in between: what a vector says as text is turned into engine
/// types, and the engine's answer back into text.
#[derive(Clone, Copy, Debug, Default)]
pub struct EngineJudge;

impl Judge for EngineJudge {
    fn answer(&self, question: &Question) -> Answer {
        let answer = rule_set(question.rule_set(), question.options())
            .and_then(|rules| answer(&rules, question));
        answer.unwrap_or_else(Answer::Failed)
    }
}

/// The position after a record in which everything is legal.
pub fn position_after<'r>(rules: &'r RuleSet, record: &Record) -> Result<Position<'r>, Fault> {
    match replay::replay(rules, record)? {
        replay::Replayed::Legal(position) => Ok(*position),
        replay::Replayed::Refused(refusal) => Err(format!("{refusal:?}")),
    }
}

fn answer(rules: &RuleSet, question: &Question) -> Result<Answer, Fault> {
    match question {
        Question::Play(it) => play::play(rules, it).map(Answer::Play),
        Question::LegalCards(it) => play::legal_cards(rules, it).map(Answer::LegalCards),
        Question::Trick(it) => play::trick(rules, it).map(Answer::Trick),
        Question::Hochzeit(it) => play::hochzeit(rules, it).map(Answer::Hochzeit),
        Question::Position(it) => position::position(rules, it).map(Answer::Position),
        Question::Vorbehalte(it) => vorbehalte::vorbehalte(rules, it).map(Answer::Vorbehalte),
        Question::Word(it) => word::word(rules, it).map(Answer::Word),
        Question::Announce(it) => announce::announce(rules, it).map(Answer::Announce),
        Question::ScoreCounts(it) => score::counts(rules, it).map(Answer::Score),
        Question::ScoreGame(it) => score::game(rules, it).map(Answer::Score),
        Question::Deck(it) => deal::deck(rules, it).map(Answer::Deck),
        Question::Deal(it) => deal::deal(rules, it).map(Answer::Deal),
        Question::Claim(it) => claim::claim(rules, it).map(Answer::Claim),
        Question::Offence(it) => claim::offence(rules, it).map(Answer::Offence),
        Question::Session(it) => session::session(rules, it).map(Answer::Session),
        Question::Audit(it) => audit::audit(rules, it).map(Answer::Audit),
        Question::Packets(_) => Ok(Answer::Unsupported(
            "the engine gets hands, however they were dealt".to_owned(),
        )),
        Question::RuleSet(_) => Ok(Answer::Unsupported(
            "the engine plays by any options it is given".to_owned(),
        )),
    }
}
