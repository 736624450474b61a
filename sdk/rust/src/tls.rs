//! [`Tls`]: whom a client trusts, and what it shows itself.

use std::fmt;

use tonic::transport::{Certificate, ClientTlsConfig, Identity};

use crate::error::Error;

/// Certificates for addresses with `https`, each as PEM has them.
///
/// ```no_run
/// use doko_sdk::{Client, Tls};
///
/// # async fn run() -> Result<(), Box<dyn std::error::Error>> {
/// let tls = Tls::new()
///     .roots(std::fs::read("ca.pem")?)
///     .certificate(std::fs::read("client.pem")?, std::fs::read("client.key")?);
/// let client = Client::builder()
///     .endpoint("https://rules.example:50051")
///     .tls(tls)
///     .connect()
///     .await?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Default)]
#[must_use]
pub struct Tls {
    roots: Option<Vec<u8>>,
    own: Option<(Vec<u8>, Vec<u8>)>,
    server_name: Option<String>,
}

impl Tls {
    /// Trusts who the system trusts, and shows no certificate.
    pub fn new() -> Tls {
        Tls::default()
    }

    /// Trusts who has issued these certificates, and nobody whom the system trusts.
    pub fn roots(mut self, pem: impl Into<Vec<u8>>) -> Tls {
        self.roots = Some(pem.into());
        self
    }

    /// Shows this certificate, followed by those that lead to its issuer, to servers that
    /// ask for one; the second is its private key.
    pub fn certificate(mut self, chain: impl Into<Vec<u8>>, key: impl Into<Vec<u8>>) -> Tls {
        self.own = Some((chain.into(), key.into()));
        self
    }

    /// What the certificates of servers name, if that is not the host of their address.
    pub fn server_name(mut self, name: impl Into<String>) -> Tls {
        self.server_name = Some(name.into());
        self
    }

    /// The same for a connection.
    pub(crate) fn config(&self) -> Result<ClientTlsConfig, Error> {
        let config = ClientTlsConfig::new();
        let config = match &self.roots {
            None => config.with_native_roots(),
            Some(pem) if !has(pem, b"-----BEGIN CERTIFICATE-----") => {
                return Err(Error::settings("the roots are no PEM with certificates"));
            }
            Some(pem) => config.ca_certificate(Certificate::from_pem(pem)),
        };
        let config = match &self.own {
            None => config,
            Some((chain, _)) if !has(chain, b"-----BEGIN CERTIFICATE-----") => {
                return Err(Error::settings(
                    "the certificate is no PEM with certificates",
                ));
            }
            Some((_, key)) if !has(key, b"PRIVATE KEY-----") => {
                return Err(Error::settings("the key is no PEM with a private key"));
            }
            Some((chain, key)) => config.identity(Identity::from_pem(chain, key)),
        };
        Ok(match &self.server_name {
            None => config,
            Some(name) => config.domain_name(name),
        })
    }
}

/// Whether `part` stands in `pem`.
fn has(pem: &[u8], part: &[u8]) -> bool {
    pem.windows(part.len()).any(|window| window == part)
}

/// Without the key.
impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tls")
            .field("has_roots", &self.roots.is_some())
            .field("has_certificate", &self.own.is_some())
            .field("server_name", &self.server_name)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_never_shown() {
        let tls = Tls::new().certificate("chain", "secret");
        let bytes = format!("{:?}", b"secret".to_vec());
        for shown in [format!("{tls:?}"), format!("{tls:#?}")] {
            assert!(
                !shown.contains("secret") && !shown.contains(&bytes),
                "{shown}"
            );
        }
    }

    #[test]
    fn what_is_no_pem_is_named() {
        let certificate = "-----BEGIN CERTIFICATE-----";
        for (tls, part) in [
            (Tls::new().roots(""), "the roots"),
            (
                Tls::new().certificate("", "-----BEGIN PRIVATE KEY-----"),
                "the certificate",
            ),
            (Tls::new().certificate(certificate, "key"), "the key"),
        ] {
            let problem = tls.config().unwrap_err().to_string();
            assert!(problem.contains(part), "{problem}");
        }
    }
}
