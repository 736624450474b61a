//! [`Scene`]: where something is refused.

use doko_engine::{Position, Round};

use crate::decode::DecodedRecord;
use crate::texts::Choices;

/// Where something is refused: the record, and what it has led to so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub(super) record: &'a DecodedRecord,
    pub(super) round: &'a Round,
    /// Absent if nobody asks for more than the contract.
    pub(super) position: Option<&'a Position<'a>>,
    pub(super) choices: Choices,
}

impl<'a> Scene<'a> {
    /// In this position.
    pub(crate) fn of(record: &'a DecodedRecord, position: &'a Position<'a>) -> Scene<'a> {
        Scene {
            record,
            round: position.round(),
            position: Some(position),
            choices: Choices::All,
        }
    }

    /// The same where hands are not known: then only what is certain is told.
    pub(super) const fn of_some_hands(self) -> Scene<'a> {
        Scene {
            choices: Choices::Certain,
            ..self
        }
    }

    /// In a round of which only the contract matters.
    pub(crate) fn of_round(record: &'a DecodedRecord, round: &'a Round) -> Scene<'a> {
        Scene {
            record,
            round,
            position: None,
            choices: Choices::All,
        }
    }
}
