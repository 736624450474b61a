//! What a vector expects and a judge gives.

mod kinds;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use self::kinds::{
    AnnounceAnswer, Ask, AuditAnswer, ClaimAnswer, DealAnswer, DealOutcome, DeckAnswer,
    HochzeitAnswer, HochzeitState, Item, LegalCardsAnswer, OffenceAnswer, OffenceOutcome,
    PacketsAnswer, PlayAnswer, RuleSetAnswer, ScoreAnswer, TrickAnswer, Verdict, VorbehalteAnswer,
    VorbehalteOutcome,
};
use crate::{PositionAnswer, Question, SessionAnswer, WordAnswer};

/// The answer to a [`Question`] of the same kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// To [`Question::Play`].
    Play(PlayAnswer),
    /// To [`Question::LegalCards`].
    LegalCards(LegalCardsAnswer),
    /// To [`Question::Trick`].
    Trick(TrickAnswer),
    /// To [`Question::Hochzeit`].
    Hochzeit(HochzeitAnswer),
    /// To [`Question::Position`].
    Position(PositionAnswer),
    /// To [`Question::Vorbehalte`].
    Vorbehalte(VorbehalteAnswer),
    /// To [`Question::Word`].
    Word(WordAnswer),
    /// To [`Question::Announce`].
    Announce(AnnounceAnswer),
    /// To [`Question::ScoreCounts`] and [`Question::ScoreGame`].
    Score(ScoreAnswer),
    /// To [`Question::Deck`].
    Deck(DeckAnswer),
    /// To [`Question::Deal`].
    Deal(DealAnswer),
    /// To [`Question::Packets`].
    Packets(PacketsAnswer),
    /// To [`Question::Claim`].
    Claim(ClaimAnswer),
    /// To [`Question::Offence`].
    Offence(OffenceAnswer),
    /// To [`Question::Session`].
    Session(SessionAnswer),
    /// To [`Question::RuleSet`].
    RuleSet(RuleSetAnswer),
    /// To [`Question::Audit`].
    Audit(AuditAnswer),
    /// The judge has no means to answer such a question; the text says why.
    /// The report counts it as skipped. Never in a file.
    Unsupported(String),
    /// The judge should have answered and could not; the text says why. It
    /// agrees with no expected answer. Never in a file.
    Failed(String),
}

impl Answer {
    /// Reads the answer that belongs to `question`.
    ///
    /// # Errors
    ///
    /// The text says what is wrong with `value`.
    pub fn read(question: &Question, value: Value) -> Result<Answer, String> {
        match question {
            Question::Play(_) => typed(value).map(Answer::Play),
            Question::LegalCards(_) => typed(value).map(Answer::LegalCards),
            Question::Trick(_) => typed(value).map(Answer::Trick),
            Question::Hochzeit(_) => typed(value).map(Answer::Hochzeit),
            Question::Position(_) => typed(value).map(Answer::Position),
            Question::Vorbehalte(_) => typed(value).map(Answer::Vorbehalte),
            Question::Word(_) => typed(value).map(Answer::Word),
            Question::Announce(_) => typed(value).map(Answer::Announce),
            Question::ScoreCounts(_) | Question::ScoreGame(_) => typed(value).map(Answer::Score),
            Question::Deck(_) => typed(value).map(Answer::Deck),
            Question::Deal(_) => typed(value).map(Answer::Deal),
            Question::Packets(_) => typed(value).map(Answer::Packets),
            Question::Claim(_) => typed(value).map(Answer::Claim),
            Question::Offence(_) => typed(value).map(Answer::Offence),
            Question::Session(_) => typed(value).map(Answer::Session),
            Question::RuleSet(_) => typed(value).map(Answer::RuleSet),
            Question::Audit(_) => typed(value).map(Answer::Audit),
        }
    }
}

/// Reads the answer to one kind of question.
fn typed<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}
