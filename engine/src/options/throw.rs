//! The choices that tables have about throwing a hand in.

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
    /// `throw`: the conditions, one of which must hold, at most one of each kind. Empty
    /// means never.
    pub conditions: List<ThrowCondition, 8>,
    /// `throw_rank`: where it ranks.
    pub rank: ThrowRank,
}
