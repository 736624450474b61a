//! FOLLOW in a game: what a card counts as, and which cards may be played.

use crate::cards::Card;
use crate::game::Game;
use crate::trick::{Laid, class_of, legal_cards};
use crate::trumps::{Class, class};

impl Game {
    /// FOLLOW-1: what the running Stich demands, if a card lies.
    #[must_use]
    pub fn demanded(&self) -> Option<Class> {
        let first = self.table().first()?;
        Some(class_of(&self.options, self.contract.solo, *first))
    }

    /// FOLLOW-1, `schweine.farbsolo_card`: what a card counts as: a card that is a Schwein of
    /// anybody is a trump.
    #[must_use]
    pub fn class_of(&self, card: Card) -> Class {
        if self.pigs.iter().any(|pig| pig.card == card) {
            return Class::Trump;
        }
        class(&self.options, self.contract.solo, card)
    }

    /// MOD-3, TRUMP-8: a card as it would lie if this seat plays it now.
    #[must_use]
    pub fn laid(&self, seat: usize, card: Card) -> Laid {
        Laid {
            seat,
            card,
            top: self.top(seat, card),
        }
    }

    /// FOLLOW-1 to FOLLOW-4: the kinds a seat may play now, each once; nothing out of turn.
    #[must_use]
    pub fn legal_cards(&self, seat: usize) -> Vec<Card> {
        if self.turn() != Some(seat) {
            return Vec::new();
        }
        let hand = self.hands[seat].iter();
        let hand: Vec<Laid> = hand.map(|card| self.laid(seat, *card)).collect();
        let mut legal = legal_cards(&self.options, self.contract.solo, &hand, self.table());
        legal.sort_unstable();
        legal.dedup();
        legal
    }

    /// MOD-1, MOD-4, FOLLOW-1, FOLLOW-2: every reason against a card, in the order in which they
    /// are told.
    ///
    /// `REVOKE` is also told out of turn, and of a card that is not held, as long as the seat
    /// has yet to play to the running Stich.
    #[must_use]
    pub fn check_card(&self, seat: usize, card: Card) -> Vec<&'static str> {
        if self.is_over() {
            return vec!["GAME_OVER"];
        }
        let mut reasons = Vec::new();
        if self.turn() != Some(seat) {
            reasons.push("OUT_OF_TURN");
        }
        if !self.hands[seat].contains(&card) {
            reasons.push("CARD_NOT_HELD");
        }
        if self.revokes(seat, card) {
            reasons.push("REVOKE");
        }
        reasons
    }

    /// FOLLOW-2: the demanded class is held, and this is none of it.
    fn revokes(&self, seat: usize, card: Card) -> bool {
        let Some(demanded) = self.demanded() else {
            return false;
        };
        let class = |card| self.class_of(card);
        self.table().iter().all(|laid| laid.seat != seat)
            && class(card) != demanded
            && self.hands[seat].iter().any(|held| class(*held) == demanded)
    }
}
