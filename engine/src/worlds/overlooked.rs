//! [`Overlooked`]: what of a record is not taken to be legal.

use crate::action::{Extra, ExtraWord, Record, Section};
use crate::options::SchweineMode;

/// Actions of a record that may be legal or not.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Overlooked {
    /// Cards from which nothing follows for the hand.
    plays: u64,
    extras: u64,
}

impl Overlooked {
    pub(super) const NONE: Overlooked = Overlooked {
        plays: 0,
        extras: 0,
    };

    pub(super) const fn contains(self, section: Section, index: usize) -> bool {
        let bits = match section {
            Section::Said => 0,
            Section::Plays => self.plays,
            Section::Extras => self.extras,
        };
        index < 64 && bits & (1 << index) != 0
    }

    /// All that can be overlooked without another game: every card, and every announcement and
    /// claim. Schweine that are not there make other tricks.
    pub(super) fn all_of(record: &Record<'_>) -> Overlooked {
        let is_open = |extra: &Extra| match extra.word {
            ExtraWord::Announcement(_) | ExtraWord::Claim(_) => true,
            ExtraWord::Schweine(_) | ExtraWord::Genscher(_) => false,
        };
        let all = (0..64).zip(record.extras);
        let open = all.filter(|(_, extra)| is_open(extra));
        Overlooked {
            plays: u64::MAX,
            extras: open.fold(0, |open, (index, _)| open | 1 << index),
        }
    }

    /// The same, but for the cards with which something was declared: where a seat may declare
    /// something with a card it may lay it.
    pub(super) fn but_for_declarations(
        self,
        record: &Record<'_>,
        mode: SchweineMode,
    ) -> Overlooked {
        let declared = record.extras.iter().filter_map(|extra| extra.card(mode));
        let cards = declared.fold(0, |cards, at| cards | 1_u64 << at);
        Overlooked {
            plays: self.plays & !cards,
            ..self
        }
    }
}

impl Extra {
    /// The place, among the first 64, of the card with which something is declared here.
    pub(super) fn card(&self, mode: SchweineMode) -> Option<u8> {
        let with_card = match self.word {
            ExtraWord::Schweine(_) => mode.is_with_card(),
            ExtraWord::Genscher(_) => true,
            ExtraWord::Announcement(_) | ExtraWord::Claim(_) => false,
        };
        Some(self.at).filter(|&at| with_card && at < 64)
    }
}
