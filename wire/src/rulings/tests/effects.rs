//! What an action brings about: which announcements become possible or impossible, what is
//! won, what is clarified and what the rules enter.

use doko_proto::v1;

use super::{play, record, with_schweine};

fn effects(record: v1::GameRecord, card: v1::Card) -> v1::Effects {
    play(record, card).effects.unwrap()
}

fn made(windows: &[v1::AnnouncementWindow]) -> Vec<(i32, v1::Announcement)> {
    windows
        .iter()
        .map(|it| (it.seat, it.announcement()))
        .collect()
}

const RE: v1::Announcement = v1::Announcement::Re;
const KONTRA: v1::Announcement = v1::Announcement::Kontra;

#[test]
fn a_card_wins_a_trick_or_closes_a_window() {
    let plain = |plays| record(v1::RuleSet::default(), plays);
    let first = effects(plain(""), v1::Card::Ck);
    assert_eq!((made(&first.closed), made(&first.opened)), (vec![], vec![]));
    assert_eq!((first.trick_won, first.next_seat), (None, 2));

    let last = effects(plain("CK CA CT"), v1::Card::Ca);
    let won = last.trick_won.unwrap();
    assert_eq!((won.number, won.winner), (1, 2));
    assert_eq!((made(&last.closed), made(&last.opened)), (vec![], vec![]));
    assert_eq!((last.hochzeit_clarified, last.next_seat), (None, 2));

    let second = effects(plain("CK CA CT CA"), v1::Card::Sa);
    assert_eq!(second.trick_won, None);
    assert_eq!(made(&second.closed), [(2, RE)]);
    assert_eq!(made(&second.opened), []);
    assert_eq!(second.entered, []);
}

/// Seat 2 holds both ♣Q and wins the first trick; the second goes to seat 3.
#[test]
fn a_hochzeit_is_clarified_once_and_lets_all_announce() {
    let hochzeit = |plays| {
        let mut record = record(v1::RuleSet::default(), plays);
        let change = |hand: &mut Vec<i32>, from: v1::Card, to: v1::Card| {
            let from = i32::from(from);
            let card = hand.iter_mut().find(|it| **it == from).unwrap();
            *card = to.into();
        };
        change(&mut record.hand_2, v1::Card::Cj, v1::Card::Cq);
        change(&mut record.hand_3, v1::Card::Cq, v1::Card::Cj);
        if let Some(second) = record.said_words.get_mut(1) {
            *second = v1::SaidWord::Hochzeit.into();
        }
        record
    };
    let own = effects(hochzeit("CK CA CT"), v1::Card::Ca);
    assert_eq!(own.trick_won.map(|it| it.winner), Some(2));
    assert_eq!(own.hochzeit_clarified, None);
    let running = effects(hochzeit("CK CA CT CA SA DT"), v1::Card::Sa);
    assert_eq!(
        (running.hochzeit_clarified, running.trick_won),
        (None, None)
    );

    let clarified = effects(hochzeit("CK CA CT CA SA DT SA"), v1::Card::Sk);
    let found = clarified.hochzeit_clarified.unwrap();
    assert_eq!(found.partner, 3);
    // What the Hochzeiter could only say later can be said now.
    assert_eq!(made(&clarified.closed), []);
    let opened = [(1, KONTRA), (2, RE), (3, RE), (4, KONTRA)];
    assert_eq!(made(&clarified.opened), opened);
}

#[test]
fn what_the_rules_enter_is_an_effect_once() {
    let mut before = with_schweine("");
    before.said_seats.pop();
    before.said_words.pop();
    let last = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: Some(before),
        seat: 4,
        word: Some(v1::check_word_request::Word::Said(
            v1::SaidWord::Gesund.into(),
        )),
        include: vec![v1::Include::Effects.into()],
        ..v1::CheckWordRequest::default()
    };
    let entered = crate::answer(last).unwrap().effects.unwrap().entered;
    let [forced] = entered.as_slice() else {
        panic!("{entered:?}");
    };
    assert_eq!((forced.seat, forced.announcement()), (2, RE));
    assert_eq!(forced.mode(), v1::AnnouncementMode::Forced);
    assert_eq!(effects(with_schweine(""), v1::Card::Hk).entered, []);
}
