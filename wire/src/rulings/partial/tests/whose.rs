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
