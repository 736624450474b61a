//! Who claims the rest lays its hand open for all.

use doko_proto::v1;

use super::certain::position;

/// After a claim to the rest in a legal record everybody knows the hand of the claimant,
/// and what the game is worth.
pub(super) fn a_claim_shows_the_hand(whole: &v1::GameRecord, view: v1::View) {
    let rest = i32::from(v1::ExtraWord::ClaimRest);
    let mut extras = whole.extra_words.iter().zip(&whole.extra_seats);
    let Some((_, &claimant)) = extras.find(|(word, _)| **word == rest) else {
        return;
    };
    let line = doko_notation::write(whole).unwrap_or_default();
    let hand = |view| {
        let position = position(whole, view)?;
        let mut seats = position.seats.into_iter();
        seats.find(|it| it.seat == claimant).map(|it| it.hand)
    };
    let (told, so) = (hand(view), hand(v1::View::Everything));
    assert!(so.is_some(), "{line}");
    assert_eq!(told, so, "{view:?}: {line}");
    let (told, so) = (scored(whole, view), scored(whole, v1::View::Everything));
    assert_eq!(told, so, "{view:?}: {line}");
}

fn scored(record: &v1::GameRecord, view: v1::View) -> Option<v1::score_game_response::Outcome> {
    let answer = doko_wire::answer(v1::ScoreGameRequest {
        source: Some(v1::score_game_request::Source::Record(record.clone())),
        view: view.into(),
        ..v1::ScoreGameRequest::default()
    });
    answer.expect("a record that can be read").outcome
}
