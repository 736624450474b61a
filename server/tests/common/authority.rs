//! Certificates for a test, and clients that have them.

use std::net::SocketAddr;
use std::sync::Arc;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, SanType};
use rustls::crypto::ring::default_provider;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::slow;

/// Somebody who issues certificates.
pub(crate) struct Authority(CertifiedIssuer<'static, KeyPair>);

/// A certificate and its key.
pub(crate) struct Certified {
    pub(crate) certificate: CertificateDer<'static>,
    key: KeyPair,
}

impl Authority {
    pub(crate) fn new() -> Self {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        Self(CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap())
    }

    /// A certificate for `localhost`, and for this URI if there is one.
    pub(crate) fn issue(&self, uri: Option<&str>) -> Certified {
        let mut params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
        let uri = uri.map(|uri| SanType::URI(uri.try_into().unwrap()));
        params.subject_alt_names.extend(uri);
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.0).unwrap().der().clone();
        Certified { certificate, key }
    }

    pub(crate) fn pem(&self) -> String {
        pem("CERTIFICATE", self.0.der())
    }

    /// A connection of a client who trusts this authority, and perhaps has a certificate.
    pub(crate) async fn connect(
        &self,
        server: SocketAddr,
        own: Option<&Certified>,
    ) -> std::io::Result<TlsStream<TcpStream>> {
        let mut roots = RootCertStore::empty();
        roots.add(self.0.der().clone()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots);
        let mut config = match own {
            None => config.with_no_client_auth(),
            Some(own) => {
                let key = PrivateKeyDer::try_from(own.key.serialize_der()).unwrap();
                config
                    .with_client_auth_cert(vec![own.certificate.clone()], key)
                    .unwrap()
            }
        };
        config.alpn_protocols = vec![b"h2".to_vec()];
        let stream = TcpStream::connect(server).await?;
        let name = ServerName::try_from("localhost").unwrap();
        TlsConnector::from(Arc::new(config))
            .connect(name, stream)
            .await
    }

    /// The same with HTTP/2 on it.
    pub(crate) async fn client(
        &self,
        server: SocketAddr,
        own: Option<&Certified>,
    ) -> SendRequest<slow::Body> {
        let stream = TokioIo::new(self.connect(server, own).await.unwrap());
        let (client, connection) = handshake(TokioExecutor::new(), stream).await.unwrap();
        tokio::spawn(connection);
        client
    }
}

impl Certified {
    pub(crate) fn pem(&self) -> String {
        pem("CERTIFICATE", &self.certificate)
    }

    pub(crate) fn key_pem(&self) -> String {
        pem("PRIVATE KEY", &self.key.serialize_der())
    }
}

fn pem(what: &str, bytes: &[u8]) -> String {
    let text = BASE64_STANDARD.encode(bytes);
    format!("-----BEGIN {what}-----\n{text}\n-----END {what}-----\n")
}
