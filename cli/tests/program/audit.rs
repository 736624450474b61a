//! Stored games as `doko audit` judges them.

use crate::common::{BEGUN, run};

#[test]
fn an_audit_says_whether_games_were_played_by_the_rules() {
    let clean = run(&["audit", "-"], &format!("# a game\n\n{BEGUN}\n"));
    assert_eq!((clean.code, clean.complaints.as_str()), (Some(0), ""));
    assert_eq!(clean.out, "-:3  ddv-tsr 2026-02-21: by the rules\n");
    let broken = BEGUN.replace("p=HTDJCJDADASQDQHT", "p=HTCADQHTDJSQ");
    let found = run(&["audit", "-"], &format!("{BEGUN}\n{broken}\n"));
    assert_eq!(found.code, Some(1));
    found.assert_lines(&[
        "-:1  ddv-tsr 2026-02-21: by the rules",
        "-:2  ddv-tsr 2026-02-21: 2 violations, 1 not judged",
        "  trick 1, seat 2 ♣A: REVOKE, FOLLOW-2 (TSR 5.2.2, edition 2026-02-21)",
        "    A trump is demanded, and ♣A is not one; the hand still holds ♠Q, ♠J, ♥J, ♦Q and ♦J.",
    ]);
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
    let open = lines.filter(|it| it.contains("not judged. "));
    open.map(str::to_owned).collect()
}

#[test]
fn what_is_open_for_one_reason_stands_in_one_line() {
    let game = BEGUN.replace("DQHT; x=1:4re", "DQHTHASTH9S9DT; x=1:4re 2:3re 13:1k90");
    assert_eq!(
        left_open(&game, &["--view", "1"]),
        [
            "  trick 1, seat 4 Re: not judged. The known cards do not show whether the hand allowed \
             it.",
            "  trick 1 ♣J … trick 4, seat 1 keine 90 (12 actions): not judged. The violation before \
             it leaves open how the game goes on.",
        ]
    );
}

#[test]
fn a_record_that_no_deal_fits_is_judged_up_to_there() {
    // Seat 1 lays both ♣Q of the Hochzeit of seat 2.
    let game = "ddv-tsr; s=1g 2v 3g 4g 2hochzeit; p=1CQ2DJ3DA4SJ1CQ2HT3DK4SQ";
    let printed = run(&["audit", "--view", "public", "-"], game);
    assert_eq!(printed.code, Some(1), "{}", printed.out);
    assert!(printed.out.contains("NO_DEAL_FITS"), "{}", printed.out);
    assert_eq!(
        left_open(game, &["--view", "public"]).last().unwrap(),
        "  trick 1, seat 2 ♦J … trick 2, seat 4 ♠Q (7 actions): not judged. The violation before \
         it leaves open how the game goes on."
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
