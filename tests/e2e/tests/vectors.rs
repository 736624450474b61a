//! All vectors, over real gRPC.

use doko_e2e::ServerJudge;
use doko_e2e::served::Service;
use doko_harness::{load, run, vectors_dir};

/// The server has no excuse: nothing may fail, and nothing may be skipped.
#[test]
fn every_vector_holds_over_grpc() -> anyhow::Result<()> {
    let suites = load(&vectors_dir())?;
    let service = Service::start()?;
    let judge = ServerJudge::connect(service.url())?;

    let report = run(&judge, &suites, |_| true);

    println!("{report}");
    assert!(
        report.failed.is_empty() && report.skipped.is_empty(),
        "{report}"
    );
    assert!(report.passed > 1000, "only {} agreed", report.passed);
    Ok(())
}
