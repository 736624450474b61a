//! Violations of which hands leave open who committed them.

use super::*;

/// Whether the Schweine of seat 2 take the first trick or the ♥10 of seat 4 does is not known; the
/// leader of the second lays a card of which seat 3 has both.
const LEADS: &str = "ddv-tsr{schweine.mode=at_first_fox schweine.contracts=normal}; \
                     h=??/??/CKCKCTCASASTSKSKHAHKDKD9/??; s=1g 2g 3g 4g; p=DJDADKHTCK; x=1:2schweine";

#[test]
fn nobody_is_told_to_have_laid_a_card_that_one_of_two_seats_laid() {
    use v1::inspect_game_response::Outcome;
    let record = doko_notation::read(LEADS).unwrap();
    let told = |record: &v1::GameRecord| {
        let request = v1::InspectGameRequest {
            record: Some(record.clone()),
            ..v1::InspectGameRequest::default()
        };
        answer(request).unwrap().outcome.unwrap()
    };
    let seen = told(&record);
    let hands = v1::AssessmentInput::Hands;
    let needs = matches!(&seen, Outcome::NeedsInput(it) if it.input() == hands);
    assert!(needs, "{seen:?}");
    // Without Schweine it was seat 4 for certain.
    let mut without = record;
    without.extra_at.clear();
    without.extra_seats.clear();
    without.extra_words.clear();
    without.extra_arguments.clear();
    let Outcome::RecordFaulty(faulty) = told(&without) else {
        panic!("the card is held by seat 3");
    };
    let actions: Vec<_> = faulty.violations.iter().map(|it| it.action).collect();
    let card = v1::ActionRef {
        section: v1::ActionSection::Plays.into(),
        index: Some(4),
        cards_played: 4,
        seat: 4,
    };
    assert_eq!(actions, [Some(card)]);
}

/// What was wrong is not passed over, and what follows rests on it.
#[test]
fn what_is_wrong_whoever_did_it_is_not_judged() {
    let audit = |text: &str| {
        let record = Some(doko_notation::read(text).unwrap());
        let request = v1::AuditGameRequest {
            record,
            language: v1::Language::En.into(),
            ..v1::AuditGameRequest::default()
        };
        answer(request).unwrap()
    };
    let not_judged = |response: &v1::AuditGameResponse| -> Vec<_> {
        let all = response.not_judged.iter().map(|it| {
            let action = it.action.unwrap();
            let (section, index) = (action.section(), action.index.unwrap());
            (section, index, action.seat(), it.reason(), it.text.clone())
        });
        all.collect()
    };
    let doubt = |section, index, seat, text: &str| {
        let hand = v1::NotJudgedReason::HandUnknown;
        (section, index, seat, hand, text.to_owned())
    };
    let (plays, extras) = (v1::ActionSection::Plays, v1::ActionSection::Extras);
    let (second, nobody) = (v1::Seat::Seat2, v1::Seat::Unspecified);
    let schweine = "The known cards do not show whether the hand allowed it.";
    let whose = "Nobody was allowed to; the known cards do not show who did.";
    let after = "From here on nothing is judged: a card contradicts what was said before.";
    let expected = [
        doubt(extras, 0, second, schweine),
        doubt(plays, 4, nobody, whose),
        doubt(plays, 5, nobody, after),
    ];
    let whole = audit(LEADS);
    assert_eq!(whole.violations, []);
    assert_eq!(not_judged(&whole), expected[..2]);
    let longer = audit(&LEADS.replace("HTCK", "HTCKC9"));
    assert_eq!(longer.violations, []);
    assert_eq!(not_judged(&longer), expected);
}
