//! From when and until when something is announced, and what the rules enter themselves.

use doko_proto::v1;
use v1::verdict::Outcome;

use super::{play, record, seat, windows};

#[test]
fn a_pflichtansage_is_entered_by_the_service() {
    let pflicht = v1::Pflichtansage {
        augen: 30,
        excused_by: v1::PflichtansageExcuse::Nobody.into(),
        step: v1::PflichtansageStep::Ansage.into(),
        in_hochzeit: v1::PflichtansageHochzeit::None.into(),
    };
    let options = v1::RuleSet {
        ann_pflicht: Some(pflicht),
        ..v1::RuleSet::default()
    };
    let response = play(record(options, "HK HK HA"), v1::Card::Ha);
    let effects = response.effects.unwrap();
    let [entered] = effects.entered.as_slice() else {
        panic!("the Pflichtansage");
    };
    assert_eq!(entered.announcement(), v1::Announcement::Re);
    assert_eq!(entered.mode(), v1::AnnouncementMode::Forced);
    assert_eq!((entered.seat, entered.index), (3, None));
    let position = response.position.unwrap();
    assert_eq!(
        position.announcements.as_slice(),
        std::slice::from_ref(entered)
    );
    let third = seat(&position, 3);
    assert_eq!(third.party_proof(), v1::PartyProof::Announcement);
}

#[test]
fn where_tricks_are_counted_a_lead_ends_the_time() {
    use v1::announcement_window::ClosesWith;
    let options = v1::RuleSet {
        ann_counter: v1::AnnCounter::TricksStarted.into(),
        ..v1::RuleSet::default()
    };
    let running = windows(record(options.clone(), "HK HK HA"), 3);
    let [re] = running.as_slice() else {
        panic!("Re alone: {running:?}");
    };
    assert_eq!(re.closes_with, Some(ClosesWith::LeadOfTrick(2)));
    assert!(!re.closed_by_next_card);
    let complete = windows(record(options.clone(), "HK HK HA HA"), 3);
    assert!(complete.iter().all(|it| it.closed_by_next_card));
    assert!(windows(record(options.clone(), "HK HK HA HA DJ"), 3).is_empty());

    let request = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: Some(record(options, "HK HK HA HA DJ")),
        seat: 3,
        announcement: v1::Announcement::Re.into(),
        language: v1::Language::En.into(),
        ..v1::CheckAnnouncementRequest::default()
    };
    let verdict = crate::answer(request).unwrap().verdict.unwrap();
    let Some(Outcome::Refused(refusal)) = verdict.outcome else {
        panic!("it is too late");
    };
    assert_eq!(
        refusal.text,
        "Re was possible only until the lead to trick 2."
    );
    let [late] = refusal.violations.as_slice() else {
        panic!("one reason");
    };
    assert_eq!(late.rule_id, "ANN-12");
    let Some(v1::evidence::Evidence::Announcement(shown)) = refusal.evidence.unwrap().evidence
    else {
        panic!("evidence of an announcement");
    };
    assert_eq!(
        (
            shown.tricks_started,
            shown.counter_limit,
            shown.cards_in_hand_needed
        ),
        (2, Some(1), None)
    );
}

#[test]
fn before_the_first_trick_is_complete_the_time_may_not_have_come() {
    let options = v1::RuleSet {
        ann_earliest: v1::AnnEarliest::AfterFirstTrick.into(),
        ..v1::RuleSet::default()
    };
    let before = windows(record(options.clone(), "HK"), 3);
    let [re] = before.as_slice() else {
        panic!("Re alone: {before:?}");
    };
    assert_eq!(re.opens(), v1::WindowOpening::AfterFirstTrick);
    let response = play(record(options, "HK HK HA"), v1::Card::Ha);
    let effects = response.effects.unwrap();
    assert_eq!(effects.opened.len(), 4, "one Ansage for each seat");
    let now = |it: &v1::AnnouncementWindow| it.opens() == v1::WindowOpening::Now;
    assert!(effects.opened.iter().all(now));
    assert_eq!(effects.closed, [], "what opens is not closed");
}

/// Of others seat 2 knows no party, and it may still announce Re.
#[test]
fn only_what_the_seat_that_is_named_may_announce_is_told() {
    for view in [v1::View::Everything, v1::View::Seat2] {
        let request = v1::CheckAnnouncementRequest {
            record: Some(record(v1::RuleSet::default(), "CK")),
            seat: 2,
            view: view.into(),
            ..v1::CheckAnnouncementRequest::default()
        };
        let windows = crate::answer(request).unwrap().windows;
        let told = windows.iter().map(|it| (it.seat, it.announcement()));
        let so = [(2, v1::Announcement::Re)];
        assert_eq!(told.collect::<Vec<_>>(), so, "{view:?}");
    }
}
