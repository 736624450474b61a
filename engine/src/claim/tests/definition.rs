//! Claims to the rest against their definition, told naively (CLAIM-5): it holds if no
//! play of the opponents and no choice of the soloist loses a trick.

use std::vec::Vec;

use super::*;
use crate::action::{Claim, ClaimKind};
use crate::card::Class;
use crate::draw::Draw;
use crate::options::{SchweineContract, SchweineContracts, SchweineFarbsoloCard, SchweineMode};
use crate::seat::Seat;

/// What is drawn from. The soloist gets the first cards more often than not.
const POOL: &str = "HT HT CQ CQ SQ HQ DQ CJ DJ DT CA CA CT CK SA ST SK HA HK H9 S9 C9 D9 DK";

/// Cards for the hands of seats 1 to 4, so many for each.
fn drawn(draw: &mut Draw, size: usize, foxes: bool) -> BySeat<CardSet> {
    let mut pool: Vec<Card> = POOL.split(' ').map(|it| it.parse().unwrap()).collect();
    let mut hands = BySeat::<CardSet>::default();
    if foxes {
        let seat = Seat::ALL[draw.below(4)];
        *hands.get_mut(seat) = "DA DA".parse().unwrap();
    }
    for seat in Seat::ALL {
        let hand = hands.get_mut(seat);
        while (hand.len() as usize) < size {
            let from = if seat == Seat::First && draw.below(5) > 0 {
                4
            } else {
                pool.len()
            };
            assert!(hand.insert(pool.remove(draw.below(from))));
        }
    }
    hands
}

/// An ending of a solo of seat 1 in which nothing or a part of a trick lies.
fn drawn_ending(draw: &mut Draw, rules: &RuleSet) -> Game {
    let soli = [Solo::Karo, Solo::Kreuz, Solo::Damen, Solo::Fleischlos];
    let contract = Contract::Solo {
        seat: Seat::First,
        solo: soli[draw.below(4)],
        duty: Duty::Lustsolo,
    };
    let foxes = draw.below(2) == 0;
    let size = 2 + draw.below(4) / 3;
    let hands = drawn(draw, size, foxes);
    let leader = Seat::ALL[draw.below(4)];
    let mut game = Game::new(rules, &Opening::plain(contract, hands, leader));
    for _ in 0..draw.below(4) {
        let legal: Vec<Card> = game.legal_cards().kinds().collect();
        let card = legal[draw.below(legal.len())];
        game.put(rules, game.trick().to_play(), card);
    }
    game
}

/// Whether the soloist wins all that is left, whatever the others do and he himself where
/// he has named nothing.
fn is_won(rules: &RuleSet, game: &Game, named: &[Card]) -> bool {
    let Some(seat) = game.to_play() else {
        return true;
    };
    let own = seat == Seat::First;
    let cards: Vec<Card> = if own {
        choice(rules, game, named)
    } else {
        game.hand(seat).kinds().collect()
    };
    let left = if own {
        named.get(1..).unwrap_or_default()
    } else {
        named
    };
    !cards.is_empty()
        && cards.into_iter().all(|card| {
            let pair = game.declarable_with(rules, seat, card).filter(|_| !own);
            let silent = game.legal_cards().contains(card);
            let ways = [silent.then_some(None), pair.map(Some)];
            ways.into_iter().flatten().all(|pair| {
                let mut next = game.clone();
                if let Some(pair) = pair {
                    next.declare_in_time(rules, pair);
                }
                next.put(rules, seat, card);
                let complete = next.trick().is_empty();
                let last = next.tricks().last();
                let lost = complete && last.is_none_or(|it| it.winner != Seat::First);
                !lost && is_won(rules, &next, left)
            })
        })
}

/// What the soloist may play who plays from the top (CLAIM-4, CLAIM-11).
fn choice(rules: &RuleSet, game: &Game, named: &[Card]) -> Vec<Card> {
    let (order, legal) = (game.order(), game.legal_cards());
    if let Some(&next) = named.first() {
        return legal.contains(next).then_some(next).into_iter().collect();
    }
    let Some(demanded) = game.demanded() else {
        let classes = Class::ALL.into_iter();
        let top = |class| order.descending(class).find(|&card| legal.contains(card));
        return classes.filter_map(top).collect();
    };
    let followers = game.followers(Seat::First);
    if followers.is_empty() {
        let trumps = legal.intersect(order.trumps());
        let may = demanded != Class::Trump;
        return trumps.kinds().filter(|_| may).collect();
    }
    let takes = |&card: &Card| {
        let raised = game.height_as_next(rules, Seat::First, card);
        game.with_card(rules, card, raised).winning_seat() == Some(Seat::First)
    };
    followers.kinds().filter(takes).collect()
}

#[test]
fn a_claim_holds_if_no_line_of_play_loses_a_trick() {
    let mut draw = Draw(11);
    let modes = [
        SchweineMode::Off,
        SchweineMode::AtFirstFox,
        SchweineMode::SecondOnly,
    ];
    let mut seen = [0; 2];
    for round in 0..800 {
        let mut rules = rules(modes[round % 3]);
        rules.schweine.contracts = SchweineContracts::of(&[SchweineContract::Farbsolo]);
        rules.schweine.farbsolo_card = SchweineFarbsoloCard::DiamondAce;
        let game = drawn_ending(&mut draw, &rules);
        let own: Vec<Card> = game.hand(Seat::First).cards().collect();
        if own.is_empty() {
            continue;
        }
        let mut named = own;
        let first = draw.below(named.len());
        named.rotate_left(first);
        named.truncate(draw.below(2) * draw.below(3));
        let claim = Claim {
            seat: Seat::First,
            kind: ClaimKind::Rest,
            order: &named,
        };
        let told = judge(&rules, Some(&game), &claim, &Budget::new()).is_ok();
        let expected = is_won(&rules, &game, &named);
        assert_eq!(told, expected, "{named:?} in {game:?}");
        seen[usize::from(told)] += 1;
    }
    assert!(seen.iter().all(|&it| it > 60), "{seen:?}");
}
