//! What everybody hears although the record does not say it: whether the rules entered
//! an Ansage, as that of Schweine, and whether it was Re or Kontra.

use super::Worlds;
use crate::announcement::Announcement;
use crate::deal::Deal;
use crate::game::{AnnouncementMode, Game};
use crate::party::Party;
use crate::replay::Replay;
use crate::seat::{BySeat, Seat};

/// The Ansagen that the rules entered during a record, as far as everybody listened.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Heard {
    /// How many actions of the record were listened to; what comes later is not known.
    actions: usize,
    /// For which party there was one of each seat, and after how many actions.
    ansagen: BySeat<Option<(usize, Party)>>,
}

impl Heard {
    /// The Ansage of `seat` that was there after so many actions.
    fn after(&self, actions: usize, seat: Seat) -> Option<(usize, Party)> {
        self.ansagen.get(seat).filter(|&(at, _)| at <= actions)
    }
}

impl Replay<'_, '_> {
    /// The Ansagen that the rules enter (ANN-19, SCHW-3).
    pub fn heard(mut self) -> Heard {
        let mut heard = Heard::default();
        while let Some(step) = self.step() {
            if step.outcome.is_err() && !self.overlook(&step) {
                return heard;
            }
            heard.actions += 1;
            let game = self.position().game();
            for announced in game.map(Game::announced).unwrap_or_default() {
                if let (Announcement::Ansage(party), AnnouncementMode::Forced) =
                    (announced.announcement, announced.mode)
                {
                    let ansage = heard.ansagen.get_mut(announced.seat);
                    ansage.get_or_insert((heard.actions, party));
                }
            }
        }
        heard
    }
}

impl Worlds<'_, '_> {
    /// Whether with `deal` the rules entered what everybody heard, and nothing else.
    pub(super) fn is_as_heard(&self, deal: Deal) -> bool {
        let told = &self.known.heard;
        if told.actions == 0 {
            return true;
        }
        let here = self.known.replay(deal).heard();
        let actions = told.actions.min(here.actions);
        let is_same = |seat| told.after(actions, seat) == here.after(actions, seat);
        Seat::ALL.into_iter().all(is_same)
    }
}
