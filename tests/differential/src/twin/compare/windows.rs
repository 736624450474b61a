//! Until when each announcement can still be made.

use std::mem;

use doko_engine::{Announcement, Seat};
use doko_reference::cards::hand_size;
use doko_reference::options::{AnnCounter, AnnEarliest};

use super::{Asked, Compared, Twin};

impl Twin<'_> {
    /// The last moment of an announcement that a seat may make, or that comes too early, as
    /// things stand. Whatever else is refused has none.
    pub(super) fn window(
        &mut self,
        seat: Seat,
        (announcement, word): (Announcement, &str),
    ) -> Compared {
        let hand = hand_size(self.options);
        let options = &self.game.options;
        let most = match options.ann_counter {
            // Nobody announces without a card (ANN-18).
            AnnCounter::OwnCardsPlayed => hand - 1,
            AnnCounter::TricksStarted => hand,
            // Later cards of all four cannot be supposed.
            AnnCounter::CardsOnTable => return Ok(()),
        };
        // What ends with a trick has no last card of its own.
        if options.ann_last_trick > 0 || options.ann_pflicht_moral > 0 {
            return Ok(());
        }
        let window = self.position.window(seat, announcement).ok();
        let engine = window.map(|it| usize::from(it.last_counter).min(most));
        let reference = self.last_moment(seat as usize, word, most);
        let about = || format!("until when seat {seat} can say {word}: cards or Stiche");
        self.same(about, &engine, &reference)
            .map_err(|it| it.to(Asked::Announce(seat.number(), word.to_owned())))
    }

    /// The same of the reference, which knows no windows: it is asked at each later count of
    /// cards or Stiche, with everything else as it stands now. What it is only too early for is
    /// not refused, unless its time is over once there is a Stich.
    fn last_moment(&mut self, seat: usize, word: &str, most: usize) -> Option<usize> {
        let early = self.game.options.ann_earliest == AnnEarliest::AfterFirstTrick
            && self.game.completed() == 0;
        let earliest = mem::replace(
            &mut self.game.options.ann_earliest,
            AnnEarliest::ContractFixed,
        );
        let hand = self.game.hands.get(seat).cloned().unwrap_or_default();
        let tricks = self.game.tricks.len();
        let mut last = None;
        while self.game.check_announcement(seat, word).is_ok() {
            let counter = self.game.counter(seat);
            last = Some(counter);
            if counter >= most {
                break;
            }
            match self.game.options.ann_counter {
                AnnCounter::OwnCardsPlayed => {
                    self.game.hands.get_mut(seat).and_then(Vec::pop);
                }
                AnnCounter::TricksStarted => self.game.tricks.push(Vec::new()),
                AnnCounter::CardsOnTable => break,
            }
        }
        self.game.tricks.truncate(tricks);
        if let Some(place) = self.game.hands.get_mut(seat) {
            *place = hand;
        }
        self.game.options.ann_earliest = earliest;
        last.filter(|last| !early || *last > 0)
    }
}
