//! An implementation that answers every question with an empty message.

use std::collections::BTreeSet;

use doko_conformance::road::{Fault, Reply, Road};
use doko_conformance::{Case, Method, Outcome, Profile, Run, cases};
use doko_harness::Strictness;

/// Says nothing, and that of everything.
struct Empty;

impl Road for Empty {
    fn call(&self, _method: Method, _request: &[u8]) -> Result<Reply, Fault> {
        Ok(Reply::Response(Vec::new()))
    }

    fn name(&self) -> String {
        "empty".to_owned()
    }
}

fn asked(cases: &[Case], strictness: Strictness) -> Run {
    let profile = Profile::default();
    Run::of(cases, |_| true, &Empty, &profile, strictness, |_| {})
}

fn passed(run: &Run) -> BTreeSet<String> {
    let passed = run.checked.iter();
    let passed = passed.filter(|it| it.outcome == Outcome::Passed);
    passed.map(|it| it.case.label()).collect()
}

/// The cases that are left out because nothing of them is compared.
fn left_out(run: &Run) -> Vec<String> {
    let why = format!("nothing of it is compared at `{}`", run.strictness);
    let left_out = run.checked.iter();
    let left_out = left_out.filter(|it| it.outcome == Outcome::NotApplicable(why.clone()));
    left_out.map(|it| it.case.label()).collect()
}

#[test]
fn nothing_passes_because_nothing_of_it_is_compared() {
    let all = cases(None).unwrap();
    // Some questions have an answer that is an empty message, such as that nothing is wrong.
    let full = asked(&all, Strictness::Full);
    let mut right = passed(&full);
    assert_eq!(left_out(&full), Vec::<String>::new());
    // A list without a next game has ended, which is all of this answer but its reasons.
    right.insert("U-03 (ddv-tsr)".to_owned());
    for strictness in [Strictness::Rule, Strictness::Verdict] {
        let run = asked(&all, strictness);
        let vacuous: Vec<String> = passed(&run).difference(&right).cloned().collect();
        assert!(vacuous.is_empty(), "{strictness}: {vacuous:#?}");
        let left_out = left_out(&run);
        for label in ["U-34/a (dokoland-liga)", "M-09/c (ddv-tsr)"] {
            assert!(left_out.iter().any(|it| it == label), "{left_out:?}");
        }
    }
}

#[test]
fn what_an_empty_response_lacks_is_named() {
    let all = cases(None).unwrap();
    let run = asked(&all, Strictness::Full);
    let mut lacking = BTreeSet::new();
    for checked in &run.checked {
        if let Outcome::Failed(difference) = &checked.outcome
            && let Some((_, lacks)) = difference.split_once("the response has no ")
        {
            lacking.insert(lacks.to_owned());
        }
    }
    for lacks in [
        "`verdict`",
        "`position`",
        "`settlement` and no other outcome",
        "`settled` and no other outcome",
        "`penalty` and no other outcome",
    ] {
        assert!(lacking.contains(lacks), "{lacks}: {lacking:?}");
    }
}
