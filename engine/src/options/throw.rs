//! The choices that tables have about throwing a hand in.

use crate::card::Card;
use crate::list::List;

/// A condition on which a hand may be thrown in: an entry of option `throw`
/// (THROW-5).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ThrowCondition {
    /// At least so many kings.
    Kings(u8),
    /// At least so many nines.
    Nines(u8),
    /// At least so many nines and kings together.
    NinesKings(u8),
    /// At least so many Augen.
    Augen(u8),
    /// At most so many trumps.
    Trumps(u8),
    /// An Armut without a trump above ♦A (THROW-2).
    FoxHighestInArmut,
    /// An Armut with one trump or none (THROW-3).
    MaxOneTrump,
    /// No trump above ♦A.
    FoxHighest,
    /// At least so many aces and tens.
    Full(u8),
    /// At most so many Augen.
    FewAugen(u8),
    /// No trump above this card.
    Highest(Card),
    /// The nine of every suit.
    NineOfEach,
    /// The king of every suit.
    KingOfEach,
}

/// Conditions that hold on the same hand: an entry of option `throw`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Throw {
    /// The condition.
    pub condition: ThrowCondition,
    /// A second one that must hold too.
    pub also: Option<ThrowCondition>,
}

impl Throw {
    /// One condition alone.
    pub const fn of(condition: ThrowCondition) -> Throw {
        Throw {
            condition,
            also: None,
        }
    }
}

/// Where a throw ranks: option `throw_rank`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ThrowRank {
    /// With the Armut, below a solo (THROW-1).
    AfterSolo,
    /// Above everything.
    BeforeSolo,
}

/// When a hand may be thrown in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ThrowRules {
    /// `throw`: the conditions, one of which must hold. Empty means never.
    pub conditions: List<Throw, 16>,
    /// `throw_rank`: where it ranks.
    pub rank: ThrowRank,
}
