//! Servers over gRPC: ours, and one that goes away.

use std::time::Duration;

use doko_conformance::road::{Fault, Grpc, Road as _};
use doko_conformance::{Method, Profile, Run, cases};
use doko_harness::Strictness;
use doko_server::{Config, Period, Server};

const PATIENCE: Duration = Duration::from_secs(20);

#[test]
fn our_server_passes_and_one_that_is_gone_is_a_crash() {
    let mut config = Config::on_a_free_port();
    // The road keeps its connection, which the server would wait for.
    config.drain.drain_timeout = Period::ZERO;
    let server = Server::start(&config).unwrap();
    let road = Grpc::connect(format!("http://{}", server.address()), PATIENCE).unwrap();
    let all = cases(None).unwrap();
    let profile = Profile::default();
    let run = Run::of(&all, |_| true, &road, &profile, Strictness::Full, |_| {});
    let counts = run.counts();
    assert!(
        counts.passed == counts.all() && counts.passed > 1000,
        "{counts}"
    );

    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(server.stop());
    let gone = road.call(Method::ListRules, &[]);
    assert!(matches!(gone, Err(Fault::Crash(_))), "{gone:?}");
    let case = |case: &doko_conformance::Case| case.vector.id == "C-01/b";
    let run = Run::of(&all, case, &road, &profile, Strictness::Full, |_| {});
    assert_eq!(run.counts().failed, run.checked.len());
}
