//! Messages as JSON: one pass over a text that gives the bytes of a message, and one over the
//! bytes that gives a text. Neither makes the message itself.
//!
//! What comes may be written in many ways, see [`read`]; what goes is canonical proto3 JSON.

mod problems;
mod read;
mod scalar;
mod write;

pub(crate) use read::read;
pub(crate) use scalar::base64;
pub(crate) use write::{Malformed, write};
