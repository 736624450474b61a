//! SCHW, `schweine.above`: which pairs there are, in which contract, and when they are declared.

use crate::cards::{Card, card, count};
use crate::contract::{Contract, Kind, Pair};
use crate::options::{
    AboveHolder, AboveMode, FarbsoloCard, Options, SchweineContract, SchweineMode, Solo,
};
use crate::trumps::trump_suit;

/// SCHW-1, `schweine.above`: the pairs that can stand declared, lowest first: Schweine and those of
/// this option.
#[must_use]
pub fn pair_ranks(options: &Options) -> Vec<char> {
    let above = options
        .schweine_above
        .iter()
        .filter(|_| options.schweine_mode != SchweineMode::SecondOnly)
        .filter(|rank| **rank != '9' || options.deck_nines);
    std::iter::once('A').chain(above.copied()).collect()
}

/// SCHW-2, SCHW-9, SCHW-10, `schweine.above_mode`: when a pair of this rank is declared.
#[must_use]
pub fn time_of(options: &Options, rank: char) -> SchweineMode {
    let mode = options.schweine_mode;
    match options.schweine_above_mode {
        _ if rank == 'A' || mode == SchweineMode::Off => mode,
        AboveMode::Same => mode,
        AboveMode::Vorbehalt => SchweineMode::Vorbehalt,
        AboveMode::AtFirstCard => SchweineMode::AtFirstFox,
    }
}

/// ARM-10, `schweine.mode`: whether the poor player of an Armut has no such pair. Where it needs no
/// word he has it like everybody else.
#[must_use]
pub fn poor_has_none(options: &Options, rank: char) -> bool {
    time_of(options, rank) != SchweineMode::Automatic
}

/// SCHW-6, `schweine.through_armut`: whether Schweine that the poor player declares go with his cards.
#[must_use]
pub fn go_with_the_push(options: &Options) -> bool {
    options.schweine_through_armut
        && options.schweine_mode == SchweineMode::Vorbehalt
        && options
            .schweine_contracts
            .contains(&SchweineContract::Armut)
}

impl Contract {
    /// SCHW-12, `schweine.farbsolo_card`: whether ♦A are the Schweine of this Farbsolo, in which they are no
    /// trumps otherwise.
    #[must_use]
    pub fn has_diamond_aces(&self, options: &Options) -> bool {
        options.schweine_farbsolo_card == FarbsoloCard::DiamondAce && self.is_other_farbsolo()
    }

    /// SCHW-12: a Farbsolo of another suit than ♦.
    #[must_use]
    pub fn is_other_farbsolo(&self) -> bool {
        trump_suit(self.solo).is_some_and(|suit| suit != 'D')
    }

    /// SCHW-12, `schweine.above_contracts`: whether no card of this contract makes this pair: above
    /// ♦A of a Farbsolo, above its aces by default, or of ♥10 where it is the Dulle.
    #[must_use]
    pub fn is_without(&self, options: &Options, rank: char) -> bool {
        let is_dulle = options.dullen && rank == 'T' && trump_suit(self.solo) == Some('H');
        let above = options.schweine_above_contracts.is_empty() || self.has_diamond_aces(options);
        self.is_other_farbsolo() && rank != 'A' && (above || is_dulle)
    }

    /// TRUMP-8, SCHW-12, `schweine.farbsolo_card`: the card of a pair, if there is a trump suit.
    #[must_use]
    pub fn pair_card(&self, options: &Options, rank: char) -> Option<Card> {
        let suit = trump_suit(self.solo)?;
        let suit = if self.has_diamond_aces(options) {
            'D'
        } else {
            suit
        };
        Some(card(suit, rank))
    }

    /// SCHW-5, SCHW-6, SCHW-12: whether this set of contracts has this one, for this seat.
    fn is_among(&self, contracts: &[SchweineContract], seat: usize) -> bool {
        let has = |entry| contracts.contains(&entry);
        let admits = match self.kind {
            Kind::Normalspiel => has(SchweineContract::Normal),
            Kind::StilleHochzeit => has(SchweineContract::Stille),
            Kind::Hochzeit => {
                has(SchweineContract::HochzeitAny)
                    || (has(SchweineContract::HochzeitOwn) && self.seat == Some(seat))
            }
            Kind::Armut => has(SchweineContract::Armut),
            Kind::Solo if self.solo == Some(Solo::Karo) => {
                has(SchweineContract::Trumpfsolo) || has(SchweineContract::Farbsolo)
            }
            Kind::Solo => has(SchweineContract::Farbsolo),
        };
        admits && trump_suit(self.solo).is_some()
    }

    /// SCHW-5, SCHW-6, SCHW-12, `schweine.above_contracts`: whether a pair of this seat can stand
    /// here. By default a pair above is ♦ and goes where the Schweine go.
    ///
    /// `schweine.farbsolo_card`: there is none above ♦A in a Farbsolo of another suit. A ♥10 is the
    /// Dulle, if there are any.
    #[must_use]
    pub fn admits(&self, options: &Options, seat: usize, rank: char) -> bool {
        let contracts = if rank == 'A' || options.schweine_above_contracts.is_empty() {
            &options.schweine_contracts
        } else {
            &options.schweine_above_contracts
        };
        let is_poor = self.kind == Kind::Armut && self.is_poor(seat);
        self.is_among(contracts, seat)
            && !self.is_without(options, rank)
            && !(is_poor && poor_has_none(options, rank))
    }

    /// SCHW-7, `schweine.above_contracts`: whether a word for a pair is not refused here: there can
    /// be Schweine, and if this one above them cannot stand it is void.
    #[must_use]
    pub fn knows(&self, options: &Options, seat: usize, rank: char) -> bool {
        self.admits(options, seat, 'A') && !self.is_without(options, rank)
    }

    /// `schweine.mode`: the pairs that stand without a word: both cards in one hand at the start of
    /// play. Of a hand that is not known nothing is told.
    #[must_use]
    pub fn automatic(&self, options: &Options, hands: &[Option<Vec<Card>>; 4]) -> Vec<Pair> {
        let mut found = Vec::new();
        for rank in pair_ranks(options) {
            let Some(wanted) = self.pair_card(options, rank) else {
                continue;
            };
            let holds_both = |seat: &usize| {
                let hand = hands[*seat].as_ref();
                hand.is_some_and(|hand| count(hand, wanted) == 2)
            };
            let holder = (0..4).find(holds_both);
            if time_of(options, rank) == SchweineMode::Automatic {
                found.extend(holder.map(|seat| Pair { seat, rank }));
            }
        }
        found
    }
}

/// `schweine.above_holder`: whether a seat may have a pair above these.
fn may_hold(options: &Options, seat: usize, lower: &[Pair]) -> bool {
    match options.schweine_above_holder {
        AboveHolder::Anyone => true,
        AboveHolder::NotTheSame => lower.iter().all(|it| it.seat != seat),
        AboveHolder::TheSame => lower.iter().all(|it| it.seat == seat),
    }
}

/// `schweine.above`, `schweine.above_holder`: of these declarations those that stand, lowest first:
/// no gap below them, and the right holder.
///
/// A declaration that the contract does not admit is left out too: it is void (SCHW-7).
#[must_use]
pub fn standing(options: &Options, contract: &Contract, declared: &[Pair]) -> Vec<Pair> {
    in_order(options, contract, declared, |_| false)
}

/// SCHW-9, `schweine.above_mode`: of these declarations those that wait for a pair below them: one that is
/// still to be declared with a card. Without this option they are void.
#[must_use]
pub fn waiting(options: &Options, contract: &Contract, declared: &[Pair]) -> Vec<Pair> {
    let may_come = |rank| {
        options.schweine_above_mode != AboveMode::Same
            && time_of(options, rank) == SchweineMode::AtFirstFox
            && (0..4).any(|seat| contract.admits(options, seat, rank))
    };
    let stand = standing(options, contract, declared);
    let mut waiting = in_order(options, contract, declared, may_come);
    waiting.retain(|pair| !stand.contains(pair));
    waiting
}

/// `schweine.above`, `schweine.above_holder`: the declarations that count, lowest first, up to a
/// rank that is missing and may not come.
fn in_order(
    options: &Options,
    contract: &Contract,
    declared: &[Pair],
    may_come: impl Fn(char) -> bool,
) -> Vec<Pair> {
    let mut found: Vec<Pair> = Vec::new();
    for rank in pair_ranks(options) {
        let pair = declared.iter().find(|pair| {
            let here = pair.rank == rank && contract.admits(options, pair.seat, rank);
            here && may_hold(options, pair.seat, &found)
        });
        match pair {
            Some(pair) => found.push(*pair),
            None if may_come(rank) => {}
            None => break,
        }
    }
    found
}
