//! What everybody hears although the record does not say it: whether an Ansage that
//! the rules entered was Re or Kontra, as that of Schweine.

use super::Worlds;
use crate::announcement::Announcement;
use crate::deal::Deal;
use crate::game::{AnnouncementMode, Game};
use crate::party::Party;
use crate::replay::Replay;
use crate::seat::{BySeat, Seat};

impl Replay<'_, '_> {
    /// For which party the rules entered an Ansage of each seat (SCHW-3).
    pub fn heard(mut self) -> BySeat<Option<Party>> {
        let mut heard = BySeat::new([None; 4]);
        while let Some((step, _)) = self.next_refused() {
            if !self.overlook(&step) {
                return heard;
            }
        }
        for announced in self
            .position()
            .game()
            .map(Game::announced)
            .unwrap_or_default()
        {
            if let (Announcement::Ansage(party), AnnouncementMode::Forced) =
                (announced.announcement, announced.mode)
            {
                *heard.get_mut(announced.seat) = Some(party);
            }
        }
        heard
    }
}

impl Worlds<'_, '_> {
    /// Whether with `deal` every such Ansage was for the party that everybody heard.
    pub(super) fn is_as_heard(&self, deal: Deal) -> bool {
        let told = &self.known.heard;
        if Seat::ALL.into_iter().all(|seat| told.get(seat).is_none()) {
            return true;
        }
        let here = self.known.replay(deal).heard();
        Seat::ALL.into_iter().all(|seat| {
            let (told, here) = (*told.get(seat), *here.get(seat));
            told.is_none() || here.is_none() || told == here
        })
    }
}
