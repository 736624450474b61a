//! Tokens (JWT) of callers, signed by somebody whose public keys are known.

use std::time::{SystemTime, UNIX_EPOCH};

use jsonwebtoken::dangerous::insecure_decode;
use jsonwebtoken::jwk::{
    AlgorithmParameters, EllipticCurve, Jwk, JwkSet, KeyAlgorithm, PublicKeyUse,
};
use jsonwebtoken::{Algorithm, DecodingKey, TokenData, Validation, decode};
use serde::Deserialize;
use serde_json::error::Category;

use super::fingerprint::{Fingerprint, fingerprint};
use super::ring;

/// How far clocks may differ, in seconds.
const LEEWAY: u64 = 30;

/// The public keys of who issues tokens, and what tokens have to say.
pub(super) struct Tokens {
    keys: Vec<Key>,
    issuer: String,
    audience: String,
}

/// A public key.
pub(super) struct Key {
    id: Option<String>,
    /// The hash of what it consists of.
    fingerprint: Fingerprint,
    algorithm: Algorithm,
    key: DecodingKey,
}

/// Of whom a token speaks.
#[derive(Debug)]
pub(super) struct Subject {
    pub(super) name: String,
    /// In seconds since 1970, with leeway.
    pub(super) expires: u64,
    /// The hash of the key that signed it.
    pub(super) signed_by: Fingerprint,
}

/// What a token shows without a look at its signature.
pub(super) enum Glance<'k> {
    /// It is none, or of nobody known.
    Unknown,
    /// Its time is over.
    Expired,
    /// One of these keys may have signed it.
    From(Vec<&'k Key>),
}

#[derive(Deserialize)]
struct Claims {
    sub: String,
    /// May have a fraction.
    exp: f64,
}

impl Claims {
    /// When it is over, in seconds since 1970, with leeway.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "what is out of range becomes the nearest that is not"
    )]
    fn expires(&self) -> u64 {
        (self.exp.ceil() as u64).saturating_add(LEEWAY)
    }
}

/// The time in seconds since 1970.
pub(super) fn now() -> u64 {
    let time = SystemTime::now().duration_since(UNIX_EPOCH);
    time.map_or(0, |time| time.as_secs())
}

impl Tokens {
    /// The keys of a JSON Web Key Set that can verify signatures; others are left out.
    ///
    /// # Errors
    ///
    /// If it is no such set, or has no such key.
    pub(super) fn read(text: &[u8], issuer: &str, audience: &str) -> Result<Self, String> {
        ring::install();
        // What is said of a value that is none may repeat it.
        let set: JwkSet = serde_json::from_slice(text).map_err(|error| {
            let (line, column) = (error.line(), error.column());
            let kind = match error.classify() {
                Category::Data => "JSON Web Key Set",
                Category::Syntax | Category::Eof | Category::Io => "JSON",
            };
            format!("it is no {kind}, as line {line}, column {column} shows")
        })?;
        let keys: Vec<Key> = set.keys.iter().filter_map(Key::of).collect();
        if keys.is_empty() {
            return Err(
                "it has no key for RS256 (RSA), ES256 (P-256) or EdDSA (Ed25519)".to_owned(),
            );
        }
        Ok(Self {
            keys,
            issuer: issuer.to_owned(),
            audience: audience.to_owned(),
        })
    }

    /// What can be said of `token` at no cost.
    pub(super) fn glance(&self, token: &[u8]) -> Glance<'_> {
        let Ok(TokenData { header, claims }) = insecure_decode::<Claims>(token) else {
            return Glance::Unknown;
        };
        let id = header.kid.as_ref();
        let fits = |key: &&Key| {
            key.algorithm == header.alg
                && (id.is_none() || key.id.is_none() || key.id.as_ref() == id)
        };
        let keys: Vec<&Key> = self.keys.iter().filter(fits).collect();
        // What is critical has to be understood, and nothing of that kind is.
        // And nobody is no subject: all such tokens would be one caller.
        let is_of_somebody = !claims.sub.trim().is_empty();
        if keys.is_empty() || header.crit.is_some() || !is_of_somebody {
            Glance::Unknown
        } else if claims.expires() <= now() {
            Glance::Expired
        } else {
            Glance::From(keys)
        }
    }

    /// Of whom `token` speaks, if one of `keys` has signed it and it is good now.
    pub(super) fn subject(&self, token: &[u8], keys: &[&Key]) -> Option<Subject> {
        let verified = |key: &&Key| {
            let token = decode::<Claims>(token, &key.key, &self.validation(key)).ok()?;
            Some((token.claims, key.fingerprint))
        };
        let (claims, signed_by) = keys.iter().find_map(verified)?;
        Some(Subject {
            name: format!("token {}", claims.sub),
            expires: claims.expires(),
            signed_by,
        })
    }

    /// Whether the key with this hash is among them.
    pub(super) fn has(&self, key: &Fingerprint) -> bool {
        self.keys.iter().any(|it| it.fingerprint == *key)
    }

    fn validation(&self, key: &Key) -> Validation {
        let mut validation = Validation::new(key.algorithm);
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        validation.set_issuer(&[&self.issuer]);
        validation.set_audience(&[&self.audience]);
        validation.validate_nbf = true;
        validation.leeway = LEEWAY;
        validation
    }
}

impl Key {
    /// The key, if it verifies signatures by an algorithm that is accepted.
    fn of(jwk: &Jwk) -> Option<Self> {
        let (algorithm, name) = algorithm(&jwk.algorithm)?;
        let common = &jwk.common;
        let signs = common
            .public_key_use
            .as_ref()
            .is_none_or(|it| *it == PublicKeyUse::Signature);
        let fits = common.key_algorithm.is_none_or(|it| it == name);
        let key = DecodingKey::from_jwk(jwk).ok()?;
        let parts = serde_json::to_vec(&jwk.algorithm).ok()?;
        (signs && fits).then_some(Self {
            id: common.key_id.clone(),
            fingerprint: fingerprint(&parts),
            algorithm,
            key,
        })
    }
}

/// The algorithm of a key. Secrets that both sides know and other curves have none.
fn algorithm(key: &AlgorithmParameters) -> Option<(Algorithm, KeyAlgorithm)> {
    if let AlgorithmParameters::RSA(_) = key {
        return Some((Algorithm::RS256, KeyAlgorithm::RS256));
    }
    if let AlgorithmParameters::EllipticCurve(key) = key {
        let pair = (Algorithm::ES256, KeyAlgorithm::ES256);
        return (key.curve == EllipticCurve::P256).then_some(pair);
    }
    if let AlgorithmParameters::OctetKeyPair(key) = key {
        let pair = (Algorithm::EdDSA, KeyAlgorithm::EdDSA);
        return (key.curve == EllipticCurve::Ed25519).then_some(pair);
    }
    None
}

impl std::fmt::Debug for Tokens {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tokens").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_of_the_file_are_named_without_its_content() {
        for (text, part) in [
            ("doko_secret", "it is no JSON, as line 1, column 1 shows"),
            ("\"doko_secret\"", "it is no JSON Web Key Set, as line 1"),
            (
                "{\"keys\": \"doko_secret\"}",
                "it is no JSON Web Key Set, as line 1",
            ),
        ] {
            let Err(error) = Tokens::read(text.as_bytes(), "a", "b") else {
                panic!("{text} is a set");
            };
            assert!(error.starts_with(part), "{text}: {error}");
            assert!(!error.contains("doko_secret"), "{error}");
        }
    }
}
