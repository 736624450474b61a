//! What everybody hears although the record does not say it: whether the rules entered
//! an Ansage, as that of Schweine, whether it was Re or Kontra, and which Schweine count.

use super::{Known, World, Worlds};
use crate::announcement::Announcement;
use crate::game::{AnnouncementMode, Game};
use crate::list::List;
use crate::party::Party;
use crate::replay::Replay;
use crate::schweine::DeclaredPair;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::Outcome;

/// The Ansagen that the rules entered during a record, as far as everybody listened.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Heard {
    /// How many actions of the record were listened to; what comes later is not known.
    actions: usize,
    /// For which party there was one of each seat, and after how many actions.
    ansagen: BySeat<Option<(usize, Party)>>,
}

impl Heard {
    /// The same of the record without its action at this place, counted from 0: what came
    /// after it comes one action earlier, and what it brought about was not.
    #[must_use]
    pub fn without(self, place: usize) -> Heard {
        let earlier = |at: usize| at - usize::from(at > place);
        let ansagen = self.ansagen.map(|_, &ansage| {
            let ansage = ansage.filter(|&(at, _)| at != place + 1);
            ansage.map(|(at, party)| (earlier(at), party))
        });
        Heard {
            actions: earlier(self.actions),
            ansagen,
        }
    }

    /// The Ansage of `seat` that was there after so many actions.
    fn after(&self, actions: usize, seat: Seat) -> Option<(usize, Party)> {
        self.ansagen.get(seat).filter(|&(at, _)| at <= actions)
    }
}

impl Replay<'_, '_> {
    /// The Ansagen that the rules enter (ANN-19, SCHW-3), and which pairs of Schweine
    /// count when the first card is led, once that stands.
    pub fn heard(mut self) -> (Heard, Option<List<DeclaredPair, 4>>) {
        let mut heard = Heard::default();
        while let Some(step) = self.step() {
            if step.outcome.is_err() && !self.overlook(&step) {
                break;
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
        let position = self.position();
        let pairs = match position.round().outcome(position.rules()) {
            Some(Outcome::Contract(settled)) => Some(settled.schweine),
            Some(Outcome::Redeal(_)) | None => None,
        };
        (heard, pairs)
    }
}

impl Worlds<'_, '_> {
    /// Whether in `world` the rules entered what everybody heard, and nothing else.
    pub(super) fn is_as_heard(&self, world: World) -> bool {
        self.known.is_as_heard(world)
    }
}

impl Known<'_, '_> {
    /// The same for the actions of this record.
    pub(super) fn is_as_heard(&self, world: World) -> bool {
        let told = &self.heard;
        if told.actions == 0 {
            return true;
        }
        let (here, _) = self.replay(world).heard();
        let actions = told.actions.min(here.actions);
        let is_same = |seat| told.after(actions, seat) == here.after(actions, seat);
        Seat::ALL.into_iter().all(is_same)
    }

    /// Whether everybody heard an Ansage that the rules entered: a contract stands then.
    pub(super) fn heard_an_ansage(&self) -> bool {
        let actions = self.record.actions();
        let heard = |seat| self.heard.after(actions, seat).is_some();
        Seat::ALL.into_iter().any(heard)
    }
}
