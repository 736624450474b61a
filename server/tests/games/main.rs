//! Stored games as the commands `show` and `audit` print them.
#![expect(
    clippy::unwrap_used,
    reason = "a program that cannot be asked has failed the test"
)]

mod announced;

use std::io::Write as _;
use std::process::{Command, Stdio};

/// Under the tournament rules, two tricks of a Normalspiel in which Re is
/// announced after the first card.
const BEGUN: &str = "ddv-tsr@2026-02-21; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
                     CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; \
                     p=HTDJCJDADASQDQHT; x=1:4re";

/// What the program printed, what it complained of, and its exit code.
struct Printed {
    out: String,
    complaints: String,
    code: Option<i32>,
}

fn golden(name: &str) -> String {
    format!("{}/../tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"))
}

fn run(arguments: &[&str], input: &str) -> Printed {
    run_with(&[], arguments, input)
}

fn run_with(environment: &[(&str, &str)], arguments: &[&str], input: &str) -> Printed {
    let mut child = Command::new(env!("CARGO_BIN_EXE_doko-server"))
        .env_clear()
        .envs(environment.iter().copied())
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that reads a file closes its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Printed {
        out: String::from_utf8(output.stdout).unwrap(),
        complaints: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

fn assert_lines(printed: &Printed, lines: &[&str]) {
    let mut rest = printed.out.lines();
    for line in lines {
        assert!(rest.any(|it| it == *line), "{line}\n{}", printed.out);
    }
}

#[test]
fn a_game_is_a_table() {
    let printed = run(&["show", &golden("recorded-normalspiel")], "");
    assert_eq!((printed.code, printed.complaints.as_str()), (Some(0), ""));
    assert_lines(
        &printed,
        &[
            "Seat 1  Re      ♥10 ♣Q ♠Q ♥Q ♣J ♥J ♦A ♦K ♦K ♦9 │ ♠10 ♠9",
            "Said: 1 gesund · 2 gesund · 3 gesund · 4 gesund",
            "Contract: Normalspiel; seat 1 leads",
            " Trick │ Seat 1         │ Seat 2 │ Seat 3 │ Seat 4  │ to │ Augen │  Re │ Kontra",
            "     1 │ ›♥10*          │ ♦J     │ ♣J     │ (Re) ♦A │  1 │    25 │  25 │      0",
            "     3 │ (keine 90) ♠10 │ ♥9     │ ♥9     │ ›♥A*    │  4 │    21 │  73 │      0",
            "    12 │ ›♠9            │ ♠A*    │ ♥A     │ ♥K      │  2 │    26 │ 201 │     39",
            "Re won",
            "  Re: 201 Augen, 10 tricks; needed 181 Augen",
            " Won                      │ Re    │      1 │ SCORE-1 │ TSR 7.2.2 a",
            "Value: 7",
            "Seat 1 +7, Seat 2 -7, Seat 3 -7, Seat 4 +7",
        ],
    );
    // The first line names file and rules.
    let first = printed.out.lines().next().unwrap();
    assert!(
        first.ends_with("recorded-normalspiel.json:1  ddv-tsr 2026-02-21"),
        "{first}"
    );
}

#[test]
fn a_game_speaks_german() {
    let hochzeit = golden("worked-hochzeit");
    let printed = run(&["show", "--language", "de", &hochzeit], "");
    assert_lines(
        &printed,
        &[
            "Sitz 1  Re      ♥10 ♣D ♣D ♦D ♣B ♦B ♦10 ♦K │ ♣10 ♠10 ♠10 ♠K",
            "Gesagt: 1 Vorbehalt · 2 gesund · 3 gesund · 4 gesund · 1 Hochzeit",
            "Gespielt wird: Hochzeit, Sitz 1; Sitz 1 spielt aus",
            "Klärungsstich 2, Partner: Sitz 2",
            "Re gewinnt",
            "Spielwert: 3 + 1 = 4",
            "Sitz 1 +4, Sitz 2 +4, Sitz 3 -4, Sitz 4 -4",
        ],
    );
}

#[test]
fn an_armut_is_named_with_both_players() {
    let armut = golden("random/vln-armut");
    let printed = run(&["show", "--language", "de", &armut], "");
    let contract = "Gespielt wird: Armut von Sitz 2, mitgenommen von Sitz 3; Sitz 1 spielt aus";
    assert_lines(&printed, &[contract]);
    let printed = run(&["show", &armut], "");
    let contract = "Contract: Armut of seat 2, taken by seat 3; seat 1 leads";
    assert_lines(&printed, &[contract]);
}

#[test]
fn solo_duty_and_context_are_shown() {
    let printed = run(&["show", &golden("recorded-kreuz-solo")], "");
    assert_lines(
        &printed,
        &[
            "Seat 2  Re      ♥10 ♥10 ♣Q ♣Q ♠Q ♥Q ♦Q ♠J ♥J ♦J ♣K ♣9",
            "Contract: Kreuz-Solo, seat 2; seat 1 leads",
        ],
    );
    let forced = BEGUN.replace("; h=", "; c=o2 g3; h=");
    let printed = run(&["show", "-"], &forced);
    assert_lines(&printed, &["Pflichtsolo open: seat 2 · games left: 3"]);
}

#[test]
fn violations_are_marked_where_they_happened() {
    let game = BEGUN
        .replace("p=HTDJCJDADASQDQHT", "p=HTCACJDADASQ")
        .replace("x=1:4re", "x=2:2re");
    let printed = run(&["show", "-"], &game);
    assert_eq!(printed.code, Some(0));
    assert_lines(
        &printed,
        &[
            "     1 │ ›♥10*  │ ♣A! (Re)! │ ♣J     │ ♦A     │  1 │    34 │ 34 │      0",
            "  trick 1, seat 2 ♣A: REVOKE, FOLLOW-2 (TSR 5.2.2, edition 2026-02-21)",
        ],
    );
}

#[test]
fn colours_are_for_terminals() {
    let colored = |environment: &[(&str, &str)], arguments: &[&str]| {
        let printed = run_with(environment, arguments, BEGUN);
        assert!(printed.out.contains("♥10"), "{}", printed.out);
        printed.out.contains("\u{1b}[31m♥10\u{1b}[0m")
    };
    assert!(!colored(&[], &["show", "-"]));
    assert!(colored(&[], &["show", "--color", "always", "-"]));
    assert!(colored(&[("DOKO_COLOR", "always")], &["show", "-"]));
    assert!(colored(&[("CLICOLOR_FORCE", "1")], &["show", "-"]));
    assert!(!colored(
        &[("CLICOLOR_FORCE", "1")],
        &["show", "--color", "never", "-"]
    ));
    let silent = [("NO_COLOR", "1"), ("TERM", "xterm")];
    assert!(!colored(&silent, &["show", "-"]));
}

#[test]
fn games_are_converted_and_looked_at_through_other_eyes() {
    let line = run(&["show", "--format", "line", "-"], BEGUN);
    assert_eq!(line.out.trim_end(), BEGUN);
    let json = run(&["show", "--format", "json", "-"], BEGUN);
    assert_eq!(json.out.lines().count(), 1);
    let back = run(&["show", "--format", "line", "-"], &json.out);
    assert_eq!(back.out.trim_end(), BEGUN);
    let public = run(
        &["show", "--format", "line", "--view", "public", "-"],
        BEGUN,
    );
    assert!(!public.out.contains("; h="), "{}", public.out);
    let seat = run(&["show", "--format", "line", "--view", "2", "-"], BEGUN);
    let hand = "; h=??/DJSQH9HJSJSJDQCAC9HKCTSA/??/??; ";
    assert!(seat.out.contains(hand), "{}", seat.out);
}

#[test]
fn what_a_view_does_not_know_is_not_shown() {
    let printed = run(&["show", "--view", "2", "-"], BEGUN);
    assert_eq!(printed.code, Some(0));
    let hands = printed.out.lines().filter(|line| line.ends_with("  ??"));
    assert_eq!(hands.count(), 3, "{}", printed.out);
    assert!(printed.out.contains("♥10"), "{}", printed.out);
}

#[test]
fn an_armut_is_shown_with_its_cards() {
    let armut = "vln; s=1g 2g 3armut 4g 3armut_push 4armut_accept 4armut_return; \
                 a=DJDADK/??????/0";
    let printed = run(&["show", "-"], armut);
    assert_lines(
        &printed,
        &[
            "Said: 1 gesund · 2 gesund · 3 Armut · 4 gesund · 3 pushes · 4 accepts · 4 gives back",
            "Armut: pushed ♦J ♦A ♦K, given back ?? ?? ?? (0 trumps)",
        ],
    );
}

#[test]
fn an_audit_says_whether_games_were_played_by_the_rules() {
    let clean = run(&["audit", "-"], &format!("# a game\n\n{BEGUN}\n"));
    assert_eq!((clean.code, clean.complaints.as_str()), (Some(0), ""));
    assert_eq!(clean.out, "-:3  ddv-tsr 2026-02-21: by the rules\n");
    let broken = BEGUN.replace("p=HTDJCJDADASQDQHT", "p=HTCADQHTDJSQ");
    let found = run(&["audit", "-"], &format!("{BEGUN}\n{broken}\n"));
    assert_eq!(found.code, Some(1));
    assert_lines(
        &found,
        &[
            "-:1  ddv-tsr 2026-02-21: by the rules",
            "-:2  ddv-tsr 2026-02-21: 2 violations, 1 not judged",
            "  trick 1, seat 2 ♣A: REVOKE, FOLLOW-2 (TSR 5.2.2, edition 2026-02-21)",
            "    A trump is demanded, and ♣A is not one; the hand still holds ♠Q, ♠J, ♥J, ♦Q and ♦J.",
        ],
    );
    let german = run(&["audit", "--language", "de", "-"], &broken);
    assert!(
        german.out.contains("2 Verstöße, 1 nicht beurteilt"),
        "{}",
        german.out
    );
    assert!(
        german
            .out
            .contains("Stich 1, Sitz 2 ♣A: FOLLOW-2 (TSR 5.2.2, Ausgabe 2026-02-21)"),
        "{}",
        german.out
    );
}

/// A game that was judged with what is left open, in lines.
fn left_open(game: &str, arguments: &[&str]) -> Vec<String> {
    let printed = run(&[&["audit", "-"], arguments].concat(), game);
    let lines = printed.out.lines();
    let open = lines.filter(|it| it.contains("not judged. ") || it.contains("nicht beurteilt. "));
    open.map(str::to_owned).collect()
}

#[test]
fn only_neighbours_stand_in_one_line() {
    let game = BEGUN.replace("DQHT; x=1:4re", "DQHTHASTH9S9DT; x=1:4re 2:3re 13:1k90");
    let hand = "The known cards do not show whether the hand allowed it.";
    assert_eq!(
        left_open(&game, &["--view", "1"]),
        [
            format!("  trick 1, seat 4 Re: not judged. {hand}"),
            format!("  trick 1, seat 3 Re: not judged. {hand}"),
            "  trick 3, seat 3 ♠9: not judged. The known cards do not show whether the seat could \
             follow."
                .to_owned(),
        ]
    );
}

#[test]
fn where_a_card_belies_a_word_nothing_more_is_judged() {
    // Seat 1 holds both ♣Q of the Hochzeit of seat 2.
    let game = "ddv-tsr; s=1g 2v 3g 4g 2hochzeit; p=1CQ2DJ3DA4SJ1CQ2HT3DK4SQ";
    assert_eq!(
        left_open(game, &["--view", "public"]).last().unwrap(),
        "  trick 1, seat 1 ♣Q … trick 2, seat 4 ♠Q (8 actions): not judged. The violation before \
         it leaves open how the game goes on."
    );
    let printed = run(&["audit", "-"], game);
    assert_eq!(printed.code, Some(1), "{}", printed.out);
    assert!(
        printed.out.contains("HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS"),
        "{}",
        printed.out
    );
}

#[test]
fn a_document_is_at_fault_in_one_place() {
    let game = "\n{\n  \"ruleSet\": {\"name\": \"vln\"},\n  \"plays\": [\"CARD_XX\"]\n}\n";
    let printed = run(&["audit", "-"], game);
    let begin = "-:4:21: unrecognized enum value 'CARD_XX': `plays` must be one of ";
    assert!(
        printed.complaints.starts_with(begin),
        "{}",
        printed.complaints
    );
    assert!(
        !printed.complaints.contains(" column "),
        "{}",
        printed.complaints
    );
    // What stands before it on the line counts, too.
    let printed = run(&["audit", "-"], "vln\n  ddv-tsr; p=XX");
    assert!(
        printed.complaints.starts_with("-:2:14: "),
        "{}",
        printed.complaints
    );
}

#[test]
fn rules_are_named_with_the_options_that_differ() {
    let game = BEGUN.replace("ddv-tsr@2026-02-21", "ddv-tsr{dulle_tie=second}#c0ffee");
    let printed = run(&["show", "-"], &game);
    let first = printed.out.lines().next();
    assert_eq!(first, Some("-:1  ddv-tsr{dulle_tie=second}"));
}

#[test]
fn what_cannot_be_read_does_not_stop_the_audit() {
    let games = format!("ddv-tsr; p=XX\n{BEGUN}\nnobodys-rules; p=SJ\n");
    let printed = run(&["audit", "-"], &games);
    assert_eq!(printed.code, Some(2));
    assert_eq!(printed.out, "-:2  ddv-tsr 2026-02-21: by the rules\n");
    let complaints: Vec<&str> = printed.complaints.lines().collect();
    assert_eq!(complaints.len(), 2, "{complaints:?}");
    let card = "-:1:12: expected a card such as `HT`, found `XX`";
    assert_eq!(complaints.first(), Some(&card));
    let rules = complaints.last().unwrap();
    assert!(
        rules.starts_with("-:3: the request cannot be read"),
        "{rules}"
    );

    let missing = run(&["audit", "nowhere.txt"], "");
    assert_eq!(missing.code, Some(2));
    assert!(missing.complaints.contains("cannot read nowhere.txt"));
}

#[test]
fn what_holds_no_game_is_told_what_one_is() {
    let expected = "a game is a line of the text notation, such as \
                    `ddv-tsr; s=1g 2g 3g 4g; p=CA`, or canonical JSON of GameRecord";
    for (input, code, first) in [
        ("", 0, None),
        ("# nothing\n\n", 0, None),
        ("seat card\n1 CA\n", 2, Some("-:1:")),
        ("[{}]", 2, Some("-:1:1: ")),
        (
            "{\"moves\": []}",
            2,
            Some("-:1:8: unrecognized field name 'moves'"),
        ),
    ] {
        for command in ["show", "audit"] {
            let printed = run(&[command, "-"], input);
            let complaints: Vec<&str> = printed.complaints.lines().collect();
            assert_eq!(printed.code, Some(code), "{complaints:?}");
            assert_eq!(printed.out, "", "{input}");
            let begin = complaints.first().copied().unwrap_or_default();
            assert!(first.is_none_or(|it| begin.starts_with(it)), "{begin}");
            let note = format!("note: there is no game in the standard input; {expected}");
            assert_eq!(complaints.last(), Some(&note.as_str()), "{input}");
        }
    }
    // Questions have games in them, and say how to get at them.
    let question = include_str!("../../../docs/examples/revoke.json");
    for command in ["show", "audit"] {
        let printed = run(&[command, "-"], question);
        assert_eq!((printed.code, printed.out.as_str()), (Some(2), ""));
        let begin = "-:1: a question about a game, and no game: ";
        assert!(
            printed.complaints.starts_with(begin),
            "{}",
            printed.complaints
        );
        assert!(printed.complaints.contains("`jq .record`"));
        assert!(!printed.complaints.contains("there is no game in"));
    }
    // What it names is a game that can be read.
    let game = expected.split('`').nth(1).unwrap();
    let shown = run(&["show", "--format", "line", "-"], game);
    assert_eq!(
        (shown.out.trim_end(), shown.complaints.as_str()),
        (game, "")
    );

    let program = run(&["show", env!("CARGO_BIN_EXE_doko-server")], "");
    assert_eq!((program.code, program.out.as_str()), (Some(2), ""));
    let said = format!("is no UTF-8; {expected}\n");
    assert!(
        program.complaints.ends_with(&said),
        "{}",
        program.complaints
    );
}

#[test]
fn a_typo_in_the_only_game_does_not_make_it_none() {
    for (game, first) in [
        ("ddv-tsr; s=1g 2g 3g 4g; p=CX", "-:1:27: expected a card"),
        ("ddv-tsr{dulle_ti=second}", "-:1:9: "),
        (
            "{\"ruleSet\": {\"name\": \"vln\"}, \"plays\": [\"CX\"]}",
            "-:1:43: ",
        ),
        ("{\"rule_set\": {\"name\": \"vln\"", "-:1:27: "),
    ] {
        for command in ["show", "audit"] {
            let printed = run(&[command, "-"], game);
            assert_eq!(printed.code, Some(2), "{game}");
            let complaints: Vec<&str> = printed.complaints.lines().collect();
            assert_eq!(complaints.len(), 1, "{complaints:?}");
            let begin = complaints.first().copied().unwrap_or_default();
            assert!(begin.starts_with(first), "{begin}");
        }
    }
}

#[test]
fn machines_get_an_object_for_each_game() {
    let broken = BEGUN.replace("p=HTDJ", "p=HTCA");
    let games = format!("{BEGUN}\nddv-tsr; p=XX\n{broken}\n");
    let printed = run(&["audit", "--format", "json", "-"], &games);
    assert_eq!(printed.code, Some(2));
    let objects: Vec<serde_json::Value> = printed
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let at = |i: usize, path: &str| objects.get(i).and_then(|it| it.pointer(path)).cloned();
    assert_eq!(objects.len(), 3);
    assert_eq!(at(0, "/line"), Some(1.into()));
    assert_eq!(at(0, "/audit/answeredBy/name"), Some("ddv-tsr".into()));
    assert_eq!(at(0, "/audit/violations"), None);
    assert_eq!(at(1, "/error/column"), Some(12.into()));
    let reason = "/audit/violations/0/violations/0/reason";
    assert_eq!(at(2, reason), Some("REASON_REVOKE".into()));
}

#[test]
fn the_examples_of_the_notation_are_shown() {
    let page = include_str!("../../../docs/NOTATION.md");
    let example = page
        .lines()
        .find(|line| line.starts_with("ddv-tsr@"))
        .unwrap();
    let printed = run(&["show", "-"], example);
    assert_eq!(printed.code, Some(0));
    assert!(printed.out.contains("(Re) ♦A"), "{}", printed.out);
}
