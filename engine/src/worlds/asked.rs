//! Whether a word may be said where that depends on the classes of hands: a deal for each
//! of them that can be the case.

use super::classes::Classes;
use super::count::Count;
use super::samples::{OfClasses, Sample, no_samples, place_of};
use super::wish::{NO_WISHES, Wish};
use super::{Case, Known, World, Worlds};
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract::{Contract, Duty};
use crate::list::List;
use crate::schweine::card_of_pair;
use crate::seat::Seat;
use crate::verdict::Refusal;
use crate::word::Word;

/// An Armut, eight conditions, two ways to fulfil none, and no pair; each with another
/// pair and without.
const MOST_VARIANTS: usize = 2 * 12;

/// Hands that differ in what a word depends on.
type Variants = List<Wish, MOST_VARIANTS>;

impl Worlds<'_, '_> {
    /// Whether it depends on classes who may say `word`.
    fn depends_on_classes(&self, word: Word) -> bool {
        matches!(word, Word::Yes | Word::No) || self.has_answer()
    }

    /// Whether it is told by worlds of each class with which the word of `seat` is legal:
    /// nothing else has to be looked for.
    pub(super) fn is_told_by_classes(&self, seat: Seat, word: Word) -> bool {
        self.depends_on_classes(word) && self.known.is_told_by_classes_with(seat, word)
    }

    /// Worlds that fit what was said, one for each combination of classes and for who has
    /// both ♣Q, and each with the hand of `seat` as different as `word` can demand; but
    /// none where hands of such classes show that what becomes of `word` `is_noted`.
    pub(super) fn of_each_class(
        &self,
        seat: Seat,
        word: Word,
        is_noted: impl Fn(Result<(), Refusal>) -> bool + Copy,
    ) -> impl Iterator<Item = World> {
        let asks = self.depends_on_classes(word);
        let known = &self.known;
        let is_told = known.is_told_by_classes_with(seat, word)
            && !known.has_exchange()
            && known.record.plays.is_empty();
        let variants = known.variants(seat, word);
        let possible = [0, 1, 2, 3, 4].map(|it| self.ways().any(|way| way.hochzeiter() == it));
        let samples = [(); MOST_VARIANTS].map(|()| no_samples());
        let all = known.all_classes().filter(move |_| asks);
        let all = all.filter(|&classes| {
            known.budget.spend(1);
            known.may_go_together(classes)
        });
        let all = all.flat_map(|classes| (0..5).map(move |queens| (classes, queens)));
        let all = all.flat_map(move |(classes, queens)| {
            (0..variants.len()).map(move |variant| (classes, queens, variant))
        });
        all.filter_map(move |(classes, queens, variant)| {
            let wish = *variants.get(variant)?;
            if !possible.get(queens).is_some_and(|&it| it) {
                return None;
            }
            if known.budget.is_spent() {
                known.budget.leave_open();
                return None;
            }
            if is_told {
                let mut hands = self.hands_of(classes, queens)?;
                if variants.len() > 1 {
                    let seen = samples.get(variant)?;
                    let hand = self.varied(seat, (classes, queens), wish, seen)?;
                    *hands.get_mut(seat) = Some(hand);
                }
                if is_noted(self.known.outcome(hands, seat, word)?) {
                    return None;
                }
            }
            self.of_class_and_wish((classes, queens), seat, wish)
        })
    }

    /// A hand of `seat` of this class that is as it is wished to be.
    fn varied(
        &self,
        seat: Seat,
        (classes, queens): (Classes, usize),
        wish: Wish,
        seen: &OfClasses,
    ) -> Option<CardSet> {
        let class = self.known.class_of(seat, classes);
        let mut seats = Seat::ALL.into_iter().zip(1..);
        let both = seats.any(|it| it == (seat, queens));
        let sample = place_of(seen, class, both)?;
        if matches!(sample.get(), Sample::Unknown) {
            sample.set(self.sample(seat, class, both, wish));
        }
        sample.get().hand()
    }

    /// A world of these classes, with this wish for the hand of `seat`.
    fn of_class_and_wish(
        &self,
        (classes, queens): (Classes, usize),
        seat: Seat,
        wish: Wish,
    ) -> Option<World> {
        let mut wishes = NO_WISHES;
        *wishes.get_mut(seat) = wish;
        let mut ways = self.ways().filter(|it| it.hochzeiter() == queens);
        ways.find_map(|way| {
            if self.known.budget.is_spent() {
                self.known.budget.leave_open();
                return None;
            }
            self.said_with(way, &Case::ANY, classes, &wishes)
        })
    }
}

impl Known<'_, '_> {
    /// Whether nothing but classes, the ♣Q, what was told of a hand, and what is varied
    /// decides what becomes of `word`.
    fn is_told_by_classes_with(&self, seat: Seat, word: Word) -> bool {
        let is_told = match word {
            Word::Push(_) | Word::Return(_) | Word::Accept | Word::Refuse => false,
            // A pair can be picked up in an exchange.
            Word::Schweine(rank) => {
                let pairs = self.pairs_of_soli(rank).kinds().count();
                self.hands.get(seat).is_some() || pairs <= 1 && !self.has_exchange()
            }
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw => true,
        };
        is_told && self.is_told_by_classes()
    }

    /// The cards of which Schweine of this rank are in the soli that were named, beside ♦.
    fn pairs_of_soli(&self, rank: Rank) -> CardSet {
        let said = self.record.said.iter();
        let named = said.filter_map(|it| match it.word {
            Word::Solo(solo) => {
                let duty = Duty::Lustsolo;
                let seat = it.seat;
                card_of_pair(Contract::Solo { seat, solo, duty }, rank)
            }
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw
            | Word::Schweine(_)
            | Word::Push(_)
            | Word::Accept
            | Word::Refuse
            | Word::Return(_) => None,
        });
        let others = named.filter(|&card| card != Card::new(Suit::Diamonds, rank));
        others.fold(CardSet::EMPTY, |all, card| all.union(CardSet::both(card)))
    }

    /// What a hand of `seat` may have, or may not have, that would say `word`: every hand
    /// is as in one of them, and what becomes of the word is the same for all that are.
    fn variants(&self, seat: Seat, word: Word) -> Variants {
        let rules = self.rules;
        let mut variants = Variants::new(Wish::NONE);
        let mut vary = |with: &dyn Fn(&mut Wish)| {
            let mut wish = Wish::NONE;
            with(&mut wish);
            variants.push(wish);
        };
        let is_open = self.hands.get(seat).is_none();
        let conditions = rules.throwing.conditions.len();
        let armut = rules.armut.has_vorbehalt();
        let most = u32::from(rules.armut.max_trumps);
        let few = |schweine| Count::up_to(self.trumps_of_armut(schweine), most);
        let many = |schweine| Count::from(self.trumps_of_armut(schweine), most + 1);
        match word {
            Word::Armut if is_open && armut => {
                vary(&|wish| wish.count(few(false)));
                vary(&|wish| wish.count(many(false)));
            }
            Word::Throw if is_open && conditions > 0 => {
                for condition in 0..conditions {
                    vary(&|wish| wish.demand(&self.thrown(condition, false)));
                }
                for escape in self.escapes() {
                    vary(&|wish| wish.not_thrown(self, escape, false));
                }
            }
            Word::Schweine(rank) if is_open => {
                let card = Card::new(Suit::Diamonds, rank);
                // In a solo they may be of another suit.
                let other = self.pairs_of_soli(rank).kinds().next();
                let mut vary = |with: &dyn Fn(&mut Wish)| match other {
                    Some(other) => [false, true].into_iter().for_each(|has| {
                        vary(&|wish| {
                            wish.pair(other, has);
                            with(wish);
                        });
                    }),
                    None => vary(with),
                };
                vary(&|wish| wish.pair(card, false));
                // Of what is declared may become no Armut, where ♦A count for that alone.
                let mut vary = |with: &dyn Fn(&mut Wish)| {
                    vary(&|wish| {
                        wish.pair(card, true);
                        with(wish);
                    });
                };
                if rules.armut_trumps(false) == rules.armut_trumps(true) {
                    vary(&|_| ());
                    return variants;
                }
                if armut {
                    vary(&|wish| wish.count(few(true)));
                }
                for condition in 0..conditions {
                    vary(&|wish| wish.demand(&self.thrown(condition, true)));
                }
                for escape in self.escapes() {
                    vary(&|wish| {
                        wish.not_thrown(self, escape, true);
                        if armut {
                            wish.count(many(true));
                        }
                    });
                }
            }
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw
            | Word::Schweine(_)
            | Word::Push(_)
            | Word::Accept
            | Word::Refuse
            | Word::Return(_) => vary(&|_| ()),
        }
        variants
    }
}
