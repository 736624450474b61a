//! Random games, legal by construction, with a bias towards what is rare.

mod answers;
mod bias;
mod numbers;
mod rigged;

pub use self::bias::{Bias, Wish};
pub use self::numbers::Random;
use self::rigged::{deal, declare};
use crate::announce::WORDS;
use crate::cards::{Card, hand_size, write_cards};
use crate::claim::{Claimed, playable};
use crate::contract::Pig;
use crate::game::{Game, Shortened};
use crate::options::{BockEffect, Options, SchweineMode};
use crate::pairs::time_of;
use crate::record::{Played, Record};
use crate::trumps::trumps;
use crate::vorbehalt::outcome::Outcome;

/// MOD-1, MOD-4: a random game, played to its end under these rules.
///
/// Equal options, seed and bias give the equal game.
#[must_use]
pub fn random_game(options: &Options, seed: u64, bias: &Bias) -> (Record, Played) {
    let mut random = Random::new(seed);
    let (record, outcome) = opening(options, &mut random, bias);
    let Outcome::Contract { contract, hands } = &outcome else {
        let played = Played {
            outcome,
            game: None,
            settlement: None,
        };
        return (record, played);
    };
    let hands: Vec<Vec<Card>> = hands.clone().into_iter().flatten().collect();
    let mut table = Table {
        game: Game::new(options, contract, &hands),
        random,
        record,
        bias,
        planned: Vec::new(),
    };
    table.run();
    let record = &table.record;
    let settlement = table.game.settle_with(record.bock, record.bock_plus).ok();
    let played = Played {
        outcome: outcome.clone(),
        game: Some(table.game),
        settlement,
    };
    (table.record, played)
}

/// CARD-5, VORB-13: a deal and all that is said before the first card, with what follows from it.
///
/// Equal options, seed and bias give the opening of the equal [`random_game`].
#[must_use]
pub fn random_opening(options: &Options, seed: u64, bias: &Bias) -> (Record, Outcome) {
    opening(options, &mut Random::new(seed), bias)
}

/// CARD-5, VORB-13, SCORE-42: the same from numbers already drawn, now and then as a Bock game.
fn opening(options: &Options, random: &mut Random, bias: &Bias) -> (Record, Outcome) {
    let hands = deal(options, random, bias);
    let (mut record, outcome) = declare(options, random, bias, &hands);
    record.bock = 1;
    let bock = options.bock.as_ref();
    if let Some(bock) = bock.filter(|it| !it.triggers.is_empty() && random.chance(50)) {
        let number = |it: u32| i32::try_from(it).unwrap_or(1);
        match options.bock_effect {
            BockEffect::Factor | BockEffect::FactorBase => record.bock = number(bock.factor),
            BockEffect::Plus => record.bock_plus = number(options.bock_plus),
        }
    }
    (record, outcome)
}

/// A game being played at random.
struct Table<'a> {
    game: Game,
    random: Random,
    record: Record,
    bias: &'a Bias,
    /// The cards to the end that lead to a limit, the next one last.
    planned: Vec<Card>,
}

impl Table<'_> {
    /// MOD-1, MOD-4: plays on until the game is over; after a surrender some more is said (ANN-22).
    fn run(&mut self) {
        while let Some(turn) = self.game.turn() {
            self.talk();
            self.shorten();
            if self.game.is_over() {
                break;
            }
            let Some(card) = self.choose(&playable(&self.game, turn)) else {
                break;
            };
            self.say_with(turn, card);
            if self.game.play(turn, card).is_err() {
                break;
            }
            self.record.plays.push(card.to_string());
        }
        if self.game.shortened == Some(Shortened::Surrender) {
            for _ in 0..3 {
                self.talk();
            }
        }
    }

    /// FOLLOW-3, FOLLOW-4: any legal card, more often a high one where somebody is strong.
    fn choose(&mut self, legal: &[Card]) -> Option<Card> {
        let left = hand_size(&self.game.options) - self.game.completed();
        if self.bias.wishes.contains(&Wish::Limit) && left <= 3 {
            if self.planned.is_empty() {
                self.plan();
            }
            let next = self.planned.pop().filter(|card| legal.contains(card));
            return next.or_else(|| self.random.pick(legal));
        }
        let high = trumps(&self.game.options, self.game.contract.solo);
        let best = legal
            .iter()
            .min_by_key(|card| high.iter().position(|it| it == *card).unwrap_or(99));
        if self.bias.wishes.contains(&Wish::Strong) && self.random.chance(50) {
            return best.copied();
        }
        self.random.pick(legal)
    }

    /// WIN-2, WIN-3: the best of some ways to play on towards a limit.
    fn plan(&mut self) {
        let mut best = u32::MAX;
        for _ in 0..40 {
            let mut game = self.game.clone();
            let mut cards = Vec::new();
            while let Some(turn) = game.turn() {
                let Some(card) = self.random.pick(&game.legal_cards(turn)) else {
                    return;
                };
                if game.play(turn, card).is_err() {
                    return;
                }
                cards.push(card);
            }
            let ([re, _], _) = game.taken();
            if off_limits(re) < best {
                best = off_limits(re);
                cards.reverse();
                self.planned = cards;
            }
        }
    }

    /// ANN-4, ANN-15: announcements and replies between two cards.
    fn talk(&mut self) {
        let replies_now = self.random.chance(self.bias.seize);
        let talks = self.random.chance(self.bias.talk);
        if !replies_now && !talks {
            return;
        }
        let mut ordinary = Vec::new();
        let mut replies = Vec::new();
        for seat in 0..4 {
            for word in WORDS {
                match self.game.check_announcement(seat, word) {
                    Ok(allowed) if allowed.as_reply => replies.push((seat, word)),
                    Ok(_) => ordinary.push((seat, word)),
                    Err(_) => {}
                }
            }
        }
        let reply = self.random.pick(&replies).filter(|_| replies_now);
        let said = self.random.pick(&ordinary).filter(|_| talks);
        if let Some((seat, word)) = reply.or(said) {
            self.extra(seat, word);
            let _ = self.game.announce(seat, word);
            self.talk_again();
        }
    }

    /// ANN-6: several announcements may come at once.
    fn talk_again(&mut self) {
        if self.random.chance(self.bias.talk) {
            self.talk();
        }
    }

    /// ANN-4: writes down what is said between two cards.
    fn extra(&mut self, seat: usize, word: &str) {
        let at = self.game.cards_played();
        self.record
            .extras
            .push(format!("{at}: {} {word}", seat + 1));
    }

    /// SCHW-9, SCHW-10, `genscher`: what is declared with a card.
    fn say_with(&mut self, seat: usize, card: Card) {
        let rank = card.rank;
        let mode = time_of(&self.game.options, rank);
        let with_card = matches!(mode, SchweineMode::AtFirstFox | SchweineMode::SecondOnly);
        let must = with_card && !self.game.legal_cards(seat).contains(&card);
        let wants = self.bias.wishes.contains(&Wish::Schweine) || self.random.chance(30);
        if (wants || must) && with_card {
            let mut next = self.game.clone();
            let is_said = next.declare_schweine(seat, rank, card).is_ok();
            if is_said && next.check_card(seat, card).is_empty() {
                self.extra(seat, &format!("schweine {rank}"));
                self.game = next;
            }
        }
        let named = (seat + 1 + self.random.below(3)) % 4;
        let wants = self.bias.wishes.contains(&Wish::Genscher) || self.random.chance(30);
        if wants && self.game.may_genscher(seat, named, card) {
            self.extra(seat, &format!("genscher {}", named + 1));
            self.game.declare_genscher(seat, named);
        }
    }

    /// CLAIM-1 to CLAIM-4: towards the end, if the soloist can, with or without an order.
    fn shorten(&mut self) {
        let Some(soloist) = self.game.established_soloist() else {
            return;
        };
        let hand = self.game.hands[soloist].clone();
        if hand.is_empty() || !self.random.chance(self.bias.seize) {
            return;
        }
        if self.random.chance(1) && self.game.surrender(soloist).is_ok() {
            self.extra(soloist, "surrender");
            return;
        }
        let order = if self.random.chance(50) {
            self.in_order(&hand)
        } else {
            Vec::new()
        };
        let proves =
            hand.len() <= 3 && self.game.check_claim(soloist, &order, 20_000) == Claimed::Valid;
        if proves && self.game.claim_rest(soloist, &order, 20_000).is_ok() {
            self.extra(soloist, "claim_rest");
            self.record.claim_order = write_cards(&order);
        }
    }

    /// CLAIM-4: an order to name: trumps first, from the top.
    fn in_order(&self, hand: &[Card]) -> Vec<Card> {
        let high = trumps(&self.game.options, self.game.contract.solo);
        let pig = |card: &Card| {
            let is_it = |pig: &&Pig| pig.card == *card;
            self.game.pigs.iter().find(is_it).map_or(0, |pig| pig.level)
        };
        let mut order = hand.to_vec();
        order.sort_by_key(|card| {
            let place = high.iter().position(|it| it == card).unwrap_or(99);
            (
                99 - pig(card),
                place,
                crate::cards::RANKS.iter().position(|it| *it == card.rank),
            )
        });
        order
    }
}

/// WIN-1, WIN-2, WIN-3: how far Augen are from what a limit tells apart: 0 at 120, 1 beside it or
/// at another limit, 2 beside that.
#[must_use]
pub fn off_limits(augen: u32) -> u32 {
    let marks = (0..=240).step_by(30);
    let to_mark = marks.map(|mark| augen.abs_diff(mark)).min();
    to_mark.unwrap_or_default() + u32::from(augen.abs_diff(120) > 1)
}
