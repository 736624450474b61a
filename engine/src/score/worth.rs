//! [`Worth`]: what options make of the sum of the lines: `score.floor` and `feigheit.*`.

use super::sheet::{for_re, levels_below};
use super::tally::Tally;
use crate::options::{FeigheitEffect, FeigheitScope, FeigheitSpecials, ScoreFloor};
use crate::party::Party;
use crate::ruleset::RuleSet;

/// An option that has changed the whole value of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Adjustment {
    /// The winner would have lost points and loses none: option `score.floor`.
    Floor,
    /// The winner announced too little, and what the game is worth follows
    /// `feigheit.effect`: options `feigheit.*`.
    Feigheit {
        /// The levels that the winner reached, 1 to 5.
        reached: u8,
        /// The level that it announced, 0 to 5.
        said: u8,
    },
}

/// What a game is worth to Re.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Worth {
    /// The value.
    pub(super) value: i32,
    /// The special points of tricks in it.
    pub(super) of_tricks: i32,
}

impl Worth {
    const NOTHING: Worth = Worth {
        value: 0,
        of_tricks: 0,
    };
}

/// What options make of the worth of the `lines`: first the floor, then Feigheit.
pub(super) fn adjusted(
    rules: &RuleSet,
    tally: &Tally,
    winner: Party,
    lines: Worth,
) -> (Option<Adjustment>, Worth) {
    let below = for_re(winner, lines.value) < 0 && rules.score.floor == ScoreFloor::Zero;
    let (floor, worth) = match below {
        true => (Some(Adjustment::Floor), Worth::NOTHING),
        false => (None, lines),
    };
    let Some(cowardice) = Cowardice::of(rules, tally, winner) else {
        return (floor, worth);
    };
    let Cowardice { reached, said, .. } = cowardice;
    let punished = cowardice.punish(rules, winner, lines, worth);
    (Some(Adjustment::Feigheit { reached, said }), punished)
}

/// A win with too few announcements (SCORE-44).
#[derive(Clone, Copy, Debug)]
struct Cowardice {
    /// The levels that the winner reached, 1 to 5.
    reached: u8,
    /// The level that it announced, 0 to 5.
    said: u8,
    /// How many levels more it had to announce.
    missing: u8,
}

impl Cowardice {
    /// That of `winner`, if it is one.
    fn of(rules: &RuleSet, tally: &Tally, winner: Party) -> Option<Cowardice> {
        let rules = &rules.feigheit;
        let alone = tally.counts_as.soloist().is_some();
        let here = match rules.scope {
            FeigheitScope::Normal => !alone,
            FeigheitScope::Solo => alone,
            FeigheitScope::Both => true,
        };
        if rules.from == 0 || !here {
            return None;
        }
        let marks = levels_below(&tally.taken, winner.opponent()).fold(0_u8, |marks, _| marks + 1);
        let reached = marks + 1;
        let demanded = match rules.levels {
            // Who reaches no mark has to announce nothing.
            Some(levels) => [0].iter().chain(&levels).nth(marks.into()).copied()?,
            None => (reached + 1).saturating_sub(rules.from),
        };
        let said = tally.taken.standing.get(winner).level();
        let missing = demanded.saturating_sub(said);
        (missing > 0).then_some(Cowardice {
            reached,
            said,
            missing,
        })
    }

    /// What becomes of a game whose `lines` come to so much, and which is `worth` that much
    /// after the floor.
    fn punish(self, rules: &RuleSet, winner: Party, lines: Worth, worth: Worth) -> Worth {
        let of_tricks = lines.of_tricks;
        let rest = match (rules.feigheit.effect, rules.feigheit.specials) {
            (FeigheitEffect::Nobody, _) => return Worth::NOTHING,
            (FeigheitEffect::Turned, FeigheitSpecials::Turn) => {
                return Worth {
                    value: -worth.value,
                    of_tricks: -worth.of_tricks,
                };
            }
            (FeigheitEffect::Turned, FeigheitSpecials::Stay) => of_tricks - lines.value,
            (FeigheitEffect::Penalty, _) => -for_re(winner, self.missing.into()),
        };
        Worth {
            value: rest + of_tricks,
            of_tricks,
        }
    }
}
