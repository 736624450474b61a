//! The engine answers every vector as the rules do.

use doko_differential::EngineJudge;
use doko_harness::{Vector, load, run, vectors_dir};

#[test]
fn the_engine_agrees_with_every_vector() {
    let suites = load(&vectors_dir()).unwrap();
    let in_engine = |vector: &Vector| vector.question.kind() != "packets";
    let vectors = suites.iter().flat_map(|suite| &suite.vectors);
    let count = vectors.filter(|vector| in_engine(vector)).count();
    let report = run(&EngineJudge, &suites, in_engine);
    let waiting = |reason: &str| reason.starts_with("not served yet");
    assert!(
        report.failed.is_empty() && report.skipped.iter().all(|it| waiting(&it.reason)),
        "{report}"
    );
    assert_eq!(report.passed + report.skipped.len(), count);
    assert!(count > 500, "{count} vectors");
}

/// The engine gets hands, however they were dealt: the packets are for those
/// who publish rule sets.
#[test]
fn only_the_packets_are_none_of_its_business() {
    let suites = load(&vectors_dir()).unwrap();
    let report = run(&EngineJudge, &suites, |vector| {
        vector.question.kind() == "packets"
    });
    assert!(report.passed == 0 && report.failed.is_empty() && !report.skipped.is_empty());
}
