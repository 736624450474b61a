//! Lists of games, kept by the engine and by the reference model at once.
//!
//! * `drawn` draws rule sets in which the options of lists have any value, and what happens at
//!   a table.
//! * `settled` settles a game in both.
//! * `compared` writes down what both know of a list in the same words.
#![expect(
    clippy::indexing_slicing,
    reason = "seats are 0 to 3 throughout, and places are those of the list"
)]

mod compared;
mod drawn;
mod settled;

use doko_engine::{
    BockFactor, ByPlace, BySeat, Findings, Place, RedealReason, RuleSet, Session, SessionCheck,
    Stated,
};
use doko_judge::rules_of;
use doko_reference::list::{List, Next};
use doko_reference::options::{ListGames, Options};
use doko_reference::random::Random;

use compared::Stands;
pub use drawn::options;
use drawn::{Event, event};
use settled::Settled;

/// The points that an entry of a list may give at most.
const MOST_POINTS: u32 = 1_000_000;

/// The entries of a list.
const MOST_ENTRIES: usize = 120;

/// How often what happened.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Happened {
    /// Lists.
    pub lists: u32,
    /// Lists that were played to their end.
    pub finished: u32,
    /// Lists that ended because a factor or points were too large.
    pub too_much: u32,
    /// What was entered.
    pub entries: u32,
    /// Games, and those that counted more than once.
    pub games: u32,
    /// Games that counted more than once.
    pub bock: u32,
    /// The largest factor.
    pub most: u32,
    /// Soli that were forced, and those that somebody else took over.
    pub forced: u32,
    /// Soli that somebody else took over.
    pub taken_over: u32,
    /// Games after which the same place dealt again.
    pub dealt_again: u32,
    /// Deals of the wrong place.
    pub wrong_dealer: u32,
}

/// A list that both keep.
struct Kept<'h> {
    rules: RuleSet,
    engine: Session,
    reference: List,
    happened: &'h mut Happened,
}

/// Plays a list of these rules, and compares both after each entry.
///
/// # Errors
///
/// With what the two do not agree about.
pub fn play(options: &Options, seed: u64, happened: &mut Happened) -> Result<(), String> {
    let rules = rules_of(options)?;
    let mut kept = Kept {
        rules,
        engine: Session::new(&rules),
        reference: List::new(options),
        happened,
    };
    kept.happened.lists += 1;
    let mut random = Random::new(seed);
    kept.compare("before the first game")?;
    for number in 0..MOST_ENTRIES {
        let Some(next) = kept.reference.next() else {
            kept.happened.finished += 1;
            break;
        };
        let event = event(&mut random, &kept.reference, &next);
        let what = format!("{number}: {event:?}");
        let entered = kept.enter(event, &next);
        if !entered.map_err(|it| format!("{what}: {it}"))? {
            kept.happened.too_much += 1;
            break;
        }
        kept.compare(&what)?;
    }
    Ok(())
}

impl Kept<'_> {
    fn compare(&self, what: &str) -> Result<(), String> {
        let engine = Stands::in_engine(&self.engine);
        let reference = Stands::in_reference(&self.reference);
        if engine == reference {
            return Ok(());
        }
        Err(format!(
            "{what}\n  engine:    {engine:?}\n  reference: {reference:?}"
        ))
    }

    /// Enters what happened in both, unless it is too much for a list.
    fn enter(&mut self, event: Event, next: &Next) -> Result<bool, String> {
        self.happened.entries += 1;
        match event {
            Event::Game {
                dealer,
                played,
                counts,
            } => {
                self.happened.wrong_dealer += u32::from(dealer.is_some());
                let due = next.dealer;
                self.reference.dealer = dealer.unwrap_or(self.reference.dealer);
                let next = self.reference.next().ok_or("the list has ended")?;
                let factor =
                    compared::bock(&self.reference.options, &next).and_then(BockFactor::new);
                let Some(factor) = factor else {
                    return Ok(false);
                };
                let game =
                    Settled::game(&self.rules, &self.reference, &next, played, counts, factor)?;
                if game
                    .settlement
                    .points
                    .iter()
                    .any(|it| it.unsigned_abs() > MOST_POINTS)
                {
                    return Ok(false);
                }
                self.happened.games += 1;
                self.happened.bock += u32::from(factor != BockFactor::ONE);
                self.happened.most = self.happened.most.max(factor.get());
                self.settle(&game, &next, dealer, due)?;
            }
            Event::Ended { seat, solo, points } => {
                let game = Settled::ended(&self.reference, next, seat, solo)?;
                self.settle(&game, next, None, next.dealer)?;
                let mut placed = vec![0; self.reference.totals.len()];
                for (place, points) in next.places.iter().zip(points) {
                    placed[*place] = points;
                }
                self.reference.penalty(&placed);
                let seating = self.engine.due(&stated(Some(next.dealer))?).seating;
                self.engine
                    .penalize(&seating.by_place(&BySeat::new(points)));
            }
            Event::SoloRound => {
                let findings = self.engine.call_solo_round();
                let refused = self.reference.call_solo_round().is_err();
                expect(&findings, SessionCheck::SoloRoundOpen, refused)?;
            }
            Event::Redeal(dealer, reason) => {
                let why = reason.map(redeal).transpose()?;
                let findings = self.engine.deal_again(&stated(dealer)?, why);
                self.reference.redeal(dealer.unwrap_or(next.dealer));
                self.reference.bock_by_redeal(reason.unwrap_or_default());
                expect(
                    &findings,
                    SessionCheck::Dealer,
                    is_wrong(dealer, next.dealer),
                )?;
            }
            Event::WrongDeal(dealer) => {
                let findings = self.engine.check(&stated(dealer)?);
                self.reference.wrong_deal();
                expect(
                    &findings,
                    SessionCheck::Dealer,
                    is_wrong(dealer, next.dealer),
                )?;
            }
            Event::Penalty(points) => {
                self.engine.penalize(&by_place(&points));
                self.reference.penalty(&points);
            }
            Event::Correction(points) => {
                self.engine.correct(&by_place(&points));
                self.reference.correct(&points);
            }
            Event::TimeOver => {
                let findings = self.engine.end_time();
                self.reference.end_time();
                let games = self.reference.played + self.reference.games_left();
                let multiple = self.reference.options.list_games == ListGames::MultipleOfPlayers;
                let odd = multiple && !self.reference.may_have(games);
                expect(&findings, SessionCheck::ListLength, odd)?;
            }
        }
        Ok(true)
    }

    /// Enters a game that was played when the place `due` had to deal.
    fn settle(
        &mut self,
        game: &Settled,
        next: &Next,
        dealer: Option<usize>,
        due: usize,
    ) -> Result<(), String> {
        let entered = self.engine.enter(&stated(dealer)?, &game.finished);
        let forced = next.vorfuehrung.filter(|_| game.contract.vorgefuehrt);
        self.reference.enter(&game.entry(forced));
        self.happened.forced += u32::from(forced.is_some());
        let taken_over = forced.is_some() && forced != game.contract.seat;
        self.happened.taken_over += u32::from(taken_over);
        self.happened.dealt_again += u32::from(self.reference.dealer == next.dealer);
        let missed = next.vorfuehrung.is_some() && forced.is_none();
        expect(&entered.findings, SessionCheck::Vorfuehrung, missed)?;
        expect(
            &entered.findings,
            SessionCheck::Dealer,
            is_wrong(dealer, due),
        )
    }
}

fn redeal(reason: &str) -> Result<RedealReason, String> {
    Ok(match reason {
        "thrown" => RedealReason::Thrown,
        "armut_refused" => RedealReason::ArmutRefused,
        "two_armuten" => RedealReason::TwoArmuten,
        other => return Err(format!("no reason `{other}`")),
    })
}

/// Holds that a check has failed, or has not.
fn expect(findings: &Findings, check: SessionCheck, fails: bool) -> Result<(), String> {
    let failed = findings.iter().any(|it| it.check == check);
    if failed == fails {
        return Ok(());
    }
    Err(format!("{check:?} fails in the engine: {failed}"))
}

fn is_wrong(dealer: Option<usize>, due: usize) -> bool {
    dealer.is_some_and(|it| it != due)
}

/// What is said of a deal: who dealt.
fn stated(dealer: Option<usize>) -> Result<Stated, String> {
    Ok(Stated {
        dealer: dealer.map(place).transpose()?,
        ..Stated::default()
    })
}

fn place(index: usize) -> Result<Place, String> {
    let place = Place::ALL.get(index).copied();
    place.ok_or_else(|| format!("no place {index}"))
}

fn by_place(points: &[i32]) -> ByPlace<i32> {
    ByPlace::from_fn(|place| {
        let points = points.get(usize::from(place.number()));
        points.copied().unwrap_or_default()
    })
}
