//! [`Bock`]: the Bock games that are still to come.

use super::Players;
use crate::options::{BockAppend, BockEffect, BockHow, BockOverflow, BockPer, BockRules};
use crate::score::{BockEvents, BockFactor};

/// How far ahead Bock games are kept: no list has more games.
const HORIZON: usize = 1000;

/// The blocks of Bock games that are open (SCORE-42).
#[derive(Clone, Debug)]
pub(super) struct Bock {
    /// How many blocks count for the next game, the one after it, and so on.
    blocks: [u16; HORIZON],
}

impl Bock {
    /// No block is open.
    pub(super) const NONE: Bock = Bock {
        blocks: [0; HORIZON],
    };

    /// How many blocks count for the next game.
    fn open(&self) -> u16 {
        self.blocks.first().copied().unwrap_or(0)
    }

    /// What the next game is multiplied by; `None` beyond the largest factor.
    pub(super) fn factor(&self, rules: &BockRules, how: &BockHow) -> Option<BockFactor> {
        let open = self.open();
        match (how.effect, rules.append) {
            (BockEffect::Plus, _) => BockFactor::new(u32::from(open) + 1),
            (_, BockAppend::OverlapAdd) => {
                BockFactor::new((u32::from(rules.factor) * u32::from(open)).max(1))
            }
            (BockEffect::Factor | BockEffect::FactorBase, _) => {
                (0..open).try_fold(BockFactor::ONE, |factor, _| factor.times(rules.factor))
            }
        }
    }

    /// A game is over that used up a game of what is open.
    pub(super) fn use_up(&mut self) {
        self.blocks.rotate_left(1);
        if let Some(last) = self.blocks.last_mut() {
            *last = 0;
        }
    }

    /// A game, or a deal that was not played, came to these events.
    pub(super) fn start(
        &mut self,
        rules: &BockRules,
        how: &BockHow,
        players: Players,
        events: &BockEvents,
    ) {
        let triggers = rules.triggers.iter();
        let times = triggers.map(|it| u16::from(events.times(it)));
        let blocks = match how.per {
            BockPer::Game => u16::from(times.max() > Some(0)),
            BockPer::Trigger => times.map(|it| it.min(1)).sum(),
            BockPer::Event => times.sum(),
        };
        let games = match rules.games {
            0 => players.number(),
            games => games,
        };
        for _ in 0..blocks {
            self.start_one(rules.append, how, games.into());
        }
    }

    /// Starts a block of so many games, if one starts.
    fn start_one(&mut self, append: BockAppend, how: &BockHow, games: usize) {
        let most = match (append, how.max_open) {
            (BockAppend::Append, _) => 1,
            (_, 0) => u16::MAX,
            (_, most) => most.into(),
        };
        let is_lost = match append {
            BockAppend::Append | BockAppend::Restart => false,
            BockAppend::Ignore => self.open() > 0,
            BockAppend::Overlap | BockAppend::OverlapAdd => {
                self.open() >= most && how.overflow == BockOverflow::Lost
            }
        };
        if append == BockAppend::Restart {
            *self = Bock::NONE;
        }
        // A block takes the first games that have room.
        let room = self.blocks.iter_mut().filter(|it| **it < most);
        for blocks in room.take(if is_lost { 0 } else { games }) {
            *blocks += 1;
        }
    }
}
