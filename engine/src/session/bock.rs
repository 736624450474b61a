//! [`Bock`]: the Bock games that are still to come.

use super::Players;
use crate::options::{BockAppend, BockRules, BockTriggers};
use crate::score::BockFactor;

/// The longest block.
const LONGEST: usize = 100;

/// The blocks of Bock games that are open (SCORE-42).
#[derive(Clone, Copy, Debug)]
pub(super) struct Bock {
    /// Games left of blocks that follow each other.
    appended: u16,
    /// How many blocks that overlap have one game left, two, and so on.
    overlapping: [u16; LONGEST],
}

impl Bock {
    /// No block is open.
    pub(super) const NONE: Bock = Bock {
        appended: 0,
        overlapping: [0; LONGEST],
    };

    /// What the next game is multiplied by; `None` beyond the largest factor.
    pub(super) fn factor(&self, rules: &BockRules) -> Option<BockFactor> {
        let appended = u16::from(self.appended > 0);
        let open = self.overlapping.iter().copied();
        let blocks = open.fold(appended, u16::saturating_add);
        (0..blocks).try_fold(BockFactor::ONE, |factor, _| factor.times(rules.factor))
    }

    /// A game is over that used up a game of what is open.
    pub(super) fn use_up(&mut self) {
        self.appended = self.appended.saturating_sub(1);
        self.overlapping.rotate_left(1);
        if let Some(finished) = self.overlapping.last_mut() {
            *finished = 0;
        }
    }

    /// A game was played that fulfilled these triggers.
    pub(super) fn start(&mut self, rules: &BockRules, players: Players, triggers: BockTriggers) {
        if !triggers.iter().any(|it| rules.triggers.contains(it)) {
            return;
        }
        let games = match rules.games {
            0 => players.number(),
            games => games,
        };
        match rules.append {
            BockAppend::Append => {
                self.appended = self.appended.saturating_add(games.into());
            }
            BockAppend::Overlap => {
                let block = self.overlapping.get_mut(usize::from(games - 1));
                if let Some(blocks) = block {
                    *blocks = blocks.saturating_add(1);
                }
            }
        }
    }
}
