//! What a game came to that a word before the first card broke off.

use doko_proto::v1;
use doko_wire::Failure;
use v1::score_game_response::Outcome;

use super::VIEWS;

/// Seat 1 says Hochzeit with one ♣Q, and seat 2 plays a solo. Seat 4 has both ♦A.
const FALSE_HOCHZEIT: &str = "vln{penalties=tsr solo.conflict=seat schweine.mode=vorbehalt}; \
     h=CQSQHQDQCJSJHJDJHTHT/DTDKCACTCKSASTSKHAHK/DTDKCACTCKSASTSKHAHK/CQSQHQDQCJSJHJDJDADA; \
     s=1hochzeit_trumpf 2solo_damen 3g 4schweine 4g";

/// The same where the hands of seats 1 and 4 are not known: of each kind that is left there are
/// two cards, so that there are few deals.
const HIDDEN: &str = "vln{penalties=tsr solo.conflict=seat schweine.mode=vorbehalt}; \
     h=??/DTDKCACTCKSASTSKHAHK/DTDKCACTCKSASTSKHAHK/??; \
     s=1hochzeit_trumpf 2solo_damen 3g 4schweine 4g";

/// What the game is said to have come to that a grave offence of seat 1 ended.
fn scored(
    line: &str,
    kind: v1::OffenceKind,
    cards: u32,
    view: v1::View,
) -> Result<Outcome, Failure> {
    let record = doko_notation::read(line).unwrap();
    let request = v1::ScoreGameRequest {
        source: Some(v1::score_game_request::Source::Record(record)),
        offence: Some(v1::Offence {
            offender: v1::Seat::Seat1.into(),
            kind: kind.into(),
            class_of_effect: v1::OffenceClass::Grave.into(),
            harms_soloist: v1::HarmsSoloist::Yes.into(),
            cards_played: Some(cards),
            ..v1::Offence::default()
        }),
        view: view.into(),
        language: v1::Language::En.into(),
    };
    doko_wire::answer(request).map(|it| it.outcome.unwrap())
}

/// The same of a Vorbehalt, before the first card.
fn told(line: &str, view: v1::View) -> Outcome {
    scored(line, v1::OffenceKind::Vorbehalt, 0, view).unwrap()
}

/// The Hochzeit was the offence, before anybody played a solo. With hands that allow it something
/// else was, against a soloist: with the hands of seats 2 and 3 it is one or the other.
#[test]
fn a_word_that_may_have_been_the_offence_is_among_what_a_game_came_to() {
    let so = told(FALSE_HOCHZEIT, v1::View::Everything);
    assert!(matches!(so, Outcome::Settlement(_)), "{so:?}");
    let needs_hands = Outcome::NeedsInput(v1::AssessmentNeedsInput {
        input: v1::AssessmentInput::Hands.into(),
    });
    for view in VIEWS {
        let told = told(FALSE_HOCHZEIT, view);
        assert!(told == so || told == needs_hands, "{view:?}: {told:?}");
    }
    // Here the deals are gone through one by one.
    assert_eq!(told(HIDDEN, v1::View::Everything), needs_hands);
}

/// The soloist has given up: nothing is left that hands could decide.
#[test]
fn nothing_breaks_off_a_game_that_is_over_for_all_to_hear() {
    let line = "ddv-tsr; h=DTSJDACADKSQDAS9STDTSKCT/HQCAC9CJCKDQSAS9HACTHKHK/\
                DJCQHJCJH9SAHTHJDJSKHTDQ/HQH9STSQC9SJHAD9CKD9DKCQ; s=1g 2g 3solo_damen 4g; \
                p=DTC9DJD9DACADJDK; x=8:3surrender";
    let scored = |view| scored(line, v1::OffenceKind::Other, 8, view).unwrap_err();
    let so = scored(v1::View::Everything);
    assert!(so.to_string().contains("PEN-2"), "{so}");
    for view in VIEWS {
        assert_eq!(scored(view), so, "{view:?}");
    }
}
