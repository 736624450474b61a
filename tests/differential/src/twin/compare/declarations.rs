//! Schweine and Genscher: what may be declared now, and what no more.

use doko_engine::{Rank, SchweineMode, Seat, Word};
use doko_reference::cards::card as card_of;
use doko_reference::trumps::trump_suit;

use super::{Compared, Twin, reasons_of};

impl Twin<'_> {
    /// Schweine and Genscher that could be declared with the next card.
    pub(super) fn declarations(&mut self) -> Compared {
        let Some(game) = self.position.game() else {
            return Ok(());
        };
        let Some(turn) = self.position.to_play() else {
            return self.no_declarations();
        };
        let seat = turn as usize;
        let king = card_of('D', 'K');
        let genscher = self.position.check_genscher(turn, turn.next());
        if let Err(refusal) = &genscher {
            self.coverage.refusal(refusal);
        }
        let engine = genscher.is_ok();
        let reference = self.game.may_genscher(seat, (seat + 1) % 4, king)
            && self.game.legal_cards(seat).contains(&king);
        self.same(|| format!("a Genscher of seat {turn}"), &engine, &reference)?;
        for rank in [Rank::Ace, Rank::Ten, Rank::King, Rank::Nine] {
            let suit = trump_suit(self.game.contract.solo);
            let pair = card_of(suit.unwrap_or('D'), rank.letter());
            let mut reference = self.game.check_schweine(seat, rank.letter(), pair);
            // The reference does not know that a pair is declared once only.
            let declared = game.schweine().iter().any(|it| it.rank == rank);
            if declared && reference.is_empty() {
                reference.push("SCHWEINE_NOT_AVAILABLE");
            }
            let engine = match self.position.check_schweine(turn, rank) {
                Ok(()) => Vec::new(),
                Err(refusal) => {
                    self.coverage.refusal(&refusal);
                    reasons_of(&refusal)
                }
            };
            let about = || {
                format!(
                    "Schweine of {} by seat {turn} with its next card",
                    rank.letter()
                )
            };
            self.same(about, &engine.first(), &reference.first())?;
        }
        Ok(())
    }

    /// Once the game is over there are no Schweine, in play or as a word of the round: in
    /// both ways it is told of the end, and of the time where there is one. Other reasons are
    /// those of a running game, which are compared there.
    fn no_declarations(&mut self) -> Compared {
        let time = |it: &&str| ["GAME_OVER", "SCHWEINE_TOO_LATE"].contains(it);
        let mode = self.rules.schweine.mode;
        for seat in Seat::ALL {
            let suit = trump_suit(self.game.contract.solo);
            let pair = card_of(suit.unwrap_or('D'), 'A');
            let reference = self.game.check_schweine(seat as usize, 'A', pair);
            let reference: Vec<&str> = reference.into_iter().filter(time).collect();
            let ace = Rank::Ace;
            let in_play = self.position.check_schweine(seat, ace);
            let said = self.position.clone().say(seat, Word::Schweine(ace));
            let is_of_the_round = mode == SchweineMode::Vorbehalt;
            let both = [Some(in_play), is_of_the_round.then_some(said)];
            for refused in both.into_iter().flatten() {
                let engine = refused.as_ref().err().map(reasons_of).unwrap_or_default();
                let engine: Vec<&str> = engine.into_iter().filter(time).collect();
                let about = || format!("Schweine of seat {seat} after the end");
                self.same(about, &engine, &reference)?;
            }
        }
        Ok(())
    }
}
