//! What is wrong with a record that no deal fits.

use super::proof::{NO_PROOF, Proof, Violations};
use super::{Case, Extent, Known, Overlooked, Worlds};
use crate::action::{Action, Claim, ClaimKind, Extra, ExtraWord, Record, Section};
use crate::list::List;
use crate::replay::{Replay, Skipped, Step};
use crate::verdict::Reason;

/// A record, judged with what is known.
#[derive(Clone, Debug)]
pub struct Judged<'r, 'a> {
    /// The deals that fit everything that could be judged. If none does, something is wrong:
    /// then these are all with which the game can be followed, whatever breaks the rules.
    pub worlds: Worlds<'r, 'a>,
    /// The record as far as it could be judged. If it is not the whole one and all deals
    /// were looked at, its last action is illegal in every way, and leaves open how the
    /// game goes on; or the next one shows that something said before was wrong.
    pub record: Record<'a>,
    /// Whether all deals were looked at. If not, nothing is known of the action after
    /// `record`: no deal was found with which it is legal, and others were not looked at.
    pub extent: Extent,
    /// What later actions prove, in the order of time of each column.
    pub proofs: List<Proof, 24>,
    // How many actions the whole record has.
    actions: usize,
    // What is not taken to be legal, whether or not it is.
    pub(super) given: Overlooked,
    // What breaks the rules whatever the hands are, if something does.
    pub(super) violations: Option<Violations>,
}

impl<'r, 'a> Judged<'r, 'a> {
    /// Whether the whole record could be judged.
    pub fn is_complete(&self) -> bool {
        self.extent == Extent::All && self.record.actions() == self.actions
    }

    /// Whether something is wrong. It can be that nobody knows what.
    pub const fn is_faulty(&self) -> bool {
        self.violations.is_some()
    }

    /// Whether nothing after `record` is judged because its last action breaks the rules in
    /// every way. Else what follows may be legal, if not all of the record could be judged.
    pub fn ends_with_a_violation(&self) -> bool {
        self.violations.as_ref().is_some_and(Violations::is_last)
    }

    /// Whether nothing after `record` is judged because its last action is a claim to the rest
    /// that holds with some deals and fails with others. If it is no violation either, what
    /// follows does not fit what was said before.
    pub fn ends_with_an_open_claim(&self) -> bool {
        let last = self.record.actions().checked_sub(1);
        let Some((Section::Extras, index)) = last.and_then(|it| self.record.action(it)) else {
            return false;
        };
        let extra = self.record.extras.get(index);
        let is_claim = extra.is_some_and(|it| it.word == ExtraWord::Claim(ClaimKind::Rest));
        is_claim && !self.is_stated(Section::Extras, index)
    }

    /// Whether nothing after `record` is judged because its last action is a word of which
    /// nobody knows whether the hand behind it is what it says.
    pub fn ends_with_a_doubtful_word(&self) -> bool {
        let last = self.record.actions().checked_sub(1);
        let Some((Section::Said, index)) = last.and_then(|it| self.record.action(it)) else {
            return false;
        };
        let mut words = self.worlds.known.hearsay();
        let is_open = self.is_faulty() && !self.is_stated(Section::Said, index);
        is_open && words.any(|it| it == index)
    }

    /// Whether the action at this place breaks the rules whatever the hands are.
    pub fn is_violation(&self, step: &Step) -> bool {
        self.is_stated(step.section, step.index)
    }

    /// Whether it breaks the rules with some hands, and may not with others.
    pub(super) fn is_open(&self, section: Section, index: usize) -> bool {
        let violations = self.violations.as_ref();
        violations.is_some_and(|it| it.is_open(section, index))
    }

    pub(super) fn is_stated(&self, section: Section, index: usize) -> bool {
        let violations = self.violations.as_ref();
        violations.is_some_and(|it| it.contains(section, index))
    }

    /// The judged part of the record, once for each thing that can be the case.
    pub fn replays(&self) -> impl Iterator<Item = Replay<'r, 'a>> {
        self.replays_with(&self.worlds)
    }

    /// The same with the deals of one of its [accounts](Judged::accounts).
    pub fn replays_with(&self, worlds: &Worlds<'r, 'a>) -> impl Iterator<Item = Replay<'r, 'a>> {
        let known = self.judged_with(worlds);
        worlds
            .deals(Case::ANY)
            .map(move |world| known.replay(world))
    }

    /// The judged part of the record with these deals. A word that is told to be wrong is not
    /// believed there.
    pub(super) fn judged_with(&self, worlds: &Worlds<'r, 'a>) -> Known<'r, 'a> {
        let trust = worlds.known.trust;
        Known {
            record: self.record,
            trust: match self.violations.as_ref().and_then(|it| it.last) {
                Some((Section::Said, index)) => trust.holding(index),
                Some((Section::Plays | Section::Extras, _)) | None => trust,
            },
            ..worlds.known
        }
    }
}

/// Looks for a deal with which the record is legal. If there is none, what is wrong is read
/// off the deals with which it can be followed: of an action that not all of them refuse
/// nobody knows that it was the wrong one.
///
/// What is `given` is not taken to be legal, whether or not it is.
pub(super) fn judge<'r, 'a>(known: Known<'r, 'a>, given: Overlooked) -> Judged<'r, 'a> {
    let mut blame = Blame {
        known,
        given,
        overlooked: given,
    };
    let record = known.record;
    let worlds = Worlds::but_for(known, given);
    if !worlds.is_empty() {
        return blame.judged(worlds, record.actions(), Extent::All, None);
    }
    if let Some(found) = blame.up_to_an_early_card() {
        return found;
    }
    if let Some(before) = blame.claim_that_may_hold() {
        let worlds = worlds.one_by_one();
        if !worlds.is_empty() {
            return blame.judged(worlds, record.actions(), Extent::All, None);
        }
        return blame.judged(blame.worlds(before), before, Extent::Some, None);
    }
    let legal = blame.fitting(0);
    let found = blame.what_is_wrong(legal);
    let budget = known.budget;
    if budget.is_spent() || budget.is_in_doubt() {
        // What is wrong was not looked for to the end: it may be a word.
        let word = known.hearsay().next();
        let legal = word.map_or(legal, |word| legal.min(word));
        blame.overlooked = given;
        return blame.judged(blame.worlds(legal), legal, Extent::Some, None);
    }
    found
}

#[derive(Clone, Copy)]
pub(super) struct Blame<'r, 'a> {
    pub(super) known: Known<'r, 'a>,
    pub(super) given: Overlooked,
    pub(super) overlooked: Overlooked,
}

impl<'r, 'a> Blame<'r, 'a> {
    /// The deals that fit the first actions.
    pub(super) fn worlds(&self, actions: usize) -> Worlds<'r, 'a> {
        Worlds::believing(self.known.up_to(actions), self.overlooked, self.given)
    }

    /// The record judged up to so many actions.
    pub(super) fn judged(
        &self,
        worlds: Worlds<'r, 'a>,
        actions: usize,
        extent: Extent,
        violations: Option<Violations>,
    ) -> Judged<'r, 'a> {
        let mut proofs = List::new(NO_PROOF);
        for proof in violations.iter().flat_map(|it| worlds.proofs(self, it)) {
            proofs.push(proof);
        }
        Judged {
            worlds,
            record: self.known.record.up_to(actions),
            extent,
            proofs,
            actions: self.known.record.actions(),
            given: self.given,
            violations,
        }
    }

    /// Before how many actions a claim stands that fails with the deals that were looked at,
    /// and may hold with another one.
    fn claim_that_may_hold(&self) -> Option<usize> {
        let kind = ClaimKind::Rest;
        let record = self.known.record;
        for before in 0..record.actions() {
            let Some((Section::Extras, index)) = record.action(before) else {
                continue;
            };
            let Some(&Extra { seat, word, .. }) = record.extras.get(index) else {
                continue;
            };
            if word != ExtraWord::Claim(kind) {
                continue;
            }
            let worlds = self.worlds(before);
            if worlds.is_empty() || !self.worlds(before + 1).is_empty() {
                continue;
            }
            let order = record.claim_order;
            let found = worlds.claim(&Claim { seat, kind, order });
            let may_hold = found.accepted_with.is_some() || found.extent == Extent::Some;
            return may_hold.then_some(before);
        }
        None
    }

    /// How many of the first actions fit a deal, if not all do, and at least so many.
    pub(super) fn fitting(&self, least: usize) -> usize {
        let (mut most, mut fewest_failing) = (least, self.known.record.actions());
        while fewest_failing - most > 1 {
            let middle = usize::midpoint(most, fewest_failing);
            if self.worlds(middle).is_empty() {
                fewest_failing = middle;
            } else {
                most = middle;
            }
        }
        most
    }

    /// What all deals refuse with which the record can be followed; those are looked for with
    /// nothing but words and Schweine taken to be legal. So many actions fit a deal as they are.
    fn what_is_wrong(&mut self, legal: usize) -> Judged<'r, 'a> {
        if let Some(found) = self.up_to_a_hochzeit_kept_back() {
            return found;
        }
        let all = self.known.record;
        let is_more = all.actions() > all.said.len();
        if !is_more {
            return self.up_to_what_nobody_may_do(legal);
        }
        let declared = self.what_is_said_wrongly();
        if let Some(found) = declared.or_else(|| self.what_is_declared_wrongly()) {
            return found;
        }
        self.overlooked = self.overlooked.and_all_of(&all);
        loop {
            let worlds = self.worlds(all.actions());
            if !worlds.is_empty() {
                return self.up_to_a_claim(&worlds).unwrap_or_else(|| {
                    let violations = self.violations(&worlds, None);
                    self.judged(worlds, all.actions(), Extent::All, Some(violations))
                });
            }
            let fitting = self.fitting(legal);
            match self.declarations(fitting) {
                Some(declared) if !self.known.budget.is_spent() => self.overlooked = declared,
                Some(_) | None => return self.up_to_what_nobody_may_do(fitting),
            }
        }
    }

    /// Judges the actions that fit some deal, and the next one that fits none.
    fn up_to_what_nobody_may_do(&self, fitting: usize) -> Judged<'r, 'a> {
        let worlds = self.worlds(fitting);
        self.up_to_a_claim(&worlds).unwrap_or_else(|| {
            let next = self.known.record.action(fitting);
            let last = next.filter(|_| self.is_wrong(&worlds));
            let violations = self.violations(&worlds, last);
            let judged = fitting + usize::from(violations.is_last());
            self.judged(worlds, judged, Extent::All, Some(violations))
        })
    }

    /// Judges no more if a claim holds with some of these deals and fails with others: it is
    /// open then whether the game goes on.
    fn up_to_a_claim(&self, worlds: &Worlds<'r, 'a>) -> Option<Judged<'r, 'a>> {
        let claim = worlds.open_claim()?;
        let actions = claim + 1;
        if actions >= self.known.record.actions() {
            return None;
        }
        let worlds = self.worlds(actions);
        let violations = self.violations(&worlds, None);
        Some(self.judged(worlds, actions, Extent::All, Some(violations)))
    }

    /// Whether the action after those that fit `worlds` breaks the rules. A card that lies
    /// was held, if anybody could hold it: where nothing else speaks against it, it shows that
    /// something was wrong that had been said. That it does not follow is no other ground: it
    /// depends on what else is in that hand, and these deals are samples.
    pub(super) fn is_wrong(&self, worlds: &Worlds<'r, 'a>) -> bool {
        let fitting = worlds.known.record.actions();
        let known = Known {
            record: self.known.record.up_to(fitting + 1),
            ..worlds.known
        };
        worlds.deals(Case::ANY).all(|world| {
            let mut replay = known.replay(world);
            while let Some((step, refusal)) = replay.next_refused() {
                if !replay.overlook(&step) {
                    let reasons = || refusal.grounds().iter().map(|it| it.reason);
                    let shows_in_hand = reasons().any(|it| it == Reason::CardNotHeld)
                        && reasons().all(|it| matches!(it, Reason::CardNotHeld | Reason::Revoke));
                    return !(shows_in_hand && self.may_be_held(worlds, step.action));
                }
            }
            false
        })
    }

    /// Whether this is a card that a hand may hold which is not known.
    fn may_be_held(&self, worlds: &Worlds<'r, 'a>, action: Action) -> bool {
        let Action::Play(seat, card) = action else {
            return false;
        };
        let is_unseen = |way| worlds.unseen(way).is_some_and(|it| it.contains(card));
        self.known.hand(seat).is_none() && worlds.ways().any(is_unseen)
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

    /// How many actions stand before this one.
    pub(super) fn place_of(&self, section: Section, index: usize) -> Option<usize> {
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
