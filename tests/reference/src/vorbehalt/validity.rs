//! VORB-12, ARM-1, THROW: what a hand may declare.

use std::collections::BTreeSet;

use crate::cards::{Card, card, count, deck, hand_size};
use crate::options::{ArmutMode, Options, SchweineMode, SoloConflict};
use crate::pairs::{pair_ranks, time_of};
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
            must(
                bid == 0 || (has_auction && !exceeds(options, bid)),
                "BID_NOT_AVAILABLE",
            );
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
    let is_word =
        |rank: &char| time_of(options, *rank) == SchweineMode::Vorbehalt && ranks.contains(rank);
    let available = said.schweine.iter().all(is_word);
    must(available, "SCHWEINE_NOT_AVAILABLE");
    must(
        said.schweine
            .iter()
            .all(|rank| hand.may_hold_both(card('D', *rank))),
        "SCHWEINE_NEED_BOTH_DIAMOND_ACES",
    );
    faults
}

/// AUC-1, `ann.levels`: whether a bid would announce a level that does not exist.
fn exceeds(options: &Options, bid: usize) -> bool {
    options.ann_levels < 5 && bid > options.ann_levels as usize
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

    /// VORB-9, ARM-1, THROW-5: whether it may be a hand of which this holds. What is kept of a hand
    /// is found card by card; of a hand that is not known all that can be kept is looked at.
    #[must_use]
    pub(crate) fn may(
        &self,
        options: &Options,
        look: impl Fn([u32; 2], Card) -> [u32; 2],
        holds: impl Fn([u32; 2]) -> bool,
    ) -> bool {
        let cards = match self {
            Self::Known(cards) => {
                return holds(cards.iter().fold([0; 2], |seen, card| look(seen, *card)));
            }
            Self::Among(cards) => cards,
        };
        let size = hand_size(options);
        let mut kept = BTreeSet::from([(0, [0; 2])]);
        for card in cards {
            let taken = kept.iter().filter(|(held, _)| *held < size);
            let taken: Vec<_> = taken
                .map(|(held, seen)| (held + 1, look(*seen, *card)))
                .collect();
            kept.extend(taken);
        }
        kept.iter()
            .any(|(held, seen)| *held == size && holds(*seen))
    }
}
