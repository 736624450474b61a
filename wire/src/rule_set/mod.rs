//! Rule sets as messages: a value for every option, here and in the engine.
//!
//! [`values`](crate::values) pairs the values of each option once. [`write`](write::message) and
//! [`read`](read::options) go by that table. What contradicts itself is found in [`contradictions`].

mod contradictions;
mod overlay;
mod read;
mod write;

#[cfg(test)]
pub(crate) use contradictions::contradiction_rows;
pub(crate) use contradictions::{Contradiction, contradictions};
pub(crate) use overlay::overlay;
pub(crate) use read::{Options, options};
pub(crate) use write::message;

#[cfg(test)]
mod tests;
