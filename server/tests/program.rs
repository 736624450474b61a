//! The program as an operator meets it.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::fs::{File, OpenOptions};
use std::net::{TcpListener, TcpStream};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use common::program::{Started, program};
use common::{VALIDATE, assert_alive, connect, frame, send};

#[tokio::test(flavor = "multi_thread")]
async fn it_announces_itself_and_stops_on_both_signals() {
    for signal in ["TERM", "INT"] {
        let started = Started::new(&[]);
        assert_alive(&connect(started.address).await).await;
        started.signal(signal);
        let (status, log) = started.ended();
        assert_eq!(status.code(), Some(0), "{log}");
        for part in [
            env!("CARGO_PKG_VERSION"),
            "127.0.0.1:",
            "ddv-tsr 2026-02-21",
            "dokoland-liga",
        ] {
            assert!(log.lines().next().unwrap().contains(part), "{part}: {log}");
        }
    }
}

/// A device that takes nothing.
fn full() -> File {
    OpenOptions::new().write(true).open("/dev/full").unwrap()
}

#[test]
fn who_cannot_say_what_is_wrong_says_it_by_the_exit_code() {
    for (arguments, code) in [
        (&["--grpc-web", "maybe"][..], 64),
        (&["--api-keys", "no.toml"], 64),
        (&["--rule-sets", "no-such-folder"], 64),
        (&["healthcheck", "--address", "127.0.0.1:1"], 1),
        (&["new-api-key", "palast"], 1),
    ] {
        let status = program().args(arguments).stderr(full()).status().unwrap();
        assert_eq!(status.code(), Some(code), "{arguments:?}");
    }
}

#[test]
fn what_was_asked_for_and_cannot_be_written_is_a_failure() {
    for arguments in [
        &["--print-config"][..],
        &["--help"],
        &["new-api-key", "palast"],
    ] {
        let output = program().args(arguments).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_signal_ends_the_drain() {
    let mut started = Started::new(&["--drain-delay", "1h"]);
    started.signal("TERM");
    // Signals of a kind that nobody has looked at are one.
    started.says("stopping");
    assert_alive(&connect(started.address).await).await;
    started.signal("TERM");
    let (status, log) = started.ended();
    assert_eq!(status.code(), Some(1), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn failed_calls_are_logged_without_values() {
    let started = Started::new(&["--log-format", "json"]);
    let channel = connect(started.address).await;
    assert_alive(&channel).await;
    // A record with the rule set `secret`, for seat 77.
    let mut record = vec![0x0A, 0x0A, 0x0A, 0x08, 0x0A, 0x06];
    record.extend(b"secret");
    record.extend([0x10, 77]);
    send(&channel, VALIDATE, frame(&record)).await;
    send(&channel, "/secret.Service/Secret", frame(b"")).await;
    drop(channel);
    started.signal("TERM");
    let (_, log) = started.ended();
    // The first line has the address, whose port may end like the seat.
    let later = log.lines().skip(1);
    for line in later {
        let shown = line.to_lowercase().contains("secret") || line.contains("77\"");
        assert!(!shown, "{line}");
    }
    let failures: Vec<&str> = log
        .lines()
        .filter(|line| line.contains("call failed"))
        .collect();
    let [unreadable, unknown] = failures[..] else {
        panic!("{log}");
    };
    for part in [
        r#""method":"doppelkopf.rules.v1.RulesService/ValidateMove""#,
        r#""code":"INVALID_ARGUMENT""#,
        r#""reason":"#,
        r#""fields":"record.rule_set.name,"#,
    ] {
        assert!(unreadable.contains(part), "{part}: {unreadable}");
    }
    assert!(unknown.contains(r#""method":"unknown""#), "{unknown}");
    assert!(
        unknown.contains(r#""reason":"UNKNOWN_METHOD""#),
        "{unknown}"
    );
}

#[test]
fn help_explains_every_flag() {
    for (line, own, one) in [
        (&["--help"][..], "DOKO_", "address"),
        (&["serve", "--help"], "DOKO_SERVE_", "address"),
        (&["healthcheck", "--help"], "DOKO_HEALTHCHECK_", "address"),
    ] {
        let output = program().args(line).output().unwrap();
        assert!(output.status.success());
        let help = String::from_utf8(output.stdout).unwrap();
        // A flag has a line of its own; elsewhere flags are only spoken of.
        let flags: Vec<&str> = help
            .lines()
            .filter_map(|line| line.trim_start().strip_prefix("--"))
            .filter_map(|line| line.split_once(" <"))
            .map(|(flag, _)| flag)
            .collect();
        assert!(flags.contains(&one), "{help}");
        for flag in flags {
            let name = flag.to_uppercase().replace('-', "_");
            let has = |variable: String| help.contains(&format!("[env: {variable}=]"));
            assert!(
                has(format!("DOKO_{name}")) || has(format!("{own}{name}")),
                "{flag}: {help}"
            );
        }
    }
}

#[test]
fn bad_configuration_is_one_readable_message() {
    for (variable, value, part) in [
        ("DOKO_ADDRESS", "here", "--address <IP:PORT>"),
        ("DOKO_CORS_ORIGIN", "*", "`*` is no origin"),
        ("DOKO_WORKERS", "-1", "--workers <THREADS>"),
        (
            "DOKO_HTTP2_KEEPALIVE_TIMEOUT",
            "0s",
            "must be longer than 0s",
        ),
    ] {
        let output = program().env(variable, value).output().unwrap();
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(64), "{message}");
        assert!(message.contains(part), "{message}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn an_address_in_use_is_named() {
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    let output = program().args(["--address", &address]).output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(
        message.contains(&format!("cannot listen on {address}")),
        "{message}"
    );
}

#[test]
fn a_healthcheck_has_time_for_an_answer() {
    let output = program()
        .args(["healthcheck", "--timeout", "0s"])
        .output()
        .unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(64), "{message}");
    assert!(message.contains("must be longer than 0s"), "{message}");
}

#[test]
fn both_parts_of_the_drain_fit_into_what_container_engines_wait() {
    let drain = doko_server::Drain::default();
    let sum = drain.drain_delay + drain.drain_timeout;
    assert!(sum < Duration::from_secs(10), "{sum:?}");
}

#[test]
fn running_out_of_files_is_said_once() {
    let limited = "ulimit -n 60 && exec \"$0\" --workers 1";
    let mut command = Command::new("sh");
    command.args(["-c", limited, env!("CARGO_BIN_EXE_doko-server")]);
    let mut started = Started::of(command);
    let address = started.address;
    let open = || TcpStream::connect(address).unwrap();
    let connections: Vec<TcpStream> = (0..70).map(|_| open()).collect();
    started.says("cannot accept connections");
    // Time for some more attempts.
    sleep(Duration::from_millis(500));
    drop(connections);
    let last = open();
    started.says("accepting connections again");
    drop(last);
    started.signal("TERM");
    let (status, log) = started.ended();
    assert_eq!(status.code(), Some(0), "{log}");
    // While connections close one by one there may be room for a moment only.
    let mut can = true;
    for line in log.lines() {
        let (before, now) = match line {
            it if it.contains("cannot accept connections") => (true, false),
            it if it.contains("accepting connections again") => (false, true),
            _ => continue,
        };
        assert_eq!(can, before, "said twice: {log}");
        can = now;
    }
}

#[test]
fn healthcheck_asks_a_running_service() {
    let started = Started::new(&[]);
    let address = started.address.to_string();
    let check = |address: &str| {
        program()
            .arg("healthcheck")
            .env("DOKO_ADDRESS", address)
            .env("DOKO_HEALTHCHECK_TIMEOUT", "1m")
            .output()
            .unwrap()
            .status
            .code()
    };
    assert_eq!(check(&address), Some(0));
    started.signal("TERM");
    started.ended();
    assert_eq!(check(&address), Some(1));
}
