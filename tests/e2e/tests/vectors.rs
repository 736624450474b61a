//! All vectors, over real gRPC.

use std::collections::BTreeSet;

use doko_conformance::RoadJudge;
use doko_e2e::served::Service;
use doko_e2e::{Asked, deals};
use doko_harness::{load, run, vectors_dir};
use doko_laws::fuzzed::{METHODS, decode};
use doko_laws::seeds;

/// The server has no excuse: nothing may fail, and nothing may be skipped.
#[test]
fn every_vector_holds_over_grpc() -> anyhow::Result<()> {
    let suites = load(&vectors_dir())?;
    let service = Service::start()?;
    let road = Asked::connect(service.url())?;

    let report = run(&RoadJudge::new(&road), &suites, |_| true);

    println!("{report}");
    assert!(
        report.failed.is_empty() && report.skipped.is_empty(),
        "{report}"
    );
    assert!(report.passed > 1000, "only {} agreed", report.passed);

    // What they have asked is what a fuzzer begins with.
    let asked = [road.seeds(), deals::requests()?].concat();
    assert!(asked.len() > 1000, "only {} requests", asked.len());
    let seeds = [seeds::of("decode")?, asked.clone()].concat();
    let methods: BTreeSet<usize> = seeds.iter().map(|seed| usize::from(seed[0])).collect();
    assert!(
        methods.into_iter().eq(0..METHODS.len()),
        "a method without a seed"
    );
    asked.iter().for_each(|request| decode(request));
    Ok(())
}
