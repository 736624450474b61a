//! SCORE-39, `feigheit`: the winner announced too little.

use crate::contract::Party;
use crate::options::{FeigheitEffect, FeigheitScope};
use crate::scoring::Scored;
use crate::scoring::sheet::Sheet;

/// A value in two parts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Parts {
    /// SCORE-1 to SCORE-23, SCORE-32, SCORE-33: all that is no Sonderpunkt of a Stich.
    pub(super) rest: i32,
    /// SCORE-24 to SCORE-31, `score.sonder`: the Sonderpunkte, doubled if they are.
    pub(super) sonder: i32,
}

impl Sheet<'_> {
    /// SCORE-39, `feigheit.effect`, `feigheit.specials`: what is left of a value if the winner
    /// announced too little.
    ///
    /// The winner and the lines stay as they are. The Sonderpunkte turn with the value or stay. A
    /// penalty replaces all but the Sonderpunkte, and they stay. `score.floor` is asked first; what
    /// stays, stays as it was before that.
    pub(super) fn feigheit(&self, value: Parts) -> Parts {
        let floored = self.floor(value);
        let Some(winner) = self.winner.filter(|it| self.is_cowardly(*it)) else {
            return floored;
        };
        let Parts { rest, sonder } = value;
        match self.options.feigheit_effect {
            FeigheitEffect::Nobody => Parts { rest: 0, sonder: 0 },
            FeigheitEffect::Penalty => Parts {
                rest: -self.missing(winner),
                sonder,
            },
            FeigheitEffect::Turned if self.options.feigheit_specials_stay => Parts {
                rest: -rest,
                sonder,
            },
            FeigheitEffect::Turned => Parts {
                rest: -floored.rest,
                sonder: -floored.sonder,
            },
        }
    }

    /// SCORE-17, `score.floor`: a win is worth nothing at least.
    fn floor(&self, value: Parts) -> Parts {
        let is_less = value.rest + value.sonder < 0;
        if self.options.score_floor && self.winner.is_some() && is_less {
            return Parts { rest: 0, sonder: 0 };
        }
        value
    }

    /// SCORE-42, `bock.effect`, `feigheit.effect`: how often the winner gets the points of Bock
    /// games. They turn with the value, and where nobody gets anything there are none.
    pub(super) fn times_bock_plus(&self) -> i32 {
        let Some(winner) = self.winner else {
            return 0;
        };
        match self.options.feigheit_effect {
            _ if !self.is_cowardly(winner) => 1,
            FeigheitEffect::Nobody => 0,
            FeigheitEffect::Turned | FeigheitEffect::Penalty => -1,
        }
    }

    /// `feigheit`, `feigheit.scope`, `feigheit.levels`: whether the winner announced too little.
    ///
    /// The levels he reached are those of the Augen, also where `score.failed_absage` replaces
    /// their points. `feigheit.levels` says what he had to announce for the highest of them.
    fn is_cowardly(&self, winner: Party) -> bool {
        let here = match self.options.feigheit_scope {
            FeigheitScope::Normal => self.game.scored == Scored::TwoAgainstTwo,
            FeigheitScope::Solo => self.game.scored != Scored::TwoAgainstTwo,
            FeigheitScope::Both => true,
        };
        if self.options.feigheit == 0 || !here {
            return false;
        }
        match (self.options.feigheit_levels, self.levels(winner)) {
            (None, _) => self.missing(winner) > 0,
            (Some(_), 0) => false,
            (Some(demanded), reached) => self.said(winner) < demanded[reached - 1] as usize,
        }
    }

    /// `feigheit`: by how many levels the winner announced too little.
    fn missing(&self, winner: Party) -> i32 {
        let number = |it: usize| i32::try_from(it).unwrap_or_default();
        let reached = 1 + number(self.levels(winner));
        reached - number(self.said(winner)) - number(self.options.feigheit as usize) + 1
    }

    /// MOD-5: the announcement level of a party, also that of an Absage before which others were
    /// skipped.
    fn said(&self, party: Party) -> usize {
        self.game.result.level[party.index()]
    }
}
