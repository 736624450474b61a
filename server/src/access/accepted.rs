//! Credentials that were accepted, remembered over all connections: many callers may come
//! over one, and to verify a token costs more than most answers.

use quick_cache::sync::Cache;
use subtle::ConstantTimeEq as _;

use super::fingerprint::Fingerprint;
use super::tokens;
use crate::caller::{Caller, Quota};

/// So many are remembered. Of more, those go that are shown least.
const MOST: usize = 16_384;

/// A credential that is known.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) caller: Caller,
    pub(super) standing: Standing,
}

/// What a credential stands or falls with.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Standing {
    /// With a key, as long as that gives the same quota.
    ApiKey {
        hash: Fingerprint,
        quota: Option<Quota>,
    },
    /// With its time, and with the public key of this hash.
    Token {
        /// In seconds since 1970.
        expires: u64,
        signed_by: Fingerprint,
    },
    /// With its connection.
    Certificate,
}

#[derive(Clone, Debug)]
struct Entry {
    fingerprint: Fingerprint,
    known: Known,
    version: u64,
}

/// Credentials that were accepted lately.
#[derive(Debug)]
pub(super) struct Accepted {
    entries: Cache<Fingerprint, Entry>,
}

impl Default for Accepted {
    fn default() -> Self {
        Self {
            entries: Cache::new(MOST),
        }
    }
}

impl Accepted {
    /// The credential of this hash, if it was accepted with these keys and still holds.
    pub(super) fn get(&self, fingerprint: &Fingerprint, version: u64) -> Option<Known> {
        let entry = self.entries.get(fingerprint)?;
        let same: bool = entry.fingerprint.ct_eq(fingerprint).into();
        let holds = match entry.known.standing {
            Standing::Token { expires, .. } => tokens::now() < expires,
            Standing::ApiKey { .. } | Standing::Certificate => true,
        };
        (same && holds && entry.version == version).then_some(entry.known)
    }

    /// Remembers one.
    pub(super) fn note(&self, fingerprint: Fingerprint, known: Known, version: u64) {
        let entry = Entry {
            fingerprint,
            known,
            version,
        };
        self.entries.insert(fingerprint, entry);
    }
}
