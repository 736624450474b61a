//! Languages without an SDK: stubs as their `buf.gen.yaml` says, and one question in JSON.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::python::serve;
use crate::run::{output, program, root, target};
use crate::tools::BUF;

/// Where the clients and templates lie.
const FOLDER: &str = "tests/strangers";

/// The languages with a template.
const TEMPLATES: [&str; 4] = ["csharp", "go", "java", "php"];

/// What Debian names the programs that have to be there.
const PACKAGES: [(&str, &str); 7] = [
    ("/usr/bin/java", "default-jdk-headless"),
    ("/usr/bin/php", "php-cli"),
    ("/usr/bin/protoc", "protobuf-compiler"),
    ("/usr/bin/protoc-gen-go", "protoc-gen-go"),
    ("/usr/bin/protoc-gen-go-grpc", "protoc-gen-go-grpc"),
    (
        "/usr/bin/grpc_java_plugin",
        "protobuf-compiler-grpc-java-plugin",
    ),
    ("/usr/bin/grpc_php_plugin", "protobuf-compiler-grpc"),
];

/// What this machine lacks, if anything.
pub(crate) fn lack() -> Option<String> {
    let missing: Vec<_> = PACKAGES
        .into_iter()
        .filter(|(path, _)| !Path::new(path).exists())
        .map(|(_, package)| package)
        .collect();
    (!missing.is_empty()).then(|| format!("Debian's packages missing: {}", missing.join(", ")))
}

/// Generates the stubs of each language, and lets PHP and Java ask a service.
///
/// # Errors
///
/// If something cannot be generated or started, or an answer is not the one that is expected.
pub(crate) fn test() -> anyhow::Result<()> {
    let buf = BUF.ensure().map_err(anyhow::Error::msg)?;
    for language in TEMPLATES {
        let stubs = target().join("stubs").join(language);
        if stubs.exists() {
            fs::remove_dir_all(&stubs)?;
        }
        let mut generate = program(&buf);
        generate
            .args(["generate", "--template"])
            .arg(format!("{FOLDER}/{language}/buf.gen.yaml"))
            .arg("--output")
            .arg(&stubs);
        output(generate)?;
        let made = fs::read_dir(stubs.join("stubs")).is_ok_and(|mut it| it.next().is_some());
        anyhow::ensure!(made, "no stubs for {language}");
    }
    let (_server, address) = serve()?;
    let ask = |name: &str, file: &str| {
        let mut ask: Command = program(name);
        ask.arg(format!("{FOLDER}/{file}"))
            .arg(format!("http://{address}"));
        output(ask)
    };
    let expected = fs::read_to_string(root().join("docs/examples/first_questions.txt"))?;
    let printed = ask("php", "php/first_question.php")?;
    anyhow::ensure!(
        printed.lines().eq(expected.lines().take(2)),
        "PHP printed\n{printed}"
    );
    let printed = ask("java", "java/FirstQuestion.java")?;
    anyhow::ensure!(
        printed.starts_with("200 {") && printed.contains(r#""ruleId":"FOLLOW-2""#),
        "Java printed\n{printed}"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_is_installed_where_a_skip_is_a_failure() {
        let run = fs::read_to_string(root().join(".ci/run")).unwrap_or_default();
        let installed: Vec<&str> = run.split(['\n', ' ', '(', ')']).collect();
        for (_, package) in PACKAGES {
            assert!(installed.contains(&package), "{package}");
        }
    }
}
