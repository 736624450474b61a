//! Which hands tell apart what can speak against an action.

use super::{Case, World, Worlds};
use crate::action::{Action, ExtraWord};
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::position::Position;
use crate::seat::Seat;

impl Worlds<'_, '_> {
    /// Whether `seat` may declare Schweine in every deal.
    pub fn may_declare_schweine(&self, seat: Seat) -> bool {
        let may = |position: &Position<'_>| position.may_declare_schweine(seat);
        let mut ranks = Rank::ALL.into_iter();
        ranks.all(|rank| self.always(Action::Extra(seat, ExtraWord::Schweine(rank)), may))
    }

    /// Whether `seat` may name a partner in every deal.
    pub fn may_name_a_partner(&self, seat: Seat) -> bool {
        let named = ExtraWord::Genscher(seat.next());
        self.always(Action::Extra(seat, named), |position| {
            position.may_name_a_partner(seat)
        })
    }

    /// Whether `is_so` with all deals that differ in what `action` depends on.
    fn always(&self, action: Action, is_so: impl Fn(&Position<'_>) -> bool) -> bool {
        let mut always = true;
        self.look_at(action, |world| {
            always = always && is_so(&self.position(world));
        });
        always
    }

    /// Deals that fit and differ as much as they can in what `action` depends on, at
    /// the end of the record.
    pub(super) fn look_at(&self, action: Action, mut visit: impl FnMut(World)) {
        let (Action::Say(seat, _) | Action::Play(seat, _) | Action::Extra(seat, _)) = action;
        let class = self.following(seat);
        let is_play = matches!(action, Action::Play(..));
        let mut look = |case| {
            let is_alike = is_play && !self.is_told_apart();
            let after = is_alike.then(|| self.alike(case).map(|(_, world)| world));
            let any = (!is_alike).then(|| self.deals_told_apart(case));
            after.into_iter().flatten().for_each(&mut visit);
            any.into_iter().flatten().for_each(&mut visit);
        };
        look(Case::ANY);
        if self.known.hand(seat).is_some() {
            return;
        }
        match action {
            Action::Play(_, card) => self.look_at_card(seat, card, class, look),
            Action::Say(_, word) => self.different_hands(seat, word).for_each(visit),
            Action::Extra(_, ExtraWord::Schweine(rank)) => {
                for suit in Suit::ALL {
                    self.look_at_pair(seat, Card::new(suit, rank), class, &mut look);
                }
            }
            Action::Extra(_, ExtraWord::Genscher(_)) => {
                self.look_at_pair(seat, Card::DK, class, look);
            }
            Action::Extra(_, ExtraWord::Claim(_)) => {
                self.look_for(seat, self.known.record.claim_order, visit);
            }
            Action::Extra(_, ExtraWord::Announcement(_)) => (),
        }
    }

    /// Deals in which `seat` holds all of these cards, or one of them.
    pub(super) fn look_for(&self, seat: Seat, cards: &[Card], mut visit: impl FnMut(World)) {
        let mut all = CardSet::EMPTY;
        for &card in cards {
            all.insert(card);
            let one = core::iter::once(card).collect();
            self.deals(Case::holds(seat, one)).for_each(&mut visit);
        }
        self.deals(Case::holds(seat, all)).for_each(&mut visit);
    }

    /// With the card in hand and without it, each with something to follow with and
    /// without.
    fn look_at_card(&self, seat: Seat, card: Card, class: CardSet, mut look: impl FnMut(Case)) {
        let one: CardSet = core::iter::once(card).collect();
        for case in [Case::holds(seat, one), Case::lacks(seat, one)] {
            look(Case {
                most: case.most.without(class.without(case.least)),
                ..case
            });
            for follower in class.without(one).kinds() {
                let follower: CardSet = core::iter::once(follower).collect();
                look(Case {
                    least: case.least.union(follower),
                    ..case
                });
            }
        }
    }

    /// With each number of copies, each with something to follow with and without.
    fn look_at_pair(&self, seat: Seat, card: Card, class: CardSet, mut look: impl FnMut(Case)) {
        let both = CardSet::both(card);
        let class = class.without(both);
        for copies in 0..=2 {
            let least: CardSet = core::iter::repeat_n(card, copies).collect();
            let exactly = Case {
                seat,
                least,
                most: CardSet::FULL.without(both).union(least),
            };
            look(exactly);
            look(Case {
                most: exactly.most.without(class),
                ..exactly
            });
            for follower in class.kinds() {
                let follower: CardSet = core::iter::once(follower).collect();
                look(Case {
                    least: least.union(follower),
                    ..exactly
                });
            }
        }
    }
}
