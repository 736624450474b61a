//! Whether a contract stood when something was done that needs one.
//!
//! Where not all seats have spoken, hands decide whether they had to (VORB-9). Who sees
//! the first card takes it that nobody had to; with another hand of somebody who has not
//! spoken it came too early, and nothing after it is judged.

use super::{Case, Known, MOST_COURSES, Overlooked, Trail, Worlds};

impl<'r, 'a> Known<'r, 'a> {
    /// Whether a contract stood after the words with some of the deals that fit them, and none
    /// with others: those in which the hands are the ones from which the cards came since, as
    /// the trails say that are asked for then.
    fn may_have_begun_early(self, trails: impl FnOnce() -> [Trail; MOST_COURSES]) -> bool {
        let words = self.up_to(self.record.said.len());
        let goes_on = words.record.actions() < self.record.actions();
        if !goes_on || !words.rests_on_hands() {
            return false;
        }
        let before = words.with_cards_of(trails());
        let stands = |world| before.position(world).game().is_some();
        let mut deals = before.deals_told_apart(Case::ANY).map(stands);
        let first = deals.next();
        first.is_some_and(|first| deals.any(|it| it != first))
    }

    /// The deals that fit these words, and in which the hands are the ones from which the cards
    /// came that were laid on later `trails`.
    pub(super) fn with_cards_of(self, trails: [Trail; MOST_COURSES]) -> Worlds<'r, 'a> {
        let overlooked = Overlooked::NONE;
        let mut shown = Trail::of_courses(&self, overlooked);
        for (trail, later) in shown.iter_mut().zip(trails) {
            trail.played = later.played;
        }
        let worlds = Worlds::along(self, overlooked, shown);
        if worlds.is_empty() {
            // Whose cards they are follows from a contract, which may not be the one.
            return Worlds::of(self);
        }
        worlds
    }
}

impl Worlds<'_, '_> {
    /// Whether what followed the words may have come before a contract stood.
    pub(super) fn may_have_begun_early(&self) -> bool {
        self.known.may_have_begun_early(|| self.trails)
    }
}
