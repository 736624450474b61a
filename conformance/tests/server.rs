//! Servers over gRPC: ours, and one that goes away.

#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use doko_conformance::road::{Fault, Grpc, Road as _};
use doko_conformance::{Method, Profile, Run, cases};
use doko_harness::Strictness;
use doko_server::{Config, Running, Server, new_api_key};

const PATIENCE: Duration = Duration::from_secs(20);

#[test]
fn our_server_passes_and_one_that_is_gone_is_a_crash() {
    let mut config = Config::on_a_free_port();
    // The road keeps its connection, which the server would wait for.
    config.drain.drain_timeout = Duration::ZERO;
    let server = Server::start(&config).unwrap();
    let road = Grpc::connect(format!("http://{}", server.address()), PATIENCE).unwrap();
    let all = cases(None).unwrap();
    let profile = Profile::default();
    let run = Run::of(&all, |_| true, &road, &profile, Strictness::Full, |_| {});
    let counts = run.counts();
    assert!(
        counts.passed == counts.all() && counts.passed > 1000,
        "{counts}"
    );

    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(server.stop());
    let gone = road.call(Method::ListRules, &[]);
    assert!(matches!(gone, Err(Fault::Crash(_))), "{gone:?}");
    let case = |case: &doko_conformance::Case| case.id == "C-01/b";
    let run = Run::of(&all, case, &road, &profile, Strictness::Full, |_| {});
    assert_eq!(run.counts().failed, run.checked.len());
}

/// The exit code of the kit, and what it wrote to stderr.
fn kit(server: &Running, scheme: &str, arguments: &[&str], key: Option<&str>) -> (i32, String) {
    let url = format!("{scheme}://{}", server.address());
    let mut command = Command::new(env!("CARGO_BIN_EXE_doko-conformance"));
    command.args(["--server", &url]);
    command.args(arguments).env_remove("DOKO_API_KEY");
    if let Some(key) = key {
        command.env("DOKO_API_KEY", key);
    }
    let output = command.output().unwrap();
    let complaints = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code().unwrap(), complaints)
}

/// Bytes as PEM.
fn pem(label: &str, der: &[u8]) -> String {
    let text = BASE64_STANDARD.encode(der);
    let lines: Vec<&str> = text
        .as_bytes()
        .chunks(64)
        .map(|it| std::str::from_utf8(it).unwrap())
        .collect();
    let body = lines.join("\n");
    format!("-----BEGIN {label}-----\n{body}\n-----END {label}-----\n")
}

/// A file below the folder that Cargo gives tests.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_server_that_wants_a_key_is_shown_one_or_could_not_be_asked() {
    let (key, entry) = new_api_key("author").unwrap();
    let mut config = Config::on_a_free_port();
    config.access.api_keys = Some(file("kit-keys.toml", &entry));
    let server = Server::start(&config).unwrap();

    let follow = ["--suite", "follow"];
    for arguments in [&follow[..], &["--generate", "3"], &["--explain", "C-01/b"]] {
        let (code, told) = kit(&server, "http", arguments, None);
        assert_eq!(code, 3, "{told}");
        for part in ["could not be asked", "UNAUTHENTICATED", "DOKO_API_KEY"] {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
    // So many wrong keys that the server no longer looks at them.
    let (code, told) = kit(&server, "http", &["--api-key", "doko_wrong"], None);
    assert_eq!(code, 3, "{told}");
    let (code, told) = kit(
        &server,
        "http",
        &[&follow[..], &["--api-key", &key]].concat(),
        None,
    );
    assert_eq!(code, 0, "{told}");
    let (code, told) = kit(&server, "http", &follow, Some(&key));
    assert_eq!(code, 0, "{told}");
}

#[test]
fn a_server_with_a_certificate_of_ones_own_is_believed_if_it_is_named() {
    let names = vec!["127.0.0.1".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).unwrap();
    let certificate = file("kit-server.pem", &pem("CERTIFICATE", made.cert.der()));
    let mut config = Config::on_a_free_port();
    config.tls.tls_certificate = Some(certificate.clone());
    config.tls.tls_key = Some(file(
        "kit-server-key.pem",
        &pem("PRIVATE KEY", &made.signing_key.serialize_der()),
    ));
    let server = Server::start(&config).unwrap();

    let (code, told) = kit(&server, "https", &[], None);
    assert_eq!(code, 3, "{told}");
    let certificate = certificate.to_string_lossy();
    let (code, told) = kit(&server, "https", &["--ca", &certificate], None);
    assert_eq!(code, 0, "{told}");
}
