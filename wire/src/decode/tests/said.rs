//! Words up to the contract, and the cards of an Armut.

use doko_proto::v1;
use v1::ErrorReason::{
    ContradictoryFields, LimitExceeded, MalformedField, MissingField, UnknownEnumValue,
};
use v1::{Card, SaidWord};

use super::{bad_fields, expected, named, of_record};

const PATH: &str = "record.armut_exchanges";

/// The bad fields of an Armut that is pushed and given back.
fn of_exchange(exchange: v1::ArmutExchange) -> Vec<(String, v1::ErrorReason)> {
    of_record("palast", |it| {
        it.said_seats = vec![1, 2, 3];
        let words = [
            SaidWord::ArmutPush,
            SaidWord::ArmutAccept,
            SaidWord::ArmutReturn,
        ];
        it.said_words = words.map(i32::from).to_vec();
        it.armut_exchanges = vec![exchange];
    })
}

fn of_push(cards: Vec<i32>, count: Option<u32>) -> Vec<(String, v1::ErrorReason)> {
    of_exchange(v1::ArmutExchange {
        pushed_cards: cards,
        pushed_count: count,
        ..v1::ArmutExchange::default()
    })
}

#[test]
fn an_exchange_belongs_to_a_push() {
    let with = |exchanges: usize, words: &[SaidWord]| {
        of_record("palast", |it| {
            it.said_seats = vec![1; words.len()];
            it.said_words = words.iter().copied().map(i32::from).collect();
            it.armut_exchanges = vec![v1::ArmutExchange::default(); exchanges];
        })
    };
    assert_eq!(with(0, &[SaidWord::ArmutPush]), []);
    assert_eq!(with(1, &[SaidWord::ArmutPush]), []);
    assert_eq!(with(2, &[SaidWord::ArmutPush; 2]), []);
    let more = expected(&[(PATH, ContradictoryFields)]);
    assert_eq!(with(1, &[SaidWord::Armut]), more);
    assert_eq!(with(2, &[SaidWord::ArmutPush, SaidWord::Armut]), more);
    let too_many = expected(&[(PATH, LimitExceeded)]);
    assert_eq!(with(3, &[SaidWord::ArmutPush; 3]), too_many);
}

#[test]
fn a_pile_has_as_many_cards_as_are_named() {
    let cards = vec![i32::from(Card::Dj), Card::Dq.into(), Card::Ca.into()];
    assert_eq!(of_push(cards.clone(), None), []);
    assert_eq!(of_push(cards.clone(), Some(3)), []);
    assert_eq!(of_push(Vec::new(), Some(12)), []);
    assert_eq!(of_push(Vec::new(), Some(0)), []);
    let path = "record.armut_exchanges[0].pushed_count";
    for other in [2, 4] {
        let contradicts = expected(&[(path, ContradictoryFields)]);
        assert_eq!(of_push(cards.clone(), Some(other)), contradicts);
    }
    let too_many = expected(&[(path, MalformedField)]);
    assert_eq!(of_push(Vec::new(), Some(13)), too_many);
}

#[test]
fn trumps_that_went_back_are_among_the_cards_that_did() {
    let told = |cards: &[Card], count, trumps| {
        of_exchange(v1::ArmutExchange {
            returned_cards: cards.iter().copied().map(i32::from).collect(),
            returned_count: count,
            returned_trumps: Some(trumps),
            ..v1::ArmutExchange::default()
        })
    };
    let wrong = expected(&[(
        "record.armut_exchanges[0].returned_trumps",
        ContradictoryFields,
    )]);
    let named = [Card::Dj, Card::Ca, Card::Sa];
    assert_eq!(told(&named, None, 1), []);
    for other in [0, 2, 3] {
        assert_eq!(told(&named, None, other), wrong, "{other} of the named");
    }
    for some in 0..=3 {
        assert_eq!(told(&[], Some(3), some), [], "{some} of the hidden");
    }
    assert_eq!(told(&[], Some(3), 4), wrong);
    assert_eq!(told(&[], None, 0), []);
    assert_eq!(told(&[], None, 1), wrong);
}

#[test]
fn a_bid_has_a_height_and_schweine_a_rank() {
    let said = |word: SaidWord, bids: &[u32], ranks: &[i32]| {
        of_record("ddv-tsr", |it| {
            it.said_seats = vec![1];
            it.said_words = vec![word.into()];
            it.said_bids = bids.to_vec();
            it.said_ranks = ranks.to_vec();
        })
    };
    let bid = ("record.said_bids[0]", MalformedField);
    let rank = ("record.said_ranks[0]", MalformedField);
    assert_eq!(said(SaidWord::Gesund, &[0], &[0]), []);
    assert_eq!(said(SaidWord::Gesund, &[1], &[6]), expected(&[bid, rank]));
    assert_eq!(said(SaidWord::Schweine, &[], &[6]), []);
    let unknown = ("record.said_ranks[0]", UnknownEnumValue);
    assert_eq!(
        said(SaidWord::Schweine, &[1], &[7]),
        expected(&[bid, unknown])
    );
    assert_eq!(said(SaidWord::Bid, &[1000], &[]), []);
    assert_eq!(said(SaidWord::Bid, &[1], &[1]), expected(&[rank]));
    let missing = ("record.said_bids", MissingField);
    assert_eq!(said(SaidWord::Bid, &[], &[]), expected(&[missing]));
}

#[test]
fn cards_go_over_with_a_push_and_a_return_only() {
    let asked = |word: v1::check_word_request::Word| {
        bad_fields(v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            record: Some(v1::GameRecord {
                rule_set: Some(named("palast")),
                ..v1::GameRecord::default()
            }),
            seat: v1::Seat::Seat1.into(),
            word: Some(word),
            partner: i32::from(word == extra()) * 2,
            cards: vec![Card::Dj.into()],
            card_count: Some(1),
            ..v1::CheckWordRequest::default()
        })
    };
    let said = |word: SaidWord| v1::check_word_request::Word::Said(word.into());
    assert_eq!(asked(said(SaidWord::ArmutPush)), []);
    assert_eq!(asked(said(SaidWord::ArmutReturn)), []);
    let both = expected(&[
        ("cards", ContradictoryFields),
        ("card_count", ContradictoryFields),
    ]);
    assert_eq!(asked(said(SaidWord::ArmutAccept)), both);
    assert_eq!(asked(extra()), both);
}

fn extra() -> v1::check_word_request::Word {
    v1::check_word_request::Word::Extra(v1::ExtraWord::Genscher.into())
}

#[test]
fn a_word_that_is_asked_about_takes_its_own_field_only() {
    use v1::check_word_request::Word::{Extra, Said};
    let asked = |word, bid, rank, partner| {
        bad_fields(v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            record: Some(v1::GameRecord {
                rule_set: Some(named("ddv-tsr")),
                ..v1::GameRecord::default()
            }),
            seat: v1::Seat::Seat1.into(),
            word: Some(word),
            bid,
            rank,
            partner,
            ..v1::CheckWordRequest::default()
        })
    };
    let said = |word: SaidWord| Said(word.into());
    let [genscher, schweine] = [v1::ExtraWord::Genscher, v1::ExtraWord::Schweine];
    let [genscher, schweine] = [genscher, schweine].map(|it| Extra(it.into()));
    let [bid, rank, partner] = ["bid", "rank", "partner"].map(|it| (it, MalformedField));
    let no_bid = expected(&[("bid", MissingField)]);
    let nobody = expected(&[("partner", MissingField)]);
    for (word, nothing, everything) in [
        (said(SaidWord::Bid), no_bid, expected(&[rank, partner])),
        (
            said(SaidWord::Schweine),
            Vec::new(),
            expected(&[bid, partner]),
        ),
        (
            said(SaidWord::Gesund),
            Vec::new(),
            expected(&[bid, rank, partner]),
        ),
        (genscher, nobody, expected(&[bid, rank])),
        (schweine, Vec::new(), expected(&[bid, partner])),
    ] {
        assert_eq!(asked(word, None, 0, 0), nothing, "{word:?}");
        assert_eq!(asked(word, Some(0), 3, 2), everything, "{word:?}");
    }
}
