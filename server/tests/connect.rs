//! The Connect protocol, and what else HTTP asks.

mod common;

use std::net::SocketAddr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use common::credential::entry;
use common::curl::{JSON, PROTO, get, http, post};
use common::file::File;
use common::{LIST, VALIDATE, start};
use doko_server::{Access, Config, Switch, Web};

const QUESTION: &str = include_str!("../../docs/examples/revoke.json");
const INSPECT: &str = "/v1/games:inspect";
const MOVE: &str = "/v1/games:validateMove";

/// The same as the client of Connect sends it.
async fn with(address: SocketAddr, path: &str, headers: &str) -> (u16, String) {
    let headers = format!("{JSON}{headers}");
    let heard = http(address, "POST", path, &headers, b"{}").await;
    let code = match heard.status {
        200 => "ok".to_owned(),
        _ => heard.error().0,
    };
    (heard.status, code)
}

#[tokio::test]
async fn headers_of_connect_count() {
    let server = start(&Config::on_a_free_port());
    let address = server.address();
    for (headers, status, code) in [
        ("", 200, "ok"),
        ("connect-protocol-version: 1\r\n", 200, "ok"),
        ("connect-timeout-ms: 60000\r\n", 200, "ok"),
        ("connect-timeout-ms: 9999999999\r\n", 200, "ok"),
        ("content-encoding: identity\r\n", 200, "ok"),
        ("connect-protocol-version: 2\r\n", 400, "invalid_argument"),
        ("connect-timeout-ms: soon\r\n", 400, "invalid_argument"),
        ("connect-timeout-ms: 0\r\n", 504, "deadline_exceeded"),
        ("content-encoding: gzip\r\n", 501, "unimplemented"),
    ] {
        assert_eq!(
            with(address, LIST, headers).await,
            (status, code.to_owned()),
            "{headers}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn answers_to_get_can_be_kept() {
    let server = start(&Config::on_a_free_port());
    let address = server.address();
    let posted = post(address, VALIDATE, QUESTION).await;
    let base64 = URL_SAFE_NO_PAD.encode(QUESTION);
    let question = format!("{VALIDATE}?encoding=json&base64=1&connect=v1&message={base64}");
    let got = get(address, &question).await;
    assert_eq!(
        (got.status, &got.body),
        (200, &posted.body),
        "{}",
        got.text()
    );
    assert!(got.head.contains("cache-control: max-age="), "{}", got.head);
    assert!(!posted.head.contains("cache-control"), "{}", posted.head);

    let listed = get(address, LIST).await;
    let binary = get(
        address,
        &format!("{LIST}?encoding=proto&message=&connect=v1"),
    )
    .await;
    assert_eq!((listed.status, binary.status), (200, 200));
    assert!(binary.head.contains("content-type: application/proto\r\n"));
    assert!(binary.body.len() < listed.body.len());

    // An error is not kept, nor what changes.
    let failed = get(address, &format!("{VALIDATE}?encoding=json&message=%7B%7D")).await;
    assert_eq!(failed.status, 400);
    assert!(!failed.head.contains("cache-control"), "{}", failed.head);
    let health = get(address, "/grpc.health.v1.Health/Check").await;
    assert_eq!(health.status, 405);
    assert!(health.head.contains("allow: post\r\n"), "{}", health.head);
    let unread = get(address, &format!("{LIST}?encoding=xml")).await;
    assert_eq!(unread.status, 400);
    assert!(
        unread.error().1.contains("encoding=json"),
        "{}",
        unread.text()
    );
    server.stop().await;
}

#[tokio::test]
async fn methods_have_paths_of_their_own() {
    let server = start(&Config::on_a_free_port());
    let address = server.address();
    let sets = get(address, "/v1/rule-sets?language=EN").await;
    assert_eq!(sets.json()["ruleSets"][0]["name"], "ddv-tsr");
    assert!(
        sets.json()["ruleSets"][0]["title"].is_string(),
        "{}",
        sets.text()
    );
    let vln = get(address, "/v1/rule-sets/vln").await;
    assert_eq!(vln.json()["answeredBy"]["name"], "vln");
    let rules = get(
        address,
        "/v1/rules?kind=REFUSES&rule_set.name=vln&language=LANGUAGE_DE",
    )
    .await;
    assert_eq!(rules.json()["answeredBy"]["name"], "vln");
    let posted = post(
        address,
        "/v1/rules:list",
        r#"{"kind":"REFUSES","ruleSet":{"name":"vln"},"language":"DE"}"#,
    );
    assert_eq!(rules.body, posted.await.body);
    assert!(rules.head.contains("cache-control"), "{}", rules.head);

    let unknown = get(address, "/v1/rule-sets/nobodys").await;
    assert_eq!(
        (unknown.status, unknown.reason().as_str()),
        (400, "UNKNOWN_RULE_SET")
    );
    let misspelt = get(address, "/v1/rules?langauge=EN").await;
    assert!(
        misspelt.error().1.contains("nearest is `language`"),
        "{}",
        misspelt.text()
    );
    assert_eq!(get(address, "/v1/rules?kind=X&kind=Y").await.status, 400);
    server.stop().await;
}

#[tokio::test]
async fn what_is_asked_wrong_is_told_what_is_right() {
    let server = start(&Config::on_a_free_port());
    let address = server.address();
    for (method, path, kind, status, hint) in [
        ("GET", "/v1", "", 404, "/openapi.json"),
        ("GET", "/", "", 406, "/openapi.json"),
        (
            "POST",
            "/v1/games:validatMove",
            JSON,
            404,
            "nearest is `/v1/games:validateMove`",
        ),
        (
            "POST",
            "/v1/games:scoreSession",
            JSON,
            404,
            "nearest is `/v1/table:scoreSession`",
        ),
        (
            "POST",
            "/doppelkopf.rules.v1.RulesService/ValidatMove",
            JSON,
            404,
            "RulesService/ValidateMove`",
        ),
        ("GET", INSPECT, "", 405, "POST"),
        ("POST", "/v1/rules", JSON, 405, "GET"),
        ("PUT", LIST, JSON, 405, "GET, POST"),
        ("POST", INSPECT, "", 415, "application/json"),
        (
            "POST",
            INSPECT,
            "content-type: application/x-www-form-urlencoded\r\n",
            415,
            "application/json",
        ),
        ("POST", INSPECT, PROTO, 415, "application/json"),
        (
            "POST",
            LIST,
            "content-type: text/plain\r\n",
            415,
            "application/grpc-web+proto",
        ),
        (
            "POST",
            "/doppelkopf.rules.v1.RulesService/Evaluate",
            JSON,
            415,
            "EvaluateBatch",
        ),
        (
            "POST",
            LIST,
            "content-type: application/connect+json\r\n",
            415,
            "application/json",
        ),
    ] {
        let heard = http(address, method, path, kind, b"{}").await;
        assert_eq!(heard.status, status, "{method} {path}");
        assert!(heard.error().1.contains(hint), "{}", heard.text());
        assert!(heard.head.contains("x-request-id: "), "{}", heard.head);
    }
    let json = "Content-Type: Application/JSON; charset=utf-8\r\n";
    assert_eq!(http(address, "POST", LIST, json, b"{}").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn limits_apply() {
    let mut config = Config::on_a_free_port();
    config.limits.max_message_size = 4_096;
    let server = start(&config);
    let address = server.address();
    let long = format!("{{\"record\":{{}}{}}}", " ".repeat(5_000));
    let heard = post(address, VALIDATE, &long).await;
    assert_eq!(
        (heard.status, heard.reason().as_str()),
        (429, "MESSAGE_TOO_LARGE")
    );
    // What is short as JSON and long as a message.
    let numbers = vec!["-1"; 1_300].join(",");
    let heard = post(
        address,
        VALIDATE,
        &format!("{{\"record\":{{\"plays\":[{numbers}]}}}}"),
    )
    .await;
    assert_eq!(
        (heard.status, heard.reason().as_str()),
        (429, "MESSAGE_TOO_LARGE")
    );
    let binary = http(address, "POST", VALIDATE, PROTO, &[0; 5_000]).await;
    assert_eq!(
        (binary.status, binary.reason().as_str()),
        (429, "MESSAGE_TOO_LARGE")
    );
    let nonsense = http(address, "POST", VALIDATE, PROTO, b"\xff").await;
    assert_eq!(
        (nonsense.status, nonsense.reason().as_str()),
        (400, "UNDECODABLE_MESSAGE")
    );
    server.stop().await;
}

#[tokio::test]
async fn nobody_asks_without_a_key() {
    let file = File::new("keys", entry("somebody", "doko_0123456789abcdef"));
    let access = Access {
        api_keys: Some(file.path().to_path_buf()),
        ..Access::default()
    };
    let server = start(&Config {
        access,
        ..Config::on_a_free_port()
    });
    let address = server.address();
    for path in [LIST, "/v1/games:inspect"] {
        assert_eq!(
            with(address, path, "").await,
            (401, "unauthenticated".to_owned())
        );
        let wrong = "authorization: Bearer doko_fedcba9876543210\r\n";
        assert_eq!(with(address, path, wrong).await.0, 401);
    }
    assert_eq!(get(address, "/v1/rules").await.status, 401);
    let key = "authorization: Bearer doko_0123456789abcdef\r\n";
    assert_eq!(with(address, LIST, key).await.0, 200);
    assert_eq!(
        http(address, "GET", "/v1/rules", key, b"").await.status,
        200
    );
    server.stop().await;
}

#[tokio::test]
async fn pages_of_listed_origins_may_ask() {
    let web = Web {
        cors_origin: "https://example.com".parse().unwrap(),
        ..Web::default()
    };
    let server = start(&Config {
        web,
        ..Config::on_a_free_port()
    });
    let address = server.address();
    for (origin, status) in [("https://example.com", 200), ("https://example.org", 403)] {
        let page = format!("origin: {origin}\r\n");
        let posted = http(address, "POST", LIST, &format!("{JSON}{page}"), b"{}").await;
        let got = http(address, "GET", "/v1/rules", &page, b"").await;
        let preflight = format!(
            "{page}access-control-request-method: POST\r\n\
             access-control-request-headers: connect-protocol-version,content-type\r\n"
        );
        let asked = http(address, "OPTIONS", LIST, &preflight, b"").await;
        for heard in [&posted, &got, &asked] {
            assert_eq!(heard.status, status, "{}", heard.head);
            let allowed = format!("access-control-allow-origin: {origin}");
            assert_eq!(
                heard.head.contains(&allowed),
                status == 200,
                "{}",
                heard.head
            );
        }
        if status == 200 {
            assert!(
                asked.head.contains("connect-protocol-version"),
                "{}",
                asked.head
            );
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn json_can_be_off() {
    let web = Web {
        grpc_web: Switch::Off,
        ..Web::default()
    };
    let server = start(&Config {
        web,
        ..Config::on_a_free_port()
    });
    let mut client = common::plain(server.address()).await;
    let mut request = common::call(
        LIST,
        common::NO_HURRY,
        http_body_util::Full::new("{}".into()),
    );
    let json = "application/json".parse().unwrap();
    request.headers_mut().insert("content-type", json);
    let answer = client.send_request(request).await.unwrap();
    assert_eq!(answer.status(), 415);
    server.stop().await;
}

/// The question that stands in a command of `page`.
fn inline(page: &str) -> Option<&str> {
    let (_, question) = page.split_once("--data \\\n  '")?;
    question.split_once('\'').map(|(question, _)| question)
}

#[tokio::test]
async fn a_game_fits_on_one_line() {
    let server = start(&Config::on_a_free_port());
    let first = inline(include_str!("../../README.md")).unwrap();
    let heard = post(server.address(), MOVE, first).await;
    let whole = post(server.address(), MOVE, QUESTION).await;
    assert_eq!(heard.json(), whole.json());
    let question = inline(include_str!("../../docs/HTTP.md")).unwrap();
    let heard = post(server.address(), MOVE, question).await;
    assert_eq!(
        heard.json()["line"],
        "vln; h=HTCQSQHQSJHJDTCACTHK/HTCQSQHQSJDADTCASASK/DJDADKCTCKSASTSKHAHK/DQDQCJCJHJDJDKCKSTHA; s=1g 2g 3g 4g; p=HTDTDJ"
    );
    let wrong = question.replace("DT\"", "DT C9\"");
    let heard = post(server.address(), MOVE, &wrong).await;
    assert!(
        heard.text().contains("column 115 (`plays[2]`)"),
        "{}",
        heard.text()
    );
}

#[tokio::test]
async fn a_value_has_a_nearest_name() {
    let server = start(&Config::on_a_free_port());
    let path = "/v1/games:checkAnnouncement";
    let question = r#"{"record": {"line": "vln"}, "seat": 1, "announcement": "keine90"}"#;
    let heard = post(server.address(), path, question).await;
    assert!(
        heard.text().contains("the nearest is `KEINE_90`"),
        "{}",
        heard.text()
    );
    let heard = post(
        server.address(),
        path,
        &question.replace("keine90", "keine_90"),
    )
    .await;
    assert_eq!(heard.status, 200, "{}", heard.text());
}
