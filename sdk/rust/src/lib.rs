//! Client of the Doppelkopf rules service.
//!
//! You send the record of a game and a question. The verdict is accepted, or refused
//! with every reason, its paragraph, and what would have been legal. A refusal is a
//! value. An [`Error`] means that there is no answer.
//!
//! ```no_run
//! use doko_sdk::{Card, Client, Record, Verdict, Seat, Word};
//!
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! let client = Client::connect("http://127.0.0.1:50051").await?;
//! let record = Record::new("ddv-tsr")
//!     .hands([
//!         "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9".parse()?,
//!         "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA".parse()?,
//!         "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA".parse()?,
//!         "DA HT HA DT CQ D9 DJ CK DT ST CT HK".parse()?,
//!     ])
//!     .say_all(Word::Gesund)
//!     .play(Card::HT);
//! match client.validate_move(&record, Seat::S2, Card::CA).await? {
//!     Verdict::Refused(refusal) => println!("{refusal}: {:?}", refusal.legal_cards()),
//!     verdict => println!("{verdict:?}"),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! - [`Client`] asks. It keeps several connections and has a deadline for every call. It
//!   asks again after a fault of the connection, if no server is available, and if an
//!   overloaded server says how long to wait. Retries have jitter and a budget.
//! - [`Record`] is a game, written in code, as JSON ([`Record::from_json`]) or on
//!   one line ([`Record::from_line`]).
//! - [`Client::ask`] takes questions as values ([`ValidateMove`] and others) and
//!   answers with everything included; [`Client::evaluate_batch`] and
//!   [`Client::evaluate`] take many at once.
//! - [`RuleSet`] names the rules: a published rule set, one with other options, or your
//!   own. [`Client::check_rule_set`] finds contradictions and differences.
//! - [`Client::deal_cards`] and [`Client::verify_deal`] give deals that everybody can
//!   check.
//! - [`Client::check_claim`], [`Client::surrender`] and [`Client::assess_offence`] judge
//!   what a referee is called for; [`Client::score_session`] keeps a list of games.
//! - [`Seating`] turns players at a table into the seats of one game.
//!
//! # Features
//!
//! - `embedded` adds `Client::embedded`, which answers inside the process.
//! - `tls` adds addresses with `https`, and `Tls` with certificates for them.

#![cfg_attr(not(test), deny(clippy::too_many_lines))]

/// The example in the README is compiled like any other.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

/// So are those in the README of this crate.
#[cfg(all(doctest, feature = "tls"))]
#[doc = include_str!("../README.md")]
struct OwnReadme;

mod answer;
mod builder;
mod call;
mod card;
mod client;
mod connection;
mod counts;
mod deal;
mod defaults;
mod error;
mod list;
mod method;
mod named;
mod offence;
mod options;
mod question;
mod read;
mod reason;
mod record;
mod retry;
mod seating;
mod session;
#[cfg(feature = "tls")]
mod tls;
mod transport;
mod words;

pub use answer::{
    Acceptance, ActionRef, ActionSection, AnnCounter, AnnouncementAnswer, AnnouncementEvidence,
    AnnouncementLimit, AnnouncementMode, AnnouncementWindow, Answer, ArmutState, Ask, AskKind,
    Audit, CardEvidence, ClaimAnswer, ClaimEvidence, CompletedTrick, Contract, ContractKind,
    ContractSettled, DealAnswer, DealFinding, DeckRow, DeclaredPair, Effects, Evidence, FehlOrder,
    GameResult, HochzeitState, InspectAnswer, Inspection, ListAnswer, ListCheck, ListCheckKind,
    ListLine, MissingInput, MoveAnswer, NotJudged, NotJudgedReason, OffenceAnswer, OffenceOutcome,
    OffenderRole, OpenRight, OpenUntil, OptionDescription, OptionDifference, OrderTable,
    PartyProof, PartyResult, PartyRevealed, Penalty, PenaltyEffect, PenaltyEvidence,
    PenaltyReceiver, PenaltyRow, Phase, Placeholder, PlaceholderKind, Position, RecordFaulty,
    Redeal, RedealReason, Refusal, Rule, RuleBook, RuleCitation, RuleKind, RuleSetCheck,
    RuleSetEdition, RuleSetProblem, RuleSetStamp, RuleSetSummary, RuleSource, RuleText,
    RunningTrick, ScoreAnswer, ScoreItem, ScoreItemKind, ScoreOutcome, ScoredAs, ScoringRow,
    SeatState, Settlement, SoloDuty, Standing, StandingAnnouncement, TextArgument, TextTemplate,
    TextValue, Threshold, Undecided, UnseenCard, Verdict, VerifyAnswer, VerifyOutcome,
    ViewedPosition, VorbehaltAnswer, VorbehaltEvidence, VorbehaltOutcome, WindowClosing,
    WindowOpening, Witness, WordAnswer,
};
pub use builder::ClientBuilder;
pub use call::Askable;
pub use card::{Card, CardClass, Hand, Rank, Suit};
pub use client::Client;
pub use counts::{CountedGame, Counts};
pub use deal::{DealCards, FairDraw, Randomness, VerifyDeal};
pub use error::{BadField, Error};
pub use list::{ListGame, ScoreSession};
pub use named::UnknownName;
pub use offence::{HarmsSoloist, Offence, OffenceClass, OffenceKind};
pub use options::{Include, Language, Options, View};
pub use question::{
    AssessOffence, AuditGame, CheckAnnouncement, CheckClaim, CheckWord, InspectGame, Question,
    ResolveVorbehalte, ScoreGame, ValidateMove,
};
pub use reason::{ErrorReason, Reason};
pub use record::{ArmutExchange, Context, ExtraAt, Pile, Play, Record, RecordError, RuleSet, Said};
pub use retry::RetryPolicy;
pub use seating::{Seating, SeatingError};
pub use session::Session;
#[cfg(feature = "tls")]
pub use tls::Tls;
pub use words::{
    Announcement, Extra, HochzeitSelector, Party, PflichtsoloSlot, Place, Seat, Solo, SpecialPoint,
    Word,
};
