//! What happens in a game beside its cards.

use crate::party::Party;
use crate::seat::Seat;
use crate::word::Announcement;

/// An announcement that stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Announced {
    /// Who made it, or in whose name the rules entered it.
    pub seat: Seat,
    /// The announcer's party, which it binds (ANN-3).
    pub party: Party,
    /// What was announced. After a Genscher an Ansage is that of the party to which
    /// its speaker belongs now.
    pub announcement: Announcement,
    /// The lowest level that became announced with it.
    pub lowest_level: u8,
    /// Whether the Absagen that it leaves out do not count (`ann.skipped_absagen`).
    pub alone: bool,
    /// In what way it was made.
    pub mode: AnnouncementMode,
    /// How many cards were on the table, all tricks together.
    pub cards_played: u8,
}

impl Announced {
    /// Whether it was in time only as an Erwiderung.
    pub const fn as_reply(&self) -> bool {
        matches!(self.mode, AnnouncementMode::Reply)
    }
}

/// In what way an announcement was made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AnnouncementMode {
    /// In its own time.
    Ordinary,
    /// As an Erwiderung that would have been too late otherwise (ANN-15).
    Reply,
    /// Entered by the rules, whatever the limits say: the bid of an auction (AUC-3),
    /// Schweine (SCHW-3), a Pflichtansage.
    Forced,
    /// Entered by the rules after the Klärungsstich, for Schweine that were declared
    /// in somebody else's Hochzeit (SCHW-12).
    Suspended,
}

impl AnnouncementMode {
    /// Whether a player made it, and not the rules.
    pub const fn is_own(self) -> bool {
        match self {
            AnnouncementMode::Ordinary | AnnouncementMode::Reply => true,
            AnnouncementMode::Forced | AnnouncementMode::Suspended => false,
        }
    }
}

// Fills the unused places of lists.
pub(super) const NO_ANNOUNCEMENT: Announced = Announced {
    seat: Seat::First,
    party: Party::Re,
    announcement: Announcement::Ansage(Party::Re),
    lowest_level: 0,
    alone: false,
    mode: AnnouncementMode::Ordinary,
    cards_played: 0,
};

/// How far the search for the Hochzeiter's partner has come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Hochzeit {
    /// No Hochzeit was declared.
    None,
    /// The partner is not found yet.
    Open,
    /// The Klärungsstich is complete (WED-7); with a Genscher that is the trick in
    /// which it came.
    Clarified {
        /// The number of the Klärungsstich, from 1.
        trick: u8,
        /// The partner, or `None` if the Hochzeiter plays alone (WED-8).
        partner: Option<Seat>,
    },
}

/// A partner that was named.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Named {
    /// Who named him.
    pub seat: Seat,
    /// The partner.
    pub partner: Seat,
    /// How many cards were on the table before the ♦K, all tricks together.
    pub cards_played: u8,
}
