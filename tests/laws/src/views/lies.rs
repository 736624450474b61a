//! Games in which a card shows that a hand was another one than it seemed.

use doko_engine::{BySeat, Card, CardSet, Deal, Play, Position, Replay, Seat};

use crate::choices::Choices;
use crate::script::Script;

/// The cards on which words rest: both ♣Q, Schweine, Genscher, and an Armut.
const TELLING: [Card; 6] = [Card::CQ, Card::CQ, Card::DA, Card::DK, Card::D9, Card::HT];

/// How many cards may lie after the first that shows it.
const MOST_AFTER: usize = 3;

/// Some of the game, and then a card that another seat holds. Mostly the two hands have been
/// different by one card from the beginning, so that it was held, and what was said about these
/// hands may have been wrong; else it is laid by who does not hold it.
///
/// With the hands of `script` it can be followed up to that card, before which this many lie.
#[must_use]
pub fn with_a_lie(script: &Script, choices: &mut Choices<'_>) -> Option<(Script, usize)> {
    let cut = choices.below(script.plays.len() + 1);
    let mut lying = script.up_to(cut);
    lying.extras.retain(|extra| usize::from(extra.at) < cut);
    let honest = lying.clone();
    let position = played(&honest);
    let game = position.game()?;
    let seat = position.to_play()?;
    let other = seat.after(1 + choices.below(3));
    let own = some_of(game.hand(seat), choices)?;
    let telling = choices.pick(&TELLING).filter(|_| choices.below(4) > 0);
    let telling = telling.filter(|&card| game.hand(other).contains(card));
    let card = match telling {
        Some(card) => card,
        None => some_of(game.hand(other), choices)?,
    };
    if !choices.one_in(4) {
        let hands = exchanged(&script.deal, (seat, own), (other, card))?;
        lying.deal = Deal::new(script.rules.deck, hands)?;
    }
    let at = lying.plays.len();
    lying.plays.push(Play { seat: None, card });
    let hand = |it: Seat| {
        let hand = game.hand(it);
        if it == other {
            with(hand, card, own)
        } else {
            Some(hand)
        }
    };
    let before = game.trick().cards().len();
    for next in 1..=choices.below(MOST_AFTER + 1).min(3 - before) {
        let hand = hand(seat.after(next))?;
        let card = some_of(hand, choices)?;
        lying.plays.push(Play { seat: None, card });
    }
    Some((lying, at))
}

/// The position at the end, whatever was wrong before.
fn played(script: &Script) -> Position<'_> {
    let mut replay = Replay::new(&script.rules, script.context, script.deal, script.record());
    while let Some(step) = replay.step() {
        if step.outcome.is_err() {
            replay.overlook(&step);
        }
    }
    replay.into_position()
}

fn some_of(cards: CardSet, choices: &mut Choices<'_>) -> Option<Card> {
    let kinds: Vec<Card> = cards.kinds().collect();
    choices.pick(&kinds)
}

/// The hands with these two cards in each other's place.
fn exchanged(
    deal: &Deal,
    (seat, own): (Seat, Card),
    (other, card): (Seat, Card),
) -> Option<BySeat<CardSet>> {
    let mut hands = *deal.hands();
    *hands.get_mut(seat) = with(deal.hand(seat), own, card)?;
    *hands.get_mut(other) = with(deal.hand(other), card, own)?;
    Some(hands)
}

/// The hand with `new` in the place of `old`.
fn with(mut hand: CardSet, old: Card, new: Card) -> Option<CardSet> {
    (hand.remove(old) && hand.insert(new)).then_some(hand)
}
