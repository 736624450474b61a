//! The engine answers every vector as the rules do.

use doko_differential::EngineJudge;
use doko_harness::{load, run, vectors_dir};

#[test]
fn the_engine_agrees_with_every_vector() {
    let suites = load(&vectors_dir()).unwrap();
    let count: usize = suites.iter().map(|suite| suite.vectors.len()).sum();
    let report = run(&EngineJudge, &suites, |_| true);
    println!("{report}");
    assert!(report.failed.is_empty(), "{report}");
    assert!(
        report.skipped.is_empty(),"{report}"
    );
    assert_eq!(report.passed, count);
}
