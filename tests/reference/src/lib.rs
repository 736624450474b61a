//! The rules of Doppelkopf once more: naive, short, by the book.
//!
//! This model exists to hold the engine against. It shares no code, no table and no type with it,
//! and was written from the rules alone; whoever reads both side by side should find
//! each rule in the same words. The modules follow the order of the book, each function names the
//! rules it spells out (`grep -rn ANN-13 tests/reference/src` finds them), and nothing here is fast.
//!
//! At its border everything is text or plain data: cards are `CQ`, seats count from 0 (the
//! eldest) in data and from 1 in text.
#![expect(
    clippy::indexing_slicing,
    reason = "seats are 0 to 3 throughout, and a model for tests may fail loudly"
)]

pub mod announce;
pub mod cards;
pub mod claim;
pub mod contract;
pub mod follow;
pub mod forced;
pub mod game;
pub mod golden;
pub mod list;
pub mod options;
pub mod pairs;
pub mod penalty;
pub mod presets;
pub mod random;
pub mod record;
pub mod schweine;
pub mod scoring;
pub mod sonder;
pub mod sound;
pub mod trick;
pub mod trumps;
pub mod values;
pub mod vorbehalt;
pub mod winning;
