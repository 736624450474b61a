//! The program as a stranger uses it.

#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

mod kit;
mod told;

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use self::kit::{file, kit};

/// The vectors as plain files.
fn vectors() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/vectors"))
}

fn python() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/executors/normalspiel.py");
    format!("python3 {path}")
}

/// The Python example with a rule that it names wrong.
fn wrong() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/executors/normalspiel.py");
    let text = fs::read_to_string(path).unwrap();
    let wrong = text.replace("\"FOLLOW-2\"", "\"FOLLOW-3\"");
    assert_ne!(text, wrong);
    format!("python3 {}", file("wrong.py", &wrong))
}

#[test]
fn what_is_right_ends_with_0() {
    let ended = kit(&["--embedded", "--suite", "follow"]);
    assert_eq!(ended.code, Some(0), "{}", ended.complaints);
    let last = ended.out.lines().last().unwrap();
    assert!(last.ends_with(" passed, 0 failed"), "{last}");
}

#[test]
fn what_is_wrong_comes_first_with_its_rule_and_ends_with_1() {
    let ended = kit(&["--program", &wrong(), "--case", "C-01*"]);
    assert_eq!(ended.code, Some(1), "{}", ended.complaints);
    assert!(
        ended.out.starts_with("FAILED C-01/b (ddv-tsr)"),
        "{}",
        ended.out
    );
    for told in [
        "rule: expected \"FOLLOW-2\", got \"FOLLOW-3\"",
        "The hand holds a card of the demanded class, and this one is not of it.",
        "FOLLOW-2 Following is a duty (TSR 5.2.2): Whoever holds",
        "1 passed, 1 failed, ",
    ] {
        assert!(ended.out.contains(told), "{told}: {}", ended.out);
    }
    let loose = [
        "--program",
        &wrong(),
        "--case",
        "C-01*",
        "--strictness",
        "verdict",
    ];
    assert_eq!(kit(&loose).code, Some(0));
}

#[test]
fn what_is_not_understood_ends_with_2_and_nobody_there_with_3() {
    for arguments in [
        &["--no-such-flag"][..],
        &["--embedded", "--case", "no-such-case"],
        &["--embedded", "--profile", "no-such-file.toml"],
        &["--embedded", "--timeout", "0"],
        &["--embedded", "--case", "C-01/b", "--case", "typo*"],
        &["--embedded", "--suite", "follow", "--suite", "folow"],
        &["--embedded", "--rule-set", "vln", "--rule-set", "lvn"],
        &["--list", "--case", "no-such-case"],
        &["--list", "--case", "C-01/b", "--suite", "sessions"],
        &["--explain", "no-such-case"],
        &["--against", "ours=embedded", "ours=embedded"],
        &[
            "--embedded",
            "--generate",
            "2",
            "--seed",
            "18446744073709551615",
        ],
        &["--server", "127.0.0.1:9"],
        &["--against", "ours=embedded", "theirs=localhost:9"],
        &[],
    ] {
        let ended = kit(arguments);
        assert_eq!(ended.code, Some(2), "{arguments:?}: {}", ended.complaints);
        let complaint = &ended.complaints;
        let is_told = !complaint.is_empty() && !complaint.contains("panicked");
        assert!(is_told, "{arguments:?}: {complaint}");
    }
    for arguments in [
        &["--program", "no-such-program"][..],
        &["--server", "http://127.0.0.1:9"],
        &["--program", &python(), "--suite", "sessions"],
    ] {
        let ended = kit(arguments);
        assert_eq!(ended.code, Some(3), "{arguments:?}: {}", ended.complaints);
    }
}

/// What would change nothing is not taken in silence.
#[test]
fn what_does_not_go_together_is_refused() {
    let generate = ["--embedded", "--generate", "1"];
    let against = ["--against", "ours=embedded", "theirs=embedded"];
    let explain = ["--explain", "C-01/b"];
    for (mode, further) in [
        (&generate[..], ["--case", "C-01*"]),
        (&generate, ["--suite", "follow"]),
        (&generate, ["--vectors", "there"]),
        (&generate, ["--known", "list.toml"]),
        (&generate, ["--junit", "report"]),
        (&generate, ["--markdown", "report"]),
        (&generate, ["--html", "report"]),
        (&against, ["--junit", "report"]),
        (&against, ["--html", "report"]),
        (&against, ["--explain", "C-01/b"]),
        (&against, ["--server", "http://127.0.0.1:9"]),
        (&explain, ["--json", "report"]),
        (&["--list"], ["--json", "report"]),
    ] {
        let ended = kit(&[mode, &further[..]].concat());
        assert_eq!(ended.code, Some(2), "{mode:?} {further:?}: {}", ended.out);
        let [option, _] = further;
        let complaint = ended.complaints;
        assert!(
            complaint.contains("cannot be used with") && complaint.contains(option),
            "{complaint}"
        );
    }
}

#[test]
fn an_address_without_its_scheme_is_told_how_to_be_written() {
    let ended = kit(&["--server", "127.0.0.1:9"]);
    assert_eq!(
        ended.complaints,
        "doko-conformance: `127.0.0.1:9` is no address: write `http://127.0.0.1:9`, or https:// \
         where it is so\n"
    );
}

#[test]
fn a_profile_says_what_applies_and_what_fails() {
    let text = format!(
        r#"
        name = "mine"
        program = '{}'
        rule_sets = ["ddv-tsr"]
        methods = ["ValidateMove"]
        options = []

        [[failing]]
        case = "C-01/b*"
        reason = "the wrong rule is named"

        [[failing]]
        suite = "follow/*"
        case = "C-?3/b"
        reason = "the wrong rule is named"
        "#,
        wrong()
    );
    let profile = file("profile.toml", &text);
    let ended = kit(&["--profile", &profile, "--suite", "follow/normalspiel"]);
    assert_eq!(ended.code, Some(0), "{}{}", ended.out, ended.complaints);
    for told in [
        "2  the wrong rule is named",
        "the profile has no rule set `dokoland-liga`",
        "the profile has no method `InspectGame`",
        "2 known to fail",
    ] {
        assert!(ended.out.contains(told), "{told}: {}", ended.out);
    }
    let wrong_list = "[[failing]]\ncase = 'C-01/c'\nreason = 'no more'\n\
                      [[failing]]\ncase = 'no-such*'\nreason = 'never'\n";
    let list = file("known.toml", wrong_list);
    let ended = kit(&["--profile", &profile, "--known", &list, "--suite", "follow"]);
    assert_eq!(ended.code, Some(1), "{}", ended.complaints);
    for told in [
        "it passes, but is listed as known to fail: no more",
        "known failures: case `no-such*` means no case",
    ] {
        assert!(ended.out.contains(told), "{told}: {}", ended.out);
    }
    let last = ended.out.lines().last().unwrap();
    let summary = format!("; 1 entry of {list} is out of date");
    assert!(last.ends_with(&summary), "{last}");
}

#[test]
fn reports_are_written_for_machines_and_for_people() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let paths = ["report.json", "report.xml", "report.md", "report.html"]
        .map(|name| folder.join(name).to_string_lossy().into_owned());
    let [json, junit, markdown, html] = &paths;
    let program = wrong();
    let ended = kit(&[
        "--program",
        &program,
        "--suite",
        "follow",
        "--json",
        json,
        "--junit",
        junit,
        "--markdown",
        markdown,
        "--html",
        html,
    ]);
    assert_eq!(ended.code, Some(1), "{}", ended.complaints);
    let [json, junit, markdown, html] = paths.map(|path| fs::read_to_string(path).unwrap());

    let version = fs::read_to_string(vectors().join("VERSION")).unwrap();
    let conditions = format!(
        "strictness full, kit {}, vectors {}",
        env!("CARGO_PKG_VERSION"),
        version.trim()
    );
    for report in [&ended.out, &junit, &markdown, &html] {
        assert!(report.contains(&conditions), "{conditions}: {report}");
    }

    let json: Value = serde_json::from_str(&json).unwrap();
    let counts = &json["counts"];
    assert_eq!(
        (&json["implementation"], &json["strictness"]),
        (&"normalspiel.py".into(), &"full".into())
    );
    let outcomes = json["cases"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["outcome"].as_str().unwrap());
    let failed = outcomes.clone().filter(|it| *it == "failed").count();
    assert_eq!(counts["failed"], failed);
    assert!(failed > 0 && outcomes.filter(|it| *it == "passed").count() > 0);

    let attribute = |name: &str, value: usize| format!("{name}=\"{value}\"");
    assert!(junit.contains(&attribute("failures", failed)), "{junit}");
    assert!(junit.contains("<skipped message=\"not applicable: "));
    assert!(junit.contains("FOLLOW-2 Following is a duty (TSR 5.2.2)"));

    assert!(
        markdown.contains("| FOLLOW-2 | Following is a duty | ✗ "),
        "{markdown}"
    );
    assert!(markdown.contains("| C-01/b (ddv-tsr) "));
    assert!(html.contains("<th>FOLLOW-2</th>") && html.contains("class=\"wrong\""));
}

#[test]
fn a_report_can_go_to_stdout() {
    let ended = kit(&["--embedded", "--case", "C-01/b", "--json", "-"]);
    let json: Value = serde_json::from_str(&ended.out).unwrap();
    assert_eq!(
        json["counts"]["passed"],
        json["cases"].as_array().unwrap().len()
    );
    assert!(ended.complaints.contains("passed, 0 failed"));
}

#[test]
fn cases_are_listed_and_explained() {
    let ended = kit(&["--list", "--level", "deals", "--rule-set", "palast"]);
    assert_eq!(ended.code, Some(0));
    assert!(ended.out.lines().count() > 3);
    assert!(
        ended
            .out
            .lines()
            .all(|it| it.contains("(palast)") && it.contains("deals"))
    );

    let ended = kit(&["--explain", "C-01/b (ddv-tsr)", "--program", &wrong()]);
    assert_eq!(ended.code, Some(1), "{}", ended.complaints);
    for told in [
        "hand 1    ♣A ♣9 ♠10 ♥10 ♥K",
        "May seat 1 play ♥10 now?",
        "expected  {\"verdict\":\"refused\"",
        "FOLLOW-2 Following is a duty (TSR 5.2.2)",
        "ValidateMove is asked\n{\"card\":\"CARD_HT\"",
        "normalspiel.py says of C-01/b (ddv-tsr)\nValidateMove responds\n{",
        "failed: rule: expected \"FOLLOW-2\", got \"FOLLOW-3\"",
    ] {
        assert!(ended.out.contains(told), "{told}: {}", ended.out);
    }
    let german = kit(&["--explain", "C-01/b", "--language", "de"]);
    assert!(
        german.out.contains("FOLLOW-2 Bedienpflicht") || german.out.contains("bedienen"),
        "{}",
        german.out
    );

    let open = kit(&["--explain", "Y-03"]);
    assert!(
        open.out.contains(
            "or        {\"verdict\":\"undecided\"}\n          No card of seat 2 is known."
        ),
        "{}",
        open.out
    );
}

#[test]
fn games_by_chance_find_a_mistake_and_make_a_vector_of_it() {
    let games = ["--rule-set", "ddv-tsr", "--generate", "12", "--seed", "7"];
    let right = kit(&[&["--program", &python()], &games[..]].concat());
    assert_eq!(right.code, Some(0), "{}{}", right.out, right.complaints);
    let last = right.out.lines().last().unwrap();
    assert!(
        last.starts_with("12 games, ") && last.ends_with(", 0 disagreements"),
        "{last}"
    );
    assert!(
        right
            .out
            .contains("questions not asked: AuditGame is not there yet")
    );

    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("generated");
    fs::create_dir_all(folder.join("found")).unwrap();
    let path = folder.join("found/games.json");
    let json = ["--json", path.to_str().unwrap()];
    let program = wrong();
    let found = kit(&[&["--program", &program], &games[..], &json].concat());
    assert_eq!(found.code, Some(1), "{}", found.complaints);
    assert!(
        found.out.starts_with("DISAGREEMENT in game "),
        "{}",
        found.out
    );
    for told in [
        "\nFOLLOW-2 Following is a duty (TSR 5.2.2): ",
        " questions, 1 disagreement\n",
    ] {
        assert!(found.out.contains(told), "{told}: {}", found.out);
    }
    // Hardly a game is left of it.
    let file: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    let record = &file["vectors"][0]["question"]["play"]["record"];
    let plays = record["plays"].as_str().unwrap();
    assert!(plays.split_whitespace().count() <= 2, "{plays}");
    // All of them are about the play.
    let other = ["--level", "announcements", "--level", "audit"];
    let other = kit(&[&["--program", &program], &games[..], &other].concat());
    assert_eq!(other.code, Some(3), "{}{}", other.out, other.complaints);
    assert!(
        other
            .out
            .contains("not asked: the level `play` is left out")
    );

    // What was found is a file of vectors, by which the mistake is found again.
    let vectors = ["--vectors", folder.to_str().unwrap()];
    let again = kit(&[&["--program", &program], &vectors[..]].concat());
    assert!(
        again
            .out
            .contains("rule: expected \"FOLLOW-2\", got \"FOLLOW-3\""),
        "{}",
        again.out
    );
    let right = kit(&[&["--program", &python()], &vectors[..]].concat());
    assert_eq!(right.code, Some(0), "{}{}", right.out, right.complaints);
}

#[test]
fn our_own_engine_agrees_with_itself() {
    let ended = kit(&["--embedded", "--generate", "20"]);
    assert_eq!(ended.code, Some(0), "{}{}", ended.out, ended.complaints);
    let last = ended.out.lines().last().unwrap();
    assert!(
        last.starts_with("20 games, ") && last.ends_with(", 0 disagreements"),
        "{last}"
    );
    let with_unknown = kit(&["--embedded", "--generate", "1", "--rule-set", "no-such"]);
    assert_eq!(with_unknown.code, Some(2));
}

#[test]
fn a_table_says_who_says_what() {
    let (right, wrong) = (format!("right={}", python()), format!("wrong={}", wrong()));
    let against = ["--against", "ours=embedded", &right, &wrong];
    let ended = kit(&[
        &against[..],
        &["--suite", "follow", "--rule-set", "ddv-tsr"],
    ]
    .concat());
    assert_eq!(ended.code, Some(1), "{}", ended.complaints);
    let row = ended
        .out
        .lines()
        .find(|it| it.starts_with("| C-01/b (ddv-tsr) "))
        .unwrap();
    let cells: Vec<&str> = row.split('|').map(str::trim).collect();
    let said = cells.get(2..6).unwrap();
    assert_eq!(
        said,
        [
            "FOLLOW-2",
            "as expected",
            "as expected",
            "rule \"FOLLOW-3\""
        ]
    );
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let [json, markdown] =
        ["against.json", "against.md"].map(|name| folder.join(name).to_string_lossy().into_owned());
    let reports = [
        "--case",
        "C-01/b (ddv-tsr)",
        "--json",
        &json,
        "--markdown",
        &markdown,
    ];
    assert_eq!(kit(&[&against[..], &reports].concat()).code, Some(1));
    let json: Value = serde_json::from_str(&fs::read_to_string(json).unwrap()).unwrap();
    let contested = json["contested"].as_array().unwrap();
    let of: Vec<&Value> = json["runs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["implementation"])
        .collect();
    assert_eq!(of, ["ours", "right", "wrong"]);
    assert_eq!(contested.len(), 1);
    assert_eq!(contested[0]["said"]["wrong"], "rule \"FOLLOW-3\"");
    assert_eq!(contested[0]["said"]["ours"], "as expected");
    assert_eq!(json["runs"][2]["counts"]["failed"], 1);
    let markdown = fs::read_to_string(markdown).unwrap();
    assert!(markdown.starts_with("# ours, right, wrong\n\n- ours: 1 passed, 0 failed\n"));
    assert!(markdown.contains("\n\nstrictness full, kit "), "{markdown}");
    let row = " | FOLLOW-2 | as expected | as expected | rule \"FOLLOW-3\" |\n";
    assert!(markdown.ends_with(row), "{markdown}");
    let to_stdout = kit(&[&against[..], &["--case", "C-01/b", "--json", "-"]].concat());
    serde_json::from_str::<Value>(&to_stdout.out).unwrap();
    assert!(to_stdout.complaints.contains("ours: "));

    let counts: Vec<&str> = ended.out.lines().rev().take(3).collect();
    assert!(
        counts
            .iter()
            .any(|it| it.starts_with("ours: ") && it.ends_with(" passed, 0 failed"))
    );
    let agreed = kit(&["--against", "one=embedded", "two=embedded", "--case", "C-*"]);
    assert_eq!(agreed.code, Some(0), "{}", agreed.out);
}
