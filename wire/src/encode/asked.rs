//! [`Asked`]: actions as answers refer to them.

use doko_engine::{Action, Game, Position, Said, Seat, Section, Skipped, Step, Word};
use doko_proto::v1;

use super::seat_or_unset;

/// The action that a refusal is about, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    pub(super) section: v1::ActionSection,
    pub(super) index: Option<u32>,
    cards_played: u8,
    pub(super) seat: Option<Seat>,
    // The word, if it is one up to the contract.
    pub(super) word: Option<Word>,
}

impl Asked {
    /// The action that the request asks about, after everything in the record; by
    /// nobody if it is nobody's turn and the request names none.
    pub(crate) fn next(position: &Position<'_>, seat: Option<Seat>) -> Asked {
        let cards_played = position.game().map_or(0, Game::cards_played);
        Asked {
            section: v1::ActionSection::Asked,
            index: None,
            cards_played,
            seat,
            word: None,
        }
    }

    /// The same, if it is `action`.
    pub(crate) fn action(position: &Position<'_>, action: Action) -> Asked {
        let (Action::Say(seat, _) | Action::Play(seat, _) | Action::Extra(seat, _)) = action;
        Asked {
            word: word_of(action),
            ..Asked::next(position, Some(seat))
        }
    }

    /// An action of the record.
    pub(crate) fn of(step: &Step) -> Asked {
        let section = section(step.section);
        let (Action::Say(seat, _) | Action::Play(seat, _) | Action::Extra(seat, _)) = step.action;
        let index = u32::try_from(step.index).ok();
        Asked {
            section,
            index,
            cards_played: step.cards_played,
            seat: Some(seat),
            word: word_of(step.action),
        }
    }

    /// A word of the record.
    pub(crate) fn said(index: usize, said: Said) -> Asked {
        let Said { seat, word } = said;
        let index = u32::try_from(index).ok();
        Asked {
            section: v1::ActionSection::Said,
            index,
            cards_played: 0,
            seat: Some(seat),
            word: Some(word),
        }
    }

    /// A complaint, when so many cards were on the table.
    pub(crate) fn complaint(cards_played: u8, seat: Seat) -> Asked {
        Asked {
            section: v1::ActionSection::Asked,
            index: None,
            cards_played,
            seat: Some(seat),
            word: None,
        }
    }

    pub(crate) fn message(&self) -> v1::ActionRef {
        v1::ActionRef {
            section: self.section.into(),
            index: self.index,
            cards_played: u32::from(self.cards_played),
            seat: seat_or_unset(self.seat),
        }
    }
}

const fn word_of(action: Action) -> Option<Word> {
    match action {
        Action::Say(_, word) => Some(word),
        Action::Play(..) | Action::Extra(..) => None,
    }
}

/// An action that was not performed.
pub(crate) fn skipped(action: &Skipped) -> v1::ActionRef {
    v1::ActionRef {
        section: section(action.section).into(),
        index: u32::try_from(action.index).ok(),
        cards_played: u32::from(action.cards_played),
        seat: seat_or_unset(action.seat),
    }
}

const fn section(section: Section) -> v1::ActionSection {
    match section {
        Section::Said => v1::ActionSection::Said,
        Section::Plays => v1::ActionSection::Plays,
        Section::Extras => v1::ActionSection::Extras,
    }
}
