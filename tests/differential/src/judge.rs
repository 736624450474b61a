//! [`EngineJudge`]: the engine behind the text border of the harness.

mod announce;
mod claim;
mod deal;
mod play;
mod record;
mod score;
mod session;
mod text;
mod vorbehalte;

use doko_harness::{Answer, Judge, Question, unserved};

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
        if let Some(need) = unserved(question) {
            return Answer::Unsupported(need);
        }
        let answer = match question {
            Question::Play(it) => play::play(it).map(Answer::Play),
            Question::LegalCards(it) => play::legal_cards(it).map(Answer::LegalCards),
            Question::Trick(it) => play::trick(it).map(Answer::Trick),
            Question::Hochzeit(it) => play::hochzeit(it).map(Answer::Hochzeit),
            Question::Vorbehalte(it) => vorbehalte::vorbehalte(it).map(Answer::Vorbehalte),
            Question::Announce(it) => announce::announce(it).map(Answer::Announce),
            Question::ScoreCounts(it) => score::counts(it).map(Answer::Score),
            Question::ScoreGame(it) => score::game(it).map(Answer::Score),
            Question::Deck(it) => deal::deck(it).map(Answer::Deck),
            Question::Deal(it) => deal::deal(it).map(Answer::Deal),
            Question::Claim(it) => claim::claim(it).map(Answer::Claim),
            Question::Offence(it) => claim::offence(it).map(Answer::Offence),
            Question::Packets(_) => Ok(Answer::Unsupported(
                "the engine gets hands, however they were dealt".to_owned(),
            )),
            Question::Session(it) => session::session(it).map(Answer::Session),
            Question::RuleSet(_) | Question::Audit(_) => Ok(Answer::Unsupported(
                "the engine has no such question".to_owned(),
            )),
        };
        answer.unwrap_or_else(Answer::Failed)
    }
}
