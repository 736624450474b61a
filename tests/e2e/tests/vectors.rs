//! All vectors, over real gRPC.

use doko_e2e::ServerJudge;
use doko_e2e::served::Service;
use doko_harness::{load, run, vectors_dir};

/// The server has no excuse: nothing may fail, and nothing may be skipped.
#[test]
fn every_vector_holds_over_grpc() -> anyhow::Result<()> {
    let service = Service::start()?;
    let judge = ServerJudge::connect(service.url())?;
    let suites = load(&vectors_dir())?;
    let all: usize = suites.iter().map(|suite| suite.vectors.len()).sum();

    let report = run(&judge, &suites, |_| true);
    println!("{report}");

    let waiting = |reason: &str| reason.starts_with("not served yet");
    assert!(
        report.failed.is_empty() && report.skipped.iter().all(|it| waiting(&it.reason)),
        "{report}"
    );
    assert_eq!(report.passed + report.skipped.len(), all);
    assert!(all > 300, "only {all} vectors were found");
    Ok(())
}
