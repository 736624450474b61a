//! What is told where hands decide whose turn it is.

use super::lines;
use super::*;

/// Who is on turn need not be named where every deal says the same; where they do not, there is
/// nobody whose cards could be listed.
#[test]
fn a_card_of_nobody_is_one_of_who_is_on_turn() {
    let legal_cards = |line: &str, card: v1::Card| {
        let request = v1::ValidateMoveRequest {
            view: v1::View::Everything.into(),
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
        view: v1::View::Everything.into(),
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

/// Whoever holds what: in a solo of clubs only aces are a pair that counts.
#[test]
fn schweine_of_a_contract_without_them_are_wrong_with_every_hand() {
    let refused = lines::violation(
        "ddv-tsr{schweine.mode=at_first_fox schweine.above=king schweine.contracts=farbsolo}; \
         s=1solo_kreuz 2g 3g 4g; p=DA; x=0:1schweine=3",
    );
    let reason = refused.violations.first().map(v1::RuleCitation::reason);
    assert_eq!(reason, Some(v1::Reason::SchweineNotAvailable));
}
