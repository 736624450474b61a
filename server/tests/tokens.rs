//! Tokens as credentials: who issued them, for whom, until when.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use common::credential::refused;
use common::file::File;
use common::slow::stream_with;
use common::{LIST, PATIENCE, connect, plain, start, status, unhurried};
use doko_server::{Access, Config};
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair as _,
};
use serde_json::{Value, json};
use tokio::time::timeout;
use tonic::Code;

const ISSUER: &str = "https://issuer.example";
const AUDIENCE: &str = "doko-rules";
/// For `palast`, until 2100.
const RS256: &str = include_str!("data/rs256.jwt");
const RS256_KEYS: &str = include_str!("data/rs256.jwks.json");

/// Somebody who issues tokens.
enum Issuer {
    Curve(EcdsaKeyPair),
    Edwards(Ed25519KeyPair),
}

impl Issuer {
    fn curve() -> Self {
        let (scheme, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
        let key = EcdsaKeyPair::generate_pkcs8(scheme, &random).unwrap();
        Self::Curve(EcdsaKeyPair::from_pkcs8(scheme, key.as_ref(), &random).unwrap())
    }

    fn edwards() -> Self {
        let key = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).unwrap();
        Self::Edwards(Ed25519KeyPair::from_pkcs8(key.as_ref()).unwrap())
    }

    fn algorithm(&self) -> &'static str {
        match self {
            Self::Curve(_) => "ES256",
            Self::Edwards(_) => "EdDSA",
        }
    }

    fn sign(&self, message: &[u8]) -> Vec<u8> {
        match self {
            Self::Curve(key) => key
                .sign(&SystemRandom::new(), message)
                .unwrap()
                .as_ref()
                .to_vec(),
            Self::Edwards(key) => key.sign(message).as_ref().to_vec(),
        }
    }

    /// The public key as a set has it.
    fn key(&self, id: &str) -> Value {
        match self {
            Self::Curve(key) => {
                let point = key.public_key().as_ref();
                // After a byte that says that both coordinates are there.
                let (x, y) = point.split_at(1).1.split_at(32);
                let (x, y) = (encoded(x), encoded(y));
                json!({"kty": "EC", "crv": "P-256", "kid": id, "x": x, "y": y})
            }
            Self::Edwards(key) => {
                let x = encoded(key.public_key().as_ref());
                json!({"kty": "OKP", "crv": "Ed25519", "kid": id, "x": x})
            }
        }
    }

    fn token(&self, id: &str, claims: &Value) -> String {
        self.signed(&json!({"alg": self.algorithm(), "kid": id}), claims)
    }

    fn signed(&self, header: &Value, claims: &Value) -> String {
        let message = message(header, claims);
        let signature = encoded(&self.sign(message.as_bytes()));
        format!("{message}.{signature}")
    }
}

fn encoded(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn message(header: &Value, claims: &Value) -> String {
    let (header, claims) = (header.to_string(), claims.to_string());
    format!(
        "{}.{}",
        encoded(header.as_bytes()),
        encoded(claims.as_bytes())
    )
}

fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_secs()
}

/// Good claims, but for this one, which null takes away.
fn claims(name: &str, value: Value) -> Value {
    let mut claims = json!({"iss": ISSUER, "aud": AUDIENCE, "sub": "a", "exp": now() + 600});
    let fields = claims.as_object_mut().unwrap();
    if value.is_null() {
        fields.remove(name);
    } else {
        fields.insert(name.to_owned(), value);
    }
    claims
}

fn good() -> Value {
    claims("sub", json!("a"))
}

fn set(keys: &[Value]) -> String {
    json!({"keys": keys}).to_string()
}

fn with_tokens(file: &File) -> Config {
    Config {
        access: Access {
            jwt_keys: Some(file.path().to_path_buf()),
            jwt_issuer: Some(ISSUER.to_owned()),
            jwt_audience: Some(AUDIENCE.to_owned()),
            reload_interval: Duration::from_millis(20),
            ..Access::default()
        },
        ..unhurried()
    }
}

const REFUSED: Option<Code> = Some(Code::Unauthenticated);

#[tokio::test]
async fn tokens_of_all_three_algorithms_are_good() {
    let (curve, edwards) = (Issuer::curve(), Issuer::edwards());
    let mut keys: Value = serde_json::from_str(RS256_KEYS).unwrap();
    keys["keys"].as_array_mut().unwrap().extend([
        curve.key("c"),
        edwards.key("e"),
        // What verifies no signature is left out.
        json!({"kty": "oct", "kid": "secret", "k": "c2VjcmV0"}),
        json!({"kty": "EC", "crv": "P-384", "kid": "other", "x": "AA", "y": "AA"}),
    ]);
    let file = File::new("all.json", keys.to_string());
    let server = start(&with_tokens(&file));
    let channel = connect(server.address()).await;
    let tokens = [
        RS256.trim().to_owned(),
        curve.token("c", &good()),
        edwards.token("e", &good()),
        edwards.signed(&json!({"alg": "EdDSA"}), &good()),
        edwards.token("e", &claims("aud", json!(["others", AUDIENCE]))),
        edwards.token("e", &claims("nbf", json!(now() - 5))),
        // Times may have fractions.
        edwards.token("e", &claims("exp", json!(now() as f64 + 600.5))),
    ];
    // Twice: the second time they are remembered.
    for token in tokens.iter().flat_map(|token| [token, token]) {
        assert_eq!(refused(&channel, LIST, Some(token)).await, None, "{token}");
    }
    for token in ["", "a.b.c", "..", "doko_key"] {
        assert_eq!(
            refused(&channel, LIST, Some(token)).await,
            REFUSED,
            "{token}"
        );
    }
    assert_eq!(refused(&channel, LIST, None).await, REFUSED);
    server.stop().await;
}

#[tokio::test]
async fn what_a_token_says_has_to_be_so() {
    let (curve, edwards, stranger) = (Issuer::curve(), Issuer::edwards(), Issuer::edwards());
    let file = File::new("claims.json", set(&[curve.key("c"), edwards.key("e")]));
    let server = start(&with_tokens(&file));
    let channel = connect(server.address()).await;
    for (name, value) in [
        ("iss", json!("https://else.example")),
        ("iss", Value::Null),
        ("aud", json!("others")),
        ("aud", Value::Null),
        ("sub", Value::Null),
        ("sub", json!("")),
        ("sub", json!(" ")),
        ("exp", json!(now() - 60)),
        ("exp", json!(now() as f64 - 60.5)),
        ("exp", Value::Null),
        ("exp", json!("soon")),
        ("nbf", json!(now() + 600)),
    ] {
        let claims = claims(name, value);
        let token = edwards.token("e", &claims);
        assert_eq!(
            refused(&channel, LIST, Some(&token)).await,
            REFUSED,
            "{claims}"
        );
    }
    let (message, signature) = {
        let token = edwards.token("e", &good());
        let (message, signature) = token.rsplit_once('.').unwrap();
        (message.to_owned(), signature.to_owned())
    };
    let other = common_claims(&message);
    // Whoever knows a public key can make this one.
    let public = edwards.key("e")["x"].as_str().unwrap().to_owned();
    let public = BASE64_URL_SAFE_NO_PAD.decode(public).unwrap();
    let hmac = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, &public);
    let secret = self::message(&json!({"alg": "HS256", "kid": "e"}), &good());
    let tag = ring::hmac::sign(&hmac, secret.as_bytes());
    for (what, token) in [
        ("signed by a stranger", stranger.token("e", &good())),
        ("of another key", edwards.token("c", &good())),
        ("of a key that is not there", edwards.token("x", &good())),
        ("with other claims", format!("{other}.{signature}")),
        ("without signature", format!("{message}.")),
        (
            "unsigned",
            self::message(&json!({"alg": "none"}), &good()) + ".",
        ),
        (
            "signed with the public key",
            format!("{secret}.{}", encoded(tag.as_ref())),
        ),
        (
            "with something critical that nobody knows",
            edwards.signed(
                &json!({"alg": "EdDSA", "kid": "e", "crit": ["b64"], "b64": true}),
                &good(),
            ),
        ),
        (
            "named after another algorithm",
            edwards.signed(&json!({"alg": "ES256"}), &good()),
        ),
    ] {
        assert_eq!(
            refused(&channel, LIST, Some(&token)).await,
            REFUSED,
            "{what}"
        );
    }
    server.stop().await;
}

/// The head of a token, with other claims.
fn common_claims(message: &str) -> String {
    let (head, _) = message.split_once('.').unwrap();
    let claims = claims("sub", json!("somebody else")).to_string();
    format!("{head}.{}", encoded(claims.as_bytes()))
}

#[tokio::test]
async fn a_token_that_expires_is_forgotten() {
    let issuer = Issuer::edwards();
    let file = File::new("expires.json", set(&[issuer.key("e")]));
    let server = start(&with_tokens(&file));
    let channel = connect(server.address()).await;
    // Clocks may differ by half a minute, which is nearly over.
    let token = issuer.token("e", &claims("exp", json!(now() - 27)));
    assert_eq!(refused(&channel, LIST, Some(&token)).await, None);
    let expired = async {
        while refused(&channel, LIST, Some(&token)).await.is_none() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, expired).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn keys_of_tokens_change_while_the_service_runs() {
    let (old, new) = (Issuer::curve(), Issuer::edwards());
    let file = File::new("rotate.json", set(&[old.key("1")]));
    let server = start(&with_tokens(&file));
    let channel = connect(server.address()).await;
    let (before, after) = (old.token("1", &good()), new.token("2", &good()));
    assert_eq!(refused(&channel, LIST, Some(&before)).await, None);
    assert_eq!(refused(&channel, LIST, Some(&after)).await, REFUSED);
    assert_eq!(refused(&channel, LIST, Some(&before)).await, None);

    file.write(set(&[new.key("2")]));
    let changed = async {
        while refused(&channel, LIST, Some(&before)).await.is_none() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, changed).await.unwrap();
    assert_eq!(refused(&channel, LIST, Some(&after)).await, None);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_ends_when_its_token_expires() {
    let issuer = Issuer::edwards();
    let file = File::new("stream.json", set(&[issuer.key("e")]));
    let server = start(&with_tokens(&file));
    let client = plain(server.address()).await;
    // Clocks may differ by half a minute, which is nearly over.
    let short = issuer.token("e", &claims("exp", json!(now() - 27)));
    let (_message, expiring) = stream_with(&client, &short);
    let (message, lasting) = stream_with(&client, &issuer.token("e", &good()));
    let (expiring, lasting) = (expiring.await.unwrap(), lasting.await.unwrap());
    assert_eq!(status(expiring).await.code(), Code::Unauthenticated);
    drop(message);
    assert_eq!(status(lasting).await.code(), Code::Ok);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_ends_when_the_key_of_its_token_is_withdrawn() {
    let (old, new) = (Issuer::edwards(), Issuer::edwards());
    let file = File::new("withdrawn.json", set(&[old.key("1"), new.key("2")]));
    let server = start(&with_tokens(&file));
    let client = plain(server.address()).await;
    let (_message, withdrawn) = stream_with(&client, &old.token("1", &good()));
    let (message, kept) = stream_with(&client, &new.token("2", &good()));
    let (withdrawn, kept) = (withdrawn.await.unwrap(), kept.await.unwrap());
    file.write(set(&[new.key("2")]));
    assert_eq!(status(withdrawn).await.code(), Code::Unauthenticated);
    drop(message);
    assert_eq!(status(kept).await.code(), Code::Ok);
    server.stop().await;
}

#[tokio::test]
async fn forged_tokens_are_soon_not_looked_at() {
    let (issuer, stranger) = (Issuer::edwards(), Issuer::edwards());
    let file = File::new("forged.json", set(&[issuer.key("e")]));
    let mut config = with_tokens(&file);
    config.access.guess_rate = 1;
    let server = start(&config);
    let channel = connect(server.address()).await;
    let known = issuer.token("e", &good());
    assert_eq!(refused(&channel, LIST, Some(&known)).await, None);
    let forged = stranger.token("e", &good());
    let shut = async {
        // As often as a slow machine may need.
        for number in 0.. {
            while refused(&channel, LIST, Some(&forged)).await == REFUSED {}
            // Not even a good one, which costs as much to look at as a bad one.
            let fresh = issuer.token("e", &claims("sub", json!(number.to_string())));
            if refused(&channel, LIST, Some(&fresh)).await == Some(Code::ResourceExhausted) {
                return;
            }
        }
    };
    timeout(PATIENCE, shut).await.unwrap();
    // One that is known is let in, on another connection, too.
    let other = connect(server.address()).await;
    assert_eq!(refused(&other, LIST, Some(&known)).await, None);
    server.stop().await;
}
