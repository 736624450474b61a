//! Certificates: whom the client trusts, and who the server asks it to be.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use doko_sdk::{Client, ClientBuilder, Error, Tls};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use tokio::net::TcpListener;
use tonic::transport::{Certificate, Identity, Server, ServerTlsConfig};

use super::ask;
use super::mock::{Mock, Plan};

/// Somebody who issues certificates.
struct Authority(CertifiedIssuer<'static, KeyPair>);

impl Authority {
    fn new() -> Authority {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap());
        Authority(issuer.unwrap())
    }

    fn pem(&self) -> String {
        pem("CERTIFICATE", self.0.der())
    }

    /// A certificate for this name, and its key.
    fn issue(&self, name: &str) -> (String, String) {
        let params = CertificateParams::new(vec![name.to_owned()]).unwrap();
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.0).unwrap();
        let key = pem("PRIVATE KEY", &key.serialize_der());
        (pem("CERTIFICATE", certificate.der()), key)
    }
}

fn pem(what: &str, bytes: &[u8]) -> String {
    let text = BASE64_STANDARD.encode(bytes);
    format!("-----BEGIN {what}-----\n{text}\n-----END {what}-----\n")
}

/// A server with a certificate for this name that asks for those of `clients`.
async fn server(authority: &Authority, name: &str, clients: Option<&Authority>) -> String {
    let (certificate, key) = authority.issue(name);
    let tls = ServerTlsConfig::new().identity(Identity::from_pem(certificate, key));
    let tls = match clients {
        Some(clients) => tls.client_ca_root(Certificate::from_pem(clients.pem())),
        None => tls,
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let mock = Mock::new(address, Plan::Accept);
    let server = Server::builder().tls_config(tls).unwrap();
    tokio::spawn(mock.serve_with(server, listener));
    format!("https://localhost:{}", address.port())
}

fn client(address: &str, tls: Tls) -> ClientBuilder {
    Client::builder().endpoint(address).connections(1).tls(tls)
}

async fn is_answered(address: &str, tls: Tls) -> bool {
    match client(address, tls).connect().await {
        Ok(client) => ask(&client).await.unwrap().is_accepted(),
        Err(error) => {
            assert!(matches!(error, Error::Transport { .. }), "{error}");
            false
        }
    }
}

#[tokio::test]
async fn the_issuer_of_a_server_has_to_be_trusted() {
    let (authority, other) = (Authority::new(), Authority::new());
    let address = server(&authority, "localhost", None).await;
    let trusted = Tls::new().roots(authority.pem());
    assert!(is_answered(&address, trusted.clone()).await);
    let both = other.pem() + &authority.pem();
    assert!(is_answered(&address, Tls::new().roots(both)).await);
    // Neither somebody else's word nor that of the system is enough.
    assert!(!is_answered(&address, Tls::new().roots(other.pem())).await);
    assert!(!is_answered(&address, Tls::new()).await);
    // A key travels, as the address is https.
    let with_key = client(&address, trusted).api_key("secret");
    assert!(ask(&with_key.connect().await.unwrap()).await.is_ok());
}

#[tokio::test]
async fn a_server_has_the_name_that_is_expected() {
    let authority = Authority::new();
    let address = server(&authority, "rules.example", None).await;
    let tls = Tls::new().roots(authority.pem());
    assert!(!is_answered(&address, tls.clone()).await);
    assert!(is_answered(&address, tls.server_name("rules.example")).await);
}

#[tokio::test]
async fn a_server_may_ask_for_a_certificate() {
    let (authority, clients) = (Authority::new(), Authority::new());
    let address = server(&authority, "localhost", Some(&clients)).await;
    let tls = Tls::new().roots(authority.pem());
    assert!(!is_answered(&address, tls.clone()).await);
    let (chain, key) = clients.issue("palast");
    assert!(is_answered(&address, tls.clone().certificate(chain, key)).await);
    let (chain, key) = authority.issue("stranger");
    assert!(!is_answered(&address, tls.certificate(chain, key)).await);
}

#[tokio::test]
async fn a_key_of_another_certificate_is_refused_at_once() {
    let authority = Authority::new();
    let ((chain, _), (_, key)) = (authority.issue("a"), authority.issue("b"));
    let tls = Tls::new().roots(authority.pem()).certificate(chain, key);
    let error = client("https://localhost:1", tls).connect_lazily();
    assert!(matches!(error.unwrap_err(), Error::Settings { .. }));
}
