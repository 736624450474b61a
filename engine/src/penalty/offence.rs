//! [`Offence`]: what was done wrong, and how grave it is.

use crate::named_order::NamedOrder;
use crate::rule::Rule;
use crate::seat::Seat;

/// How grave an offence is, by its effect (PEN-1).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum OffenceClass {
    /// No influence on play or result.
    Irrelevant,
    /// May influence both, but not decide who wins.
    Minor,
    /// May decide who wins.
    Grave,
    /// Unsporting conduct.
    Unsporting,
}

/// Whether an offence of an opponent can harm the soloist (PEN-4).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Harm {
    /// It can.
    Possible,
    /// It cannot.
    Impossible,
}

/// An offence as a referee has judged it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Offence {
    /// Who committed it.
    pub offender: Seat,
    /// How grave it is, if that was judged.
    pub class: Option<OffenceClass>,
    /// Whether it can harm the soloist, if that was judged.
    pub harm: Option<Harm>,
    /// The order of play that somebody had named before it, from its position on (PEN-2).
    pub named: Option<NamedOrder>,
}

/// What becomes of the game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Effect {
    /// It goes on and is settled besides.
    GoesOn,
    /// It ends and counts as not played (PEN-5).
    EndsNotPlayed,
    /// It ends and counts as played (PEN-6).
    EndsAsPlayed,
    /// It ends and is settled: all tricks that are not complete go to the
    /// opponents of the offender (PEN-8).
    EndsSettled,
}

/// What was done wrong.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum OffenceKind {
    /// A revoke. All can notice it once the offender has played a card that he
    /// ought to have followed with.
    Revoke,
    /// A card out of turn.
    OutOfTurn,
    /// An announcement that was not allowed.
    Announcement,
    /// Something said before the first card that was not allowed.
    Vorbehalt,
    /// A claim that was not allowed or does not hold.
    Claim,
    /// Something that a record does not show.
    Other,
}

/// What the complainant did after all could notice the offence.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct WentOn {
    /// How many cards were on the table before it: until then the complaint was
    /// in time.
    pub cards_played: u8,
    /// The rule by which the right was lost.
    pub rule: Rule,
}
