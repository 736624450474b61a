//! Who is asked what in every world, and what may be answered.

use doko_engine::{Ask, List, Question, Round, Seat, Words};

use crate::feature::Feature;
use crate::rounds::Rounds;
use crate::shown::Shown;
use crate::solve::Spent;
use crate::worlds::Worlds;

// Fills the unused places of a list.
const NO_ASK: Ask = Ask {
    seat: Seat::First,
    question: Question::Declaration,
};

impl<'r> Worlds<'r, '_> {
    /// What is asked in every world, in asking order. Empty if the first question is not the
    /// same in all of them, or if there is none in some.
    pub fn asks(&self) -> List<Ask, 4> {
        let mut all = self
            .all
            .iter()
            .map(|one| one.position.round().asks(self.known.rules));
        let Some(first) = all.next() else {
            return List::new(NO_ASK);
        };
        all.fold(first, |shared, other| {
            let mut both = List::new(NO_ASK);
            if shared.first() == other.first() {
                for &ask in shared.iter().filter(|it| other.contains(it)) {
                    both.push(ask);
                }
            }
            both
        })
    }

    /// Who speaks next in every world, whatever is asked; `None` if that is not the same in all
    /// of them.
    pub fn speaks(&self) -> Option<Seat> {
        let speaks = |round: &Round| round.asks(self.known.rules).first().map(|it| it.seat);
        let mut all = self.all.iter().map(|one| speaks(one.position.round()));
        let first = all.next()??;
        all.all(|it| it == Some(first)).then_some(first)
    }

    /// Whether hands decide what came of everything that was said: a contract, a redeal, or
    /// nothing so far.
    pub fn rests_on_hands(&self) -> bool {
        let reached = |round: &Round| {
            let outcome = round.outcome(self.known.rules);
            (
                outcome.is_some(),
                round.asks(self.known.rules).first().copied(),
            )
        };
        let mut all = self.all.iter().map(|one| reached(one.position.round()));
        let first = all.next();
        all.any(|it| Some(it) != first)
    }

    /// Each of `asks` with all that may be answered to it in some world that asks it.
    pub fn answers(&self, asks: &[Ask]) -> Vec<(Ask, Words)> {
        let answers = asks.iter().map(|&ask| {
            let rounds = self.all.iter().map(|one| one.position.round());
            let words = rounds.map(|round| self.may_answer(round, ask));
            let words = words.fold(Words::default(), Words::union);
            let is_known = self.known.hands.get(ask.seat).is_some() || self.known.has_exchange();
            let more = (!is_known).then(|| self.answers_of_kinds(ask, words));
            let more = more.unwrap_or(Ok(words)).unwrap_or_else(|Spent| {
                self.known.budget.leave_open();
                words
            });
            (ask, more)
        });
        answers.collect()
    }

    /// What may be answered to `ask` in this round; nothing, if that is not asked.
    fn may_answer(&self, round: &Round, ask: Ask) -> Words {
        let rules = self.known.rules;
        if round.asks(rules).contains(&ask) {
            round.accepted(rules, ask.seat)
        } else {
            Words::default()
        }
    }

    /// The same `words` and what else may be answered by hands of other kinds.
    fn answers_of_kinds(&self, ask: Ask, mut words: Words) -> Result<Words, Spent> {
        let features = [
            Feature::Armut { schweine: false },
            Feature::Throw { schweine: false },
        ];
        let features = features.map(|it| (ask.seat, it));
        let rounds = Rounds::of(&self.known, &features)?;
        for kind in rounds.kinds(|round| self.may_answer(round, ask).union(words)) {
            if kind.what.union(words) == words {
                continue;
            }
            let mut problem = self.parts.problem(&self.known);
            rounds.demand(&kind, &self.parts, &mut problem);
            if let Some((_, position)) = self.find(&problem, &mut Shown::default())? {
                words = words.union(self.may_answer(position.round(), ask));
            }
        }
        Ok(words)
    }
}
