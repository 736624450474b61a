//! The engine inside this program.

use super::{Fault, Reply, Road};
use crate::Method;

/// The engine inside this program. Generated games are compared with it, and rules are
/// quoted from its book; no expected answer of a vector comes from here.
#[derive(Clone, Copy, Debug, Default)]
pub struct Embedded;

impl Road for Embedded {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        method.answer_here(request)
    }

    fn name(&self) -> String {
        concat!("doko-rules ", env!("CARGO_PKG_VERSION")).to_owned()
    }
}
