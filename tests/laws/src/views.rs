//! Laws of what is said to whom.

mod alike;
mod certain;
mod grounds;

use doko_proto::v1;

use crate::choices::Choices;
use crate::messages::{alone, questions};

pub use certain::{Extent, what_is_certain_is_so};

/// The seats and the public.
pub const VIEWS: [v1::View; 5] = [
    v1::View::Seat1,
    v1::View::Seat2,
    v1::View::Seat3,
    v1::View::Seat4,
    v1::View::Public,
];

/// What is said to an observer follows from what it may know: who sends only that gets
/// the same bytes. One question is asked, whichever is chosen.
pub fn a_view_knows_what_it_may_know(
    record: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) {
    let seen = doko_notation::seen_by(record, view);
    let whole = questions(record, view, &mut choices.clone());
    let shorter = questions(&seen, view, &mut choices.clone());
    let number = choices.below(whole.len());
    if let (Some(whole), Some(shorter)) = (whole.get(number), shorter.get(number)) {
        assert_eq!(alone(whole), alone(shorter), "{view:?}: {whole:?}");
    }
}

/// What an observer sees of a position is so with the hands as they are.
pub fn what_a_view_sees_is_so(record: &v1::GameRecord, view: v1::View) {
    use v1::inspect_game_response::Outcome;
    let inspect = |view: v1::View| {
        let request = v1::InspectGameRequest {
            record: Some(record.clone()),
            view: view.into(),
            language: 0,
        };
        match doko_wire::answer(request).map(|it| it.outcome) {
            Ok(Some(Outcome::Position(position))) => Some(position),
            Ok(Some(Outcome::RecordFaulty(_) | Outcome::NeedsInput(_)) | None) | Err(_) => None,
        }
    };
    let (Some(so), Some(told)) = (inspect(v1::View::Everything), inspect(view)) else {
        return;
    };
    for (told, so) in told.seats.iter().zip(&so.seats) {
        assert!(told.hand.is_empty() || told.hand == so.hand, "{told:?}");
        assert!(told.party == 0 || told.party == so.party, "{told:?}");
        let legal = told.legal_cards.is_empty() || told.legal_cards == so.legal_cards;
        assert!(legal, "{told:?}");
    }
    assert_eq!(told.turn, so.turn);
    assert_eq!(told.tricks, so.tricks);
}
