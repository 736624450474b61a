//! The choices that tables have about announcements.

use crate::option_set::option_set;
use crate::party::ByParty;

/// What the limits count: option `ann.counter`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Counter {
    /// The announcer's own cards on the table (ANN-11): a limit of one's own, with
    /// hands of ten the same as with twelve (ANN-19).
    OwnCardsPlayed,
    /// The tricks whose first card lies (ANN-12): the same instant for all.
    TricksStarted,
    /// The cards that all four have played: the same instant for all.
    CardsOnTable,
}

/// The first moment for announcements: option `ann.earliest`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Earliest {
    /// As soon as the contract is known (ANN-2).
    ContractFixed,
    /// After the fourth card of the first trick.
    AfterFirstTrick,
}

/// Whether announcements may be left out: options `ann.skip_absagen` and `ann.skip_ansage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Skip {
    /// What is left out counts as announced, if it is still in time (ANN-8).
    Allowed,
    /// One after the other.
    Forbidden,
}

/// When the winner of a rich trick must announce: option `ann.pflicht`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Pflichtansage {
    /// The Augen that the trick must have.
    pub augen: u8,
    /// Whose announcements excuse from it.
    pub excused_by: PflichtansageExcuse,
    /// What it enters.
    pub step: PflichtansageStep,
    /// What happens in a Hochzeit.
    pub in_hochzeit: PflichtansageHochzeit,
}

/// Whose announcements excuse from a Pflichtansage: `excused_by`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PflichtansageExcuse {
    /// Nobody's.
    Nobody,
    /// Anybody's.
    Anybody,
}

/// What a Pflichtansage enters: `step`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PflichtansageStep {
    /// The Ansage, if the party has none yet.
    Ansage,
    /// The lowest announcement that is missing.
    NextLevel,
}

/// Which trick counts for a Pflichtansage in a Hochzeit: `in_hochzeit`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PflichtansageHochzeit {
    /// None.
    None,
    /// The Klärungsstich.
    Klaerungsstich,
}

/// Whose Ansage an Absage needs: option `ann.absage_requires`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AbsageRequires {
    /// That of the own party (ANN-7).
    Own,
    /// That of either party.
    Any,
    /// Nobody's, and it brings none along.
    None,
}

/// Whether Absagen count that were left out: option `ann.skipped_absagen`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SkippedAbsagen {
    /// They do (ANN-8).
    Count,
    /// They do not, only the one that was said.
    DoNotCount,
}

/// What is an Ansage without a word: an entry of option `ann.implied`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum ImpliedAnsage {
    /// An announced solo.
    Solo,
    /// A declared Hochzeit.
    Hochzeit,
    /// An Armut, for the party of who takes it.
    Armut,
    /// A pair above the Schweine.
    SchweineAbove,
}

impl ImpliedAnsage {
    /// All values.
    pub const ALL: [ImpliedAnsage; 4] = [
        ImpliedAnsage::Solo,
        ImpliedAnsage::Hochzeit,
        ImpliedAnsage::Armut,
        ImpliedAnsage::SchweineAbove,
    ];
}

option_set! {
    /// What is an Ansage without a word: option `ann.implied`.
    ImpliedAnsagen of ImpliedAnsage in u8
}

/// What an implied Ansage enters, that of Schweine too: option `ann.implied_step`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ImpliedStep {
    /// The Ansage, if the party has none yet.
    Ansage,
    /// The lowest announcement that is missing.
    NextLevel,
}

/// Which tricks oblige to an announcement: option `ann.pflicht_tricks`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PflichtTricks {
    /// The first, or the Klärungsstich.
    First,
    /// That and, if it led to an announcement, the next one.
    Chain,
    /// That and the next one, each for itself.
    FirstTwo,
}

/// Where else a rich trick obliges: an entry of option `ann.pflicht_games`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum PflichtGame {
    /// In an Armut after an exchange.
    Armut,
    /// In an announced solo.
    Solo,
}

impl PflichtGame {
    /// All values.
    pub const ALL: [PflichtGame; 2] = [PflichtGame::Armut, PflichtGame::Solo];
}

option_set! {
    /// Where else a rich trick obliges: option `ann.pflicht_games`.
    PflichtGames of PflichtGame in u8
}

/// When announcements may be made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct AnnouncementRules {
    /// `ann.counter`: what the limits count.
    pub counter: Counter,
    /// `ann.max` and `ann.per_party_max`: the largest counter value for each
    /// level, Ansage to schwarz, of each party.
    pub max: ByParty<[u8; 5]>,
    /// `ann.earliest`: the first moment.
    pub earliest: Earliest,
    /// `ann.reply_extra`: how much longer an Erwiderung may take, in steps of the
    /// counter; 0 means that there is none.
    pub reply_extra: u8,
    /// `ann.skip_absagen`: whether Absagen may be left out.
    pub skip_absagen: Skip,
    /// `ann.skip_ansage`: whether the Ansage may be left out.
    pub skip_ansage: Skip,
    /// `ann.absage_requires`: whose Ansage an Absage needs.
    pub absage_requires: AbsageRequires,
    /// `ann.pflicht`: when a rich trick obliges to announce, if ever. Decides in `game`.
    pub pflicht: Option<Pflichtansage>,
    /// `ann.pflicht_tricks`: which tricks oblige. Decides in `game`.
    pub pflicht_tricks: PflichtTricks,
    /// `ann.pflicht_games`: where else they do. Decides in `game`.
    pub pflicht_games: PflichtGames,
    /// `ann.pflicht_moral`: from how many Augen on the winner of such a trick may announce
    /// until the next card; 0 means never.
    pub pflicht_moral: u8,
    /// `ann.levels`: the highest announcement that exists, 0 to 5.
    pub levels: u8,
    /// `ann.last_trick`: the trick after which nothing is announced, from 1; 0 means none.
    pub last_trick: u8,
    /// `ann.skipped_absagen`: whether Absagen count that were left out.
    pub skipped_absagen: SkippedAbsagen,
    /// `ann.implied`: what is an Ansage without a word. Decides in `game`.
    pub implied: ImpliedAnsagen,
    /// `ann.implied_step`: what that enters. Decides in `game`.
    pub implied_step: ImpliedStep,
}
