//! TLS: what connections need, whom certificates name, and new ones without a break.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use common::authority::{Authority, Certified};
use common::credential::entry;
use common::file::File;
use common::program::Started;
use common::slow::{self, ended, stream};
use common::{LIST, NO_HURRY, PATIENCE, call, failure, frame, start, status, unhurried};
use doko_server::{Access, Config, Need, Tls};
use http_body_util::{BodyExt as _, StreamBody};
use hyper::body::Frame;
use hyper::client::conn::http2::SendRequest;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Code, Status};

const KEY: &str = "doko_0123456789abcdef";

/// The files of a service with TLS.
struct Files {
    certificate: File,
    key: File,
    ca: File,
    keys: File,
}

impl Files {
    fn new(name: &str, own: &Certified, callers: &Authority) -> Self {
        let file = |kind: &str, text: String| File::new(&format!("{name}-{kind}.pem"), text);
        Self {
            certificate: file("certificate", own.pem()),
            key: file("key", own.key_pem()),
            ca: file("ca", callers.pem()),
            keys: file("keys", entry("palast", KEY)),
        }
    }

    fn write(&self, own: &Certified) {
        self.certificate.write(own.pem());
        self.key.write(own.key_pem());
    }

    /// TLS that asks nobody for a certificate.
    fn config(&self) -> Config {
        Config {
            tls: Tls {
                tls_certificate: Some(self.certificate.path().to_path_buf()),
                tls_key: Some(self.key.path().to_path_buf()),
                ..Tls::default()
            },
            access: Access {
                reload_interval: Duration::from_millis(20),
                ..Access::default()
            },
            ..unhurried()
        }
    }

    /// TLS with certificates of callers.
    fn mutual(&self, need: Need) -> Config {
        let mut config = self.config();
        config.tls.tls_client_ca = Some(self.ca.path().to_path_buf());
        config.tls.tls_client_certificate = need;
        config
    }
}

async fn ask(client: &SendRequest<slow::Body>, secret: Option<&str>) -> Status {
    let (message, body) = tokio::sync::mpsc::channel(1);
    let mut request = call(LIST, NO_HURRY, StreamBody::new(ReceiverStream::new(body)));
    if let Some(secret) = secret {
        let value = format!("Bearer {secret}").parse().unwrap();
        request.headers_mut().insert("authorization", value);
    }
    let _ = message.send(Ok(Frame::data(frame(b"")))).await;
    drop(message);
    status(client.clone().send_request(request).await.unwrap()).await
}

#[tokio::test]
async fn with_tls_nothing_is_said_in_the_clear() {
    let authority = Authority::new();
    let files = Files::new("plain", &authority.issue(None), &authority);
    let server = start(&files.config());
    let client = authority.client(server.address(), None).await;
    assert_eq!(ask(&client, None).await.code(), Code::Ok);
    let stream = authority.connect(server.address(), None).await.unwrap();
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"h2"[..]));

    let mut plain = TcpStream::connect(server.address()).await.unwrap();
    plain
        .write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        .await
        .unwrap();
    let mut answer = Vec::new();
    let _ = timeout(PATIENCE, plain.read_to_end(&mut answer))
        .await
        .unwrap();
    // At most an alert of TLS.
    assert!(answer.len() < 10, "{answer:?}");
    server.stop().await;
}

#[tokio::test]
async fn who_shakes_no_hands_is_closed() {
    let authority = Authority::new();
    let files = Files::new("late", &authority.issue(None), &authority);
    let mut config = files.config();
    config.lifetimes.handshake_timeout = Duration::from_millis(300);
    let server = start(&config);
    // Nothing; and the beginning of a first message.
    for bytes in [&[][..], &[0x16, 3, 1, 2, 0, 1, 0]] {
        let begin = Instant::now();
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        stream.write_all(bytes).await.unwrap();
        let _ = timeout(PATIENCE, stream.read_to_end(&mut Vec::new()))
            .await
            .unwrap();
        assert!(begin.elapsed() >= Duration::from_millis(300));
    }
    // Hands are shaken, but there is no HTTP.
    let mut silent = authority.connect(server.address(), None).await.unwrap();
    let _ = timeout(PATIENCE, silent.read_to_end(&mut Vec::new()))
        .await
        .unwrap();
    server.stop().await;
}

/// The certificate that the service shows to a new connection.
async fn shown(authority: &Authority, server: SocketAddr) -> Vec<u8> {
    let stream = authority.connect(server, None).await.unwrap();
    let certificates = stream.get_ref().1.peer_certificates().unwrap();
    certificates.first().unwrap().to_vec()
}

#[tokio::test]
async fn a_new_certificate_breaks_no_connection() {
    let authority = Authority::new();
    let (first, second) = (authority.issue(None), authority.issue(None));
    let files = Files::new("new", &first, &authority);
    let server = start(&files.config());
    let client = authority.client(server.address(), None).await;
    let (message, open) = stream(&client);
    let mut open = open.await.unwrap();
    assert_eq!(
        shown(&authority, server.address()).await,
        first.certificate.to_vec()
    );
    files.write(&second);
    let changed =
        async { while shown(&authority, server.address()).await != second.certificate.to_vec() {} };
    timeout(PATIENCE, changed).await.unwrap();

    // A question with the id `a`, on the stream that was open all the time.
    let question = frame(&[0x0A, 0x03, 0x0A, 0x01, b'a']);
    message.send(Ok(Frame::data(question))).await.unwrap();
    let answer = timeout(PATIENCE, open.frame()).await.unwrap();
    assert!(answer.unwrap().unwrap().is_data());
    assert_eq!(ask(&client, None).await.code(), Code::Ok);
    drop(message);
    assert_eq!(status(open).await.code(), Code::Ok);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_does_not_fit_changes_nothing() {
    let authority = Authority::new();
    let (first, second) = (authority.issue(None), authority.issue(None));
    let files = Files::new("unfit", &first, &authority);
    let (certificate, key) = (files.certificate.name(), files.key.name());
    let mut started = Started::new(
        &[
            ["--tls-certificate", certificate],
            ["--tls-key", key],
            ["--reload-interval", "24h"],
        ]
        .concat(),
    );
    // Each by the name of the file that it is about.
    files.key.write("no key");
    started.signal("HUP");
    started.says(&format!("--tls-key {key}: it is no PEM file"));
    files.key.write(second.key_pem());
    started.signal("HUP");
    started.says("cannot be read again");
    assert_eq!(
        shown(&authority, started.address).await,
        first.certificate.to_vec()
    );
    files.write(&second);
    started.signal("HUP");
    started.says("read again");
    assert_eq!(
        shown(&authority, started.address).await,
        second.certificate.to_vec()
    );
}

/// Whether the service lets such a client in at all.
async fn is_let_in(authority: &Authority, server: SocketAddr, own: Option<&Certified>) -> bool {
    let Ok(mut stream) = authority.connect(server, own).await else {
        return false;
    };
    // The service says what it thinks of the certificate after the client is done; one
    // that is let in gets SETTINGS.
    let hello = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    if stream.write_all(hello).await.is_err() {
        return false;
    }
    let read = timeout(PATIENCE, stream.read(&mut [0; 9])).await.unwrap();
    read.is_ok_and(|count| count > 0)
}

#[tokio::test]
async fn a_certificate_can_be_needed() {
    let (authority, others) = (Authority::new(), Authority::new());
    let files = Files::new("needed", &authority.issue(None), &authority);
    let server = start(&files.mutual(Need::Required));
    let address = server.address();
    let (own, foreign) = (
        authority.issue(Some("spiffe://palast/app")),
        others.issue(None),
    );
    assert!(is_let_in(&authority, address, Some(&own)).await);
    assert!(!is_let_in(&authority, address, None).await);
    assert!(!is_let_in(&authority, address, Some(&foreign)).await);
    let client = authority.client(address, Some(&own)).await;
    assert_eq!(ask(&client, None).await.code(), Code::Ok);
    server.stop().await;
}

#[tokio::test]
async fn a_certificate_can_be_one_of_several_credentials() {
    let authority = Authority::new();
    let files = Files::new("several", &authority.issue(None), &authority);
    let mut config = files.mutual(Need::Optional);
    config.access.api_keys = Some(files.keys.path().to_path_buf());
    let server = start(&config);
    let own = authority.issue(None);
    for (certificate, key, code) in [
        (None, None, Code::Unauthenticated),
        (None, Some("doko_other"), Code::Unauthenticated),
        (None, Some(KEY), Code::Ok),
        (Some(&own), None, Code::Ok),
        (Some(&own), Some(KEY), Code::Ok),
        (Some(&own), Some("doko_other"), Code::Unauthenticated),
    ] {
        let client = authority.client(server.address(), certificate).await;
        let status = ask(&client, key).await;
        assert_eq!(status.code(), code, "{} {key:?}", certificate.is_some());
    }
    server.stop().await;
}

#[tokio::test]
async fn a_certificate_names_its_caller() {
    let authority = Authority::new();
    let files = Files::new("named", &authority.issue(None), &authority);
    let mut config = files.mutual(Need::Required);
    config.callers.caller_rate = "1".parse().unwrap();
    config.callers.caller_burst = 2;
    config.limits.max_questions = 2;
    let server = start(&config);
    let limited = (Code::ResourceExhausted, "RATE_LIMITED".to_owned());
    let uri = Some("spiffe://palast/app");
    // Two certificates with one name have one quota; another name has its own.
    let (first, again) = (authority.issue(uri), authority.issue(uri));
    let mut last = Status::ok("");
    // As often as a slow machine may need.
    for own in [&first, &again].repeat(50) {
        let client = authority.client(server.address(), Some(own)).await;
        last = ask(&client, None).await;
        if last.code() != Code::Ok {
            break;
        }
    }
    assert_eq!(failure(&last), limited);
    let other = authority.issue(Some("spiffe://palast/other"));
    let client = authority.client(server.address(), Some(&other)).await;
    assert_eq!(ask(&client, None).await.code(), Code::Ok);
    let (message, call) = stream(&client);
    drop(message);
    assert_eq!(ended(call).await.code(), Code::Ok);
    server.stop().await;
}
