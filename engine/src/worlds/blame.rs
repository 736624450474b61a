//! Which action is to blame when no deal fits a record.

use super::{Case, Extent, Known, Overlooked, Worlds};
use crate::card_set::CardSet;
use crate::claim::{Claim, ClaimKind};
use crate::list::List;
use crate::replay::{Extra, ExtraWord, Record, Replay, Section, Skipped};

/// A record, judged with what is known.
#[derive(Clone, Debug)]
pub struct Judged<'r, 'a> {
    /// The deals that fit everything that could be judged, known violations aside.
    pub worlds: Worlds<'r, 'a>,
    /// The record as far as it could be judged. If it is not the whole one and all deals
    /// were looked at, its last action is illegal in every way, and leaves open how the
    /// game goes on.
    pub record: Record<'a>,
    /// Whether all deals were looked at. If not, nothing is known of the action after
    /// `record`: no deal was found with which it is legal, and others were not looked at.
    pub extent: Extent,
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

/// How many times the blame is looked for. More violations by hands that are not
/// known are not told apart, and what follows them is not judged.
const MOST_EXPLAINED: u32 = 16;

const NO_PROOF: Proof = Proof {
    section: Section::Plays,
    index: 0,
    proved_by: 0,
};

impl<'r, 'a> Judged<'r, 'a> {
    /// Whether the whole record could be judged.
    pub fn is_complete(&self) -> bool {
        self.extent == Extent::All && self.record.actions() == self.worlds.known.record.actions()
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
            .map(move |world| known.replay(world))
    }
}

/// Goes through the record. An action after which no deal is left is illegal, or
/// proves that an earlier one was.
///
/// What is `given` is not taken to be legal, whether or not it is.
pub(super) fn judge<'r, 'a>(known: Known<'r, 'a>, given: Overlooked) -> Judged<'r, 'a> {
    let mut blame = Blame {
        known,
        given,
        overlooked: given,
        plays_proved_by: [None; 64],
        extras_proved_by: [None; 64],
    };
    let mut explained = 0;
    loop {
        let worlds = Worlds::but_for(known, blame.overlooked);
        if !worlds.is_empty() {
            return blame.judged(worlds, known.record.actions() + 1, Extent::All);
        }
        explained += 1;
        let before = blame.overlooked;
        match blame.claims() {
            Claims::Fail if !known.budget.is_in_doubt() => continue,
            Claims::MayHold(before) => {
                let worlds = worlds.one_by_one();
                if !worlds.is_empty() {
                    return blame.judged(worlds, known.record.actions() + 1, Extent::All);
                }
                return blame.judged(blame.worlds(before, blame.overlooked), before, Extent::Some);
            }
            Claims::Fail | Claims::Hold => (),
        }
        let fitting = blame.fitting();
        let goes_on = explained <= MOST_EXPLAINED && blame.explain(fitting);
        if known.budget.is_spent() || known.budget.is_in_doubt() {
            // What is to blame was not looked for to the end.
            blame.overlooked = before;
            return blame.judged(blame.worlds(fitting, before), fitting, Extent::Some);
        }
        if !goes_on {
            let worlds = blame.worlds(fitting, blame.overlooked);
            return blame.judged(worlds, fitting + 1, Extent::All);
        }
    }
}

/// What becomes of the claims in a record.
enum Claims {
    /// They do not say that the record is wrong.
    Hold,
    /// Another one is taken for wrong.
    Fail,
    /// With the deals that were looked at the one after so many actions fails, and there
    /// are others.
    MayHold(usize),
}

struct Blame<'r, 'a> {
    known: Known<'r, 'a>,
    given: Overlooked,
    overlooked: Overlooked,
    // The card that proves each violation, unless it showed by itself.
    plays_proved_by: [Option<u8>; 64],
    extras_proved_by: [Option<u8>; 64],
}

impl<'r, 'a> Blame<'r, 'a> {
    /// The deals that fit the first actions, with these ones overlooked.
    fn worlds(&self, actions: usize, overlooked: Overlooked) -> Worlds<'r, 'a> {
        Worlds::but_for(self.known.up_to(actions), overlooked)
    }

    /// The record judged up to so many actions.
    fn judged(&self, worlds: Worlds<'r, 'a>, actions: usize, extent: Extent) -> Judged<'r, 'a> {
        Judged {
            worlds,
            record: self.known.record.up_to(actions),
            extent,
            proofs: self.proofs(),
        }
    }

    /// Takes the first claim for wrong that holds with no deal. With none of those that
    /// a record with it is looked for may also say that there are too many.
    fn claims(&mut self) -> Claims {
        let kind = ClaimKind::Rest;
        let record = self.known.record;
        for before in 0..record.actions() {
            let Some((Section::Extras, index)) = record.action(before) else {
                continue;
            };
            let Some(&Extra { seat, word, .. }) = record.extras.get(index) else {
                continue;
            };
            let known = self.overlooked.contains(Section::Extras, index);
            if known || word != ExtraWord::Claim(kind) {
                continue;
            }
            let worlds = self.worlds(before, self.overlooked);
            let fails = self.worlds(before + 1, self.overlooked).is_empty();
            if worlds.is_empty() || !fails {
                continue;
            }
            let order = record.claim_order;
            let found = worlds.claim(&Claim { seat, kind, order });
            if found.accepted_with.is_some() || found.extent == Extent::Some {
                return Claims::MayHold(before);
            }
            self.overlooked = self.overlooked.with(Section::Extras, index);
            return Claims::Fail;
        }
        Claims::Hold
    }

    /// How many of the first actions fit a deal, if not all do.
    fn fitting(&self) -> usize {
        let (mut most, mut fewest_failing) = (0, self.known.record.actions());
        while fewest_failing - most > 1 {
            let middle = usize::midpoint(most, fewest_failing);
            if self.worlds(middle, self.overlooked).is_empty() {
                fewest_failing = middle;
            } else {
                most = middle;
            }
        }
        most
    }

    /// Finds what is to be overlooked so that a deal fits one action more; `false`
    /// if nothing helps. What came first is taken to be legal as long as it can be:
    /// a card is to blame before an announcement that stood before it.
    fn explain(&mut self, fitting: usize) -> bool {
        let Some((section, index)) = self.known.record.action(fitting) else {
            return false;
        };
        let now = self.overlooked;
        let all_plays = Overlooked {
            plays: u64::MAX,
            ..now
        };
        let found = match section {
            Section::Said => None,
            Section::Plays => self
                .cards(fitting, all_plays)
                .or_else(|| self.announcements(fitting, now)),
            Section::Extras => self.announcements(fitting, now),
        };
        let found = found.or_else(|| {
            let announcements = self.announcements(fitting, all_plays)?;
            self.cards(fitting, announcements)
        });
        let found = found.map(|found| found.and(self.given));
        let Some(found) = found.filter(|&found| found != now && section != Section::Said) else {
            return false;
        };
        self.overlooked = found;
        let proof = u8::try_from(index)
            .ok()
            .filter(|_| section == Section::Plays);
        for (place, proved_by) in self.plays_proved_by.iter_mut().enumerate() {
            let shown = section == Section::Plays && place == index;
            if found.contains(Section::Plays, place) && !now.contains(Section::Plays, place) {
                *proved_by = proof.filter(|_| !shown);
            }
        }
        for (place, proved_by) in self.extras_proved_by.iter_mut().enumerate() {
            if found.contains(Section::Extras, place) && !now.contains(Section::Extras, place) {
                *proved_by = proof;
            }
        }
        true
    }

    /// The cards that must have been revokes, if any that did not follow may have
    /// been.
    fn cards(&self, fitting: usize, all: Overlooked) -> Option<Overlooked> {
        let worlds = self.worlds(fitting + 1, all);
        let world = worlds.deals(Case::ANY).next()?;
        let position = worlds.position(world);
        let game = position.game()?;
        let order = game.order();
        let mut found = all;
        let cards = game.plays().enumerate();
        for (index, (led, _, card)) in cards {
            if self.known.budget.is_spent() {
                return None;
            }
            let legal = found.but_for_play(index);
            let follows = order.class(led) == order.class(card);
            if follows || !self.worlds(fitting + 1, legal).is_empty() {
                found = legal;
            }
        }
        let last = game.cards_played();
        Some((u32::from(last)..64).fold(found, |found, index| found.but_for_play(index as usize)))
    }

    /// Announcements by seats that are not of that party: as few as can be, and of
    /// several such the latest.
    fn announcements(&self, fitting: usize, overlooked: Overlooked) -> Option<Overlooked> {
        let worlds = self.worlds(fitting + 1, overlooked);
        // Of these worlds a claim may fail that holds with those which fit so far.
        let ways = self.known.ways();
        let some = ways.filter_map(|way| worlds.world(way, &Case::ANY, CardSet::EMPTY));
        let before = self.worlds(fitting, self.overlooked);
        let all = some.chain(before.deals(Case::ANY));
        let refused = all.filter_map(|world| worlds.refused_extras(world));
        let extras = refused.min_by_key(|&extras| (extras.count_ones(), u64::MAX - extras))?;
        Some(Overlooked {
            extras,
            ..overlooked
        })
    }

    fn proofs(&self) -> List<Proof, 24> {
        let mut proofs = List::new(NO_PROOF);
        let plays = self.plays_proved_by.iter().enumerate();
        let plays = plays.map(|(index, by)| (Section::Plays, index, by));
        let extras = self.extras_proved_by.iter().enumerate();
        let extras = extras.map(|(index, by)| (Section::Extras, index, by));
        for (section, index, proved_by) in plays.chain(extras) {
            if let Some(proved_by) = proved_by.map(usize::from)
                && self.overlooked.contains(section, index)
            {
                proofs.push(Proof {
                    section,
                    index,
                    proved_by,
                });
            }
        }
        proofs
    }
}

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
            schweine_party: self.schweine_party,
        }
    }
}
