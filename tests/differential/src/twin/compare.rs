//! A whole game in both, compared after every action.

mod claims;
mod declarations;
mod parties;
mod table;
mod windows;

use std::fmt::Debug;

use doko_engine::{Announcement, Claim, ClaimKind, Position, Refusal, RuleSet, Seat};
use doko_reference::cards::{Card, card as card_of, read_card, read_cards};
use doko_reference::game::Game;
use doko_reference::options::Options;
use doko_reference::record::Record;
use doko_reference::vorbehalt::outcome::Outcome;

use super::opening::{Opened, open};
use super::probe::Probes;
use super::settlement::settlements;
use super::words::{card, number as seat_of, rank, reasons_of, seat_at};
use super::{Asked, Coverage, Disagreement, Sides, rules_of};
use doko_judge::names::reason_name;
use doko_laws::beside::WORDS;

// How many positions the reference may look at to judge one claim.
const BOUND: u64 = 20_000;

/// Where the rules can be read in two ways that change no answer of value, and how the
/// comparison takes them: not as a disagreement.
#[must_use]
pub fn readings() -> &'static [&'static str] {
    &[
        "Once the game is over the engine notes further reasons beside GAME_OVER, the reference \
         none; the first reason is compared.",
        "After a surrender the soloist may announce nothing any more: GAME_OVER for the engine, \
         NO_CARD_LEFT for the reference, since his cards are given away.",
    ]
}

/// How a game that was compared ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Ending {
    /// It was played to its end.
    Settled,
    /// The cards are dealt again.
    Redeal,
    /// The record stops before the end.
    Open,
}

impl Sides {
    /// Plays a record in both; see [`super::compare`].
    ///
    /// # Errors
    ///
    /// With the first disagreement.
    pub fn compare(
        &self,
        record: &Record,
        coverage: &mut Coverage,
    ) -> Result<Ending, Disagreement> {
        let ending = play_in_both(self, record, coverage);
        coverage.enter_refusals();
        ending
    }
}

fn play_in_both(
    sides: &Sides,
    record: &Record,
    coverage: &mut Coverage,
) -> Result<Ending, Disagreement> {
    let rules = rules_of(&sides.options).map_err(Disagreement::of_deal)?;
    let options = &sides.taken();
    let mut probes = Probes::new(sides.seed);
    let Opened { position, outcome } = open(&rules, options, record, &mut probes, coverage)?;
    let (contract, hands) = match &outcome {
        Outcome::Contract { contract, hands } => (contract, hands),
        Outcome::Redeal { reason, .. } => {
            coverage.count("redeal", *reason);
            return Ok(Ending::Redeal);
        }
        Outcome::NeedsInput { .. } | Outcome::Refused(_) => return Ok(Ending::Open),
    };
    let hands: Vec<Vec<Card>> = hands.clone().into_iter().flatten().collect();
    let mut twin = Twin {
        rules: &rules,
        options,
        record,
        position,
        game: Game::new(options, contract, &hands),
        probes,
        coverage,
    };
    twin.run()?;
    match twin.position.settle() {
        Ok(_) => Ok(Ending::Settled),
        Err(_) => Ok(Ending::Open),
    }
}

/// One game at one moment, in both.
struct Twin<'a> {
    rules: &'a RuleSet,
    options: &'a Options,
    record: &'a Record,
    position: Position<'a>,
    game: Game,
    probes: Probes,
    coverage: &'a mut Coverage,
}

type Compared = Result<(), Disagreement>;

impl Twin<'_> {
    fn run(&mut self) -> Compared {
        let mut extras = self.record.extras.iter().peekable();
        self.look()?;
        for number in 0..=self.record.plays.len() {
            let next = self.record.plays.get(number).and_then(|it| read_card(it));
            let here = format!("{number}: ");
            while let Some(line) = extras.next_if(|line| line.starts_with(&here)) {
                let with_card = self.extra(line, next)?;
                if !with_card {
                    self.look()?;
                }
            }
            let Some(card) = next else {
                break;
            };
            self.play(card)?;
            self.look()?;
        }
        settlements(
            self.rules,
            &self.position,
            &self.game,
            self.record.bock,
            self.coverage,
        )
        .map_err(|(about, engine, reference)| {
            self.disagree(about, engine, reference)
                .to(Asked::Settlement)
        })
    }

    fn disagree(&self, about: String, engine: String, reference: String) -> Disagreement {
        Disagreement {
            about,
            engine,
            reference,
            said: self.record.said.len(),
            plays: self.game.cards_played(),
            asked: Asked::Position,
        }
    }

    fn same<T: Debug + PartialEq>(
        &self,
        about: impl FnOnce() -> String,
        engine: &T,
        reference: &T,
    ) -> Compared {
        if engine == reference {
            return Ok(());
        }
        Err(self.disagree(about(), format!("{engine:?}"), format!("{reference:?}")))
    }

    /// Plays a card in both.
    fn play(&mut self, laid: Card) -> Compared {
        let seat = self.game.turn().and_then(seat_at);
        let (Some(seat), Some(card)) = (seat, card(laid)) else {
            return Err(self.disagree(
                format!("{laid}"),
                "no turn".to_owned(),
                "no turn".to_owned(),
            ));
        };
        let engine = self.position.play(seat, card).map_err(|it| reasons_of(&it));
        let reference = self.game.play(seat as usize, laid);
        self.same(|| format!("playing {laid}"), &engine, &reference)
            .map_err(|it| it.to(Asked::Play(seat.number(), laid.to_string())))?;
        if engine.is_err() {
            return Err(self.disagree(
                format!("playing {laid}"),
                "refused".to_owned(),
                "refused".to_owned(),
            ));
        }
        Ok(())
    }

    /// Does in both what an extra says; true if it belongs to the card that follows.
    fn extra(&mut self, line: &str, next: Option<Card>) -> Result<bool, Disagreement> {
        let mut parts = line.split_whitespace().skip(1);
        let seat = parts.next().and_then(seat_of);
        let (Some(seat), Some(word)) = (seat, parts.next()) else {
            return Err(self.disagree(line.to_owned(), "unread".to_owned(), "unread".to_owned()));
        };
        let argument = parts.next().unwrap_or_default();
        let number = seat as usize;
        let (engine, reference, with_card): (Result<(), Refusal>, bool, bool) = match word {
            "schweine" => {
                let rank = rank(argument).unwrap_or(doko_engine::Rank::Ace);
                let with = next.unwrap_or(card_of('D', 'A'));
                let done = self.game.declare_schweine(number, rank.letter(), with);
                (
                    self.position.declare_schweine(seat, rank),
                    done.is_ok(),
                    true,
                )
            }
            "genscher" => {
                let named = seat_of(argument).unwrap_or(Seat::First);
                let with = next.unwrap_or(card_of('D', 'K'));
                let may = self.game.may_genscher(number, named as usize, with);
                if may {
                    self.game.declare_genscher(number, named as usize);
                }
                (self.position.name_partner(seat, named), may, true)
            }
            "claim_rest" => {
                let order = read_cards(&self.record.claim_order).unwrap_or_default();
                let claimed = self.game.claim_rest(number, &order, BOUND * 250);
                let order: Vec<doko_engine::Card> = order.into_iter().filter_map(card).collect();
                let claim = Claim {
                    seat,
                    kind: ClaimKind::Rest,
                    order: &order,
                };
                (self.position.claim(&claim), claimed.is_ok(), false)
            }
            "surrender" => {
                let done = self.game.surrender(number);
                let claim = Claim {
                    seat,
                    kind: ClaimKind::Surrender,
                    order: &[],
                };
                (self.position.claim(&claim), done.is_ok(), false)
            }
            _ => {
                let place = WORDS.iter().position(|it| *it == word);
                let all = Announcement::ALL;
                let Some(announcement) = place.and_then(|place| all.get(place)) else {
                    return Err(self.disagree(line.to_owned(), "unread".to_owned(), String::new()));
                };
                let engine = self.position.announce(seat, *announcement).map(|_| ());
                (engine, self.game.announce(number, word).is_ok(), false)
            }
        };
        self.coverage.count("extra", word.to_owned());
        let ours = match &engine {
            Ok(()) => "accepted".to_owned(),
            Err(refusal) => format!("refused {}", reasons_of(refusal).join(", ")),
        };
        if engine.is_ok() != reference || !reference {
            let theirs = if reference { "accepted" } else { "refused" };
            let found = self.disagree(format!("extra `{line}`"), ours, theirs.to_owned());
            return Err(found.to(Asked::Extra));
        }
        Ok(with_card)
    }

    /// Compares everything that can be asked now.
    fn look(&mut self) -> Compared {
        self.probes.at(100 + self.game.cards_played() as u64);
        self.turn_and_cards()?;
        self.parties()?;
        self.announcements()?;
        self.tricks()?;
        self.trump_order()?;
        self.declarations()?;
        self.settles_at_the_end_only()?;
        self.claims()
    }
}
