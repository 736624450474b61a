//! [`Settlement`]: what a game is worth, item by item, each with its rule.

mod bock;
mod counts_as;
mod item;
mod sheet;
mod special;
mod tally;
mod worth;

use crate::options::{
    BockEffect, BockInSolo, Counting, FeigheitEffect, ScoreAnsage, SpecialPointsDoubled,
};
use crate::party::{ByParty, Parties, Party};
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::winning::{Taken, Threshold, first_to_reach};

pub use bock::{BockEvents, BockFactor};
pub use counts_as::CountsAs;
pub use item::{Item, ItemKind, Items};
use sheet::{Sheet, for_re};
pub(crate) use special::specials_of;
pub use special::{Special, Specials, no_specials};
pub use tally::Tally;
pub use worth::Adjustment;
use worth::{Worth, adjusted};

/// What a game is worth.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Settlement {
    /// The parties.
    pub parties: Parties,
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
    /// The special points of tricks in the value before Bock, seen from Re.
    of_tricks: i32,
    /// The value for each player of Re in a game of two against two; Kontra has the
    /// negative. A soloist gets it several times (SCORE-40).
    pub value_for_re: i32,
    /// The points of each seat.
    pub points: BySeat<i32>,
    /// What of the game can start Bock games.
    pub events: BockEvents,
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
        let lines = Worth {
            value: sheet.base * i32::from(doubling) + sheet.special,
            of_tricks: match rules.score.special_points_doubled {
                SpecialPointsDoubled::NotDoubled => sheet.of_tricks,
                SpecialPointsDoubled::Doubled => sheet.of_tricks * i32::from(doubling),
            },
        };
        let (adjustment, worth) = match winner {
            Some(winner) => adjusted(rules, tally, winner, lines),
            None => (None, lines),
        };
        let points = points(rules, &tally.parties, tally.counts_as, worth.value);
        Settlement {
            parties: tally.parties,
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
            of_tricks: worth.of_tricks,
            value_for_re: worth.value,
            points,
            events: bock::events(tally, winner).with_points(&points),
        }
    }

    /// The same game as a Bock game (SCORE-42), which an announced solo may not be
    /// (`bock.in_solo`). Bock comes after everything else, and all that follows from the
    /// value follows it.
    #[must_use]
    pub fn in_bock(mut self, rules: &RuleSet, bock: BockFactor) -> Settlement {
        let announced_solo = matches!(self.counts_as, CountsAs::Solo { .. });
        if announced_solo && rules.bock_how.in_solo == BockInSolo::NotCounts {
            return self;
        }
        let factor = bock.get().cast_signed();
        match rules.bock_how.effect {
            BockEffect::Factor => self.value_for_re *= factor,
            BockEffect::FactorBase => {
                let rest = self.value_for_re - self.of_tricks;
                self.value_for_re = rest * factor + self.of_tricks;
            }
            BockEffect::Plus => {
                let plus = i32::from(rules.bock_how.plus) * (factor - 1);
                self.value_for_re += self.for_whom_it_counts(rules, plus);
            }
        }
        self.points = points(rules, &self.parties, self.counts_as, self.value_for_re);
        self.events = self.events.with_points(&self.points);
        self.bock = bock;
        self
    }

    /// What `points` for the winner are for Re: Feigheit turns them round, or makes them
    /// nothing.
    fn for_whom_it_counts(&self, rules: &RuleSet, points: i32) -> i32 {
        let cowardly = matches!(self.adjustment, Some(Adjustment::Feigheit { .. }));
        let points = match rules.feigheit.effect {
            _ if !cowardly => points,
            FeigheitEffect::Turned | FeigheitEffect::Penalty => -points,
            FeigheitEffect::Nobody => 0,
        };
        self.winner.map_or(0, |winner| for_re(winner, points))
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

/// The points of each seat: the value for each of Re, its negative for each of
/// Kontra, and several times the value for who plays alone (SCORE-39, SCORE-40), or for
/// each of his opponents (SCORE-44);
/// of these what the table writes down.
fn points(
    rules: &RuleSet,
    parties: &Parties,
    counts_as: CountsAs,
    value_for_re: i32,
) -> BySeat<i32> {
    let for_soloist = value_for_re * i32::from(rules.score.solo_multiplier);
    let for_opponent = value_for_re * i32::from(rules.score.solo_opponents_multiplier);
    BySeat::from_fn(|seat| {
        let points = match (parties.of(seat), counts_as.soloist()) {
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
