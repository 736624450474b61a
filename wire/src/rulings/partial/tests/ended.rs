//! Games that have ended, and games that an offence is said to have ended.

use doko_proto::v1;
use doko_proto::v1::score_game_response::Outcome;

use crate::answer;

/// With the yes of seat 1 cards are dealt again: for an Armut, or for a hand that is thrown in, where
/// there is such a thing.
#[test]
fn a_deal_that_is_over_is_settled_if_all_hands_say_why() {
    let record = |throw: &str| {
        let line = format!(
            "ddv-tsr{{vorbehalt.order=solo,armut,hochzeit armut=redeal {throw}}}; \
             s=1v 2v 3g 4g 1n 2n 1y 2n"
        );
        doko_notation::read(&line).unwrap()
    };
    let told = |throw: &str| {
        let score = v1::ScoreGameRequest {
            view: v1::View::Everything.into(),
            source: Some(v1::score_game_request::Source::Record(record(throw))),
            ..v1::ScoreGameRequest::default()
        };
        let audit = v1::AuditGameRequest {
            view: v1::View::Everything.into(),
            record: Some(record(throw)),
            ..v1::AuditGameRequest::default()
        };
        let audit = answer(audit).unwrap();
        assert_eq!(audit.violations, [], "{throw}");
        (answer(score).unwrap().outcome.unwrap(), audit.settlement)
    };
    let (scored, settled) = told("throw=");
    let Outcome::Settlement(redeal) = &scored else {
        panic!("{scored:?}");
    };
    assert_eq!(redeal.result(), v1::GameResult::Redeal);
    assert_eq!(settled.as_ref(), Some(redeal));
    let (scored, settled) = told("throw=nines>=5");
    let needs = matches!(&scored, Outcome::NeedsInput(it)
        if it.missing() == v1::MissingInput::Hands);
    assert!(needs, "{scored:?}");
    assert_eq!(settled, None);
}

/// Whatever is known, what an offence leads to is said with all hands only.
#[test]
fn what_an_offence_leads_to_takes_all_hands() {
    let hands = "h=CQCQDADAHTSQCJCACTCKSAST/DKDKD9CACTCKC9C9SASTSKSK/\
                 HTSQCJHQDQSJHJDJS9HAHKH9/HQDQSJHJDJDTDTD9S9HAHKH9; ";
    for (hands, needs_hands) in [(hands, false), ("", true)] {
        let record = doko_notation::read(&format!("ddv-tsr; {hands}s=1g 2g 3g 4g; p=HT"));
        let record = record.unwrap();
        let offence = v1::Offence {
            offender: 2,
            kind: v1::OffenceKind::Other.into(),
            class_of_effect: v1::OffenceClass::Grave.into(),
            cards_played: Some(1),
            ..v1::Offence::default()
        };
        let score = v1::ScoreGameRequest {
            view: v1::View::Everything.into(),
            source: Some(v1::score_game_request::Source::Record(record.clone())),
            offence: Some(offence.clone()),
            ..v1::ScoreGameRequest::default()
        };
        let assess = v1::AssessOffenceRequest {
            view: v1::View::Everything.into(),
            record: Some(record),
            offence: Some(offence),
            complaint: Some(v1::Complaint {
                seat: 3,
                cards_played: Some(1),
            }),
            ..v1::AssessOffenceRequest::default()
        };
        let input = v1::NeedsInput {
            missing: v1::MissingInput::Hands.into(),
            asks: Vec::new(),
        };
        let scored = answer(score).unwrap().outcome.unwrap();
        assert_eq!(
            scored == Outcome::NeedsInput(input.clone()),
            needs_hands,
            "{scored:?}"
        );
        let assessed = answer(assess).unwrap().outcome.unwrap();
        let is_asked = assessed == v1::assess_offence_response::Outcome::NeedsInput(input);
        assert_eq!(is_asked, needs_hands, "{assessed:?}");
    }
}
