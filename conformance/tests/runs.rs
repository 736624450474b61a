//! What a run says beyond the outcome of each case: badges, the list of known failures, and
//! what several implementations say.

#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use doko_conformance::road::{Embedded, Fault, Reply, Road};
use doko_conformance::{
    Against, Badge, Book, Case, Level, Method, Outcome, Profile, Request as _, Run, cases, report,
};
use doko_harness::Strictness;
use doko_proto::v1;
use prost::Message as _;

/// The engine, as long as nobody asks how a list stands.
struct WithoutLists;

impl Road for WithoutLists {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        if method == v1::ScoreSessionRequest::METHOD {
            return Ok(Reply::Unsupported("no lists".to_owned()));
        }
        Embedded.call(method, request)
    }

    fn name(&self) -> String {
        "without lists".to_owned()
    }
}

/// Says the same of every card that is to be played.
struct Always(v1::verdict::Outcome);

impl Always {
    fn sure() -> Always {
        Always(v1::verdict::Outcome::Accepted(v1::Acceptance::default()))
    }

    fn unsure() -> Always {
        Always(v1::verdict::Outcome::Undecided(v1::Undecided::default()))
    }
}

impl Road for Always {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        if method != Method::ValidateMove {
            return Embedded.call(method, request);
        }
        let response = v1::ValidateMoveResponse {
            verdict: Some(v1::Verdict {
                outcome: Some(self.0.clone()),
            }),
            ..v1::ValidateMoveResponse::default()
        };
        Ok(Reply::Response(response.encode_to_vec()))
    }

    fn name(&self) -> String {
        "always".to_owned()
    }
}

fn run(profile: &Profile, road: &dyn Road, selects: impl Fn(&Case) -> bool) -> Run {
    let all = cases(None).unwrap();
    Run::of(&all, selects, road, profile, Strictness::Full, |_| {})
}

fn against(profile: &Profile, id: &str) -> Against {
    let all = cases(None).unwrap();
    let roads: [(String, Box<dyn Road>); 2] = [
        ("sure".to_owned(), Box::new(Always::sure())),
        ("unsure".to_owned(), Box::new(Always::unsure())),
    ];
    Against::of(
        &all,
        |it| it.id == id,
        &roads,
        profile,
        Strictness::Full,
        |_| {},
    )
}

fn failing(entry: &str) -> Profile {
    Profile::read(&format!("[[failing]]\n{entry}\nreason = 'not yet'\n")).unwrap()
}

/// An entry that nothing can hold against the implementation would stay for ever.
#[test]
fn known_failures_of_which_nothing_applies_are_told() {
    let profile = failing("suite = 'sessions'");
    let whole = run(&profile, &WithoutLists, |_| true);
    assert!(whole.is_faulty() && whole.idle.is_empty());
    assert_eq!(whole.unapplied, ["suite `sessions`"]);
    let book = Book::open(v1::Language::En).unwrap();
    let told = "suite `sessions` applies to nothing";
    for report in [
        report::terminal(&whole, &book),
        report::markdown(&whole, &book),
        report::html(&whole, &book),
    ] {
        assert!(report.contains(told), "{report}");
    }
    let junit = report::junit(&whole, &book).unwrap();
    assert!(junit.contains("message=\"applies to nothing\""), "{junit}");
    let json = report::json(&whole);
    let entries = json.get("unappliedKnownFailures").unwrap();
    assert_eq!(entries, &serde_json::json!(["suite `sessions`"]));

    // Of what was not asked nobody knows whether it applies.
    let part = run(&profile, &WithoutLists, |it| {
        it.suite.starts_with("sessions/")
    });
    assert!(part.unapplied.is_empty() && !part.is_faulty());
}

#[test]
fn a_badge_is_earned_by_all_cases_of_its_level_and_not_by_one() {
    let profile = Profile::default();
    let badge = |run: &Run| run.badge(Level::Play, "ddv-tsr").0;
    let one = run(&profile, &Embedded, |it| it.id == "C-01/b");
    assert_eq!(one.counts().failed, 0);
    assert_eq!(badge(&one), Badge::Partial);
    let level = run(&profile, &Embedded, |it| it.level == Level::Play);
    assert_eq!(badge(&level), Badge::Earned);
    // Options of one's own may be left out.
    let own = run(&profile, &Embedded, |it| {
        it.level == Level::Play && it.options.is_empty()
    });
    assert_eq!(badge(&own), Badge::Earned);
}

#[test]
fn several_implementations_are_held_to_the_list_of_known_failures() {
    assert!(against(&Profile::default(), "C-01/b").is_faulty());
    let refused = failing("case = 'C-01/b'");
    let both = against(&refused, "C-01/b");
    assert!(!both.is_faulty(), "{}", both.table());
    let contested = both.contested();
    let (_, said) = contested.first().unwrap();
    assert!(
        said.iter().all(|it| it.ends_with(" (known to fail)")),
        "{said:?}"
    );

    let allowed = against(&failing("case = 'Y-03'"), "Y-03");
    let contested = allowed.contested();
    let (_, said) = contested.first().unwrap();
    assert_eq!(said, &["passes, but is listed", "passes, but is listed"]);
    assert!(allowed.is_faulty());

    let idle = against(&failing("case = 'no-such'"), "Y-03");
    assert!(idle.is_faulty());
    let told = "sure: known failures: case `no-such` means no case";
    assert!(idle.table().contains(told), "{}", idle.table());
    assert!(idle.markdown().contains("case `no-such` means no case"));
}

#[test]
fn who_takes_another_allowed_answer_is_listed_and_not_wrong() {
    let both = against(&Profile::default(), "Y-03");
    let contested = both.contested();
    let (case, said) = contested.first().unwrap();
    assert_eq!(case.id, "Y-03");
    assert_eq!(said, &["as expected", "as allowed (2)"]);
    assert!(!both.is_faulty());
    let outcomes = both.runs().iter().flat_map(|it| &it.checked);
    let allowed: Vec<(Option<usize>, bool)> = outcomes
        .map(|it| (it.allowed, it.outcome == Outcome::Passed))
        .collect();
    assert_eq!(allowed, [(None, true), (Some(2), true)]);
}
