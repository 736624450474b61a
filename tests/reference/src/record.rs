//! A game as text, and what follows from it.

use std::fmt;

use crate::cards::{Card, read_card, read_cards};
use crate::game::Game;
use crate::options::Options;
use crate::scoring::Settlement;
use crate::vorbehalt::outcome::Outcome;
use crate::vorbehalt::resolve::resolve;
use crate::vorbehalt::round::{Open, Round};

/// One game, whole or up to any point. Seats count from 1 in all lines.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Record {
    /// The seats with an open Pflichtsolo, one entry for each, with the kind that fills it:
    /// `2 free`, `2 color`, `2 picture`.
    pub open: Vec<String>,
    /// VORB-10: the forced seat.
    pub vorfuehrung: Option<usize>,
    /// `bock`: what the value is multiplied by.
    pub bock: i32,
    /// `bock.effect`: what the winner gets for the Bock games instead.
    pub bock_plus: i32,
    /// The hands as dealt, seat 1 first.
    pub hands: Vec<String>,
    /// The lines of [`Round::say`], in order.
    pub said: Vec<String>,
    /// All cards on the table, in order.
    pub plays: Vec<String>,
    /// `<cards on the table before it>: <seat> <word> [<argument>]`: announcements,
    /// `schweine [<rank>]` and `genscher <seat>` with the next card, `claim_rest`, `surrender`.
    pub extras: Vec<String>,
    /// The order named with `claim_rest`.
    pub claim_order: String,
}

impl fmt::Display for Record {
    /// CARD-5, VORB-1, MOD-3: the hands, what was said and what was played, for readers of a failed
    /// test.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for hand in &self.hands {
            writeln!(f, "hand: {hand}")?;
        }
        for open in &self.open {
            writeln!(f, "open: {open}")?;
        }
        if let Some(seat) = self.vorfuehrung {
            writeln!(f, "vorfuehrung: {}", seat + 1)?;
        }
        writeln!(f, "said: {}", self.said.join(", "))?;
        writeln!(f, "plays: {}", self.plays.join(" "))?;
        writeln!(f, "extras: {}", self.extras.join(", "))?;
        if !self.claim_order.is_empty() {
            writeln!(f, "claim order: {}", self.claim_order)?;
        }
        Ok(())
    }
}

/// What follows from a record.
#[derive(Clone, Debug)]
pub struct Played {
    /// VORB-13.
    pub outcome: Outcome,
    /// The game, if there is a contract.
    pub game: Option<Game>,
    /// The settlement, if the game is over.
    pub settlement: Option<Settlement>,
}

/// What in a record is against the rules.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Fault {
    /// The line or the card.
    pub what: String,
    /// Cards on the table before it.
    pub at: usize,
    /// The reasons.
    pub reasons: Vec<String>,
}

impl Record {
    /// VORB-13: the round as the resolver takes it.
    ///
    /// # Errors
    ///
    /// With what cannot be read.
    pub fn round(&self) -> Result<Round, String> {
        let mut round = Round::default();
        for (seat, hand) in self.hands.iter().enumerate().take(4) {
            let cards = read_cards(hand).ok_or_else(|| format!("unread: `{hand}`"))?;
            round.hands[seat] = Some(cards).filter(|cards| !cards.is_empty());
        }
        for line in &self.open {
            let (seat, kind) = line.split_once(' ').unwrap_or((line, "free"));
            let seat: usize = seat.parse().map_err(|_| format!("unread: `{line}`"))?;
            let open: &mut Open = &mut round.open[(seat - 1) % 4];
            match kind {
                "color" => open.color += 1,
                "picture" => open.picture += 1,
                _ => open.free += 1,
            }
        }
        round.vorfuehrung = self.vorfuehrung;
        for line in &self.said {
            round.say(line)?;
        }
        Ok(round)
    }

    /// MOD-1, MOD-4: plays the record through, from the round (VORB-13) to the settlement.
    ///
    /// # Errors
    ///
    /// With the first thing that is against the rules.
    pub fn replay(&self, options: &Options, bound: u64) -> Result<Played, Fault> {
        let unread = |what: String| Fault {
            what,
            at: 0,
            reasons: vec!["UNREAD".to_owned()],
        };
        let round = self.round().map_err(unread)?;
        let outcome = resolve(options, &round);
        let Outcome::Contract { contract, hands } = &outcome else {
            return Ok(Played {
                outcome,
                game: None,
                settlement: None,
            });
        };
        let hands: Vec<Vec<Card>> = hands.clone().into_iter().flatten().collect();
        let mut game = Game::new(options, contract, &hands);
        let mut extras = self.extras.iter().peekable();
        for number in 0..=self.plays.len() {
            let next = self.plays.get(number).and_then(|text| read_card(text));
            let here = format!("{number}: ");
            while let Some(line) = extras.next_if(|line| line.starts_with(&here)) {
                self.extra(&mut game, line, next, bound)?;
            }
            let Some(card) = next else {
                break;
            };
            let turn = game.turn().unwrap_or_default();
            game.play(turn, card)
                .map_err(|reasons| fault(&game, &card.to_string(), &reasons))?;
        }
        let settlement = game.settle_with(self.bock, self.bock_plus).ok();
        Ok(Played {
            outcome: outcome.clone(),
            game: Some(game),
            settlement,
        })
    }

    /// ANN-4: what is said between two cards: an announcement, Schweine (SCHW-9, SCHW-10) or a
    /// Genscher (MOD-6) with the next card, a claim or a surrender (CLAIM-2).
    fn extra(
        &self,
        game: &mut Game,
        line: &str,
        next: Option<Card>,
        bound: u64,
    ) -> Result<(), Fault> {
        let mut words = line.split_whitespace().skip(1);
        let number = |text: Option<&str>| text.and_then(|it| it.parse::<usize>().ok());
        let Some(seat) = number(words.next()).and_then(|seat| seat.checked_sub(1)) else {
            return Err(fault(game, line, &["UNREAD"]));
        };
        let word = words.next().unwrap_or_default();
        let argument = words.next();
        let done = match (word, next) {
            ("schweine", Some(card)) => {
                let rank = argument.and_then(|it| it.chars().next()).unwrap_or('A');
                game.declare_schweine(seat, rank, card)
            }
            ("genscher", Some(card)) => {
                let named = number(argument).and_then(|named| named.checked_sub(1));
                match named.filter(|named| game.may_genscher(seat, *named, card)) {
                    Some(named) => {
                        game.declare_genscher(seat, named);
                        Ok(())
                    }
                    None => Err(vec!["GENSCHER_NOT_AVAILABLE"]),
                }
            }
            ("claim_rest", _) => {
                let order = read_cards(&self.claim_order).unwrap_or_default();
                game.claim_rest(seat, &order, bound)
                    .map_err(|_| vec!["CLAIM_REFUSED"])
            }
            ("surrender", _) => game.surrender(seat),
            _ => match game.announce_for(seat, word, argument) {
                Ok(_) => Ok(()),
                Err(reason) => Err(vec![reason]),
            },
        };
        done.map_err(|reasons| fault(game, line, &reasons))
    }
}

/// MOD-1, FOLLOW-2, ANN-20: what was refused, when, and why.
fn fault(game: &Game, what: &str, reasons: &[&str]) -> Fault {
    Fault {
        what: what.to_owned(),
        at: game.cards_played(),
        reasons: reasons.iter().map(|reason| (*reason).to_owned()).collect(),
    }
}
