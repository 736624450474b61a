//! SCORE: the value of a game and the points of the seats.

mod feigheit;
mod sheet;

use crate::contract::{Contract, Kind, Party};
use crate::game::Game;
use crate::options::{BockEffect, Counting, Options, Solo};
use crate::sonder::{Special, specials};
use crate::winning::{Need, Tally};
use feigheit::Parts;
use sheet::Sheet;

/// How a game is scored.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Scored {
    /// 2 against 2.
    TwoAgainstTwo,
    /// An announced solo.
    Solo(Solo),
    /// STILL-3, WED-8: a stille or a failed Hochzeit.
    Alone,
}

/// A finished game as a scorekeeper knows it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Counts {
    /// How it is scored.
    pub scored: Scored,
    /// The seats of Re.
    pub re: Vec<usize>,
    /// ARM: it is an Armut that was handled.
    pub armut: bool,
    /// What decides who has won.
    pub result: Tally,
    /// ANN-8, `ann.skipped_absagen`: the Absagen of Re and Kontra that were skipped and not
    /// entered, 1 for keine 90.
    pub skipped: [Vec<usize>; 2],
    /// Sonderpunkte of the Stiche.
    pub specials: Vec<Special>,
    /// `bock`: what the value is multiplied by.
    pub bock: i32,
    /// `bock.effect`: what the winner gets for the Bock games instead.
    pub bock_plus: i32,
}

/// One line of a settlement.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Item {
    /// The rule that gives it.
    pub rule: &'static str,
    /// What it is for, as a word: `won`, `keine_90_announced`, `fuchs`.
    pub what: String,
    /// Who gets it.
    pub party: Party,
    /// How many points, before any doubling.
    pub points: i32,
    /// For a point of an announcement: whose it was.
    pub announced_by: Option<Party>,
    /// For a Sonderpunkt of a Stich: its number from 1, and who won it.
    pub trick: Option<(usize, usize)>,
}

impl Item {
    /// SCORE-1 to SCORE-11, SCORE-18, SCORE-24 to SCORE-33: a line that one of these gives.
    fn new(rule: &'static str, what: &str, party: Party, points: i32) -> Self {
        Self {
            rule,
            what: what.to_owned(),
            party,
            points,
            announced_by: None,
            trick: None,
        }
    }

    /// SCORE-6 to SCORE-9: the line is for an announcement of this party.
    fn by(self, party: Party) -> Self {
        Self {
            announced_by: Some(party),
            ..self
        }
    }
}

/// A settlement. Without a winner everything is seen from Re.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Settlement {
    /// WIN-6.
    pub winner: Option<Party>,
    /// What Re and Kontra needed.
    pub needs: [Need; 2],
    /// Augen of Re and Kontra.
    pub augen: [u32; 2],
    /// Stiche of Re and Kontra.
    pub tricks: [usize; 2],
    /// The lines.
    pub items: Vec<Item>,
    /// What is doubled.
    pub base: i32,
    /// By what: 1, 2 or 4.
    pub doubling: i32,
    /// What is added afterwards.
    pub special: i32,
    /// The value, after everything else.
    pub value: i32,
    /// What the seats get.
    pub points: [i32; 4],
}

impl Game {
    /// WIN-8, CLAIM-7: settles a finished game.
    ///
    /// # Errors
    ///
    /// With `INCOMPLETE` before the last card without a claim.
    pub fn settle(&self, bock: i32) -> Result<Settlement, &'static str> {
        self.settle_with(bock, 0)
    }

    /// WIN-8, CLAIM-7, `bock.effect`: the same with points for Bock games.
    ///
    /// # Errors
    ///
    /// With `INCOMPLETE` before the last card without a claim.
    pub fn settle_with(&self, bock: i32, bock_plus: i32) -> Result<Settlement, &'static str> {
        if !self.is_over() {
            return Err("INCOMPLETE");
        }
        let counts = Counts {
            bock_plus,
            ..self.counts(bock)
        };
        Ok(settle_counts(&self.options, &counts))
    }

    /// WIN-8, SCORE-12: what the game comes to: Augen, Stiche, announcements and Sonderpunkte.
    #[must_use]
    pub fn counts(&self, bock: i32) -> Counts {
        let (augen, tricks) = self.taken();
        let parties = self.ansagen.iter().filter_map(|seat| self.party(*seat));
        Counts {
            scored: scored(&self.contract, self.is_scored_as_solo()),
            re: self.re_seats(),
            armut: self.contract.kind == Kind::Armut,
            skipped: [Party::Re, Party::Kontra].map(|party| self.skipped(party)),
            result: Tally {
                augen,
                tricks,
                said: self.said,
                level: self.level,
                ansagen: parties.collect(),
            },
            specials: specials(self),
            bock,
            bock_plus: 0,
        }
    }

    /// ANN-8, `ann.skipped_absagen`: the Absagen below the highest one that nobody entered, or that
    /// have lapsed (`genscher`).
    fn skipped(&self, party: Party) -> Vec<usize> {
        let entered = &self.entered[party.index()];
        let absagen = 2..=self.level[party.index()];
        let skipped = absagen.filter(|level| !entered.contains(level));
        skipped.map(|level| level - 1).collect()
    }
}

/// SCORE-34, SCORE-39, SCORE-40: how the game is scored.
fn scored(contract: &Contract, as_solo: bool) -> Scored {
    match (contract.kind, contract.solo) {
        (Kind::Solo, Some(solo)) => Scored::Solo(solo),
        _ if as_solo => Scored::Alone,
        _ => Scored::TwoAgainstTwo,
    }
}

/// WIN-6, SCORE-12, SCORE-16, SCORE-20: the settlement of counts.
///
/// Bock changes the value in the end (SCORE-42); penalty points are no part of it (SCORE-43).
#[must_use]
pub fn settle_counts(options: &Options, game: &Counts) -> Settlement {
    let winner = game.result.winner(options);
    let sheet = Sheet {
        options,
        game,
        winner,
    };
    let side = winner.unwrap_or(Party::Re);
    let (before, after) = sheet.items();
    let sum = |items: &[Item]| -> i32 {
        let signed = items.iter().map(|item| {
            if item.party == side {
                item.points
            } else {
                -item.points
            }
        });
        signed.sum()
    };
    let (base, special, doubling) = (sum(&before), sum(&after), sheet.doubling());
    let sonder = sum(&sheet.sonderpunkte(&before)) * doubling + sum(&sheet.sonderpunkte(&after));
    let rest = base * doubling + special - sonder;
    let parts = sheet.feigheit(Parts { rest, sonder });
    let plus = game.bock_plus * sheet.times_bock_plus();
    let value = with_bock(options, game, plus, parts);
    Settlement {
        winner,
        needs: [Party::Re, Party::Kontra].map(|party| game.result.need(options, party)),
        augen: game.result.augen,
        tricks: game.result.tricks,
        items: [before, after].concat(),
        base,
        doubling,
        special,
        value,
        points: points(options, game, side, value),
    }
}

/// SCORE-42, `bock.effect`, `bock.in_solo`: the value in a Bock game.
///
/// The factor multiplies all of it, or what is no Sonderpunkt. Points for Bock games go to the
/// winner, if there is one. An announced solo can be left out.
fn with_bock(options: &Options, game: &Counts, plus: i32, parts: Parts) -> i32 {
    let Parts { rest, sonder } = parts;
    let is_solo = matches!(game.scored, Scored::Solo(_));
    match options.bock_effect {
        _ if is_solo && !options.bock_in_solo => rest + sonder,
        BockEffect::Factor => (rest + sonder) * game.bock,
        BockEffect::FactorBase => rest * game.bock + sonder,
        BockEffect::Plus => rest + plus + sonder,
    }
}

/// SCORE-39, SCORE-40, `score.solo_multiplier`, `score.solo_opponents_multiplier`,
/// `score.counting`: what the seats get. Where both signs are written down and a solo counts three
/// times for the soloist alone, it is nothing together (SCORE-41).
fn points(options: &Options, game: &Counts, side: Party, value: i32) -> [i32; 4] {
    let soloist = i32::try_from(options.score_solo_multiplier).unwrap_or(3);
    let opponent = i32::try_from(options.score_solo_opponents_multiplier).unwrap_or(1);
    [0, 1, 2, 3].map(|seat| {
        let is_re = game.re.contains(&seat);
        let wins = is_re == (side == Party::Re);
        let factor = match game.scored {
            Scored::TwoAgainstTwo => 1,
            Scored::Solo(_) | Scored::Alone if is_re => soloist,
            Scored::Solo(_) | Scored::Alone => opponent,
        };
        let points = if wins { value } else { -value } * factor;
        match options.score_counting {
            Counting::PlusMinus => points,
            Counting::Plus => points.max(0),
            Counting::Minus => points.min(0),
        }
    })
}
