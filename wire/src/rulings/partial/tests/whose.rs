//! Violations of which hands leave open who committed them.

use super::lines::{self, LEADS, audit, not_judged};
use super::*;

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
    let (plays, extras) = (v1::ActionSection::Plays, v1::ActionSection::Extras);
    let schweine = "The known cards do not show whether the hand allowed it.";
    let whose = "Nobody was allowed to; the known cards do not show who did.";
    let after = "From here on nothing is judged: the known cards do not show who did before it \
                 what nobody was allowed to.";
    let expected = [(extras, 0, schweine), (plays, 4, whose), (plays, 5, after)];
    let whole = audit(LEADS);
    assert_eq!(not_judged(&whole), expected[..2]);
    let longer = audit(&LEADS.replace("HTCK", "HTCKC9"));
    assert_eq!(not_judged(&longer), expected);
    for audit in [whole, longer] {
        assert_eq!(audit.violations, []);
        let hand = v1::NotJudgedReason::HandUnknown;
        assert!(audit.not_judged.iter().all(|it| it.reason() == hand));
        let seats = audit.not_judged.iter().map(|it| it.action.unwrap().seat());
        let seats: Vec<_> = seats.collect();
        assert_eq!(seats[0], v1::Seat::Seat2);
        assert!(seats[1..].iter().all(|&it| it == v1::Seat::Unspecified));
    }
}

/// Who is on turn need not be named where every deal says the same; where they do not, there is
/// nobody whose cards could be listed.
#[test]
fn a_card_of_nobody_is_one_of_who_is_on_turn() {
    let legal_cards = |line: &str, card: v1::Card| {
        let request = v1::ValidateMoveRequest {
            record: Some(doko_notation::read(line).unwrap()),
            card: card.into(),
            include: vec![v1::Include::LegalCards.into()],
            ..v1::ValidateMoveRequest::default()
        };
        answer(request).unwrap().legal_cards
    };
    let hand = "CKCKCTCASASTSKSKHAHKDKD9";
    let lead = format!("ddv-tsr; h={hand}/??/??/??; s=1g 2g 3g 4g; p=");
    assert_eq!(legal_cards(&lead, v1::Card::Ca).len(), 12);
    // With both ♣Q in the hand of seat 2 seat 4 leads, and else seat 2.
    let hands_decide = "ddv-tsr{schweine.mode=vorbehalt schweine.contracts=normal}; \
                        h=??/??/??/HTCKCTSASTSKHAHKDTDKD9S9; s=1g 2schweine 2g 3g 4g; p=DJDADKHT";
    assert_eq!(legal_cards(hands_decide, v1::Card::Ck), [0; 0]);
}

/// With both ♣Q in the hand of seat 2 its Schweine do not count, and seat 4 takes the first Stich.
#[test]
fn who_is_to_play_on_is_not_told_where_hands_decide() {
    use v1::score_game_response::Outcome;
    let line = "ddv-tsr{schweine.mode=vorbehalt schweine.contracts=normal}; \
                s=1g 2schweine 2g 3g 4g; p=DJDADKHT";
    let request = v1::ScoreGameRequest {
        source: Some(v1::score_game_request::Source::Record(
            doko_notation::read(line).unwrap(),
        )),
        ..v1::ScoreGameRequest::default()
    };
    let told = answer(request).unwrap().outcome.unwrap();
    let Outcome::Refused(refusal) = &told else {
        panic!("{told:?}");
    };
    assert_eq!(refusal.action.unwrap().seat(), v1::Seat::Unspecified);
    let evidence = refusal
        .evidence
        .as_ref()
        .and_then(|it| it.evidence.as_ref());
    let Some(v1::evidence::Evidence::Card(shown)) = evidence else {
        panic!("{told:?}");
    };
    assert_eq!(shown.cards_missing, Some(44));
    assert_eq!(shown.trick_leader(), v1::Seat::Unspecified);
}

/// Whoever holds what: a solo of queens has no pair that counts, and one of clubs only its aces.
#[test]
fn schweine_of_a_contract_without_them_are_wrong_with_every_hand() {
    for (solo, schweine) in [("damen", "schweine"), ("kreuz", "schweine=3")] {
        let refused = lines::violation(&format!(
            "ddv-tsr{{schweine.mode=at_first_fox schweine.above=king schweine.contracts=farbsolo}}; \
             s=1solo_{solo} 2g 3g 4g; p=DA; x=0:1{schweine}"
        ));
        let reason = refused.violations.first().map(v1::RuleCitation::reason);
        assert_eq!(reason, Some(v1::Reason::SchweineNotAvailable), "{solo}");
    }
}
