//! [`Worlds`]: the deals that fit a record of which not every hand is known.
//!
//! The spine knows whole deals. Whoever knows less asks about every deal with
//! which the record is legal, and these are told apart by little:
//!
//! * What was played and not followed leaves for each kind of card the seats that
//!   may still hold it, and for each seat how many cards it holds. Whether the
//!   cards can be given out so is a question of exchanges (`fill`).
//! * The parties, and with them contract, announcements and their limits, depend
//!   on the ♣Q alone. There are ten ways to deal two ♣Q; for each one deal is
//!   replayed, and where that is legal, every other one with the same owners is,
//!   too.
//! * What was answered to categories depends also on who has an Armut, or a hand to
//!   throw in, or a pair of Schweine. For each combination of these classes one deal
//!   is looked for (`answers`, `classes`, `asked`), if hands of these classes show that
//!   the words are legal (`samples`).
//! * A claim depends on all cards; deals are gone through one by one (`claim`).
//!
//! Cards that go over in an Armut make two hands of one: there the parts that both
//! consist of are given out (`exchange`), and a world says which cards went over.
//!
//! So one deal for each way shows all that can be the case, and a question that
//! asks for more, such as whether a seat may hold a card, is asked with that card
//! in its hand. The record is followed by the spine itself, never a second time.

mod answers;
mod ask;
mod asked;
mod asks;
mod begun;
mod bids;
mod claim;
mod classes;
mod count;
mod declared;
mod demand;
mod discards;
mod doubt;
mod exchange;
mod fill;
mod handover;
mod hands;
mod heard;
mod judged;
mod looks;
mod matching;
mod origins;
mod overlooked;
mod pairs;
mod portions;
mod samples;
mod sight;
mod split;
mod standing;
#[cfg(test)]
mod tests;
mod trail;
mod variants;
mod way;
mod wish;
mod words;

use crate::action::{ClaimKind, ExtraWord, Record, Section};
use crate::budget::Budget;
use crate::card_set::CardSet;
use crate::list::List;
use crate::replay::Replay;
use crate::ruleset::RuleSet;
use crate::schweine::DeclaredPair;
use crate::seat::{BySeat, Seat};
use crate::trust::Trust;
use crate::vorbehalt::Context;

pub use ask::{Extent, Found};
pub use doubt::Unproven;
pub use handover::{Hidden, World};
pub use heard::{Heard, Table};
pub use judged::{Judged, Violation};
use overlooked::Overlooked;
use samples::Told;
pub use sight::Sight;
use standing::Standing;
use trail::Trail;
use way::{MOST_COURSES, Numbers, OWNERS, Way};

/// A game as somebody knows it: the hands that he knows, and the record.
#[derive(Clone, Copy, Debug)]
pub struct Known<'r, 'a> {
    /// The rule set.
    pub rules: &'r RuleSet,
    /// What the list asks of the players.
    pub context: Context,
    /// The hands as dealt, where they are known.
    pub hands: BySeat<Option<CardSet>>,
    /// Everything that happened.
    pub record: Record<'a>,
    /// The exchanges of Armuten whose cards are not all known; the record has any
    /// cards in their place.
    pub hidden: [Option<Hidden>; 2],
    /// The announcements that everybody heard the rules enter, such as for Schweine
    /// (SCHW-3); the record does not say it.
    pub heard: Heard,
    /// What every search draws from.
    pub budget: &'a Budget,
    /// The pairs of Schweine that count when the first card is led, if everybody heard
    /// which: those of an acceptor are void if he gives one of the cards back.
    pub pairs: Option<List<DeclaredPair, 4>>,
    /// Which of the words before the first card are taken to be right; none but where it is
    /// asked what would follow then.
    pub(crate) trust: Trust,
}

impl<'r, 'a> Known<'r, 'a> {
    /// The record with the hands that are known, where no cards of an exchange are hidden.
    pub fn new(
        rules: &'r RuleSet,
        context: Context,
        hands: BySeat<Option<CardSet>>,
        record: Record<'a>,
        budget: &'a Budget,
    ) -> Known<'r, 'a> {
        Known {
            rules,
            context,
            hands,
            record,
            hidden: [None; 2],
            heard: Heard::default(),
            budget,
            pairs: None,
            trust: Trust::NONE,
        }
    }

    /// Goes through the record as it would be in this world.
    pub fn replay(&self, world: World) -> Replay<'r, 'a> {
        Replay::new(self.rules, self.context, world.deal, self.record)
            .with_hidden(self.piles(&world))
            .trusting(self.trust)
            .drawing_on(self.budget)
    }

    /// Everything that tells deals apart.
    fn ways(&self) -> impl Iterator<Item = Way> + Clone + use<> {
        let conditions = self.conditions();
        self.kept().flat_map(move |kept| {
            (0..conditions).flat_map(move |condition| {
                let way = move |owners| Way {
                    owners,
                    condition,
                    kept,
                    standing: Standing::Any,
                };
                OWNERS.into_iter().map(way)
            })
        })
    }

    /// Whether the record can take another course with both ♣Q in one hand: Schweine count only
    /// so, or only otherwise. After an exchange an Armut is played.
    fn queens_decide(&self) -> bool {
        self.rules.schweine.tell_a_stille_hochzeit() && !self.has_exchange()
    }

    /// The courses that the record takes in these ways.
    fn courses(&self) -> impl Iterator<Item = usize> + use<> {
        let queens = self.queens_decide();
        let courses: List<usize, MOST_COURSES> = self.ways().fold(List::new(0), |mut all, way| {
            let course = way.course(queens);
            if !all.contains(&course) {
                all.push(course);
            }
            all
        });
        (0..courses.len()).filter_map(move |it| courses.get(it).copied())
    }

    /// The same with the first actions of the record only.
    pub fn up_to(self, actions: usize) -> Known<'r, 'a> {
        let record = self.record.up_to(actions);
        Known { record, ..self }
    }
}

/// What a hand must be like, beyond what the record says.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Case {
    /// Whose hand it is.
    pub seat: Seat,
    /// The cards that it still holds at least.
    pub least: CardSet,
    /// The cards that it still holds at most.
    pub most: CardSet,
}

impl Case {
    /// No demand.
    pub const ANY: Case = Case {
        seat: Seat::First,
        least: CardSet::EMPTY,
        most: CardSet::FULL,
    };

    /// The hand still holds these cards.
    pub const fn holds(seat: Seat, least: CardSet) -> Case {
        Case {
            seat,
            least,
            most: CardSet::FULL,
        }
    }

    /// The hand holds none of these kinds any more.
    pub const fn lacks(seat: Seat, kinds: CardSet) -> Case {
        Case {
            seat,
            least: CardSet::EMPTY,
            most: CardSet::FULL.without(kinds),
        }
    }

    /// Whether its hand fulfils it of which these cards are left.
    const fn allows(&self, left: CardSet) -> bool {
        self.least.is_subset(left) && left.is_subset(self.most)
    }
}

/// The deals with which a record is legal, or those that give its cards out.
#[derive(Clone, Debug)]
pub struct Worlds<'r, 'a> {
    known: Known<'r, 'a>,
    overlooked: Overlooked,
    queens_decide: bool,
    // One for each course.
    trails: [Trail; MOST_COURSES],
    ways: Numbers,
    // What was found of the answers.
    told: Told,
    // A world for each of the first ways.
    firsts: List<Option<World>, MOST_FIRSTS>,
}

/// What it takes to give all cards out.
const STEPS_TO_FILL: u32 = 16;

/// The worlds that are kept: of all ways where one hand was thrown in by any of eight
/// conditions, but those of an Armut that differ in the pairs that acceptors kept.
const MOST_FIRSTS: usize = OWNERS.len() * 8;

impl<'r, 'a> Worlds<'r, 'a> {
    /// The deals that fit `known`.
    pub fn of(known: Known<'r, 'a>) -> Worlds<'r, 'a> {
        Worlds::but_for(known, Overlooked::NONE)
    }

    /// The deals that fit `known` if these actions may break the rules.
    fn but_for(known: Known<'r, 'a>, overlooked: Overlooked) -> Worlds<'r, 'a> {
        Worlds::along(known, overlooked, Trail::of_courses(&known, overlooked))
    }

    /// Those of them in which the hands have shown what these `trails` say.
    fn along(
        known: Known<'r, 'a>,
        overlooked: Overlooked,
        trails: [Trail; MOST_COURSES],
    ) -> Worlds<'r, 'a> {
        let mut worlds = Worlds {
            known,
            overlooked,
            queens_decide: known.queens_decide(),
            trails,
            ways: Numbers::default(),
            told: Told::nothing(),
            firsts: List::new(None),
        };
        for (number, way) in known.ways().enumerate() {
            if !worlds.trail(way).is_complete {
                continue;
            }
            let world = worlds.first(way);
            if let Some(world) = world.filter(|&world| worlds.is_as_heard(world)) {
                worlds.ways.insert(number);
                worlds.firsts.push(Some(world));
            }
        }
        worlds
    }

    /// The same, but these words are taken to be right: nothing was looked at so far.
    fn trusting(&self, trust: Trust) -> Worlds<'r, 'a> {
        Worlds {
            known: Known {
                trust,
                ..self.known
            },
            told: Told::nothing(),
            ..*self
        }
    }

    /// A deal of this kind that fits.
    fn first(&self, way: Way) -> Option<World> {
        if self.has_claim() {
            return self.fitting(way, &Case::ANY, CardSet::EMPTY);
        }
        let world = self.world(way, &Case::ANY, CardSet::EMPTY);
        world.filter(|&world| self.fits(world))
    }

    /// What is known.
    pub const fn known(&self) -> &Known<'r, 'a> {
        &self.known
    }

    /// Whether no deal fits.
    pub fn is_empty(&self) -> bool {
        self.ways.is_empty()
    }

    /// One world for each thing that can be the case, and that fulfils `case`.
    pub fn deals(&self, case: Case) -> impl Iterator<Item = World> {
        self.each_way(case).map(|(_, world)| world)
    }

    /// One world for each thing that cards can still depend on, and that fulfils
    /// `case`.
    fn alike(&self, case: Case) -> impl Iterator<Item = (Way, World)> {
        // Nobody plays alone after an exchange, and so nobody has claimed the rest.
        let exchange = self.known.has_exchange() && !self.has_answer();
        let after = exchange.then(|| self.whoever_has_queens(case));
        let others = (!exchange).then(|| self.each_way(case));
        after
            .into_iter()
            .flatten()
            .chain(others.into_iter().flatten())
    }

    fn each_way(&self, case: Case) -> impl Iterator<Item = (Way, World)> {
        let has_claim = self.has_claim();
        self.ways().enumerate().filter_map(move |(place, way)| {
            let first = self.firsts.get(place).copied().flatten();
            let world = if let Some(world) = first.filter(|_| case == Case::ANY) {
                Some(world)
            } else if has_claim {
                self.fitting(way, &case, CardSet::EMPTY)
            } else {
                self.world(way, &case, CardSet::EMPTY)
            };
            Some((way, world?))
        })
    }

    /// A world for each course that the record takes with one.
    fn one_of_each_course(&self) -> impl Iterator<Item = World> {
        let mut seen = [false; MOST_COURSES];
        self.each_way(Case::ANY).filter_map(move |(way, world)| {
            let seen = seen.get_mut(way.course(self.queens_decide))?;
            let is_new = !core::mem::replace(seen, true);
            is_new.then_some(world)
        })
    }

    /// What the record shows of the hands if it is played in this way.
    fn trail(&self, way: Way) -> &Trail {
        let own = self.trails.get(way.course(self.queens_decide));
        own.unwrap_or(&Trail::NONE)
    }

    /// Whether the record has a claim to the rest, which holds with some deals
    /// and not with others, whoever has the ♣Q.
    fn has_claim(&self) -> bool {
        let claim = ExtraWord::Claim(ClaimKind::Rest);
        let overlooked = |index| self.overlooked.contains(Section::Extras, index);
        let mut extras = self.known.record.extras.iter().enumerate();
        extras.any(|(index, extra)| extra.word == claim && !overlooked(index))
    }

    /// The deals that fit the record before such a claim, which plays no card.
    fn before_claim(&self) -> Option<Worlds<'r, 'a>> {
        let claim = ExtraWord::Claim(ClaimKind::Rest);
        let record = self.known.record;
        let is_claim = |actions: &usize| match record.action(*actions) {
            Some((Section::Extras, index)) => {
                let known = self.overlooked.contains(Section::Extras, index);
                !known && record.extras.get(index).is_some_and(|it| it.word == claim)
            }
            Some((Section::Said | Section::Plays, _)) | None => false,
        };
        let actions = (0..record.actions()).find(is_claim)?;
        Some(Worlds::but_for(self.known.up_to(actions), self.overlooked))
    }

    /// What every deal shows of the hands at the end of the record. What a claim
    /// shows of them is left out.
    pub fn sight(&self) -> Sight {
        match self.before_claim() {
            Some(before) => Sight::of(&before),
            None => Sight::of(self),
        }
    }

    fn ways(&self) -> impl Iterator<Item = Way> + Clone {
        let ways = self.ways;
        let all = self.known.ways().enumerate();
        all.filter(move |(number, _)| ways.contains(*number))
            .map(|(_, way)| way)
    }

    /// Whether the record is legal in `world`, but for what is overlooked.
    fn fits(&self, world: World) -> bool {
        let mut replay = self.known.replay(world);
        while let Some((step, _)) = replay.next_refused() {
            if !self.overlooked.contains(step.section, step.index) || !replay.overlook(&step) {
                return false;
            }
        }
        true
    }
}
