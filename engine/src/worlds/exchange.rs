//! The worlds of an Armut in which cards were pushed.
//!
//! Whose cards go over are dealt one hand and play with another one. Both are the
//! same few parts: what the poor player keeps, what he pushes and gets back or not,
//! what the acceptor gives, and what he keeps. What was dealt, pushed, given back,
//! or played binds some of the parts together.

mod binding;

use super::fill::{Bin, Bins, NO_BIN};
use super::handover::Handover;
use super::split::{Contents, MOST_PARTS, Parts, Split};
use super::wish::{NO_WISHES, Wishes};
use super::{Case, Way, World, Worlds};
use crate::action::Piles;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::deal::Deal;
use crate::list::List;
use crate::options::ArmutReturn;
use crate::seat::{BySeat, Seat};

/// Cards with one way through the exchanges.
#[derive(Clone, Copy, Debug)]
struct Part {
    dealt: Seat,
    /// Who holds them after it, if anybody does yet.
    held: Option<Seat>,
    /// The exchange in which they were pushed, and given back.
    pushed: Option<usize>,
    returned: Option<usize>,
}

const NO_PART: Part = Part {
    dealt: Seat::First,
    held: None,
    pushed: None,
    returned: None,
};

/// Who was dealt the ♣Q.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Queens {
    OfTheWay,
    Anywhere,
}

/// What is asked of the hands beside what is known of them.
struct Dealt<'d> {
    /// What everybody plays with.
    hands: Option<&'d Hands>,
    queens: Queens,
    /// What hands as dealt should be like.
    wishes: &'d Wishes,
}

/// What everybody holds once the exchanges are over.
pub(super) type Hands = BySeat<CardSet>;

impl Worlds<'_, '_> {
    /// A world of this kind that fulfils `case`, and in which these `hands` are
    /// played with, if they are given.
    pub(super) fn exchange(&self, way: Way, case: &Case, hands: Option<&Hands>) -> Option<World> {
        self.exchanged(way, case, hands, Queens::OfTheWay)
    }

    /// A world of this kind that fulfils `case`, in which the hands as dealt are as they
    /// are wished to be.
    pub(super) fn exchanged_as(&self, way: Way, case: &Case, wishes: &Wishes) -> Option<World> {
        let dealt = Dealt {
            hands: None,
            queens: Queens::OfTheWay,
            wishes,
        };
        self.each_split(way, case, &dealt, |parts, split, pool| {
            self.world_of(parts, &split.fill(pool, self.known.budget)?)
        })
    }

    /// Whether it cannot be shown at once that there is no such world.
    pub(super) fn may_be_exchanged_as(&self, way: Way, case: &Case, wishes: &Wishes) -> bool {
        let dealt = Dealt {
            hands: None,
            queens: Queens::OfTheWay,
            wishes,
        };
        let found = self.each_split(way, case, &dealt, |_, split, pool| {
            split.may_fill(pool, self.known.budget).then_some(())
        });
        found.is_some()
    }

    /// One world that fulfils `case` for each number of pairs that acceptors kept,
    /// whoever was dealt the ♣Q: after an exchange nothing depends on that any more.
    pub(super) fn whoever_has_queens(&self, case: Case) -> impl Iterator<Item = (Way, World)> {
        let mut last = None;
        let first_of_kind = move |way: &Way| {
            let kind = Some((way.kept, way.condition));
            core::mem::replace(&mut last, kind) != kind
        };
        self.ways().filter(first_of_kind).filter_map(move |first| {
            let world = self.exchanged(first, &case, None, Queens::Anywhere)?;
            let queens = |seat| world.deal.hand(seat).count(Card::CQ);
            let same_kind =
                move |way: &Way| (way.kept, way.condition) == (first.kept, first.condition);
            let mut ways = self.ways().filter(same_kind);
            let legal =
                ways.find(|way| Seat::ALL.into_iter().all(|it| way.queens(it) == queens(it)));
            legal.map(|way| (way, world)).or_else(|| {
                let mut ways = self.ways().filter(same_kind);
                ways.find_map(|way| Some((way, self.exchange(way, &case, None)?)))
            })
        })
    }

    fn exchanged(
        &self,
        way: Way,
        case: &Case,
        hands: Option<&Hands>,
        queens: Queens,
    ) -> Option<World> {
        let dealt = Dealt {
            hands,
            queens,
            wishes: &NO_WISHES,
        };
        self.each_split(way, case, &dealt, |parts, split, pool| {
            self.world_of(parts, &split.fill(pool, self.known.budget)?)
        })
    }

    /// What is known of the parts, in each of the ways in which cards can go back, until
    /// one of them gives something.
    fn each_split<T>(
        &self,
        way: Way,
        case: &Case,
        dealt: &Dealt<'_>,
        mut visit: impl FnMut(&[Part], &Split, CardSet) -> Option<T>,
    ) -> Option<T> {
        if self.known.budget.is_overdrawn() {
            return None;
        }
        let parts = self.parts(self.trail(way).unwanted)?;
        let pool = self.pool_of(&parts)?;
        let split = self.bound(way, case, dealt, &parts)?;
        // Either no trumps go back, or the acceptor has nothing else (ARM-7).
        let fehl_only = self.known.rules.armut.returned == ArmutReturn::FehlOnly;
        let modes = if fehl_only { 4 } else { 1 };
        (0..modes).find_map(|mode| {
            let mut split = split;
            if fehl_only {
                self.bind_returned(mode, &parts, &mut split);
            }
            visit(&parts, &split, pool)
        })
    }

    /// The cards of all parts: those that are in no hand that is known.
    fn pool_of(&self, parts: &[Part]) -> Option<CardSet> {
        let mut pool = self.known.rules.deck.cards();
        for seat in Seat::ALL {
            if mask(parts, |it| it.dealt == seat) == 0 {
                let hand = *self.known.hands.get(seat);
                pool = pool.minus(hand?);
            }
        }
        Some(pool)
    }

    /// What is known of the parts, however cards can go back.
    fn bound(&self, way: Way, case: &Case, dealt: &Dealt<'_>, parts: &[Part]) -> Option<Split> {
        let &Dealt {
            hands,
            queens,
            wishes,
        } = dealt;
        let mut split = Split::of(parts.len());
        for (place, handover) in (0..).zip(self.known.handovers()) {
            self.bind_exchange(place, &handover, parts, &mut split);
        }
        let demands = self.known.demands(way.condition);
        for seat in Seat::ALL {
            let (demand, wish) = (demands.get(seat), wishes.get(seat));
            self.bind_dealt(seat, demand, wish, parts, &mut split);
            if queens == Queens::OfTheWay {
                self.bind_queens(seat, way, parts, &mut split)?;
            }
            self.bind_held(seat, way, case, hands, parts, &mut split)?;
        }
        self.bind_pairs(way, parts, &mut split);
        if queens == Queens::Anywhere {
            self.bind_plainly(&demands, parts, &mut split);
        }
        Some(split)
    }

    /// The hands that are not known after the exchanges, as far as the cards played
    /// bind them.
    pub(super) fn hands_after_exchange(&self, way: Way) -> Bins {
        let size = u32::from(self.known.rules.deck.hand_size());
        let trail = self.trail(way);
        let mut bins = Bins::new(NO_BIN);
        for seat in Seat::ALL {
            if self.known.hand(seat).is_none() {
                let played = *trail.played.get(seat);
                bins.push(Bin {
                    seat,
                    size: size.saturating_sub(played.len()),
                    least: trail.pairs.get(seat).minus(played),
                    most: CardSet::FULL.without(*trail.void.get(seat)),
                    ..NO_BIN
                });
            }
        }
        bins
    }

    /// All parts of hands that are not known as they are played with, where nobody takes
    /// the cards of `unwanted`; `None` if a seat takes part in two exchanges.
    fn parts(&self, unwanted: Option<Seat>) -> Option<List<Part, MOST_PARTS>> {
        let mut parts = List::new(NO_PART);
        let mut concerned: BySeat<bool> = BySeat::default();
        for (place, handover) in (0..).zip(self.known.handovers()) {
            let poor = handover.poor;
            let acceptor = handover.acceptor.map(|(seat, _)| seat);
            for seat in [Some(poor), acceptor].into_iter().flatten() {
                if core::mem::replace(concerned.get_mut(seat), true) {
                    return None;
                }
            }
            for part in parts_of(place, &handover, unwanted).iter() {
                parts.push(*part);
            }
        }
        for (seat, concerned) in concerned.iter() {
            if !concerned && self.known.hands.get(seat).is_none() {
                parts.push(Part {
                    dealt: seat,
                    held: Some(seat),
                    ..NO_PART
                });
            }
        }
        Some(parts)
    }

    fn world_of(&self, parts: &[Part], contents: &Contents) -> Option<World> {
        let sum = |wanted: &dyn Fn(&Part) -> bool| {
            let all = parts.iter().zip(contents);
            let mut wanted = all.filter(|(part, _)| wanted(part));
            wanted.try_fold(CardSet::EMPTY, |sum, (_, &cards)| sum.plus(cards))
        };
        let hands = BySeat::from_fn(|seat| match self.known.hands.get(seat) {
            Some(hand) => Some(*hand),
            None => sum(&|it| it.dealt == seat),
        });
        let hands = hands.map(|_, hand| hand.unwrap_or_default());
        let mut piles = [Piles::default(); 2];
        for ((place, piles), handover) in (0..).zip(&mut piles).zip(self.known.handovers()) {
            piles.pushed = sum(&|it| it.pushed == Some(place));
            let returned = handover
                .returned
                .and_then(|_| sum(&|it| it.returned == Some(place)));
            piles.returned = returned;
        }
        let deal = Deal::new(self.known.rules.deck, hands)?;
        Some(World { deal, piles })
    }
}

/// The parts of the two hands between which cards go over.
fn parts_of(place: usize, handover: &Handover, unwanted: Option<Seat>) -> List<Part, 5> {
    let mut parts = List::new(NO_PART);
    let poor = handover.poor;
    let acceptor = handover.acceptor.map(|(seat, _)| seat);
    let kept = Part {
        dealt: poor,
        held: Some(poor),
        ..NO_PART
    };
    let pushed = Part {
        held: acceptor.or(unwanted.filter(|&it| it == poor)),
        pushed: Some(place),
        ..kept
    };
    if let Some(acceptor) = handover.returned.and(acceptor) {
        parts.push(Part {
            pushed: Some(place),
            returned: Some(place),
            ..kept
        });
        parts.push(pushed);
        parts.push(Part {
            dealt: acceptor,
            returned: Some(place),
            ..kept
        });
    } else {
        parts.push(pushed);
    }
    parts.push(kept);
    if let Some(acceptor) = acceptor {
        parts.push(Part {
            dealt: acceptor,
            held: Some(acceptor),
            ..NO_PART
        });
    }
    parts
}

/// The parts of which `wanted` is true.
fn mask(parts: &[Part], wanted: impl Fn(&Part) -> bool) -> Parts {
    let all = (0..).zip(parts);
    all.filter(|(_, part)| wanted(part))
        .fold(0, |mask, (at, _)| mask | 1 << at)
}
