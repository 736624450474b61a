//! Who may call: whoever shows one of the credentials that the service knows.
//!
//! A credential is an API key, a token or the certificate of a TLS connection. As soon as
//! one kind of them is configured, nothing is answered without one, but for the services
//! that are open by name.

mod keys;
mod names;
mod ring;
mod tls;
mod tokens;
mod watch;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use arc_swap::ArcSwap;
use http::HeaderMap;
use http::header::AUTHORIZATION;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;
use tonic::Status;

pub(crate) use keys::key_name;
pub use keys::{NoRandomness, new_api_key};
pub(crate) use tls::{Tls, client_name};
pub(crate) use watch::{Reloads, Watched};

use crate::caller::Caller;
use crate::config::{Config, OpenServices};
use crate::peer::Peer;
use crate::status;
use keys::Keys;
use names::Names;
use tokens::Tokens;

/// A file of keys, tokens or certificates that cannot be used.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}: {problem}", file.display())]
pub struct BadAccess {
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it. Says nothing secret.
    pub problem: String,
}

/// The SHA-256 of a key or token. What is shown is compared by it.
type Fingerprint = [u8; 32];

fn fingerprint(secret: &[u8]) -> Fingerprint {
    Sha256::digest(secret).into()
}

/// Who may call.
#[derive(Debug)]
pub(crate) struct Access {
    keys: Option<Arc<ArcSwap<Keys>>>,
    tokens: Option<Arc<ArcSwap<Tokens>>>,
    certificates: bool,
    open: OpenServices,
    names: Arc<Names>,
    /// Counts the changes of keys and tokens.
    version: Arc<AtomicU64>,
}

/// A credential that was accepted on a connection.
#[derive(Debug)]
pub(crate) struct Accepted {
    fingerprint: Fingerprint,
    caller: Caller,
    /// In seconds since 1970.
    expires: u64,
    version: u64,
}

impl Access {
    /// What `config` says about who may call; from now on `reloads` looks after its files.
    ///
    /// # Errors
    ///
    /// If a file cannot be used.
    pub(crate) fn new(config: &Config, reloads: &mut Reloads) -> Result<Self, BadAccess> {
        let names = Arc::new(Names::new(config));
        let version = Arc::new(AtomicU64::new(0));
        let mut access = Self {
            keys: None,
            tokens: None,
            certificates: config.tls.tls_client_ca.is_some(),
            open: config.access.open_services,
            names: Arc::clone(&names),
            version: Arc::clone(&version),
        };
        let next = move || {
            version.fetch_add(1, Ordering::Relaxed);
        };
        if let Some(file) = &config.access.api_keys {
            let files = Watched::new("API keys", [file.clone()]);
            let read = move |[text]: [&[u8]; 1]| Keys::read(text, &names);
            access.keys = Some(reloads.load(files, read, next.clone())?);
        }
        if let Some(file) = &config.access.jwt_keys {
            let files = Watched::new("keys of tokens", [file.clone()]);
            let issuer = config.access.jwt_issuer.clone().unwrap_or_default();
            let audience = config.access.jwt_audience.clone().unwrap_or_default();
            let read = move |[text]: [&[u8]; 1]| Tokens::read(text, &issuer, &audience);
            access.tokens = Some(reloads.load(files, read, next)?);
        }
        Ok(access)
    }

    /// Everybody may call.
    pub(crate) fn open() -> Self {
        Self {
            keys: None,
            tokens: None,
            certificates: false,
            open: OpenServices::default(),
            names: Arc::new(Names::new(&Config::default())),
            version: Arc::default(),
        }
    }

    /// Who calls `path`.
    ///
    /// # Errors
    ///
    /// UNAUTHENTICATED without a credential that is known, or RATE_LIMITED after too many
    /// of these.
    pub(crate) fn admit(
        &self,
        headers: &HeaderMap,
        path: &str,
        peer: &Peer,
    ) -> Result<Caller, Status> {
        let anybody = Caller::at(&peer.neighbour);
        if !self.needs_credential(path) {
            return Ok(anybody);
        }
        if let Some(caller) = self.known(headers, peer) {
            return Ok(caller);
        }
        // Whoever guesses keys does so slowly.
        anybody.ask(1)?;
        Err(status::unauthenticated())
    }

    fn needs_credential(&self, path: &str) -> bool {
        let is_open = (self.open.health && path.starts_with("/grpc.health.v1.Health/"))
            || (self.open.reflection && path.starts_with("/grpc.reflection."));
        !is_open && (self.keys.is_some() || self.tokens.is_some() || self.certificates)
    }

    /// Who shows a credential that is known. A key or token that is not is worse than
    /// none: then no certificate helps.
    fn known(&self, headers: &HeaderMap, peer: &Peer) -> Option<Caller> {
        let mut given = headers.get_all(AUTHORIZATION).iter();
        let Some(first) = given.next() else {
            return peer.certificate.clone();
        };
        let is_only = given.next().is_none();
        let secret = bearer(first.as_bytes()).filter(|_| is_only)?;
        let fingerprint = fingerprint(secret);
        let version = self.version.load(Ordering::Relaxed);
        let mut accepted = peer.accepted.lock().ok()?;
        if let Some(accepted) = accepted.as_ref()
            && accepted.is(&fingerprint, version)
        {
            return Some(accepted.caller.clone());
        }
        let (caller, expires) = self.look_up(secret, &fingerprint)?;
        *accepted = Some(Accepted {
            fingerprint,
            caller: caller.clone(),
            expires,
            version,
        });
        Some(caller)
    }

    /// Whose key or token this is, and when it expires.
    fn look_up(&self, secret: &[u8], fingerprint: &Fingerprint) -> Option<(Caller, u64)> {
        if let Some(keys) = &self.keys
            && let Some(caller) = keys.load().caller(fingerprint)
        {
            return Some((caller, u64::MAX));
        }
        let subject = self.tokens.as_ref()?.load().subject(secret)?;
        Some((self.names.caller(&subject.name), subject.expires))
    }

    /// Who has the certificate with this name.
    pub(crate) fn certified(&self, name: &str) -> Caller {
        self.names.caller(name)
    }
}

impl Accepted {
    fn is(&self, fingerprint: &Fingerprint, version: u64) -> bool {
        let same: bool = self.fingerprint.ct_eq(fingerprint).into();
        same && self.version == version && tokens::now() < self.expires
    }
}

/// What follows the word `Bearer`.
fn bearer(header: &[u8]) -> Option<&[u8]> {
    let (scheme, secret) = header.split_at_checked(b"bearer ".len())?;
    let secret = secret.trim_ascii();
    (scheme.eq_ignore_ascii_case(b"bearer ") && !secret.is_empty()).then_some(secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bearers_are_read_as_http_writes_them() {
        for (header, secret) in [
            ("Bearer abc", Some("abc")),
            ("bearer  abc ", Some("abc")),
            ("BEARER a b", Some("a b")),
            ("Bearer ", None),
            ("Bearer", None),
            ("Basic abc", None),
            ("", None),
        ] {
            assert_eq!(
                bearer(header.as_bytes()),
                secret.map(str::as_bytes),
                "{header}"
            );
        }
    }
}
