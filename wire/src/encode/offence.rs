//! Claims, complaints and penalties.

use doko_engine::{CardSet, Counterplay, Penalty, Position, Seat};
use doko_proto::v1;

use super::{Scribe, card, cards, rule, seat};
use crate::values::Value as _;

/// Why a claim is refused; the line of play with who plays each card.
pub(super) fn claim(
    position: Option<&Position<'_>>,
    by: Seat,
    counterplay: &Counterplay,
    not_held: CardSet,
) -> v1::ClaimEvidence {
    let Counterplay {
        cards: line,
        lost_trick,
    } = counterplay;
    let mut line_seats = Vec::with_capacity(line.len());
    let mut position = position.cloned();
    for &next in line.iter() {
        if let Some(position) = &mut position
            && let Some(on_turn) = position.to_play()
            && position.play(on_turn, next).is_ok()
        {
            line_seats.push(seat(on_turn));
        }
    }
    v1::ClaimEvidence {
        seat: seat(by),
        line: line.iter().copied().map(card).collect(),
        line_seats,
        lost_trick: (*lost_trick > 0).then_some(u32::from(*lost_trick)),
        not_held: cards(not_held),
    }
}

/// The penalty for an offence.
pub(crate) fn penalty(scribe: &Scribe, found: &Penalty) -> v1::Penalty {
    let Penalty {
        class,
        effect,
        points,
        rules,
        settlement: _, // told beside the penalty
    } = found;
    v1::Penalty {
        class_of_effect: class.number(),
        effect: effect.number(),
        points: Seat::ALL
            .into_iter()
            .map(|it| i32::from(*points.get(it)))
            .collect(),
        decided_by: rules.iter().map(|&it| rule(scribe, it)).collect(),
    }
}
