//! What an operator can see: metrics, as the page for operators, the dashboard and the
//! alerts have them, and ids of calls.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::Duration;

use common::file::File;
use common::program::Started;
use common::slow::{ended, stream};
use common::{
    EVALUATE, LIST, NO_HURRY, PATIENCE, RULES, VALIDATE, call, connect, credential, frame, http1,
    plain, reluctant, send, start, unhurried,
};
use doko_proto::v1;
use doko_server::{Config, Running};
use http::Response;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Frame;
use prost::Message as _;
use serde_json::Value;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tonic::body::Body;
use tonic::transport::Channel;
use tower::ServiceExt as _;

const PAGE: &str = include_str!("../../docs/OPERATIONS.md");
const ALERTS: &str = include_str!("../../deploy/monitoring/alerts.yaml");
const DASHBOARD: &str = include_str!("../../deploy/monitoring/dashboard.json");

const SHORT: Duration = Duration::from_millis(300);

const WATCH: &str = "/grpc.health.v1.Health/Watch";

fn counting() -> Config {
    let mut config = unhurried();
    config.seeing.metrics_address = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    config
}

/// The whole answer to one question over HTTP/1.1.
async fn http(address: SocketAddr, line: &str) -> String {
    http1(address, &format!("{line} HTTP/1.1")).await
}

async fn metrics(server: &Running) -> String {
    http(server.metrics_address().unwrap(), "GET /metrics").await
}

/// Waits until the page has this line.
async fn has(server: &Running, line: &str) {
    let seen = async {
        while !metrics(server)
            .await
            .lines()
            .any(|it| it.trim_end() == line)
        {
            tokio::task::yield_now().await;
        }
    };
    let seen = timeout(PATIENCE, seen).await;
    assert!(seen.is_ok(), "{line}: {}", metrics(server).await);
}

/// Whether seat 1 may play the ♥T before anything was said, as nobody's hand is known.
fn question(rule_set: &str) -> v1::ValidateMoveRequest {
    let source = v1::rule_set_ref::Source::Name(rule_set.to_owned());
    v1::ValidateMoveRequest {
        record: Some(v1::GameRecord {
            rule_set: Some(v1::RuleSetRef {
                source: Some(source),
                ..v1::RuleSetRef::default()
            }),
            ..v1::GameRecord::default()
        }),
        seat: v1::Seat::Seat1.into(),
        card: v1::Card::Ht.into(),
        view: v1::View::Public.into(),
        ..v1::ValidateMoveRequest::default()
    }
}

async fn asked(channel: &Channel, path: &str, id: Option<&str>, message: &[u8]) -> Response<Body> {
    let mut request = call(path, NO_HURRY, Body::new(Full::new(frame(message))));
    if let Some(id) = id {
        let headers = request.headers_mut();
        headers.insert("x-request-id", id.parse().unwrap());
    }
    channel.clone().oneshot(request).await.unwrap()
}

#[tokio::test]
async fn calls_are_counted_by_method_and_code() {
    let server = start(&counting());
    let channel = connect(server.address()).await;
    for _ in 0..3 {
        send(&channel, LIST, frame(b"")).await;
    }
    send(&channel, VALIDATE, frame(b"\xff")).await;
    send(&channel, "/secret.Service/Secret", frame(b"")).await;
    let count = "rpc_server_call_duration_seconds_count{rpc_system_name=\"grpc\",rpc_method=";
    for labels in [
        r#""doppelkopf.rules.v1.RuleSetService/ListRuleSets",rpc_response_status_code="OK",error_type=""} 3"#,
        r#""doppelkopf.rules.v1.RulesService/ValidateMove",rpc_response_status_code="INVALID_ARGUMENT",error_type=""} 1"#,
        r#""_OTHER",rpc_response_status_code="UNIMPLEMENTED",error_type="UNIMPLEMENTED"} 1"#,
    ] {
        has(&server, &format!("{count}{labels}")).await;
    }
    assert!(!metrics(&server).await.contains("ecret"));

    // A stream counts when it ends, and one whose caller is gone as cancelled.
    let client = plain(server.address()).await;
    let (message, open) = stream(&client);
    let open = open.await.unwrap();
    let cancelled = asked(&channel, WATCH, None, b"").await;
    has(&server, "doko_open_calls 2").await;
    drop(message);
    common::status(open).await;
    let labels = |path: &str, code| {
        let method = path.trim_start_matches('/');
        format!("\"{method}\",rpc_response_status_code=\"{code}\"")
    };
    has(
        &server,
        &format!("{count}{},error_type=\"\"}} 1", labels(EVALUATE, "OK")),
    )
    .await;
    drop(cancelled);
    has(
        &server,
        &format!("{count}{},error_type=\"\"}} 1", labels(WATCH, "CANCELLED")),
    )
    .await;
    has(&server, "doko_open_calls 0").await;
    server.stop().await;
}

#[tokio::test]
async fn connections_are_counted_by_how_they_end() {
    let server = start(&counting());
    let ended = |why: &str, count| format!("doko_connections_ended_total{{why=\"{why}\"}} {count}");
    for why in [
        "closed", "failed", "unread", "idle", "aged", "stopped", "crowded",
    ] {
        has(&server, &ended(why, 0)).await;
    }
    http(server.address(), "nonsense").await;
    has(&server, &ended("failed", 1)).await;
    let channel = connect(server.address()).await;
    send(&channel, LIST, frame(b"")).await;
    has(&server, "doko_open_connections 1").await;
    drop(channel);
    has(&server, &ended("closed", 1)).await;
    has(&server, "doko_open_connections 0").await;
    server.stop().await;
}

#[tokio::test]
async fn connections_that_are_one_too_many_are_counted() {
    let mut config = counting();
    config.callers.max_connections_per_address = 1;
    let server = start(&config);
    let channel = connect(server.address()).await;
    send(&channel, LIST, frame(b"")).await;
    let mut other = TcpStream::connect(server.address()).await.unwrap();
    let read = timeout(PATIENCE, other.read(&mut [0; 1])).await.unwrap();
    // Closed, whether that is an end or a reset.
    assert_eq!(read.unwrap_or(0), 0);
    let crowded = "doko_connections_ended_total{why=\"crowded\"} 1";
    has(&server, crowded).await;
    has(&server, "doko_open_connections 1").await;
    server.stop().await;
}

#[tokio::test]
async fn connections_that_this_end_has_enough_of_say_why() {
    for (why, set) in [
        (
            "idle",
            (|it| it.lifetimes.idle_timeout = SHORT) as fn(&mut Config),
        ),
        ("aged", |it| it.lifetimes.max_connection_age = SHORT),
        ("unread", |it| it.limits.send_timeout = SHORT),
    ] {
        let mut config = counting();
        set(&mut config);
        let server = start(&config);
        let (mut client, _end) = reluctant(server.address(), 0).await;
        let request = call(RULES, NO_HURRY, Full::new(frame(b"")));
        let unread = match why {
            "unread" => Some(client.send_request(request).await.unwrap()),
            _ => None,
        };
        has(
            &server,
            &format!("doko_connections_ended_total{{why=\"{why}\"}} 1"),
        )
        .await;
        drop(unread);
        server.stop().await;
    }
}

#[tokio::test]
async fn rulings_are_counted_by_what_they_say() {
    let server = start(&counting());
    let channel = connect(server.address()).await;
    let single = question("ddv-tsr");
    send(&channel, VALIDATE, frame(&single.encode_to_vec())).await;
    has(
        &server,
        r#"doko_rulings_total{method="ValidateMove",rule_set="ddv-tsr",outcome="refused"} 1"#,
    )
    .await;
    // A batch of two, and the same over a stream; one of each has a rule set of no name.
    let questions = ["ddv-tsr", "secret"].map(|name| v1::Question {
        id: "secret".to_owned(),
        question: Some(v1::question::Question::ValidateMove(question(name))),
    });
    let batch = v1::EvaluateRequest {
        questions: questions.to_vec(),
    };
    let batch = frame(&batch.encode_to_vec());
    let client = plain(server.address()).await;
    let (message, open) = stream(&client);
    message.send(Ok(Frame::data(batch.clone()))).await.unwrap();
    drop(message);
    ended(open).await;
    send(
        &channel,
        "/doppelkopf.rules.v1.RulesService/EvaluateBatch",
        batch,
    )
    .await;
    for line in [
        r#"doko_rulings_total{method="ValidateMove",rule_set="ddv-tsr",outcome="refused"} 3"#,
        r#"doko_rulings_total{method="",rule_set="",outcome="error"} 2"#,
    ] {
        has(&server, line).await;
    }
    let page = metrics(&server).await;
    assert!(
        page.contains(r#"doko_refusals_total{method="ValidateMove",rule=""#),
        "{page}"
    );
    assert!(!page.contains("secret"), "{page}");
    server.stop().await;
}

#[tokio::test]
async fn files_that_cannot_be_used_are_told() {
    let file = File::new("unusable.toml", credential::entry("palast", "doko_0"));
    let mut config = counting();
    config.access.api_keys = Some(file.path().to_path_buf());
    config.access.reload_interval = Duration::from_millis(20);
    let server = start(&config);
    let line = |unusable: u8| format!("doko_files_unreadable{{what=\"API keys\"}} {unusable}");
    has(&server, &line(0)).await;
    file.write("");
    has(&server, &line(1)).await;
    file.write(credential::entry("palast", "doko_1"));
    has(&server, &line(0)).await;
    std::fs::remove_file(file.path()).unwrap();
    has(&server, &line(1)).await;
    server.stop().await;
}

#[tokio::test]
async fn there_is_nothing_else_at_the_port() {
    let server = start(&counting());
    let address = server.metrics_address().unwrap();
    for (line, code) in [
        ("GET /", "404"),
        ("POST /metrics", "405"),
        ("GET /metrics/", "404"),
    ] {
        let answer = http(address, line).await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {code} ")),
            "{line}: {answer}"
        );
    }
    assert!(
        http(address, "GET /metrics")
            .await
            .contains("openmetrics-text")
    );
    // Who says nothing does not keep others out.
    let mut silent = Vec::new();
    for _ in 0..32 {
        silent.push(TcpStream::connect(address).await.unwrap());
    }
    assert!(metrics(&server).await.ends_with("# EOF\n"));
    server.stop().await;
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn ids_go_back_to_who_has_sent_them() {
    let server = start(&unhurried());
    let channel = connect(server.address()).await;
    let id = |response: &Response<Body>| {
        let value = response.headers().get("x-request-id");
        value.map(|value| value.to_str().unwrap().to_owned())
    };
    let answered = asked(&channel, LIST, Some("a-1"), b"").await;
    assert_eq!(id(&answered).as_deref(), Some("a-1"));
    let failed = asked(&channel, VALIDATE, Some("a-2"), b"\xff").await;
    assert_eq!(id(&failed).as_deref(), Some("a-2"));
    // Who has none is given one with what fails, and with a stream.
    assert_eq!(id(&asked(&channel, LIST, None, b"").await), None);
    for (path, sent) in [(VALIDATE, None), (EVALUATE, None), (VALIDATE, Some("a b"))] {
        let given = id(&asked(&channel, path, sent, b"\xff").await).unwrap();
        assert_eq!(given.len(), 32, "{path}: {given}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_stand_in_the_log() {
    let started = Started::new(&["--log-format", "json"]);
    let channel = connect(started.address).await;
    for (path, id) in [(VALIDATE, "a-unary"), (EVALUATE, "a-stream")] {
        let response = asked(&channel, path, Some(id), b"\xff").await;
        let _ = response.into_body().collect().await;
    }
    drop(channel);
    started.signal("TERM");
    let (_, log) = started.ended();
    for id in ["a-unary", "a-stream"] {
        let part = format!(r#""request_id":"{id}""#);
        assert_eq!(log.matches(&part).count(), 1, "{part}: {log}");
    }
}

#[tokio::test]
async fn what_http_refuses_is_counted() {
    let server = start(&counting());
    let refused =
        |status, count| format!("doko_http_refusals_total{{status=\"{status}\"}} {count}");
    has(&server, &refused(403, 0)).await;
    let page = format!("POST {VALIDATE} HTTP/1.1\r\norigin: https://example.org");
    http1(server.address(), &page).await;
    has(&server, &refused(403, 1)).await;
    http1(server.address(), "PUT /v1/rules HTTP/1.1").await;
    has(&server, &refused(405, 1)).await;
    server.stop().await;
}

/// The names of everything that is told, as samples have them.
async fn told() -> BTreeSet<String> {
    let file = File::new("seeing.toml", credential::entry("palast", "doko_0"));
    let mut config = counting();
    config.access.api_keys = Some(file.path().to_path_buf());
    let server = start(&config);
    let channel = connect(server.address()).await;
    let mut request = call(
        VALIDATE,
        NO_HURRY,
        Body::new(Full::new(frame(&question("ddv-tsr").encode_to_vec()))),
    );
    let key = "Bearer doko_0".parse().unwrap();
    request.headers_mut().insert("authorization", key);
    let response = channel.clone().oneshot(request).await.unwrap();
    common::status(response).await;
    let page = metrics(&server).await;
    server.stop().await;
    let types = page
        .lines()
        .filter_map(|it| it.trim_end().strip_prefix("# TYPE "));
    let name = |line: &str| {
        let (name, kind) = line.split_once(' ').unwrap();
        match kind {
            "counter" => format!("{name}_total"),
            "info" => format!("{name}_info"),
            _ => name.to_owned(),
        }
    };
    types.map(name).collect()
}

/// The names of metrics that these expressions use.
fn used(text: &str) -> BTreeSet<String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = text.split(|c| !is_name(c));
    let metrics = words.filter(|word| {
        let begins = ["rpc_server_", "doko_", "process_"];
        begins.iter().any(|begin| word.starts_with(begin))
    });
    let base = |word: &str| {
        let parts = ["_bucket", "_count", "_sum"];
        let base = parts.iter().find_map(|part| word.strip_suffix(part));
        base.unwrap_or(word).to_owned()
    };
    metrics.map(base).collect()
}

/// The first cells of the table with this head.
fn table(head: &str) -> BTreeSet<String> {
    let rows = PAGE
        .lines()
        .skip_while(|line| !line.starts_with(head))
        .skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.split('`').nth(1).unwrap().to_owned())
        .collect()
}

/// All expressions of the dashboard.
fn expressions(value: &Value) -> Vec<String> {
    match value {
        Value::Object(fields) => {
            let own = ["expr", "query"]
                .iter()
                .filter_map(|key| fields.get(*key)?.as_str());
            let own: Vec<String> = own.map(str::to_owned).collect();
            own.into_iter()
                .chain(fields.values().flat_map(expressions))
                .collect()
        }
        Value::Array(items) => items.iter().flat_map(expressions).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

#[tokio::test]
async fn what_is_told_is_documented_and_looked_at() {
    let told = told().await;
    assert_eq!(told, table("| metric |"));
    let dashboard: Value = serde_json::from_str(DASHBOARD).unwrap();
    let shown = used(&expressions(&dashboard).join("\n"));
    assert_eq!(told, shown, "the dashboard shows everything");
    let alerts = used(ALERTS);
    assert!(alerts.is_subset(&told), "{alerts:?}");
    assert!(alerts.len() > 4, "{alerts:?}");
}

/// Metrics of these expressions that are those of any service, because nothing says whose.
fn of_anybody<'a>(text: &'a str, job: &str) -> Vec<&'a str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let begins = ["rpc_server_", "doko_", "process_", "up{"];
    let starts = text.char_indices().filter(|(at, _)| {
        let (before, rest) = text.split_at(*at);
        !before.ends_with(is_name) && begins.iter().any(|begin| rest.starts_with(begin))
    });
    let rests = starts.map(|(at, _)| &text[at..]);
    rests
        .filter(|rest| {
            let selector = rest.trim_start_matches(is_name);
            !selector.starts_with(&format!("{{{job}"))
        })
        .collect()
}

/// A Prometheus has the metrics of many services, and those of calls have names that all of
/// these use.
#[test]
fn whatever_is_asked_for_is_of_this_service() {
    let lines = ALERTS
        .lines()
        .filter(|it| !it.trim_start().starts_with('#'));
    let alerts: Vec<&str> = lines.collect();
    let alerts = alerts.join("\n");
    assert_eq!(of_anybody(&alerts, "job=\"doko-rules\""), [""; 0]);
    let dashboard: Value = serde_json::from_str(DASHBOARD).unwrap();
    let shown = expressions(&dashboard).join("\n");
    // The list of jobs to choose from is that of who tells this one.
    let shown = shown.replace("label_values(doko_build_info, job)", "");
    assert_eq!(of_anybody(&shown, "job=\"$job\""), [""; 0]);
    assert_eq!(of_anybody("sum(doko_open_calls)", "job").len(), 1);
}

#[test]
fn every_alert_is_documented() {
    let names = ALERTS
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- alert: "));
    let names: BTreeSet<String> = names.map(str::to_owned).collect();
    assert_eq!(names, table("| alert |"));
}
