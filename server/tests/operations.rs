//! What the program says of its settings.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use common::program::program;

fn output(argument: &str) -> String {
    let output = program().arg(argument).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn no_setting_is_a_secret() {
    // A flag whose name speaks of a secret names a file or somebody known.
    let help = output("--help");
    for line in help
        .lines()
        .filter(|line| line.trim_start().starts_with("--"))
    {
        let (flag, value) = line.split_once('<').unwrap_or((line, "FILE>"));
        let secret = ["key", "secret", "token", "password", "jwt"];
        if secret.iter().any(|word| flag.contains(word)) && !flag.contains("keepalive") {
            let harmless = ["FILE>", "NAME>"]
                .iter()
                .any(|kind| value.starts_with(kind));
            assert!(harmless, "{line}");
        }
    }
    assert!(help.contains("--api-keys <FILE>"), "{help}");
}
