//! What is answered to a question that names no view.

use doko_proto::v1;
use doko_proto::v1::check_word_request::Word;
use doko_proto::v1::verdict::Outcome;
use doko_wire::{Question, answer};

const HANDS: &str = "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
                     CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK";
const NO_VIEW: v1::View = v1::View::Unspecified;

fn record(line: &str) -> Option<v1::GameRecord> {
    Some(v1::GameRecord {
        line: line.to_owned(),
        ..v1::GameRecord::default()
    })
}

/// After the lead of ♥10, a trump.
fn led() -> Option<v1::GameRecord> {
    record(&format!("{HANDS}; s=1g 2g 3g 4g; p=HT"))
}

fn play(record: Option<v1::GameRecord>, view: v1::View) -> v1::ValidateMoveRequest {
    v1::ValidateMoveRequest {
        record,
        seat: v1::Seat::Seat2.into(),
        card: v1::Card::Ca.into(),
        view: view.into(),
        ..v1::ValidateMoveRequest::default()
    }
}

fn outcome(verdict: Option<v1::Verdict>) -> Option<Outcome> {
    verdict.and_then(|it| it.outcome)
}

fn refusal(verdict: Option<v1::Verdict>) -> Option<v1::Refusal> {
    match outcome(verdict)? {
        Outcome::Refused(refusal) => Some(refusal),
        Outcome::Accepted(_) | Outcome::Undecided(_) | Outcome::RecordFaulty(_) => None,
    }
}

/// That the question is refused, and for its view alone.
fn needs_a_view<Q: Question>(question: Q) {
    let failure = answer(question).err();
    let fields = failure.map_or_else(Vec::new, |it| it.fields);
    let found: Vec<_> = fields.iter().map(|it| (&*it.path, it.reason)).collect();
    assert_eq!(found, [("view", v1::ErrorReason::MissingField)]);
    let mut problems = fields.iter().map(|it| &it.problem);
    assert!(
        problems.any(|it| it.contains("VIEW_EVERYTHING")),
        "{fields:?}"
    );
}

#[test]
fn what_may_show_hands_needs_a_view() {
    let record = led();
    needs_a_view(v1::InspectGameRequest {
        record: record.clone(),
        ..v1::InspectGameRequest::default()
    });
    needs_a_view(v1::AuditGameRequest {
        record: record.clone(),
        ..v1::AuditGameRequest::default()
    });
    needs_a_view(v1::ResolveVorbehalteRequest {
        record: record.clone(),
        ..v1::ResolveVorbehalteRequest::default()
    });
    needs_a_view(v1::CheckAnnouncementRequest {
        record: record.clone(),
        ..v1::CheckAnnouncementRequest::default()
    });
    needs_a_view(v1::AssessOffenceRequest {
        record: record.clone(),
        offence: Some(v1::Offence {
            offender: v1::Seat::Seat2.into(),
            kind: v1::OffenceKind::Other.into(),
            cards_played: Some(1),
            ..v1::Offence::default()
        }),
        complaint: Some(v1::Complaint {
            seat: v1::Seat::Seat1.into(),
            cards_played: Some(1),
        }),
        ..v1::AssessOffenceRequest::default()
    });
    needs_a_view(v1::ValidateMoveRequest {
        language: v1::Language::De.into(),
        ..play(record.clone(), NO_VIEW)
    });
    for include in 1..=5 {
        needs_a_view(v1::ValidateMoveRequest {
            include: vec![include],
            ..play(record.clone(), NO_VIEW)
        });
    }
}

#[test]
fn a_refusal_alone_has_its_reasons_and_no_evidence() {
    let ask = |record, view| refusal(answer(play(record, view)).unwrap().verdict).unwrap();
    let (alone, whole) = (ask(led(), NO_VIEW), ask(led(), v1::View::Everything));
    assert!(whole.evidence.is_some());
    let expected = v1::Refusal {
        evidence: None,
        ..whole
    };
    assert_eq!(alone, expected);
}

#[test]
fn the_faults_of_a_record_alone_have_no_evidence() {
    let faulty = || record(&format!("{HANDS}; s=1g 2g 3g 4g; p=HTCA"));
    let ask = |view| match outcome(answer(play(faulty(), view)).unwrap().verdict) {
        Some(Outcome::RecordFaulty(it)) => it.violations,
        other => panic!("{other:?}"),
    };
    assert!(ask(v1::View::Everything)[0].evidence.is_some());
    assert_eq!(ask(NO_VIEW)[0].evidence, None);
}

#[test]
fn an_open_verdict_alone_shows_no_deal() {
    let hidden = || record("ddv-tsr; s=1g 2g 3g 4g; p=HADTHKHA");
    let ask = |view| match outcome(answer(play(hidden(), view)).unwrap().verdict) {
        Some(Outcome::Undecided(it)) => it,
        other => panic!("{other:?}"),
    };
    let whole = ask(v1::View::Everything);
    assert!(whole.accepted_with.is_some() && whole.refused_with.is_some());
    let alone = ask(NO_VIEW);
    assert_eq!((alone.accepted_with, alone.refused_with), (None, None));
}

#[test]
fn an_announcement_alone_has_no_windows() {
    let ask = |view: v1::View| {
        answer(v1::CheckAnnouncementRequest {
            record: led(),
            seat: v1::Seat::Seat1.into(),
            announcement: v1::Announcement::Kontra.into(),
            view: view.into(),
            ..v1::CheckAnnouncementRequest::default()
        })
        .unwrap()
    };
    let (whole, alone) = (ask(v1::View::Everything), ask(NO_VIEW));
    assert!(!whole.windows.is_empty() && alone.windows.is_empty());
    assert_eq!(refusal(alone.verdict).unwrap().evidence, None);
}

#[test]
fn an_accepted_announcement_alone_does_not_name_the_party() {
    let ask = |view: v1::View| {
        let asked = answer(v1::CheckAnnouncementRequest {
            record: record(&format!("{HANDS}; s=1g 2g 3g 4g; x=0:1re")),
            seat: v1::Seat::Seat4.into(),
            announcement: v1::Announcement::Keine90.into(),
            view: view.into(),
            ..v1::CheckAnnouncementRequest::default()
        });
        match outcome(asked.unwrap().verdict) {
            Some(Outcome::Accepted(it)) => it,
            other => panic!("{other:?}"),
        }
    };
    let whole = ask(v1::View::Everything);
    assert!(whole.mode != 0 && !whole.decided_by.is_empty());
    assert_eq!(ask(NO_VIEW), v1::Acceptance::default());
}

/// A list has no view: everybody sees it.
#[test]
fn a_list_shows_no_hand_of_a_faulty_record() {
    use v1::session_game::Game;

    let game = v1::SessionGame {
        game: record(&format!("{HANDS}; s=1g 2g 3g 4g; p=HTCA")).map(Game::Record),
        ..v1::SessionGame::default()
    };
    let session = answer(v1::ScoreSessionRequest {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
            ..v1::RuleSetRef::default()
        }),
        entries: vec![v1::SessionEntry {
            entry: Some(v1::session_entry::Entry::Game(game)),
        }],
        language: v1::Language::En.into(),
        ..v1::ScoreSessionRequest::default()
    });
    let session = session.unwrap();
    let faulty = session.lines[0].record_faulty.as_ref().unwrap();
    let refusal = &faulty.violations[0];
    assert_eq!((&refusal.evidence, refusal.text.as_str()), (&None, ""));
    let cited = session
        .failed_checks
        .iter()
        .filter_map(|it| it.rule.as_ref());
    let cited: Vec<_> = cited.chain(&refusal.violations).collect();
    assert!(cited.iter().any(|it| it.reason() == v1::Reason::Revoke));
    for it in cited {
        assert!(it.text.is_empty() && it.arguments.is_empty(), "{it:?}");
    }
}

#[test]
fn a_word_alone_does_not_say_what_it_leads_to() {
    let ask = |view: v1::View| {
        answer(v1::CheckWordRequest {
            record: record(HANDS),
            seat: v1::Seat::Seat1.into(),
            word: Some(Word::Said(v1::SaidWord::Gesund.into())),
            view: view.into(),
            ..v1::CheckWordRequest::default()
        })
        .unwrap()
    };
    assert!(ask(v1::View::Everything).outcome.is_some());
    let alone = ask(NO_VIEW);
    assert!(matches!(outcome(alone.verdict), Some(Outcome::Accepted(_))));
    assert_eq!((alone.outcome, alone.open_rights), (None, Vec::new()));
}

#[test]
fn a_game_that_is_not_over_is_refused_without_evidence_and_texts() {
    let ask = |view: v1::View| {
        let request = v1::ScoreGameRequest {
            source: led().map(v1::score_game_request::Source::Record),
            language: v1::Language::En.into(),
            view: view.into(),
            ..v1::ScoreGameRequest::default()
        };
        match answer(request).unwrap().outcome {
            Some(v1::score_game_response::Outcome::Refused(it)) => it,
            other => panic!("{other:?}"),
        }
    };
    let whole = ask(v1::View::Everything);
    assert!(whole.evidence.is_some() && !whole.text.is_empty());
    let alone = ask(NO_VIEW);
    assert_eq!((&alone.evidence, alone.text.as_str()), (&None, ""));
    assert!(alone.violations.iter().all(|it| it.text.is_empty()));
    assert_eq!(
        alone.violations[0].rule_id, whole.violations[0].rule_id,
        "reasons stay"
    );
}
