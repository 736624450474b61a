//! The cryptography of tokens: that of TLS, for the three algorithms that are accepted.

use jsonwebtoken::crypto::{CryptoProvider, JwtSigner, JwtVerifier, KeyUtils};
use jsonwebtoken::errors::{Error, ErrorKind};
use jsonwebtoken::{Algorithm, AlgorithmFamily, DecodingKey, DecodingKeyKind, EncodingKey};
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey,
};
use signature::Verifier;

static PROVIDER: CryptoProvider = CryptoProvider {
    signer_factory: no_signer,
    verifier_factory: verifier,
    // For keys that are made from others, which nobody does here.
    key_utils: KeyUtils::new_unimplemented(),
};

/// Tokens are verified by this module from now on.
pub(super) fn install() {
    // It may be there already, from another service of this process.
    let _ = PROVIDER.install_default();
}

fn no_signer(_: &Algorithm, _: &EncodingKey) -> Result<Box<dyn JwtSigner>, Error> {
    Err(ErrorKind::InvalidAlgorithm.into())
}

fn verifier(algorithm: &Algorithm, key: &DecodingKey) -> Result<Box<dyn JwtVerifier>, Error> {
    let scheme = [
        (Algorithm::RS256, AlgorithmFamily::Rsa),
        (Algorithm::ES256, AlgorithmFamily::Ec),
        (Algorithm::EdDSA, AlgorithmFamily::Ed),
    ];
    match scheme.contains(&(*algorithm, key.family())) {
        true => Ok(Box::new(RingVerifier {
            algorithm: *algorithm,
            key: key.clone(),
        })),
        false => Err(ErrorKind::InvalidAlgorithm.into()),
    }
}

struct RingVerifier {
    algorithm: Algorithm,
    key: DecodingKey,
}

impl JwtVerifier for RingVerifier {
    fn algorithm(&self) -> Algorithm {
        self.algorithm
    }
}

impl Verifier<Vec<u8>> for RingVerifier {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> Result<(), signature::Error> {
        let verified =
            match self.key.kind() {
                DecodingKeyKind::RsaModulusExponent { n, e } => RsaPublicKeyComponents { n, e }
                    .verify(&RSA_PKCS1_2048_8192_SHA256, message, signature),
                DecodingKeyKind::SecretOrDer(key) if self.algorithm == Algorithm::ES256 => {
                    UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, key).verify(message, signature)
                }
                DecodingKeyKind::SecretOrDer(key) if self.algorithm == Algorithm::EdDSA => {
                    UnparsedPublicKey::new(&ED25519, key).verify(message, signature)
                }
                DecodingKeyKind::SecretOrDer(_) => return Err(signature::Error::new()),
            };
        verified.map_err(|_| signature::Error::new())
    }
}
