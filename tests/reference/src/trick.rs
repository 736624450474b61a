//! FOLLOW and TRICK: which cards may be played, and who wins a Stich.

use crate::cards::{Card, augen, card};
use crate::options::{DulleTie, DulleTieWithSchweine, Options, Solo};
use crate::trumps::{Class, class, fehl, trumps};

/// A card on the table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Laid {
    /// Who played it.
    pub seat: usize,
    /// The card.
    pub card: Card,
    /// 0 for an ordinary card, 1 for a Schwein, 2 and more for the pairs of `schweine.above`.
    pub top: usize,
}

/// FOLLOW-1, TRUMP-8: what a card on the table counts as; a declared Schwein is a trump, also where
/// it is none otherwise (`schweine.farbsolo_card`).
#[must_use]
pub fn class_of(options: &Options, solo: Option<Solo>, laid: Laid) -> Class {
    if laid.top > 0 {
        return Class::Trump;
    }
    class(options, solo, laid.card)
}

/// FOLLOW-1 to FOLLOW-4: the cards of a hand, as each would lie, that may be played to a Stich.
#[must_use]
pub fn legal_cards(
    options: &Options,
    solo: Option<Solo>,
    hand: &[Laid],
    table: &[Laid],
) -> Vec<Card> {
    let class = |laid: &Laid| class_of(options, solo, *laid);
    let demanded = table.first().map(class);
    let follows = |held: &&Laid| demanded.is_none_or(|demanded| class(held) == demanded);
    let following: Vec<Card> = hand.iter().filter(follows).map(|it| it.card).collect();
    if following.is_empty() {
        return hand.iter().map(|it| it.card).collect();
    }
    following
}

/// How a Stich is judged besides its cards.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Moment {
    /// It is the last Stich of the game.
    pub is_last: bool,
    /// Schweine stand declared.
    pub schweine_stand: bool,
}

/// TRICK-1, TRICK-3: the index of the winning card of a Stich, or of its beginning.
///
/// Of two equal cards the first stays ahead (TRUMP-10), but for a second ♥10 as trump (TRUMP-11).
#[must_use]
pub fn winner(options: &Options, solo: Option<Solo>, table: &[Laid], moment: Moment) -> usize {
    let Some(first) = table.first() else {
        return 0;
    };
    let demanded = class_of(options, solo, *first);
    let dulle = card('H', 'T');
    let dulle_is_trump =
        options.dullen && class(options, solo, dulle) == Class::Trump && has_dullen(solo);
    let mut best = 0;
    let mut highest = *first;
    for (index, laid) in table.iter().enumerate().skip(1) {
        let here = strength(options, solo, demanded, *laid);
        let there = strength(options, solo, demanded, highest);
        let two_dullen = laid.card == dulle && highest.card == dulle && dulle_is_trump;
        if here > there || (two_dullen && second_dulle_wins(options, moment)) {
            best = index;
            highest = *laid;
        }
    }
    best
}

/// TRUMP-11, TRUMP-12, TRUMP-14: contracts in which ♥10 can be a Dulle.
fn has_dullen(solo: Option<Solo>) -> bool {
    crate::trumps::trump_suit(solo).is_some()
}

/// TRUMP-11, options `dulle_tie` and `dulle_tie_with_schweine`: whether the second ♥10 wins.
fn second_dulle_wins(options: &Options, moment: Moment) -> bool {
    if moment.schweine_stand && options.dulle_tie_with_schweine == DulleTieWithSchweine::First {
        return false;
    }
    match options.dulle_tie {
        DulleTie::First => false,
        DulleTie::Second => true,
        DulleTie::SecondExceptLast => !moment.is_last,
        DulleTie::FirstExceptLast => moment.is_last,
    }
}

/// TRICK-3, TRUMP-8, TRUMP-9: Schweine above trumps, trumps above the demanded Fehl, the rest
/// nothing.
#[must_use]
pub fn strength(
    options: &Options,
    solo: Option<Solo>,
    demanded: Class,
    laid: Laid,
) -> (usize, usize) {
    if laid.top > 0 {
        return (3, laid.top);
    }
    let from_below = |list: &[Card]| {
        let place = list.iter().rev().position(|card| *card == laid.card);
        place.unwrap_or_default()
    };
    match class(options, solo, laid.card) {
        Class::Trump => (2, from_below(&trumps(options, solo))),
        Class::Fehl(suit) if demanded == Class::Fehl(suit) => {
            (1, from_below(&fehl(options, solo, suit)))
        }
        Class::Fehl(_) => (0, 0),
    }
}

/// TRICK-2, CARD-3: the Augen of a Stich.
#[must_use]
pub fn trick_augen(table: &[Laid]) -> u32 {
    table.iter().map(|laid| augen(laid.card)).sum()
}
