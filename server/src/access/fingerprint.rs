//! Secrets by their hashes.

use sha2::{Digest as _, Sha256};

/// The SHA-256 of a key or token. What is shown is compared by it.
pub(super) type Fingerprint = [u8; 32];

/// The hash of a secret.
pub(super) fn fingerprint(secret: &[u8]) -> Fingerprint {
    Sha256::digest(secret).into()
}
