//! Vector format, judge trait and runner.
//!
//! The vectors in `tests/vectors` say in plain JSON what the rules answer. This
//! crate reads them, puts every question to a [`Judge`] and compares:
//!
//! ```
//! use doko_harness::{Answer, Judge, Question, load, run, vectors_dir};
//!
//! struct Shy;
//!
//! impl Judge for Shy {
//!     fn answer(&self, question: &Question) -> Answer {
//!         Answer::Unsupported(format!("no idea about {}", question.kind()))
//!     }
//! }
//!
//! let suites = load(&vectors_dir())?;
//! let report = run(&Shy, &suites, |vector| vector.id.starts_with("B-"));
//! assert_eq!(report.passed, 0);
//! assert!(report.failed.is_empty() && !report.skipped.is_empty());
//! # Ok::<(), doko_harness::LoadError>(())
//! ```
//!
//! # What is deliberately absent
//!
//! * No card, seat or contract type: everything is text, so no judge can share
//!   a mistake with another one through a type.
//! * No rules: an expected answer is written down in a vector, never computed.
//! * No network and no engine: judges live in the crates that have them.

mod answer;
mod compare;
mod faults;
mod fields;
mod known;
mod layout;
mod manifest;
mod options;
mod perft;
mod position;
mod question;
mod record;
mod runner;
mod session;
mod strictness;
mod vector;
mod word;

pub use answer::{
    AnnounceAnswer, Answer, Ask, AuditAnswer, ClaimAnswer, DealAnswer, DealOutcome, DeckAnswer,
    HochzeitAnswer, HochzeitState, Item, LegalCardsAnswer, OffenceAnswer, OffenceOutcome,
    PacketsAnswer, PlayAnswer, RuleSetAnswer, ScoreAnswer, TrickAnswer, Verdict, VorbehalteAnswer,
    VorbehalteOutcome,
};
pub use compare::{mismatch, mismatch_within};
pub use faults::faults;
pub use known::{Asked, Finding, Known, KnownFile, Observer, Told, VIEWS, known_dir, told};
pub use layout::laid_out;
use layout::read_json;
pub use manifest::{Manifest, ManifestEntry, State};
pub use options::{OptionEntry, OptionList, Shown};
pub use perft::{Perft, PerftFile, Settlements, Start, perft_dir};
pub use position::{ArmutState, PositionAnswer, PositionQuestion};
pub use question::{
    Announce, Audit, Claim, Deal, Deck, EndedBy, Hochzeit, LegalCards, Offence, Packets, Play,
    Question, RuleSet, ScoreCounts, ScoreGame, Trick, Vorbehalte,
};
pub use record::{Extra, Options, Record, Said, cards, rule_set_line};
pub use runner::{Judge, Mismatch, Report, Skip, run};
pub use session::{
    BrokenOffGame, CountedGame, RecordedGame, Session, SessionAnswer, SessionCorrection,
    SessionEntry, SessionNext, SessionRedeal, SettledGame,
};
pub use strictness::Strictness;
pub use vector::{LoadError, Suite, Vector, load, unread, vectors_dir};
pub use word::{Word, WordAnswer};
