//! What browsers meet: gRPC-Web over HTTP/1.1, and CORS.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;

use common::{
    LIST, NO_HURRY, PATIENCE, VALIDATE, assert_alive, call, connect, frame, plain, start,
};
use doko_server::{Config, Switch, Web};
use http_body_util::{BodyExt as _, Full};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Sends one HTTP/1.1 request and gives the whole response, headers in lower
/// case.
async fn http1(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &[u8],
) -> String {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{headers}content-length: {}\r\n\r\n",
        body.len()
    );
    let talk = async {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(body).await.unwrap();
        let mut response = Vec::new();
        stream.read_to_end(&mut response).await.unwrap();
        String::from_utf8_lossy(&response).to_lowercase()
    };
    timeout(PATIENCE, talk).await.unwrap()
}

fn with_origin(origin: &str) -> Config {
    let web = Web {
        cors_origin: origin.parse().unwrap(),
        ..Web::default()
    };
    Config {
        web,
        ..Config::on_a_free_port()
    }
}

const WEB: &str = "content-type: application/grpc-web+proto\r\nx-grpc-web: 1\r\n";

#[tokio::test]
async fn grpc_web_is_answered_over_http_1() {
    let server = start(&with_origin("https://example.com"));
    let origin = format!("{WEB}origin: https://example.com\r\n");
    let response = http1(server.address(), "POST", LIST, &origin, &frame(b"")).await;
    assert!(response.starts_with("http/1.1 200"), "{response}");
    assert!(
        response.contains("access-control-allow-origin: https://example.com"),
        "{response}"
    );
    assert!(response.contains("grpc-status-details-bin"), "{response}");
    assert!(response.contains("grpc-status:0"), "{response}");

    let unreadable = http1(server.address(), "POST", VALIDATE, &origin, &frame(b"")).await;
    assert!(unreadable.contains("grpc-status: 3"), "{unreadable}");

    let no_browser = http1(server.address(), "POST", LIST, WEB, &frame(b"")).await;
    assert!(no_browser.contains("grpc-status:0"), "{no_browser}");
    server.stop().await;
}

#[tokio::test]
async fn pages_of_other_origins_are_refused() {
    let preflight = "origin: https://example.com\r\naccess-control-request-method: POST\r\n\
                     access-control-request-headers: content-type,x-grpc-web\r\n";
    let post = format!("{WEB}origin: https://example.com\r\n");
    for config in [Config::on_a_free_port(), with_origin("https://example.org")] {
        let server = start(&config);
        for (method, headers) in [("OPTIONS", preflight), ("POST", post.as_str())] {
            let response = http1(server.address(), method, LIST, headers, &frame(b"")).await;
            assert!(response.starts_with("http/1.1 403"), "{response}");
            assert!(
                !response.contains("access-control-allow-origin"),
                "{response}"
            );
        }
        server.stop().await;
    }
    let server = start(&with_origin("https://example.com"));
    let response = http1(server.address(), "OPTIONS", LIST, preflight, b"").await;
    assert!(response.starts_with("http/1.1 200"), "{response}");
    assert!(
        response.contains("access-control-allow-origin: https://example.com"),
        "{response}"
    );
    server.stop().await;
}

#[tokio::test]
async fn what_is_neither_a_call_nor_a_question_is_refused() {
    let server = start(&Config::on_a_free_port());
    let response = http1(server.address(), "GET", "/v1", "", b"").await;
    assert!(response.starts_with("http/1.1 404"), "{response}");
    for kind in ["application/grpc", "text/plain"] {
        let kind = format!("content-type: {kind}\r\n");
        let response = http1(server.address(), "POST", LIST, &kind, b"{}").await;
        assert!(response.starts_with("http/1.1 415"), "{response}");
        let said = ["application/grpc-web+proto", "application/json"];
        assert!(said.iter().all(|it| response.contains(it)), "{response}");
    }
    server.stop().await;

    let web = Web {
        grpc_web: Switch::Off,
        ..Web::default()
    };
    let server = start(&Config {
        web,
        ..Config::on_a_free_port()
    });
    // Without HTTP/1.1 the connection is closed without an answer.
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let request = format!("POST {LIST} HTTP/1.1\r\nhost: localhost\r\n{WEB}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut response = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut response))
        .await
        .unwrap();
    assert!(
        !String::from_utf8_lossy(&response).contains("HTTP/1.1"),
        "{response:?}"
    );
    assert_alive(&connect(server.address()).await).await;
    server.stop().await;
}

/// Whatever HTTP answers without a call has an id, the one that its caller gave or another
/// one, and says it once.
#[tokio::test]
async fn what_http_refuses_has_an_id() {
    let off = Web {
        grpc_web: Switch::Off,
        ..Web::default()
    };
    let of = |web| Config {
        web,
        ..Config::on_a_free_port()
    };
    let server = start(&of(Web::default()));
    let elsewhere = "origin: https://example.com\r\n";
    let page = format!("{WEB}{elsewhere}");
    for (refused, method, headers) in [
        (403, "OPTIONS", elsewhere),
        (403, "POST", page.as_str()),
        (405, "PUT", WEB),
        (405, "PUT", ""),
        (415, "POST", "content-type: text/plain\r\n"),
    ] {
        for given in [None, Some("mine")] {
            let own = given.map_or_else(String::new, |id| format!("x-request-id: {id}\r\n"));
            let headers = format!("{headers}{own}");
            let answer = http1(server.address(), method, LIST, &headers, b"").await;
            assert!(
                answer.starts_with(&format!("http/1.1 {refused}")),
                "{answer}"
            );
            let ids = answer
                .lines()
                .filter_map(|line| line.strip_prefix("x-request-id: "));
            let ids: Vec<_> = ids.collect();
            let [id] = ids[..] else {
                panic!("{refused} {ids:?}");
            };
            match given {
                Some(given) => assert_eq!(id, given),
                None => assert_eq!(id.len(), 32, "{id}"),
            }
        }
    }
    server.stop().await;

    // Over HTTP/2.
    for (refused, web, method, kind) in [
        (415, off, "POST", "application/grpc-web+proto"),
        (405, Web::default(), "PUT", "application/grpc-web+proto"),
    ] {
        let server = start(&of(web));
        let mut client = plain(server.address()).await;
        let mut request = call(LIST, NO_HURRY, Full::new(frame(b"")));
        *request.method_mut() = method.parse().unwrap();
        request
            .headers_mut()
            .insert("content-type", kind.parse().unwrap());
        let answer = client.send_request(request).await.unwrap();
        assert_eq!(answer.status(), refused);
        assert_eq!(answer.headers()["x-request-id"].len(), 32);
        server.stop().await;
    }
}

/// What comes over HTTP/2 is looked at as what comes over HTTP/1: which of them it is, pages
/// do not choose.
#[tokio::test]
async fn http_2_is_no_way_around_the_list_of_origins() {
    const GRPC: &str = "application/grpc";
    let off = Web {
        grpc_web: Switch::Off,
        ..Web::default()
    };
    let evil = Some("https://evil.example");
    let ours = Some("https://example.com");
    let listed = || with_origin("https://example.com").web;
    for (web, method, kind, origin, expected) in [
        (listed(), "POST", GRPC, None, 200),
        (listed(), "POST", "application/grpc+proto", None, 200),
        (listed(), "POST", GRPC, ours, 200),
        (listed(), "POST", GRPC, evil, 403),
        (Web::default(), "POST", GRPC, ours, 403),
        (listed(), "POST", "text/plain", evil, 403),
        (listed(), "GET", "", evil, 403),
        (listed(), "POST", "text/plain", ours, 415),
        (listed(), "POST", "text/plain", None, 415),
        (listed(), "POST", "application/json", None, 400),
        (
            listed(),
            "POST",
            "application/x-www-form-urlencoded",
            None,
            415,
        ),
        (listed(), "POST", "application/grpcurl", None, 415),
        (listed(), "POST", "application/grpc-web+json", None, 415),
        (listed(), "POST", "", None, 415),
        (listed(), "PUT", GRPC, None, 405),
        (listed(), "OPTIONS", GRPC, None, 405),
        // Who stands before it speaks with pages, and passes on what they have sent.
        (off.clone(), "POST", GRPC, evil, 200),
        (off.clone(), "POST", "text/plain", evil, 415),
        (off, "OPTIONS", "", evil, 405),
    ] {
        let server = start(&Config {
            web,
            ..Config::on_a_free_port()
        });
        let mut client = plain(server.address()).await;
        let mut request = call(LIST, NO_HURRY, Full::new(frame(b"")));
        *request.method_mut() = method.parse().unwrap();
        let headers = request.headers_mut();
        headers.remove("content-type");
        for (name, value) in [
            ("content-type", kind),
            ("origin", origin.unwrap_or_default()),
        ] {
            if !value.is_empty() {
                headers.insert(name, value.parse().unwrap());
            }
        }
        let answer = client.send_request(request).await.unwrap();
        assert_eq!(answer.status(), expected, "{method} `{kind}` {origin:?}");
        if expected == 200 {
            assert_eq!(common::status(answer).await.code(), tonic::Code::Ok);
        } else {
            let text = answer.into_body().collect().await.unwrap().to_bytes();
            assert!(text.ends_with(b"\n"), "it is said what to do instead");
        }
        server.stop().await;
    }
}
