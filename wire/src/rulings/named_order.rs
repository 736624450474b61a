//! An order of play that was named before an offence (PEN-2).

use std::fmt;

use doko_engine::{Card, Deck, List, NamedOrder, Position};

use crate::decode::{self, Problems, columns};

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
            problems.contradiction(BY, problem);
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
    /// Those that were not held in this position at the offence; `None` if there are none.
    pub(super) fn among(
        named: Option<&NamedOrder>,
        before: Option<&Position<'_>>,
    ) -> Option<NotHeld> {
        let named = named?;
        let not_held = |&at: &usize| !before.is_some_and(|it| holds(it, named, at));
        let all: Vec<usize> = (0..named.cards.len()).filter(not_held).collect();
        (!all.is_empty()).then_some(NotHeld(all))
    }

    /// Notes them.
    pub(crate) fn note(&self, problems: &mut Problems) {
        for at in &self.0 {
            let problem = "must be a card that the seat still had when the offence happened";
            let path: fmt::Arguments<'_> = format_args!("offence.named_order[{at}]");
            problems.contradiction(path, problem);
        }
    }
}

/// Whether the card at this place of the order is one of those that its seat has left.
/// Before there is a game nobody plays any.
fn holds(position: &Position<'_>, named: &NamedOrder, at: usize) -> bool {
    let (Some(game), Some(&card)) = (position.game(), named.cards.get(at)) else {
        return false;
    };
    let (before, _) = named.cards.split_at_checked(at).unwrap_or_default();
    let copies = before.iter().filter(|&&it| it == card).count();
    let held = game.hand(named.seat).count(card);
    usize::try_from(held).is_ok_and(|held| copies < held)
}
