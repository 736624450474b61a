//! All vectors, asked of the engine inside the kit.

use doko_conformance::road::Embedded;
use doko_conformance::{Profile, Run, cases};
use doko_harness::Strictness;

#[test]
fn the_engine_inside_answers_every_vector() {
    let all = cases(None).unwrap();
    let profile = Profile::default();
    let run = Run::of(
        &all,
        |_| true,
        &Embedded,
        &profile,
        Strictness::Full,
        |_| {},
    );
    let counts = run.counts();
    assert!(
        counts.passed == counts.all() && counts.passed > 1000,
        "{counts}"
    );
}
