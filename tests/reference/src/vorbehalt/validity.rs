//! VORB-12, ARM-1, THROW: what a hand may declare.

use crate::cards::{Card, augen, card, count, deck, hand_size};
use crate::contract::pair_ranks;
use crate::options::{ArmutMode, Options, SchweineMode, SoloConflict, ThrowIf, ThrowWhat};
use crate::trumps::trumps;
use crate::vorbehalt::round::{Hands, Said, Vorbehalt};

/// VORB-12: every reason why a hand may not declare this, in the order in which they are told: a
/// solo and its bid (TRUMP-7, AUC-1), a Hochzeit (WED-1, WED-3), an Armut (ARM-1), a throw
/// (THROW-2, THROW-3, THROW-5), Schweine (SCHW-1, SCHW-2).
///
/// Where a rule set has no Armut or no throwing, its conditions are not asked (THROW-4).
#[must_use]
pub fn faults(options: &Options, hand: &Hand, said: &Said) -> Vec<&'static str> {
    let mut faults = Vec::new();
    let mut must = |holds: bool, reason| {
        if !holds {
            faults.push(reason);
        }
    };
    match said.vorbehalt {
        Vorbehalt::Gesund => {}
        Vorbehalt::Solo(solo, bid) => {
            let has_auction = options.solo_conflict == SoloConflict::Auction;
            must(options.solos.contains(&solo), "SOLO_NOT_AVAILABLE");
            must(bid <= 5, "BAD_BID");
            must(bid == 0 || has_auction, "BID_NOT_AVAILABLE");
        }
        Vorbehalt::Hochzeit(selector) => {
            let has = options.hochzeit_selectors.contains(&selector);
            must(
                hand.may_hold_both(card('C', 'Q')),
                "HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS",
            );
            must(has, "SELECTOR_NOT_AVAILABLE");
        }
        Vorbehalt::Armut => {
            let has = options.armut != ArmutMode::Off;
            must(has, "ARMUT_NOT_AVAILABLE");
            must(!has || hand.may_be_armut(options, said), "TOO_MANY_TRUMPS");
        }
        Vorbehalt::Throw => {
            let has = !options.throw.is_empty();
            must(has, "THROW_NOT_AVAILABLE");
            must(
                !has || hand.may_throw(options, said),
                "THROW_CONDITION_NOT_MET",
            );
        }
    }
    let ranks = pair_ranks(options);
    let mode = options.schweine_mode;
    let available =
        mode == SchweineMode::Vorbehalt && said.schweine.iter().all(|it| ranks.contains(it));
    must(
        said.schweine.is_empty() || available,
        "SCHWEINE_NOT_AVAILABLE",
    );
    must(
        said.schweine
            .iter()
            .all(|rank| hand.may_hold_both(card('D', *rank))),
        "SCHWEINE_NEED_BOTH_DIAMOND_ACES",
    );
    faults
}

/// A hand as far as it is known.
#[derive(Clone, Debug)]
pub enum Hand {
    /// All its cards.
    Known(Vec<Card>),
    /// Some of these cards, which no known hand accounts for (VORB-9).
    Among(Vec<Card>),
}

/// VORB-9: the hands, each unknown one among the cards that no known hand accounts for.
#[must_use]
pub fn hands(options: &Options, known: &Hands) -> [Hand; 4] {
    let seen: Vec<Card> = known.iter().flatten().flatten().copied().collect();
    let unseen = crate::cards::without(&deck(options), &seen);
    known.clone().map(|hand| match hand {
        Some(hand) => Hand::Known(hand),
        None => Hand::Among(unseen.clone()),
    })
}

impl Hand {
    /// WED-1, SCHW-1: whether both copies may be in it.
    #[must_use]
    pub fn may_hold_both(&self, card: Card) -> bool {
        match self {
            Self::Known(cards) | Self::Among(cards) => count(cards, card) == 2,
        }
    }

    /// ARM-1, `armut.max_trumps`, `armut.fox`: whether it may have so few trumps.
    #[must_use]
    pub fn may_be_armut(&self, options: &Options, said: &Said) -> bool {
        let counted = |card: Card| counts(options, card, said);
        self.fewest(options, counted) <= options.armut_max_trumps as usize
    }

    /// THROW-5: at least one condition of the set holds.
    #[must_use]
    pub fn may_throw(&self, options: &Options, said: &Said) -> bool {
        let mut conditions = options.throw.iter();
        conditions.any(|condition| self.may_fulfil(options, *condition, said))
    }

    /// THROW-2, THROW-3, THROW-5: one condition. "At most 3 trumps" of THROW-2 is a number of
    /// its own, not `armut.max_trumps`.
    fn may_fulfil(&self, options: &Options, condition: ThrowIf, said: &Said) -> bool {
        let number = condition.number as usize;
        let is_trump = |card: Card| trumps(options, None).contains(&card);
        let counted = |card: Card| counts(options, card, said);
        let above_fox = |card: Card| is_trump(card) && !below_fox(card);
        match condition.what {
            ThrowWhat::Kings => self.most(options, |card| card.rank == 'K') >= number,
            ThrowWhat::Nines => self.most(options, |card| card.rank == '9') >= number,
            ThrowWhat::NinesKings => self.most(options, |card| "9K".contains(card.rank)) >= number,
            ThrowWhat::Augen => self.most_augen(options) >= condition.number,
            ThrowWhat::Trumps => self.fewest(options, is_trump) <= number,
            ThrowWhat::FoxHighestInArmut => {
                self.fewest(options, counted) <= 3 && self.fewest(options, above_fox) == 0
            }
            ThrowWhat::MaxOneTrump => self.fewest(options, counted) <= 1,
            ThrowWhat::FoxHighest => self.fewest(options, above_fox) == 0,
        }
    }

    /// ARM-1, THROW-5: the fewest cards of a sort that it may hold.
    fn fewest(&self, options: &Options, sort: impl Fn(Card) -> bool) -> usize {
        match self {
            Self::Known(cards) => cards.iter().filter(|card| sort(**card)).count(),
            Self::Among(cards) => {
                let others = cards.iter().filter(|card| !sort(**card)).count();
                hand_size(options).saturating_sub(others)
            }
        }
    }

    /// THROW-5: the most cards of a sort that it may hold.
    fn most(&self, options: &Options, sort: impl Fn(Card) -> bool) -> usize {
        match self {
            Self::Known(cards) | Self::Among(cards) => {
                let all = cards.iter().filter(|card| sort(**card)).count();
                all.min(hand_size(options))
            }
        }
    }

    /// THROW-5, CARD-3: the most Augen that it may hold.
    fn most_augen(&self, options: &Options) -> u32 {
        match self {
            Self::Known(cards) | Self::Among(cards) => {
                let mut each: Vec<u32> = cards.iter().map(|card| augen(*card)).collect();
                each.sort_by(|a, b| b.cmp(a));
                each.iter().take(hand_size(options)).sum()
            }
        }
    }
}

/// ARM-1, THROW-2, THROW-3, `armut.fox`: the ♦A of a seat that declares no Schweine may be
/// left out of the count, also if the rule set has none to declare; without an Armut this option
/// says nothing.
fn counts(options: &Options, held: Card, said: &Said) -> bool {
    let has_schweine = options.schweine_mode == SchweineMode::Vorbehalt;
    let is_left_out = held == card('D', 'A')
        && options.armut != ArmutMode::Off
        && !options.armut_fox
        && !(has_schweine && said.schweine.contains(&'A'));
    trumps(options, None).contains(&held) && !is_left_out
}

/// THROW-2: ♦A and what is below it.
fn below_fox(card: Card) -> bool {
    card.suit == 'D' && "ATK9".contains(card.rank)
}
