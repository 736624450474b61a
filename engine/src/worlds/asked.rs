//! Whether a word may be said where that depends on the classes of hands: a deal for each
//! of them that can be the case.

use super::classes::{Classes, SCHWEINE};
use super::samples::{OfClasses, Sample, no_samples, place_of};
use super::variants::MOST_VARIANTS;
use super::wish::{NO_WISHES, Wish};
use super::{Case, Known, World, Worlds};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::seat::Seat;
use crate::verdict::Refusal;
use crate::vorbehalt::Round;
use crate::word::Word;

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
        let samples = [(); MOST_VARIANTS].map(|()| no_samples());
        let all = self.combinations().filter(move |_| asks);
        let all = all.flat_map(move |(classes, queens)| {
            (0..variants.len()).map(move |variant| (classes, queens, variant))
        });
        all.filter_map(move |(classes, queens, variant)| {
            let wish = *variants.get(variant)?;
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
            self.of_class_and_wish((classes, queens), &Case::ANY, seat, wish)
        })
    }

    /// The same, whatever is said next; but none where hands of such classes show that the
    /// round after what was said `is_noted`.
    pub(super) fn of_each_class_alone(
        &self,
        is_noted: impl Fn(&Round) -> bool,
    ) -> impl Iterator<Item = World> {
        let known = &self.known;
        let is_told = known.is_told_by_classes();
        self.combinations().filter_map(move |(classes, queens)| {
            if known.budget.is_spent() {
                known.budget.leave_open();
                return None;
            }
            if is_told {
                let round = known.round(self.hands_of(classes, queens)?)?;
                if is_noted(&round) {
                    return None;
                }
            }
            let of = (classes, queens);
            let world = self.of_class_and_wish(of, &Case::ANY, Seat::First, Wish::NONE)?;
            (self.fits(world) && self.is_as_heard(world)).then_some(world)
        })
    }

    /// A world that fits what was said, in which `seat` was dealt both of this card and
    /// has them still.
    pub(super) fn with_pair_of(&self, seat: Seat, card: Card) -> Option<World> {
        let mut wish = Wish::NONE;
        wish.pair(card, true);
        let case = Case::holds(seat, CardSet::both(card));
        let mut wishes = NO_WISHES;
        *wishes.get_mut(seat) = wish;
        let mut ways = self.ways();
        if !ways.any(|way| self.may_be_filled_as(way, &case, &wishes)) {
            return None;
        }
        let is_asked = self.known.is_asked(seat);
        let has_pair = move |classes: &Classes| !is_asked || classes.of(seat) & SCHWEINE != 0;
        let mut all = self
            .combinations()
            .filter(move |(classes, _)| has_pair(classes));
        all.find_map(|it| {
            if self.known.budget.is_spent() {
                self.known.budget.leave_open();
                return None;
            }
            self.of_class_and_wish(it, &case, seat, wish)
        })
    }

    /// All combinations of classes that may go together, each with everybody who may have
    /// both ♣Q, nobody included.
    fn combinations(&self) -> impl Iterator<Item = (Classes, usize)> {
        let known = &self.known;
        let possible = [0, 1, 2, 3, 4].map(|it| self.ways().any(|way| way.hochzeiter() == it));
        let all = known.all_classes().filter(|&classes| {
            known.budget.spend(1);
            known.may_go_together(classes)
        });
        let all = all.flat_map(|classes| (0..5).map(move |queens| (classes, queens)));
        all.filter(move |&(_, queens)| possible.get(queens).is_some_and(|&it| it))
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

    /// A world of these classes that fulfils `case`, with this wish for the hand of `seat`.
    fn of_class_and_wish(
        &self,
        (classes, queens): (Classes, usize),
        case: &Case,
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
            self.said_with(way, case, classes, &wishes)
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
}
