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
    let ask = |announcement: v1::Announcement, include: &[v1::Include]| {
        let request = v1::CheckAnnouncementRequest {
            record: Some(record(v1::RuleSet::default(), "CK")),
            seat: 2,
            announcement: announcement.into(),
            include: include.iter().copied().map(i32::from).collect(),
            ..v1::CheckAnnouncementRequest::default()
        };
        let answered = crate::answer(request).unwrap();
        (answered.effects.is_some(), answered.position.is_some())
    };
    use v1::Announcement::{Kontra, Re};
    use v1::Include::{Effects, Position};
    assert_eq!(ask(Re, &[]), (false, false));
    assert_eq!(ask(Re, &[Effects]), (true, false));
    assert_eq!(ask(Re, &[Position]), (false, true));
    assert_eq!(ask(Kontra, &[Effects, Position]), (false, true));
}

fn undecided(verdict: Option<v1::Verdict>) {
    match verdict.and_then(|it| it.outcome) {
        Some(Outcome::Undecided(it)) => assert!(!it.text.is_empty(), "{it:?}"),
        other => panic!("{other:?}"),
    }
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
