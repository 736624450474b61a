//! [`Worlds`]: the deals with which a record is legal, one for each thing that can be the case.

use doko_engine::{
    Ask, Card, CardSet, Contract, List, Outcome, Position, RedealReason, Round, SchweineMode, Seat,
    Section, Suit, Word,
};

use crate::known::{Known, World};
use crate::parts::Parts;
use crate::rounds::{Kind, Rounds, is_declaration};
use crate::shown::Shown;
use crate::solve::{Problem, Spent, Sum};

/// What a hand must be like at the end of the record.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Case {
    /// Whose hand it is.
    pub seat: Seat,
    /// The cards that it holds at least.
    pub least: CardSet,
    /// The cards that it holds at most.
    pub most: CardSet,
}

impl Case {
    /// No demand.
    pub const ANY: Case = Case {
        seat: Seat::First,
        least: CardSet::EMPTY,
        most: CardSet::FULL,
    };

    /// The hand holds these cards.
    pub const fn holds(seat: Seat, least: CardSet) -> Case {
        Case {
            seat,
            least,
            most: CardSet::FULL,
        }
    }

    /// The hand holds none of these kinds.
    pub const fn lacks(seat: Seat, kinds: CardSet) -> Case {
        Case {
            seat,
            least: CardSet::EMPTY,
            most: CardSet::FULL.without(kinds),
        }
    }
}

/// So many pairs are told apart at most that may be kept in an exchange.
const MOST_KEPT: usize = 6;

/// Deals of which the same is true.
#[derive(Clone, Debug)]
pub(crate) struct One<'r> {
    /// What is known of the piles.
    pub(crate) problem: Problem,
    pub(crate) shown: Shown,
    pub(crate) first: World,
    /// The position after the whole record with the first world.
    pub(crate) position: Position<'r>,
}

/// The deals with which a record is legal from its first word to its last card, and with which
/// the rules tell everybody the same.
#[derive(Clone, Debug)]
pub struct Worlds<'r, 'a> {
    pub(crate) known: Known<'r, 'a>,
    pub(crate) rounds: Option<Rounds<'r, 'a>>,
    pub(crate) parts: Parts,
    pub(crate) all: Vec<One<'r>>,
    // Whether the cards are only given out: what did not follow shows nothing, and nothing but
    // words and what was declared has to be legal.
    pub(crate) is_given_out: bool,
}

/// What the round leads to, or who is asked next.
pub(crate) type Reached = (Option<Outcome>, List<Ask, 4>);

impl<'r, 'a> Worlds<'r, 'a> {
    /// The deals that fit what is known.
    pub fn of(known: Known<'r, 'a>) -> Worlds<'r, 'a> {
        Worlds::gathered(known, Parts::of(&known), false)
    }

    /// The same, and the hands have the cards that are certain of their parts.
    pub(crate) fn gathered(
        known: Known<'r, 'a>,
        parts: Parts,
        is_given_out: bool,
    ) -> Worlds<'r, 'a> {
        let mut worlds = Worlds {
            known,
            rounds: None,
            parts,
            all: Vec::new(),
            is_given_out,
        };
        if worlds.gather().is_err() {
            known.budget.leave_open();
        }
        worlds
    }

    /// What is known.
    pub const fn known(&self) -> &Known<'r, 'a> {
        &self.known
    }

    /// The deals that only give the cards out: what did not follow shows nothing, and nothing
    /// has to be legal but words and what was declared.
    pub fn given_out(known: Known<'r, 'a>) -> Worlds<'r, 'a> {
        Worlds::gathered(known, Parts::of(&known), true)
    }

    /// Whether cards of an exchange are not known.
    pub(crate) fn is_hidden(&self) -> bool {
        self.known.hidden.iter().any(Option::is_some)
    }

    /// Whether no deal fits.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// One world for each thing that can be the case, and that fulfils `case`.
    pub fn deals(&self, case: Case) -> impl Iterator<Item = World> {
        self.all
            .iter()
            .filter_map(move |one| self.of_case(one, case))
    }

    /// A world of which the same is true, and that fulfils `case`.
    pub(crate) fn of_case(&self, one: &One<'r>, case: Case) -> Option<World> {
        if case == Case::ANY {
            return Some(one.first);
        }
        self.with(one, |problem| {
            let (least, most) = one.shown.bounds(case.seat, case.least, case.most);
            problem.bound(self.parts.held(case.seat), least, most);
        })
    }

    /// A world of which the same is true, and what is demanded here besides.
    pub(crate) fn with(&self, one: &One<'r>, demand: impl FnOnce(&mut Problem)) -> Option<World> {
        let mut problem = one.problem.clone();
        demand(&mut problem);
        match self.find(&problem, &mut one.shown.clone()) {
            Ok(found) => found.map(|(world, _)| world),
            Err(Spent) => {
                self.known.budget.leave_open();
                None
            }
        }
    }

    /// The position after the whole record, as it is in `world`.
    pub fn position(&self, world: World) -> Position<'r> {
        let known_ones = self.all.iter();
        let mut same = known_ones.filter(|one| one.first == world);
        match same.next() {
            Some(one) => one.position.clone(),
            None => self.overlooked(&world).0,
        }
    }

    /// Goes through the record in `world`, whatever of it is refused; says what was, too.
    pub(crate) fn overlooked(&self, world: &World) -> (Position<'r>, Vec<(Section, usize)>) {
        let words = self.known.words(*world);
        let mut replay = self.known.replay(world, &words);
        let mut refused = Vec::new();
        while let Some((step, _)) = replay.next_refused() {
            replay.overlook(&step);
            refused.push((step.section, step.index));
        }
        (replay.into_position(), refused)
    }

    /// Finds one world for each thing that can be the case.
    fn gather(&mut self) -> Result<(), Spent> {
        let rules = self.known.rules;
        let rounds = Rounds::of(&self.known, &[])?;
        let reached = |round: &Round| {
            let asks = round.asks(rules);
            let is_over = asks.is_empty();
            (is_over.then(|| round.outcome(rules)).flatten(), asks)
        };
        let kinds = rounds.kinds(reached);
        if self.kept_pairs().len() > MOST_KEPT {
            return Err(Spent);
        }
        self.rounds = Some(rounds);
        let mut shown: Vec<(Reached, usize, Shown)> = Vec::new();
        for kind in kinds {
            if !self.may_go_on_from(&kind.what) {
                continue;
            }
            for (split, problem) in self.problems(&kind).into_iter().enumerate() {
                let place = (kind.what, split % self.splits());
                let same = shown.iter().position(|it| (it.0, it.1) == place);
                let same = same.unwrap_or_else(|| {
                    shown.push((place.0, place.1, Shown::default()));
                    shown.len() - 1
                });
                let Some((_, _, shown)) = shown.get_mut(same) else {
                    continue;
                };
                if let Some((first, position)) = self.find(&problem, shown)? {
                    self.take_back(&position);
                    self.all.push(One {
                        problem,
                        shown: shown.clone(),
                        first,
                        position,
                    });
                }
            }
        }
        Ok(())
    }

    /// Whether the record can go on as it does after this.
    fn may_go_on_from(&self, (outcome, _): &Reached) -> bool {
        let record = &self.known.record;
        let is_over = record.plays.is_empty() && record.extras.is_empty();
        is_over || self.known.has_exchange() || matches!(outcome, Some(Outcome::Contract(_)))
    }

    /// Who pushed cards that nobody took has them again.
    fn take_back(&mut self, position: &Position<'r>) {
        let redeal = position.redeal();
        if let Some(refused) = redeal.filter(|it| it.reason == RedealReason::ArmutRefused)
            && self.known.has_exchange()
        {
            self.parts.take_back(refused.seat);
        }
    }

    /// What is known of the piles in each case of this kind that is told apart: who has which ♣Q
    /// where they make the parties, and which pairs are kept in an exchange.
    fn problems(&self, kind: &Kind<Reached>) -> Vec<Problem> {
        let mut problem = self.parts.problem(&self.known);
        if let Some(rounds) = &self.rounds {
            rounds.demand(kind, &self.parts, &mut problem);
        }
        let queens = CardSet::both(Card::CQ);
        let mut all = vec![problem];
        if is_normal(&kind.what.0) {
            let owners = Seat::ALL.into_iter().flat_map(|one| {
                let others = Seat::ALL.into_iter().filter(move |other| one < *other);
                others.map(move |other| [one, other])
            });
            let one = |seat| Sum::exactly(self.parts.dealt(seat), queens, 1);
            let owners = owners.flat_map(|[first, second]| {
                let all = all.iter().flat_map(|it| it.with_each(&[one(first)]));
                all.flat_map(|it| it.with_each(&[one(second)]))
                    .collect::<Vec<_>>()
            });
            all = owners.collect();
        }
        for (seat, card) in self.kept_pairs() {
            let kind = CardSet::both(card);
            let [held, dealt] = [self.parts.held(seat), self.parts.dealt(seat)];
            let both = all
                .iter()
                .flat_map(|it| it.with_each(&[Sum::exactly(held, kind, 2)]));
            let dealt = [Sum::at_most(dealt, kind, 1), Sum::exactly(dealt, kind, 2)];
            let both = both.flat_map(|it| it.with_each(&dealt));
            let fewer = all
                .iter()
                .flat_map(|it| it.with_each(&[Sum::at_most(held, kind, 1)]));
            all = fewer.chain(both).collect();
        }
        all
    }

    /// How many ways there are to keep pairs.
    fn splits(&self) -> usize {
        3_usize.pow(self.kept_pairs().len() as u32)
    }

    /// The pairs that a seat may have after an exchange, where that matters: it has declared them
    /// before, or has not said whether it has a Vorbehalt.
    fn kept_pairs(&self) -> Vec<(Seat, Card)> {
        let rules = self.known.rules;
        let is_open = self.known.has_exchange() && rules.schweine.mode == SchweineMode::Vorbehalt;
        let ranks = || rules.schweine.ranks().filter(|_| is_open);
        let pairs = Seat::ALL
            .into_iter()
            .flat_map(|seat| ranks().map(move |rank| (seat, rank)));
        let matters = pairs.filter(|&(seat, rank)| {
            let own = self.known.record.said.iter().filter(|it| it.seat == seat);
            let mut own = own.map(|it| it.word);
            let is_declared = own.clone().any(|it| it == Word::Schweine(rank));
            !self.known.knows_hand(seat) && (is_declared || !own.any(is_declaration))
        });
        matters
            .map(|(seat, rank)| (seat, Card::new(Suit::Diamonds, rank)))
            .collect()
    }
}

/// Whether it is a game in which single ♣Q make the parties.
fn is_normal(outcome: &Option<Outcome>) -> bool {
    match outcome {
        Some(Outcome::Contract(settled)) => settled.contract == Contract::Normalspiel,
        Some(Outcome::Redeal(_)) | None => false,
    }
}
