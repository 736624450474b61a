//! Every shell command on a page is run by a test, or its block says why none can run it:
//! "```sh by-hand: it needs a cluster".

use std::fs;

use doko_architecture::{files, root};

/// How commands begin, and the test or the stage that runs them.
const RUN_BY: &[(&str, &str)] = &[
    ("buf generate", "xtask/src/clients/strangers.rs"),
    (
        "cargo install --locked --path conformance",
        "xtask/src/package.rs",
    ),
    (
        "cargo run --release --example evening",
        "tests/e2e/tests/evenings.rs",
    ),
    (
        "cargo run --release --example first_questions",
        "tests/e2e/tests/first_questions.rs",
    ),
    (
        "cargo run --release --example referee",
        "tests/e2e/tests/referee.rs",
    ),
    (
        "cargo run --profile dist --package doko-bench",
        "tests/bench/src",
    ),
    (
        "cargo run --release -p doko-differential --bin beside",
        "tests/differential/src/bin/beside/arguments.rs",
    ),
    ("cargo run --release", "tests/e2e/src/served.rs"),
    ("cargo xtask", "xtask/src/pages.rs"),
    ("curl http://127.0.0.1", "server/tests/json.rs"),
    ("curl 'http://127.0.0.1", "server/tests/connect.rs"),
    ("curl", "tests/front/test_json.py"),
    ("doko-conformance", "conformance/tests/action.rs"),
    ("doko ", "cli/tests/program/pages.rs"),
    ("doko-server", "server/tests/program.rs"),
    ("grpcurl", "wire/tests/example.rs"),
    ("mkdir -p stubs", "xtask/src/python.rs"),
    (
        "node build/examples",
        "sdk/typescript/test/examples.test.ts",
    ),
    ("npm ci", "xtask/src/clients/typescript.rs"),
    ("pip install ./sdk/python", "xtask/src/clients/python.rs"),
    ("pip install grpcio-tools", "xtask/src/python.rs"),
    ("python -m grpc_tools.protoc", "xtask/src/python.rs"),
    ("python3 -m venv", "xtask/src/venv.rs"),
    (
        "PYTHONPATH=stubs python docs/examples",
        "tests/e2e/python/examples.py",
    ),
];

#[test]
fn every_command_of_a_page_is_run() {
    let mut idle = Vec::new();
    let mut run = 0;
    for page in files("md").unwrap() {
        for command in commands(&fs::read_to_string(&page).unwrap()) {
            run += 1;
            if !RUN_BY.iter().any(|(begin, _)| command.starts_with(begin)) {
                idle.push(format!("{}: {command}", page.display()));
            }
        }
    }
    assert!(idle.is_empty(), "not run by any test:\n{}", idle.join("\n"));
    assert!(run > 20, "{run}");
}

#[test]
fn what_runs_them_is_there() {
    for (begin, runner) in RUN_BY {
        assert!(root().join(runner).exists(), "{begin}: {runner} is gone");
    }
}

/// The commands in the blocks of a page that a test has to run.
fn commands(page: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if line.trim() != "```sh" {
            continue;
        }
        let block = lines.by_ref().take_while(|line| line.trim() != "```");
        let block = block.map(|line| line.split(" #").next().unwrap_or(line).trim());
        let block = block.collect::<Vec<_>>().join("\n").replace("\\\n", "");
        commands.extend(block.lines().map(str::to_owned));
    }
    commands.retain(|command| !command.is_empty());
    commands
}

#[test]
fn commands_are_found() {
    let page =
        "```sh\na b # c\n\nd \\\n  e\n```\n\n```sh by-hand: no\nf\n```\n   ```sh\n   g\n   ```";
    assert_eq!(commands(page), ["a b", "d e", "g"]);
}
