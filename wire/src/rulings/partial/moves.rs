//! May this seat play this card now, as far as the hands are known?

use doko_engine::{Budget, Card, Play, Position, Seat};
use doko_proto::v1;
use doko_worlds::Worlds;

use super::{before_and_after, positions, verdict, with_card, worlds};
use crate::decode::{DecodedRecord, Includes};
use crate::encode::{self, Asked, Scribe, Veil, is_certain};
use crate::rulings::Unjudged;
use crate::texts::Allowed;

/// Answers into `response`, or says why nothing is answered.
pub(in crate::rulings) fn card(
    scribe: &Scribe,
    record: &DecodedRecord,
    (seat, card): (Option<Seat>, Card),
    include: Includes,
    budget: &Budget,
    response: &mut v1::ValidateMoveResponse,
) -> Result<(), Unjudged> {
    let worlds = worlds(scribe, record, budget)?;
    let before = positions(&worlds);
    let first = before.first().ok_or(Unjudged::BeyondBound)?;
    let seat = seat.or_else(|| on_turn(&before));
    let found = worlds.play(seat, card);
    let legal = is_certain(&found);
    let asks_for_hands = include.legal_cards || include.position || include.windows;
    let veil = Veil::of(scribe, record, &worlds);
    if let Some(seat) = seat.filter(|_| include.legal_cards) {
        response.legal_cards = encode::cards(veil.legal_cards(&before, seat));
    }
    let asked = Asked::next(first, seat);
    let accepted = || encode::acceptance(scribe, &Allowed::card(first, card));
    response.verdict = Some(verdict(&veil, &found, &asked, &before, accepted));
    if !(asks_for_hands || include.effects) {
        return Ok(());
    }
    let longer = with_card(record, Play { seat, card });
    let next = legal.then(|| Worlds::of(longer.known(budget)));
    let (end, after) = match &next {
        Some(next) => (next, positions(next)),
        None => (&worlds, before),
    };
    if let Some(next) = next.as_ref().filter(|_| include.effects) {
        let both = before_and_after(&worlds, next);
        response.effects = encode::agreed_effects(scribe, &both);
    }
    if include.position {
        response.position = Veil::of(scribe, record, end).position(end, &after);
    }
    if include.windows {
        let all = Seat::ALL.into_iter();
        let windows = all.flat_map(|it| encode::agreed_windows(&after, it));
        response.announcement_windows = windows.collect();
    }
    Ok(())
}

/// Whose turn it is in all these positions, one for each thing that can be the case:
/// hands can decide whether a contract stands, and then it may be nobody's.
fn on_turn(all: &[Position<'_>]) -> Option<Seat> {
    let turn = all.first()?.to_play();
    turn.filter(|_| all.iter().all(|it| it.to_play() == turn))
}
