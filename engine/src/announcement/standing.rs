//! [`Standing`]: what a party has announced so far.

use crate::word::{Absage, Announcement};

/// What one party has announced so far.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Standing {
    /// Whether its Ansage stands.
    pub ansage: bool,
    level: u8, // INVARIANT: at most that of schwarz.
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
            late_reply: false,
        }
    }

    /// The highest announced level, 0 to 5 (MOD-5).
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The same with this announcement.
    #[must_use]
    pub fn with(self, announcement: Announcement) -> Standing {
        let level = self.level.max(announcement.level());
        Standing { level, ..self }
    }

    /// The Absage level, 0 to 4.
    pub const fn absage_level(self) -> u8 {
        self.level.saturating_sub(1)
    }
}
