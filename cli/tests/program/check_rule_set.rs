//! `doko check-rule-set`.

use std::path::Path;

use crate::common::{Printed, run, with_files};

const SECOND: &str = r#"{"name": "ddv-tsr", "overrides": {"dulle_tie": "DULLE_TIE_SECOND"}}"#;

fn check(file: &Path, arguments: &[&str]) -> Printed {
    let file = file.to_str().unwrap();
    run(&[&["check-rule-set", file], arguments].concat(), "")
}

#[test]
fn a_rule_set_is_checked_and_compared() {
    let folder = with_files("second", &[("second.json", SECOND)]);
    let file = folder.join("second.json");
    let checked = check(&file, &[]);
    assert_eq!((checked.code, checked.complaints.as_str()), (Some(0), ""));
    for part in [
        "can be used",
        "Differences from ddv-tsr:",
        "dulle_tie",
        "options_hash ",
    ] {
        assert!(checked.out.contains(part), "{part}: {}", checked.out);
    }
    let german = check(&file, &["--language", "de", "--compare-with", "vln"]);
    german.assert_lines(&[
        "Unterschiede zu vln:",
        "  deck.nines: Neunen im Blatt – hier: ja; in vln: nein.",
    ]);
    let changed = check(&file, &["--compare-with", "vln@1{dulle_tie=first}"]);
    changed.assert_lines(&[
        "Differences from vln@1{dulle_tie=first}:",
        "  deck.nines: Nines in the deck – here: yes; there: no.",
    ]);
}

#[test]
fn a_rule_set_can_come_from_the_standard_input() {
    let own = r#"{"name": "ddv-tsr", "overrides": {"pflichtsolo": 0}}"#;
    let told = run(&["check-rule-set", "-"], own).out;
    assert!(
        told.starts_with("-: ") && told.contains("\n  pflichtsolo: "),
        "{told}"
    );
}

#[test]
fn a_file_can_start_from_rule_sets_of_a_folder() {
    let folder = with_files("published", &[("runde.json", SECOND)]);
    let stricter = r#"{"name": "runde", "overrides": {"pflichtsolo": 0}}"#;
    let file = with_files("started", &[("strenger.json", stricter)]).join("strenger.json");
    let unknown = check(&file, &[]);
    assert_eq!((unknown.code, unknown.out.as_str()), (Some(2), ""));
    let told = unknown.complaints;
    assert!(
        told.contains("`name`") && told.contains("must be one of"),
        "{told}"
    );

    let folder = ["--rule-sets", folder.to_str().unwrap()];
    let found = check(&file, &folder);
    assert_eq!(found.code, Some(0), "{}", found.complaints);
    let differs = "Differences from runde:\n  pflichtsolo: ";
    assert!(found.out.contains(differs), "{}", found.out);
    let same = ["--compare-with", "runde{pflichtsolo=0}"];
    let found = check(&file, &[folder, same].concat());
    found.assert_lines(&["No difference from runde{pflichtsolo=0}."]);

    let lost = check(&file, &["--rule-sets", "nowhere"]);
    assert_eq!(lost.code, Some(2));
    let told = lost.complaints;
    assert!(told.contains("cannot read the directory nowhere"), "{told}");
}

#[test]
fn what_contradicts_itself_or_cannot_be_read_is_told_by_the_exit_code() {
    let files = [
        (
            "contradictory.json",
            r#"{"name": "vln", "overrides": {"armut_max_trumps": 6}}"#,
        ),
        (
            "feigheit.json",
            r#"{"name": "vln", "overrides": {"feigheit": 9}}"#,
        ),
        ("nothing.json", "{"),
    ];
    let folder = with_files("wrong", &files);
    let found = check(&folder.join("contradictory.json"), &["--language", "de"]);
    assert_eq!(found.code, Some(1));
    for part in ["widerspricht sich", "armut.max_trumps gegen armut: "] {
        assert!(found.out.contains(part), "{}", found.out);
    }
    let example = r#"a rule set is JSON of RuleSetRef, such as {"name": "ddv-tsr"}"#;
    for (file, arguments, part) in [
        (
            "feigheit.json",
            &[][..],
            "feigheit.json: `overrides.feigheit` must be 0 to 5",
        ),
        ("nothing.json", &[], example),
        ("absent.json", &[], "absent.json: "),
        (
            "contradictory.json",
            &["--compare-with", "vln{"],
            "--compare-with `vln{`: ",
        ),
    ] {
        let unread = check(&folder.join(file), arguments);
        assert_eq!((unread.code, unread.out.as_str()), (Some(2), ""));
        assert!(unread.complaints.contains(part), "{}", unread.complaints);
    }
}

#[test]
fn pflichtsoli_in_a_list_without_an_end_are_pointed_out() {
    let hinted = |overrides: &str| {
        let own = format!(r#"{{"name": "palast", "overrides": {overrides}}}"#);
        let checked = run(&["check-rule-set", "-"], &own);
        assert_eq!(checked.code, Some(0), "{}", checked.complaints);
        checked.out.contains("  hint: pflichtsolo ")
    };
    assert!(hinted(r#"{"pflichtsolo": 1}"#));
    assert!(!hinted("{}"));
    let fixed = r#"{"pflichtsolo": 1, "list_games": "LIST_LENGTH_FIXED", "list_games_fixed": 24}"#;
    assert!(!hinted(fixed));
}
