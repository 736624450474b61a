//! [`Seed`], [`Secret`], [`Commitment`], [`Contribution`]: the bytes that decide a deal.

use core::fmt;

use doko_engine::List;

use crate::digest::{Purpose, digest};

/// Decides a deal. Whoever knows it knows all four hands, so it is a secret
/// until the game is over.
#[derive(Clone, Copy, Eq, PartialEq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// What the platform brings to a fair draw: 32 bytes from the generator of the
/// operating system, used once, and kept until the game is over.
#[derive(Clone, Copy, Eq, PartialEq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is published before anybody contributes.
    ///
    /// ```
    /// use doko_deal::Secret;
    ///
    /// let commitment = Secret::new([0; 32]).commitment();
    /// assert_eq!(
    ///     commitment.to_string(),
    ///     "9dcaa0032d1c7a3c5fb4c1916d72917075c571e7cf5d9ff543d6272511741bb1",
    /// );
    /// ```
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(Purpose::Secret, [self.0.as_slice()]))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// What a player brings to a fair draw: 1 to 64 bytes of any kind.
#[derive(Clone, Copy, Eq, PartialEq)]
pub struct Contribution(List<u8, { Contribution::MAX_LEN }>); // INVARIANT: not empty.

impl Contribution {
    /// The most bytes that a contribution has.
    pub const MAX_LEN: usize = 64;

    /// The contribution with these bytes, or `None` unless they are 1 to 64.
    pub fn new(bytes: &[u8]) -> Option<Contribution> {
        let fits = (1..=Contribution::MAX_LEN).contains(&bytes.len());
        fits.then(|| Contribution(List::of(bytes, 0)))
    }

    /// The bytes.
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_slice()
    }

    /// What the player publishes before anybody shows a contribution, at
    /// tables that do so. It hides only what cannot be guessed: 16 bytes or
    /// more by chance.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(Purpose::Contribution, [self.as_bytes()]))
    }
}

impl fmt::Debug for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Contribution({} bytes)", self.0.len())
    }
}

/// Binds somebody to bytes without showing them. Public; `Display` writes it
/// as 64 hexadecimal digits.
#[derive(Clone, Copy, Eq, PartialEq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Commitment {
        Commitment(bytes)
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}
