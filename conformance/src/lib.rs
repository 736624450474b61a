//! Tells authors of Doppelkopf programs where they are wrong and why.
//!
//! The kit puts the vectors of `tests/vectors` to an implementation of `doppelkopf.rules.v1`,
//! in whatever language it is written, compares the answers and reports. `PROTOCOL.md` says
//! how a program without gRPC is asked.
//!
//! - [`cases`] are the vectors, each under one rule set and at a [`Level`], and what is
//!   [`Asked`] besides.
//! - A [`road::Road`] leads to an implementation, and a [`RoadJudge`] asks by it.
//! - A [`Profile`] says what the implementation supports, and what is known to fail.
//! - A [`Run`] is what came of it; [`report`] writes it down.
//!
//! # What is deliberately absent
//!
//! * No expected answer: those are written down in the vectors. The engine inside the kit
//!   is asked for games that the kit makes up itself, and for the texts of rules.

mod against;
mod batch;
mod book;
mod call;
mod case;
mod cases;
mod compared;
mod draw;
mod explain;
mod failed;
pub mod generate;
mod judge;
mod level;
mod method;
pub mod name;
mod outcome;
mod profile;
pub mod report;
pub mod road;
mod run;

pub use against::Against;
pub use book::Book;
pub use call::Call;
pub use case::{Asked, Batch, Case};
pub use cases::cases;
pub use explain::{explain, reply};
pub use failed::{BadField, Failed};
pub use judge::{RoadJudge, message, rule_set};
pub use level::Level;
pub use method::{Method, Request};
pub use outcome::{Checked, Counts, Outcome};
pub use profile::{Failing, Profile};
pub use run::{Badge, Run, check, compare};

/// The Rust of the page for libraries compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../docs/LIBRARY.md")]
struct PageForLibraries;
