//! What a view is left with of a record.

use doko_engine::{CardSet, Seat, Word};
use doko_proto::v1;
use doko_worlds::Hidden;

use super::super::{DecodedRecord, Game, Problems, Spoken, View, game, record};
use crate::decode::said::Pile;
use crate::rulings::tests::{cards, of_the_vln, record as plain};

fn decoded(message: &v1::GameRecord) -> DecodedRecord {
    let mut problems = Problems::default();
    let read = record(&mut problems, Some(message));
    problems.finish(read).unwrap()
}

/// The seats whose hands a view knows.
fn known(message: &v1::GameRecord, view: View) -> Vec<u8> {
    let seen = decoded(message).seen_by(view);
    let hands = seen.hands.iter().filter(|(_, hand)| hand.is_some());
    hands.map(|(seat, _)| seat.number()).collect()
}

/// A game in which seat 1 claims like this, and seat 3 has announced Re.
fn claimed(word: v1::ExtraWord) -> v1::GameRecord {
    let mut record = plain(v1::RuleSet::default(), "CK CA CT CA");
    record.extra_at = vec![1, 4];
    record.extra_seats = vec![3, 1];
    record.extra_words = vec![v1::ExtraWord::Re.into(), word.into()];
    record
}

/// An Armut of seat 1 that seat 2 refuses and seat 3 takes, under the rules of the VLN.
fn armut(words: usize) -> v1::GameRecord {
    let mut record = of_the_vln(v1::RuleSet::default(), "");
    use v1::SaidWord::{Armut, ArmutAccept, ArmutPush, ArmutRefuse, ArmutReturn, Gesund};
    let said = [
        (1, Armut),
        (2, Gesund),
        (3, Gesund),
        (4, Gesund),
        (1, ArmutPush),
        (2, ArmutRefuse),
        (3, ArmutAccept),
        (3, ArmutReturn),
    ];
    let said = said.get(..words).unwrap();
    record.said_seats = said.iter().map(|it| it.0).collect();
    record.said_words = said.iter().map(|it| it.1.into()).collect();
    let returned = if words == 8 { "DJ DT HA" } else { "" };
    record.armut_exchanges = vec![v1::ArmutExchange {
        pushed_cards: cards("SQ HQ SJ"),
        returned_cards: cards(returned),
        ..v1::ArmutExchange::default()
    }];
    record
}

#[test]
fn a_seat_sees_its_hand_and_nobody_another_one() {
    let record = plain(v1::RuleSet::default(), "CK");
    assert_eq!(known(&record, View::Everything), [1, 2, 3, 4]);
    assert_eq!(known(&record, View::Seat(Seat::Second)), [2]);
    assert_eq!(known(&record, View::Public), [0_u8; 0]);
}

/// CLAIM-2: who claims the rest lays its hand open, who gives up hands it to the others.
#[test]
fn a_claim_shows_the_hand_of_who_claims() {
    let rest = claimed(v1::ExtraWord::ClaimRest);
    assert_eq!(known(&rest, View::Seat(Seat::Second)), [1, 2]);
    assert_eq!(known(&rest, View::Seat(Seat::First)), [1]);
    assert_eq!(known(&rest, View::Public), [1]);
    let surrender = claimed(v1::ExtraWord::Surrender);
    assert_eq!(known(&surrender, View::Seat(Seat::Second)), [1, 2]);
    assert_eq!(known(&surrender, View::Seat(Seat::First)), [1]);
    assert_eq!(known(&surrender, View::Public), [0_u8; 0]);
    let announced = claimed(v1::ExtraWord::Kontra);
    assert_eq!(known(&announced, View::Seat(Seat::Second)), [2]);
}

/// What is left of a hand after an exchange is not what was dealt.
#[test]
fn a_claim_shows_nothing_of_an_exchange() {
    let claimed_by = |seat: i32| {
        let mut record = armut(8);
        record.extra_at = vec![0];
        record.extra_seats = vec![seat];
        record.extra_words = vec![v1::ExtraWord::ClaimRest.into()];
        known(&record, View::Public)
    };
    let of_each = [1, 2, 3, 4].map(claimed_by);
    assert_eq!(of_each, [vec![], vec![2], vec![], vec![4]]);
    let mut accepted = armut(7);
    accepted.extra_at = vec![0];
    accepted.extra_seats = vec![3];
    accepted.extra_words = vec![v1::ExtraWord::ClaimRest.into()];
    assert_eq!(known(&accepted, View::Public), [0_u8; 0]);
}

#[test]
fn the_cards_of_an_exchange_are_known_to_two() {
    let seen = |words, seat| {
        let record = decoded(&armut(words)).seen_by(View::Seat(seat));
        let pushed = record
            .said
            .iter()
            .find_map(|it| match it.word.handed_over() {
                Some(doko_engine::Handed::Pushed(cards)) => Some(cards.len()),
                Some(doko_engine::Handed::Returned(_)) | None => None,
            });
        (pushed, record.hidden[0])
    };
    let hidden = |returned| {
        Some(Hidden {
            pushed: Some(3),
            shown: None,
            returned,
            trumps: returned.map(|_| 2),
        })
    };
    // Accepted, and nothing given back yet.
    assert_eq!(seen(7, Seat::First), (Some(3), None));
    assert_eq!(seen(7, Seat::Third), (Some(3), None));
    assert_eq!(seen(7, Seat::Second), (Some(0), hidden(None)));
    assert_eq!(seen(8, Seat::First), (Some(3), None));
    assert_eq!(seen(8, Seat::Third), (Some(3), None));
    assert_eq!(seen(8, Seat::Fourth), (Some(0), hidden(Some(3))));
}

/// What a record hides already stays as it was told.
#[test]
fn an_exchange_that_the_record_hides_keeps_its_numbers() {
    let mut record = armut(8);
    record.armut_exchanges = vec![v1::ArmutExchange {
        pushed_count: Some(3),
        returned_count: Some(3),
        returned_trumps: Some(1),
        ..v1::ArmutExchange::default()
    }];
    let read = decoded(&record);
    assert!(read.hides_an_exchange());
    assert!(matches!(
        game(Some(read.clone()), Some(View::Everything)),
        Some(Game::Partial(_))
    ));
    let told = Some(Hidden {
        pushed: Some(3),
        shown: None,
        returned: Some(3),
        trumps: Some(1),
    });
    for view in [View::Everything, View::Seat(Seat::Fourth), View::Public] {
        let seen = read.clone().seen_by(view);
        assert_eq!(seen.hidden, [told, None], "{view:?}");
        let push = seen.said.get(4).map(|it| it.word);
        assert_eq!(push, Some(Word::Push(CardSet::EMPTY)));
    }
    let whole = decoded(&armut(8));
    assert!(!whole.hides_an_exchange());
    assert!(matches!(
        game(Some(whole), Some(View::Everything)),
        Some(Game::Whole(_))
    ));
}

/// Each of two Armuten has its own exchange.
#[test]
fn cards_that_a_word_does_not_name_are_not_known_in_its_own_exchange() {
    use v1::SaidWord::{ArmutAccept, ArmutPush, ArmutReturn};
    let hidden = |words: &[v1::SaidWord], word: Word, count: u32| {
        let mut record = armut(0);
        record.said_seats = vec![1; words.len()];
        record.said_words = words.iter().copied().map(i32::from).collect();
        record.armut_exchanges.clear();
        let cards = CardSet::EMPTY;
        let spoken = Spoken::Said(word, Pile { cards, count });
        decoded(&record).with(Seat::First, spoken).hidden
    };
    let (push, give) = (Word::Push(CardSet::EMPTY), Word::Return(CardSet::EMPTY));
    let pushed = Some(Hidden {
        pushed: Some(3),
        ..Hidden::default()
    });
    let returned = Some(Hidden {
        returned: Some(2),
        ..Hidden::default()
    });
    let first = [ArmutPush, ArmutAccept, ArmutReturn];
    let second = [first, first].concat();
    assert_eq!(hidden(&[], push, 3), [pushed, None]);
    assert_eq!(hidden(&first[..2], give, 2), [returned, None]);
    assert_eq!(hidden(&first, push, 3), [None, pushed]);
    assert_eq!(hidden(&second[..5], give, 2), [None, returned]);
    assert_eq!(hidden(&first, push, 0), [None, None], "no cards are none");
}

/// Whether these see all hands that a seat sees which is `observer` itself, or another one.
#[test]
fn who_knows_what_is_known_has_its_own_hand_and_those_that_are_shown() {
    let knowing = |message: &v1::GameRecord, view: View| -> Vec<u8> {
        let seen = decoded(message).seen_by(view);
        let all = Seat::ALL.into_iter().filter(|&it| seen.is_known_to(it));
        all.map(Seat::number).collect()
    };
    let plain = plain(v1::RuleSet::default(), "CK CA CT CA");
    assert_eq!(knowing(&plain, View::Public), [1, 2, 3, 4]);
    assert_eq!(knowing(&plain, View::Seat(Seat::Second)), [2]);
    assert_eq!(knowing(&plain, View::Everything), [0; 0]);
    // Seat 1 shows its hand with either claim.
    for word in [v1::ExtraWord::ClaimRest, v1::ExtraWord::Surrender] {
        let claimed = claimed(word);
        let own = knowing(&claimed, View::Seat(Seat::First));
        assert_eq!(own, [1, 2, 3, 4], "{word:?}");
        assert_eq!(knowing(&claimed, View::Seat(Seat::Third)), [3], "{word:?}");
    }
}
