//! Whether a party makes all remaining tricks, against playing every line.

use super::*;
use crate::budget::Budget;
use crate::draw::Draw;
use crate::inevitable::inevitable;
use crate::list::List;
use crate::named_order::NamedOrder;
use crate::options::{OwnTrick, SchweineMode};

impl Draw {
    fn deal(&mut self, rules: &RuleSet) -> BySeat<CardSet> {
        let mut cards: Vec<Card> = rules.deck.cards().cards().collect();
        BySeat::from_fn(|_| {
            let size = usize::from(rules.deck.hand_size());
            (0..size)
                .map(|_| cards.remove(self.below(cards.len())))
                .collect()
        })
    }

    /// A game in which so many tricks are left, or fewer with an open one.
    fn game(&mut self, rules: &RuleSet, contract: Contract, tricks: usize) -> Game {
        let mut opening = Opening::plain(contract, self.deal(rules), Seat::First);
        let has_both = |seat: &Seat| opening.hands.get(*seat).count(Card::DA) == 2;
        if let Some(seat) = Seat::ALL.into_iter().find(has_both)
            && rules.schweine.mode == SchweineMode::Vorbehalt
        {
            let rank = Rank::Ace;
            opening.schweine.push(DeclaredPair { seat, rank });
        }
        let mut game = Game::new(rules, &opening);
        let cards = 4 * (usize::from(rules.deck.hand_size()) - tricks) + self.below(3);
        for _ in 0..cards {
            let legal: Vec<Card> = game.legal_cards().kinds().collect();
            let seat = game.to_play().unwrap();
            game.put(rules, seat, legal[self.below(legal.len())]);
        }
        game
    }
}

/// Whether `party` makes every trick from now on in every line.
fn makes_all(rules: &RuleSet, game: &Game, party: Party) -> bool {
    makes_all_from(rules, game, party, game.tricks().len())
}

/// The same of the tricks behind so many. Of which party somebody is, the end of a line says.
fn makes_all_from(rules: &RuleSet, game: &Game, party: Party, first: usize) -> bool {
    let Some(seat) = game.to_play() else {
        let mut takers = game.tricks().iter().skip(first).map(|it| it.winner);
        return takers.all(|it| game.parties().of(it) == Some(party));
    };
    game.legal_cards().kinds().all(|card| {
        let mut next = game.clone();
        next.put(rules, seat, card);
        makes_all_from(rules, &next, party, first)
    })
}

/// What is inevitable in this game, which is what every line says.
fn as_in_every_line(rules: &RuleSet, game: &Game, number: usize) -> Option<Party> {
    let all = Party::ALL.map(|party| makes_all(rules, game, party));
    let told = inevitable(rules, game, None, &Budget::new());
    assert_eq!(all, Party::ALL.map(|party| told == Some(party)), "{number}");
    told
}

/// How many cards are laid if every line is played to its end.
fn cards_laid(rules: &RuleSet, game: &Game) -> u32 {
    let Some(seat) = game.to_play() else {
        return 0;
    };
    let each = game.legal_cards().kinds().map(|card| {
        let mut next = game.clone();
        next.put(rules, seat, card);
        1 + cards_laid(rules, &next)
    });
    each.sum()
}

/// The same where one of the party has named an order: while its next card is legal that
/// one is played, and then the order is worth nothing any more.
fn makes_all_in_order(
    rules: &RuleSet,
    game: &Game,
    party: Party,
    by: Seat,
    order: &[Card],
) -> bool {
    let Some(seat) = game.to_play() else {
        return true;
    };
    let legal = game.legal_cards();
    let (cards, left) = match order.split_first() {
        Some((&next, left)) if seat == by && legal.contains(next) => (Vec::from([next]), left),
        Some(_) if seat == by => (legal.kinds().collect(), [].as_slice()),
        Some(_) | None => (legal.kinds().collect(), order),
    };
    cards.into_iter().all(|card| {
        let mut next = game.clone();
        next.put(rules, seat, card);
        let complete = next.trick().is_empty();
        let own = next.parties().of(next.trick().leader()) == Some(party);
        (!complete || own) && makes_all_in_order(rules, &next, party, by, left)
    })
}

/// Often an order is needed, often it does not help, and now and then it cannot be played.
#[test]
fn a_named_order_is_followed_by_the_seat_that_named_it() {
    let mut draw = Draw(11);
    let (mut needed, mut useless) = (0, 0);
    for number in 0..900 {
        let game = draw.game(&DDV_TSR, SOLO, 2 + number % 4 / 3);
        let seat = [Seat::Second, Seat::Second, Seat::First][number % 3];
        let mut cards: Vec<Card> = game.hand(seat).cards().collect();
        let mut order = List::new(Card::CA);
        while !cards.is_empty() {
            order.push(cards.remove(draw.below(cards.len())));
        }
        let named = NamedOrder { seat, cards: order };
        let party = game.parties().of(seat).unwrap();
        let all = Party::ALL.map(|it| {
            let left = if it == party { order.as_slice() } else { &[] };
            makes_all_in_order(&DDV_TSR, &game, it, seat, left)
        });
        let told = inevitable(&DDV_TSR, &game, Some(&named), &Budget::new());
        assert_eq!(all, Party::ALL.map(|it| told == Some(it)), "{number}");
        let free = inevitable(&DDV_TSR, &game, None, &Budget::new());
        needed += usize::from(told.is_some() && free.is_none());
        useless += usize::from(told.is_none());
    }
    assert!(needed > 3 && useless > 100, "{needed} {useless}");
}

const SOLO: Contract = Contract::Solo {
    seat: Seat::Second,
    solo: Solo::Damen,
    duty: Duty::Lustsolo,
};

#[test]
fn what_is_inevitable_is_so_in_every_line() {
    let mut draw = Draw(1);
    let mut found = [0; 3];
    for number in 0..400 {
        let contract = if number % 2 == 0 {
            SOLO
        } else {
            Contract::Normalspiel
        };
        let game = draw.game(&DDV_TSR, contract, 2 + number % 4 / 3);
        let told = as_in_every_line(&DDV_TSR, &game, number);
        found[told.map_or(2, |party| party as usize)] += 1;
    }
    assert!(found.iter().all(|&it| it > 20), "{found:?}");
}

/// Who takes a trick while a Hochzeit is open is of the party that comes of it.
#[test]
fn what_is_inevitable_in_a_hochzeit_is_so_in_every_line() {
    let mut draw = Draw(5);
    let mut found = [0; 3];
    let selectors = [
        Selector::Any,
        Selector::Fehl,
        Selector::Trumpf,
        Selector::Herz,
    ];
    let mut open = 0;
    while open < 600 {
        let mut rules = DDV_TSR;
        rules.hochzeit.limit = 12;
        rules.hochzeit.own_trick = [OwnTrick::Decides, OwnTrick::GoesOn][draw.below(2)];
        let selector = selectors[draw.below(4)];
        let seat = Seat::First.after(draw.below(4));
        let game = draw.game(&rules, Contract::Hochzeit { seat, selector }, 2);
        if game.parties().are_fixed() {
            continue;
        }
        open += 1;
        let told = as_in_every_line(&rules, &game, open);
        found[told.map_or(2, |party| party as usize)] += 1;
    }
    assert!(found.iter().all(|&it| it > 5), "{found:?}");
}

#[test]
fn schweine_are_above_what_they_are_like_otherwise() {
    let mut draw = Draw(3);
    let (mut with, mut found) = (0, 0);
    while with < 400 {
        let game = draw.game(&VLN, Contract::Normalspiel, 3);
        if game.schweine().is_empty() {
            continue;
        }
        with += 1;
        let told = as_in_every_line(&VLN, &game, with);
        found += usize::from(told.is_some());
    }
    assert!(found > 20, "{found}");
}

/// What a search costs decides which questions get an answer. It ends once a line refutes
/// the party, so that over many games it lays less than half of the cards of all lines.
#[test]
fn a_search_costs_what_it_has_to_and_ends_with_its_budget() {
    let mut draw = Draw(7);
    let (mut spent, mut laid) = (0, 0);
    for _ in 0..200 {
        let game = draw.game(&DDV_TSR, SOLO, 3);
        let budget = Budget::new();
        inevitable(&DDV_TSR, &game, None, &budget);
        spent += budget.spent();
        laid += cards_laid(&DDV_TSR, &game);
        let little = Budget::of(40);
        inevitable(&DDV_TSR, &game, None, &little);
        assert!(little.spent() < 40 + 60, "{}", little.spent());
    }
    assert!(spent < laid / 2, "{spent} of {laid}");
}
