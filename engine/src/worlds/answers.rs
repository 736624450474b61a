//! Deals with which answers to categories were legal: who is asked for one, and who may
//! say no to the last, depends on more of a hand than the ♣Q.
//!
//! It depends on few things, though: whether the hand is one of an Armut or can be thrown
//! in, and whether it has a pair of Schweine. These make its class, and with equal classes
//! equal answers are legal. So one deal for each combination of classes is asked for, and
//! one that turns out illegal speaks for all others like it. Where a deal was neither found
//! nor shown to be impossible, that is said to the budget: nothing is certain then.

use super::classes::Classes;
use super::wish::{NO_WISHES, Wishes};
use super::{Case, Known, Way, World, Worlds};
use crate::action::Said;
use crate::options::ThrowCondition;
use crate::seat::Seat;
use crate::word::Word;

/// Whether this names a Vorbehalt.
pub(super) const fn is_name(word: Word) -> bool {
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

/// Whether this is said only by who is asked for it.
const fn is_asked_for(word: Word) -> bool {
    match word {
        Word::Yes
        | Word::No
        | Word::Bid(_)
        | Word::Pass
        | Word::Push(_)
        | Word::Accept
        | Word::Refuse
        | Word::Return(_) => true,
        Word::Gesund
        | Word::Vorbehalt
        | Word::Hochzeit(_)
        | Word::Solo(_)
        | Word::Armut
        | Word::Throw
        | Word::Schweine(_) => false,
    }
}

impl Way {
    /// A number for who was dealt both ♣Q, nobody included.
    pub(super) fn hochzeiter(self) -> usize {
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
        let mut words = known.record.said.iter().enumerate();
        let is_unnamed = |(index, it): (usize, &Said)| {
            it.word == Word::Vorbehalt && known.is_unnamed_when_asked(index, it.seat)
        };
        let mut said = known.record.said.iter();
        let mut seats = Seat::ALL.into_iter();
        known.hands.iter().any(|(_, hand)| hand.is_none())
            && (said.any(|it| depends(it.word))
                || words.any(is_unnamed)
                || known.bids_rest_on_hands()
                || known.rests_on_hands()
                || known.has_exchange() && seats.any(|seat| known.is_silent(seat)))
    }

    /// The `plain` world, or another one of this kind, with which everything is legal
    /// that was said.
    pub(super) fn answered(&self, plain: World, way: Way, case: &Case) -> Option<World> {
        if self.is_said_legally(plain, way) {
            return Some(plain);
        }
        let budget = self.known.budget;
        let mut all = self.known.likely_classes(way);
        let found = || {
            all.find_map(|classes| {
                if budget.is_spent() {
                    budget.leave_open();
                    return None;
                }
                self.said_with_alike(way, case, classes)
            })
        };
        budget.open_unless_found(found)
    }

    /// The same where an Armut stands for an Armut, a hand to throw in, or both: mostly
    /// that makes no difference, and it is looked at apart where it does.
    fn said_with_alike(&self, way: Way, case: &Case, classes: Classes) -> Option<World> {
        let known = &self.known;
        let all = known.kinds_of(classes);
        let mut legal = all.clone();
        let is_told = known.is_told_by_classes();
        if is_told && !legal.any(|it| self.is_legal_of(it, way)) {
            return None;
        }
        if all.clone().nth(1).is_some() {
            let mut wishes = NO_WISHES;
            known.wish_for_pairs(&mut wishes);
            let wanted = known.wanted_alike(classes);
            let world = self.of_classes(way, case, &wanted, &wishes)?;
            if self.is_said_legally(world, way) {
                return Some(world);
            }
        }
        all.into_iter().find_map(|classes| {
            if known.budget.is_spent() {
                known.budget.leave_open();
                return None;
            }
            self.said_with(way, case, classes, &NO_WISHES)
        })
    }

    /// A world of this kind in which the hands are of these classes, and else as they are
    /// wished to be, and with which everything is legal that was said. If none is found
    /// there is none, or that is said to the budget.
    pub(super) fn said_with(
        &self,
        way: Way,
        case: &Case,
        classes: Classes,
        wishes: &Wishes,
    ) -> Option<World> {
        let is_told = self.known.is_told_by_classes();
        if is_told && !self.is_legal_of(classes, way) {
            return None;
        }
        let wanted = self.known.wanted(classes);
        let mut wishes = *wishes;
        self.known.wish_for_pairs(&mut wishes);
        let world = self.of_classes(way, case, &wanted, &wishes)?;
        if self.is_said_legally(world, way) {
            return Some(world);
        }
        // Another one of these classes may be legal.
        if !is_told {
            self.known.budget.leave_open();
        }
        None
    }

    fn is_said_legally(&self, world: World, way: Way) -> bool {
        let said = self.known.record.said;
        self.known
            .budget
            .spend(said.len().try_into().unwrap_or(u32::MAX));
        let said = self.known.up_to(said.len());
        let mut replay = said.replay(world);
        if replay.next_refused().is_some() {
            return false;
        }
        let position = replay.position();
        (!self.goes_on() || position.game().is_some())
            && way.standing.is_of(&self.known, position.round())
            && (!said.announces() || said.is_as_heard(world))
    }
}

impl Known<'_, '_> {
    /// Whether the Vorbehalt of `seat` at this place has no name, or had none when somebody
    /// answered a question: which one was asked then, depends on what it could be.
    fn is_unnamed_when_asked(&self, index: usize, seat: Seat) -> bool {
        let said = self.record.said;
        let named = self.named_at(index, seat);
        let mut before = said.iter().take(named).skip(index);
        named == said.len() || before.any(|it| is_asked_for(it.word))
    }

    /// The place of the word that names the Vorbehalt of `seat` at this place; that after all
    /// words if none does.
    pub(super) fn named_at(&self, index: usize, seat: Seat) -> usize {
        let mut later = self.record.said.iter().enumerate().skip(index);
        let named = later.find(|(_, it)| it.seat == seat && is_name(it.word));
        named.map_or(self.record.said.len(), |(place, _)| place)
    }

    /// Whether the rules can have entered an Ansage by what was said (AUC-3, SCHW-3).
    fn announces(&self) -> bool {
        let mut said = self.record.said.iter();
        said.any(|it| matches!(it.word, Word::Bid(_) | Word::Schweine(_)))
    }

    /// Whether nothing but classes, the ♣Q, and what was told of a hand decides which
    /// words were legal.
    pub(super) fn is_told_by_classes(&self) -> bool {
        !self.has_finer_classes()
    }
}
