//! A word that a seat wants to say.

use serde::{Deserialize, Serialize};

use crate::{Ask, Extra, Record, Said, Verdict, VorbehalteOutcome};

/// See [`Question::Word`](crate::Question::Word).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Word {
    /// The game so far.
    pub record: Record,
    /// Who wants to say it.
    pub seat: u8,
    /// The word with its argument: as in `said` of a record, or once the contract
    /// stands as in `extras`, each without its seat.
    pub say: String,
    /// Whether it is said once the contract stands: Schweine or a Genscher.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_play: bool,
}

impl Word {
    /// The word up to the contract, as it would stand in the record.
    pub fn said(&self) -> Option<String> {
        let text = format!("{} {}", self.seat, self.say);
        let is_one = !self.in_play && Said::read(&text).is_some();
        is_one.then_some(text)
    }

    /// The word in play, as it would stand in the record.
    pub fn extra(&self) -> Option<String> {
        let at = crate::cards(&self.record.plays).count();
        let text = format!("{at}: {} {}", self.seat, self.say);
        let is_one =
            Extra::read(&text).is_some_and(|it| matches!(it.word, "schweine" | "genscher"));
        (self.in_play && is_one).then_some(text)
    }
}

/// To [`Question::Word`](crate::Question::Word).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct WordAnswer {
    /// Whether it may be said.
    pub verdict: Verdict,
    /// Refused: why, the primary reason first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<String>>,
    /// Refused: the rule behind the primary reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Refused: the index in `said` of an earlier word that is at fault, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// Accepted: what was said leads to, this word included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<VorbehalteOutcome>,
    /// The contract that it leads to, as in the answer to
    /// [`Question::Vorbehalte`](crate::Question::Vorbehalte).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Who has to speak then, and who next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<Vec<Ask>>,
}

impl WordAnswer {
    /// An answer that says nothing but this.
    pub const fn new(verdict: Verdict) -> WordAnswer {
        WordAnswer {
            verdict,
            reasons: None,
            rule: None,
            at: None,
            outcome: None,
            contract: None,
            asks: None,
        }
    }
}
