//! The engine against what others say: the vectors, the laws that follow from
//! the rules, and the rules told a second time by a naive model.
//!
//! * [`EngineJudge`] answers the vectors straight from the engine.
//! * [`book`] tells the rules a second time, naively; [`beside`] puts it beside
//!   the engine.
//! * [`Script`] makes games that are legal by construction out of any bytes.
//!
//! # What is deliberately absent
//!
//! * No wire and no service: what stands between a client and the engine is
//!   proven elsewhere, by the same vectors.

pub mod beside;
pub mod book;
mod judge;
mod script;
pub mod twin;

pub use judge::EngineJudge;
pub use script::{BYTES, Script};
