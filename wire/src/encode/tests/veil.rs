//! What is taken out of an answer for a view that does not know all hands.

use doko_proto::v1;
use v1::evidence::Evidence;
use v1::verdict::Outcome;

use super::cards;

/// Seat 1 has a Hochzeit, seat 2 an Armut.
const HANDS: [&str; 4] = [
    "CQ CQ SQ HQ CJ SJ DT DK CA SA",
    "HT DJ DA CA CT CK SA ST SK HA",
    "CT CJ ST SQ HA HT HK HJ DA DQ",
    "CK SK SJ HK HQ HJ DT DK DQ DJ",
];

/// Who is shown to be on turn where seat 4 says yes to nothing, after these words of
/// these seats.
fn on_turn(said: &[(i32, v1::SaidWord)], view: v1::View) -> i32 {
    let [hand_1, hand_2, hand_3, hand_4] = HANDS.map(cards);
    let record = v1::GameRecord {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("vln".to_owned())),
            ..v1::RuleSetRef::default()
        }),
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        said_seats: said.iter().map(|it| it.0).collect(),
        said_words: said.iter().map(|it| it.1.into()).collect(),
        ..v1::GameRecord::default()
    };
    let request = v1::CheckWordRequest {
        record: Some(record),
        seat: 4,
        word: Some(v1::check_word_request::Word::Said(v1::SaidWord::Yes.into())),
        view: view.into(),
        ..v1::CheckWordRequest::default()
    };
    let verdict = crate::answer(request).unwrap().verdict;
    let Some(Outcome::Refused(refusal)) = verdict.and_then(|it| it.outcome) else {
        panic!("nobody has asked seat 4");
    };
    match refusal.evidence.and_then(|it| it.evidence) {
        Some(Evidence::Vorbehalt(shown)) => shown.seat_to_speak,
        // Deals that differ in it have nothing else to show in common.
        None => 0,
        other => panic!("{other:?}"),
    }
}

/// After both have said no to a solo, an Armut is asked of those only who may have one.
#[test]
fn who_speaks_next_is_not_told_where_hands_decide() {
    use v1::SaidWord::{Gesund, No, Vorbehalt};
    use v1::View;
    let said = [
        (1, Vorbehalt),
        (2, Vorbehalt),
        (3, Gesund),
        (4, Gesund),
        (1, No),
        (2, No),
    ];
    assert_eq!(on_turn(&said, View::Everything), 2);
    // Seat 1 has no Armut, and cannot tell it from Schweine of seat 2.
    for view in [View::Public, View::Seat1, View::Seat2, View::Seat3] {
        assert_eq!(on_turn(&said, view), 0, "{view:?}");
    }
    // Everybody may have a solo.
    for view in [View::Everything, View::Public, View::Seat3] {
        assert_eq!(on_turn(&said[..4], view), 1, "{view:?}");
        assert_eq!(on_turn(&said[..5], view), 2, "{view:?}");
    }
}
