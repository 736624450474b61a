//! CLAIM: shortening a solo. PEN-2 uses the same search for what is inevitable.

use crate::cards::{Card, card, holds_all};
use crate::contract::Party;
use crate::game::{Game, Shortened};
use crate::options::ClaimMode;
use crate::trumps::Class;

/// What stands against a claim.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Claimed {
    /// Nothing.
    Valid,
    /// Why it is refused.
    Refused(Vec<&'static str>),
    /// The search was given up: too many lines of play.
    Undecided,
}

/// A search with a bound on the positions looked at.
struct Search {
    left: u64,
}

impl Game {
    /// CLAIM-1 to CLAIM-5: whether a seat may claim all remaining Stiche with this order.
    ///
    /// `bound` is the number of positions that may be looked at.
    #[must_use]
    pub fn check_claim(&self, seat: usize, order: &[Card], bound: u64) -> Claimed {
        let refused = self.claim_faults(seat, order);
        if !refused.is_empty() {
            return Claimed::Refused(refused);
        }
        let mut search = Search { left: bound };
        match search.holds(self, seat, order) {
            Some(true) => Claimed::Valid,
            Some(false) => Claimed::Refused(vec!["CLAIM_NOT_PROVEN"]),
            None => Claimed::Undecided,
        }
    }

    /// CLAIM-1, CLAIM-3, CLAIM-4: what refuses a claim without a look at the play.
    fn claim_faults(&self, seat: usize, order: &[Card]) -> Vec<&'static str> {
        let mut faults = Vec::new();
        if self.options.claim == ClaimMode::Off {
            faults.push("CLAIM_NOT_AVAILABLE");
        }
        if self.established_soloist() != Some(seat) || self.is_over() || self.hands[seat].is_empty()
        {
            faults.push("CLAIM_NOT_ENTITLED");
        }
        if !holds_all(&self.hands[seat], order) {
            faults.push("CLAIM_ORDER_NOT_HELD");
        }
        faults
    }

    /// CLAIM-7: claims all remaining Stiche. A claim that does not hold gives none (CLAIM-10).
    ///
    /// # Errors
    ///
    /// With what [`Game::check_claim`] finds.
    pub fn claim_rest(&mut self, seat: usize, order: &[Card], bound: u64) -> Result<(), Claimed> {
        let found = self.check_claim(seat, order, bound);
        if found != Claimed::Valid {
            return Err(found);
        }
        self.shortened = Some(Shortened::Rest);
        Ok(())
    }

    /// CLAIM-8: gives all remaining Stiche to the opponents.
    ///
    /// # Errors
    ///
    /// With the reasons of CLAIM-1 and CLAIM-3.
    pub fn surrender(&mut self, seat: usize) -> Result<(), Vec<&'static str>> {
        let faults = self.claim_faults(seat, &[]);
        if faults.is_empty() {
            self.shortened = Some(Shortened::Surrender);
            return Ok(());
        }
        Err(faults)
    }

    /// CLAIM-4, CLAIM-5: the cards of the soloist that have to be looked at.
    #[must_use]
    pub fn choice(&self, soloist: usize, named: &[Card]) -> Vec<Card> {
        let legal = self.legal_cards(soloist);
        if let Some(next) = named.first() {
            return legal.into_iter().filter(|card| card == next).collect();
        }
        let class = |card: Card| self.class_of(card);
        let Some(demanded) = self.demanded() else {
            let is_highest = |card: &Card| {
                let rivals = legal.iter().filter(|rival| class(**rival) == class(*card));
                rivals.map(|rival| self.height(soloist, *rival)).max()
                    == Some(self.height(soloist, *card))
            };
            return legal.iter().copied().filter(is_highest).collect();
        };
        let follows = self.hands[soloist]
            .iter()
            .any(|card| class(*card) == demanded);
        if follows {
            let beats = |card: &Card| self.would_win(soloist, *card);
            return legal.into_iter().filter(beats).collect();
        }
        if demanded == Class::Trump {
            return Vec::new();
        }
        let is_trump = |card: &Card| class(*card) == Class::Trump;
        legal.into_iter().filter(is_trump).collect()
    }

    /// CLAIM-4, TRUMP-8: how high a card stands within its class, if this seat plays it now.
    fn height(&self, seat: usize, card: Card) -> (usize, usize) {
        let (laid, demanded) = (self.laid(seat, card), self.class_of(card));
        crate::trick::strength(&self.options, self.contract.solo, demanded, laid)
    }

    /// TRICK-3: whether a card beats what lies in the running Stich.
    fn would_win(&self, seat: usize, card: Card) -> bool {
        let mut next = self.clone();
        let running = next.completed();
        next.tricks[running].push(self.laid(seat, card));
        next.trick_winner(running) == seat
    }

    /// PEN-2: the party that makes all remaining Stiche, however all four play. `Some(None)`:
    /// neither does; `None`: the search was given up.
    ///
    /// With an order that a seat had named before the offence, its party makes them in whatever
    /// order, or in this one.
    #[must_use]
    pub fn inevitable(
        &self,
        named: Option<&(usize, Vec<Card>)>,
        bound: u64,
    ) -> Option<Option<Party>> {
        for party in [Party::Re, Party::Kontra] {
            let mut search = Search { left: bound };
            let named = named.filter(|(seat, _)| self.party(*seat) == Some(party));
            let (by, order) = named.map_or((0, [].as_slice()), |(by, order)| (*by, order));
            let from = (by, self.completed());
            let free = search.always(self, party, &[], from)?;
            if free || search.always(self, party, order, from)? {
                return Some(Some(party));
            }
        }
        Some(None)
    }
}

impl Search {
    /// CLAIM-5, PEN-2: one more position is looked at, if the bound allows it.
    fn spend(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    /// CLAIM-5, word for word; CLAIM-11 is an example. Playing is also declaring Schweine with the
    /// card (SCHW-9, SCHW-10): the opponents may, the soloist has not said so with his claim and
    /// does not.
    fn holds(&mut self, game: &Game, soloist: usize, named: &[Card]) -> Option<bool> {
        self.spend()?;
        let Some(turn) = game.turn() else {
            return Some(true);
        };
        let choice = if turn == soloist {
            game.choice(soloist, named)
        } else {
            playable(game, turn)
        };
        if choice.is_empty() {
            return Some(false);
        }
        for card in choice {
            let next = if turn == soloist {
                played(game, turn, card).into_iter().collect()
            } else {
                continuations(game, turn, card)
            };
            if next.is_empty() {
                return Some(false);
            }
            for next in next {
                let lost =
                    next.completed() > game.completed() && next.winners.last() != Some(&soloist);
                let rest = if turn == soloist {
                    named.get(1..).unwrap_or_default()
                } else {
                    named
                };
                if lost || !self.holds(&next, soloist, rest)? {
                    return Some(false);
                }
            }
        }
        Some(true)
    }

    /// PEN-2: every remaining Stich goes to the party, whatever anybody plays but the seat that named
    /// an order: it plays the next card of this. If it may not, the rest of the order is no order any
    /// more, and it plays what it likes. Who takes a Stich while a Hochzeit is open is of the party
    /// that comes of it.
    fn always(
        &mut self,
        game: &Game,
        party: Party,
        order: &[Card],
        (by, since): (usize, usize),
    ) -> Option<bool> {
        self.spend()?;
        let taken = game.winners.iter().skip(since);
        let mut parties = taken.map(|seat| game.party(*seat));
        if parties.clone().flatten().any(|it| it != party) {
            return Some(false);
        }
        let Some(turn) = game.turn() else {
            return Some(parties.all(|it| it == Some(party)));
        };
        let legal = playable(game, turn);
        let (choice, rest): (Vec<Card>, &[Card]) = match order {
            [next, rest @ ..] if turn == by && legal.contains(next) => (vec![*next], rest),
            [_, ..] if turn == by => (legal, &[]),
            _ => (legal, order),
        };
        for card in choice {
            let mut next = continuations(game, turn, card);
            if next.is_empty() {
                return Some(false);
            }
            // MOD-6: who names a partner turns the parties.
            for named in (0..4).filter(|it| game.may_genscher(turn, *it, card)) {
                let mut turned = game.clone();
                turned.declare_genscher(turn, named);
                next.extend(played(&turned, turn, card));
            }
            for next in next {
                if !self.always(&next, party, rest, (by, since))? {
                    return Some(false);
                }
            }
        }
        Some(true)
    }
}

/// CLAIM-5, PEN-2: the cards that may be played; where ♦A can become Schweine of a Farbsolo, one may
/// be legal with the word only (`schweine.farbsolo_card`).
pub(crate) fn playable(game: &Game, seat: usize) -> Vec<Card> {
    let legal = game.legal_cards(seat);
    let fox = card('D', 'A');
    let has_word = game.contract.has_diamond_aces(&game.options)
        && !legal.contains(&fox)
        && !continuations(game, seat, fox).is_empty();
    legal.into_iter().chain(has_word.then_some(fox)).collect()
}

/// CLAIM-5, PEN-2: the game after a card, if it may be played.
fn played(game: &Game, seat: usize, card: Card) -> Option<Game> {
    let mut next = game.clone();
    next.play(seat, card).ok().map(|_| next)
}

/// CLAIM-5, PEN-2: the game after a card, and after the same card with Schweine where these may be
/// declared with it (SCHW-9, SCHW-10).
fn continuations(game: &Game, seat: usize, card: Card) -> Vec<Game> {
    let mut declared = game.clone();
    let declares = declared.declare_schweine(seat, card.rank, card).is_ok();
    let declared = Some(declared).filter(|_| declares);
    let starts = std::iter::once(game).chain(&declared);
    starts
        .filter_map(|start| played(start, seat, card))
        .collect()
}
