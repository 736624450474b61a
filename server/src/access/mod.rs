//! Who may call: whoever shows one of the credentials that the service knows.
//!
//! A credential is an API key, a token or the certificate of a TLS connection. As soon as
//! one kind of them is configured, nothing is answered without one, but for the services
//! that are open by name.

mod accepted;
mod fingerprint;
mod forwarded;
mod guesses;
mod keys;
mod lasting;
mod names;
mod ring;
mod tls;
mod tokens;
mod watch;

use std::num::NonZeroU32;
use std::sync::Arc;

use arc_swap::ArcSwap;
use http::HeaderMap;
use http::header::AUTHORIZATION;
use tokio::sync::watch::Sender;
use tonic::Status;

pub(crate) use accepted::Standing;
pub(crate) use guesses::Guesses;
pub use keys::{NoRandomness, new_api_key};
pub(crate) use tls::{Tls, client_name};
pub use watch::BadAccess;
pub(crate) use watch::{Reloads, Watched};

use crate::caller::Caller;
use crate::config::{Config, OpenServices};
use crate::methods::{Family, Method};
use crate::neighbours::Neighbour;
use crate::peer::Peer;
use crate::status;
use accepted::{Accepted, Known};
use fingerprint::fingerprint;
use forwarded::Forwarded;
use keys::Keys;
use names::Names;
use tokens::{Glance, Tokens};

/// Who may call.
#[derive(Debug)]
pub(crate) struct Access {
    keys: Option<Arc<ArcSwap<Keys>>>,
    tokens: Option<Arc<ArcSwap<Tokens>>>,
    certificates: bool,
    open: OpenServices,
    names: Arc<Names>,
    forwarded: Forwarded,
    accepted: Accepted,
    /// How many wrong credentials per second one address may show.
    guesses: Option<NonZeroU32>,
    /// Counts the changes of keys and tokens.
    changes: Arc<Sender<u64>>,
}

impl Access {
    /// What `config` says about who may call; from now on `reloads` looks after its files.
    ///
    /// # Errors
    ///
    /// If a file cannot be used.
    pub(crate) fn new(config: &Config, reloads: &mut Reloads) -> Result<Self, BadAccess> {
        let mut access = Self {
            certificates: config.tls.tls_client_ca.is_some(),
            open: config.access.open_services,
            guesses: NonZeroU32::new(config.access.guess_rate),
            ..Self::for_everybody(config)
        };
        let (names, changes) = (Arc::clone(&access.names), Arc::clone(&access.changes));
        let next = move || changes.send_modify(|version| *version = version.wrapping_add(1));
        if let Some(file) = &config.access.api_keys {
            let files = Watched::new("API keys", [("--api-keys", file.clone())]);
            let read = move |[text]: [&[u8]; 1]| Keys::read(text, &names);
            access.keys = Some(reloads.load(files, read, next.clone())?);
        }
        if let Some(file) = &config.access.jwt_keys {
            let files = Watched::new("keys of tokens", [("--jwt-keys", file.clone())]);
            let issuer = config.access.jwt_issuer.clone().unwrap_or_default();
            let audience = config.access.jwt_audience.clone().unwrap_or_default();
            let read = move |[text]: [&[u8]; 1]| Tokens::read(text, &issuer, &audience);
            access.tokens = Some(reloads.load(files, read, next)?);
        }
        Ok(access)
    }

    /// Everybody may call.
    pub(crate) fn open() -> Self {
        Self::for_everybody(&Config::default())
    }

    fn for_everybody(config: &Config) -> Self {
        Self {
            keys: None,
            tokens: None,
            certificates: false,
            open: OpenServices::default(),
            names: Arc::new(Names::new(config)),
            forwarded: Forwarded::new(config),
            accepted: Accepted::default(),
            guesses: None,
            changes: Arc::new(Sender::new(0)),
        }
    }

    /// Who calls, and what that stands or falls with, if a credential is needed.
    ///
    /// # Errors
    ///
    /// UNAUTHENTICATED without a credential that is known, or without a caller; RATE_LIMITED
    /// after too many wrong ones.
    pub(crate) fn admit(
        &self,
        headers: &HeaderMap,
        method: Option<&Method>,
        peer: &Peer,
    ) -> Result<(Caller, Option<Standing>), Status> {
        let forwarded = self.forwarded.caller(headers, &peer.neighbour)?;
        let neighbour = forwarded.as_ref().unwrap_or(&peer.neighbour);
        if !self.needs_credential(method) {
            return Ok((Caller::at(neighbour), None));
        }
        let certificate = peer.certificate.as_ref();
        let Known { caller, standing } = self.known(headers, certificate, neighbour)?;
        Ok((caller, Some(standing)))
    }

    fn needs_credential(&self, method: Option<&Method>) -> bool {
        let is_open = method.is_some_and(|method| match method.family() {
            Family::Health => self.open.health,
            Family::Reflection => self.open.reflection,
            Family::Rules => false,
        });
        !is_open && (self.keys.is_some() || self.tokens.is_some() || self.certificates)
    }

    /// The credential that is shown. A key or token that is not known is worse than none:
    /// then no certificate helps.
    ///
    /// # Errors
    ///
    /// As [`Self::admit`].
    fn known(
        &self,
        headers: &HeaderMap,
        certificate: Option<&Caller>,
        neighbour: &Neighbour,
    ) -> Result<Known, Status> {
        let mut given = headers.get_all(AUTHORIZATION).iter();
        let Some(first) = given.next() else {
            return certificate
                .cloned()
                .map(|caller| Known {
                    caller,
                    standing: Standing::Certificate,
                })
                .ok_or_else(|| refused(neighbour));
        };
        let is_only = given.next().is_none();
        match bearer(first.as_bytes()).filter(|_| is_only) {
            Some(secret) => self.credential(secret, neighbour),
            None => Err(refused(neighbour)),
        }
    }

    /// Whose key or token this is.
    fn credential(&self, secret: &[u8], neighbour: &Neighbour) -> Result<Known, Status> {
        let fingerprint = fingerprint(secret);
        // Before the keys: what is remembered of these is never taken for newer than it is.
        let version = *self.changes.borrow();
        if let Some(known) = self.accepted.get(&fingerprint, version) {
            return Ok(known);
        }
        let key = self.keys.as_ref();
        let known = match key.and_then(|keys| keys.load().caller(&fingerprint)) {
            Some(caller) => Known {
                standing: Standing::ApiKey {
                    hash: fingerprint,
                    quota: caller.quota(),
                },
                caller,
            },
            None => self.token(secret, neighbour)?,
        };
        self.accepted.note(fingerprint, known.clone(), version);
        Ok(known)
    }

    /// Of whom this token speaks. A signature is looked at last, and not while there were
    /// too many wrong ones; a right key is let in all the same, whatever others guess who
    /// have the same address.
    fn token(&self, secret: &[u8], neighbour: &Neighbour) -> Result<Known, Status> {
        let guesses = &neighbour.guesses;
        let tokens = self.tokens.as_ref().map(|tokens| tokens.load());
        let (subject, looks) = match tokens
            .as_ref()
            .map(|tokens| (tokens, tokens.glance(secret)))
        {
            Some((_, Glance::Expired)) => return Err(refused(neighbour)),
            Some((tokens, Glance::From(keys))) => {
                guesses.may_go_on()?;
                (tokens.subject(secret, &keys), keys.len())
            }
            Some((_, Glance::Unknown)) | None => (None, 1),
        };
        let Some(subject) = subject else {
            guesses.note(looks, self.guesses)?;
            return Err(refused(neighbour));
        };
        Ok(Known {
            caller: self.names.caller(&subject.name),
            standing: Standing::Token {
                expires: subject.expires,
                signed_by: subject.signed_by,
            },
        })
    }

    /// Who has the certificate with this name.
    pub(crate) fn certified(&self, name: &str) -> Caller {
        self.names.caller(name)
    }
}

/// What somebody without a known credential hears; asking costs the address as much as any
/// question does.
fn refused(neighbour: &Neighbour) -> Status {
    match Caller::at(neighbour).ask(1) {
        Ok(()) => status::unauthenticated(),
        Err(status) => status,
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
