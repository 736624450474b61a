//! [`Overlooked`]: what of a record is not taken to be legal.

use crate::action::{Extra, ExtraWord, Record, Section};
use crate::options::SchweineMode;

/// Actions of a record that are not taken to be legal.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Overlooked {
    /// Cards from which nothing follows for the hand.
    pub(super) plays: u64,
    /// Extras that are violations.
    pub(super) extras: u64,
    /// Extras that may be violations.
    open: u64,
}

impl Overlooked {
    pub(super) const NONE: Overlooked = Overlooked {
        plays: 0,
        extras: 0,
        open: 0,
    };

    pub(super) const fn contains(self, section: Section, index: usize) -> bool {
        let bits = match section {
            Section::Said => 0,
            Section::Plays => self.plays,
            Section::Extras => self.extras | self.open,
        };
        index < 64 && bits & (1 << index) != 0
    }

    pub(super) const fn with(self, section: Section, index: usize) -> Overlooked {
        let bit = if index < 64 { 1 << index } else { 0 };
        match section {
            Section::Said => self,
            Section::Plays => Overlooked {
                plays: self.plays | bit,
                ..self
            },
            Section::Extras => Overlooked {
                extras: self.extras | bit,
                ..self
            },
        }
    }

    /// The same with all that can be overlooked without another game: every card, and every
    /// announcement and claim. Schweine that are not there make other tricks.
    pub(super) fn and_all_of(self, record: &Record<'_>) -> Overlooked {
        let is_open = |extra: &Extra| match extra.word {
            ExtraWord::Announcement(_) | ExtraWord::Claim(_) => true,
            ExtraWord::Schweine(_) | ExtraWord::Genscher(_) => false,
        };
        let all = (0..64).zip(record.extras);
        let open = all.filter(|(_, extra)| is_open(extra));
        Overlooked {
            plays: u64::MAX,
            open: open.fold(self.open, |open, (index, _)| open | 1 << index),
            ..self
        }
    }

    /// The same, but for the cards with which something was declared that is not overlooked:
    /// where a seat may declare something with a card it may lay it. What is `given` stays.
    pub(super) fn believing_declarations(
        self,
        record: &Record<'_>,
        mode: SchweineMode,
        given: Overlooked,
    ) -> Overlooked {
        let all = (0..64).zip(record.extras);
        let believed = all.filter(|&(index, _)| !self.contains(Section::Extras, index));
        let declared = believed.filter_map(|(_, extra)| extra.card(mode));
        let cards = declared.fold(0, |cards, at| cards | 1_u64 << at);
        Overlooked {
            plays: self.plays & !cards | given.plays,
            ..self
        }
    }

    /// Whether these extras, refused among the first `count`, are those that are violations,
    /// and else such as may be.
    pub(super) const fn allows(self, refused: u64, count: usize) -> bool {
        let all = if count < 64 {
            (1 << count) - 1
        } else {
            u64::MAX
        };
        (refused ^ self.extras) & !self.open & all == 0
    }

    /// The same if the declaration at this place is wrong, and with it perhaps the card that
    /// it came with.
    pub(super) fn and_declaration(
        self,
        record: &Record<'_>,
        mode: SchweineMode,
        index: usize,
    ) -> Overlooked {
        let all = self.with(Section::Extras, index);
        let card = record.extras.get(index).and_then(|it| it.card(mode));
        card.map_or(all, |at| all.with(Section::Plays, usize::from(at)))
    }

    /// These and the extras of them that are `refused` and may not be.
    pub(super) const fn and_refused(self, refused: u64) -> Overlooked {
        Overlooked {
            extras: self.extras | (refused & !self.open),
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
