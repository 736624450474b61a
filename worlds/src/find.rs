//! Looks for a world with which the record is legal, by going through the record.
//!
//! Cards are given out so that all holds that is known so far, and the engine goes through the
//! record with these hands. A card that a hand does not have, or may not lay, shows that the hands
//! are others: who has laid what, and what he did not follow with. With that the cards are given
//! out again, until the record is legal or no hands are left.

use doko_engine::{
    Action, Card, CardOrder, CardSet, Claim, ClaimKind, Class, Contract, ExtraWord, Game, Position,
    Seat, Section, Step, Suit, Word,
};

use crate::ask::{Extent, Found};
use crate::known::World;
use crate::shown::Shown;
use crate::solve::{Problem, Spent};
use crate::told::Told;
use crate::worlds::Worlds;

/// What becomes of a record in one world.
enum Followed<'r> {
    /// It is legal.
    Fits(Box<Position<'r>>),
    /// It shows that the hands are others.
    ShowsMore,
    /// A claim fails, which depends on all cards.
    ClaimFails,
    /// It is not legal with any deal of which the same is true.
    Breaks,
}

impl<'r> Worlds<'r, '_> {
    /// A world with which the record is legal; what it shows of the hands on the way is noted.
    pub(crate) fn find(
        &self,
        problem: &Problem,
        shown: &mut Shown,
    ) -> Result<Option<(World, Position<'r>)>, Spent> {
        let budget = self.known.budget;
        loop {
            let mut demanded = problem.clone();
            shown.demand(&self.parts, &mut demanded);
            let Some(contents) = demanded.solve(budget)? else {
                return Ok(None);
            };
            let Some(world) = self.parts.world(&self.known, &contents) else {
                return Ok(None);
            };
            match self.follow(&world, shown) {
                Followed::Fits(position) => return Ok(Some((world, *position))),
                Followed::ShowsMore => (),
                Followed::ClaimFails => return self.find_with_claim(&demanded, shown),
                Followed::Breaks => return Ok(None),
            }
        }
    }

    /// The same where a claim is made that fails with some deals: they are gone through.
    fn find_with_claim(
        &self,
        problem: &Problem,
        shown: &Shown,
    ) -> Result<Option<(World, Position<'r>)>, Spent> {
        let budget = self.known.budget;
        if let Some(claimed) = self.claimed()
            && claimed.accepted_with.is_none()
        {
            return match claimed.extent {
                Extent::All => Ok(None),
                Extent::Some => Err(Spent),
            };
        }
        let share = budget.share();
        let mut found = None;
        let mut look = |contents: &[CardSet]| {
            let before = budget.spent();
            if let Some(world) = self.parts.world(&self.known, contents)
                && let Followed::Fits(position) = self.follow(&world, &mut shown.clone())
            {
                found = Some((world, *position));
            }
            share.spend(budget.spent() - before);
            found.is_none()
        };
        let searched = problem.each(&share, &mut look);
        match (found, searched) {
            (Some(found), _) => Ok(Some(found)),
            (None, Ok(())) => Ok(None),
            (None, Err(Spent)) => Err(Spent),
        }
    }

    /// What becomes of the claim to the rest in the worlds before it.
    fn claimed(&self) -> Option<Found> {
        let kind = ClaimKind::Rest;
        let record = &self.known.record;
        let mut extras = record.extras.iter().enumerate();
        let (index, claim) = extras.find(|(_, it)| it.word == ExtraWord::Claim(kind))?;
        let before = record.place_of(Section::Extras, index)?;
        Some(Worlds::of(self.known.up_to(before)).claim(&Claim {
            seat: claim.seat,
            kind,
            order: record.claim_order,
        }))
    }

    /// Goes through the record in `world`.
    fn follow(&self, world: &World, shown: &mut Shown) -> Followed<'r> {
        let words = self.known.words(*world);
        let mut replay = self.known.replay(world, &words);
        let before = shown.clone();
        let mut told = Told::before(&self.known.record);
        told.note_begin(replay.position());
        let mut is_guess = false;
        let mut claim_fails = false;
        loop {
            let demanded = demanded(replay.position());
            let Some(step) = replay.step() else { break };
            let declared = demanded.map(|it| InPlay {
                order: replay.position().game().map_or(it.order, Game::order),
                ..it
            });
            self.note_declared(&step, declared, shown);
            if step.outcome.is_ok() {
                told.note(replay.position());
                continue;
            }
            match step.action {
                Action::Play(seat, card) if replay.position().to_play() == Some(seat) => {
                    if !self.is_given_out || !replay.overlook(&step) {
                        replay.lay(card);
                        is_guess = true;
                    }
                    told.note(replay.position());
                }
                Action::Extra(_, ExtraWord::Announcement(_) | ExtraWord::Claim(_))
                    if is_guess || self.is_given_out =>
                {
                    told.note(replay.position());
                }
                Action::Extra(_, ExtraWord::Claim(ClaimKind::Rest)) => claim_fails = true,
                Action::Say(..) | Action::Play(..) | Action::Extra(..) => {
                    return if *shown == before {
                        Followed::Breaks
                    } else {
                        Followed::ShowsMore
                    };
                }
            }
        }
        let position = replay.into_position();
        let fits = position.game().is_none_or(|game| {
            if self.is_given_out {
                shown.note_laid(game)
            } else {
                shown.note_plays(game)
            }
        });
        if !fits {
            Followed::Breaks
        } else if is_guess && *shown != before {
            Followed::ShowsMore
        } else if is_guess || !self.known.told.allows(&told, self.is_hidden()) {
            Followed::Breaks
        } else if claim_fails {
            Followed::ClaimFails
        } else {
            Followed::Fits(Box::new(position))
        }
    }

    /// What is declared shows that the seat has the pair, and may lay the card of it that comes
    /// next: it does not hold what is demanded if that is another class.
    fn note_declared(&self, step: &Step, demanded: Demanded, shown: &mut Shown) {
        let (record, rules) = (&self.known.record, self.known.rules);
        match step.action {
            Action::Say(seat, Word::Schweine(rank))
                if step.index >= self.known.words_before_exchange() =>
            {
                let said = record.said.get(..step.index).unwrap_or_default();
                let mut own = said.iter().filter(|it| it.seat == seat).rev();
                let last = own.find(|it| matches!(it.word, Word::Accept | Word::Return(_)));
                let last = last.filter(|_| !rules.schweine.goes_over(rank));
                let piles = match last.map(|it| it.word) {
                    Some(Word::Return(_)) => self.parts.held(seat),
                    Some(_) => self.parts.picked_up(seat),
                    None => self.parts.dealt(seat),
                };
                shown.note_pair(piles, Card::new(Suit::Diamonds, rank));
            }
            Action::Extra(seat, ExtraWord::Schweine(rank)) => {
                let card = demanded.and_then(|it| rules.card_of_pair(it.contract, rank));
                self.note_card(seat, card, (step, demanded), shown);
            }
            Action::Extra(seat, ExtraWord::Genscher(_)) => {
                self.note_card(seat, Some(Card::DK), (step, demanded), shown);
            }
            Action::Extra(_, ExtraWord::Announcement(_) | ExtraWord::Claim(_))
            | Action::Say(..)
            | Action::Play(..) => (),
        }
    }

    fn note_card(
        &self,
        seat: Seat,
        card: Option<Card>,
        (step, demanded): (&Step, Demanded),
        shown: &mut Shown,
    ) {
        let (Some(card), Some(demanded)) = (card, demanded) else {
            return;
        };
        shown.note_pair(self.parts.held(seat), card);
        let is_with_card = match step.action {
            Action::Extra(_, word) => self.known.is_with_card(word),
            Action::Say(..) | Action::Play(..) => false,
        };
        let next = self.known.record.plays.get(usize::from(step.cards_played));
        let laid = next.map_or(card, |it| it.card);
        if let Some(class) = demanded.class.filter(|_| is_with_card)
            && demanded.order.class(laid) != class
        {
            shown.note_void(seat, demanded.order.members(class));
        }
    }
}

/// What is played, and what is to be followed.
#[derive(Clone, Copy)]
struct InPlay {
    contract: Contract,
    order: &'static CardOrder,
    class: Option<Class>,
}

type Demanded = Option<InPlay>;

fn demanded(position: &Position<'_>) -> Demanded {
    let game = position.game()?;
    Some(InPlay {
        contract: game.contract(),
        order: game.order(),
        class: game.demanded(),
    })
}
