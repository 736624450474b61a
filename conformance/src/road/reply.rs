//! What comes back from an implementation.

use std::time::Duration;

use thiserror::Error;

use crate::Failed;

/// The largest message that is read, in bytes.
pub(super) const LARGEST: usize = 16 << 20;

/// What an implementation replies.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The response, in the binary format.
    Response(Vec<u8>),
    /// That the request cannot be answered: it is not readable, or what it asks cannot be.
    Failed(Failed),
    /// That it does not support this; the text says why.
    Unsupported(String),
}

/// Why there is no reply.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum Fault {
    /// The implementation ended, or its connection did.
    #[error("crash: {0}")]
    Crash(String),
    /// Nothing came in time.
    #[error("no reply within {} s", .0.as_secs_f64())]
    Hang(Duration),
    /// What came is no reply.
    #[error("garbage: {0}")]
    Garbage(String),
    /// There is nobody to ask.
    #[error("unreachable: {0}")]
    Unreachable(String),
}
