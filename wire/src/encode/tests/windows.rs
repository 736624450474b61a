//! Until when an announcement can be made.

use doko_proto::v1;
use v1::announcement_window::ClosesWith::{self, LeadOfTrick, OwnCard};

use super::super::blend;
use super::game;

fn windows(record: v1::GameRecord, seat: i32) -> Vec<v1::AnnouncementWindow> {
    let request = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        seat,
        ..v1::CheckAnnouncementRequest::default()
    };
    crate::answer(request).unwrap().windows
}

/// With what the Ansage of the seat closes, and whether that is the next card.
fn ansage(record: v1::GameRecord, seat: i32) -> Option<(ClosesWith, bool)> {
    let windows = windows(record, seat);
    let first = windows.first()?;
    first.closes_with.map(|it| (it, first.closed_by_next_card))
}

fn counting_tricks(limits: [u32; 5], plays: &str) -> v1::GameRecord {
    let mut record = game(plays);
    let reference = record.rule_set.get_or_insert_default();
    let options = reference.overrides.get_or_insert_default();
    options.set_ann_counter(v1::AnnCounter::TricksStarted);
    options.ann_max = Some(v1::AnnLimits {
        values: limits.to_vec(),
    });
    record
}

/// A seat may make its Ansage until it has played one card: its second ends the time.
#[test]
fn where_own_cards_are_counted_the_own_next_card_ends_the_time() {
    for seat in 1..=4 {
        assert_eq!(ansage(game(""), seat), Some((OwnCard(2), false)));
    }
    // Seat 2 leads to the second trick.
    let after_a_trick = || game("CK CA CT CA");
    assert_eq!(ansage(after_a_trick(), 2), Some((OwnCard(2), true)));
    for seat in [1, 3, 4] {
        assert_eq!(ansage(after_a_trick(), seat), Some((OwnCard(2), false)));
    }
    assert_eq!(ansage(game("CK CA CT CA SA"), 2), None);
    assert_eq!(ansage(game("CK CA CT CA SA"), 3), Some((OwnCard(2), true)));
    let mut announced = after_a_trick();
    announced.extra_at = vec![4];
    announced.extra_seats = vec![2];
    announced.extra_words = vec![v1::ExtraWord::Re.into()];
    let absagen = windows(announced, 2);
    let closing = absagen
        .iter()
        .map(|it| (it.closes_with, it.closed_by_next_card));
    // Whoever skips keine 90 announces it, too, and it ends with the third card.
    assert!(closing.eq([(Some(OwnCard(3)), false); 4]), "{absagen:?}");
}

#[test]
fn where_tricks_are_counted_the_lead_to_a_trick_ends_the_time() {
    let second = |plays| ansage(counting_tricks([1, 2, 3, 4, 5], plays), 1);
    assert_eq!(second(""), Some((LeadOfTrick(2), false)));
    assert_eq!(second("CK CA CT"), Some((LeadOfTrick(2), false)));
    assert_eq!(second("CK CA CT CA"), Some((LeadOfTrick(2), true)));
    assert_eq!(second("CK CA CT CA SA"), None);
    let third = |plays| ansage(counting_tricks([2, 2, 3, 4, 5], plays), 1);
    assert_eq!(third("CK CA CT CA"), Some((LeadOfTrick(3), false)));
}

/// The right is gone with the last card, whatever the limit is.
#[test]
fn a_limit_beyond_the_last_trick_closes_with_the_last_card() {
    let limit = |tricks| ansage(counting_tricks([tricks; 5], "CK CA CT CA"), 1);
    assert_eq!(limit(11), Some((LeadOfTrick(12), false)));
    assert_eq!(limit(12), Some((OwnCard(12), false)));
    assert_eq!(limit(13), Some((OwnCard(12), false)));
}

#[test]
fn while_a_hochzeit_is_open_the_hochzeiter_waits_with_re() {
    let mut record = game("");
    let queen = i32::from(v1::Card::Cq);
    let jack = i32::from(v1::Card::Cj);
    let change = |hand: &mut Vec<i32>, from, to| {
        let card = hand.iter_mut().find(|it| **it == from).unwrap();
        *card = to;
    };
    change(&mut record.hand_2, jack, queen);
    change(&mut record.hand_3, queen, jack);
    if let Some(second) = record.said_words.get_mut(1) {
        *second = v1::SaidWord::Hochzeit.into();
    }
    let expected = v1::AnnouncementWindow {
        seat: 2,
        announcement: v1::Announcement::Re.into(),
        mode: v1::AnnouncementMode::Ordinary.into(),
        opens: v1::WindowOpening::AfterKlaerungsstich.into(),
        ..v1::AnnouncementWindow::default()
    };
    assert_eq!(windows(record.clone(), 2), [expected]);
    assert_eq!(windows(record, 3), []);
}

/// With which card it closes may depend on the party, too; when it opens decides whether it can
/// be used at once.
#[test]
fn a_window_is_told_that_either_party_has() {
    use v1::Announcement::{Keine60, Keine90, Kontra, Re};
    let skipped = |ansage| vec![i32::from(ansage), Keine90.into()];
    let window = |includes, card, closed_by_next_card| v1::AnnouncementWindow {
        seat: 3,
        announcement: Keine60.into(),
        includes,
        mode: v1::AnnouncementMode::Ordinary.into(),
        opens: v1::WindowOpening::Now.into(),
        closes_with: Some(OwnCard(card)),
        closed_by_next_card,
    };
    let mut own = vec![window(skipped(Re), 2, true)];
    blend::windows(&mut own, &[window(skipped(Kontra), 2, true)]);
    assert_eq!(own, [window(vec![Keine90.into()], 2, true)]);
    blend::windows(&mut own, &[window(skipped(Kontra), 3, false)]);
    let open = v1::AnnouncementWindow {
        closes_with: None,
        ..window(vec![Keine90.into()], 2, false)
    };
    assert_eq!(own, [open]);
    let later = v1::AnnouncementWindow {
        opens: v1::WindowOpening::AfterFirstTrick.into(),
        ..window(skipped(Re), 2, true)
    };
    blend::windows(&mut own, &[later]);
    assert_eq!(own, []);
}
