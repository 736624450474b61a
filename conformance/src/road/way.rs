//! [`Road`]: a way to an implementation.

use super::reply::{Fault, Reply};
use crate::Method;

/// A way to an implementation.
pub trait Road {
    /// Asks `method`; `request` is its message in the binary format.
    ///
    /// # Errors
    ///
    /// A [`Fault`], if there is no reply to speak of. The next question is asked as if
    /// nothing had happened.
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault>;

    /// What the implementation calls itself.
    fn name(&self) -> String;

    /// Why nothing at all has been answered so far, if every question was turned away because
    /// of who asks.
    fn turned_away(&self) -> Option<String> {
        None
    }
}
