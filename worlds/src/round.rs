//! Who is asked what in every world, and what may be answered.

use doko_engine::{Ask, List, Question, Round, Seat, Words};

use crate::feature::Feature;
use crate::rounds::Rounds;
use crate::solve::Spent;
use crate::worlds::Worlds;

// Fills the unused places of a list.
const NO_ASK: Ask = Ask {
    seat: Seat::First,
    question: Question::Declaration,
};

/// Each question with all that may be answered to it in some world.
type Answers = Vec<(Ask, Words)>;

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
        let mut answers: Answers = asks.iter().map(|&ask| (ask, Words::default())).collect();
        for one in &self.all {
            self.note(one.position.round(), &mut answers);
        }
        let is_known = asks
            .iter()
            .all(|it| self.known.hands.get(it.seat).is_some());
        if !is_known && !self.known.has_exchange() && self.note_kinds(&mut answers).is_err() {
            self.known.budget.leave_open();
        }
        answers
    }

    /// Takes in what may be answered in this round.
    fn note(&self, round: &Round, answers: &mut Answers) {
        let rules = self.known.rules;
        let asked = round.asks(rules);
        for (ask, words) in answers.iter_mut().filter(|(ask, _)| asked.contains(ask)) {
            *words = words.union(round.accepted(rules, ask.seat));
        }
    }

    /// The same with hands of every kind.
    fn note_kinds(&self, answers: &mut Answers) -> Result<(), Spent> {
        let rules = self.known.rules;
        let asked: Answers = answers.clone();
        let features = [
            Feature::Armut { schweine: false },
            Feature::Throw { schweine: false },
        ];
        let features = asked
            .iter()
            .flat_map(|(ask, _)| features.map(|it| (ask.seat, it)));
        let rounds = Rounds::of(&self.known, &features.collect::<Vec<_>>())?;
        // What may be said anyway needs no other hands.
        let kinds = rounds.kinds(|round| {
            let asks = round.asks(rules);
            let open = asked.iter().filter(|(ask, _)| asks.contains(ask));
            let more =
                open.map(|(ask, words)| (*ask, round.accepted(rules, ask.seat).union(*words)));
            more.filter(|(ask, words)| !asked.contains(&(*ask, *words)))
                .collect::<Vec<_>>()
        });
        for kind in kinds.iter().filter(|it| !it.what.is_empty()) {
            let is_new = |(ask, more): &(Ask, Words)| {
                answers
                    .iter()
                    .any(|(it, words)| it == ask && words.union(*more) != *words)
            };
            if !kind.what.iter().any(is_new) {
                continue;
            }
            let mut problem = self.parts.problem(&self.known);
            rounds.demand(kind, &self.parts, &mut problem);
            if let Some((_, position)) = self.find(&problem, &mut Default::default())? {
                self.note(position.round(), answers);
            }
        }
        Ok(())
    }
}
