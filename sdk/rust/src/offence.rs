//! [`Offence`]: what was done wrong, as a referee has judged it.

use doko_proto::v1;

use crate::card::Card;
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
    named: Option<(Seat, NamedOrder)>,
}

/// A named order, with one card more than a hand has: of a longer one the service says that
/// it is too long.
type NamedOrder = [Option<Card>; 13];

impl Offence {
    /// An offence that nobody has judged yet, after these many cards.
    pub const fn new(offender: Seat, kind: OffenceKind, cards_played: u32) -> Offence {
        Offence {
            offender,
            kind,
            class: None,
            harms_soloist: None,
            cards_played,
            named: None,
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

    /// Before it happened this seat had named an order of play for its own cards, complete or
    /// only the beginning. An offence changes nothing if the party of that seat makes all
    /// remaining tricks in this order, named here from the position of the offence on.
    ///
    /// ```
    /// use doko_sdk::{Card, Offence, OffenceKind, Seat};
    ///
    /// let revoke = Offence::new(Seat::S2, OffenceKind::Revoke, 41)
    ///     .named_order(Seat::S1, Card::parse_all("HT HT CA")?);
    /// assert_eq!(revoke.order_named(), Some((Seat::S1, Card::parse_all("HT HT CA")?)));
    /// # Ok::<(), doko_sdk::UnknownName>(())
    /// ```
    #[must_use]
    pub fn named_order(mut self, by: Seat, order: impl IntoIterator<Item = Card>) -> Offence {
        let mut named = NamedOrder::default();
        for (place, card) in named.iter_mut().zip(order) {
            *place = Some(card);
        }
        self.named = named.iter().any(Option::is_some).then_some((by, named));
        self
    }

    /// Who had named an order of play before it, and the order, if somebody had.
    pub fn order_named(&self) -> Option<(Seat, Vec<Card>)> {
        let (by, order) = self.named?;
        Some((by, order.into_iter().flatten().collect()))
    }

    pub(crate) fn to_message(self) -> v1::Offence {
        let (by, order) = self.order_named().unzip();
        let order = order.unwrap_or_default();
        v1::Offence {
            offender: self.offender.number(),
            kind: self.kind.number(),
            class_of_effect: number_or_zero(self.class),
            harms_soloist: number_or_zero(self.harms_soloist),
            cards_played: Some(self.cards_played),
            named_order: order.into_iter().map(Card::number).collect(),
            named_by: number_or_zero(by),
        }
    }
}
