//! Where settings come from, as an operator meets it: flags, variables and a file.
#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot ask has failed"
)]

mod common;

use std::process::{Command, Output};

use common::file::File;
use common::program::{Started, program};
use common::{assert_alive, connect};

/// A file of settings.
fn file(name: &str, text: &str) -> File {
    File::new(&format!("{name}.toml"), text)
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// What a program that starts well prints instead of serving.
fn printed(command: &mut Command) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = command.arg("--print-config").output().unwrap();
    assert!(status.success(), "{}", text(stderr));
    text(stdout)
}

/// The line of a setting.
fn line<'t>(settings: &'t str, key: &str) -> &'t str {
    let begin = format!("{key} = ");
    let mut lines = settings.lines().filter(|line| line.starts_with(&begin));
    lines
        .next()
        .unwrap_or_else(|| panic!("no {key}: {settings}"))
}

/// What a program says that cannot start like this.
fn refused(command: &mut Command) -> String {
    let Output { status, stderr, .. } = command.output().unwrap();
    assert_eq!(status.code(), Some(64));
    text(stderr)
}

#[test]
fn an_error_names_where_the_value_stands() {
    let flag = "invalid value 'here' for '--address <IP:PORT>': write an IP address";
    let variable = "invalid value 'here' for 'DOKO_ADDRESS, which is --address <IP:PORT>': write";
    for (arguments, expected) in [
        (&[][..], variable),
        (&["serve"], variable),
        (&["healthcheck"], variable),
        (&["--address", "here"], flag),
        (&["--address=here"], flag),
    ] {
        let said = refused(program().env("DOKO_ADDRESS", "here").args(arguments));
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
    let said = refused(program().env("DOKO_LOG_FORMAT", "loud"));
    assert!(
        said.contains("DOKO_LOG_FORMAT, which is --log-format"),
        "{said}"
    );
}

#[test]
fn no_error_repeats_a_password() {
    let secret = "https://user:hunter2@c:4317";
    let list = file("listed", &format!("otlp_endpoint = [1, \"{secret}\"]\n"));
    let bare = ["otlp_endpoint", "address"].map(|key| {
        let text = format!("{key} = \"user:hunter2@c:4317\"\n");
        file(&format!("bare-{key}"), &text)
    });
    let file = file("secret", &format!("otlp_endpoint = \"{secret}\"\n"));
    for command in [
        program().args(["--otlp-endpoint", secret]),
        program().arg(format!("--otlp-endpoint={secret}")),
        program().env("DOKO_OTLP_ENDPOINT", secret),
        program().args(["--config", file.name()]),
        program().args(["--config", list.name()]),
        program().args(["--config", bare[0].name()]),
        program().args(["--config", bare[1].name()]),
        program().args(["--address", secret]),
        program().arg(secret),
    ] {
        let said = refused(command);
        assert!(
            !said.contains("hunter2") && !said.contains("user:"),
            "{said}"
        );
    }
    for flag in ["--jwt-issuer", "--jwt-audience"] {
        let said = refused(program().args([flag, secret, "--print-config"]));
        let is_clean = !said.contains("hunter2") && !said.contains("user:");
        assert!(is_clean && said.contains("neither a user nor"), "{said}");
    }
    let said = refused(program().env("DOKO_OTLP_ENDPOINT", secret));
    assert!(said.contains("neither a user nor a password"), "{said}");
}

#[test]
fn a_flag_wins_over_its_variable_that_over_the_file_and_that_over_the_default() {
    let file = file(
        "order",
        "max_message_size = 2001\nreflection = \"off\"\nworkers = 3\n\
         cors_origin = [\"https://a.example\", \"https://b.example\"]\n",
    );
    for serve in [&[][..], &["serve"]] {
        let mut command = program();
        command.args(serve);
        command.args(["--config", file.name(), "--max-message-size", "2003"]);
        command.env("DOKO_MAX_MESSAGE_SIZE", "2002");
        command.env("DOKO_WORKERS", "2");
        let settings = printed(&mut command);
        for (key, expected) in [
            (
                "max_message_size",
                "max_message_size = 2003  # --max-message-size".to_owned(),
            ),
            ("workers", "workers = 2  # DOKO_WORKERS".to_owned()),
            (
                "reflection",
                format!("reflection = \"off\"  # {}", file.name()),
            ),
            (
                "cors_origin",
                format!(
                    "cors_origin = \"https://a.example,https://b.example\"  # {}",
                    file.name()
                ),
            ),
            ("grpc_web", "grpc_web = \"on\"  # default".to_owned()),
        ] {
            assert_eq!(line(&settings, key), expected);
        }
        assert!(
            settings.contains("\n# rule_sets is not set\n"),
            "{settings}"
        );
    }
}

#[test]
fn printed_settings_can_be_read_again() {
    let first = printed(program().args(["--drain-delay", "7s", "--log-filter", "warn"]));
    let file = file("again", &first);
    let second = printed(program().env("DOKO_CONFIG", file.name()));
    let values = |settings: &str| -> Vec<String> {
        let values = settings
            .lines()
            .map(|line| line.split("  # ").next().unwrap().to_owned());
        values.collect()
    };
    assert_eq!(values(&first), values(&second));
    assert_eq!(
        line(&second, "drain_delay"),
        format!("drain_delay = \"7s\"  # {}", file.name())
    );
}

#[test]
fn what_only_looks_like_a_number_stays_a_text() {
    for (name, expected) in [("007", "\"007\""), ("+7", "\"+7\""), ("7", "7")] {
        let settings = printed(program().args(["--jwt-keys", "keys.json"]).args([
            "--jwt-audience",
            "a",
            "--jwt-issuer",
            name,
        ]));
        let issuer = line(&settings, "jwt_issuer");
        assert_eq!(issuer, format!("jwt_issuer = {expected}  # --jwt-issuer"));
        let file = file("issuer", &settings);
        let again = printed(program().args(["--config", file.name()]));
        let value = |line: &str| line.split("  # ").next().unwrap().to_owned();
        assert_eq!(value(line(&again, "jwt_issuer")), value(issuer));
    }
}

#[test]
fn printing_can_be_asked_for_by_a_variable() {
    for (value, prints) in [("on", true), ("true", true), ("1", true), ("off", false)] {
        let mut command = program();
        // What is wrong ends a program that serves.
        command.env("DOKO_PRINT_CONFIG", value).arg("--address");
        let output = command.arg("192.0.2.1:1").args(["--allow-anonymous", "on"]);
        let output = output.output().unwrap();
        assert_eq!(output.status.success(), prints, "{value}: {output:?}");
        assert_eq!(text(output.stdout).contains("address = "), prints);
    }
    let said = refused(program().env("DOKO_PRINT_CONFIG", "maybe"));
    let part = "'maybe' for 'DOKO_PRINT_CONFIG, which is --print-config': write on or off";
    assert!(said.contains(part), "{said}");
}

#[test]
fn healthcheck_finds_the_service_by_the_same_file() {
    for key in ["address", "health_address"] {
        let started = Started::new(&[]);
        let address = started.address;
        let text = match key {
            "address" => format!("address = \"{address}\"\nworkers = 1\n"),
            _ => format!("address = \"127.0.0.1:1\"\nhealth_address = \"{address}\"\n"),
        };
        let file = file("healthcheck", &text);
        let check = |arguments: &[&str]| {
            let mut command = program();
            command.arg("healthcheck").args(arguments);
            command.args(["--timeout", "1m"]).output().unwrap().status
        };
        assert_eq!(check(&["--config", file.name()]).code(), Some(0), "{key}");
        // What stands on the command line wins.
        let other = [
            "--config",
            file.name(),
            &format!("--{}", key.replace('_', "-")),
        ];
        let other = [&other[..], &["127.0.0.1:1"]].concat();
        assert_eq!(check(&other).code(), Some(1), "{key}");
    }
    let faulty = file("faulty-healthcheck", "adress = 1\n");
    let output = program()
        .args(["healthcheck", "--config", faulty.name()])
        .output();
    assert_eq!(output.unwrap().status.code(), Some(64));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_what_the_service_runs_with() {
    let file = file("served", "workers = 1\nlog_format = \"json\"\n");
    let started = Started::new(&["--config", file.name()]);
    assert_alive(&connect(started.address).await).await;
    started.signal("TERM");
    let (_, log) = started.ended();
    let first = log.lines().next().unwrap();
    assert!(first.contains(r#""threads":1,"#), "{log}");
}

#[test]
fn every_fault_names_key_value_and_what_is_allowed() {
    for (setting, parts) in [
        (
            "max_message_size = 0",
            ["max_message_size = 0", "from 1024 to 4294967295"],
        ),
        (
            "max_message_size = \"much\"",
            ["max_message_size = much", "from 1024 to 4294967295"],
        ),
        (
            "max_message_size = 1.5",
            ["max_message_size = 1.5", "from 1024 to 4294967295"],
        ),
        (
            "adress = \"127.0.0.1:1\"",
            ["no setting `adress`", "there are address, unix_socket"],
        ),
        (
            "max-message-size = 1000",
            ["no setting `max-message-size`", "max_message_size"],
        ),
        (
            "address = \"here\"",
            ["address = here", "such as 127.0.0.1:50051"],
        ),
        (
            "unix_socket_mode = 0o660",
            ["unix_socket_mode = 0o660", "such as 0660"],
        ),
        (
            "reflection = true",
            ["reflection = true", "write one of on, off"],
        ),
        (
            "log_format = \"xml\"",
            ["log_format = xml", "write one of pretty, json"],
        ),
        (
            "log_filter = \"a=b=c\"",
            ["log_filter = a=b=c", "warn,doko_server=info"],
        ),
        (
            "request_timeout = 10",
            ["request_timeout = 10", "such as 250ms, 10s or 5m"],
        ),
        (
            "request_timeout = 10:00:00",
            ["request_timeout = 10:00:00", "such as 250ms, 10s or 5m"],
        ),
        (
            "cors_origin = [\"https://a.example\",\n  1]",
            [
                "cors_origin = [\"https://a.example\", 1]",
                "`1` is no origin; write scheme, host and port",
            ],
        ),
        (
            "rule_sets = 1.5",
            ["rule_sets = 1.5", "write a text in quotes"],
        ),
        (
            "reflection = { on = 1 }",
            ["reflection = { on = 1 }", "write one of on, off"],
        ),
        (
            "config = \"other.toml\"",
            ["no setting `config`", "address"],
        ),
        ("[limits]\nworkers = 1", ["no setting `limits`", "workers"]),
        ("workers = ", ["line 2", ""]),
        (
            "workers = 1\nworkers = 2",
            ["line 3", "duplicate key `workers`"],
        ),
        ("api_keys = \"\"", ["api_keys = \"\": write something", ""]),
    ] {
        let file = file("faulty", &format!("# settings\n{setting}\n"));
        let output = program().args(["--config", file.name()]).output().unwrap();
        let message = text(output.stderr);
        assert_eq!(output.status.code(), Some(64), "{setting}: {message}");
        for part in parts.into_iter().chain([file.name(), "line "]) {
            assert!(message.contains(part), "{setting}: {part}: {message}");
        }
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn all_faults_of_a_file_are_named_at_once() {
    let file = file("faults", "adress = \"x\"\nworkers = -1\n");
    let output = program().args(["--config", file.name()]).output().unwrap();
    let message = text(output.stderr);
    assert!(
        message.contains("line 1: there is no setting `adress`"),
        "{message}"
    );
    assert!(
        message.contains("line 2: workers = -1: write a whole number"),
        "{message}"
    );
}

#[test]
fn flags_and_variables_name_what_they_take_too() {
    for (line, parts) in [
        (
            "--max-message-size x",
            [
                "'x' for '--max-message-size <BYTES>'",
                "from 1024 to 4294967295",
            ],
        ),
        (
            "--reflection maybe",
            ["'maybe' for '--reflection <ON|OFF>'", "on, off"],
        ),
        ("--config no.toml", ["--config no.toml", "No such file"]),
        (
            "--receive-buffer 300000",
            ["--receive-buffer 300000", "three times"],
        ),
        (
            "--caller-rate 10 --caller-burst 199",
            [
                "--caller-burst 199",
                "at least --max-questions, which is 200",
            ],
        ),
        (
            "--caller-rate 10 --caller-share 4",
            ["--caller-share 4", "three times --max-message-size"],
        ),
        ("--caller-share 0", ["--caller-share", "from 1 to 100"]),
        (
            "--max-questions -1",
            ["'-1' for '--max-questions", "from 1 to 200"],
        ),
        (
            "serve --max-questions -1",
            ["'-1' for '--max-questions", "from 1 to 200"],
        ),
    ] {
        let output = program().args(line.split(' ')).output().unwrap();
        let message = text(output.stderr);
        assert_eq!(output.status.code(), Some(64), "{line}: {message}");
        for part in parts {
            assert!(message.contains(part), "{line}: {part}: {message}");
        }
    }
}

#[test]
fn what_has_no_effect_is_refused() {
    let keys = ["--api-keys", "keys.toml"];
    for (line, needs) in [
        ("--trace-one-in 5", "--otlp-endpoint"),
        ("--guess-rate 5", "--api-keys, --jwt-keys or"),
        ("--reload-interval 5s", "--jwt-keys or --tls-certificate"),
        ("--caller-rate 0 --caller-burst 500", "--caller-rate 0"),
        ("--caller-rate 0 --caller-share 40", "--caller-rate 0"),
        (
            "--max-connections-per-address 1001",
            "--max-connections, which is 1000",
        ),
        (
            "--http2-keepalive-interval 0s --http2-keepalive-timeout 5s",
            "--http2-keepalive-interval 0s",
        ),
        ("--unix-socket-mode 0600", "--unix-socket"),
        ("--open-services health", "--api-keys"),
        (
            "--tls-client-ca ca.pem --tls-certificate c.pem --tls-key k.pem --open-services health",
            "--tls-client-certificate optional",
        ),
        ("--tls-client-certificate optional", "--tls-client-ca"),
        ("--allow-anonymous-metrics on", "--metrics-address"),
        (
            "--grpc-web off --cors-origin https://a.example",
            "--grpc-web off",
        ),
        ("--grpc-web off --page on", "--grpc-web off"),
    ] {
        let said = refused(program().args(line.split(' ')));
        assert!(said.contains("is of no use"), "{line}: {said}");
        assert!(said.contains(needs), "{line}: {said}");
        // The last flag is named with its value.
        let begins = line.rfind("--").unwrap();
        assert!(said.contains(&line[begins..]), "{line}: {said}");
    }
    // What looks like these and has an effect: that of defaults is nobody's mistake, and an
    // entry of a key may have a rate, but no burst.
    for line in ["--max-connections 100", "--caller-rate 0"] {
        let started = Started::new(&line.split(' ').collect::<Vec<_>>());
        started.signal("TERM");
        assert_eq!(started.ended().0.code(), Some(0), "{line}");
    }
    let burst = ["--caller-rate", "0", "--caller-burst", "500"];
    let said = refused(program().args(burst).args(keys));
    assert!(said.contains("keys.toml"), "{said}");
    let guesses = ["--guess-rate", "5", "--reload-interval", "5s"];
    let said = refused(program().args(guesses).args(keys));
    assert!(said.contains("keys.toml"), "{said}");
}
