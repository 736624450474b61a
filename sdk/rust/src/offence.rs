//! [`Offence`]: what was done wrong, as a referee has judged it.

use doko_proto::v1;

use crate::named::{Numbered as _, named, number_or_zero};
use crate::words::Seat;

named! {
    /// What was done wrong.
    closed OffenceKind("kind of offence") of OffenceKind {
        /// A revoke.
        Revoke = Revoke "revoke",
        /// A card out of turn.
        OutOfTurn = OutOfTurn "out_of_turn",
        /// An announcement that was not allowed.
        Announcement = Announcement "announcement",
        /// A Vorbehalt that was not allowed.
        Vorbehalt = Vorbehalt "vorbehalt",
        /// A claim that was not allowed or does not hold.
        Claim = Claim "claim",
        /// Something that a record does not show.
        Other = Other "other",
    }
}

named! {
    /// How grave an offence is, by its effect.
    open OffenceClass of OffenceClass {
        /// No influence on play or result.
        Irrelevant = Irrelevant "irrelevant",
        /// May influence both, but not who wins.
        Minor = Minor "minor",
        /// May decide who wins.
        Grave = Grave "grave",
        /// Unsporting conduct, a matter for the arbitration panel.
        Unsporting = Unsporting "unsporting",
    }
}

named! {
    /// Whether an offence of an opponent can harm the soloist.
    closed HarmsSoloist("answer") of HarmsSoloist {
        /// It can.
        Yes = Yes "yes",
        /// It cannot.
        No = No "no",
    }
}

/// What was done wrong, as a referee has judged it.
///
/// ```
/// use doko_sdk::{Offence, OffenceClass, OffenceKind, Seat};
///
/// let revoke = Offence::new(Seat::S2, OffenceKind::Revoke, 13).class(OffenceClass::Grave);
/// assert_eq!(revoke.cards_played, 13);
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub struct Offence {
    /// Who committed it.
    pub offender: Seat,
    /// What it was.
    pub kind: OffenceKind,
    /// How grave it is; `None` if nobody has judged that.
    pub class: Option<OffenceClass>,
    /// Whether it can harm the soloist; `None` if nobody has judged that.
    pub harms_soloist: Option<HarmsSoloist>,
    /// Cards on the table, over all tricks, before it happened.
    pub cards_played: u32,
}

impl Offence {
    /// An offence that nobody has judged yet, after these many cards.
    pub const fn new(offender: Seat, kind: OffenceKind, cards_played: u32) -> Offence {
        Offence {
            offender,
            kind,
            class: None,
            harms_soloist: None,
            cards_played,
        }
    }

    /// A referee judges how grave it is.
    #[must_use]
    pub const fn class(mut self, class: OffenceClass) -> Offence {
        self.class = Some(class);
        self
    }

    /// A referee judges whether it can harm the soloist.
    #[must_use]
    pub const fn harms_soloist(mut self, harms: HarmsSoloist) -> Offence {
        self.harms_soloist = Some(harms);
        self
    }

    pub(crate) fn to_message(self) -> v1::Offence {
        v1::Offence {
            offender: self.offender.number(),
            kind: self.kind.number(),
            class_of_effect: number_or_zero(self.class),
            harms_soloist: number_or_zero(self.harms_soloist),
            cards_played: Some(self.cards_played),
        }
    }
}
