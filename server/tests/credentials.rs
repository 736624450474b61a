//! Credentials as an operator meets them: made, told of, and never logged.

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::credential::{entry, refused};
use common::file::File;
use common::program::{Started, program};
use common::slow::stream;
use common::{LIST, assert_alive, connect, plain, status};
use tonic::Code;

const KEY: &str = "doko_0123456789abcdef";
const OTHER: &str = "doko_fedcba9876543210";

#[tokio::test(flavor = "multi_thread")]
async fn keys_are_never_logged() {
    let file = File::new("logs.toml", entry("palast", KEY));
    let started = Started::new(&["--api-keys", file.name(), "--log-filter", "debug"]);
    let channel = connect(started.address).await;
    assert_eq!(refused(&channel, LIST, Some(KEY)).await, None);
    assert_eq!(
        refused(&channel, LIST, Some(OTHER)).await,
        Some(Code::Unauthenticated)
    );
    drop(channel);
    started.signal("TERM");
    let (_, log) = started.ended();
    assert!(log.contains("UNAUTHENTICATED"), "{log}");
    for secret in [KEY, OTHER] {
        assert!(!log.contains(secret), "{log}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_are_read_again_when_that_is_asked_for() {
    let file = File::new("again.toml", entry("old", KEY));
    let mut started = Started::new(&["--api-keys", file.name(), "--reload-interval", "24h"]);
    let channel = connect(started.address).await;
    assert_eq!(refused(&channel, LIST, Some(KEY)).await, None);
    file.write(entry("new", OTHER));
    started.signal("HUP");
    started.says("read again");
    assert_eq!(refused(&channel, LIST, Some(OTHER)).await, None);
    assert_eq!(
        refused(&channel, LIST, Some(KEY)).await,
        Some(Code::Unauthenticated)
    );
    started.signal("TERM");
    let (status, log) = started.ended();
    assert_eq!(status.code(), Some(0), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_that_cannot_be_read_change_nothing() {
    let file = File::new("unreadable.toml", entry("old", KEY));
    let mut started = Started::new(&["--api-keys", file.name(), "--reload-interval", "24h"]);
    let channel = connect(started.address).await;
    for (text, problem) in [
        ("[[key]]\nname = 1\n", "line 2"),
        // What is there while somebody writes it anew.
        ("", "it has no key"),
        ("[[key]]\nname = \"old\"", "line 1: write entries"),
    ] {
        file.write(text);
        started.signal("HUP");
        started.says(problem);
        assert_eq!(refused(&channel, LIST, Some(KEY)).await, None, "{text}");
    }
    started.signal("HUP");
    file.write(entry("new", OTHER));
    started.signal("HUP");
    started.says("read again");
    assert_eq!(refused(&channel, LIST, Some(OTHER)).await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_gone_is_said_once() {
    let file = File::new("gone.toml", entry("old", KEY));
    let mut started = Started::new(&["--api-keys", file.name(), "--reload-interval", "5ms"]);
    std::fs::remove_file(file.path()).unwrap();
    started.says("cannot be read again");
    // Time for some more looks.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let channel = connect(started.address).await;
    assert_eq!(refused(&channel, LIST, Some(KEY)).await, None);
    file.write(entry("new", OTHER));
    started.says("read again");
    started.signal("TERM");
    let (_, log) = started.ended();
    assert_eq!(log.matches("cannot be read again").count(), 1, "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_key_is_printed_once_and_opens_the_service() {
    let output = program().args(["new-api-key", "palast"]).output().unwrap();
    assert!(output.status.success());
    let key = String::from_utf8(output.stderr).unwrap();
    let file = File::new("new.toml", &output.stdout);
    let started = Started::new(&["--api-keys", file.name()]);
    let channel = connect(started.address).await;
    assert_eq!(refused(&channel, LIST, Some(key.trim())).await, None);
    assert_eq!(
        refused(&channel, LIST, None).await,
        Some(Code::Unauthenticated)
    );
}

#[test]
fn what_is_wrong_with_access_is_said_at_the_start() {
    let good = File::new("good.toml", entry("palast", KEY));
    let bad = File::new("bad.toml", "[[key]]\nname = \"palast\"\n");
    let [bad_keys, no_set, no_certificate] = [
        format!("--api-keys {}: line 1: write", bad.name()),
        format!("--jwt-keys {}: ", good.name()),
        format!("--tls-certificate {}: ", good.name()),
    ];
    for (arguments, parts) in [
        (
            vec!["--address", "0.0.0.0:0"],
            ["--address 0.0.0.0:0", "--allow-anonymous on"],
        ),
        (
            vec!["--api-keys", "no.toml"],
            ["--api-keys no.toml: ", "No such file"],
        ),
        (
            vec!["--api-keys", bad.name()],
            [bad_keys.as_str(), "sha256 in quotes"],
        ),
        (
            vec!["--jwt-keys", good.name()],
            ["--jwt-keys needs", "--jwt-issuer"],
        ),
        (
            vec!["--tls-key", good.name()],
            ["--tls-key needs", "--tls-certificate"],
        ),
        (
            vec!["--tls-client-ca", good.name()],
            ["--tls-client-ca needs", "--tls-certificate"],
        ),
        (
            vec!["--tls-certificate", good.name(), "--tls-key", good.name()],
            [no_certificate.as_str(), "no PEM file with certificates"],
        ),
        (
            vec![
                "--jwt-keys",
                good.name(),
                "--jwt-issuer",
                "a",
                "--jwt-audience",
                "b",
            ],
            [no_set.as_str(), "it is no JSON, as line 1"],
        ),
        (
            vec!["--open-services", "health"],
            ["--open-services health is of no use", "--api-keys"],
        ),
        (
            vec!["--tls-client-certificate", "optional"],
            ["optional is of no use", "--tls-client-ca"],
        ),
        (
            vec!["--api-keys", good.name(), "--allow-anonymous", "on"],
            ["--allow-anonymous on contradicts", "--api-keys"],
        ),
        (
            vec!["--jwt-issuer", "", "--jwt-audience", "b"],
            ["--jwt-issuer", "must not be empty"],
        ),
        (vec!["--api-keys", ""], ["--api-keys", "value is required"]),
        (
            vec![
                "--address",
                "127.0.0.1:9",
                "--health-address",
                "127.0.0.1:9",
            ],
            ["--health-address 127.0.0.1:9", "--address"],
        ),
        (
            vec!["--open-services", "all"],
            ["'all' for '--open-services", "neither health nor"],
        ),
    ] {
        let output = program().args(&arguments).output().unwrap();
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(64), "{arguments:?}: {message}");
        for part in parts {
            assert!(message.contains(part), "{arguments:?}: {part}: {message}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_call_if_that_is_said() {
    let mut command = program();
    command.args(["--allow-anonymous", "on"]);
    let started = Started::at(command, "0.0.0.0:0");
    let address = SocketAddr::from(([127, 0, 0, 1], started.address.port()));
    assert_alive(&connect(address).await).await;
    let answer = plain(address).await;
    let (message, open) = stream(&answer);
    drop(message);
    assert_eq!(status(open.await.unwrap()).await.code(), Code::Ok);
}
