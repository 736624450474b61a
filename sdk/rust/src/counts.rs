//! [`Counts`]: a finished game as a scorekeeper knows it.

use doko_proto::v1;

use crate::answer::AnnouncementMode;
use crate::named::{Numbered as _, named, number_or_zero};
use crate::record::RuleSet;
use crate::words::{Announcement, Party, Seat, Solo, SpecialPoint};

named! {
    /// How a game that is given by counts was played.
    closed CountedGame("kind of game") of CountedGame {
        /// Two against two: Normalspiel, Hochzeit with a partner.
        TwoAgainstTwo = TwoAgainstTwo "two_against_two",
        /// An announced solo.
        Solo = Solo "solo",
        /// A stille Hochzeit.
        StilleHochzeit = StilleHochzeit "stille_hochzeit",
        /// A Hochzeit without a partner.
        FailedHochzeit = FailedHochzeit "failed_hochzeit",
        /// An Armut after an exchange.
        Armut = Armut "armut",
    }
}

/// A finished game as a scorekeeper knows it: counts, no cards.
///
/// ```
/// use doko_sdk::{Announcement, Counts, CountedGame, Party, Seat, SpecialPoint};
///
/// let counts = Counts::new("ddv-tsr", CountedGame::TwoAgainstTwo, [Seat::S1, Seat::S4])
///     .re_augen(201)
///     .tricks(10, 2)
///     .announced(Party::Re, Announcement::Keine60)
///     .special(Party::Re, SpecialPoint::Fuchs, 1);
/// assert_eq!(counts.re_augen, Some(201));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Counts {
    /// The rules.
    pub rule_set: RuleSet,
    /// How it was played.
    pub kind: CountedGame,
    /// Which solo it was.
    pub solo: Option<Solo>,
    /// The seats of the Re party.
    pub re_seats: Vec<Seat>,
    /// The Augen of the Re party; Kontra has the rest of 240.
    pub re_augen: Option<u32>,
    /// The tricks of the Re party.
    pub re_tricks: Option<u32>,
    /// The tricks of the Kontra party.
    pub kontra_tricks: Option<u32>,
    /// The announcements in the order of time.
    pub announcements: Vec<(Party, Announcement, AnnouncementMode)>,
    /// The special points of tricks: for whom, which, how many.
    pub specials: Vec<(Party, SpecialPoint, u32)>,
    /// What the value is multiplied by for Bock.
    pub bock_factor: Option<u32>,
}

impl Counts {
    /// A game of this kind with these players of the Re party.
    pub fn new(
        rule_set: impl Into<RuleSet>,
        kind: CountedGame,
        re_seats: impl IntoIterator<Item = Seat>,
    ) -> Counts {
        Counts {
            rule_set: rule_set.into(),
            kind,
            solo: None,
            re_seats: re_seats.into_iter().collect(),
            re_augen: None,
            re_tricks: None,
            kontra_tricks: None,
            announcements: Vec::new(),
            specials: Vec::new(),
            bock_factor: None,
        }
    }

    /// An announced solo of this seat.
    pub fn solo(rule_set: impl Into<RuleSet>, solo: Solo, seat: Seat) -> Counts {
        let mut counts = Counts::new(rule_set, CountedGame::Solo, [seat]);
        counts.solo = Some(solo);
        counts
    }

    /// The Augen of the Re party.
    #[must_use]
    pub fn re_augen(mut self, augen: u32) -> Counts {
        self.re_augen = Some(augen);
        self
    }

    /// The tricks of both parties.
    #[must_use]
    pub fn tricks(mut self, re: u32, kontra: u32) -> Counts {
        (self.re_tricks, self.kontra_tricks) = (Some(re), Some(kontra));
        self
    }

    /// The party announced this, in its own time.
    #[must_use]
    pub fn announced(mut self, party: Party, announcement: Announcement) -> Counts {
        self.announcements
            .push((party, announcement, AnnouncementMode::Ordinary));
        self
    }

    /// The party announced this as an Erwiderung.
    #[must_use]
    pub fn replied(mut self, party: Party, announcement: Announcement) -> Counts {
        self.announcements
            .push((party, announcement, AnnouncementMode::Reply));
        self
    }

    /// The rules entered this for the party: with a bid, with Schweine, or after a
    /// rich trick.
    #[must_use]
    pub fn forced(mut self, party: Party, announcement: Announcement) -> Counts {
        self.announcements
            .push((party, announcement, AnnouncementMode::Forced));
        self
    }

    /// It was a Bock game, whose value is multiplied by this.
    #[must_use]
    pub fn bock_factor(mut self, factor: u32) -> Counts {
        self.bock_factor = Some(factor);
        self
    }

    /// The party made so many of this special point.
    #[must_use]
    pub fn special(mut self, party: Party, special: SpecialPoint, count: u32) -> Counts {
        self.specials.push((party, special, count));
        self
    }

    pub(crate) fn to_message(&self) -> v1::GameCounts {
        let announcements = self
            .announcements
            .iter()
            .map(|(party, announcement, mode)| v1::CountedAnnouncement {
                party: party.number(),
                announcement: announcement.number(),
                mode: mode.number(),
            });
        let specials = self
            .specials
            .iter()
            .map(|(party, special, count)| v1::CountedSpecial {
                kind: special.number(),
                party: party.number(),
                count: Some(*count),
            });
        v1::GameCounts {
            rule_set: Some(self.rule_set.to_message()),
            kind: self.kind.number(),
            solo: number_or_zero(self.solo),
            re_seats: self.re_seats.iter().map(|seat| seat.number()).collect(),
            re_augen: self.re_augen,
            re_tricks: self.re_tricks,
            kontra_tricks: self.kontra_tricks,
            announcements: announcements.collect(),
            specials: specials.collect(),
            bock_factor: self.bock_factor,
        }
    }
}
