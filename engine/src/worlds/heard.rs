//! What everybody hears although the record does not say it: whether an Ansage that
//! the rules entered was Re or Kontra, as that of Schweine, and which of these count.

use super::{World, Worlds};
use crate::announcement::Announcement;
use crate::game::{AnnouncementMode, Game};
use crate::list::List;
use crate::party::Party;
use crate::replay::Replay;
use crate::schweine::DeclaredPair;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::Outcome;

impl Replay<'_, '_> {
    /// For which party the rules entered an Ansage of each seat (SCHW-3), and which
    /// pairs of Schweine count when the first card is led, once that stands.
    pub fn heard(mut self) -> (BySeat<Option<Party>>, Option<List<DeclaredPair, 4>>) {
        while let Some((step, _)) = self.next_refused() {
            if !self.overlook(&step) {
                break;
            }
        }
        let game = self.position().game();
        let mut heard = BySeat::new([None; 4]);
        for announced in game.map(Game::announced).unwrap_or_default() {
            if let (Announcement::Ansage(party), AnnouncementMode::Forced) =
                (announced.announcement, announced.mode)
            {
                *heard.get_mut(announced.seat) = Some(party);
            }
        }
        let position = self.position();
        let pairs = match position.round().outcome(position.rules()) {
            Some(Outcome::Contract(settled)) => Some(settled.schweine),
            Some(Outcome::Redeal(_)) | None => None,
        };
        (heard, pairs)
    }
}

impl Worlds<'_, '_> {
    /// Whether in `world` every such Ansage was for the party that everybody heard.
    pub(super) fn is_as_heard(&self, world: World) -> bool {
        let told = &self.known.heard;
        if Seat::ALL.into_iter().all(|seat| told.get(seat).is_none()) {
            return true;
        }
        let (here, _) = self.known.replay(world).heard();
        Seat::ALL.into_iter().all(|seat| {
            let (told, here) = (*told.get(seat), *here.get(seat));
            told.is_none() || here.is_none() || told == here
        })
    }
}
