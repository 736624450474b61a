//! Who is asked, whichever of the deals it is.
//!
//! A category is asked of those who may have it, and who has one for certain ends the
//! query. So the hands decide who speaks next, as far as what was said leaves them open.

use core::cell::Cell;

use super::{Case, Known, Worlds};
use crate::list::List;
use crate::seat::Seat;
use crate::vorbehalt::{Ask, Question, Round};
use crate::word::Words;

type Asks = List<Ask, 4>;

/// Questions with what may be answered to each.
type Answers = List<(Ask, Words), 4>;

// Fills the unused places of a list.
const NO_ASK: Ask = Ask {
    seat: Seat::First,
    question: Question::Declaration,
};

/// Nothing is asked.
const NOTHING: Asks = List::new(NO_ASK);

impl Worlds<'_, '_> {
    /// What is asked in every deal that fits, in asking order. Empty if the first question
    /// is not the same in all of them, or if there is none in some.
    ///
    /// If the budget is spent before all classes were looked at, it says more than is
    /// certain, and the budget is in doubt.
    pub fn asks(&self) -> List<Ask, 4> {
        let asks = |round: &Round| round.asks(self.known.rules);
        let common = self.common(asks, shared, List::is_empty);
        common.unwrap_or(NOTHING)
    }

    /// Who speaks next in every deal that fits, whatever is asked; `None` if that is not
    /// the same in all of them. What holds of [`Worlds::asks`] once the budget is spent
    /// holds of this, too.
    pub fn speaks(&self) -> Option<Seat> {
        let speaks = |round: &Round| {
            let asks = round.asks(self.known.rules);
            asks.first().map(|ask| ask.seat)
        };
        let same = |one: &Option<Seat>, other: &Option<Seat>| one.filter(|_| one == other);
        self.common(speaks, same, Option::is_none).flatten()
    }

    /// Each of `asks` with all that may be answered to it in some deal that fits and asks it.
    /// What may be answered depends on the class of the hand, and what was denied before, on
    /// the question, on that of others: a question of which the known hands say nothing can
    /// be the next one with some classes only. What holds of [`Worlds::asks`] once the budget
    /// is spent holds of this the other way round: it says less.
    pub fn answers(&self, asks: &[Ask]) -> List<(Ask, Words), 4> {
        let mut none: Answers = List::new((NO_ASK, Words::default()));
        for &ask in asks {
            none.push((ask, Words::default()));
        }
        let rules = self.known.rules;
        let answers = |round: &Round| {
            let asked = round.asks(rules);
            let mut answers = none;
            for (ask, words) in answers.as_mut_slice() {
                if asked.contains(ask) {
                    *words = round.accepted(rules, ask.seat);
                }
            }
            answers
        };
        // What a hand that is known may answer depends on no class.
        let mut seats = asks.iter().map(|ask| ask.seat);
        let is_all = seats.all(|seat| self.known.hands.get(seat).is_some());
        let all = self.common(answers, all_of_both, |_| is_all);
        all.unwrap_or(none)
    }

    /// What of the round is `shared` by every deal that fits, until that `is_nothing`.
    fn common<T: Copy + PartialEq>(
        &self,
        of: impl Fn(&Round) -> T,
        shared: impl Fn(&T, &T) -> T,
        is_nothing: impl Fn(&T) -> bool,
    ) -> Option<T> {
        let common: Cell<Option<T>> = Cell::new(None);
        let with = |round: &Round| {
            let here = of(round);
            common.get().map_or(here, |so_far| shared(&so_far, &here))
        };
        for world in self.deals_told_apart(Case::ANY) {
            common.set(Some(with(self.position(world).round())));
        }
        let is_open = || common.get().is_some_and(|it| !is_nothing(&it));
        let is_noted = |round: &Round| common.get() == Some(with(round));
        if self.known.asks_by_hands() {
            let others = self.of_each_class_alone(is_noted);
            for world in others.take_while(|_| is_open()) {
                common.set(Some(with(self.position(world).round())));
            }
        }
        common.get()
    }
}

impl Known<'_, '_> {
    /// Whether classes of hands decide who is asked: no exchange has begun, of which
    /// everybody knows how it goes on.
    fn asks_by_hands(&self) -> bool {
        let mut said = self.record.said.iter();
        !self.has_exchange()
            && self.rests_on_hands()
            && said.all(|it| it.word.handed_over().is_none())
    }
}

/// What both ask, if both ask the same first.
fn shared(one: &Asks, other: &Asks) -> Asks {
    let mut shared = NOTHING;
    if one.first() == other.first() {
        for &ask in one.iter().filter(|it| other.contains(it)) {
            shared.push(ask);
        }
    }
    shared
}

/// What may be answered by one of both to the same questions.
fn all_of_both(one: &Answers, other: &Answers) -> Answers {
    let mut all = *one;
    for ((_, words), (_, more)) in all.as_mut_slice().iter_mut().zip(other.iter()) {
        *words = words.union(*more);
    }
    all
}
