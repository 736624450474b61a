//! Rules about poor hands and pairs, and hands, drawn so that much becomes of them.

use super::*;
use crate::action::{Play, Said};
use crate::card::{Rank, Suit};
use crate::deal::Deck;
use crate::holding::Holding;
use crate::options::{ArmutFox, ArmutMode, SchweineMode, ThrowCondition, ThrowRank};
use crate::rulesets::{DDV_TSR, VLN};
use crate::word::Category;

fn one_of<T: Copy>(draw: &mut Draw, all: &[T]) -> T {
    all[draw.below(all.len())]
}

fn about(draw: &mut Draw, fewest: u8, more: usize) -> u8 {
    fewest + u8::try_from(draw.below(more)).unwrap()
}

/// Conditions for throwing in, an Armut, and Schweine, or none of these.
pub(super) fn rules(draw: &mut Draw) -> RuleSet {
    let mut rules = DDV_TSR;
    if draw.below(4) == 0 {
        rules.deck = Deck::WithoutNines;
    }
    let conditions = [
        ThrowCondition::Kings(about(draw, 3, 3)),
        ThrowCondition::Nines(about(draw, 3, 3)),
        ThrowCondition::NinesKings(about(draw, 5, 3)),
        ThrowCondition::Augen(about(draw, 70, 20)),
        ThrowCondition::Trumps(about(draw, 0, 5)),
        ThrowCondition::FoxHighestInArmut,
        ThrowCondition::MaxOneTrump,
        ThrowCondition::FoxHighest,
    ];
    let rare = 1 + draw.below(6);
    for condition in conditions {
        if draw.below(rare) == 0 {
            rules.throwing.conditions.push(condition);
        }
    }
    let ranks = [
        ThrowRank::AfterSolo,
        ThrowRank::AfterSolo,
        ThrowRank::BeforeSolo,
    ];
    rules.throwing.rank = one_of(draw, &ranks);
    let modes = [ArmutMode::Off, ArmutMode::Redeal, ArmutMode::Exchange];
    rules.armut.mode = one_of(draw, &modes);
    rules.armut.max_trumps = about(draw, 1, 4);
    rules.armut.fox = one_of(draw, &[ArmutFox::Counts, ArmutFox::DoesNotCount]);
    let modes = [
        SchweineMode::Off,
        SchweineMode::Vorbehalt,
        SchweineMode::Vorbehalt,
    ];
    rules.schweine.mode = one_of(draw, &modes);
    rules.schweine.above = match draw.below(3) {
        0 => List::of(&[Rank::Ten], Rank::Ten),
        _ => List::new(Rank::Ten),
    };
    rules
}

/// A hand of few kinds, as kings and nines, or Fehl.
pub(super) fn hand(draw: &mut Draw, rules: &RuleSet) -> CardSet {
    let deck = rules.deck.cards();
    let trumps = rules.normal_trumps();
    let few = draw.below(7);
    let mut liked = deck.without(trumps);
    if draw.below(2) == 0 {
        let ranks = [Rank::King, Rank::Nine, Rank::Ace, Rank::Ten, Rank::Jack];
        liked = liked.union(deck.intersect(CardSet::of_rank(one_of(draw, &ranks))));
    }
    if draw.below(6) == 0 {
        liked = liked.union(CardSet::of_suit(Suit::Diamonds));
    }
    let mut hand = CardSet::EMPTY;
    if draw.below(3) == 0 {
        hand = CardSet::both(Card::DA);
    }
    let low: CardSet = "DA DA DT DT DK DK".parse().unwrap();
    let above = draw.below(3) > 0;
    let size = u32::from(rules.deck.hand_size());
    while hand.len() < size {
        let is_short = hand.intersect(trumps).len() < u32::try_from(few).unwrap();
        let from = match (is_short, above) {
            (true, true) => trumps,
            (true, false) => low,
            (false, _) => liked,
        };
        let from = if draw.below(20) == 0 { deck } else { from };
        let cards: Vec<Card> = from.cards().collect();
        hand.insert(one_of(draw, &cards));
        // Where too little is liked, anything will do.
        if draw.below(40) == 0 {
            liked = deck;
        }
    }
    hand
}

/// What the rules say of a hand.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Traits {
    /// Whether it is of an Armut, without and with ♦A that are Schweine.
    pub(super) armut: [bool; 2],
    /// Whether it can be thrown in, likewise.
    pub(super) thrown: [bool; 2],
    /// Whether it has a pair that may be declared.
    pub(super) pair: bool,
    /// Whether it has both ♣Q.
    pub(super) queens: bool,
}

impl Traits {
    pub(super) fn of(rules: &RuleSet, hand: CardSet) -> Traits {
        let holding = Holding::Known(hand);
        let both = [false, true];
        let is_armut = |it| rules.armut.mode != ArmutMode::Off && rules.is_armut(holding, it);
        let mut ranks = rules.schweine.ranks();
        Traits {
            armut: both.map(is_armut),
            thrown: both.map(|it| rules.is_thrown(holding, it)),
            pair: ranks.any(|rank| hand.count(Card::new(Suit::Diamonds, rank)) == 2),
            queens: hand.count(Card::CQ) == 2,
        }
    }
}

/// A game of which no hand is known, and nothing was said but this.
pub(in crate::worlds) fn known<'a>(
    rules: &'a RuleSet,
    said: &'a [Said],
    budget: &'a Budget,
) -> Known<'a, 'a> {
    let record = Record {
        said,
        plays: &[],
        extras: &[],
        claim_order: &[],
        schweine_party: None,
    };
    Known::new(rules, Context::default(), BySeat::default(), record, budget)
}

/// Whether a hand is as it is wished to be.
pub(super) fn is_as_wished(hand: CardSet, wish: &wish::Wish) -> bool {
    let mut counts = wish.counts.iter();
    wish.least.is_subset(hand)
        && hand.is_subset(wish.most)
        && counts.all(|it| {
            let number = it.measure.of(hand);
            it.fewest <= number && number <= it.most
        })
}

/// A game by these rules in which three cards went over with these words, and three back, if so
/// many have gone: nobody has seen which.
pub(super) fn after_an_exchange<'a>(
    rules: &'a RuleSet,
    said: &'a [Said],
    budget: &'a Budget,
) -> Known<'a, 'a> {
    let mut open = known(rules, said, budget);
    open.hidden[0] = Some(Hidden {
        pushed: Some(3),
        returned: Some(3),
        trumps: None,
    });
    open
}

/// An Armut goes before everything, and Schweine are declared before the first card.
pub(super) fn armut_first() -> RuleSet {
    let mut rules = VLN;
    rules.schweine.mode = SchweineMode::Vorbehalt;
    rules.vorbehalt_order = List::of(&[Category::Armut], Category::Armut);
    rules
}

/// These cards, played one after the other by whoever was on turn.
pub(super) fn plays(cards: &str) -> Vec<Play> {
    let card = |text: &str| Play {
        seat: None,
        card: text.parse().unwrap(),
    };
    cards.split_whitespace().map(card).collect()
}
