//! Words that are asked about where all hands are known, and whose cards are named or not.

use doko_proto::v1;
use v1::SaidWord::{ArmutPush, ArmutReturn};
use v1::verdict::Outcome;

use super::cards;

/// Seat 2 has an Armut.
const PUSHES: &str = "vln; h=SKDKSQDQHJDTHADJCKCJ/HTCTDQHKSJSTCASASKCA/HKCQCKDADJDACQDKHTSJ\
                      /HQHJSQSACJCTDTHQHAST; s=1g 2armut 3g 4g";

/// Why this word is accepted.
fn accepted(line: &str, seat: i32, word: v1::SaidWord, which: Which) -> String {
    let (cards, card_count) = match which {
        Which::These(named) => (cards(named), None),
        Which::Any(count) => (Vec::new(), Some(count)),
    };
    let request = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: Some(doko_notation::read(line).unwrap()),
        seat,
        word: Some(v1::check_word_request::Word::Said(word.into())),
        cards,
        card_count,
        language: v1::Language::En.into(),
        ..v1::CheckWordRequest::default()
    };
    let verdict = crate::answer(request).unwrap().verdict.unwrap();
    match verdict.outcome {
        Some(Outcome::Accepted(it)) => it.decided_by.into_iter().map(|it| it.text).collect(),
        other => panic!("{other:?}"),
    }
}

/// The cards of a word.
enum Which {
    These(&'static str),
    Any(u32),
}

#[test]
fn cards_that_are_named_are_told_and_others_may_be_any() {
    let returns = format!("{PUSHES} 2armut_push 3armut_accept; a=HTDQSJ/");
    for (line, seat, word, which, text) in [
        (
            PUSHES,
            2,
            ArmutPush,
            Which::These("SJ DQ HT"),
            "Seat 2 has an Armut and pushes: ♥10 ♦Q ♠J.",
        ),
        (
            PUSHES,
            2,
            ArmutPush,
            Which::Any(3),
            "Seat 2 has an Armut and pushes.",
        ),
        (
            &returns,
            3,
            ArmutReturn,
            Which::These("HK CK DK"),
            "Seat 3 takes the Armut and gives back: ♦K ♣K ♥K.",
        ),
        (
            &returns,
            3,
            ArmutReturn,
            Which::Any(3),
            "Seat 3 takes the Armut and gives back as many cards.",
        ),
    ] {
        assert_eq!(accepted(line, seat, word, which), text);
    }
}
