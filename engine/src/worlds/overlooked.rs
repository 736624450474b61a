//! [`Overlooked`]: what of a record is taken for violations.

use crate::replay::Section;

/// Actions of a record that are taken for violations.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Overlooked {
    pub(super) plays: u64,
    pub(super) extras: u64,
}

impl Overlooked {
    pub(super) const fn contains(self, section: Section, index: usize) -> bool {
        let bits = match section {
            Section::Said => 0,
            Section::Plays => self.plays,
            Section::Extras => self.extras,
        };
        index < 64 && bits & (1 << index) != 0
    }

    pub(super) const fn with(self, section: Section, index: usize) -> Overlooked {
        let bit = if index < 64 { 1 << index } else { 0 };
        let Overlooked { plays, extras } = self;
        match section {
            Section::Said => self,
            Section::Plays => Overlooked {
                plays: plays | bit,
                extras,
            },
            Section::Extras => Overlooked {
                plays,
                extras: extras | bit,
            },
        }
    }
}

impl Overlooked {
    /// The same with the card at `index` taken to be legal.
    pub(super) const fn but_for_play(self, index: usize) -> Overlooked {
        let Overlooked { plays, extras } = self;
        let bit = if index < 64 { 1 << index } else { 0 };
        Overlooked {
            plays: plays & !bit,
            extras,
        }
    }

    /// These and the `other` ones.
    pub(super) const fn and(self, other: Overlooked) -> Overlooked {
        Overlooked {
            plays: self.plays | other.plays,
            extras: self.extras | other.extras,
        }
    }

    /// Those of the first `count` extras.
    pub(super) const fn extras_among(self, count: usize) -> u64 {
        if count < 64 {
            self.extras & ((1 << count) - 1)
        } else {
            self.extras
        }
    }
}
