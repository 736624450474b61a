//! All vectors, through the SDK: what it makes of a question, and what it reads from the answer.

mod typed {
    mod book;
    mod cards;
    mod deal;
    mod record;
    mod referee;
    mod score;
    mod session;
    mod vorbehalte;
    mod words;

    pub(crate) mod judge;
}

use anyhow::Result;
use doko_e2e::served::Service;
use doko_harness::{load, run, vectors_dir};
use typed::judge::Typed;

/// What is read into types says the same as what travels, and nothing of a question is lost.
#[test]
fn every_vector_holds_through_the_sdk() -> Result<()> {
    let suites = load(&vectors_dir())?;
    let service = Service::start()?;

    let report = run(&Typed::connect(&service.url())?, &suites, |_| true);

    println!("{report}");
    assert!(
        report.failed.is_empty() && report.skipped.is_empty(),
        "{report}"
    );
    assert!(report.passed > 1000, "only {} agreed", report.passed);
    Ok(())
}
