//! SCORE-42: Bock games of a list.

use super::{Entry, List};
use crate::contract::{Kind, Party};
use crate::options::{Bock, BockAppend, BockEffect, BockPer, BockTrigger, Sonder};
use crate::scoring::{Counts, Scored, Settlement};

impl List {
    /// SCORE-42, `bock`, `bock.max_open`: how many blocks count for the next game.
    ///
    /// Appended blocks count one after the other. Of blocks that overlap the first ones count, and
    /// those beyond the most that may be open wait until one of these ends.
    fn open_blocks(&self, bock: &Bock) -> usize {
        let most = self.options.bock_max_open as usize;
        let blocks = self.blocks.len();
        match bock.append {
            BockAppend::Append => blocks.min(1),
            BockAppend::Overlap | BockAppend::OverlapAdd if most > 0 => blocks.min(most),
            BockAppend::Overlap
            | BockAppend::OverlapAdd
            | BockAppend::Ignore
            | BockAppend::Restart => blocks,
        }
    }

    /// SCORE-42, `bock`, `bock.effect`: the factor of the next game.
    pub(super) fn bock(&self) -> Option<i32> {
        let Some(bock) = &self.options.bock else {
            return Some(1);
        };
        let open = i32::try_from(self.open_blocks(bock)).ok()?;
        let factor = i32::try_from(bock.factor).unwrap_or(1);
        match (self.options.bock_effect, bock.append) {
            (BockEffect::Plus, _) => Some(1),
            (_, BockAppend::OverlapAdd) if open > 0 => factor.checked_mul(open),
            _ => (0..open).try_fold(1_i32, |product, _| product.checked_mul(factor)),
        }
    }

    /// SCORE-42, `bock.effect`, `bock.plus`: the points for the winner of the next game, so many
    /// for each open block.
    pub(super) fn bock_plus(&self) -> i32 {
        let has_plus = self.options.bock_effect == BockEffect::Plus;
        let bock = self.options.bock.as_ref().filter(|_| has_plus);
        let points = bock.map_or(0, |it| self.open_blocks(it)) * self.options.bock_plus as usize;
        i32::try_from(points).unwrap_or_default()
    }

    /// SCORE-42, `bock`, `bock.in_solo`: uses up a Bock game of what is open, and starts blocks.
    ///
    /// A game after which the same dealer deals again uses up nothing, nor does an announced solo
    /// where it does not count. In a round of soli Bock rests (`list.solo_rounds`).
    pub(super) fn run_bock(&mut self, game: &Entry<'_>, again: bool) {
        let Some(bock) = self.options.bock.clone() else {
            return;
        };
        let left_out = game.contract.kind == Kind::Solo && !self.options.bock_in_solo;
        if !again && !left_out && self.solo_round == 0 {
            let open = self.open_blocks(&bock);
            for block in self.blocks.iter_mut().take(open) {
                *block -= 1;
            }
            self.blocks.retain(|block| *block > 0);
        }
        for _ in 0..self.new_blocks(&bock, &game.triggers) {
            self.start_block(&bock);
        }
    }

    /// SCORE-42, `bock`: a redeal with this reason starts a block with the next game. It uses up
    /// nothing.
    pub fn bock_by_redeal(&mut self, reason: &str) {
        let trigger = match reason {
            "thrown" => BockTrigger::Thrown,
            "armut_refused" => BockTrigger::ArmutRefused,
            _ => return,
        };
        if let Some(bock) = self.options.bock.clone()
            && bock.triggers.contains(&trigger)
        {
            self.start_block(&bock);
        }
    }

    /// `bock.per`: how many blocks these events start: one together, one for each trigger, or one
    /// each.
    fn new_blocks(&self, bock: &Bock, events: &[BockTrigger]) -> usize {
        let fulfilled = |trigger: &&BockTrigger| events.contains(*trigger);
        let triggers = bock.triggers.iter().filter(fulfilled).count();
        let counts = |event: &&BockTrigger| bock.triggers.contains(*event);
        match self.options.bock_per {
            BockPer::Game => triggers.min(1),
            BockPer::Trigger => triggers,
            BockPer::Event => events.iter().filter(counts).count(),
        }
    }

    /// SCORE-42, `bock`, `bock.overflow`: one more block, if there is room for it beside what is
    /// open.
    fn start_block(&mut self, bock: &Bock) {
        let games = bock.games.unwrap_or(self.options.table_players);
        let most = self.options.bock_max_open as usize;
        let is_full = self.options.bock_overflow_lost && most > 0 && self.blocks.len() >= most;
        match bock.append {
            BockAppend::Overlap | BockAppend::OverlapAdd if is_full => {}
            BockAppend::Ignore if !self.blocks.is_empty() => {}
            BockAppend::Restart => self.blocks = vec![games],
            BockAppend::Overlap
            | BockAppend::OverlapAdd
            | BockAppend::Append
            | BockAppend::Ignore => self.blocks.push(games),
        }
    }
}

/// SCORE-42, `bock`: everything of a finished game that can start Bock games, each Herzstich and
/// each party that lost its Ansage on its own (`bock.per`). A Herzstich counts whether SCORE-31
/// does or not.
#[must_use]
pub fn triggers(game: &Counts, settlement: &Settlement) -> Vec<BockTrigger> {
    let winner = settlement.winner;
    let [re, kontra] = game.result.said;
    let is_solo = matches!(game.scored, Scored::Solo(_));
    let lost = |party: Party| game.result.said[party.index()] && winner != Some(party);
    let [re_lost, kontra_lost] = [lost(Party::Re), lost(Party::Kontra)];
    let two = game.scored == Scored::TwoAgainstTwo;
    let herz = game.specials.iter();
    let herz = herz.filter(|it| two && it.what == Sonder::Herzstich);
    let once = usize::from;
    let all = [
        (BockTrigger::Tie120, once(settlement.augen == [120, 120])),
        (
            BockTrigger::SoloLost,
            once(is_solo && winner != Some(Party::Re)),
        ),
        (
            BockTrigger::ReOrKontraLost,
            once(re_lost) + once(kontra_lost),
        ),
        (BockTrigger::ReAndKontra, once(re && kontra)),
        (BockTrigger::Herzstich, herz.count()),
        (BockTrigger::Schwarz, once(settlement.tricks.contains(&0))),
        (BockTrigger::ZeroGame, once(settlement.points == [0; 4])),
        (BockTrigger::ReLost, once(re_lost)),
        (BockTrigger::KontraLost, once(kontra_lost)),
        (BockTrigger::AnySolo, once(is_solo)),
        (BockTrigger::BothFailed, once(winner.is_none())),
    ];
    let events = all.into_iter();
    events
        .flat_map(|(trigger, times)| vec![trigger; times])
        .collect()
}
