//! [`Settlement`]: what a game is worth, item by item, each with its rule.

mod bock;
mod counts_as;
mod item;
mod sheet;
mod special;
mod tally;

use crate::options::{BockTriggers, Counting, ScoreAnsage, ScoreFloor};
use crate::party::{ByParty, Party};
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::winning::{Taken, Threshold, first_to_reach};

pub use bock::BockFactor;
pub use counts_as::CountsAs;
pub use item::{Item, ItemKind, Items};
use sheet::Sheet;
pub(crate) use special::specials_of;
pub use special::{Special, Specials, no_specials};
pub use tally::Tally;

/// An option that has changed the whole value of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Adjustment {
    /// The winner would have lost points and loses none: option `score.floor`.
    Floor,
    /// The winner announced too little and has won the game for the others: option
    /// `feigheit`.
    Feigheit {
        /// The levels that the winner reached, 1 to 5.
        reached: u8,
        /// The level that it announced, 0 to 5.
        said: u8,
    },
}

/// What a game is worth.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Settlement {
    /// Who has won, or nobody (WIN-6).
    pub winner: Option<Party>,
    /// What the game counts as.
    pub counts_as: CountsAs,
    /// What both parties took.
    pub taken: Taken,
    /// What each party needed.
    pub thresholds: ByParty<Threshold>,
    /// The lines, in the order of the rules.
    pub items: Items,
    /// What is doubled, seen from Re.
    pub base: i32,
    /// What the base is multiplied by for Ansagen: 1, 2 or 4 (SCORE-19).
    pub doubling: u8,
    /// What is added after that, seen from Re (SCORE-20).
    pub special: i32,
    /// What has changed the sum, if anything has.
    pub adjustment: Option<Adjustment>,
    /// What the value contains for Bock.
    pub bock: BockFactor,
    /// The value for each player of Re in a game of two against two; Kontra has the
    /// negative. A soloist gets it several times (SCORE-40).
    pub value_for_re: i32,
    /// The points of each seat.
    pub points: BySeat<i32>,
    /// What of the game can start Bock games.
    pub triggers: BockTriggers,
}

impl Settlement {
    /// Settles a game that is no Bock game.
    ///
    /// ```
    /// use doko_engine::{
    ///     ByParty, CountsAs, Parties, Seat, Settlement, Taken, Tally, no_specials, rulesets,
    /// };
    ///
    /// let tally = Tally {
    ///     parties: Parties::pair(Seat::First, Seat::Third),
    ///     counts_as: CountsAs::TwoAgainstTwo,
    ///     taken: Taken {
    ///         augen: ByParty { re: 120, kontra: 120 },
    ///         tricks: ByParty { re: 6, kontra: 6 },
    ///         standing: ByParty::default(),
    ///         last_ansage: None,
    ///     },
    ///     specials: no_specials(),
    /// };
    /// let settlement = Settlement::of(&rulesets::DDV_TSR, &tally);
    /// assert_eq!(settlement.value_for_re, -2); // Kontra won, against the queens of clubs
    /// ```
    pub fn of(rules: &RuleSet, tally: &Tally) -> Settlement {
        let taken = &tally.taken;
        let thresholds = ByParty::from_fn(|party| Threshold::of(rules, taken, party));
        let winner = first_to_reach(&thresholds, taken);
        let sheet = Sheet::of(rules, tally, winner);
        let doubling = match winner {
            Some(_) => doubling(rules, taken),
            None => 1,
        };
        let sum = sheet.base * i32::from(doubling) + sheet.special;
        let adjustment = winner.and_then(|winner| adjustment(rules, tally, winner, sum));
        let value_for_re = match adjustment {
            None => sum,
            Some(Adjustment::Floor) => 0,
            Some(Adjustment::Feigheit { .. }) => -sum,
        };
        let points = points(rules, tally, value_for_re);
        Settlement {
            winner,
            counts_as: tally.counts_as,
            taken: *taken,
            thresholds,
            items: sheet.items,
            base: sheet.base,
            doubling,
            special: sheet.special,
            adjustment,
            bock: BockFactor::ONE,
            value_for_re,
            points,
            triggers: bock::triggers(tally, winner, &points),
        }
    }

    /// The same game as a Bock game (SCORE-42). The factor comes after everything
    /// else, and all that follows from the value follows it.
    #[must_use]
    pub fn in_bock(mut self, bock: BockFactor) -> Settlement {
        let factor = bock.get().cast_signed();
        self.value_for_re *= factor;
        self.points = self.points.map(|_, &points| points * factor);
        self.bock = bock;
        self
    }

    /// Who plays alone, if the game counts as a solo.
    pub const fn soloist(&self) -> Option<Seat> {
        self.counts_as.soloist()
    }
}

/// What the Ansagen double by (SCORE-19, SCORE-44).
fn doubling(rules: &RuleSet, taken: &Taken) -> u8 {
    let standing = Party::ALL
        .into_iter()
        .filter(|&party| taken.standing.get(party).ansage);
    match (rules.score.ansage, standing.count()) {
        (ScoreAnsage::PlusOne | ScoreAnsage::PlusTwo | ScoreAnsage::PlusTwoOnce, _) | (_, 0) => 1,
        (ScoreAnsage::DoubleOnce, _) | (ScoreAnsage::DoubleEach, 1) => 2,
        (ScoreAnsage::DoubleEach, _) => 4,
    }
}

/// Whether an option changes what the game is worth to Re by its lines.
fn adjustment(rules: &RuleSet, tally: &Tally, winner: Party, sum: i32) -> Option<Adjustment> {
    let for_winner = match winner {
        Party::Re => sum,
        Party::Kontra => -sum,
    };
    if for_winner < 0 && rules.score.floor == ScoreFloor::Zero {
        return Some(Adjustment::Floor);
    }
    let levels = sheet::levels_below(&tally.taken, winner.opponent());
    let reached = levels.fold(1, |reached, _| reached + 1);
    let said = tally.taken.standing.get(winner).level();
    let missing = u8::saturating_sub(reached, said);
    let cowardly = rules.score.feigheit > 0 && missing >= rules.score.feigheit;
    (cowardly && tally.counts_as == CountsAs::TwoAgainstTwo)
        .then_some(Adjustment::Feigheit { reached, said })
}

/// The points of each seat: the value for each of Re, its negative for each of
/// Kontra, and several times the value for who plays alone (SCORE-39, SCORE-40), or for
/// each of his opponents (SCORE-44);
/// of these what the table writes down.
fn points(rules: &RuleSet, tally: &Tally, value_for_re: i32) -> BySeat<i32> {
    let for_soloist = value_for_re * i32::from(rules.score.solo_multiplier);
    let for_opponent = value_for_re * i32::from(rules.score.solo_opponents_multiplier);
    BySeat::from_fn(|seat| {
        let points = match (tally.parties.of(seat), tally.counts_as.soloist()) {
            (Some(Party::Re), Some(_)) => for_soloist,
            (Some(Party::Re), None) => value_for_re,
            (Some(Party::Kontra), Some(_)) => -for_opponent,
            (Some(Party::Kontra), None) => -value_for_re,
            (None, _) => 0,
        };
        match rules.score.counting {
            Counting::PlusMinus => points,
            Counting::Plus => points.max(0),
            Counting::Minus => points.min(0),
        }
    })
}

#[cfg(test)]
mod tests;
