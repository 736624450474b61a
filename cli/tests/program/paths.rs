//! Which files `doko show` and `doko audit` read.

use crate::common::{BEGUN, golden, run, with_files};

/// A folder, in which one file is broken, and its name.
fn folder(name: &str, broken: &str) -> String {
    let revoke = BEGUN.replace("p=HTDJ", "p=HTCA");
    let files = [
        ("b.txt", BEGUN),
        ("a/2.doko", revoke.as_str()),
        ("a/10.json", r#"{"ruleSet": {"name": "vln"}}"#),
        ("a/README.md", "no game"),
        ("c.txt", broken),
        ("d.txt", BEGUN),
    ];
    with_files(name, &files).to_str().unwrap().to_owned()
}

#[test]
fn folders_are_read_whole_and_in_order() {
    let folder = folder("whole", "# a game\nvln");
    let files = [
        golden("recorded-normalspiel"),
        folder.clone(),
        "-".to_owned(),
    ];
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let audited = run(&[&["audit"], &files[..]].concat(), "\n\nvln");
    assert_eq!((audited.code, audited.complaints.as_str()), (Some(1), ""));
    let places: Vec<&str> = audited
        .out
        .lines()
        .filter(|line| !line.starts_with(' '))
        .map(|line| line.split("  ").next().unwrap().trim_start_matches(&folder))
        .collect();
    let expected = [
        "/a/10.json:1",
        "/a/2.doko:1",
        "/b.txt:1",
        "/c.txt:2",
        "/d.txt:1",
        "-:3",
    ];
    assert_eq!(places.get(1..), Some(&expected[..]));

    let shown = run(&["show", "--format", "line", &folder, "-"], BEGUN);
    assert_eq!((shown.code, shown.out.lines().count()), (Some(0), 6));
}

#[test]
fn a_file_that_is_no_game_ends_the_program_with_one_line() {
    let question = include_str!("../../../docs/examples/revoke.json");
    for (content, place, part) in [
        (
            "",
            ": ",
            "there is no game in it; a game is a line of the text notation",
        ),
        ("# nothing\n\n", ": ", "there is no game in it"),
        (
            "seat card\n1 CA\n1 CK\n",
            ":1:6: ",
            "; a game is a line of the text notation",
        ),
        ("[{}]", ":1:1: ", "; a game is a line of the text notation"),
        (
            "{\"moves\": []}",
            ":1:8: ",
            "unrecognized field name 'moves'",
        ),
        (
            question,
            ":1: ",
            "a question about a game, and no game: `jq .record` takes the game out",
        ),
    ] {
        let folder = folder("broken", content);
        for command in ["show", "audit"] {
            let printed = run(&[command, "--format", formats(command), &folder], "");
            assert_eq!(printed.code, Some(2), "{}", printed.complaints);
            assert_eq!(
                printed.complaints.lines().count(),
                1,
                "{}",
                printed.complaints
            );
            let begin = format!("error: {folder}/c.txt{place}");
            assert!(
                printed.complaints.starts_with(&begin),
                "{}",
                printed.complaints
            );
            assert!(printed.complaints.contains(part), "{}", printed.complaints);
            // What comes before it has been read, what comes after it has not.
            assert!(printed.out.lines().count() >= 3, "{}", printed.out);
            assert!(!printed.out.contains("d.txt"), "{}", printed.out);
        }
    }
}

fn formats(command: &str) -> &str {
    match command {
        "show" => "line",
        _ => "text",
    }
}

#[test]
fn what_is_not_there_or_no_text_is_told_in_one_line() {
    let empty = with_files("empty", &[("README.md", "no game")]);
    for (path, part) in [
        ("nowhere.txt", "cannot read nowhere.txt: "),
        (env!("CARGO_BIN_EXE_doko"), " is no UTF-8; a game is a line"),
        (
            empty.to_str().unwrap(),
            "there is no file in it that ends in .json, .txt, .doko",
        ),
    ] {
        for command in ["show", "audit"] {
            let printed = run(&[command, path], "");
            assert_eq!((printed.code, printed.out.as_str()), (Some(2), ""));
            assert_eq!(
                printed.complaints.lines().count(),
                1,
                "{}",
                printed.complaints
            );
            assert!(printed.complaints.contains(part), "{}", printed.complaints);
        }
    }
    assert_eq!(run(&["audit"], "").code, Some(2));
}

#[test]
fn games_may_go_by_rule_sets_of_ones_own() {
    let folder = with_files("own", &[("club.json", r#"{"name": "vln"}"#)]);
    let game = "club; s=1g 2g 3g 4g";
    assert_eq!(run(&["audit", "-"], game).code, Some(2));
    let folder = folder.to_str().unwrap();
    for arguments in [&["show"][..], &["audit"]] {
        let printed = run(&[arguments, &["--rule-sets", folder, "-"]].concat(), game);
        assert_eq!(printed.code, Some(0), "{}", printed.complaints);
    }
    let lost = run(&["show", "--rule-sets", "nowhere", "-"], game);
    assert_eq!(lost.code, Some(2));
    assert!(lost.complaints.contains("nowhere"), "{}", lost.complaints);
}
