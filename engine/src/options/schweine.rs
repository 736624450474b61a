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
    /// Without a word: who holds both ♦A when play begins has them.
    Automatic,
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

/// When the second ♦A may become a Schwein: option `schweine.second_if`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineSecondIf {
    /// The own party won the trick with the first, and all know it (SCHW-10).
    KnownToAll,
    /// The own party won the trick with the first, known or not.
    PartyWon,
    /// Always.
    Always,
    /// An Ansage of either party stands.
    Announced,
}

/// Which aces are Schweine in a Farbsolo of another suit than ♦: option
/// `schweine.farbsolo_card`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineFarbsoloCard {
    /// Those of its suit (SCHW-12).
    TrumpAce,
    /// The ♦A, as two more trumps.
    DiamondAce,
}

/// When pairs above the Schweine are declared: option `schweine.above_mode`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineAboveMode {
    /// When Schweine are.
    Same,
    /// Before the first card.
    Vorbehalt,
    /// With the first card of the pair.
    AtFirstCard,
}

/// Who may hold a pair above another: option `schweine.above_holder`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineAboveHolder {
    /// Anyone.
    Anyone,
    /// Not the holder of a lower pair.
    NotTheSame,
    /// Only the holder of the lower pairs.
    TheSame,
}

/// What becomes of Schweine in the hand of a poor player: option
/// `schweine.through_armut`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineThroughArmut {
    /// Only hands after the exchange count (SCHW-6).
    JudgedAfter,
    /// Declared with the Armut, they go to who takes it, and he keeps them.
    Kept,
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
    /// `schweine.second_if`: when the second ♦A may become a Schwein.
    pub second_if: SchweineSecondIf,
    /// `schweine.farbsolo_card`: which aces they are in a Farbsolo of another suit.
    pub farbsolo_card: SchweineFarbsoloCard,
    /// `schweine.above_mode`: when the pairs above are declared.
    pub above_mode: SchweineAboveMode,
    /// `schweine.above_contracts`: where the pairs above count; empty stands for where the
    /// Schweine do, of the Farbsoli in Karo only.
    pub above_contracts: SchweineContracts,
    /// `schweine.above_holder`: who may hold them.
    pub above_holder: SchweineAboveHolder,
    /// `schweine.through_armut`: what becomes of those of a poor player.
    pub through_armut: SchweineThroughArmut,
}
