//! What holds of every game, every rule set and every request, whatever the rules: laws
//! as functions over cases that any bytes make.
//!
//! * [`Script`] makes games that are legal by construction out of any bytes, and
//!   [`any_rules`] rule sets.
//! * The modules of laws each say in their functions what they hold; `docs/PROOF.md`
//!   lists them all. A law that does not hold panics.
//! * [`fuzzed`] has one function for each fuzz target: the same laws, and requests that
//!   nobody would send. Property tests and fuzzers call them with bytes.
//! * [`book`] tells some rules a second time, naively; [`beside`] puts it beside the
//!   engine.
//!
//! # What is deliberately absent
//!
//! * No service: what a transport must not change is proven end to end.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "what is expected here is what the laws claim"
)]

pub mod beside;
pub mod book;
pub mod by_the_book;
pub mod cards;
mod choices;
pub mod exchange;
pub mod fuzzed;
pub mod game;
pub mod messages;
mod numbers;
pub mod record;
pub mod rename;
pub mod rotation;
pub mod round;
mod rules;
mod script;
pub mod seeds;
pub mod settlement;
pub mod time;
pub mod tricks;
pub mod views;
pub mod winning;

pub use choices::Choices;
pub use numbers::Numbers;
pub use rules::{
    any_rules, rules_of_declarations, rules_of_few_vorbehalte, rules_of_forced_ansagen,
    rules_of_words, turn_deck, wide_rules,
};
pub use script::{BYTES, Script};
