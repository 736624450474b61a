//! Whether a claim holds in every world (CLAIM-6).
//!
//! A claim fails by one opponent: he has a card that takes a lead of its class, and enough of
//! that class to keep it; or he has a trump and few cards of a class that is led. So worlds in
//! which an opponent has as much as can be of one class, with each card of it, or as little of
//! it and as many trumps, show whether any world refutes the claim. Where that is not enough, as
//! in the middle of a trick, the worlds are gone through one by one, as far as the bound allows.

use doko_engine::{CardSet, Claim, ClaimKind, Class, Game, Position, Refusal, SchweineMode, Seat};

use crate::ask::{Extent, Found, Looks};
use crate::known::World;
use crate::solve::{Problem, Spent, Sum};
use crate::worlds::{Case, One, Worlds};

/// How many worlds are gone through one by one.
const MOST_TRIED: u32 = 2_000;

impl<'r, 'a> Worlds<'r, 'a> {
    /// Whether the claim ends the game now.
    pub fn claim(&self, claim: &Claim<'_>) -> Found {
        let budget = self.known.budget;
        let judge_in = |position: &Position<'r>| position.clone().claim_within(claim, budget);
        let judge = |world| judge_in(&self.position(world));
        let mut found = Found::NOTHING;
        let mut note = |world: World, position: &Position<'r>| {
            found.note(world, judge_in(position));
            !found.is_open()
        };
        self.look(|one| self.looks_at_order(one, claim), &mut note);
        let is_entitled = |one: &One<'r>| {
            let game = one.position.game().filter(|game| !game.is_over());
            game.and_then(Game::established_soloist) == Some(claim.seat)
        };
        let is_to_prove = claim.kind == ClaimKind::Rest && self.all.iter().any(is_entitled);
        if is_to_prove && !found.is_open() {
            self.prove(claim, judge_in, &mut found);
        }
        found.of_one_world(self, judge)
    }

    /// Looks for worlds of the other answer, until one is found or there is none.
    fn prove(
        &self,
        claim: &Claim<'_>,
        judge: impl Fn(&Position<'r>) -> Result<(), Refusal>,
        found: &mut Found,
    ) {
        self.look(
            |one| self.looks_at_opponents(one, claim.seat),
            |world, position| {
                found.note(world, judge(position));
                !found.is_open()
            },
        );
        let is_settled = match (found.accepted_with, found.refused_with) {
            (Some(_), None) => self.all.iter().all(|one| self.is_plain(one, claim.seat)),
            (None, Some(_)) => self.is_lost(claim),
            (Some(_), Some(_)) | (None, None) => true,
        };
        if is_settled {
            return;
        }
        let budget = self.known.budget;
        let share = budget.share();
        let mut tried = 0;
        for one in &self.all {
            let mut demanded = one.problem.clone();
            one.shown.demand(&self.parts, &mut demanded);
            let mut look = |contents: &[CardSet]| {
                tried += 1;
                let before = budget.spent();
                if let Some(world) = self.parts.world(&self.known, contents) {
                    found.note(world, judge(&self.position(world)));
                }
                share.spend(budget.spent() - before);
                !found.is_open() && tried < MOST_TRIED
            };
            let is_spent = demanded.each(&share, &mut look) == Err(Spent);
            if found.is_open() {
                return;
            }
            if is_spent || tried >= MOST_TRIED {
                found.extent = Extent::Some;
                return;
            }
        }
    }

    /// Whether the claimant leads, and nobody can declare anything any more.
    fn is_plain(&self, one: &One<'r>, seat: Seat) -> bool {
        let schweine = &self.known.rules.schweine;
        let leads = |game: &Game| game.trick().is_empty() && game.to_play() == Some(seat);
        let is_lead = one.position.game().is_some_and(leads);
        let mut modes = schweine.ranks().map(|rank| schweine.mode_of(rank));
        let is_silent = !modes.any(SchweineMode::is_with_card);
        is_lead && is_silent && self.known.knows_hand(seat)
    }

    /// Whether the claim fails by the cards alone: the claimant leads, and an unseen card takes
    /// the first trick that he may lead to, whoever holds it.
    fn is_lost(&self, claim: &Claim<'_>) -> bool {
        let Some(one) = self
            .all
            .first()
            .filter(|one| self.is_plain(one, claim.seat))
        else {
            return false;
        };
        let Some(game) = one
            .position
            .game()
            .filter(|game| game.schweine().is_empty())
        else {
            return false;
        };
        let order = game.order();
        let hand = game.hand(claim.seat);
        let unseen = self.sight().unseen();
        let beaten = |card| {
            let others = unseen.intersect(order.following(card));
            others.kinds().any(|other| order.beats(other, card))
        };
        let is_top = |card| {
            let class = hand.intersect(order.following(card));
            !class.kinds().any(|other| order.beats(other, card))
        };
        match claim.order.first() {
            Some(&first) => beaten(first),
            None => hand.kinds().filter(|&card| is_top(card)).any(beaten),
        }
    }

    /// Hands of the claimant, if that is not known, with each card of the order and with all.
    fn looks_at_order(&self, one: &One<'r>, claim: &Claim<'_>) -> Looks {
        if self.known.knows_hand(claim.seat) {
            return Vec::new();
        }
        let mut all = CardSet::EMPTY;
        let mut looks: Vec<CardSet> = Vec::new();
        for &card in claim.order {
            all.insert(card);
            looks.push([card].into_iter().collect());
        }
        looks.push(all);
        let with = |least: CardSet| {
            let mut problem = one.problem.clone();
            let case = Case::holds(claim.seat, least);
            let (least, most) = one.shown.bounds(case.seat, case.least, case.most);
            problem.bound(self.parts.held(case.seat), least, most);
            problem
        };
        looks.into_iter().map(with).collect()
    }

    /// Hands of the opponents that are as dangerous as they can be.
    fn looks_at_opponents(&self, one: &One<'r>, claimant: Seat) -> Looks {
        let Some(game) = one.position.game() else {
            return Vec::new();
        };
        let order = game.order();
        let mut looks = Vec::new();
        let mut demanded = one.problem.clone();
        one.shown.demand(&self.parts, &mut demanded);
        let is_opponent = |&seat: &Seat| seat != claimant && !self.known.knows_hand(seat);
        for seat in Seat::ALL.into_iter().filter(is_opponent) {
            for class in Class::ALL {
                let members = order.members(class);
                let kinds = members.kinds();
                let each = kinds.map(|card| self.left(one, seat, CardSet::both(card), 1, 2));
                let each: Vec<Sum> = each.collect();
                let with_card = demanded.with_each(&each).into_iter();
                looks.extend(with_card.filter_map(|it| self.with_most(one, it, seat, members)));
                if class != Class::Trump {
                    let few = self.with_fewest(one, demanded.clone(), seat, members);
                    looks.extend(few.and_then(|it| self.with_most(one, it, seat, order.trumps())));
                }
            }
        }
        looks
    }

    /// With as many cards of these kinds in the hand of `seat` as there can be.
    fn with_most(
        &self,
        one: &One<'r>,
        problem: Problem,
        seat: Seat,
        kinds: CardSet,
    ) -> Option<Problem> {
        let most = self.hand_size(one, seat);
        let mut numbers = (0..=most).rev();
        numbers.find_map(|number| self.with_number(one, &problem, (seat, kinds), number))
    }

    /// With as few cards of these kinds in the hand of `seat` as there can be.
    fn with_fewest(
        &self,
        one: &One<'r>,
        problem: Problem,
        seat: Seat,
        kinds: CardSet,
    ) -> Option<Problem> {
        let mut numbers = 0..=self.hand_size(one, seat);
        numbers.find_map(|number| self.with_number(one, &problem, (seat, kinds), number))
    }

    fn with_number(
        &self,
        one: &One<'r>,
        problem: &Problem,
        (seat, kinds): (Seat, CardSet),
        number: u16,
    ) -> Option<Problem> {
        let mut problem = problem.clone();
        problem
            .sums
            .push(self.left(one, seat, kinds, number, number));
        let found = problem.solve(self.known.budget).ok()??;
        (!found.is_empty()).then_some(problem)
    }

    fn hand_size(&self, one: &One<'r>, seat: Seat) -> u16 {
        one.position
            .game()
            .map_or(0, |game| game.hand(seat).len() as u16)
    }
}
