//! What the end-to-end tests share: a served service, the golden games, and
//! messages that are written and read as text.
//!
//! The tests ask a real server over real gRPC. What they expect stands in
//! `tests/golden`, in `tests/vectors` and in the tests themselves; none of it
//! was computed by the engine.
//!
//! - [`served`] starts the service, in this process or as the program, and
//!   connects to it.
//! - [`golden`] reads the games that people played, or that were laid by hand,
//!   with the result that they must have.
//! - [`RecordExt`] takes a record back to an earlier point and lets it go on in
//!   another way.
//! - [`name`] turns seats, cards and words into numbers of messages and back.
//! - [`Failed`] is a gRPC status with its details.
//! - [`Asked`] is a road of the conformance kit, by which the vectors are asked, that keeps
//!   what was asked.
//! - [`deals`] makes requests of the vectors of deals.

pub mod asked;
pub mod deals;
pub mod golden;
pub mod served;

mod record;

pub use asked::Asked;
pub use doko_conformance::{BadField, Failed, name, rule_set};
pub use record::RecordExt;

use std::time::Duration;

/// How long anything in a test may take. A test that needs longer has failed.
pub const PATIENCE: Duration = Duration::from_secs(60);
