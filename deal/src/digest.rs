//! SHA-256 over parts that cannot run into each other.

use core::iter;

use sha2::{Digest as _, Sha256};

/// What a digest is for. Digests for different purposes never agree.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Purpose {
    /// To bind the platform to its secret.
    Secret,
    /// To bind a player to a contribution.
    Contribution,
    /// To make a seed out of secret and contributions.
    Seed,
}

impl Purpose {
    const fn domain(self) -> &'static str {
        match self {
            Purpose::Secret => "doko-deal-1 secret",
            Purpose::Contribution => "doko-deal-1 contribution",
            Purpose::Seed => "doko-deal-1 seed",
        }
    }
}

/// SHA-256 of the domain and the parts, each with its length as one byte before
/// it. No part may be longer than 255 bytes, and none of this crate is.
pub(crate) fn digest<'a>(purpose: Purpose, parts: impl IntoIterator<Item = &'a [u8]>) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in iter::once(purpose.domain().as_bytes()).chain(parts) {
        hash.update([part.len() as u8]);
        hash.update(part);
    }
    hash.finalize().into()
}
