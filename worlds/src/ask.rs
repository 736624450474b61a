//! [`Found`]: whether a card, an announcement or a declaration is legal in every world, in none,
//! or in some.

use doko_engine::{
    Action, Announcement, Card, CardSet, ExtraWord, Game, Party, Position, Rank, Refusal, Seat,
    Suit,
};

use crate::known::World;
use crate::solve::{Problem, Spent, Sum};
use crate::worlds::{One, Worlds};

/// What becomes of an action in the worlds.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// A world in which it is legal, if there is one.
    pub accepted_with: Option<World>,
    /// A world in which it is not, if there is one.
    pub refused_with: Option<World>,
    /// What speaks against it in the second world; if it is legal in no world, what speaks
    /// against it in every one.
    pub refusal: Option<Refusal>,
    /// Whether all worlds were looked at. If not, what was found is true of some of them only.
    pub extent: Extent,
    /// How many worlds were looked at.
    pub deals_tried: u32,
}

/// How many of the worlds were looked at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Extent {
    /// All that matter.
    All,
    /// As many as the bound allows.
    Some,
}

impl Found {
    pub(crate) const NOTHING: Found = Found {
        accepted_with: None,
        refused_with: None,
        refusal: None,
        extent: Extent::All,
        deals_tried: 0,
    };

    pub(crate) fn note(&mut self, world: World, outcome: Result<(), Refusal>) {
        self.deals_tried += 1;
        match outcome {
            Ok(()) => {
                self.accepted_with.get_or_insert(world);
            }
            Err(refusal) => {
                self.refused_with.get_or_insert(world);
                self.refusal = Some(match self.refusal {
                    None => refusal,
                    Some(other) => other.in_common(&refusal),
                });
            }
        }
    }

    /// Whether there is a world for each answer.
    pub(crate) const fn is_open(&self) -> bool {
        self.accepted_with.is_some() && self.refused_with.is_some()
    }

    /// Whether it is not known that the worlds that were not looked at are like the others.
    pub fn is_beyond_bound(&self) -> bool {
        self.extent == Extent::Some && !self.is_open()
    }

    /// The same; the refusal is the one that belongs to the world that was found, if the action
    /// is legal in another one.
    pub(crate) fn of_one_world(
        mut self,
        worlds: &Worlds<'_, '_>,
        judge: impl Fn(World) -> Result<(), Refusal>,
    ) -> Found {
        if worlds.known.budget.is_in_doubt() {
            self.extent = Extent::Some;
        }
        if self.accepted_with.is_some()
            && let Some(Err(refusal)) = self.refused_with.map(judge)
        {
            self.refusal = Some(refusal);
        }
        self
    }
}

/// What is demanded of the hands: each of these in its turn.
pub(crate) type Looks = Vec<Problem>;

impl<'r, 'a> Worlds<'r, 'a> {
    /// Whether `seat` may play `card` now, or whoever's turn it is if none is named.
    pub fn play(&self, seat: Option<Seat>, card: Card) -> Found {
        let judge = |position: &Position<'r>| {
            let mut position = position.clone();
            match seat {
                Some(seat) => position.play(seat, card),
                None => position.play_in_turn(card),
            }
        };
        let looks = |one: &One<'r>| {
            // Hands can decide whether the contract stands, and with it whose turn it is.
            let seat = seat.or_else(|| one.position.to_play());
            seat.map_or_else(Vec::new, |seat| self.looks_at_card(one, seat, card))
        };
        self.judge_all(looks, judge)
    }

    /// Whether `seat` may make this announcement now, for this `party` if one is named with it.
    /// Everybody is told that: worlds in which the seat is of another one are set aside, unless
    /// it is legal in none that is left.
    pub fn announce(&self, seat: Seat, announcement: Announcement, party: Option<Party>) -> Found {
        let judge = |position: &Position<'_>| {
            let announced = position.check_announcement_for(seat, announcement, party);
            announced.map(|_| ())
        };
        let (mut all, mut of_party) = (Found::NOTHING, Found::NOTHING);
        for one in &self.all {
            let outcome = judge(&one.position);
            all.note(one.first, outcome);
            if !party.is_some_and(|it| one.position.is_of_another(seat, it)) {
                of_party.note(one.first, outcome);
            }
        }
        let found = if of_party.accepted_with.is_some() {
            of_party
        } else {
            all
        };
        found.of_one_world(self, |world| judge(&self.position(world)))
    }

    /// Whether `seat` may declare Schweine, or name a partner, now.
    pub fn declare(&self, seat: Seat, word: ExtraWord) -> Found {
        let mut found = Found::NOTHING;
        let judge = |world| self.asked(world, Action::Extra(seat, word));
        self.look(
            |one| self.looks_at_pair(one, seat, word),
            |world, _| {
                found.note(world, judge(world));
                !found.is_open()
            },
        );
        found.of_one_world(self, judge)
    }

    /// What becomes of an action after the whole record in `world`.
    pub(crate) fn asked(&self, world: World, action: Action) -> Result<(), Refusal> {
        let words = self.known.words(world);
        let mut replay = self.known.replay(&world, &words);
        while let Some((step, _)) = replay.next_refused() {
            replay.overlook(&step);
        }
        replay.ask(action)
    }

    /// Whether `seat` may declare Schweine in every world.
    pub fn may_declare_schweine(&self, seat: Seat) -> bool {
        let mut ranks = Rank::ALL.into_iter();
        ranks.all(|rank| {
            self.always(seat, ExtraWord::Schweine(rank), |it| {
                it.may_declare_schweine(seat)
            })
        })
    }

    /// Whether `seat` may name a partner in every world.
    pub fn may_name_a_partner(&self, seat: Seat) -> bool {
        let named = ExtraWord::Genscher(seat.next());
        self.always(seat, named, |it| it.may_name_a_partner(seat))
    }

    /// Whether `is_so` in all worlds that differ in what this declaration depends on.
    fn always(&self, seat: Seat, word: ExtraWord, is_so: impl Fn(&Position<'r>) -> bool) -> bool {
        if !self.all.iter().all(|one| is_so(&one.position)) {
            return false;
        }
        let mut always = true;
        let looks = |one: &One<'r>| self.looks_at_pair(one, seat, word);
        self.look(looks, |_, position| {
            always = always && is_so(position);
            always
        });
        always
    }

    /// What all worlds say that differ in what is looked at.
    pub(crate) fn judge_all(
        &self,
        looks: impl Fn(&One<'r>) -> Looks,
        judge: impl Fn(&Position<'r>) -> Result<(), Refusal>,
    ) -> Found {
        let mut found = Found::NOTHING;
        self.look(looks, |world, position| {
            found.note(world, judge(position));
            !found.is_open()
        });
        found.of_one_world(self, |world| judge(&self.position(world)))
    }

    /// Visits a world for each thing that can be the case, and one for each of these looks at
    /// the hands, until `visit` says that it is enough.
    pub(crate) fn look(
        &self,
        looks: impl Fn(&One<'r>) -> Looks,
        mut visit: impl FnMut(World, &Position<'r>) -> bool,
    ) {
        for one in &self.all {
            if !visit(one.first, &one.position) {
                return;
            }
        }
        for one in &self.all {
            for problem in looks(one) {
                match self.find(&problem, &mut one.shown.clone()) {
                    Ok(Some((world, position))) => {
                        if !visit(world, &position) {
                            return;
                        }
                    }
                    Ok(None) => (),
                    Err(Spent) => {
                        self.known.budget.leave_open();
                        return;
                    }
                }
            }
        }
    }

    /// With the card in hand and without it, each with something to follow with and without.
    pub(crate) fn looks_at_card(&self, one: &One<'r>, seat: Seat, card: Card) -> Looks {
        if self.known.knows_hand(seat) {
            return Vec::new();
        }
        let kind = CardSet::both(card);
        let followers = followers(&one.position, seat).without(kind);
        let held = [
            self.left(one, seat, kind, 1, 2),
            self.left(one, seat, kind, 0, 0),
        ];
        let follows = self.with_and_without(one, seat, followers);
        one.problem
            .with_each(&held)
            .iter()
            .flat_map(|it| it.with_each(&follows))
            .collect()
    }

    /// With each number of copies, each with something to follow with and without.
    pub(crate) fn looks_at_pair(&self, one: &One<'r>, seat: Seat, word: ExtraWord) -> Looks {
        let cards: Vec<Card> = match word {
            ExtraWord::Schweine(rank) => Suit::ALL.map(|suit| Card::new(suit, rank)).into(),
            ExtraWord::Genscher(_) => vec![Card::DK],
            ExtraWord::Announcement(_) | ExtraWord::Claim(_) => Vec::new(),
        };
        let mut looks = Vec::new();
        for card in cards.into_iter().filter(|_| !self.known.knows_hand(seat)) {
            let kind = CardSet::both(card);
            let followers = followers(&one.position, seat).without(kind);
            let follows = self.with_and_without(one, seat, followers);
            let held = [0, 1, 2].map(|copies| self.left(one, seat, kind, copies, copies));
            let held = one.problem.with_each(&held);
            looks.extend(held.iter().flat_map(|it| it.with_each(&follows)));
        }
        looks
    }

    /// With some of these cards in hand and with none.
    fn with_and_without(&self, one: &One<'r>, seat: Seat, kinds: CardSet) -> [Sum; 2] {
        [
            self.left(one, seat, kinds, 0, 0),
            self.left(one, seat, kinds, 1, 12),
        ]
    }

    /// So many cards of these kinds are left in the hand of `seat`.
    pub(crate) fn left(
        &self,
        one: &One<'r>,
        seat: Seat,
        kinds: CardSet,
        fewest: u16,
        most: u16,
    ) -> Sum {
        let played = *one.shown.played.get(seat);
        let laid = (played.len() - played.without(kinds).len()) as u16;
        Sum {
            most: most + laid,
            ..Sum::at_least(self.parts.held(seat), kinds, fewest + laid)
        }
    }
}

/// The cards with which `seat` has yet to follow.
fn followers(position: &Position<'_>, seat: Seat) -> CardSet {
    let game = position.game().filter(|it| !it.trick().has_played(seat));
    let demanded = |game: &Game| Some(game.order().members(game.demanded()?));
    game.and_then(demanded).unwrap_or(CardSet::EMPTY)
}
