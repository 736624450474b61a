//! Every answer says by which rules it was given, whether all hands are known or not.

use doko_proto::v1;

use super::record;

fn game(view: v1::View) -> (Option<v1::GameRecord>, i32) {
    (Some(record(v1::RuleSet::default(), "CK")), view.into())
}

fn stamps(view: v1::View) -> [Option<v1::RuleSetStamp>; 8] {
    let (record, view) = game(view);
    let moves = v1::ValidateMoveRequest {
        record: record.clone(),
        card: v1::Card::Ca.into(),
        view,
        ..v1::ValidateMoveRequest::default()
    };
    let announcements = v1::CheckAnnouncementRequest {
        record: record.clone(),
        seat: 2,
        view,
        ..v1::CheckAnnouncementRequest::default()
    };
    let words = v1::CheckWordRequest {
        record: record.clone(),
        seat: 2,
        word: Some(v1::check_word_request::Word::Said(
            v1::SaidWord::Gesund.into(),
        )),
        view,
        ..v1::CheckWordRequest::default()
    };
    let claims = v1::CheckClaimRequest {
        record: record.clone(),
        seat: 2,
        kind: v1::ClaimKind::Surrender.into(),
        view,
        ..v1::CheckClaimRequest::default()
    };
    let audit = v1::AuditGameRequest {
        record: record.clone(),
        view,
        ..v1::AuditGameRequest::default()
    };
    let inspect = v1::InspectGameRequest {
        record: record.clone(),
        view,
        ..v1::InspectGameRequest::default()
    };
    let offences = v1::AssessOffenceRequest {
        record: record.clone(),
        offence: Some(v1::Offence {
            offender: v1::Seat::Seat1.into(),
            kind: v1::OffenceKind::Other.into(),
            class_of_effect: v1::OffenceClass::Minor.into(),
            harms_soloist: v1::HarmsSoloist::No.into(),
            cards_played: Some(0),
            ..v1::Offence::default()
        }),
        complaint: Some(v1::Complaint {
            seat: v1::Seat::Seat2.into(),
            cards_played: Some(1),
        }),
        view,
        ..v1::AssessOffenceRequest::default()
    };
    let score = v1::ScoreGameRequest {
        source: record.map(v1::score_game_request::Source::Record),
        view,
        ..v1::ScoreGameRequest::default()
    };
    [
        crate::answer(moves).unwrap().answered_by,
        crate::answer(announcements).unwrap().answered_by,
        crate::answer(words).unwrap().answered_by,
        crate::answer(claims).unwrap().answered_by,
        crate::answer(audit).unwrap().answered_by,
        crate::answer(inspect).unwrap().answered_by,
        crate::answer(offences).unwrap().answered_by,
        crate::answer(score).unwrap().answered_by,
    ]
}

#[test]
fn every_answer_names_its_rule_set() {
    let book = v1::GetRuleSetRequest {
        rule_set: record(v1::RuleSet::default(), "").rule_set,
        ..v1::GetRuleSetRequest::default()
    };
    let stamp = crate::answer(book).unwrap().answered_by;
    assert_eq!(stamp.as_ref().map(|it| it.name.as_str()), Some("ddv-tsr"));
    for view in [v1::View::Everything, v1::View::Seat2, v1::View::Public] {
        for found in stamps(view) {
            assert_eq!(found, stamp, "{view:?}");
        }
    }
}

/// Seat 2 does not hold the card: how the game goes on is open.
#[test]
fn what_comes_after_a_violation_is_named_and_not_judged() {
    let mut record = record(v1::RuleSet::default(), "CK D9 CT CA");
    record.extra_at = vec![3];
    record.extra_seats = vec![3];
    record.extra_words = vec![v1::ExtraWord::Re.into()];
    let audit = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        language: v1::Language::En.into(),
        ..v1::AuditGameRequest::default()
    };
    let audited = crate::answer(audit).unwrap();
    let [violation] = audited.violations.as_slice() else {
        panic!("{:?}", audited.violations);
    };
    let reason = violation.violations.first().map(|it| it.reason());
    assert_eq!(reason, Some(v1::Reason::CardNotHeld));
    let unjudged = audited.not_judged.iter();
    let actions = unjudged.clone().filter_map(|it| it.action.as_ref());
    let actions = actions.map(|it| (it.section(), it.index));
    use v1::ActionSection::{Extras, Plays};
    assert_eq!(
        actions.collect::<Vec<_>>(),
        [(Plays, Some(2)), (Extras, Some(0)), (Plays, Some(3))]
    );
    for it in unjudged {
        assert_eq!(it.reason(), v1::NotJudgedReason::AfterViolation);
        assert_eq!(
            it.text,
            "The violation before it leaves open how the game goes on."
        );
    }
}

/// Who asks about an announcement says whose it is; who asks about all names none.
#[test]
fn an_announcement_is_that_of_a_seat() {
    let ask = |seat, announcement: v1::Announcement| {
        crate::answer(v1::CheckAnnouncementRequest {
            view: v1::View::Everything.into(),
            record: Some(record(v1::RuleSet::default(), "CK")),
            seat,
            announcement: announcement.into(),
            ..v1::CheckAnnouncementRequest::default()
        })
    };
    let all = ask(0, v1::Announcement::Unspecified).unwrap();
    assert_eq!(all.verdict, None);
    assert_eq!(
        all.windows.iter().map(|it| it.seat).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    let missing = ask(0, v1::Announcement::Re).unwrap_err();
    let fields = missing
        .fields
        .iter()
        .map(|it| (it.path.as_str(), it.reason));
    assert_eq!(
        fields.collect::<Vec<_>>(),
        [("seat", v1::ErrorReason::MissingField)]
    );
    assert!(ask(2, v1::Announcement::Re).unwrap().verdict.is_some());
}

/// An offence is looked for in all that went before, whatever is known of the hands.
#[test]
fn a_settlement_takes_long_with_an_offence() {
    use crate::{Effort, Question as _};
    let effort = |view: v1::View, offence: Option<v1::Offence>| {
        let request = v1::ScoreGameRequest {
            source: Some(v1::score_game_request::Source::Record(record(
                v1::RuleSet::default(),
                "CK",
            ))),
            offence,
            view: view.into(),
            ..v1::ScoreGameRequest::default()
        };
        request.effort()
    };
    assert_eq!(effort(v1::View::Everything, None), Effort::Short);
    assert_eq!(effort(v1::View::Seat1, None), Effort::Long);
    let offence = Some(v1::Offence::default());
    assert_eq!(effort(v1::View::Everything, offence), Effort::Long);
    let counts = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Counts(
            v1::GameCounts::default(),
        )),
        ..v1::ScoreGameRequest::default()
    };
    assert_eq!(counts.effort(), Effort::Short);
}
