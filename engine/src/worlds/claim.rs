//! Whether a claim holds with every deal that fits (CLAIM-6).

use super::fill::give;
use super::trail::Trail;
use super::{Case, Extent, Found, Numbers, Sight, Way, World, Worlds};
use crate::action::{Claim, ClaimKind};
use crate::card::{Card, Class};
use crate::card_set::CardSet;
use crate::game::Game;
use crate::inevitable::{beats_now, may_beat};
use crate::list::List;
use crate::order::CardOrder;
use crate::position::Position;
use crate::seat::Seat;

/// How many deals are gone through one by one before nothing more is said of those
/// that are left, if the budget lasts so long.
const MOST_DEALS_TRIED: u32 = 2_000;

/// What it takes to look for cards that went over so that given hands are played with: mostly
/// there are none.
const STEPS_TO_EXCHANGE: u32 = 96;

/// How many deals are told apart of those that are likely.
const MOST_LIKELY: usize = 64;

impl Worlds<'_, '_> {
    /// Whether the claim ends the game now.
    ///
    /// First come the deals in which an opponent lies in wait with a class of
    /// cards, and those in which he can ruff. If they agree, the claim may be
    /// sound by the cards alone, or fail; if not even that is so, all deals are gone
    /// through, as far as the bound allows.
    pub fn claim(&self, claim: &Claim<'_>) -> Found {
        let budget = self.known.budget;
        let judge = |world| self.position(world).claim_within(claim, budget);
        let mut found = Found::NOTHING;
        let mut note = |world| found.note(world, judge(world));
        self.deals_told_apart(Case::ANY).for_each(&mut note);
        if self.known.hand(claim.seat).is_none() {
            self.look_for(claim.seat, claim.order, note);
        }
        if claim.kind == ClaimKind::Surrender || found.is_open() {
            return found.of_one_deal(budget, judge);
        }
        let entitled = self.deals_told_apart(Case::ANY).any(|world| {
            let position = self.position(world);
            let game = position.game().filter(|game| !game.is_over());
            game.and_then(Game::established_soloist) == Some(claim.seat)
        });
        if !entitled {
            return found.of_one_deal(budget, judge);
        }
        self.likely(self.ways(), |world| {
            if self.is_fitting(world) {
                found.note(world, judge(world));
            }
            !found.is_open() && !budget.is_spent()
        });
        let settled = match (found.accepted_with, found.refused_with) {
            (Some(_), None) => self.is_sound(claim),
            (None, Some(_)) => self.is_lost(claim),
            (Some(_), Some(_)) | (None, None) => false,
        };
        if !settled && !found.is_open() {
            found.extent = self.each(&Case::ANY, MOST_DEALS_TRIED, |world| {
                found.note(world, judge(world));
                !found.is_open()
            });
        }
        found.of_one_deal(budget, judge)
    }

    /// A deal with which the record is legal although a claim in it must hold.
    pub(super) fn fitting(&self, way: Way, case: &Case, first: CardSet) -> Option<World> {
        let mut fitting = self
            .world(way, case, first)
            .filter(|&world| self.fits(world));
        if fitting.is_none() {
            self.likely(core::iter::once(way), |world| {
                let of_case = self.is_of(world, way, case) && self.fits(world);
                fitting = of_case.then_some(world);
                !of_case && !self.known.budget.is_spent()
            });
        }
        // Whether a hand can be so is certain only if no deal is left out.
        let is_open = fitting.is_none() && *case != Case::ANY;
        if is_open && self.filled(way, case, first).is_some() {
            let (found, extent) = self.one_of_all(way, case);
            if found.is_none() && extent == Extent::Some {
                self.known.budget.leave_open();
            }
            fitting = found;
        }
        fitting
    }

    /// The deals that fit the record, gone through one by one, where those that are likely
    /// do not fit a claim. None if there are too many of a kind.
    pub(super) fn one_by_one(mut self) -> Self {
        let none = self.clone();
        for (number, way) in self.known.ways().enumerate() {
            if !self.trail(way).is_complete {
                continue;
            }
            match none.one_of_all(way, &Case::ANY) {
                (None, Extent::All) => (),
                (None, Extent::Some) => return none,
                (found, _) => {
                    self.ways.insert(number);
                    self.firsts.push(found);
                }
            }
        }
        self
    }

    /// A deal of this kind that fits the record and fulfils `case`, and whether all were
    /// looked at if there is none.
    fn one_of_all(&self, way: Way, case: &Case) -> (Option<World>, Extent) {
        let mut of_way = self.clone();
        of_way.ways = Numbers::default();
        if let Some(number) = self.known.ways().position(|it| it == way) {
            of_way.ways.insert(number);
        }
        let mut found = None;
        let extent = of_way.each(case, MOST_DEALS_TRIED, |world| {
            let is_one = self.is_as_heard(world);
            found = is_one.then_some(world);
            !is_one
        });
        (found, extent)
    }

    /// Whether a world that has everything else fits claims and answers, too.
    fn is_fitting(&self, world: World) -> bool {
        !(self.has_claim() || self.has_answer()) || self.fits(world)
    }

    fn is_of(&self, world: World, way: Way, case: &Case) -> bool {
        let hand = self.known.held(&world, case.seat);
        case.allows(hand.minus(*self.trail(way).played.get(case.seat)))
    }

    /// Deals in which all hands have about as much of each class, with which most claims
    /// hold; then those in which one hand has as much as can be of one class, or nothing
    /// of another one; until `visit` says that it is enough.
    fn likely(
        &self,
        ways: impl Iterator<Item = Way> + Clone,
        mut visit: impl FnMut(World) -> bool,
    ) {
        // It is the same with all of them.
        let order = ways.clone().next().map(|way| self.trail(way).order);
        let Some(order) = order else {
            return;
        };
        let mut seen: List<Option<World>, MOST_LIKELY> = List::new(None);
        // A hand that is known leaves the first choice to the next seat.
        let unknown = |&seat: &Seat| self.known.hand(seat).is_none();
        let mut goes_on = |world: Option<World>| {
            let Some(world) = world.filter(|&it| !seen.contains(&Some(it))) else {
                return true;
            };
            seen.push(Some(world));
            visit(world)
        };
        for way in ways.clone() {
            for seat in Seat::ALL.into_iter().filter(unknown) {
                if !goes_on(self.filled_evenly(way, seat)) {
                    return;
                }
            }
        }
        for seat in Seat::ALL.into_iter().filter(unknown) {
            for class in Class::ALL {
                let members = order.members(class);
                let lacks = Class::ALL.map(|other| Case::lacks(seat, order.members(other)));
                let cases = [Case::holds(seat, CardSet::EMPTY)].into_iter().chain(lacks);
                for case in cases {
                    for way in ways.clone() {
                        if !goes_on(self.world(way, &case, members)) {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// The order of the cards, which does not depend on the deal.
    pub(super) fn order(&self) -> &'static CardOrder {
        let first = self.ways().next();
        first.map_or(Trail::NONE.order, |way| self.trail(way).order)
    }

    /// Every world that fits, until `visit` says that it is enough; of those in which
    /// the same hands are played with after an exchange, one. Without an exchange they
    /// fulfil `case`.
    pub(super) fn each(
        &self,
        case: &Case,
        most: u32,
        mut visit: impl FnMut(World) -> bool,
    ) -> Extent {
        let exchange = self.known.has_exchange();
        let budget = self.known.budget;
        let mut tried = 0;
        let mut goes_on = true;
        let mut last = None;
        for way in self.ways() {
            let same = exchange && last == Some(way.kept);
            last = Some(way.kept);
            let bins = if exchange {
                Some(self.hands_after_exchange(way)).filter(|_| !same)
            } else {
                self.bins(way, case)
            };
            let (Some(bins), Some(pool)) = (bins, self.unseen(way)) else {
                continue;
            };
            let mut bins = bins;
            for bin in bins.as_mut_slice() {
                bin.held = CardSet::EMPTY;
            }
            give(&mut bins, pool, &mut |bins| {
                budget.spend(1);
                let Some(bins) = bins else {
                    return !budget.is_spent();
                };
                tried += 1;
                let within = tried <= most && !budget.is_spent();
                let mut ways = self.ways().filter(|it| {
                    let alike = exchange && it.kept == way.kept;
                    within && (alike || *it == way)
                });
                let world = ways.find_map(|way| {
                    budget.spend(if exchange { STEPS_TO_EXCHANGE } else { 0 });
                    let world = self.world_with(way, bins);
                    world.filter(|&world| self.is_fitting(world))
                });
                goes_on = within && world.is_none_or(&mut visit);
                goes_on
            });
            if budget.is_spent() || tried > most {
                return Extent::Some;
            }
            if !goes_on {
                return Extent::All;
            }
        }
        Extent::All
    }

    /// Whether the claim holds by the cards alone: the claimant leads, no unseen
    /// card beats any of his within its class, and when he leads Fehl nobody can
    /// still ruff it.
    fn is_sound(&self, claim: &Claim<'_>) -> bool {
        let sight = self.sight();
        let world = self.deals(Case::ANY).next();
        let position = world.map(|world| self.position(world));
        let Some(game) = position.as_ref().and_then(Position::game) else {
            return false;
        };
        let leads = game.trick().is_empty() && game.to_play() == Some(claim.seat);
        let Some(mut rest) = sight.hand(claim.seat).filter(|_| leads) else {
            return false;
        };
        let mut trumps_led = 0;
        let is_trump = |card: Card| game.order().class(card) == Class::Trump;
        let holds = |card: Card, trumps_led: u32| {
            let mut others = Seat::ALL.into_iter().filter(|&it| it != claim.seat);
            others.all(|other| self.stands(game, &sight, other, card, trumps_led))
        };
        for &card in claim.order {
            if !holds(card, trumps_led) || !rest.remove(card) {
                return false;
            }
            trumps_led += u32::from(is_trump(card));
        }
        rest.kinds().all(|card| holds(card, trumps_led))
    }

    /// Whether the claim fails by the cards alone: the claimant leads, and an unseen
    /// card beats the first that he may lead, whoever holds it.
    fn is_lost(&self, claim: &Claim<'_>) -> bool {
        let sight = self.sight();
        let world = self.deals(Case::ANY).next();
        let position = world.map(|world| self.position(world));
        let Some(game) = position.as_ref().and_then(Position::game) else {
            return false;
        };
        let leads = game.trick().is_empty() && game.to_play() == Some(claim.seat);
        let Some(hand) = sight.hand(claim.seat).filter(|_| leads) else {
            return false;
        };
        let order = game.order();
        let beaten = |card: Card| {
            let others = sight.unseen().intersect(order.following(card)).kinds();
            // Of two equal cards it may matter which trick it is.
            let mut others = others.filter(|&other| other != card);
            others.any(|other| {
                sight.possible_holders(other).all(|holder| {
                    let (led, late) = ((claim.seat, card), (holder, other));
                    beats_now(self.known.rules, game, led, late)
                })
            })
        };
        let height = |card| game.height_as_next(self.known.rules, claim.seat, card);
        let raised = |card| (card, height(card));
        let is_top = |&card: &Card| {
            let class = hand.intersect(order.following(card));
            let mut class = class.kinds();
            !class.any(|other| order.outranks(raised(other), raised(card)))
        };
        match claim.order.first() {
            Some(&first) => beaten(first),
            None => hand.kinds().filter(is_top).any(beaten),
        }
    }

    /// Whether `other` certainly loses to `card`, led after so many trumps.
    fn stands(&self, game: &Game, sight: &Sight, other: Seat, card: Card, trumps_led: u32) -> bool {
        let order = game.order();
        let may_hold = sight.most(other);
        let class = order.following(card);
        let mut same = may_hold.intersect(class).kinds();
        let led = (game.trick().leader(), card);
        let rules = self.known.rules;
        let beaten = same.any(|it| {
            let may_rise = game.could_declare_with(rules, other, it, may_hold);
            may_rise || may_beat(rules, game, led, (other, it))
        });
        let trumps = may_hold.intersect(order.trumps()).len();
        let drawn = trumps.min(game.hand(other).len()) <= trumps_led;
        !beaten && (order.class(card) == Class::Trump || drawn)
    }
}
