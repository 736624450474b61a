//! Implementations that are wrong in one method, and the kit notices.

#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use doko_conformance::generate::generate;
use doko_conformance::road::{Embedded, Fault, Reply, Road};
use doko_conformance::{Level, Method, Profile, Request, Run, cases};
use doko_harness::{Question, Strictness};
use doko_proto::v1;
use prost::Message as _;

/// Right in all but what it does to the responses of one method.
struct Wrong<Q: Request>(fn(&mut Q::Response));

impl<Q: Request> Road for Wrong<Q> {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        Ok(match Embedded.call(method, request)? {
            Reply::Response(bytes) if method == Q::METHOD => {
                let mut response = Q::Response::decode(bytes.as_slice()).unwrap();
                (self.0)(&mut response);
                Reply::Response(response.encode_to_vec())
            }
            reply @ (Reply::Response(_) | Reply::Failed(_) | Reply::Unsupported(_)) => reply,
        })
    }

    fn name(&self) -> String {
        format!("wrong in {}", Q::METHOD)
    }
}

/// What fails of a level, with what is different.
fn failures<Q: Request>(wrong: fn(&mut Q::Response), level: Level) -> Vec<String> {
    let road = Wrong::<Q>(wrong);
    let of_level = |case: &doko_conformance::Case| case.level == level;
    let all = cases(None).unwrap();
    let run = Run::of(
        &all,
        of_level,
        &road,
        &Profile::default(),
        Strictness::Full,
        |_| {},
    );
    let failed = run.checked.iter().filter_map(|it| match &it.outcome {
        doko_conformance::Outcome::Failed(difference) => {
            Some(format!("{}: {difference}", it.case.id))
        }
        doko_conformance::Outcome::Passed
        | doko_conformance::Outcome::KnownToFail { .. }
        | doko_conformance::Outcome::Mended { .. }
        | doko_conformance::Outcome::NotApplicable(_) => None,
    });
    failed.collect()
}

fn tells(failures: &[String], id: &str, difference: &str) -> bool {
    let mut failures = failures.iter();
    failures.any(|it| it.starts_with(id) && it.contains(difference))
}

#[test]
fn a_deal_that_is_another_one_is_found() {
    let exchanged = failures::<v1::DealCardsRequest>(
        |it| std::mem::swap(&mut it.hand_1, &mut it.hand_2),
        Level::Deals,
    );
    assert!(
        tells(&exchanged, "seed/zeros", "hand_1: expected"),
        "{exchanged:?}"
    );
    assert!(tells(&exchanged, "draw/four-words", "hand_2: expected"));
    let gullible = failures::<v1::VerifyDealRequest>(
        |it| it.findings = vec![v1::DealFinding::Matches.into()],
        Level::Deals,
    );
    assert!(
        tells(&gullible, "check/late-secret", "findings: expected"),
        "{gullible:?}"
    );
    assert!(!tells(&gullible, "check/fair", ""));
}

#[test]
fn a_book_that_lacks_something_is_found() {
    let unlisted = failures::<v1::ListRuleSetsRequest>(
        |it| it.rule_sets.retain(|it| it.name != "vln"),
        Level::RuleSets,
    );
    assert_eq!(unlisted.len(), 1, "{unlisted:?}");
    assert!(tells(
        &unlisted,
        "book/rule-set",
        r#"expected "vln", got nothing"#
    ));
    let torn = failures::<v1::ListRulesRequest>(
        |it| it.rules.retain(|it| it.id != "FOLLOW-2"),
        Level::RuleSets,
    );
    for id in ["book/all-rules", "book/its-rules", "book/refusing-rules"] {
        assert!(
            tells(&torn, id, r#"expected "FOLLOW-2", got nothing"#),
            "{id}: {torn:?}"
        );
    }
}

#[test]
fn a_batch_that_mixes_up_its_answers_is_found() {
    let mixed = failures::<v1::EvaluateBatchRequest>(|it| it.answers.reverse(), Level::Batches);
    assert!(
        tells(&mixed, "batch/follow/normalspiel", "id: expected"),
        "{mixed:?}"
    );
    let short = failures::<v1::EvaluateBatchRequest>(|it| drop(it.answers.pop()), Level::Batches);
    assert!(
        tells(&short, "batch/follow/normalspiel", "answers: expected"),
        "{short:?}"
    );
    let moved = failures::<v1::EvaluateBatchRequest>(
        |it| {
            let ids: Vec<String> = it.answers.iter().map(|it| it.id.clone()).collect();
            it.answers.rotate_left(1);
            for (answer, id) in it.answers.iter_mut().zip(ids) {
                answer.id = id;
            }
        },
        Level::Batches,
    );
    assert!(moved.len() > 40, "{}", moved.len());
}

#[test]
fn what_a_profile_leaves_out_or_knows_to_fail_stands_in_no_batch() {
    let all = cases(None).unwrap();
    let outcome = |profile: &str| {
        let profile = Profile::read(profile).unwrap();
        let wrong = Wrong::<v1::EvaluateBatchRequest>(|it| {
            // What is asked about a trick of hearts is answered as nothing at all.
            for answer in &mut it.answers {
                if answer.id.ends_with(" C-01/b") {
                    answer.answer = None;
                }
            }
        });
        let is_meant =
            |case: &doko_conformance::Case| case.label() == "batch/follow/normalspiel/1 (ddv-tsr)";
        let run = Run::of(&all, is_meant, &wrong, &profile, Strictness::Full, |_| {});
        run.counts()
    };
    assert_eq!((outcome("").failed, outcome("").passed), (1, 0));
    let known = outcome("[[failing]]\ncase = 'C-01/b*'\nreason = 'it is known'");
    assert_eq!((known.failed, known.passed), (0, 1));
    let without = outcome("methods = ['EvaluateBatch', 'InspectGame']");
    assert_eq!((without.failed, without.passed), (0, 1));
    assert_eq!(outcome("methods = ['ValidateMove']").not_applicable, 1);
}

#[test]
fn a_list_that_is_wrong_is_made_small() {
    let road = Wrong::<v1::ScoreSessionRequest>(|it| {
        for standing in &mut it.standings {
            standing.rank += 1;
        }
    });
    let profile = Profile::default();
    let found = generate(30, 0, &road, &profile, Strictness::Full, |_| {}).unwrap();
    let first = found.disagreements.first().unwrap();
    let Question::Session(session) = &first.question else {
        panic!("{first:?}");
    };
    assert!(session.entries.is_empty(), "{session:?}");
    assert!(session.options.is_empty(), "{session:?}");
    assert!(
        first.difference.starts_with("ranks: expected"),
        "{}",
        first.difference
    );
}
