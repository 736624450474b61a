//! A disagreement that is planted comes out as a vector on which the two still disagree.
#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests; JSON has no other way"
)]

use doko_differential::model::Reference;
use doko_differential::twin::{Coverage, Sides, game, preset};
use doko_harness::{Judge, Suite, Vector, faults, run};
use doko_judge::EngineJudge;
use serde_json::{Value, json};

/// The first of some games in which the engine and a reference with this mistake disagree, as
/// it is printed.
fn planted(name: &str, mistake: (&'static str, &'static str)) -> String {
    let options = preset(name).unwrap();
    let reference = Reference {
        mistake: Some(mistake),
    };
    let printed = (0..400).find_map(|seed| {
        // Legal by the engine, or by a reference without the mistake or with it.
        let by = if seed % 4 == 0 {
            reference.takes(&options)
        } else {
            options.clone()
        };
        let record = game(&by, seed);
        let sides = Sides::new(&options, &record, reference);
        let found = sides.compare(&record, &mut Coverage::default()).err()?;
        Some(sides.shrink(&record, &found))
    });
    printed.unwrap_or_else(|| panic!("{mistake:?} is not found"))
}

/// The part of a text from a line to another one, both included.
fn between(text: &str, first: &str, last: &str) -> String {
    let lines = text.lines().skip_while(|line| *line != first);
    let mut lines: Vec<&str> = lines.collect();
    let end = lines.iter().position(|line| *line == last).unwrap();
    lines.truncate(end + 1);
    lines.join("\n")
}

/// The vector that is printed, as it is read from a file.
fn suite(vector: &Value) -> Suite {
    let file = json!({ "about": "A disagreement.", "vectors": [vector] });
    Suite::read("printed.json", &file.to_string()).unwrap()
}

fn passes(judge: &impl Judge, vector: &Value) -> bool {
    let report = run(judge, &[suite(vector)], |_| true);
    assert!(report.skipped.is_empty(), "{report}");
    report.failed.is_empty()
}

/// Asserts that what is printed is a vector of this kind, in good form but for its id, that only
/// the reference answers as it expects, and only the engine as stands beside it.
fn shows(printed: &str, mistake: (&'static str, &'static str), kind: &str) -> Vector {
    let reference = Reference {
        mistake: Some(mistake),
    };
    let mut vector: Value = serde_json::from_str(&between(printed, "{", "}")).unwrap();
    assert_eq!(vector["id"], "NEW-1", "{printed}");
    vector["id"] = json!("Z-99");
    let read = suite(&vector).vectors.remove(0);
    assert_eq!(faults(&read), Vec::<String>::new(), "{printed}");
    assert_eq!(read.question.kind(), kind, "{printed}");
    assert!(passes(&reference, &vector), "{printed}");
    assert!(!passes(&EngineJudge, &vector), "{printed}");
    let (_, engine) = printed
        .split_once("The engine has in its place:\n")
        .unwrap();
    let engine: Value = serde_json::from_str(&format!("{{{engine}}}")).unwrap();
    vector["answer"] = engine["answer"].clone();
    assert!(passes(&EngineJudge, &vector), "{printed}");
    assert!(!passes(&reference, &vector), "{printed}");
    read
}

#[test]
fn of_a_settlement() {
    let mistake = ("score.against_points", "off");
    let printed = planted("ddv-tsr", mistake);
    println!("{printed}");
    let vector = shows(&printed, mistake, "score_game");
    assert_eq!(vector.rules, ["SCORE-10"], "{printed}");
}

#[test]
fn of_a_stich() {
    let mistake = ("dulle_tie", "second");
    let printed = planted("ddv-tsr", mistake);
    println!("{printed}");
    let vector = shows(&printed, mistake, "trick");
    let record = vector.question.record().unwrap();
    assert!(record.extras.is_empty(), "{printed}");
}

/// All seats but one say nothing else than that they are gesund, and there is no bid.
#[test]
fn of_what_was_said() {
    let mistake = ("solo.lead", "always_soloist");
    let printed = planted("vln", mistake);
    println!("{printed}");
    let vector = shows(&printed, mistake, "vorbehalte");
    let said = &vector.question.record().unwrap().said;
    let gesund = said.iter().filter(|line| line.ends_with("gesund")).count();
    assert_eq!((said.len(), gesund), (4, 3), "{printed}");
    assert!(said.iter().any(|line| line.contains("solo")), "{printed}");
    assert!(
        said.iter().all(|line| !line.contains("schweine")),
        "{printed}"
    );
}

/// Nothing is left but the Ansage that makes the difference; who holds what is in order.
#[test]
fn of_an_announcement() {
    let mistake = ("ann.skip_absagen", "forbidden");
    let printed = planted("ddv-tsr", mistake);
    println!("{printed}");
    let vector = shows(&printed, mistake, "announce");
    let record = vector.question.record().unwrap();
    assert_eq!(record.extras.len(), 1, "{printed}");
    assert!(record.open_pflichtsolo.is_empty(), "{printed}");
    let clubs = record.hands[0].split(' ').filter(|it| it.starts_with('C'));
    assert!(clubs.count() > 9, "{printed}");
}

/// A game of which there is nothing to play: the engine takes the hands for no deal.
#[test]
fn of_a_deal() {
    let mistake = ("deck.nines", "with");
    let printed = planted("vln", mistake);
    println!("{printed}");
    shows(&printed, mistake, "deal");
}
