//! The rules of Doppelkopf as pure functions.
//!
//! Given a [`RuleSet`], a [`Deal`] and the actions so far, this crate answers
//! what may happen next, whether an action is legal and if not why, and who won
//! what. The modules read like a course in the game, in this order: `card`,
//! `card_set`, `seat`, `deal`, `contract`, `order`, `party`; `word`, `schweine`, `throw`,
//! `armut`, `vorbehalt`; `opening`, `trick`, `announcement`, `game`, `claim`; `winning`,
//! `score`; `position`, `replay`, `inevitable`, `penalty`, `session`.
//! `options` has the choices of a [`RuleSet`],
//! `rule` the ids of all rules, `verdict` what a refusal is made of, and `list`,
//! `option_set` and `budget` are tools.
//!
//! ```
//! use doko_engine::{CardOrder, Card, CardSet, Class, Contract};
//!
//! let order = CardOrder::of(Contract::Normalspiel);
//! let hand: CardSet = "HT HK D9 CA".parse()?;
//!
//! // ♥A is led: the ten of hearts is trump and does not follow.
//! let followers = hand.intersect(order.members(order.class(Card::HA)));
//! assert_eq!(followers.to_string(), "HK");
//! # Ok::<(), doko_engine::NotationError>(())
//! ```
//!
//! # What is deliberately absent
//!
//! * No I/O, clock, randomness, threads or logging, no allocation: the crate is
//!   `no_std` without `alloc` and has no dependencies, so the compiler enforces it.
//! * No protobuf and no serde: the wire is somebody else's business.
//! * No names of rule sets in the logic: a rule set is data, and no function
//!   asks *which* one it was given.
//! * No incomplete hands in a [`Position`]: whoever knows less asks about every
//!   deal that fits, which is the job of another crate. Only a [`Round`] gets along without.
#![no_std]
#![cfg_attr(not(test), deny(clippy::too_many_lines))]

#[cfg(test)]
extern crate std;

mod action;
mod announcement;
mod armut;
mod budget;
mod card;
mod card_set;
mod claim;
mod contract;
mod deal;
#[cfg(test)]
mod draw;
mod game;
mod holding;
mod inevitable;
mod list;
mod named_order;
mod opening;
mod option_set;
mod options;
mod order;
mod party;
mod penalty;
mod position;
mod replay;
mod rule;
mod ruleset;
pub mod rulesets;
mod schweine;
mod score;
mod seat;
mod session;
mod throw;
mod trick;
mod verdict;
mod vorbehalt;
mod winning;
mod word;

pub use action::{Action, Claim, ClaimKind, Extra, ExtraWord, Play, Record, Said, Section};
pub use announcement::{Admission, Objection, Standing};
pub use armut::HandOver;
pub use budget::Budget;
pub use card::{ByCard, Card, Class, NotationError, Rank, Suit};
pub use card_set::{CardSet, Kinds};
pub use contract::{Contract, Duty, Selector, Selectors, Solo, Solos};
pub use deal::{Deal, Deck};
pub use game::knowledge::{Disclosure, Observer, known_parties};
pub use game::{Announced, AnnouncementMode, Game, Hochzeit, MAX_TRICKS, Named, Shortened};
pub use list::List;
pub use named_order::NamedOrder;
pub use opening::Opening;
pub use options::{
    AbsageRequires, AgainstPoints, AnnouncementRules, ArmutFox, ArmutMode, ArmutNine, ArmutPush,
    ArmutReport, ArmutReturn, ArmutRules, ArmutShown, BasePoint120, BockAppend, BockEffect,
    BockHow, BockInSolo, BockOverflow, BockPer, BockRules, BockTrigger, BockTriggers, Claims,
    Counter, Counting, DealAgain, DealsAgain, DulleTie, DulleTieWithSchweine, Earliest,
    FailedAbsage, FeigheitEffect, FeigheitRules, FeigheitScope, FeigheitSpecials, GegenDieAlten,
    GegenInArmut, Genscher, HochzeitRules, ImpliedAnsage, ImpliedAnsagen, ImpliedStep,
    KarlchenCaughtBy, ListLength, ListRules, NobodyWins, OwnTrick, PairLast, PairsLast, Penalties,
    PerCard, PflichtGame, PflichtGames, PflichtTricks, Pflichtansage, PflichtansageExcuse,
    PflichtansageHochzeit, PflichtansageStep, PflichtsoloKinds, PflichtsoloOffer,
    PflichtsoloStille, SchwarzBy, SchweineAboveHolder, SchweineAboveMode, SchweineAnsage,
    SchweineContract, SchweineContracts, SchweineCount, SchweineFarbsoloCard, SchweineMode,
    SchweineRules, SchweineSecondIf, SchweineThroughArmut, ScoreAnsage, ScoreFloor, ScoreRules,
    SecondArmut, SilentHochzeit, Skip, SkippedAbsagen, SoloConflict, SoloLead, SoloPointDoubling,
    SoloPointIn, SoloRounds, SpecialPoint, SpecialPoints, SpecialPointsDoubled,
    SpecialPointsInSolo, StrictAnsage, TableSeating, Throw, ThrowCondition, ThrowRank, ThrowRules,
    Tie120,
};
pub use order::{CardOrder, Dullen};
pub use party::{ByParty, Parties, Party};
pub use penalty::{
    Assessment, Complaint, Effect, Harm, Hearing, Offence, OffenceClass, OffenceKind, Offender,
    Penalty, PenaltyRow, Receiver, WentOn,
};
pub use position::Position;
pub use replay::{Replay, Skipped, Step};
pub use rule::{Kind, Rule};
pub use ruleset::RuleSet;
pub use schweine::DeclaredPair;
pub use score::{
    Adjustment, BockEvents, BockFactor, CountsAs, Item, ItemKind, Items, Settlement, Special,
    Specials, Tally, no_specials,
};
pub use seat::{BySeat, Seat};
pub use session::{
    Balance, ByPlace, Compared, Due, Entered, Finding, Findings, Finished, Place, Player, Players,
    Seating, Session, SessionCheck, Stated, StatedContext, check_points,
};
pub use throw::FEW_TRUMPS;
pub use trick::{CompletedTrick, Trick};
pub use verdict::{AnnouncementEvidence, Counterplay, Evidence, Facts, Ground, Reason, Refusal};
pub use vorbehalt::{
    ArmutExchange, Ask, Context, OpenPflichtsoli, Outcome, Question, Redeal, RedealReason, Round,
    Settled,
};
pub use winning::{Taken, Threshold, winner, winning_rule};
pub use word::{Absage, Announcement, Announcements, Category, Handed, Word, Words};
