//! Who claims the rest lays its hand open for all.

use doko_proto::v1;

use super::asked::position;

/// How many cards the longest hand may have so that every deal is looked at, always: with three
/// there are rare records with too many deals. That of a claimant who has led is shorter than the
/// others.
const MOST_IN_HAND: u32 = 2;

/// After a claim to the rest in a legal record everybody knows the hand of the claimant,
/// and what the game is worth; but the hands are asked for where many cards are left, and
/// none of the deals that were looked at allows the claim.
pub(super) fn a_claim_shows_the_hand(whole: &v1::GameRecord, view: v1::View) {
    let rest = i32::from(v1::ExtraWord::ClaimRest);
    let mut extras = whole.extra_words.iter().zip(&whole.extra_seats);
    let Some((_, &claimant)) = extras.find(|(word, _)| **word == rest) else {
        return;
    };
    let line = doko_notation::write(whole).unwrap_or_default();
    let Some(so) = position(whole, v1::View::Everything) else {
        panic!("nothing is known of the position: {line}");
    };
    let longest = so.seats.iter().map(|it| it.cards_in_hand).max();
    let may_ask = longest > Some(MOST_IN_HAND);
    let hand = |position: v1::Position| {
        let mut seats = position.seats.into_iter();
        seats.find(|it| it.seat == claimant).map(|it| it.hand)
    };
    let (told, so) = (position(whole, view).and_then(hand), hand(so));
    assert!(so.is_some(), "{line}");
    assert!(told == so || may_ask && told.is_none(), "{view:?}: {line}");
    let (told, so) = (scored(whole, view), scored(whole, v1::View::Everything));
    let is_so = told == so || may_ask && asks_for_hands(told.as_ref());
    assert!(is_so, "{view:?} {told:?}: {line}");
}

fn asks_for_hands(told: Option<&v1::score_game_response::Outcome>) -> bool {
    use v1::score_game_response::Outcome;
    match told {
        Some(Outcome::NeedsInput(it)) => it.missing() == v1::MissingInput::Hands,
        Some(Outcome::Settlement(_) | Outcome::Refused(_) | Outcome::RecordFaulty(_)) | None => {
            false
        }
    }
}

fn scored(record: &v1::GameRecord, view: v1::View) -> Option<v1::score_game_response::Outcome> {
    let answer = doko_wire::answer(v1::ScoreGameRequest {
        source: Some(v1::score_game_request::Source::Record(record.clone())),
        view: view.into(),
        ..v1::ScoreGameRequest::default()
    });
    answer.expect("a record that can be read").outcome
}
