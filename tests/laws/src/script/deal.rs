//! Deals, now and then ones that bring something rare.

use std::ops::Range;

use doko_engine::{BySeat, Card, CardOrder, Contract, Deal, Genscher, Rank, RuleSet, SchweineMode};

use super::Style;
use crate::choices::Choices;

/// The most trumps of a hand that is made poor.
const FEW_TRUMPS: usize = 3;

/// A deal; in every other one a hand has both ♣Q, and where everything may happen there
/// are also pairs of foxes and hands without trumps.
pub(super) fn drawn(choices: &mut Choices<'_>, rules: &RuleSet, style: Style) -> Option<Deal> {
    let mut cards: Vec<Card> = rules.deck.cards().cards().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, choices.below(last + 1));
    }
    let size = usize::from(rules.deck.hand_size());
    let place = |choices: &mut Choices<'_>| {
        let first = size * choices.below(4);
        first..first + size
    };
    if choices.one_in(2) {
        let hand = place(choices);
        gather(&mut cards, Card::CQ, hand);
    }
    if style != Style::Plain {
        if choices.one_in(3) {
            let hand = place(choices);
            impoverish(&mut cards, rules, hand);
        }
        for pair in [Card::DA, Card::DK] {
            if choices.one_in(3) {
                let hand = place(choices);
                gather(&mut cards, pair, hand);
            }
        }
    }
    if style == Style::Telling {
        tell(&mut cards, choices, rules);
    }
    let mut hands = cards.chunks(size);
    let hands = BySeat::from_fn(|_| hands.next().unwrap_or_default().iter().copied().collect());
    Deal::new(rules.deck, hands)
}

/// Hands of which the rules say something: with the pairs that are declared, often in one hand,
/// with many trumps, and with what allows to throw a hand in.
fn tell(cards: &mut [Card], choices: &mut Choices<'_>, rules: &RuleSet) {
    let size = usize::from(rules.deck.hand_size());
    let first = size * choices.below(4);
    let mut pairs = Vec::new();
    if rules.schweine.mode != SchweineMode::Off {
        let above = rules.schweine.above.iter();
        let above = above.filter_map(|&rank| rules.card_of_pair(Contract::Normalspiel, rank));
        pairs.extend([Card::DA].into_iter().chain(above));
    }
    if rules.genscher == Genscher::On {
        pairs.push(Card::DK);
    }
    let mut place = first;
    for pair in pairs {
        if choices.below(3) > 0 {
            let other = size * choices.below(4);
            let start = if choices.one_in(2) { other } else { place };
            gather(cards, pair, start..start + 2);
            place += 2;
        }
    }
    let kinds: [fn(Card) -> bool; 3] = [
        |it| it.rank() == Rank::King,
        |it| matches!(it.rank(), Rank::King | Rank::Nine),
        |it| CardOrder::of(Contract::Normalspiel).trumps().contains(it),
    ];
    if let Some(is_wanted) = choices.pick(&kinds).filter(|_| choices.one_in(3)) {
        let hand = size * choices.below(4);
        let count = 3 + choices.below(size - 3);
        let wanted = (0..cards.len()).filter(|&it| cards.get(it).is_some_and(|&it| is_wanted(it)));
        let wanted: Vec<usize> = wanted.collect();
        // Some of them move twice: many is enough.
        for (from, to) in wanted.into_iter().zip(hand..hand + count) {
            cards.swap(from, to);
        }
    }
}

/// Both copies of a card to one hand.
fn gather(cards: &mut [Card], card: Card, hand: Range<usize>) {
    let places: Vec<usize> = (0..cards.len())
        .filter(|&place| cards.get(place) == Some(&card))
        .collect();
    for (from, to) in places.into_iter().zip(hand) {
        cards.swap(from, to);
    }
}

/// Gives the trumps of a hand away until few are left.
fn impoverish(cards: &mut [Card], rules: &RuleSet, hand: Range<usize>) {
    let trumps = CardOrder::played(Contract::Normalspiel, rules.dullen).trumps();
    let is_trump = |card: Option<&Card>| card.is_some_and(|&card| trumps.contains(card));
    let rich: Vec<usize> = hand
        .clone()
        .filter(|&place| is_trump(cards.get(place)))
        .skip(FEW_TRUMPS)
        .collect();
    let plain: Vec<usize> = (0..cards.len())
        .filter(|place| !hand.contains(place) && !is_trump(cards.get(*place)))
        .collect();
    for (from, to) in rich.into_iter().zip(plain) {
        cards.swap(from, to);
    }
}
