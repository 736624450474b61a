//! [`Credentials`]: what a server asks for before it answers.

use std::fmt;
use std::net::IpAddr;

use anyhow::{Context as _, Result, ensure};
use http::Uri;
use tonic::metadata::AsciiMetadataValue;

/// What a server asks for before it answers, and whom the kit believes to be that server.
#[derive(Clone, Default)]
pub struct Credentials {
    /// Sent with every call, as `authorization: Bearer <key>`.
    pub api_key: Option<String>,
    /// A certificate (PEM) that may have signed that of the server, beside those of the system.
    pub ca: Option<Vec<u8>>,
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials")
            .field("api_key", &self.api_key.is_some())
            .field("ca", &self.ca.is_some())
            .finish()
    }
}

impl Credentials {
    /// The header with the key, if there is one, for a server at `address`.
    pub(super) fn header(&self, address: &Uri) -> Result<Option<AsciiMetadataValue>> {
        let Some(key) = &self.api_key else {
            return Ok(None);
        };
        let is_safe = address.scheme_str() == Some("https") || is_here(address);
        ensure!(
            is_safe,
            "a key travels by https only, and `{address}` is http"
        );
        let value = format!("Bearer {key}").parse();
        let mut value: AsciiMetadataValue = value
            .ok()
            .context("the key has characters that cannot be sent")?;
        value.set_sensitive(true);
        Ok(Some(value))
    }
}

/// Whether an address is on this machine, whoever resolves it.
fn is_here(address: &Uri) -> bool {
    let host = address.host().unwrap_or_default();
    let host = host.trim_start_matches('[').trim_end_matches(']');
    let is_loopback = |it: IpAddr| it.is_loopback();
    host == "localhost" || host.parse().is_ok_and(is_loopback)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_never_travels_in_the_clear_and_is_never_shown() {
        let credentials = Credentials {
            api_key: Some("secret".to_owned()),
            ca: None,
        };
        let sent = |address| credentials.header(&Uri::from_static(address));
        assert!(sent("http://rules.example").is_err());
        for address in [
            "https://rules.example",
            "http://localhost:1",
            "http://[::1]:1",
        ] {
            let value = sent(address).unwrap().unwrap();
            assert_eq!(value.to_str().unwrap(), "Bearer secret");
            assert!(value.is_sensitive());
        }
        assert!(!format!("{credentials:?}").contains("secret"));
    }
}
