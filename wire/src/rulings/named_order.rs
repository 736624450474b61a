//! An order of play that was named before an offence (PEN-2).

use std::fmt;

use doko_engine::{Card, Deck, List, NamedOrder, Position, Seat};
use doko_proto::v1;

use crate::decode::{self, DecodedRecord, Problems, columns};

/// The order, if one was named, and who named it.
pub(super) fn named_order(
    problems: &mut Problems,
    deck: Option<Deck>,
    order: &[i32],
    by: i32,
) -> Option<NamedOrder> {
    const BY: &str = "offence.named_by";
    if order.is_empty() {
        if problems.optional(BY, by, columns::seat).is_some() {
            let problem = "must not be set without a named order";
            problems.note(BY, v1::ErrorReason::ContradictoryFields, problem);
        }
        return None;
    }
    let cards = decode::lists::order_of_play(problems, deck, "offence.named_order", order);
    let seat = problems.required(BY, by, columns::seat)?;
    Some(NamedOrder {
        seat,
        cards: List::of(&cards, Card::CA),
    })
}

/// Cards of a named order, by their index, that its seat cannot play any more.
#[derive(Debug)]
pub(crate) struct NotHeld(Vec<usize>);

impl NotHeld {
    /// Those that cannot be held in any of these positions at the offence, as far as
    /// hands are known; `None` if there are none.
    pub(super) fn among<'p>(
        named: Option<&NamedOrder>,
        positions: impl Iterator<Item = &'p Position<'p>> + Clone,
        is_known: impl Fn(Seat) -> bool,
    ) -> Option<NotHeld> {
        let named = named?;
        let not_held = |&at: &usize| {
            let mut positions = positions.clone();
            !positions.any(|position| may_hold(position, named, at, &is_known))
        };
        let all: Vec<usize> = (0..named.cards.len()).filter(not_held).collect();
        (!all.is_empty()).then_some(NotHeld(all))
    }

    /// Notes them.
    pub(crate) fn note(&self, problems: &mut Problems) {
        for at in &self.0 {
            let problem = "must be a card that the seat still had when the offence happened";
            let path: fmt::Arguments<'_> = format_args!("offence.named_order[{at}]");
            problems.note(path, v1::ErrorReason::ContradictoryFields, problem);
        }
    }
}

/// Whether the card at this place of the order may be one of those that its seat has left.
/// Before there is a game nobody plays any.
fn may_hold(
    position: &Position<'_>,
    named: &NamedOrder,
    at: usize,
    is_known: impl Fn(Seat) -> bool,
) -> bool {
    let (Some(game), Some(&card)) = (position.game(), named.cards.get(at)) else {
        return false;
    };
    let (before, _) = named.cards.split_at_checked(at).unwrap_or_default();
    let copies = before.iter().filter(|&&it| it == card).count();
    let held = |seat: Seat| usize::try_from(game.hand(seat).count(card)).unwrap_or_default();
    let number = usize::try_from(game.hand(named.seat).len()).unwrap_or_default();
    // A card that is not on the table is in some hand.
    let copies_left: usize = if is_known(named.seat) {
        held(named.seat)
    } else {
        let unknown = Seat::ALL.into_iter().filter(|&it| !is_known(it));
        unknown.map(held).sum()
    };
    at < number && copies < copies_left
}

/// Whether it is known which cards `seat` plays with.
pub(super) fn is_known(record: &DecodedRecord, seat: Seat) -> bool {
    record.hands.get(seat).is_some() && !record.hides_an_exchange()
}
