//! [`Sight`]: what can be in each hand, card by card.

use doko_engine::{BySeat, Card, CardSet, ClaimKind, ExtraWord, Game, Position, Seat, Section};

use crate::solve::Spent;
use crate::worlds::{Case, Worlds};

/// What can be in each hand at the end of a record: a seat may hold a card if and only if it
/// does in some world.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
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
    /// The cards that `seat` holds in every world.
    pub const fn least(&self, seat: Seat) -> CardSet {
        *self.least.get(seat)
    }

    /// For each kind the most copies that `seat` holds in a world.
    pub const fn most(&self, seat: Seat) -> CardSet {
        *self.most.get(seat)
    }

    /// The cards that `seat` has played, whatever is the case.
    pub(crate) const fn played(&self, seat: Seat) -> CardSet {
        *self.played.get(seat)
    }

    /// The hand of `seat`, if it is the same in every world.
    pub fn hand(&self, seat: Seat) -> Option<CardSet> {
        (self.least(seat) == self.most(seat)).then(|| self.least(seat))
    }

    /// The cards that `seat` held in every world before it played what it did after `game`, and
    /// its hand then, if that was the same in every world.
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

    /// What `seat` may play in every world, if that is the same in all of them; `game` is the
    /// end of the record with one of them.
    pub fn legal_cards(&self, game: &Game, seat: Seat) -> CardSet {
        let playable = |hand: CardSet| {
            let led = game.trick().led();
            let followers = led.map(|led| hand.intersect(game.order().following(led)));
            followers.filter(|it| !it.is_empty()).unwrap_or(hand)
        };
        let legal = playable(self.least(seat));
        let is_certain = legal == playable(self.most(seat));
        if is_certain && game.to_play() == Some(seat) {
            legal
        } else {
            CardSet::EMPTY
        }
    }

    /// The cards that were not played, are in no hand that is known, and do not lie on the table
    /// for all to know. What follows of other hands is no matter: a card that was given to one
    /// is still unseen, and may be there.
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
}

impl<'r, 'a> Worlds<'r, 'a> {
    /// What can be in each hand at the end of the record. What a claim to the rest shows of the
    /// hands is left out.
    pub fn sight(&self) -> Sight {
        match self.before_claim() {
            Some(before) => before.look_at_hands(),
            None => self.look_at_hands(),
        }
    }

    /// The worlds of the record before a claim to the rest, which plays no card.
    fn before_claim(&self) -> Option<Worlds<'r, 'a>> {
        let record = &self.known.record;
        let claim = ExtraWord::Claim(ClaimKind::Rest);
        let index = record.extras.iter().position(|it| it.word == claim)?;
        let before = record.place_of(Section::Extras, index)?;
        Some(Worlds::of(self.known.up_to(before)))
    }

    fn look_at_hands(&self) -> Sight {
        let mut sight: Option<Sight> = None;
        for one in &self.all {
            self.see(&mut sight, &one.position);
        }
        for seat in Seat::ALL
            .into_iter()
            .filter(|&it| !self.known.knows_hand(it))
        {
            if self.widen(&mut sight, seat).is_err() {
                self.known.budget.leave_open();
            }
        }
        let mut sight = sight.unwrap_or_default();
        // Of a hand as it was dealt, what is left for certain after an exchange is seen.
        for seat in Seat::ALL {
            if self.known.hands.get(seat).is_some() && self.known.hides_a_hand(seat) {
                let left = sight.least(seat);
                sight.unseen = sight.unseen.minus(left);
                *sight.seen.get_mut(seat) = left;
            }
        }
        sight
    }

    /// Takes in the hands of a world.
    fn see(&self, sight: &mut Option<Sight>, position: &Position<'r>) {
        let known = BySeat::from_fn(|seat| self.known.knows_hand(seat));
        let hands = hands_of(position);
        let mut played: BySeat<CardSet> = BySeat::default();
        for (_, seat, card) in position.game().into_iter().flat_map(Game::plays) {
            played.get_mut(seat).insert(card);
        }
        let seen = hands.map(|seat, hand| {
            if *known.get(seat) {
                *hand
            } else {
                CardSet::EMPTY
            }
        });
        let mut unseen = self.known.rules.deck.cards().minus(self.on_table(position));
        for seat in Seat::ALL {
            unseen = unseen.minus(*played.get(seat)).minus(*seen.get(seat));
        }
        let both = |one: &BySeat<CardSet>, other: &BySeat<CardSet>| {
            one.map(|seat, cards| cards.intersect(*other.get(seat)))
        };
        *sight = Some(match sight {
            None => Sight {
                least: hands,
                most: hands,
                played,
                unseen,
                seen,
                known,
            },
            Some(sight) => Sight {
                least: both(&sight.least, &hands),
                most: sight.most.map(|seat, hand| hand.union(*hands.get(seat))),
                played: both(&sight.played, &played),
                unseen: sight.unseen.union(unseen),
                seen: both(&sight.seen, &seen),
                known,
            },
        });
    }

    /// The cards that lie on the table for all to know: pushed, named, and in no hand.
    fn on_table(&self, position: &Position<'r>) -> CardSet {
        let exchanges = self.known.exchanges().into_iter();
        let open = exchanges.filter(|it| it.acceptor.is_none() && position.redeal().is_none());
        open.fold(CardSet::EMPTY, |all, it| {
            let cards = match it.pushed {
                crate::known::Cards::These(cards) => cards,
                crate::known::Cards::SoMany(_) => it.shown.unwrap_or_default(),
            };
            all.plus(cards).unwrap_or(all)
        })
    }

    /// Asks for each card whether `seat` may hold more or fewer copies than in the worlds so
    /// far.
    fn widen(&self, sight: &mut Option<Sight>, seat: Seat) -> Result<(), Spent> {
        let unseen = sight.map_or(CardSet::EMPTY, |it| it.unseen);
        for card in unseen.kinds() {
            let one: CardSet = [card].into_iter().collect();
            for least in [one, CardSet::both(card)] {
                let seen = sight.map_or(0, |it| it.most(seat).count(card));
                if seen < least.count(card) && least.count(card) <= unseen.count(card) {
                    self.look_for(sight, Case::holds(seat, least))?;
                }
            }
            for most in [one, CardSet::EMPTY] {
                let seen = sight.map_or(0, |it| it.least(seat).count(card));
                if most.count(card) < seen {
                    let lacks = Case::lacks(seat, one);
                    let most = lacks.most.union(most);
                    self.look_for(sight, Case { most, ..lacks })?;
                }
            }
        }
        Ok(())
    }

    fn look_for(&self, sight: &mut Option<Sight>, case: Case) -> Result<(), Spent> {
        for one in &self.all {
            let mut problem = one.problem.clone();
            let (least, most) = one.shown.bounds(case.seat, case.least, case.most);
            problem.bound(self.parts.held(case.seat), least, most);
            if let Some((_, position)) = self.find(&problem, &mut one.shown.clone())? {
                self.see(sight, &position);
                break;
            }
        }
        Ok(())
    }
}

/// The hands at this moment.
pub(crate) fn hands_of(position: &Position<'_>) -> BySeat<CardSet> {
    let rules = position.rules();
    match position.game() {
        Some(game) => BySeat::from_fn(|seat| game.hand(seat)),
        None => position
            .round()
            .hands(rules)
            .map(|_, hand| hand.unwrap_or_default()),
    }
}
