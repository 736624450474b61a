//! Tells authors of Doppelkopf programs where they are wrong and why.
//!
//! The kit puts the vectors of `tests/vectors` to an implementation of `doppelkopf.rules.v1`,
//! in whatever language it is written, compares the answers and reports. `PROTOCOL.md` says
//! how a program without gRPC is asked.
//!
//! # What is deliberately absent
//!
//! * No expected answer: those are written down in the vectors. The engine inside the kit
//!   is asked for games that the kit makes up itself, and for the texts of rules.

mod failed;
mod judge;
mod method;
pub mod name;
pub mod road;

pub use failed::{BadField, Failed};
pub use judge::{RoadJudge, message, rule_set};
pub use method::{Method, Request};
