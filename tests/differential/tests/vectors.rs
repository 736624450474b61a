//! The engine answers every vector as the rules do.

use doko_differential::EngineJudge;
use doko_harness::{load, run, vectors_dir};

/// What is none of the engine's business: it gets hands, however they were dealt,
/// knows all of them once cards are played, and plays by any options.
const NOT_ASKED: [&str; 4] = [
    "the engine gets hands, however they were dealt",
    "the engine knows every hand",
    "the engine plays by any options it is given",
    "the engine sees everything",
];

#[test]
fn the_engine_agrees_with_every_vector() {
    let suites = load(&vectors_dir()).unwrap();
    let report = run(&EngineJudge, &suites, |_| true);
    println!("{report}");
    let mut skipped = report.skipped.iter();
    assert!(report.failed.is_empty(), "{report}");
    assert!(
        skipped.all(|it| NOT_ASKED.contains(&it.reason.as_str())),
        "{report}"
    );
    assert!(report.passed > 1000, "{} vectors", report.passed);
}
