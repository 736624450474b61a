//! What a word that is only asked about would lead to: who asks knows no more for it.

use doko_proto::v1;
use doko_proto::v1::verdict::Outcome;

use super::position;

/// Seat 1 is asked whether it takes the cards of seat 3.
const OFFERED: &str = "vln; h=CJDJHTHKDQDQHQSJCQDT/CACKCJSJHJSQSKDADAHQ/SADTHKHAHASAHJSTSTCT\
                       /CTCKCAHTSQSKCQDKDJDK; s=1g 2g 3armut 4g 3armut_push 4armut_refuse; \
                       a=HJDTHA/";

/// The same with other cards that seat 3 has.
const OTHERS: &str = "vln; h=CJDJHTHKDQDQHQSJCQDT/CACKCJSJHJSQSKDADAHQ/SADTHKHAHASAHJSTSTCT\
                      /CTCKCAHTSQSKCQDKDJDK; s=1g 2g 3armut 4g 3armut_push 4armut_refuse; \
                      a=HJDTCT/";

/// What is told of this word of `seat`, and of what it would lead to.
fn told(
    line: &str,
    (seat, word, card_count): (i32, v1::SaidWord, Option<u32>),
    view: v1::View,
) -> v1::CheckWordResponse {
    let request = v1::CheckWordRequest {
        record: Some(doko_notation::read(line).unwrap()),
        seat,
        word: Some(v1::check_word_request::Word::Said(word.into())),
        card_count,
        view: view.into(),
        language: v1::Language::En.into(),
        include: vec![v1::Include::Position.into(), v1::Include::Effects.into()],
        ..v1::CheckWordRequest::default()
    };
    doko_wire::answer(request).unwrap()
}

#[test]
fn who_asks_whether_to_take_the_cards_of_an_armut_does_not_see_them() {
    let asked = |line, view| told(line, (1, v1::SaidWord::ArmutAccept, None), view);
    for view in [1, 2, 4, 5].map(|it| v1::View::try_from(it).unwrap()) {
        let told = asked(OFFERED, view);
        assert_eq!(told, asked(OTHERS, view), "{view:?}");
        let verdict = told.verdict.unwrap().outcome.unwrap();
        assert!(matches!(verdict, Outcome::Accepted(_)), "{view:?}");
        let after = told.position.unwrap();
        let armut = after.armuten.first().unwrap();
        assert!(armut.pushed_cards.is_empty(), "{view:?} {armut:?}");
        assert_eq!(armut.pushed_count, Some(3), "{view:?}");
        assert!(after.seats.first().unwrap().hand.is_empty(), "{view:?}");
    }
    // Who pushed them knows them.
    let told = asked(OFFERED, v1::View::Seat3).position.unwrap();
    assert_eq!(told.armuten.first().unwrap().pushed_cards.len(), 3);
}

#[test]
fn cards_that_are_not_named_are_legal_ones_where_all_hands_are_known() {
    let hands = "vln; h=SKDKSQDQHJDTHADJCKCJ/HTCTDQHKSJSTCASASKCA/HKCQCKDADJDACQDKHTSJ\
                 /HQHJSQSACJCTDTHQHAST";
    let pushes = format!("{hands}; s=1g 2armut 3g 4g");
    let returns = format!("{pushes} 2armut_push 3armut_accept; a=HTDQSJ/");
    for (line, seat, word) in [
        (&pushes, 2, v1::SaidWord::ArmutPush),
        (&returns, 3, v1::SaidWord::ArmutReturn),
    ] {
        for view in (1..=6).map(|it| v1::View::try_from(it).unwrap()) {
            let told = told(line, (seat, word, Some(3)), view);
            let outcome = told.verdict.unwrap().outcome.unwrap();
            assert!(
                matches!(outcome, Outcome::Accepted(_)),
                "{view:?} {word:?} {outcome:?}"
            );
            assert!(told.outcome.is_some(), "{view:?} {word:?}");
            for_each_hand_no_card_is_unseen(&told.position.unwrap());
        }
    }
    let before = doko_notation::read(&returns).unwrap();
    for_each_hand_no_card_is_unseen(&position(&before, v1::View::Everything));
}

/// A card of a hand that is told is not among those that nobody has seen: of all copies, no
/// more are in hands that are told, lie in tricks, or are unseen, than there are.
fn for_each_hand_no_card_is_unseen(told: &v1::Position) {
    for unseen in &told.unseen {
        let hands = told.seats.iter().flat_map(|it| &it.hand);
        let copies = hands.filter(|it| **it == unseen.card).count();
        assert!(copies + unseen.copies as usize <= 2, "{unseen:?} {told:?}");
    }
}
