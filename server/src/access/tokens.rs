//! Tokens (JWT) of callers, signed by somebody whose public keys are known.

use std::time::{SystemTime, UNIX_EPOCH};

use jsonwebtoken::jwk::{
    AlgorithmParameters, EllipticCurve, Jwk, JwkSet, KeyAlgorithm, PublicKeyUse,
};
use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode, decode_header};
use serde::Deserialize;

use super::ring;

/// How far clocks may differ, in seconds.
const LEEWAY: u64 = 30;

/// The public keys of who issues tokens, and what tokens have to say.
pub(super) struct Tokens {
    keys: Vec<Key>,
    issuer: String,
    audience: String,
}

struct Key {
    id: Option<String>,
    algorithm: Algorithm,
    key: DecodingKey,
}

/// Of whom a token speaks.
#[derive(Debug)]
pub(super) struct Subject {
    pub(super) name: String,
    /// In seconds since 1970, with leeway.
    pub(super) expires: u64,
}

#[derive(Deserialize)]
struct Claims {
    sub: String,
    exp: u64,
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
        let set: JwkSet = serde_json::from_slice(text)
            .map_err(|error| format!("it is no JSON Web Key Set: {error}"))?;
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

    /// Of whom `token` speaks, if it is good now.
    pub(super) fn subject(&self, token: &[u8]) -> Option<Subject> {
        let header = decode_header(token).ok()?;
        let id = header.kid.as_ref();
        let fits = |key: &&Key| {
            key.algorithm == header.alg
                && (id.is_none() || key.id.is_none() || key.id.as_ref() == id)
        };
        let keys = self.keys.iter().filter(fits);
        let claims = keys
            .filter_map(|key| decode::<Claims>(token, &key.key, &self.validation(key)).ok())
            .map(|token| token.claims)
            .next()?;
        Some(Subject {
            name: format!("token {}", claims.sub),
            expires: claims.exp.saturating_add(LEEWAY),
        })
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
        (signs && fits).then_some(Self {
            id: common.key_id.clone(),
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
