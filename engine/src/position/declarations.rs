//! Schweine and Genscher in a position: what is declared with a card.

use super::Position;
use crate::card::Rank;
use crate::party::Party;
use crate::rule::Rule;
use crate::schweine::DeclaredPair;
use crate::seat::Seat;
use crate::verdict::{Evidence, Grounds, Reason, Refusal};

impl Position<'_> {
    /// Declares Schweine for `seat`: before the first card, or with the card that it
    /// is to play now. Then they count once that card lies; if another card is
    /// played, nothing was declared. `rank` is that of the pair, the ace for
    /// Schweine themselves; without the pair below it the declaration is void.
    ///
    /// # Errors
    ///
    /// The refusal, if the seat may not declare them now; the position is then
    /// unchanged.
    pub fn declare_schweine(&mut self, seat: Seat, rank: Rank) -> Result<(), Refusal> {
        self.check_schweine(seat, rank)?;
        if let Some(game) = &mut self.game {
            game.declare_in_time(self.rules, DeclaredPair { seat, rank });
        }
        Ok(())
    }

    /// Whether `seat` may declare Schweine of this rank now.
    ///
    /// # Errors
    ///
    /// The refusal, if it may not.
    pub fn check_schweine(&self, seat: Seat, rank: Rank) -> Result<(), Refusal> {
        let evidence = self.about_schweine(seat, rank);
        let Some(game) = &self.game else {
            let off = self.rules.schweine.is_off(rank);
            let rule = if off { Rule::Trump7 } else { Rule::Schw2 };
            return Err(Refusal::new(Reason::SchweineNotAvailable, rule, evidence));
        };
        let grounds = game.schweine_grounds(self.rules, seat, rank);
        if grounds.is_empty() {
            Ok(())
        } else {
            Err(Refusal::all(grounds, evidence))
        }
    }

    /// Lets `seat` name a partner with its first ♦K, which it is to play now. It
    /// counts once that card lies; if another card is played, nobody was named.
    ///
    /// # Errors
    ///
    /// The refusal, if the seat may not name anybody now; the position is then
    /// unchanged.
    pub fn name_partner(&mut self, seat: Seat, partner: Seat) -> Result<(), Refusal> {
        self.check_genscher(seat, partner)?;
        if let Some(game) = &mut self.game {
            game.name_with_next_card(seat, partner);
        }
        Ok(())
    }

    /// Whether `seat` may name this partner now.
    ///
    /// # Errors
    ///
    /// The refusal, if it may not.
    pub fn check_genscher(&self, seat: Seat, partner: Seat) -> Result<(), Refusal> {
        let evidence = self.about_genscher(seat, partner);
        let mut grounds = match &self.game {
            Some(game) => game.genscher_grounds(self.rules, seat),
            None => Grounds::new(),
        };
        let nobody = self.game.is_none() || seat == partner;
        let noted = !grounds.is_empty();
        grounds.note(nobody && !noted, Reason::GenscherNotAvailable, Rule::Mod6);
        if grounds.is_empty() {
            Ok(())
        } else {
            Err(Refusal::all(grounds, evidence))
        }
    }

    /// Of which party Schweine of `seat` would be an Ansage now (SCHW-3); it may stand
    /// already. `None` while that is not fixed, and if they are none.
    pub(crate) fn schweine_ansage(&self, seat: Seat, rank: Rank) -> Option<Party> {
        let game = self.game.as_ref()?;
        game.parties()
            .of(seat)
            .filter(|_| self.rules.schweine.is_ansage(rank))
    }

    /// What shows that Schweine are refused.
    pub(crate) fn about_schweine(&self, seat: Seat, rank: Rank) -> Evidence {
        Evidence::Schweine {
            seat,
            rank,
            to_play: self.to_play(),
        }
    }

    /// What shows that a Genscher is refused.
    pub(crate) fn about_genscher(&self, seat: Seat, partner: Seat) -> Evidence {
        Evidence::Genscher {
            seat,
            partner,
            to_play: self.to_play(),
        }
    }

    /// Whether `seat` may declare Schweine of some pair now.
    pub fn may_declare_schweine(&self, seat: Seat) -> bool {
        let mut ranks = Rank::ALL.into_iter();
        let counts = |rank: &Rank| {
            let game = self.game.as_ref();
            game.is_some_and(|game| !game.is_void(self.rules, DeclaredPair { seat, rank: *rank }))
        };
        ranks.any(|rank| counts(&rank) && self.check_schweine(seat, rank).is_ok())
    }

    /// Whether `seat` may name a partner with the card that it is to play now.
    pub fn may_name_a_partner(&self, seat: Seat) -> bool {
        self.check_genscher(seat, seat.next()).is_ok()
    }
}
