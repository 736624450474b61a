//! [`SoloRound`]: a round in which each eldest plays a solo: option `list.solo_rounds`.

use super::finding::{Compared, Findings, SessionCheck, Stated, findings};
use super::seating::Seating;
use super::{Session, Time};
use crate::options::SoloRounds;
use crate::rule::Rule;

/// A round of soli that was called.
#[derive(Clone, Copy, Debug)]
pub(super) struct SoloRound {
    /// The games left, at least 1.
    left: u8,
    /// Who plays it, once its first game was played.
    seating: Option<Seating>,
}

impl SoloRound {
    /// What is left after a game with this seating.
    pub(super) fn after(self, seating: Seating) -> Option<SoloRound> {
        let left = self.left.checked_sub(1).filter(|&left| left > 0)?;
        let seating = self.seating.or(Some(seating));
        Some(SoloRound { left, seating })
    }
}

impl Session {
    /// Calls a round of soli: as many games as there are players, in each of which the
    /// eldest must play a solo. Says what is wrong with that: one is running, there are none, or
    /// only Pflichtsoli are left (LIST-7).
    pub fn call_solo_round(&mut self) -> Findings {
        let none_here = match (self.rules.list.solo_rounds, self.time) {
            (SoloRounds::None, _) => Some(Rule::Mod1),
            (SoloRounds::Called, Time::Over) => Some(self.length_rule()),
            (SoloRounds::Called, Time::Running) => None,
        };
        if let Some(rule) = none_here {
            let none = Compared::Numbers {
                stated: 0,
                expected: None,
            };
            let differs = |check| Some(none).filter(|_| check == SessionCheck::SoloRoundOpen);
            return findings(differs, |_| rule);
        }
        let running = self.solo_round.map(running);
        let left = self.at_table.number();
        let called = SoloRound {
            left,
            seating: None,
        };
        self.solo_round = self.solo_round.or(Some(called));
        let differs = |check| running.filter(|_| check == SessionCheck::SoloRoundOpen);
        findings(differs, |_| Rule::Vorb10)
    }

    /// The round that is running, if others play than those who began it.
    pub(super) fn other_places(&self, stated: &Stated) -> Option<Compared> {
        let round = self.solo_round?;
        let began = round.seating?;
        let differ = stated
            .seating
            .is_some_and(|it| !it.has_the_places_of(&began));
        differ.then(|| running(round))
    }
}

/// That a round is running, with the games that it has left.
fn running(round: SoloRound) -> Compared {
    Compared::Numbers {
        stated: round.left.into(),
        expected: None,
    }
}
