//! Rule sets of one's own, as an operator brings them along.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::connect;
use common::program::{Started, program};
use doko_proto::v1;
use doko_proto::v1::rule_set_service_client::RuleSetServiceClient;
use doko_proto::v1::rules_service_client::RulesServiceClient;

/// An empty directory of this test.
fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).unwrap();
    directory
}

/// A directory of this test with these files.
fn with_files(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let directory = directory(name);
    for (file, text) in files {
        fs::write(directory.join(file), text).unwrap();
    }
    directory
}

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/examples/rule_sets")
}

/// The rules of other programs, as data.
fn gallery() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../rule-sets")
}

/// What the program says that must not serve this directory.
fn refused(directory: &Path) -> String {
    let output = program()
        .args(["--address", "127.0.0.1:0", "--rule-sets"])
        .arg(directory)
        .output()
        .unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(64), "{message}");
    assert!(output.stdout.is_empty(), "it was ready");
    message
}

fn named(name: &str, edition: &str) -> v1::RuleSetRef {
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
        edition: edition.to_owned(),
        ..Default::default()
    }
}

const SECOND: &str = r#"{"name": "ddv-tsr", "overrides": {"dulle_tie": "DULLE_TIE_SECOND"}}"#;
const FIRST: &str = r#"{"name": "ddv-tsr", "overrides": {"claim": "CLAIM_MODE_OFF"}}"#;

#[tokio::test(flavor = "multi_thread")]
async fn rule_sets_of_a_directory_are_published() {
    let files = [
        ("club.json", FIRST),
        ("club@2.json", SECOND),
        ("notes.txt", "nothing to read"),
    ];
    let directory = with_files("good", &files);
    let started = Started::new(&["--rule-sets", directory.to_str().unwrap()]);
    let channel = connect(started.address).await;
    let mut book = RuleSetServiceClient::new(channel.clone());
    let listed = book.list_rule_sets(v1::ListRuleSetsRequest::default());
    let listed = listed.await.unwrap().into_inner().rule_sets;
    let names: Vec<&str> = listed.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["ddv-tsr", "dokoland-liga", "palast", "vln", "club"]);
    let editions = listed.last().unwrap().editions.iter();
    let editions: Vec<&str> = editions.map(|it| it.edition.as_str()).collect();
    assert_eq!(editions, ["2", "1"]);

    // A question by name goes by the file, and the answer says so.
    let mut rules = RulesServiceClient::new(channel);
    for (edition, served, tie) in [("", "2", "second"), ("1", "1", "first")] {
        let request = v1::InspectGameRequest {
            view: v1::View::Everything.into(),
            record: Some(v1::GameRecord {
                rule_set: Some(named("club", edition)),
                ..dealt()
            }),
            ..Default::default()
        };
        let inspected = rules.inspect_game(request).await.unwrap().into_inner();
        let stamp = inspected.answered_by.unwrap();
        assert_eq!(
            (stamp.name.as_str(), stamp.edition.as_str()),
            ("club", served)
        );
        let request = v1::GetRuleSetRequest {
            rule_set: Some(named("club", edition)),
            ..Default::default()
        };
        let said = book.get_rule_set(request).await.unwrap().into_inner();
        assert_eq!(said.answered_by.unwrap().options_hash, stamp.options_hash);
        let line = format!("\ndulle_tie={tie}\n");
        assert!(
            said.canonical_text.contains(&line),
            "{}",
            said.canonical_text
        );
    }
    let request = v1::ListRulesRequest {
        rule_set: Some(named("club", "")),
        ..Default::default()
    };
    let said = book.list_rules(request).await.unwrap().into_inner();
    assert!(said.rules.iter().any(|it| it.id == "FOLLOW-2"));

    started.signal("TERM");
    let (_, log) = started.ended();
    assert!(log.lines().next().unwrap().contains("club 2"), "{log}");
}

/// Two black and two red hands, in which nobody has spoken.
fn dealt() -> v1::GameRecord {
    let black: Vec<i32> = (v1::Card::Ca.into()..=v1::Card::S9.into()).collect();
    let red: Vec<i32> = (v1::Card::Ha.into()..=v1::Card::D9.into()).collect();
    v1::GameRecord {
        hand_1: black.clone(),
        hand_2: black,
        hand_3: red.clone(),
        hand_4: red,
        ..Default::default()
    }
}

/// The stems of the rule sets in this directory, in their order.
fn stems(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).unwrap();
    let files = entries.map(|it| it.unwrap().path());
    let rule_sets = files.filter(|it| it.extension().is_some_and(|it| it == "json"));
    let mut stems: Vec<String> = rule_sets
        .map(|it| it.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    stems.sort_unstable();
    stems
}

#[test]
fn the_examples_and_the_gallery_are_served() {
    for directory in [examples(), gallery()] {
        let started = Started::new(&["--rule-sets", directory.to_str().unwrap()]);
        started.signal("TERM");
        let (status, log) = started.ended();
        assert_eq!(status.code(), Some(0), "{log}");
        let stems = stems(&directory);
        assert!(!stems.is_empty(), "{}", directory.display());
        for stem in stems {
            let (name, edition) = stem.split_once('@').unwrap_or((&stem, "1"));
            assert!(log.contains(&format!("{name} {edition}")), "{log}");
        }
    }
}

#[test]
fn the_page_of_the_gallery_has_a_section_for_each_file() {
    let page = fs::read_to_string(gallery().join("README.md")).unwrap();
    let headings = page.lines().filter_map(|it| it.strip_prefix("### `"));
    let mut described: Vec<&str> = headings
        .filter_map(|it| it.strip_suffix(".json`"))
        .collect();
    described.sort_unstable();
    assert_eq!(described, stems(&gallery()));
}

#[test]
fn everything_that_is_wrong_is_said_before_anything_listens() {
    let contradictory = r#"{"name": "vln", "overrides": {
        "deck_nines": "DECK_NINES_WITHOUT", "armut_max_trumps": 6, "pflichtsolo": 1,
        "pflichtsolo_kind": {"color": 2}}}"#;
    let out_of_range = r#"{"name": "vln", "overrides": {"pflichtsolo": 9, "dulle_tie": 77}}"#;
    let files = [
        ("ab@Cd.json", SECOND),
        ("big.json", &" ".repeat(70_000)),
        ("contradictory.json", contradictory),
        ("custom.json", SECOND),
        ("edition.json", r#"{"name": "vln", "edition": "9"}"#),
        ("empty.json", ""),
        ("field.json", r#"{"name": "vln", "override": {}}"#),
        ("good.json", SECOND),
        (
            "half.json",
            r#"{"custom": {"dulle_tie": "DULLE_TIE_FIRST"}}"#,
        ),
        ("Upper.json", SECOND),
        ("out-of-range.json", out_of_range),
        ("unknown.json", r#"{"name": "skat"}"#),
        (
            "value.json",
            r#"{"name": "vln", "overrides": {"claim": "CLAIM_MODE_ON"}}"#,
        ),
        ("vln@2.json", SECOND),
    ];
    let directory = with_files("bad", &files);
    fs::write(directory.join("binary.json"), b"\xff\xfe").unwrap();
    fs::create_dir(directory.join("folder.json")).unwrap();
    let message = refused(&directory);
    for (file, field, part) in [
        (
            "ab@Cd.json",
            "`edition`",
            "must be 1 to 32 lower-case letters",
        ),
        ("big.json", "", "is longer than 64 KiB"),
        ("binary.json", "", "UTF-8"),
        (
            "contradictory.json",
            "`overrides.armut_max_trumps`",
            "contradicts armut: ",
        ),
        (
            "contradictory.json",
            "`overrides.pflichtsolo_kind`",
            "contradicts pflichtsolo: ",
        ),
        ("custom.json", "`name`", "is taken by another rule set"),
        ("edition.json", "`edition`", "the newest is 1"),
        ("empty.json", "", "EOF"),
        ("field.json", "", "unrecognized field name 'override'"),
        ("folder.json", "", "directory"),
        ("half.json", "`custom.deck_nines`", "is required"),
        ("Upper.json", "`name`", "must be 1 to 64 lower-case letters"),
        (
            "out-of-range.json",
            "`overrides.pflichtsolo`",
            "must be 0 to 4",
        ),
        (
            "out-of-range.json",
            "`overrides.dulle_tie`",
            "must name a value of its enum",
        ),
        ("unknown.json", "`name`", "must be one of ddv-tsr, "),
        ("value.json", "", "CLAIM_MODE_ON"),
        ("vln@2.json", "`name`", "is taken by another rule set"),
    ] {
        let file = format!("{}: {field}", directory.join(file).display());
        let found = message
            .lines()
            .any(|line| line.starts_with(&file) && line.contains(part));
        assert!(found, "{file} {part}: {message}");
    }
    assert!(!message.contains("good.json"), "{message}");
}

#[test]
fn a_directory_must_be_there() {
    let missing = directory("missing").join("nothing");
    let message = refused(&missing);
    let expected = format!(
        "cannot read the directory {} of --rule-sets: ",
        missing.display()
    );
    assert!(message.starts_with(&expected), "{message}");
}
