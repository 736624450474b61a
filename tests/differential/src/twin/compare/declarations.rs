//! Schweine and Genscher: what may be declared now, and what no more.

use doko_engine::{Rank, SchweineAboveMode, SchweineMode, Seat, Word};
use doko_reference::cards::card as card_of;
use doko_reference::trumps::trump_suit;

use super::{Asked, Compared, Twin, reasons_of};
use crate::model::{check_pair, may_genscher};

impl Twin<'_> {
    /// Schweine and Genscher that could be declared with the next card, by whomever. Where there
    /// are none, who asks makes no difference, nor which Schweine where it is too late for all.
    pub(super) fn declarations(&mut self) -> Compared {
        if self.position.game().is_none() {
            return Ok(());
        }
        let Some(turn) = self.position.to_play() else {
            self.genscher(Seat::First, Seat::Second)?;
            return self.no_declarations();
        };
        let others = match self.rules.schweine.mode {
            SchweineMode::Off => 0,
            _ if self.rules.schweine.above_mode != SchweineAboveMode::Same => 4,
            SchweineMode::Vorbehalt if self.game.cards_played() > 0 => 1,
            SchweineMode::Vorbehalt
            | SchweineMode::Automatic
            | SchweineMode::AtFirstFox
            | SchweineMode::SecondOnly => 4,
        };
        for seat in Seat::ALL {
            let ranks = [Rank::Ace, Rank::Ten, Rank::King, Rank::Nine].into_iter();
            for rank in ranks.take(if seat == turn { 4 } else { others }) {
                self.schweine(seat, rank)?;
            }
            if seat == turn || self.options.genscher {
                for named in Seat::ALL {
                    self.genscher(seat, named)?;
                }
            }
        }
        Ok(())
    }

    /// Whether a seat may name this one.
    fn genscher(&mut self, seat: Seat, named: Seat) -> Compared {
        let found = self.position.check_genscher(seat, named);
        if let Err(refusal) = &found {
            self.coverage.refusal(refusal);
        }
        let reference = may_genscher(&self.game, seat as usize, named as usize);
        let about = || format!("a Genscher of seat {seat} with seat {named}");
        self.same(about, &found.is_ok(), &reference)
            .map_err(|it| it.to(Asked::InPlay(seat.number(), format!("genscher {named}"))))
    }

    /// Whether a seat may declare this pair.
    fn schweine(&mut self, seat: Seat, rank: Rank) -> Compared {
        let reference = check_pair(&self.game, seat as usize, rank.letter());
        let engine = match self.position.check_schweine(seat, rank) {
            Ok(()) => Vec::new(),
            Err(refusal) => {
                self.coverage.refusal(&refusal);
                reasons_of(&refusal)
            }
        };
        let letter = rank.letter();
        let about = || format!("Schweine of {letter} by seat {seat} with its next card");
        let word = match rank.letter() {
            'A' => "schweine".to_owned(),
            'T' => "schweine 10".to_owned(),
            letter => format!("schweine {letter}"),
        };
        self.same(about, &engine.first(), &reference.first())
            .map_err(|it| it.to(Asked::InPlay(seat.number(), word)))
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
