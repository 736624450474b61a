//! The engine answers every vector as the rules do.

use doko_harness::{Vector, load, run, vectors_dir};
use doko_judge::EngineJudge;

/// What is none of the engine's business: it gets hands, however they were dealt,
/// and plays by any options.
const NOT_ASKED: [&str; 2] = ["packets", "rule_set"];

#[test]
fn the_engine_agrees_with_every_vector() {
    let suites = load(&vectors_dir()).unwrap();
    let asked = |vector: &Vector| !NOT_ASKED.contains(&vector.question.kind());
    let report = run(&EngineJudge, &suites, asked);
    println!("{report}");
    assert!(
        report.failed.is_empty() && report.skipped.is_empty(),
        "{report}"
    );
    assert!(report.passed > 1000, "{} vectors", report.passed);
}
