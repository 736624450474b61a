//! [`Standing`]: what a party has announced so far.

use crate::word::{Absage, Announcement};

/// What one party has announced so far.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Standing {
    /// Whether its Ansage stands.
    pub ansage: bool,
    level: u8, // INVARIANT: at most that of schwarz.
    /// The levels below it that were left out and do not count, as a bit mask.
    skipped: u8,
    /// Whether its Ansage was an Erwiderung that would have been too late
    /// otherwise, so that no Absage may follow (ANN-16).
    pub late_reply: bool,
}

impl Standing {
    /// A party that has announced up to `level`; beyond schwarz there is nothing.
    pub const fn new(ansage: bool, level: u8) -> Standing {
        let highest = Announcement::Absage(Absage::Schwarz).level();
        Standing {
            ansage,
            level: if level < highest { level } else { highest },
            skipped: 0,
            late_reply: false,
        }
    }

    /// The highest announced level, 0 to 5 (MOD-5).
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The same with this announcement and the Absagen that it leaves out.
    #[must_use]
    pub fn with(self, announcement: Announcement) -> Standing {
        let level = self.level.max(announcement.level());
        Standing { level, ..self }
    }

    /// The same with this announcement alone: Absagen that it leaves out do not count
    /// (`ann.skipped_absagen`).
    #[must_use]
    pub fn with_only(self, announcement: Announcement) -> Standing {
        let left_out = self.level.max(1) + 1..announcement.level();
        let skipped = left_out.fold(self.skipped, |skipped, level| skipped | 1 << level);
        Standing {
            skipped,
            ..self.with(announcement)
        }
    }

    /// The Absage level, 0 to 4.
    pub const fn absage_level(self) -> u8 {
        self.level.saturating_sub(1)
    }

    /// The Absage levels that count, 1 to 4: all up to the highest but those left out.
    pub fn counted_absagen(self) -> impl Iterator<Item = u8> {
        (1..=self.absage_level()).filter(move |level| self.skipped & 1 << (level + 1) == 0)
    }
}
