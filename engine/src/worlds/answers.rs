//! Deals with which answers to categories were legal: who is asked for one, and who may
//! say no to the last, depends on more of a hand than the ♣Q.
//!
//! It depends on few things, though: whether the hand is one of an Armut or can be thrown
//! in, and whether it has a pair of Schweine. These make its class, and with equal classes
//! equal answers are legal. So one deal for each combination of classes is asked for, and
//! one that turns out illegal speaks for all others like it. Where a deal was neither found
//! nor shown to be impossible, that is said to the budget: nothing is certain then.

use core::cell::Cell;

use super::classes::{Classes, Sought};
use super::wish::Count;
use super::{Case, Known, Way, World, Worlds};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::replay::{Record, Said, Section};
use crate::seat::{BySeat, Seat};
use crate::throw::{ThrowCondition, ThrowRank};
use crate::verdict::Refusal;
use crate::vorbehalt::Round;
use crate::word::Word;

/// Combinations of classes with which the words are not legal, by who has both ♣Q.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Refuted([[u64; 4]; 5]);

impl Refuted {
    fn contains(&self, way: Way, classes: Classes) -> bool {
        let (place, bit) = classes.bit();
        let bits = self.0.get(way.hochzeiter()).and_then(|it| it.get(place));
        bits.is_some_and(|bits| bits & bit != 0)
    }

    fn insert(&mut self, way: Way, classes: Classes) {
        let (place, bit) = classes.bit();
        let bits = self.0.get_mut(way.hochzeiter());
        if let Some(bits) = bits.and_then(|it| it.get_mut(place)) {
            *bits |= bit;
        }
    }
}

/// Whether this names a Vorbehalt.
const fn is_name(word: Word) -> bool {
    match word {
        Word::Hochzeit(_) | Word::Solo(_) | Word::Armut | Word::Throw => true,
        Word::Gesund
        | Word::Vorbehalt
        | Word::Yes
        | Word::No
        | Word::Bid(_)
        | Word::Pass
        | Word::Schweine(_)
        | Word::Push(_)
        | Word::Accept
        | Word::Refuse
        | Word::Return(_) => false,
    }
}

impl Way {
    /// A number for who was dealt both ♣Q, nobody included.
    fn hochzeiter(self) -> usize {
        let both = Seat::ALL.into_iter().zip(1..);
        let mut both = both.filter(|&(seat, _)| self.queens(seat) == 2);
        both.next().map_or(0, |(_, number)| number)
    }
}

impl Worlds<'_, '_> {
    /// Whether something was said that depends on more of a hand that is not known than
    /// can be demanded of it: an answer to a category, or that it is thrown in for its
    /// Augen.
    pub(super) fn has_answer(&self) -> bool {
        let known = &self.known;
        let mut conditions = known.rules.throwing.conditions.iter();
        let augen = conditions.any(|it| matches!(it, ThrowCondition::Augen(_)));
        let depends = |word| match word {
            Word::Yes | Word::No => true,
            Word::Throw => augen,
            Word::Gesund
            | Word::Vorbehalt
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Schweine(_)
            | Word::Push(_)
            | Word::Accept
            | Word::Refuse
            | Word::Return(_) => false,
        };
        let is_unnamed = |it: &Said| {
            let mut own = known
                .record
                .said
                .iter()
                .filter(|other| other.seat == it.seat);
            it.word == Word::Vorbehalt && own.all(|own| !is_name(own.word))
        };
        let mut said = known.record.said.iter();
        said.any(|it| depends(it.word) || is_unnamed(it))
            && known.hands.iter().any(|(_, hand)| hand.is_none())
    }

    /// The `plain` world, or another one of this kind, with which everything is legal
    /// that was said.
    pub(super) fn answered(&self, plain: World, way: Way, case: &Case) -> Option<World> {
        if self.is_said_legally(plain) {
            return Some(plain);
        }
        self.note_refuted(plain, way);
        let mut is_open = false;
        for classes in self.known.likely_classes(way) {
            if self.refuted.get().contains(way, classes) {
                continue;
            }
            match self.said_with(way, case, classes) {
                Sought::Found(world) => return Some(world),
                Sought::Impossible => (),
                Sought::Open => is_open = true,
            }
            if self.known.budget.is_spent() {
                is_open = true;
                break;
            }
        }
        if is_open {
            self.known.budget.leave_open();
        }
        None
    }

    /// A world of this kind in which the hands are of these classes, and with which
    /// everything is legal that was said.
    fn said_with(&self, way: Way, case: &Case, classes: Classes) -> Sought {
        let sought = self.of_classes(way, case, classes);
        let Sought::Found(world) = sought else {
            return sought;
        };
        if self.is_said_legally(world) {
            return sought;
        }
        self.note_refuted(world, way);
        if self.known.is_told_by_classes() {
            Sought::Impossible
        } else {
            Sought::Open
        }
    }

    /// Whether it depends on classes who may say `word`.
    fn depends_on_classes(&self, word: Word) -> bool {
        matches!(word, Word::Yes | Word::No) || self.has_answer()
    }

    /// Whether it is told by worlds of each class with which the word of `seat` is legal:
    /// nothing else has to be looked for.
    pub(super) fn is_told_by_classes(&self, seat: Seat, word: Word) -> bool {
        let is_told = match word {
            Word::Push(_) | Word::Return(_) | Word::Accept | Word::Refuse => false,
            Word::Throw => self.known.hands.get(seat).is_some(),
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Schweine(_) => true,
        };
        is_told && self.depends_on_classes(word) && self.known.is_told_by_classes()
    }

    /// Whether `word` throws a hand in that is not known, and other hands than those that
    /// can be would fit, too: no such hand is looked for.
    pub(super) fn may_lack_a_condition(&self, seat: Seat, word: Word) -> bool {
        let rules = self.known.rules;
        let always = rules.throwing.rank == ThrowRank::AfterSolo && !rules.armut.has_vorbehalt();
        let is_open = self.known.hands.get(seat).is_none();
        word == Word::Throw && is_open && !always && self.has_answer()
    }

    /// Worlds that fit what was said, one for each combination of classes and for who has
    /// both ♣Q, and each with the hand of `seat` as different as `word` can demand; but
    /// none where hands of such classes that were seen before show that what becomes of
    /// `word` `is_noted`.
    pub(super) fn of_each_class(
        &self,
        seat: Seat,
        word: Word,
        is_noted: impl Fn(Result<(), Refusal>) -> bool + Copy,
    ) -> impl Iterator<Item = World> {
        let asks = self.depends_on_classes(word);
        let samples = Cell::new(Samples::default());
        let all = self.known.all_classes().filter(move |_| asks);
        let all = all.flat_map(|classes| (0..5).map(move |queens| (classes, queens)));
        let all = all.flat_map(move |(classes, queens)| {
            let wishes = self.known.variants(seat, word);
            wishes.map(move |wish| (classes, queens, wish))
        });
        all.filter_map(move |(classes, queens, wish)| {
            if !self.ways().any(|way| way.hochzeiter() == queens) {
                return None;
            }
            let sample = samples.get().hands(&self.known, classes, queens);
            let outcome = sample.map(|hands| self.known.outcome(hands, seat, word));
            match outcome {
                Some(Some(outcome)) if is_noted(outcome) => return None,
                Some(None) => return None,
                Some(Some(_)) | None => (),
            }
            let world = self.of_class_and_wish((classes, queens), seat, wish)?;
            if self.known.depends_on_classes_only(seat, word, &world) {
                let mut seen = samples.get();
                seen.insert(&self.known, &world);
                samples.set(seen);
            }
            Some(world)
        })
    }

    /// A world of these classes, with this wish for the hand of `seat`.
    fn of_class_and_wish(
        &self,
        (classes, queens): (Classes, usize),
        seat: Seat,
        wish: Count,
    ) -> Option<World> {
        let mut varied = Worlds {
            refuted: self.refuted.clone(),
            ..*self
        };
        varied.wished.get_mut(seat).count(wish);
        let mut ways = self.ways().filter(|it| it.hochzeiter() == queens);
        ways.find_map(|way| {
            if self.known.budget.is_spent() {
                self.known.budget.leave_open();
                return None;
            }
            if self.refuted.get().contains(way, classes) {
                return None;
            }
            match varied.said_with(way, &Case::ANY, classes) {
                Sought::Found(world) => Some(world),
                Sought::Impossible => None,
                Sought::Open => {
                    self.known.budget.leave_open();
                    None
                }
            }
        })
    }

    /// Remembers that with hands like these the words are not legal, if nothing else
    /// tells them apart.
    fn note_refuted(&self, world: World, way: Way) {
        let known = &self.known;
        if known.is_told_by_classes() && known.could_be_thrown(&world) {
            let mut refuted = self.refuted.get();
            refuted.insert(way, known.classes_of(&world));
            self.refuted.set(refuted);
        }
    }

    fn is_said_legally(&self, world: World) -> bool {
        let said = self.known.record.said;
        self.known
            .budget
            .spend(said.len().try_into().unwrap_or(u32::MAX));
        let said = self.known.up_to(said.len());
        let mut replay = said.replay(world);
        if replay.next_refused().is_some() {
            return false;
        }
        // What follows needs a contract.
        let overlooked = |index| self.overlooked.contains(Section::Extras, index);
        let Record { plays, extras, .. } = self.known.record;
        let goes_on = !plays.is_empty() || (0..extras.len()).any(|it| !overlooked(it));
        !goes_on || replay.position().game().is_some()
    }
}

/// A hand of each class for each seat, with both ♣Q and without, as far as one was seen.
#[derive(Clone, Copy, Debug, Default)]
struct Samples(BySeat<[[Option<CardSet>; 2]; 4]>);

impl Samples {
    fn insert(&mut self, known: &Known<'_, '_>, world: &World) {
        let classes = known.classes_of(world);
        for seat in Seat::ALL {
            let hand = world.deal.hand(seat);
            let of_class = self.0.get_mut(seat).get_mut(usize::from(classes.of(seat)));
            let both = usize::from(hand.count(Card::CQ) == 2);
            if let Some(sample) = of_class.and_then(|it| it.get_mut(both)) {
                *sample = Some(hand);
            }
        }
    }

    /// Hands of these classes, if each was seen. They need not make a deal.
    fn hands(
        &self,
        known: &Known<'_, '_>,
        classes: Classes,
        queens: usize,
    ) -> Option<BySeat<Option<CardSet>>> {
        let mut hands = known.hands;
        for (seat, number) in Seat::ALL.into_iter().zip(1..) {
            if known.hands.get(seat).is_none() {
                let of_class = self.0.get(seat).get(usize::from(classes.of(seat)))?;
                let both = usize::from(number == queens);
                *hands.get_mut(seat) = Some((*of_class.get(both)?)?);
            }
        }
        Some(hands)
    }
}

impl Known<'_, '_> {
    /// What becomes of `word` with these hands, if what was said is legal with them. It is
    /// asked of each hand alone, as nobody hands cards over.
    fn outcome(
        &self,
        hands: BySeat<Option<CardSet>>,
        seat: Seat,
        word: Word,
    ) -> Option<Result<(), Refusal>> {
        let said = self.record.said;
        let steps = said.len().try_into().unwrap_or(u32::MAX);
        self.budget.spend(steps);
        let mut round = Round::new(self.context, hands);
        for it in said {
            round.say(self.rules, it.seat, it.word).ok()?;
        }
        Some(round.say(self.rules, seat, word))
    }

    /// Whether hands as in `world` stand for all of their classes when `seat` is to say
    /// `word`.
    fn depends_on_classes_only(&self, seat: Seat, word: Word, world: &World) -> bool {
        let is_of_hand = matches!(word, Word::Armut | Word::Throw | Word::Schweine(_));
        let is_open = self.hands.get(seat).is_none();
        let is_handed = word.handed_over().is_some() || matches!(word, Word::Accept | Word::Refuse);
        self.is_told_by_classes()
            && self.could_be_thrown(world)
            && !(is_of_hand && is_open || is_handed || self.has_exchange())
            && self.record.plays.is_empty()
    }

    /// Whether nothing but classes, the ♣Q, and what was told of a hand decides which
    /// words were legal. Schweine that were said change what an Armut is.
    fn is_told_by_classes(&self) -> bool {
        let mut said = self.record.said.iter();
        self.rules.armut_trumps(false) == self.rules.armut_trumps(true)
            || !said
                .any(|it| matches!(it.word, Word::Schweine(_)) && self.hands.get(it.seat).is_none())
    }

    /// Whether every hand that was thrown in could be.
    fn could_be_thrown(&self, world: &World) -> bool {
        let mut thrown = self.record.said.iter().filter(|it| it.word == Word::Throw);
        thrown.all(|it| self.is_thrown(world.deal.hand(it.seat)))
    }
}
