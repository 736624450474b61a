//! TLS: the certificate of the service, and those of callers.

use std::path::PathBuf;
use std::sync::Arc;

use arc_swap::ArcSwap;
use rustls::crypto::ring::default_provider;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::WebPkiClientVerifier;
use rustls::server::danger::ClientCertVerifier;
use rustls::{RootCertStore, ServerConfig};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;
use webpki::EndEntityCert;

use super::fingerprint::fingerprint;
use super::watch::{BadAccess, Fault, Reloads, Watched};
use crate::config::{Config, Need, Switch};

/// Makes connections out of streams of bytes.
#[derive(Clone, Debug)]
pub(crate) struct Tls {
    current: Arc<ArcSwap<ServerConfig>>,
}

impl Tls {
    /// TLS as `config` has it, if it does; from now on `reloads` looks after its files.
    ///
    /// # Errors
    ///
    /// If a file cannot be used.
    pub(crate) fn new(config: &Config, reloads: &mut Reloads) -> Result<Option<Self>, BadAccess> {
        let tls = &config.tls;
        let (Some(certificate), Some(key)) = (&tls.tls_certificate, &tls.tls_key) else {
            return Ok(None);
        };
        let need = tls.tls_client_certificate;
        let web = config.web.grpc_web;
        let what = "certificates";
        let nothing = || {};
        let own: [(&str, PathBuf); 2] = [
            ("--tls-certificate", certificate.clone()),
            ("--tls-key", key.clone()),
        ];
        let current = match &tls.tls_client_ca {
            None => {
                let read = move |[certificate, key]: [&[u8]; 2]| {
                    server_config(
                        certificate,
                        key,
                        WebPkiClientVerifier::no_client_auth(),
                        web,
                    )
                };
                reloads.load(Watched::new(what, own), read, nothing)?
            }
            Some(ca) => {
                let [certificate, key] = own;
                let files = [certificate, key, ("--tls-client-ca", ca.clone())];
                let read = move |[certificate, key, ca]: [&[u8]; 3]| {
                    let clients = verifier(ca, need).map_err(|problem| Fault::of(2, problem))?;
                    server_config(certificate, key, clients, web)
                };
                reloads.load(Watched::new(what, files), read, nothing)?
            }
        };
        Ok(Some(Self { current }))
    }

    /// Shakes hands, with the certificate that is current.
    pub(crate) async fn accept<T>(&self, stream: T) -> std::io::Result<TlsStream<T>>
    where
        T: AsyncRead + AsyncWrite + Unpin,
    {
        TlsAcceptor::from(self.current.load_full())
            .accept(stream)
            .await
    }
}

fn server_config(
    certificate: &[u8],
    key: &[u8],
    clients: Arc<dyn ClientCertVerifier>,
    web: Switch,
) -> Result<ServerConfig, Fault> {
    let chain = certificates(certificate)?;
    let key = PrivateKeyDer::from_pem_slice(key)
        .map_err(|_| Fault::of(1, "it is no PEM file with a private key".to_owned()))?;
    let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_client_cert_verifier(clients)
        .with_single_cert(chain, key)
        .map_err(|error| format!("with --tls-key: {error}"))?;
    config.alpn_protocols = match web {
        Switch::On => vec![b"h2".to_vec(), b"http/1.1".to_vec()],
        Switch::Off => vec![b"h2".to_vec()],
    };
    Ok(config)
}

fn verifier(ca: &[u8], need: Need) -> Result<Arc<dyn ClientCertVerifier>, String> {
    let mut roots = RootCertStore::empty();
    for certificate in certificates(ca)? {
        roots.add(certificate).map_err(|error| error.to_string())?;
    }
    let provider = Arc::new(default_provider());
    let verifier = WebPkiClientVerifier::builder_with_provider(Arc::new(roots), provider);
    let verifier = match need {
        Need::Required => verifier,
        Need::Optional => verifier.allow_unauthenticated(),
    };
    let built = verifier.build().map_err(|error| error.to_string())?;
    Ok(built)
}

fn certificates(pem: &[u8]) -> Result<Vec<CertificateDer<'static>>, String> {
    let bad = || "it is no PEM file with certificates".to_owned();
    let all: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(pem).collect();
    all.ok().filter(|all| !all.is_empty()).ok_or_else(bad)
}

/// The name of who is at the other end: the first URI of its certificate, else the first
/// DNS name, else the hash of the certificate. None if it showed none.
pub(crate) fn client_name<T>(stream: &TlsStream<T>) -> Option<String> {
    let (_, connection) = stream.get_ref();
    let certificate = connection.peer_certificates()?.first()?;
    let names = EndEntityCert::try_from(certificate).ok()?;
    let uri = names.valid_uri_names().next().map(str::to_owned);
    let dns = names.valid_dns_names().next().map(str::to_owned);
    let hash = || {
        fingerprint(certificate)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    };
    let name = uri.or(dns).unwrap_or_else(hash);
    Some(format!("certificate {name}"))
}
