//! Where the actions of a [`Record`] stand.

use super::Skipped;
use crate::action::{Record, Section};

impl<'a> Record<'a> {
    /// How many actions there are.
    pub fn actions(&self) -> usize {
        let Record {
            said,
            plays,
            extras,
            claim_order: _,
            schweine_party: _,
        } = self;
        said.len() + plays.len() + extras.len()
    }

    /// Where the action is before which there are so many others.
    pub fn action(&self, before: usize) -> Option<(Section, usize)> {
        let Record {
            said,
            plays,
            extras,
            ..
        } = self.up_to(before);
        if said.len() < self.said.len() {
            return Some((Section::Said, said.len()));
        }
        let extra = self.extras.get(extras.len());
        if extra.is_some_and(|it| usize::from(it.at) <= plays.len()) {
            return Some((Section::Extras, extras.len()));
        }
        (plays.len() < self.plays.len()).then_some((Section::Plays, plays.len()))
    }

    /// How many actions stand before this one.
    pub fn place_of(&self, section: Section, index: usize) -> Option<usize> {
        (0..self.actions()).find(|&before| self.action(before) == Some((section, index)))
    }

    /// The action before which there are so many others, as it stands there.
    pub fn skipped(&self, before: usize) -> Option<Skipped> {
        let (section, index) = self.action(before)?;
        let seat = match section {
            Section::Said => self.said.get(index).map(|it| it.seat),
            Section::Plays => self.plays.get(index).and_then(|it| it.seat),
            Section::Extras => self.extras.get(index).map(|it| it.seat),
        };
        let cards_played = u8::try_from(self.up_to(before).plays.len()).unwrap_or(u8::MAX);
        Some(Skipped {
            section,
            index,
            cards_played,
            seat,
        })
    }

    /// The record of the first actions only.
    pub fn up_to(&self, actions: usize) -> Record<'a> {
        let said = actions.min(self.said.len());
        let (mut plays, mut extras) = (0, 0);
        for _ in said..actions {
            let extra = self.extras.get(extras);
            if extra.is_some_and(|it| usize::from(it.at) <= plays) {
                extras += 1;
            } else if plays < self.plays.len() {
                plays += 1;
            }
        }
        Record {
            said: self.said.get(..said).unwrap_or_default(),
            plays: self.plays.get(..plays).unwrap_or_default(),
            extras: self.extras.get(..extras).unwrap_or_default(),
            claim_order: self.claim_order,
            schweine_party: self.schweine_party,
        }
    }
}
