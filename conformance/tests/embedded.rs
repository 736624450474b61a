//! All vectors, asked of the engine inside the kit.

use doko_conformance::road::Embedded;
use doko_conformance::{Profile, Run, cases};
use doko_harness::Strictness;

#[test]
fn the_engine_inside_answers_every_vector() {
    let all = cases(None).unwrap();
    let profile = Profile::default();
    for strictness in [Strictness::Full, Strictness::Rule, Strictness::Verdict] {
        let run = Run::of(&all, |_| true, &Embedded, &profile, strictness, |_| {});
        let counts = run.counts();
        assert!(counts.failed == 0 && counts.passed > 1000, "{counts}");
        let is_full = strictness == Strictness::Full;
        assert_eq!(counts.passed == counts.all(), is_full, "{counts}");
    }
}
