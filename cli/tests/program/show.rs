//! Stored games as `doko show` prints them.

use crate::common::{BEGUN, golden, run, run_with};

#[test]
fn a_game_is_a_table() {
    let printed = run(&["show", &golden("recorded-normalspiel")], "");
    assert_eq!((printed.code, printed.complaints.as_str()), (Some(0), ""));
    printed.assert_lines(&[
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
    ]);
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
    printed.assert_lines(&[
        "Sitz 1  Re      ♥10 ♣D ♣D ♦D ♣B ♦B ♦10 ♦K │ ♣10 ♠10 ♠10 ♠K",
        "Gesagt: 1 Vorbehalt · 2 gesund · 3 gesund · 4 gesund · 1 Hochzeit",
        "Gespielt wird: Hochzeit, Sitz 1; Sitz 1 spielt aus",
        "Klärungsstich 2, Partner: Sitz 2",
        "Re gewinnt",
        "Spielwert: 3 + 1 = 4",
        "Sitz 1 +4, Sitz 2 +4, Sitz 3 -4, Sitz 4 -4",
    ]);
}

#[test]
fn an_armut_is_named_with_both_players() {
    let armut = golden("random/vln-armut");
    let printed = run(&["show", "--language", "de", &armut], "");
    let contract = "Gespielt wird: Armut von Sitz 2, mitgenommen von Sitz 3; Sitz 1 spielt aus";
    printed.assert_lines(&[contract]);
    let printed = run(&["show", &armut], "");
    let contract = "Contract: Armut of seat 2, taken by seat 3; seat 1 leads";
    printed.assert_lines(&[contract]);
}

#[test]
fn solo_duty_and_context_are_shown() {
    let printed = run(&["show", &golden("recorded-kreuz-solo")], "");
    printed.assert_lines(&[
        "Seat 2  Re      ♥10 ♥10 ♣Q ♣Q ♠Q ♥Q ♦Q ♠J ♥J ♦J ♣K ♣9",
        "Contract: Kreuz-Solo, seat 2; seat 1 leads",
    ]);
    let forced = BEGUN.replace("; h=", "; c=o2 g3; h=");
    let printed = run(&["show", "-"], &forced);
    printed.assert_lines(&["Pflichtsolo open: seat 2 · games left: 3"]);
}

#[test]
fn violations_are_marked_where_they_happened() {
    let game = BEGUN
        .replace("p=HTDJCJDADASQDQHT", "p=HTCACJDADASQ")
        .replace("x=1:4re", "x=2:2re");
    let printed = run(&["show", "-"], &game);
    assert_eq!(printed.code, Some(0));
    printed.assert_lines(&[
        "     1 │ ›♥10*  │ ♣A! (Re)! │ ♣J     │ ♦A     │  1 │    34 │ 34 │      0",
        "  trick 1, seat 2 ♣A: REVOKE, FOLLOW-2 (TSR 5.2.2, edition 2026-02-21)",
    ]);
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
    printed.assert_lines(&[
        "Said: 1 gesund · 2 gesund · 3 Armut · 4 gesund · 3 pushes · 4 accepts · 4 gives back",
        "Armut: pushed ♦J ♦A ♦K, given back ?? ?? ?? (0 trumps)",
    ]);
}

#[test]
fn rules_are_named_with_the_options_that_differ() {
    let game = BEGUN.replace("ddv-tsr@2026-02-21", "ddv-tsr{dulle_tie=second}#c0ffee");
    let printed = run(&["show", "-"], &game);
    let first = printed.out.lines().next();
    assert_eq!(first, Some("-:1  ddv-tsr{dulle_tie=second}"));
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
#[test]
fn an_absage_is_shown_with_the_party_that_it_was_made_for() {
    let line = "ddv-tsr; s=1g 2g 3g 4g; x=0:1re 0:2k90=2 0:3k60=1";
    let printed = run(&["show", "-"], line);
    assert_eq!(printed.code, Some(0), "{}", printed.complaints);
    for said in ["(Re)", "(keine 90: Kontra)", "(keine 60: Re)"] {
        assert!(printed.out.contains(said), "{said}\n{}", printed.out);
    }
}

/// A Pflichtansage is in no column of the record; whoever looks, it was heard.
#[test]
fn what_the_rules_announce_is_shown_to_every_view() {
    let line = "vln{dullen=off \
                ann.pflicht=augen:20;excused_by:nobody;step:next_level;in_hochzeit:none}; \
                h=CJSTSKSQSJSJHTHQDJDJ/CACQCJSASAHKHQDTDTDQ\
                /CACKHAHJHJDADADKDKDQ/CTCTCKCQSTSKSQHAHTHK; \
                s=1g 2g 3g 4g; p=HTHKHAHKCK; x=1:1kontra";
    let stated = format!("{line} 4:3k90");
    for view in ["everything", "2", "public"] {
        let printed = run(&["show", "--view", view, "-"], line);
        printed.assert_lines(&[
            "     2 │               │        │ [keine 90] ›♣K │        │    │       │    │",
        ]);
        assert!(printed.out.contains("[…] by the rules"), "{}", printed.out);
        assert!(printed.out.contains("Seat 3  Kontra"), "{}", printed.out);
        let printed = run(&["show", "--view", view, "-"], &stated);
        assert!(printed.out.contains("(keine 90"), "{}", printed.out);
        assert!(!printed.out.contains('['), "{}", printed.out);
    }
    // Without hands nobody knows of which party it is, and so not which one.
    let (rules, rest) = line.split_once("h=").unwrap();
    let (_, played) = rest.split_once("; ").unwrap();
    let (played, _) = played.split_once("; x=").unwrap();
    let printed = run(&["show", "-"], &format!("{rules}{played}"));
    assert!(printed.out.contains("[?] ›♣K"), "{}", printed.out);
}

/// Seat 1 takes the first trick and seat 3 the second one; a sum that leaves out a trick is none.
#[test]
fn sums_of_a_party_end_where_a_trick_may_be_of_either() {
    let shown = |extras: &str| {
        let line = format!("ddv-tsr; s=1g 2g 3g 4g; p=CACTCKCKSTSKSASA; x={extras}");
        let printed = run(&["show", "-"], &line);
        assert_eq!(printed.code, Some(0), "{}", printed.complaints);
        let rows = printed.out.lines().filter(|it| it.contains('›'));
        let sums = rows.map(|row| {
            let cells: Vec<_> = row.split('│').map(str::trim).collect();
            cells
                .iter()
                .rev()
                .take(3)
                .rev()
                .copied()
                .collect::<Vec<_>>()
                .join(" ")
        });
        sums.take(2).collect::<Vec<_>>()
    };
    assert_eq!(shown("0:1re 0:3kontra"), ["29 29 0", "36 29 36"]);
    assert_eq!(shown("0:3kontra"), ["29  ", "36  "]);
    assert_eq!(shown("0:1re"), ["29 29 0", "36  "]);
}
