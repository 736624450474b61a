//! Rule sets of one's own, as an operator brings them along.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

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

#[test]
fn the_examples_are_served() {
    let started = Started::new(&["--rule-sets", examples().to_str().unwrap()]);
    started.signal("TERM");
    let (status, log) = started.ended();
    assert_eq!(status.code(), Some(0), "{log}");
    for entry in fs::read_dir(examples()).unwrap() {
        let file = entry.unwrap().path();
        let stem = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let (name, edition) = stem.split_once('@').unwrap_or((&stem, "1"));
        assert!(log.contains(&format!("{name} {edition}")), "{log}");
        let output = check(&file, &[]);
        assert_eq!(output.status.code(), Some(0), "{file:?}");
    }
}

#[test]
fn pflichtsoli_in_a_list_without_an_end_are_pointed_out() {
    let hinted = |overrides: &str| {
        let file = format!(r#"{{"name": "palast", "overrides": {overrides}}}"#);
        let file = with_files("hinted", &[("runde.json", &file)]).join("runde.json");
        let output = check(&file, &[]);
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout)
            .unwrap()
            .contains("  hint: pflichtsolo ")
    };
    assert!(hinted(r#"{"pflichtsolo": 1}"#));
    assert!(!hinted("{}"));
    let fixed = r#"{"pflichtsolo": 1, "list_games": "LIST_LENGTH_FIXED", "list_games_fixed": 24}"#;
    assert!(!hinted(fixed));
}

#[test]
fn everything_that_is_wrong_is_said_before_anything_listens() {
    let contradictory = r#"{"name": "vln", "overrides": {
        "deck_nines": "DECK_NINES_WITHOUT", "armut_max_trumps": 5, "pflichtsolo": 1,
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

fn check(file: &Path, arguments: &[&str]) -> Output {
    program()
        .arg("check-rule-set")
        .arg(file)
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn a_rule_set_can_come_from_the_standard_input() {
    let mut child = program()
        .args(["check-rule-set", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let own = br#"{"name": "ddv-tsr", "overrides": {"pflichtsolo": 0}}"#;
    child.stdin.take().unwrap().write_all(own).unwrap();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(
        told.starts_with("-: ") && told.contains("\n  pflichtsolo: "),
        "{told}"
    );
}

#[test]
fn a_file_can_start_from_rule_sets_of_a_directory() {
    let published = with_files("checked-published", &[("runde.json", SECOND)]);
    let files = [(
        "strenger.json",
        r#"{"name": "runde", "overrides": {"pflichtsolo": 0}}"#,
    )];
    let file = with_files("checked-started", &files).join("strenger.json");
    let of_directory = ["--rule-sets", published.to_str().unwrap()];
    let told = |arguments: &[&str]| {
        let output = check(&file, arguments);
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).unwrap())
    };
    let (code, unknown) = told(&[]);
    assert_eq!(code, Some(2));
    assert!(
        unknown.contains("`name`") && unknown.contains("must be one of"),
        "{unknown}"
    );
    let (code, found) = told(&of_directory);
    assert_eq!(code, Some(0), "{found}");
    assert!(
        found.contains("Differences from runde:\n  pflichtsolo: "),
        "{found}"
    );
    let (code, found) = told(
        &[
            &of_directory[..],
            &["--compare-with", "runde{pflichtsolo=0}"],
        ]
        .concat(),
    );
    assert_eq!(code, Some(0), "{found}");
    assert!(
        found.contains("No difference from runde{pflichtsolo=0}."),
        "{found}"
    );
    let (code, lost) = told(&["--rule-sets", "nowhere"]);
    assert_eq!(code, Some(2));
    assert!(
        lost.contains("cannot read the directory nowhere of --rule-sets"),
        "{lost}"
    );
}

#[test]
fn a_file_can_be_checked_without_a_service() {
    let contradictory = r#"{"name": "vln", "overrides": {"armut_max_trumps": 5}}"#;
    let files = [
        ("second.json", SECOND),
        ("contradictory.json", contradictory),
        (
            "unreadable.json",
            r#"{"name": "vln", "overrides": {"feigheit": 9}}"#,
        ),
        ("nothing.json", "{"),
    ];
    let directory = with_files("checked", &files);
    let said = |file: &str, arguments: &[&str]| {
        let output = check(&directory.join(file), arguments);
        let out = String::from_utf8(output.stdout).unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        (output.status.code().unwrap(), out, err)
    };
    let (code, out, _) = said("second.json", &[]);
    assert_eq!(code, 0);
    for part in [
        "can be used",
        "Differences from ddv-tsr:",
        "dulle_tie",
        "options_hash ",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let (code, out, _) = said(
        "second.json",
        &["--language", "de", "--compare-with", "vln"],
    );
    assert_eq!(code, 0);
    assert!(out.contains("Unterschiede zu vln:"), "{out}");
    let line = "deck.nines: Neunen im Blatt – hier: ja; in vln: nein.";
    assert!(out.contains(line), "{out}");
    let (code, out, _) = said("second.json", &["--compare-with", "vln@1{dulle_tie=first}"]);
    assert_eq!(code, 0);
    let heading = "Differences from vln@1{dulle_tie=first}:";
    assert!(out.contains(heading), "{out}");
    assert!(
        out.contains("deck.nines: Nines in the deck – here: yes; there: no."),
        "{out}"
    );
    let (code, _, err) = said("second.json", &["--compare-with", "vln{"]);
    assert_eq!(code, 2);
    assert!(err.contains("--compare-with `vln{`: "), "{err}");
    let (code, out, _) = said("contradictory.json", &["--language", "de"]);
    assert_eq!(code, 1);
    assert!(out.contains("widerspricht sich"), "{out}");
    assert!(out.contains("armut.max_trumps gegen armut: "), "{out}");
    let (code, out, err) = said("unreadable.json", &[]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(
        err.contains("unreadable.json: `overrides.feigheit` must be 0 to 5"),
        "{err}"
    );
    let (code, _, err) = said("nothing.json", &[]);
    assert_eq!(code, 2);
    assert!(err.contains("EOF"), "{err}");
    let expected = r#"; a rule set is JSON of RuleSetRef, such as {"name": "ddv-tsr"}"#;
    assert!(err.trim_end().ends_with(expected), "{err}");
    let (code, _, err) = said("absent.json", &[]);
    assert_eq!(code, 2);
    assert!(err.contains("absent.json"), "{err}");
}

#[test]
fn stored_games_go_by_them_too() {
    let files = [
        ("club.json", SECOND),
        ("games.txt", "club; h=CASA/CASA/HADA/HADA; s=1g 2g 3g 4g\n"),
    ];
    let directory = with_files("stored", &files);
    let games = directory.join("games.txt");
    let show = |arguments: &[&str]| {
        let mut command = program();
        command.args(["show", "--format", "line"]).args(arguments);
        let output = command.arg(&games).output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).unwrap())
    };
    let (code, said) = show(&["--rule-sets", directory.to_str().unwrap()]);
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = show(&["--rule-sets", "no-such-directory"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("no-such-directory"), "{said}");
}
