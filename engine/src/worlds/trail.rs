//! What the actions of a record show of the hands behind them.

use core::cmp::Reverse;

use super::{Case, Known, MOST_COURSES, Numbers, Overlooked, Told, Way, World, Worlds};
use crate::action::{Action, ExtraWord};
use crate::card::{Card, Rank};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::game::Game;
use crate::list::List;
use crate::order::CardOrder;
use crate::replay::Replay;
use crate::schweine::card_of_pair;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::RedealReason;
use crate::word::Word;

/// What each seat has shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trail {
    /// The cards that it has played.
    pub(super) played: BySeat<CardSet>,
    /// The kinds that it holds no more, because it did not follow with them.
    pub(super) void: BySeat<CardSet>,
    /// The pairs that it said to hold.
    pub(super) pairs: BySeat<CardSet>,
    /// Who pushed cards that nobody takes, and has them again.
    pub(super) unwanted: Option<Seat>,
    /// Whether every action could be followed: cards in turn, and no class played
    /// that was not followed with before.
    pub(super) is_complete: bool,
    /// The order of the cards as far as the record was followed.
    pub(super) order: &'static CardOrder,
    // How many actions could be followed, and the pairs that were said to be held by then.
    steps: usize,
    followed: BySeat<CardSet>,
}

impl Trail {
    pub(super) const NONE: Trail = Trail {
        played: BySeat::new([CardSet::EMPTY; 4]),
        void: BySeat::new([CardSet::EMPTY; 4]),
        pairs: BySeat::new([CardSet::EMPTY; 4]),
        unwanted: None,
        is_complete: false,
        order: CardOrder::of(Contract::Normalspiel),
        steps: 0,
        followed: BySeat::new([CardSet::EMPTY; 4]),
    };

    /// What the record shows in each of its [courses](Way::course).
    pub(super) fn of_courses(
        known: &Known<'_, '_>,
        overlooked: Overlooked,
    ) -> [Trail; MOST_COURSES] {
        let mut trails = [Trail::NONE; MOST_COURSES];
        for course in known.courses() {
            if let Some(trail) = trails.get_mut(course) {
                *trail = Trail::follow(known, overlooked, course);
            }
        }
        // A course that does not go so far shows what another one does.
        if let Some(complete) = trails.iter().copied().find(|it| it.is_complete) {
            let others = trails.iter_mut().filter(|it| !it.is_complete);
            others.for_each(|it| *it = complete);
        }
        trails
    }

    /// Follows the record in some world in which it takes this [course](Way::course). Who
    /// is on turn does not depend on what else others hold, and so not on the world that is
    /// taken, as long as everything said up to the contract is legal with it.
    pub(super) fn follow(known: &Known<'_, '_>, overlooked: Overlooked, course: usize) -> Trail {
        let mut best = Trail::NONE;
        let queens = known.queens_decide();
        let of_course = |way: &Way| way.course(queens) == course;
        for way in known.ways().filter(of_course) {
            let trail = Trail::with(known, overlooked, way);
            // The first of those that go farthest.
            let both = [best, trail].into_iter();
            let farthest = both.min_by_key(|it| Reverse((it.steps, it.is_complete)));
            best = farthest.unwrap_or(best);
            if best.is_complete {
                break;
            }
        }
        best
    }

    /// Follows the record with a deal of this kind: as far as somebody says to hold a pair that
    /// goes with no hands, after what was said before.
    fn with(known: &Known<'_, '_>, overlooked: Overlooked, way: Way) -> Trail {
        let mut pairs = Trail::NONE.pairs;
        let mut before = None;
        // Every round but the last learns a pair.
        loop {
            let start = Trail {
                pairs,
                ..Trail::NONE
            };
            let guess = Worlds {
                known: *known,
                overlooked,
                queens_decide: false,
                trails: [start; MOST_COURSES],
                ways: Numbers::default(),
                told: Told::nothing(),
                firsts: List::new(None),
            };
            let walked = |world| {
                let mut walk = Walk::of(known, overlooked, world, start);
                walk.walk();
                let redeal = walk.replay.position().redeal();
                let refused = redeal.filter(|it| it.reason == RedealReason::ArmutRefused);
                walk.trail.unwanted = refused.map(|it| it.seat);
                if let Some(game) = walk.replay.position().game() {
                    walk.trail.order = Game::order(game);
                }
                walk.trail
            };
            let Some(plain) = guess.filled(way, &Case::ANY, CardSet::EMPTY) else {
                // No hands have all that was declared: it goes up to the last of it.
                return before.unwrap_or(start);
            };
            let mut trail = walked(plain);
            // Of which card a pair is that was declared can depend on what was answered.
            if !trail.is_complete && guess.has_answer() {
                let answered = |of: &Worlds<'_, '_>| of.answered(plain, way, &Case::ANY);
                let found = || answered(&guess).or_else(|| answered(&guess.whatever_pairs()?));
                if let Some(found) = known.budget.open_unless_found(found) {
                    trail = walked(found);
                }
            }
            if trail.pairs == pairs {
                return trail;
            }
            before = Some(Trail {
                pairs: trail.followed,
                ..trail
            });
            pairs = trail.pairs;
        }
    }
}

/// A record on its way.
struct Walk<'r, 'a> {
    known: Known<'r, 'a>,
    overlooked: Overlooked,
    has_exchange: bool,
    replay: Replay<'r, 'a>,
    trail: Trail,
}

/// What becomes of an action that takes a pair.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Declared {
    Accepted,
    /// Also by a hand that holds the pair, as far as that is known.
    Refused,
    /// Refused by a hand of which nobody knew that it holds the pair.
    News,
}

impl<'r, 'a> Walk<'r, 'a> {
    fn of(known: &Known<'r, 'a>, overlooked: Overlooked, world: World, trail: Trail) -> Self {
        Walk {
            known: *known,
            overlooked,
            has_exchange: known.has_exchange(),
            replay: known.replay(world),
            trail,
        }
    }

    /// Goes on to the first action that is wrong whatever anybody holds, or shows
    /// that the deal is another one.
    fn walk(&mut self) {
        while let Some((section, index, action)) = self.replay.peek() {
            let overlooked = self.overlooked.contains(section, index);
            let goes_on = match action {
                // What was exchanged is looked at with the exchange.
                Action::Say(seat, Word::Schweine(rank))
                    if !self.has_exchange && self.known.trust.checks(index) =>
                {
                    self.declare(index, seat, rank)
                }
                Action::Say(..) => self.replay.step().is_some_and(|it| it.outcome.is_ok()),
                Action::Play(seat, card) => self.play(seat, card, overlooked),
                Action::Extra(seat, word) => self.extra(seat, word),
            };
            if !goes_on {
                return;
            }
            self.trail.steps += 1;
            self.trail.followed = self.trail.pairs;
        }
        self.trail.is_complete = true;
    }

    fn play(&mut self, seat: Seat, card: Card, overlooked: bool) -> bool {
        let game = self.replay.position().game();
        let Some(game) = game.filter(|game| game.to_play() == Some(seat)) else {
            return false;
        };
        let (order, demanded) = (game.order(), game.demanded());
        let class = order.class(card);
        let void = self.trail.void.get_mut(seat);
        if void.contains(card) || !self.trail.played.get_mut(seat).insert(card) {
            return false;
        }
        if let Some(demanded) = demanded.filter(|&demanded| demanded != class && !overlooked) {
            *void = void.union(order.members(demanded));
        }
        if self.replay.step().is_some_and(|it| it.outcome.is_err()) {
            self.replay.lay(card);
        }
        true
    }

    /// Whether an announcement or a claim is legal is asked of each deal later.
    fn extra(&mut self, seat: Seat, word: ExtraWord) -> bool {
        match word {
            ExtraWord::Announcement(_) => self.replay.step().is_some(),
            ExtraWord::Claim(_) => self.replay.skip().is_some(),
            ExtraWord::Schweine(rank) => {
                let game = self.replay.position().game();
                let card = game.and_then(|game| card_of_pair(game.contract(), rank));
                let declared = self.pair(seat, card);
                // With another hand the card may be played with which they are declared.
                if declared == Declared::Refused {
                    self.replay.assume_schweine(seat, rank);
                }
                declared != Declared::News
            }
            ExtraWord::Genscher(partner) => {
                let declared = self.pair(seat, Some(Card::DK));
                if declared == Declared::Refused {
                    self.replay.assume_partner(seat, partner);
                }
                declared != Declared::News
            }
        }
    }

    /// What is declared with `card` shows, as long as no card lies after it, that `seat` may
    /// lay it: what is demanded it does not hold. The card that lies shows that by itself,
    /// and can be the one that was wrong.
    fn note_void(&mut self, seat: Seat, card: Option<Card>) {
        if self.replay.is_at_last_card()
            && let Some(game) = self.replay.position().game()
            && let Some((card, demanded)) = card.zip(game.demanded())
            && game.to_play() == Some(seat)
            && game.order().class(card) != demanded
        {
            let void = self.trail.void.get_mut(seat);
            *void = void.union(game.order().members(demanded));
        }
    }

    /// Schweine before the first card. The contract says of which card they are; if another
    /// hand has one of these, hands decide which contract it is.
    fn declare(&mut self, index: usize, seat: Seat, rank: Rank) -> bool {
        let position = self.replay.position();
        let mut card = position.round().card_of(position.rules(), seat, rank);
        if self.known.is_elsewhere(seat, card) {
            card = self.known.card_declared(index, seat, rank);
        } else if self.known.leaves_pair_open(index, seat, rank) {
            self.known.budget.leave_open();
        }
        let accepted = self.replay.step().is_some_and(|it| it.outcome.is_ok());
        self.learn(seat, Some(card));
        accepted
    }

    /// An action that takes both copies of `card`.
    fn pair(&mut self, seat: Seat, card: Option<Card>) -> Declared {
        self.note_void(seat, card);
        let is_refused = self.replay.step().is_some_and(|it| it.outcome.is_err());
        match (is_refused, self.learn(seat, card)) {
            (false, _) => Declared::Accepted,
            (true, false) => Declared::Refused,
            (true, true) => Declared::News,
        }
    }

    /// Every hand from here on has this pair, also where the guess had it by chance.
    /// Whether that was not known.
    fn learn(&mut self, seat: Seat, card: Option<Card>) -> bool {
        let pair = card.map(CardSet::both).unwrap_or_default();
        let pairs = self.trail.pairs.get_mut(seat);
        let new = !pair.is_subset(*pairs);
        *pairs = pairs.union(pair);
        new
    }
}
