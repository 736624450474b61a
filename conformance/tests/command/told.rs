//! What the program says where it is easily misread.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::kit::{file, kit};

/// Nothing failed, and still the run ends with 1: every report says why.
#[test]
fn a_list_that_is_out_of_date_is_told_beside_the_counts() {
    let entry = |case: &str| format!("[[failing]]\ncase = '{case}'\nreason = 'never'\n");
    let list = file("stale.toml", &[entry("no-such"), entry("none")].concat());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let paths = ["stale.json", "stale.md", "stale.html"]
        .map(|name| folder.join(name).to_string_lossy().into_owned());
    let [json, markdown, html] = &paths;
    let reports = ["--json", json, "--markdown", markdown, "--html", html];
    let asked = ["--embedded", "--case", "C-01/b", "--known", &list];
    let ended = kit(&[&asked[..], &reports].concat());
    assert_eq!(ended.code, Some(1), "{}", ended.complaints);
    let summary = format!(" passed, 0 failed; 2 entries of {list} are out of date");
    let last = ended.out.lines().last().unwrap();
    assert!(last.ends_with(&summary), "{last}");
    for path in &paths {
        let report = fs::read_to_string(path).unwrap();
        assert!(report.contains(&summary), "{path}: {report}");
    }
}

#[test]
fn a_pattern_of_another_syntax_is_told_what_stands_for_what() {
    for pattern in ["C-0[12]", "{C,H}-01", "C-0?/?x"] {
        for flag in ["--case", "--suite"] {
            let ended = kit(&["--list", flag, pattern]);
            assert_eq!(ended.code, Some(2), "{pattern}: {}", ended.out);
            let told = ended.complaints;
            assert!(told.contains("`*` stands for any text"), "{told}");
        }
    }
    let plain = kit(&["--list", "--case", "no-such"]).complaints;
    assert!(!plain.contains("stands for"), "{plain}");
}

#[test]
fn a_profile_with_a_name_that_there_is_not_is_told_those_that_there_are() {
    for (text, told) in [
        ("rule_sets = ['ddv']", "there are ddv-tsr, dokoland-liga,"),
        ("options = ['dulle']", "there are dulle"),
        (
            "methods = ['Validate']",
            "the methods are ResolveVorbehalte,",
        ),
    ] {
        let profile = file("misspelt.toml", text);
        let ended = kit(&["--embedded", "--case", "C-01/b", "--profile", &profile]);
        assert_eq!(ended.code, Some(2), "{}", ended.out);
        let complaint = ended.complaints;
        let is_named = complaint.contains(&format!("{profile} is no profile: "));
        assert!(is_named && complaint.contains(told), "{complaint}");
    }
}

#[test]
fn badges_are_only_of_what_was_compared_and_folders_of_reports_are_made() {
    let profile = file("one.toml", "rule_sets = ['ddv-tsr']\nlevels = ['play']\n");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("made");
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    let path = folder.join("here/report.md");
    let markdown = ["--markdown", path.to_str().unwrap()];
    let asked = ["--embedded", "--suite", "follow", "--profile", &profile];
    let ended = kit(&[&asked[..], &markdown].concat());
    assert_eq!(ended.code, Some(0), "{}", ended.complaints);
    let is_header = |it: &&str| it.trim() == "ddv-tsr";
    assert_eq!(
        ended.out.lines().filter(is_header).count(),
        1,
        "{}",
        ended.out
    );
    assert!(!ended.out.contains("\n batches"), "{}", ended.out);
    let markdown = fs::read_to_string(path).unwrap();
    assert!(markdown.contains("| level | ddv-tsr |\n"), "{markdown}");
    let one = kit(&["--embedded", "--generate", "1", "--seed", "1"]);
    let last = one.out.lines().last().unwrap();
    assert!(last.starts_with("1 game, "), "{last}");
}

/// The question of the page is answered as the page says, but for what it leaves out.
#[test]
fn the_exchange_of_the_page_is_a_true_one() {
    let page = include_str!("../../PROTOCOL.md");
    let line = |start: &str| page.lines().find(|it| it.starts_with(start)).unwrap();
    let hello = r#"{"hello":{"protocol":1,"encodings":["json"]}}"#;
    let mut program = Command::new(env!("CARGO_BIN_EXE_doko-conformance"))
        .args(["--act-as-program", "json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let asked = format!("{hello}\n{}\n", line(r#"{"id":7,"method""#));
    let mut input = program.stdin.take().unwrap();
    input.write_all(asked.as_bytes()).unwrap();
    drop(input);
    let output = program.wait_with_output().unwrap();
    let replies = String::from_utf8(output.stdout).unwrap();
    let reply: Value = serde_json::from_str(replies.lines().last().unwrap()).unwrap();
    let written: Value = serde_json::from_str(line(r#"{"id":7,"response""#)).unwrap();
    for field in ["/id", "/response/legalCards"] {
        assert_eq!(reply.pointer(field), written.pointer(field), "{reply}");
    }
    for reply in [&reply, &written] {
        let accepted = reply.pointer("/response/verdict/accepted");
        assert!(accepted.is_some(), "{reply}");
    }
}
