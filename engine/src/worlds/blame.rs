//! Which action is to blame when no deal fits a record.

use super::{Case, Known, Overlooked, Worlds};
use crate::card::Card;
use crate::game::Game;
use crate::list::List;
use crate::replay::{ExtraWord, Record, Replay, Section};
use crate::seat::Seat;

/// A record, judged with what is known.
#[derive(Clone, Copy, Debug)]
pub struct Judged<'r, 'a> {
    /// The deals that fit everything that could be judged, known violations aside.
    pub worlds: Worlds<'r, 'a>,
    /// The record as far as it could be judged. If it is not the whole one, its
    /// last action is illegal in every way, and leaves open how the game goes on.
    pub record: Record<'a>,
    /// What later actions prove, in the order in which they do.
    pub proofs: List<Proof, 24>,
}

/// A violation that a later action proves, although the hand was not known.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Proof {
    /// The column of the violation.
    pub section: Section,
    /// Its place in the column.
    pub index: usize,
    /// The place of the proving card among the cards played.
    pub proved_by: usize,
}

const NO_PROOF: Proof = Proof {
    section: Section::Plays,
    index: 0,
    proved_by: 0,
};

impl<'r, 'a> Judged<'r, 'a> {
    /// Whether the whole record could be judged.
    pub fn is_complete(&self) -> bool {
        self.record.actions() == self.worlds.known.record.actions()
    }

    /// The judged part of the record, once for each thing that can be the case.
    /// All of them refuse the same actions.
    pub fn replays(&self) -> impl Iterator<Item = Replay<'r, 'a>> {
        let known = Known {
            record: self.record,
            ..self.worlds.known
        };
        self.worlds
            .deals(Case::ANY)
            .map(move |deal| known.replay(deal))
    }
}

/// Goes through the record. An action after which no deal is left is illegal, or
/// proves that an earlier one was.
pub(super) fn judge<'r, 'a>(known: Known<'r, 'a>) -> Judged<'r, 'a> {
    let mut blame = Blame {
        known,
        overlooked: Overlooked::default(),
        proofs: List::new(NO_PROOF),
    };
    loop {
        let worlds = Worlds::but_for(known, blame.overlooked);
        let fitting = if worlds.is_empty() {
            blame.fitting()
        } else {
            known.record.actions()
        };
        if !worlds.is_empty() || !blame.explain(fitting) {
            return Judged {
                worlds: Worlds::but_for(known.up_to(fitting), blame.overlooked),
                record: known.record.up_to(fitting + 1),
                proofs: blame.proofs,
            };
        }
    }
}

struct Blame<'r, 'a> {
    known: Known<'r, 'a>,
    overlooked: Overlooked,
    proofs: List<Proof, 24>,
}

impl Blame<'_, '_> {
    /// Whether a deal fits the first actions, with these ones overlooked.
    fn fits(&self, actions: usize, overlooked: Overlooked) -> bool {
        !Worlds::but_for(self.known.up_to(actions), overlooked).is_empty()
    }

    /// How many of the first actions fit a deal, if not all do.
    fn fitting(&self) -> usize {
        let (mut most, mut fewest_failing) = (0, self.known.record.actions());
        while fewest_failing - most > 1 {
            let middle = usize::midpoint(most, fewest_failing);
            if self.fits(middle, self.overlooked) {
                most = middle;
            } else {
                fewest_failing = middle;
            }
        }
        most
    }

    /// Finds what is to be overlooked so that a deal fits one action more; `false`
    /// if nothing helps.
    fn explain(&mut self, fitting: usize) -> bool {
        let Some((section, index)) = self.known.record.action(fitting) else {
            return false;
        };
        match section {
            Section::Said => false,
            Section::Plays => {
                self.earlier_revokes(fitting, index)
                    || self.overlook(fitting, section, index)
                    || self.earlier_announcement(fitting, index)
            }
            Section::Extras => self.overlook(fitting, section, index),
        }
    }

    /// Overlooks one action, if a deal fits then.
    fn overlook(&mut self, fitting: usize, section: Section, index: usize) -> bool {
        let overlooked = self.overlooked.with(section, index);
        let helps = overlooked != self.overlooked && self.fits(fitting + 1, overlooked);
        if helps {
            self.overlooked = overlooked;
        }
        helps
    }

    /// A card of a class that the seat did not follow with before: each time was a
    /// revoke.
    fn earlier_revokes(&mut self, fitting: usize, proved_by: usize) -> bool {
        let known = self.known.up_to(fitting);
        let worlds = Worlds::but_for(known, self.overlooked);
        let Some(deal) = worlds.deals(Case::ANY).next() else {
            return false;
        };
        let mut replay = known.replay(deal);
        while let Some((step, _)) = replay.next_refused() {
            replay.overlook(&step);
        }
        let position = replay.position();
        let play = self.known.record.plays.get(proved_by);
        let Some((game, play)) = position.game().zip(play) else {
            return false;
        };
        let seat = play.seat.or(game.to_play());
        let mut overlooked = self.overlooked;
        let mut found = List::<usize, 12>::new(0);
        for index in discards(game, seat, play.card) {
            if overlooked != overlooked.with(Section::Plays, index) {
                overlooked = overlooked.with(Section::Plays, index);
                found.push(index);
            }
        }
        let helps = !found.is_empty() && self.fits(fitting + 1, overlooked);
        if helps {
            self.overlooked = overlooked;
            for &index in found.iter() {
                self.proofs.push(Proof {
                    section: Section::Plays,
                    index,
                    proved_by,
                });
            }
        }
        helps
    }

    /// An announcement by a seat that was not of that party.
    fn earlier_announcement(&mut self, fitting: usize, proved_by: usize) -> bool {
        let extras = self.known.record.up_to(fitting).extras;
        for (index, extra) in extras.iter().enumerate() {
            let announcement = matches!(extra.word, ExtraWord::Announcement(_));
            if announcement && self.overlook(fitting, Section::Extras, index) {
                self.proofs.push(Proof {
                    section: Section::Extras,
                    index,
                    proved_by,
                });
                return true;
            }
        }
        false
    }
}

/// Where `seat` did not follow although `card` would have, as places among the
/// cards played.
fn discards(game: &Game, seat: Option<Seat>, card: Card) -> impl Iterator<Item = usize> {
    let order = game.order();
    let class = order.class(card);
    let plays = game.plays().enumerate();
    plays
        .filter(move |&(_, (led, by, played))| {
            Some(by) == seat && order.class(led) == class && order.class(played) != class
        })
        .map(|(index, _)| index)
}

impl<'a> Record<'a> {
    /// How many actions there are.
    pub(super) fn actions(&self) -> usize {
        let Record {
            said,
            plays,
            extras,
            claim_order: _,
        } = self;
        said.len() + plays.len() + extras.len()
    }

    /// Where the action is before which there are so many others.
    pub(super) fn action(&self, before: usize) -> Option<(Section, usize)> {
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

    /// The record of the first actions only.
    pub(super) fn up_to(&self, actions: usize) -> Record<'a> {
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
        }
    }
}
