//! Who is asked, whichever of the deals it is.
//!
//! A category is asked of those who may have it, and who has one for certain ends the
//! query. So the hands decide who speaks next, as far as what was said leaves them open.

use core::cell::Cell;

use super::{Case, Known, Worlds};
use crate::list::List;
use crate::seat::Seat;
use crate::vorbehalt::{Ask, Question, Round};

type Asks = List<Ask, 4>;

/// Nothing is asked.
const NOTHING: Asks = List::new(Ask {
    seat: Seat::First,
    question: Question::Declaration,
});

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
