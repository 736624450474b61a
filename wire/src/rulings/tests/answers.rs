//! What an answer holds besides its verdict, and what it holds where there is none.

use doko_engine::Budget;
use doko_proto::v1;
use v1::verdict::Outcome;

use super::record;
use crate::rulings::Ruling;

/// A solo of seat 1 after its first card.
fn solo() -> v1::GameRecord {
    let mut record = record(v1::RuleSet::default(), "CK");
    if let Some(first) = record.said_words.first_mut() {
        *first = v1::SaidWord::SoloKaro.into();
    }
    record
}

fn rules(verdict: Option<v1::Verdict>) -> Vec<String> {
    match verdict.and_then(|it| it.outcome) {
        Some(Outcome::Accepted(it)) => {
            let decided = it.decided_by.into_iter();
            decided.map(|it| it.rule_id).collect()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_claim_is_accepted_by_its_rules() {
    let claim = v1::CheckClaimRequest {
        view: v1::View::Everything.into(),
        record: Some(solo()),
        seat: 1,
        kind: v1::ClaimKind::Surrender.into(),
        ..v1::CheckClaimRequest::default()
    };
    let accepted = crate::answer(claim).unwrap();
    assert_eq!(rules(accepted.verdict), ["CLAIM-8"]);
}

/// What was refused brings nothing about, and of what was accepted only that is told which
/// was asked for.
#[test]
fn an_announcement_has_effects_if_it_is_made_and_they_are_asked_for() {
    use v1::Announcement::{Kontra, Re};
    use v1::Include::{Effects, Position};
    for view in [v1::View::Everything, v1::View::Seat2] {
        let ask = |announcement: v1::Announcement, include: &[v1::Include]| {
            let request = v1::CheckAnnouncementRequest {
                record: Some(record(v1::RuleSet::default(), "CK")),
                seat: 2,
                announcement: announcement.into(),
                view: view.into(),
                include: include.iter().copied().map(i32::from).collect(),
                ..v1::CheckAnnouncementRequest::default()
            };
            let answered = crate::answer(request).unwrap();
            let made = answered.position.map(|it| it.announcements.len());
            (answered.effects.is_some(), made)
        };
        assert_eq!(ask(Re, &[]), (false, None));
        assert_eq!(ask(Re, &[Effects]), (true, None));
        assert_eq!(ask(Re, &[Position]), (false, Some(1)));
        assert_eq!(ask(Kontra, &[Effects, Position]), (false, Some(0)));
    }
}

/// No deal was looked at, as nothing was.
fn undecided(verdict: Option<v1::Verdict>) {
    let none = v1::Undecided {
        deals_tried: Some(0),
        text: "More deals fit than are looked at for one question.".to_owned(),
        ..v1::Undecided::default()
    };
    let outcome = verdict.and_then(|it| it.outcome);
    assert_eq!(outcome, Some(Outcome::Undecided(none)));
}

/// Nothing may be looked for, so it is not known whether the record is legal.
#[test]
fn where_nothing_is_known_the_answer_says_so_and_by_which_rules() {
    let none = || Budget::of(0);
    let record = || Some(record(v1::RuleSet::default(), "CK CA"));
    let (view, language) = (v1::View::Public.into(), v1::Language::En.into());
    let moves = v1::ValidateMoveRequest {
        record: record(),
        card: v1::Card::Ct.into(),
        view,
        language,
        ..v1::ValidateMoveRequest::default()
    };
    let moves = moves.within(&none()).unwrap();
    let announcements = v1::CheckAnnouncementRequest {
        record: record(),
        seat: 3,
        announcement: v1::Announcement::Re.into(),
        view,
        language,
        ..v1::CheckAnnouncementRequest::default()
    };
    let announcements = announcements.within(&none()).unwrap();
    let claims = v1::CheckClaimRequest {
        record: record(),
        seat: 3,
        kind: v1::ClaimKind::Surrender.into(),
        view,
        language,
        ..v1::CheckClaimRequest::default()
    };
    let claims = claims.within(&none()).unwrap();
    let words = v1::CheckWordRequest {
        record: record(),
        seat: 3,
        word: Some(v1::check_word_request::Word::Said(
            v1::SaidWord::Gesund.into(),
        )),
        view,
        language,
        ..v1::CheckWordRequest::default()
    };
    let words = words.within(&none()).unwrap();
    let stamps = [
        moves.answered_by,
        announcements.answered_by,
        claims.answered_by,
        words.answered_by,
    ];
    for stamp in stamps {
        assert_eq!(stamp.map(|it| it.name).as_deref(), Some("ddv-tsr"));
    }
    undecided(moves.verdict);
    undecided(announcements.verdict);
    undecided(claims.verdict);
    undecided(words.verdict);
}

/// Seat 3 has no Hochzeit.
#[test]
fn a_word_has_effects_and_leads_on_if_it_is_accepted() {
    let ask = |word: v1::SaidWord| {
        let mut record = record(v1::RuleSet::default(), "");
        record.said_seats.truncate(2);
        record.said_words.truncate(2);
        let request = v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            record: Some(record),
            seat: 3,
            word: Some(v1::check_word_request::Word::Said(word.into())),
            include: vec![v1::Include::Effects.into()],
            ..v1::CheckWordRequest::default()
        };
        let answered = crate::answer(request).unwrap();
        (answered.effects.is_some(), answered.outcome.is_some())
    };
    assert_eq!(ask(v1::SaidWord::Gesund), (true, true));
    assert_eq!(ask(v1::SaidWord::Hochzeit), (false, false));
}

/// Nothing may be looked for, so no action is judged.
#[test]
fn an_audit_names_each_action_that_it_has_not_judged() {
    let request = v1::AuditGameRequest {
        record: Some(record(v1::RuleSet::default(), "CK CA")),
        view: v1::View::Public.into(),
        language: v1::Language::En.into(),
        ..v1::AuditGameRequest::default()
    };
    let answered = request.within(&Budget::of(0)).unwrap();
    let stamp = answered.answered_by.map(|it| it.name);
    assert_eq!(stamp.as_deref(), Some("ddv-tsr"));
    let open = answered.not_judged.iter().map(|it| {
        assert_eq!(it.reason(), v1::NotJudgedReason::TooManyDeals);
        assert_eq!(
            it.text,
            "More deals fit than are looked at for one question."
        );
        let action = it.action.unwrap();
        (action.section(), action.index.unwrap())
    });
    let said = (0..4).map(|index| (v1::ActionSection::Said, index));
    let plays = (0..2).map(|index| (v1::ActionSection::Plays, index));
    assert_eq!(
        open.collect::<Vec<_>>(),
        said.chain(plays).collect::<Vec<_>>()
    );
}

/// Seats 2 and 3 have a heart, and follow with clubs.
#[test]
fn everything_that_was_wrong_before_an_offence_is_told() {
    let request = v1::AssessOffenceRequest {
        view: v1::View::Everything.into(),
        record: Some(record(v1::RuleSet::default(), "HK CA CT HA")),
        offence: Some(v1::Offence {
            offender: 4,
            kind: v1::OffenceKind::Other.into(),
            class_of_effect: v1::OffenceClass::Minor.into(),
            cards_played: Some(4),
            ..v1::Offence::default()
        }),
        complaint: Some(v1::Complaint {
            seat: 1,
            cards_played: Some(4),
        }),
        ..v1::AssessOffenceRequest::default()
    };
    let outcome = crate::answer(request).unwrap().outcome.unwrap();
    let v1::assess_offence_response::Outcome::RecordFaulty(faulty) = outcome else {
        panic!("{outcome:?}");
    };
    let places = faulty.violations.iter().map(|it| it.action.unwrap().index);
    assert_eq!(places.collect::<Vec<_>>(), [Some(1), Some(2)]);
}

/// Somebody is asked whatever the hands are, so the round goes on.
#[test]
fn what_a_word_leads_to_is_told_where_no_hand_decides_it() {
    for view in [v1::View::Everything, v1::View::Seat3, v1::View::Public] {
        let mut record = record(v1::RuleSet::default(), "");
        record.said_seats.truncate(2);
        record.said_words.truncate(2);
        let request = v1::CheckWordRequest {
            record: Some(record),
            seat: 3,
            word: Some(v1::check_word_request::Word::Said(
                v1::SaidWord::Gesund.into(),
            )),
            view: view.into(),
            include: vec![v1::Include::Effects.into()],
            ..v1::CheckWordRequest::default()
        };
        let effects = crate::answer(request).unwrap().effects.unwrap();
        assert_eq!(effects.phase(), v1::Phase::Vorbehalte, "{view:?}");
    }
}
