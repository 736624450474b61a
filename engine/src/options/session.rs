//! The choices that tables have about lists.

use crate::option_set::option_set;

/// How many games a list has: option `list.games`. Who reads rule sets takes 1 to 1000, and one
/// question about a list has up to 200 entries.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ListLength {
    /// As many as are played (LIST-5).
    Open,
    /// This many, Pflichtsoli included (LIST-1).
    Fixed(u16),
    /// One, or a multiple of the number of players (LIST-9).
    MultipleOfPlayers,
}

/// After which games the same place deals again: an entry of option
/// `list.redeal_after`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum DealAgain {
    /// After a Pflichtsolo of the player's own accord (LIST-3).
    Pflichtsolo,
    /// After an announced solo that the soloist led.
    SoloistLed,
}

impl DealAgain {
    /// All values.
    pub const ALL: [DealAgain; 2] = [DealAgain::Pflichtsolo, DealAgain::SoloistLed];
}

option_set! {
    /// A set of games after which the same place deals again: option
    /// `list.redeal_after`.
    DealsAgain of DealAgain in u8
}

/// What makes a game start a block of Bock games: an entry of option `bock`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum BockTrigger {
    /// 120 Augen each.
    Tie120,
    /// An announced solo that the soloist did not win.
    SoloLost,
    /// A party with an Ansage of its own did not win.
    ReOrKontraLost,
    /// Both Ansagen stand.
    ReAndKontra,
    /// A trick of four plain hearts, with two against two.
    Herzstich,
    /// A party without a trick.
    Schwarz,
    /// Nobody gets points.
    ZeroGame,
}

impl BockTrigger {
    /// All triggers.
    pub const ALL: [BockTrigger; 7] = [
        BockTrigger::Tie120,
        BockTrigger::SoloLost,
        BockTrigger::ReOrKontraLost,
        BockTrigger::ReAndKontra,
        BockTrigger::Herzstich,
        BockTrigger::Schwarz,
        BockTrigger::ZeroGame,
    ];
}

option_set! {
    /// A set of triggers of Bock games.
    BockTriggers of BockTrigger in u8
}

/// Where a new block of Bock games goes: part of option `bock`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BockAppend {
    /// Behind the blocks that are open.
    Append,
    /// It starts with the next game, and the factors multiply.
    Overlap,
}

/// Bock games: option `bock`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BockRules {
    /// What starts a block. Empty means that there are no Bock games.
    pub triggers: BockTriggers,
    /// What a Bock game is multiplied by.
    pub factor: u8,
    /// The games of a block; 0 stands for the number of players.
    pub games: u8,
    /// Where a new block goes.
    pub append: BockAppend,
}

/// How a list of games is kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ListRules {
    /// `list.games`: how many games a list has.
    pub games: ListLength,
    /// `list.redeal_after`: after which games the same place deals again.
    pub redeal_after: DealsAgain,
    /// `table.players`: how many sit at the table, 4 or 5.
    pub players: u8,
}
