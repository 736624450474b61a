//! What is the same in every deal that fits, as far as hands go.

use super::trail::Trail;
use super::{Case, Way, World, Worlds};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::game::Game;
use crate::seat::{BySeat, Seat};

/// What can be in each hand at the end of a record, card by card and exactly: a
/// seat is counted as a possible holder if and only if some deal that fits gives
/// it the card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Sight {
    least: BySeat<CardSet>,
    most: BySeat<CardSet>,
    played: BySeat<CardSet>,
    unseen: CardSet,
    // The cards of the hands that are known; none of them is unseen.
    seen: BySeat<CardSet>,
    // Whose hand is known, also where it is open which cards it has laid.
    known: BySeat<bool>,
}

impl Sight {
    /// The cards that `seat` holds in every deal.
    pub const fn least(&self, seat: Seat) -> CardSet {
        *self.least.get(seat)
    }

    /// For each kind the most copies that `seat` holds in a deal.
    pub const fn most(&self, seat: Seat) -> CardSet {
        *self.most.get(seat)
    }

    /// The cards that `seat` has played, whatever is the case.
    pub(super) const fn played(&self, seat: Seat) -> CardSet {
        *self.played.get(seat)
    }

    /// The hand of `seat`, if it is the same in every deal.
    pub fn hand(&self, seat: Seat) -> Option<CardSet> {
        (self.least(seat) == self.most(seat)).then(|| self.least(seat))
    }

    /// The cards that `seat` held in every deal before it played what it did after
    /// `game`, and its hand then, if that was the same in every deal.
    pub fn hand_in(&self, game: Option<&Game>, seat: Seat) -> (CardSet, Option<CardSet>) {
        let mut later = *self.played.get(seat);
        for (_, by, card) in game.into_iter().flat_map(Game::plays) {
            if by == seat {
                later.remove(card);
            }
        }
        let with_later = |hand: CardSet| hand.plus(later).unwrap_or(hand);
        let hand = self.hand(seat).map(with_later);
        (with_later(self.least(seat)), hand)
    }

    /// What `seat` may play in every deal, if that is the same in all of them; `game`
    /// is the end of the record with one of them.
    pub fn legal_cards(&self, game: &Game, seat: Seat) -> CardSet {
        let legal = game.playable(self.least(seat));
        let is_certain = legal == game.playable(self.most(seat));
        if is_certain && game.to_play() == Some(seat) {
            legal
        } else {
            CardSet::EMPTY
        }
    }

    /// The cards that were not played, are in no hand that is known, and do not lie on
    /// the table for all to know. What follows of other hands is no matter: a card that
    /// was given to one is still unseen, and may be there.
    pub const fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// The seats that may hold one of the unseen copies of `card`; never one whose hand is
    /// known.
    pub fn possible_holders(&self, card: Card) -> impl Iterator<Item = Seat> {
        let unseen = self.unseen.contains(card);
        let may_hold = move |&seat: &Seat| {
            let seen = self.seen.get(seat).count(card);
            unseen && !*self.known.get(seat) && self.most(seat).count(card) > seen
        };
        Seat::ALL.into_iter().filter(may_hold)
    }

    pub(super) fn of(worlds: &Worlds<'_, '_>) -> Sight {
        let mut search = Search {
            worlds,
            sight: None,
        };
        for (way, world) in worlds.each_way(Case::ANY) {
            search.see(way, &world);
        }
        for seat in Seat::ALL {
            if worlds.known.hand(seat).is_none() {
                search.widen(seat);
            }
        }
        search.see_what_was_dealt();
        search.sight.unwrap_or(Sight {
            least: BySeat::default(),
            most: BySeat::default(),
            played: BySeat::default(),
            unseen: CardSet::EMPTY,
            seen: BySeat::default(),
            known: BySeat::default(),
        })
    }
}

struct Search<'w, 'r, 'a> {
    worlds: &'w Worlds<'r, 'a>,
    sight: Option<Sight>,
}

impl Search<'_, '_, '_> {
    /// Takes in what the hands of `world` are at the end of the record.
    fn see(&mut self, way: Way, world: &World) {
        let known = &self.worlds.known;
        let Trail {
            played, unwanted, ..
        } = *self.worlds.trail(way);
        let hands = BySeat::from_fn(|seat| {
            let hand = known.held(world, seat);
            let hand = match unwanted.filter(|&it| it == seat) {
                Some(poor) => hand
                    .plus(known.pushed_by(poor, Some(world)))
                    .unwrap_or(hand),
                None => hand,
            };
            hand.minus(*played.get(seat))
        });
        let seen = hands.map(|seat, &hand| match known.hand(seat) {
            Some(_) => hand,
            None => CardSet::EMPTY,
        });
        // Nobody but its owner sees what went back to an unknown hand.
        let on_table = match unwanted.filter(|&it| known.hand(it).is_none()) {
            Some(_) => CardSet::EMPTY,
            None => known.on_offer(),
        };
        let unseen = self.worlds.unseen(way).unwrap_or_default().minus(on_table);
        let both = |all: &BySeat<CardSet>, other: &BySeat<CardSet>| {
            all.map(|seat, cards| cards.intersect(*other.get(seat)))
        };
        self.sight = Some(match &self.sight {
            None => Sight {
                least: hands,
                most: hands,
                played,
                unseen,
                seen,
                known: BySeat::from_fn(|seat| known.hand(seat).is_some()),
            },
            Some(sight) => Sight {
                least: both(&sight.least, &hands),
                most: sight.most.map(|seat, hand| hand.union(*hands.get(seat))),
                played: both(&sight.played, &played),
                unseen: sight.unseen.union(unseen),
                seen: both(&sight.seen, &seen),
                known: sight.known,
            },
        });
    }

    /// Asks for each card whether `seat` may hold more or fewer copies than in the
    /// worlds so far. Who holds ♣Q was seen before, unless they may have gone over.
    fn widen(&mut self, seat: Seat) {
        let unseen = self.sight.map_or(CardSet::EMPTY, |it| it.unseen);
        let exchange = self.worlds.known.has_exchange();
        let queens = if exchange {
            CardSet::EMPTY
        } else {
            CardSet::both(Card::CQ)
        };
        for card in unseen.without(queens).kinds() {
            let one: CardSet = core::iter::once(card).collect();
            for least in [one, CardSet::both(card)] {
                let copies = least.count(card);
                let seen = self.sight.map_or(0, |it| it.most(seat).count(card));
                if seen < copies && copies <= unseen.count(card) {
                    self.look(Case::holds(seat, least));
                }
            }
            for most in [one, CardSet::EMPTY] {
                let copies = most.count(card);
                let seen = self.sight.map_or(0, |it| it.least(seat).count(card));
                if copies < seen {
                    let lacks = Case::lacks(seat, one);
                    let most = lacks.most.union(most);
                    self.look(Case { most, ..lacks });
                }
            }
        }
    }

    /// Takes for seen what is left for certain of a hand that is known as it was dealt,
    /// where cards that are not named went over.
    fn see_what_was_dealt(&mut self) {
        let known = &self.worlds.known;
        let Some(sight) = &mut self.sight else { return };
        for seat in Seat::ALL {
            if known.hands.get(seat).is_some() && known.hides_a_hand(seat) {
                let left = *sight.least.get(seat);
                sight.unseen = sight.unseen.minus(left);
                *sight.seen.get_mut(seat) = left;
            }
        }
    }

    fn look(&mut self, case: Case) {
        if let Some((way, world)) = self.worlds.alike(case).next() {
            self.see(way, &world);
        }
    }
}
