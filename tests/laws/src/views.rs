//! Laws of what is said to whom.

mod alike;
mod answers;
mod asked;
mod certain;
mod claims;
mod ended;
mod faulty;
mod grounds;
mod hidden;
mod left;
mod legal;
mod named;
mod next_word;
mod planted;
mod sent;
mod witnesses;

use doko_proto::v1;

use crate::choices::Choices;
use crate::messages::{alone, questions};

pub use certain::{Extent, what_is_certain_is_so};
pub use ended::what_the_words_end_with_is_so;
pub use faulty::what_is_wrong_for_a_view_is_so;
pub use hidden::what_a_view_cannot_know_changes_nothing;
pub use legal::{nobody_is_blamed, nobody_is_blamed_in_a_legal_game};
pub use next_word::what_a_next_word_would_show_is_so;
pub use planted::{with_a_wrong_declaration, with_late_violations, with_violations};

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
    let Some(sent) = sent::sent(record, view) else {
        return;
    };
    let whole = questions(record, view, &mut choices.clone());
    let shorter = questions(&sent, view, &mut choices.clone());
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
            ..v1::InspectGameRequest::default()
        };
        match doko_wire::answer(request).map(|it| it.outcome) {
            Ok(Some(Outcome::Position(position))) => Some(position),
            Ok(Some(Outcome::RecordFaulty(_) | Outcome::NeedsInput(_)) | None) | Err(_) => None,
        }
    };
    if let (Some(so), Some(told)) = (inspect(v1::View::Everything), inspect(view)) {
        let line = doko_notation::write(record).unwrap_or_default();
        what_is_seen_is_so(&told, &so, view, &line);
        assert_eq!(told.turn, so.turn, "{view:?}: {line}");
        assert_eq!(told.tricks, so.tricks, "{view:?}: {line}");
        let pushed = |it: &v1::Position| {
            let armuten = it.armuten.iter();
            armuten.filter(|it| it.pushed_count.is_some()).count()
        };
        assert_eq!(pushed(&told), pushed(&so), "{view:?}: {line}");
    }
}

/// What an observer is `told` of a position is so.
fn what_is_seen_is_so(told: &v1::Position, so: &v1::Position, view: v1::View, line: &str) {
    let context = &format!("{view:?}: {line}");
    // Hands can decide whether one is played at all.
    let is_played = told.contract.is_some();
    for (told, so) in told.seats.iter().zip(&so.seats) {
        let is_so = told.hand.is_empty() || told.hand == so.hand;
        assert!(is_so, "{told:?} {context}");
        let is_so = told.party == 0 || told.party == so.party;
        assert!(is_so, "{told:?} {context}");
        let is_told = told.party != 0;
        assert_eq!(is_told, knows_party(told, view), "{told:?} {context}");
        let is_unknown = !is_played || !knows_party(so, view);
        assert!(is_told || is_unknown, "{told:?} {so:?} {context}");
    }
    what_is_to_play_is_so(told, so, context);
    for (seat, so) in (1..).zip(&so.seats) {
        let is_viewer = seat == i32::from(view) - VIEW_OF_NO_SEAT;
        holders_are_possible(told, seat, so, is_viewer, context);
    }
    for (told, so) in told.armuten.iter().zip(&so.armuten) {
        armut_is_so(told, so);
    }
    let (told_armuten, armuten) = (told.armuten.len(), so.armuten.len());
    assert!(
        told_armuten <= armuten,
        "an Armut that is none: {:?} {context}",
        told.armuten
    );
    assert!(told.tricks.len() <= so.tricks.len(), "{context}");
    for (told, so) in told.tricks.iter().zip(&so.tricks) {
        assert_eq!(told, so, "{context}");
    }
}

/// Whether the view is among those who know this party; the public is if all seats are.
fn knows_party(state: &v1::SeatState, view: v1::View) -> bool {
    let known_to = &state.party_known_to;
    let own = i32::from(view) - VIEW_OF_NO_SEAT;
    known_to.contains(&own) || known_to.len() == 4
}

/// Whose turn it is, as an observer is told it, is so, and what may be played.
fn what_is_to_play_is_so(told: &v1::Position, so: &v1::Position, context: &str) {
    let is_so = told.turn == 0 || told.turn == so.turn;
    assert!(is_so, "{} {}: {context}", told.turn, so.turn);
    for (told, so) in told.seats.iter().zip(&so.seats) {
        let is_so = told.legal_cards.is_empty() || told.legal_cards == so.legal_cards;
        assert!(is_so, "{told:?} {so:?}: {context}");
    }
}

/// The view of a seat has the number of the seat and so many more.
const VIEW_OF_NO_SEAT: i32 = v1::View::Seat1 as i32 - v1::Seat::Seat1 as i32;

/// Whoever holds a card that is not seen is among its possible holders. The viewer is none, and
/// the cards of a hand that a claim has laid open are seen.
fn holders_are_possible(
    told: &v1::Position,
    seat: i32,
    so: &v1::SeatState,
    is_viewer: bool,
    context: &str,
) {
    let may_hold = |card: i32| {
        let mut unseen = told.unseen.iter();
        unseen.any(|it| it.card == card && it.possible_holders.contains(&seat))
    };
    let mut seats = told.seats.iter();
    let is_told = seats.any(|it| it.seat == seat && !it.hand.is_empty());
    if is_viewer {
        let mut unseen = told.unseen.iter();
        let own = unseen.find(|it| it.possible_holders.contains(&seat));
        assert_eq!(own, None, "seat {seat} sees its own hand: {context}");
        return;
    }
    for &card in &so.hand {
        let fits = is_told || may_hold(card);
        assert!(fits, "seat {seat} holds {card}: {context}");
    }
}

/// What is told of an Armut is so, and how many cards went over is always told.
fn armut_is_so(told: &v1::ArmutState, so: &v1::ArmutState) {
    let public = |it: &v1::ArmutState| {
        let counts = (it.pushed_count, it.returned_count);
        (it.poor_player, it.acceptor, counts)
    };
    assert_eq!(public(told), public(so));
    let hidden = |told: &[i32], so: &[i32]| told.is_empty() || told == so;
    assert!(hidden(&told.pushed_cards, &so.pushed_cards), "{told:?}");
    assert!(hidden(&told.returned_cards, &so.returned_cards), "{told:?}");
    let trumps = told.returned_trumps.is_none() || told.returned_trumps == so.returned_trumps;
    assert!(trumps, "{told:?}");
}
