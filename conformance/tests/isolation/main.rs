//! What goes wrong with one question goes wrong with no other: a program that speaks JSON, one
//! that speaks protobuf, and a server, each of which is wrong whenever seat 3 wants to play a
//! card.

#![expect(clippy::panic, clippy::unwrap_used, reason = "a test fails by a panic")]

mod programs;
mod server;

use std::time::Duration;

use doko_conformance::road::Road;
use doko_conformance::{Checked, Outcome, Profile, Run, cases};
use doko_harness::{Question, Strictness};

const PATIENCE: Duration = Duration::from_secs(20);

/// What comes of some cases.
fn asked(road: &dyn Road) -> Vec<Checked> {
    let cases = cases(None).unwrap();
    let run = Run::of(
        &cases,
        |case| case.suite == "refusals/play.json" && case.rule_set == "ddv-tsr",
        road,
        &Profile::read(r#"methods = ["ValidateMove"]"#).unwrap(),
        Strictness::Full,
        |_| {},
    );
    let passed = run.checked.iter();
    let passed = passed.filter(|it| it.outcome == Outcome::Passed);
    assert!(passed.count() > 4);
    run.checked
}

/// Those of seat 3 have failed with this reason, and all others are as they were; how many
/// have.
fn went_wrong_for_seat_3(sound: &[Checked], faulty: &[Checked], told: &str) -> usize {
    let mut failed = 0;
    for (sound, faulty) in sound.iter().zip(faulty) {
        let question = sound.case.asked.vector().map(|it| &it.question);
        let Some(Question::Play(question)) = question else {
            continue;
        };
        if question.seat != 3 {
            assert_eq!(sound.outcome, faulty.outcome, "{}", faulty.case.label());
            continue;
        }
        failed += 1;
        let why = format!("{:?}", faulty.outcome);
        let told = format!("{told:?}");
        let is_so = matches!(faulty.outcome, Outcome::Failed(_));
        assert!(
            is_so && why.contains(told.trim_matches('"')),
            "{told}: {why}"
        );
    }
    assert!(failed > 1);
    failed
}
