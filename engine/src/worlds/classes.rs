//! [`Classes`]: what answers to categories depend on, and deals in which hands are of
//! given classes.

use super::origins::{NO_ORIGIN, Origin, Origins};
use super::wish::{Count, NO_COUNT, Wish};
use super::{Case, Known, Way, World, Worlds};
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::list::List;
use crate::replay::Said;
use crate::schweine::SchweineMode;
use crate::seat::{BySeat, Seat};
use crate::throw::{FEW_TRUMPS, ThrowCondition, ThrowRank, above_fox, of_ranks};
use crate::vorbehalt::Holding;
use crate::word::{Category, Word};

/// The class of each hand, two bits for each seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Classes(u8);

/// The hand is of an Armut, or it can be thrown in where that ranks with it.
pub(super) const ARMUT: u8 = 0b01;
/// It has a pair that can be declared as Schweine.
pub(super) const SCHWEINE: u8 = 0b10;

impl Classes {
    pub(super) const fn of(self, seat: Seat) -> u8 {
        self.0 >> (2 * seat as u8) & 0b11
    }

    const fn with(self, seat: Seat, class: u8) -> Classes {
        Classes(self.0 | class << (2 * seat as u8))
    }

    /// The place of its bit among four times 64.
    pub(super) const fn bit(self) -> (usize, u64) {
        (self.0 as usize / 64, 1 << (self.0 % 64))
    }
}

/// What became of a search for a deal.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sought {
    Found(World),
    /// There is none.
    Impossible,
    /// None was found, and it was not shown that there is none.
    Open,
}

/// How many combinations of origins are tried, and how often one is narrowed.
const MOST_COMBINED: usize = 200;
const MOST_NARROWED: usize = 24;

impl Worlds<'_, '_> {
    /// A world of this kind in which the hands are of these classes.
    pub(super) fn of_classes(&self, way: Way, case: &Case, classes: Classes) -> Sought {
        let known = &self.known;
        let mut origins = BySeat::from_fn(|seat| known.origins(seat, classes.of(seat)));
        let number = |all: &BySeat<Origins>| all.iter().map(|(_, it)| it.len()).product::<usize>();
        if number(&origins) > 8 {
            for seat in Seat::ALL {
                self.drop_impossible(way, case, classes, seat, &mut origins);
            }
        }
        let all = number(&origins);
        let mut is_open = all > MOST_COMBINED;
        let furthest = origins
            .iter()
            .map(|(_, it)| it.len())
            .max()
            .unwrap_or_default();
        let mut tried = 0;
        // Those that are early for all seats come first.
        for reach in 0..furthest {
            for number in 0..all.min(usize::from(u16::MAX)) {
                let mut number = number;
                let mut highest = 0;
                let chosen = origins.map(|_, own| {
                    let at = number % own.len().max(1);
                    number /= own.len().max(1);
                    highest = highest.max(at);
                    own.get(at).copied()
                });
                if highest != reach {
                    continue;
                }
                if tried == MOST_COMBINED {
                    return Sought::Open;
                }
                tried += 1;
                match self.of_origins(way, case, classes, &chosen) {
                    Sought::Found(world) => return Sought::Found(world),
                    Sought::Impossible => (),
                    Sought::Open => is_open = true,
                }
                if known.budget.is_spent() {
                    return Sought::Open;
                }
            }
        }
        if is_open {
            Sought::Open
        } else {
            Sought::Impossible
        }
    }

    /// Leaves out how `seat` cannot come to its class whatever the others hold.
    fn drop_impossible(
        &self,
        way: Way,
        case: &Case,
        classes: Classes,
        seat: Seat,
        origins: &mut BySeat<Origins>,
    ) {
        if !self.known.is_asked(seat) {
            return;
        }
        let all = *origins.get(seat);
        let possible = origins.get_mut(seat);
        *possible = Origins::new(NO_ORIGIN);
        for &origin in all.iter() {
            let mut wished = self.wished;
            wished
                .get_mut(seat)
                .origin(&self.known, classes.of(seat), &origin);
            let is_possible = self.wishing(wished).filled(way, case, CardSet::EMPTY);
            if is_possible.is_some() || self.known.budget.is_spent() {
                possible.push(origin);
            }
        }
    }

    fn wishing(&self, wished: BySeat<Wish>) -> Self {
        Worlds {
            wished,
            refuted: self.refuted.clone(),
            ..*self
        }
    }

    /// The same where it is said how the hands come to their classes. What a hand must
    /// not be is only wished for once it is.
    fn of_origins(
        &self,
        way: Way,
        case: &Case,
        classes: Classes,
        origins: &BySeat<Option<Origin>>,
    ) -> Sought {
        let known = &self.known;
        let mut wished = self.wished;
        for (seat, origin) in origins.iter() {
            if let Some(origin) = origin.as_ref().filter(|_| known.is_asked(seat)) {
                wished.get_mut(seat).origin(known, classes.of(seat), origin);
            }
        }
        let mut is_exact = true;
        for _ in 0..MOST_NARROWED {
            let Some(world) = self.wishing(wished).filled(way, case, CardSet::EMPTY) else {
                return if is_exact && !known.budget.is_overdrawn() {
                    Sought::Impossible
                } else {
                    Sought::Open
                };
            };
            let mut fits = true;
            for (seat, origin) in origins.iter() {
                let hand = world.deal.hand(seat);
                let wish = wished.get_mut(seat);
                let Some(origin) = origin else { continue };
                let narrow = Narrow {
                    known,
                    hand,
                    is_exact: &mut is_exact,
                };
                fits &= !narrow.thrown(seat, wish);
                if known.is_asked(seat) && known.class(hand) != classes.of(seat) {
                    fits = false;
                    let narrow = Narrow {
                        known,
                        hand,
                        is_exact: &mut is_exact,
                    };
                    narrow.class(classes.of(seat), origin, wish);
                }
            }
            if fits {
                return Sought::Found(world);
            }
        }
        Sought::Open
    }
}

/// A hand that is not of the class that it should be of, and what to wish for instead.
struct Narrow<'n, 'r, 'a> {
    known: &'n Known<'r, 'a>,
    hand: CardSet,
    /// Whether only what must be so was wished for.
    is_exact: &'n mut bool,
}

impl Narrow<'_, '_, '_> {
    /// A hand that was thrown in for its Augen has more of them; whether it has to.
    fn thrown(self, seat: Seat, wish: &mut Wish) -> bool {
        let mut said = self.known.record.said.iter();
        let is_thrown = said.any(|it| it.seat == seat && it.word == Word::Throw);
        if !is_thrown || self.known.is_thrown(self.hand) {
            return false;
        }
        self.richer(wish);
        true
    }

    fn class(self, class: u8, origin: &Origin, wish: &mut Wish) {
        if class & ARMUT != 0 {
            // All other conditions are fulfilled as they are wished for.
            return self.richer(wish);
        }
        let rules = self.known.rules;
        if rules.armut.has_vorbehalt() && rules.is_armut(Holding::Known(self.hand), false) {
            let trumps = rules.armut_trumps(false);
            wish.count((trumps, u32::from(rules.armut.max_trumps) + 1, 32));
        }
        if rules.throwing.rank == ThrowRank::BeforeSolo {
            return;
        }
        for &condition in rules.throwing.conditions.iter() {
            if condition.is_met(rules, self.hand) {
                let count = self.not(condition, origin);
                wish.count(count);
                if matches!(condition, ThrowCondition::Augen(n) if !Self::must_be_less(n, count)) {
                    *self.is_exact = false;
                }
            }
        }
    }

    /// What a hand has that does not fulfil this.
    fn not(&self, condition: ThrowCondition, origin: &Origin) -> Count {
        let rules = self.known.rules;
        let below = |n: u8| u32::from(n).saturating_sub(1);
        let high = above_fox(rules);
        match condition {
            ThrowCondition::Kings(n) => (of_ranks(&[Rank::King]), 0, below(n)),
            ThrowCondition::Nines(n) => (of_ranks(&[Rank::Nine]), 0, below(n)),
            ThrowCondition::NinesKings(n) => (of_ranks(&[Rank::King, Rank::Nine]), 0, below(n)),
            ThrowCondition::Augen(n) => {
                let rich = of_ranks(&[Rank::Ace, Rank::Ten]);
                let surely = u32::from(n).div_ceil(10).saturating_sub(1);
                let now = self.hand.intersect(rich).len();
                (
                    rich,
                    0,
                    surely.min(now.saturating_sub(u32::from(now <= surely))),
                )
            }
            ThrowCondition::Trumps(n) => (rules.normal_trumps(), u32::from(n) + 1, 32),
            ThrowCondition::FoxHighestInArmut if !origin.above_fox => {
                (rules.armut_trumps(false), FEW_TRUMPS + 1, 32)
            }
            ThrowCondition::FoxHighestInArmut | ThrowCondition::FoxHighest => (high, 1, 32),
            ThrowCondition::MaxOneTrump => (rules.armut_trumps(false), 2, 32),
        }
    }

    /// Whether every hand with fewer than so many Augen keeps the count.
    fn must_be_less(augen: u8, (_, _, most): Count) -> bool {
        most * 10 + 10 >= u32::from(augen)
    }

    /// More aces and tens.
    fn richer(self, wish: &mut Wish) {
        let rich = of_ranks(&[Rank::Ace, Rank::Ten]);
        wish.count((rich, self.hand.intersect(rich).len() + 1, 32));
        *self.is_exact = false;
    }
}

impl Wish {
    fn origin(&mut self, known: &Known<'_, '_>, class: u8, origin: &Origin) {
        let rules = known.rules;
        match origin.of_armut {
            Some(0) if rules.armut.has_vorbehalt() => {
                let most = u32::from(rules.armut.max_trumps);
                self.count((rules.armut_trumps(false), 0, most));
            }
            Some(place) => {
                let condition = place - usize::from(rules.armut.has_vorbehalt());
                self.demand(&known.thrown(condition));
            }
            None => (),
        }
        match origin.pair {
            Some(card) => self.least = self.least.union(CardSet::both(card)),
            None if class & SCHWEINE == 0 && known.may_have(SCHWEINE) => {
                for rank in rules.schweine.ranks() {
                    let mut most = self
                        .most
                        .without(CardSet::both(Card::new(Suit::Diamonds, rank)));
                    most.insert(Card::new(Suit::Diamonds, rank));
                    self.most = most;
                }
            }
            None => (),
        }
    }
}

impl Known<'_, '_> {
    /// Whether hands can be of this class at all.
    fn may_have(&self, class: u8) -> bool {
        let rules = self.rules;
        if class == SCHWEINE {
            return rules.schweine.mode == SchweineMode::Vorbehalt;
        }
        let throws = !rules.throwing.conditions.is_empty();
        rules.armut.has_vorbehalt() || throws && rules.throwing.rank == ThrowRank::AfterSolo
    }

    /// Whether `seat` can be asked for categories, and its hand is not known.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        let has_vorbehalt = |it: &Said| it.seat == seat && it.word == Word::Vorbehalt;
        self.hands.get(seat).is_none() && self.record.said.iter().any(has_vorbehalt)
    }

    /// Whether `hand` can be thrown in.
    pub(super) fn is_thrown(&self, hand: CardSet) -> bool {
        self.rules.is_thrown(Holding::Known(hand), false)
    }

    fn class(&self, hand: CardSet) -> u8 {
        let rules = self.rules;
        let armut = rules.armut.has_vorbehalt() && rules.is_armut(Holding::Known(hand), false);
        let thrown = rules.throwing.rank == ThrowRank::AfterSolo && self.is_thrown(hand);
        let mut ranks = rules.schweine.ranks();
        let pair = ranks.any(|rank| hand.count(Card::new(Suit::Diamonds, rank)) == 2);
        let mut class = 0;
        if armut || thrown {
            class |= ARMUT;
        }
        if pair && self.may_have(SCHWEINE) {
            class |= SCHWEINE;
        }
        class
    }

    /// The classes of the hands of those who can be asked, in this world.
    pub(super) fn classes_of(&self, world: &World) -> Classes {
        let asked = Seat::ALL.into_iter().filter(|&seat| self.is_asked(seat));
        asked.fold(Classes::default(), |classes, seat| {
            classes.with(seat, self.class(world.deal.hand(seat)))
        })
    }

    /// All combinations of classes.
    pub(super) fn all_classes(&self) -> impl Iterator<Item = Classes> + Clone + use<> {
        let mut possible = 0;
        for class in [ARMUT, SCHWEINE] {
            if self.may_have(class) {
                possible |= class;
            }
        }
        let asked = Seat::ALL.into_iter().filter(|&seat| self.is_asked(seat));
        let open = asked.fold(Classes::default(), |all, seat| all.with(seat, possible));
        (0..=u8::MAX)
            .filter(move |bits| bits & !open.0 == 0)
            .map(Classes)
    }

    /// The same, those first that what was answered speaks for.
    pub(super) fn likely_classes(&self, way: Way) -> impl Iterator<Item = Classes> + use<> {
        let hint = Seat::ALL
            .into_iter()
            .filter(|&seat| self.is_asked(seat))
            .fold(Classes::default(), |all, seat| {
                all.with(seat, self.hinted(seat, way))
            });
        let all = self.all_classes();
        (0..=8).flat_map(move |steps| {
            let all = all.clone();
            all.filter(move |it| (it.0 ^ hint.0).count_ones() == steps)
        })
    }

    /// What the answers of `seat` make likely: who was asked once more than for a solo
    /// and a Hochzeit has an Armut, and who says no to everything has something left.
    fn hinted(&self, seat: Seat, way: Way) -> u8 {
        let rules = self.rules;
        let own = self.record.said.iter().filter(|it| it.seat == seat);
        let answers = own.filter(|it| matches!(it.word, Word::Yes | Word::No));
        let (number, last) = answers.fold((0, Word::Yes), |(number, _), it| (number + 1, it.word));
        let before = |category: &&Category| match category {
            Category::Solo => !rules.solos.is_empty(),
            Category::Pflichtsolo | Category::Lustsolo => false,
            Category::Hochzeit => way.queens(seat) == 2,
            Category::Armut => false,
        };
        let before = rules.vorbehalt_order.iter().filter(before).count();
        let class = match (number > before, last) {
            (true, Word::No) if number == before + 1 => ARMUT | SCHWEINE,
            (true, _) => ARMUT,
            (false, Word::No) if number == before => ARMUT,
            (false, _) => 0,
        };
        let mut possible = class;
        for class in [ARMUT, SCHWEINE] {
            if !self.may_have(class) {
                possible &= !class;
            }
        }
        possible
    }

    /// What a hand of `seat` may or may not have that would say `word`.
    pub(super) fn variants(&self, seat: Seat, word: Word) -> impl Iterator<Item = Count> + use<> {
        let rules = self.rules;
        let mut variants: List<Count, 12> = List::new(NO_COUNT);
        variants.push(NO_COUNT);
        let is_open = self.hands.get(seat).is_none();
        if is_open && matches!(word, Word::Armut | Word::Throw) {
            let most = u32::from(rules.armut.max_trumps);
            let trumps = rules.armut_trumps(false);
            variants.push((trumps, 0, most));
            variants.push((trumps, most + 1, 32));
        }
        if is_open && word == Word::Throw {
            for condition in 0..rules.throwing.conditions.len() {
                variants.push(self.thrown(condition).count.unwrap_or(NO_COUNT));
            }
        }
        (0..variants.len()).filter_map(move |at| variants.get(at).copied())
    }
}
