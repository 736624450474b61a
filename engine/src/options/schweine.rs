//! The choices that tables have about Schweine.

use crate::card::Rank;
use crate::list::List;
use crate::option_set::option_set;

/// Whether and when Schweine are declared: option `schweine.mode`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineMode {
    /// There are none.
    Off,
    /// Before the first card (SCHW-1 to SCHW-8).
    Vorbehalt,
    /// With the first ♦A that is played (SCHW-9).
    AtFirstFox,
    /// With the second ♦A, if the first went home (SCHW-10).
    SecondOnly,
}

/// Whether declaring Schweine is an Ansage: option `schweine.ansage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineAnsage {
    /// It only changes the order of the trumps (SCHW-11).
    None,
    /// It is the Ansage of the holder's party (SCHW-3).
    Implied,
}

/// A contract in which Schweine count: an entry of option `schweine.contracts`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum SchweineContract {
    /// The Normalspiel.
    Normal,
    /// A Hochzeit, those of the Hochzeiter.
    HochzeitOwn,
    /// A Hochzeit, those of any player.
    HochzeitAny,
    /// An Armut, after the exchange.
    Armut,
    /// The Karo-Farbsolo.
    Trumpfsolo,
    /// Every Farbsolo, with the two aces of its suit.
    Farbsolo,
    /// A stille Hochzeit.
    Stille,
}

impl SchweineContract {
    /// All values.
    pub const ALL: [SchweineContract; 7] = [
        SchweineContract::Normal,
        SchweineContract::HochzeitOwn,
        SchweineContract::HochzeitAny,
        SchweineContract::Armut,
        SchweineContract::Trumpfsolo,
        SchweineContract::Farbsolo,
        SchweineContract::Stille,
    ];
}

option_set! {
    /// The contracts in which Schweine count: option `schweine.contracts`.
    SchweineContracts of SchweineContract in u8
}

/// How many of the two ♦A are Schweine: option `schweine.count`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineCount {
    /// Both.
    Both,
    /// The one that is played first.
    FirstOnly,
}

/// What two ♦A of one hand are worth.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SchweineRules {
    /// `schweine.mode`: whether and when they are declared.
    pub mode: SchweineMode,
    /// `schweine.ansage`: whether declaring them before the first card is an
    /// Ansage.
    pub ansage: SchweineAnsage,
    /// `schweine.contracts`: where they count.
    pub contracts: SchweineContracts,
    /// `schweine.above`: the pairs of ♦ that lie above them, the lowest first.
    pub above: List<Rank, 3>,
    /// `schweine.count`: how many of the two they are.
    pub count: SchweineCount,
}
