//! The choices that tables have about lists.

use crate::list::List;
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
    /// Re with its Ansage did not win.
    ReLost,
    /// Kontra with its Ansage did not win.
    KontraLost,
    /// An announced solo.
    AnySolo,
    /// Nobody won.
    BothFailed,
    /// A hand was thrown in.
    Thrown,
    /// Nobody took an Armut.
    ArmutRefused,
}

impl BockTrigger {
    /// All triggers.
    pub const ALL: [BockTrigger; 13] = [
        BockTrigger::Tie120,
        BockTrigger::SoloLost,
        BockTrigger::ReOrKontraLost,
        BockTrigger::ReAndKontra,
        BockTrigger::Herzstich,
        BockTrigger::Schwarz,
        BockTrigger::ZeroGame,
        BockTrigger::ReLost,
        BockTrigger::KontraLost,
        BockTrigger::AnySolo,
        BockTrigger::BothFailed,
        BockTrigger::Thrown,
        BockTrigger::ArmutRefused,
    ];
}

option_set! {
    /// A set of triggers of Bock games.
    BockTriggers of BockTrigger in u16
}

/// Where a new block of Bock games goes: part of option `bock`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BockAppend {
    /// Behind the blocks that are open.
    Append,
    /// It starts with the next game, and the factors multiply.
    Overlap,
    /// It starts with the next game, and the factors add up.
    OverlapAdd,
    /// Nowhere while a block is open.
    Ignore,
    /// In place of the blocks that are open.
    Restart,
}

/// For what a block starts: option `bock.per`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BockPer {
    /// One for a game.
    Game,
    /// One for each trigger.
    Trigger,
    /// One for each event, such as each Herzstich.
    Event,
}

/// What becomes of a block beyond `bock.max_open`: option `bock.overflow`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BockOverflow {
    /// It takes the first games that have room.
    Later,
    /// It is lost.
    Lost,
}

/// Whether an announced solo is a Bock game: option `bock.in_solo`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BockInSolo {
    /// It is.
    Counts,
    /// It is not, and uses none up.
    NotCounts,
}

/// What a Bock game does: option `bock.effect`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BockEffect {
    /// It multiplies the value.
    Factor,
    /// It multiplies the value without special points.
    FactorBase,
    /// It adds points for the winner.
    Plus,
}

/// How Bock games are kept: options `bock.*`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BockHow {
    /// `bock.per`: for what a block starts.
    pub per: BockPer,
    /// `bock.max_open`: how many blocks count for a game at most; 0 means any number.
    pub max_open: u8,
    /// `bock.overflow`: what becomes of a block beyond that.
    pub overflow: BockOverflow,
    /// `bock.in_solo`: whether an announced solo is a Bock game.
    pub in_solo: BockInSolo,
    /// `bock.effect`: what a Bock game does.
    pub effect: BockEffect,
    /// `bock.plus`: points for each open block, with [`BockEffect::Plus`].
    pub plus: u8,
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

/// Whether players can call a round of soli: option `list.solo_rounds`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SoloRounds {
    /// They cannot.
    None,
    /// They can.
    Called,
}

/// Who plays at a table of more than four: option `table.seating`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum TableSeating {
    /// The dealer and the places of `table.offsets` sit out.
    DealerOut,
    /// Each game names its places.
    Free,
}

/// How a list of games is kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ListRules {
    /// `list.games`: how many games a list has.
    pub games: ListLength,
    /// `list.redeal_after`: after which games the same place deals again.
    pub redeal_after: DealsAgain,
    /// `table.players`: how many sit at the table, 4 to 8.
    pub players: u8,
    /// `list.points`: the sum of values that ends a list; 0 means none.
    pub points: u16,
    /// `list.solo_rounds`: whether players can call a round of soli.
    pub solo_rounds: SoloRounds,
    /// `table.seating`: who plays at a table of more than four.
    pub seating: TableSeating,
    /// `table.offsets`: how many places behind the dealer sit out too, clockwise.
    pub offsets: List<u8, 4>,
}
