//! In a legal game nobody is blamed, and what is seen of it is so.

use doko_proto::v1;

use super::certain::is_same_contract;
use super::faulty::audit;
use super::left::is_window;
use super::{VIEWS, what_is_seen_is_so};
use crate::choices::Choices;
use crate::record::record;
use crate::script::Script;

/// By so many cards it has mostly shown who has what was declared.
const FIRST_CARDS: usize = 13;

/// How many moments are looked at before the first card, and after it.
const MOMENTS: usize = 2;

/// At some words of a legal game, and with some numbers of cards, often few of them, no audit states
/// a violation and no position is faulty, for any view; and what a view is told of the position is
/// so.
pub fn nobody_is_blamed_in_a_legal_game(script: &Script, choices: &mut Choices<'_>) {
    for _ in 0..MOMENTS {
        let words = choices.below(script.said.len() + 1);
        nobody_is_blamed(&record(&script.up_to_word(words)));
    }
    let all = script.plays.len();
    let few = FIRST_CARDS.min(all + 1);
    for _ in 0..MOMENTS {
        let most = if choices.one_in(3) { all + 1 } else { few };
        let cards = choices.below(most);
        let mut prefix = script.up_to(cards);
        if choices.one_in(2) {
            // Nothing is said beside the card that comes next.
            prefix.extras.retain(|it| usize::from(it.at) < cards);
        }
        nobody_is_blamed(&record(&prefix));
    }
    if choices.one_in(8) {
        nobody_is_blamed(&record(script));
    }
}

/// The same at this moment.
pub fn nobody_is_blamed(whole: &v1::GameRecord) {
    let Some(so) = position(whole, v1::View::Everything) else {
        return;
    };
    nothing_is_stated(whole, v1::View::Everything);
    for view in VIEWS {
        nothing_is_stated(whole, view);
        if let Some(told) = position(whole, view) {
            let line = doko_notation::write(whole).unwrap_or_default();
            what_is_seen_is_so(&told, &so, view, &line);
            what_is_known_is_so(&told, &so, &format!("{view:?}: {line}"));
        }
    }
}

/// An audit finds nothing, whatever it could not judge.
fn nothing_is_stated(whole: &v1::GameRecord, view: v1::View) {
    let stated = audit(whole, view).violations;
    let line = || doko_notation::write(whole).unwrap_or_default();
    assert!(stated.is_empty(), "{view:?} {stated:?}: {}", line());
}

/// The position, if it can be told without more hands.
fn position(whole: &v1::GameRecord, view: v1::View) -> Option<v1::Position> {
    use v1::inspect_game_response::Outcome;
    let answer = doko_wire::answer(v1::InspectGameRequest {
        record: Some(whole.clone()),
        view: view.into(),
        language: 0,
        ..v1::InspectGameRequest::default()
    });
    let line = || doko_notation::write(whole).unwrap_or_default();
    match answer.expect("a record that can be read").outcome {
        Some(Outcome::Position(position)) => Some(position),
        Some(Outcome::NeedsInput(_)) => None,
        other @ (Some(Outcome::RecordFaulty(_)) | None) => {
            panic!("{view:?} {other:?}: {}", line())
        }
    }
}

/// What an observer is `told` of the contract, the trumps, how far the game is and what may be
/// said is so.
fn what_is_known_is_so(told: &v1::Position, so: &v1::Position, context: &str) {
    let is_so = told.phase == 0 || told.phase == so.phase;
    assert!(is_so, "phase {} {}: {context}", told.phase, so.phase);
    if told.phase == so.phase {
        is_same_contract(told.contract.as_ref(), so.contract.as_ref(), context);
    }
    let (trumps, all) = (&told.trump_order, &so.trump_order);
    let is_so = trumps.is_empty() || trumps == all;
    assert!(is_so, "trumps {trumps:?} {all:?}: {context}");
    for announcement in &told.announcements {
        let made = |it: &v1::StandingAnnouncement| (it.seat, it.announcement);
        let mut standing = so.announcements.iter().map(made);
        let is_so = standing.any(|it| it == made(announcement));
        assert!(is_so, "{announcement:?}: {context}");
    }
    for (told, so) in told.seats.iter().zip(&so.seats) {
        let mut rights = told.other_rights.iter();
        let is_so = rights.all(|it| so.other_rights.contains(it));
        assert!(is_so, "rights {told:?} {so:?}: {context}");
        for window in &told.announcements {
            let is_so = so.announcements.iter().any(|so| is_window(window, so));
            assert!(is_so, "{window:?} {so:?}: {context}");
        }
    }
}
