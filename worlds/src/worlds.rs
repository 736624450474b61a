//! [`Worlds`]: the deals with which a record is legal, one for each thing that can be the case.

use doko_engine::{
    Ask, Card, CardSet, Contract, DeclaredPair, List, Outcome, Position, RedealReason, Round,
    SchweineMode, Seat, Section, Suit, Word,
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
            for (split, problem) in self.problems(&kind) {
                let place = (kind.what, split);
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
    /// where they make the parties, which pairs are kept in an exchange, and who has Schweine
    /// without a word. With each goes the number of the case, but for the ♣Q.
    fn problems(&self, kind: &Kind<Reached>) -> Vec<(usize, Problem)> {
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
        let mut all: Vec<(usize, Problem)> = all.into_iter().map(|it| (0, it)).collect();
        for (seat, card) in self.kept_pairs() {
            let kind = CardSet::both(card);
            let [held, dealt] = [self.parts.held(seat), self.parts.dealt(seat)];
            let fewer = [Sum::at_most(held, kind, 1)];
            let both = Sum::exactly(held, kind, 2);
            let lent = [both, Sum::at_most(dealt, kind, 1)];
            let own = [both, Sum::exactly(dealt, kind, 2)];
            all = in_each(&all, &[&fewer, &lent, &own]);
        }
        let mut ranks = self.known.rules.schweine.ranks_at(SchweineMode::Automatic);
        if ranks.next().is_none() {
            return all;
        }
        let automatic = self.automatic(&kind.what.0);
        let automatic: Vec<&[Sum]> = automatic.iter().map(Vec::as_slice).collect();
        in_each(&all, &automatic)
    }

    /// What must hold in each case of who has Schweine without a word; where that was told there
    /// is one case only.
    fn automatic(&self, outcome: &Option<Outcome>) -> Vec<Vec<Sum>> {
        let rules = self.known.rules;
        let told = self.known.told.automatic(self.known.record.said.len());
        let exchange = self.known.exchanges().into_iter().next();
        let contract = match (outcome, exchange) {
            (Some(Outcome::Contract(settled)), _) => Some(settled.contract),
            (_, Some(it)) => it.acceptor.map(|acceptor| Contract::Armut {
                seat: it.poor,
                acceptor,
            }),
            (Some(Outcome::Redeal(_)) | None, None) => None,
        };
        let mut cases = Vec::new();
        // Those in which all pairs so far stand.
        let mut open = vec![(Vec::new(), Vec::new())];
        for rank in rules.schweine.ranks_at(SchweineMode::Automatic) {
            let Some((contract, card)) =
                contract.and_then(|it| Some((it, rules.card_of_pair(it, rank)?)))
            else {
                break;
            };
            let kind = CardSet::both(card);
            let is_told = told.map(|it| it.iter().find(|pair| pair.rank == rank));
            for (lower, sums) in core::mem::take(&mut open) {
                let sums: Vec<Sum> = sums;
                let may_have = |seat: &Seat| {
                    rules.schweine.count_in(contract, *seat, rank)
                        && rules.schweine.may_hold_above(*seat, &lower)
                };
                let seats = || Seat::ALL.into_iter().filter(may_have);
                if is_told.is_none_or(|it| it.is_none()) {
                    let nobody = seats().map(|it| Sum::at_most(self.parts.held(it), kind, 1));
                    cases.push(sums.iter().copied().chain(nobody).collect());
                }
                for seat in seats() {
                    let pair = DeclaredPair { seat, rank };
                    if is_told.is_none_or(|it| it == Some(&pair)) {
                        let own = Sum::exactly(self.parts.held(seat), kind, 2);
                        open.push(([&lower[..], &[pair]].concat(), [&sums[..], &[own]].concat()));
                    }
                }
            }
        }
        cases.extend(open.into_iter().map(|(_, sums)| sums));
        cases
    }

    /// The pairs that a seat may have after an exchange, where that matters: it has declared them
    /// before, or has not said whether it has a Vorbehalt.
    fn kept_pairs(&self) -> Vec<(Seat, Card)> {
        let rules = self.known.rules;
        let is_open = self.known.has_exchange();
        let said = rules.schweine.ranks_at(SchweineMode::Vorbehalt);
        let ranks = || said.clone().filter(|_| is_open);
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

/// Each of these problems in each case of what must hold, with the numbers of the cases.
fn in_each(all: &[(usize, Problem)], cases: &[&[Sum]]) -> Vec<(usize, Problem)> {
    let numbered = cases.iter().enumerate();
    let in_case = |(number, sums): (usize, &&[Sum])| {
        all.iter()
            .map(|(split, problem)| {
                let mut problem = problem.clone();
                problem.sums.extend(sums.iter().copied());
                (split * cases.len() + number, problem)
            })
            .collect::<Vec<_>>()
    };
    numbered.flat_map(in_case).collect()
}

/// Whether it is a game in which single ♣Q make the parties.
fn is_normal(outcome: &Option<Outcome>) -> bool {
    match outcome {
        Some(Outcome::Contract(settled)) => settled.contract == Contract::Normalspiel,
        Some(Outcome::Redeal(_)) | None => false,
    }
}
