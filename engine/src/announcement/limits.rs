//! Until when announcements may be made, and what else speaks against them.

use super::Standing;
use crate::list::List;
use crate::options::{AbsageRequires, AnnouncementRules, Counter, Earliest, Skip};
use crate::party::{ByParty, Party};
use crate::rule::Rule;
use crate::verdict::{AnnouncementEvidence, Grounds, Reason};
use crate::word::Announcement;

/// Everything that the limits depend on, for one announcer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Situation {
    /// The announcer's party.
    pub party: Party,
    /// The counter of the rule set: own cards played, tricks started, or all cards played.
    pub counter: u8,
    /// How many tricks are complete.
    pub completed: u8,
    /// How many cards the announcer holds.
    pub cards_in_hand: u8,
    /// How much the Hochzeit shifts every limit (ANN-13): 0, 1 or 2.
    pub shift: u8,
    /// What stands.
    pub standing: ByParty<Standing>,
    /// What may be announced now whatever the limits say (`ann.pflicht_moral`).
    pub free: Option<Announcement>,
}

/// What speaks against an announcement whenever it is made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Objection {
    /// It is the Ansage of the other party (ANN-1).
    WrongParty,
    /// The party has announced it, or more (ANN-5).
    Already,
    /// An Absage without the Ansage that it needs (ANN-7, ANN-9).
    NeedsAnsage,
    /// An Absage after a late Erwiderung (ANN-16).
    BlockedByLateReply,
    /// It leaves out what may not be left out (ANN-8).
    NeedsPrevious,
}

/// An announcement that may be made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Admission {
    /// The lowest level that becomes announced; those from here up to the
    /// announcement itself count (ANN-8).
    pub lowest_level: u8,
    /// Whether it is in time only as an Erwiderung (ANN-15).
    pub as_reply: bool,
    /// The largest counter value at which it is still in time.
    pub last_counter: u8,
}

impl Situation {
    /// Whether `announcement` may be made, or all that speaks against it
    /// (ANN-20).
    pub(crate) fn judge(
        &self,
        rules: &AnnouncementRules,
        announcement: Announcement,
    ) -> Result<Admission, (Grounds, AnnouncementEvidence)> {
        let time = self.time(rules, announcement);
        let grounds = self.objections(rules, announcement, &time);
        if grounds.is_empty() {
            return Ok(Admission {
                lowest_level: time.lowest,
                as_reply: self.counter > time.limit,
                last_counter: time.last(),
            });
        }
        let late = grounds.reasons().any(|it| it == Reason::TooLate);
        let missing = self.standing.get(self.party).level() + 1;
        let evidence = AnnouncementEvidence {
            counts: rules.counter,
            counter: self.counter,
            cards_in_hand: self.cards_in_hand,
            shift: self.shift,
            party: Some(self.party),
            lowest_missing: Some(if late { time.lowest } else { missing }),
            lowest_level: Some(time.lowest),
            limit: late.then(|| time.last()),
            answered: Some(self.standing.get(self.party.opponent()).level()),
        };
        Err((grounds, evidence))
    }

    /// Until when `announcement` is in time.
    fn time(&self, rules: &AnnouncementRules, announcement: Announcement) -> Time {
        let lowest = rules.lowest(self.standing.get(self.party), announcement);
        let answered = self.standing.get(self.party.opponent()).level();
        let replies = announcement == Announcement::Ansage(self.party);
        let is_free = self.free == Some(announcement);
        let limit = rules.limit(self.party, lowest, self.shift);
        Time {
            lowest,
            limit: if is_free {
                limit.max(self.counter)
            } else {
                limit
            },
            is_past: !is_free && (1..=self.completed).contains(&rules.last_trick),
            reply_limit: rules
                .reply_limit(self.party.opponent(), answered, self.shift)
                .filter(|_| replies),
        }
    }

    /// All that speaks against `announcement`.
    fn objections(
        &self,
        rules: &AnnouncementRules,
        announcement: Announcement,
        time: &Time,
    ) -> Grounds {
        let timeless = rules.objections(&self.standing, self.party, announcement);
        let objects = |objection| timeless.contains(&objection);
        let level = announcement.level();

        let mut grounds = Grounds::new();
        let early = rules.earliest == Earliest::AfterFirstTrick && self.completed == 0;
        grounds.note(early, Reason::TooEarly, Rule::Ann2);
        grounds.note(
            objects(Objection::WrongParty),
            Reason::WrongParty,
            Rule::Ann1,
        );
        grounds.note(self.cards_in_hand == 0, Reason::NoCardLeft, Rule::Ann18);
        let already = objects(Objection::Already);
        grounds.note(already, Reason::Already, Rule::Ann5);
        // An Ansage that could still be made was skipped; otherwise it is missing.
        let skipped = self.counter <= rules.limit(self.party, 1, self.shift);
        let rule = if skipped { Rule::Ann9 } else { Rule::Ann7 };
        grounds.note(objects(Objection::NeedsAnsage), Reason::NeedsAnsage, rule);
        let blocked = objects(Objection::BlockedByLateReply);
        grounds.note(blocked, Reason::BlockedByLateReply, Rule::Ann16);
        let previous = objects(Objection::NeedsPrevious);
        grounds.note(previous, Reason::NeedsPrevious, Rule::Ann8);
        let late = !already && (time.is_past || self.counter > time.last());
        let rule = match (time.reply_limit, rules.counter) {
            _ if time.is_past => Rule::Ann23,
            (Some(_), _) => Rule::Ann15,
            (None, _) if level > time.lowest => Rule::Ann8,
            (None, Counter::TricksStarted) => Rule::Ann12,
            (None, Counter::OwnCardsPlayed) => Rule::Ann11,
            (None, Counter::CardsOnTable) => Rule::Ann24,
        };
        grounds.note(late, Reason::TooLate, rule);
        grounds
    }
}

/// Until when an announcement is in time, as values of the counter.
struct Time {
    /// The lowest level that becomes announced; its limit decides.
    lowest: u8,
    limit: u8,
    /// The limit as an Erwiderung, if it can be one.
    reply_limit: Option<u8>,
    /// Whether the last trick with announcements is complete (ANN-23).
    is_past: bool,
}

impl Time {
    /// The last counter value at which it is in time in one way or the other.
    fn last(&self) -> u8 {
        self.limit.max(self.reply_limit.unwrap_or(0))
    }
}

impl AnnouncementRules {
    /// What speaks against `announcement` of `party` beside what stands, whenever it is
    /// made. Whether the Ansage of the other party stands is not for the announcer to ask.
    pub fn objections(
        &self,
        standing: &ByParty<Standing>,
        party: Party,
        announcement: Announcement,
    ) -> List<Objection, 5> {
        let own = standing.get(party);
        let other = standing.get(party.opponent());
        let level = announcement.level();
        let absage = matches!(announcement, Announcement::Absage(_));
        let foreign = announcement == Announcement::Ansage(party.opponent());
        let already = if absage {
            level <= own.level()
        } else {
            own.ansage && !foreign
        };
        // An Absage may lean on something else than an Ansage of its own.
        let borrows = match self.absage_requires {
            AbsageRequires::Own => false,
            AbsageRequires::Any => other.ansage || own.level() >= 2,
            AbsageRequires::None => true,
        };
        let needs_ansage = absage && !own.ansage && self.skip_ansage == Skip::Forbidden && !borrows;
        let skips = level > self.lowest(own, announcement);

        let mut objections = List::new(Objection::Already);
        for (applies, reason) in [
            (foreign, Objection::WrongParty),
            (already, Objection::Already),
            (needs_ansage, Objection::NeedsAnsage),
            (absage && own.late_reply, Objection::BlockedByLateReply),
            (
                skips && self.skip_absagen == Skip::Forbidden,
                Objection::NeedsPrevious,
            ),
        ] {
            if applies {
                objections.push(reason);
            }
        }
        objections
    }

    /// The lowest level that becomes announced with `announcement` by a party for which
    /// so much stands: 1 for an Ansage, which counts as announced with an Absage where
    /// it may be left out (ANN-9), and not with one that leans on something else (ANN-7).
    pub fn lowest(&self, own: &Standing, announcement: Announcement) -> u8 {
        match announcement {
            Announcement::Ansage(_) => 1,
            Announcement::Absage(_) if own.ansage || self.brings_ansage() => own.level() + 1,
            Announcement::Absage(_) => (own.level() + 1).max(2),
        }
    }

    /// Whether an Absage that leaves out the Ansage announces it too (ANN-9).
    fn brings_ansage(&self) -> bool {
        self.skip_ansage == Skip::Allowed && self.absage_requires != AbsageRequires::None
    }

    /// How many steps of the counter one trick or one card of each seat is: a Hochzeit shifts
    /// by it, and an Erwiderung may come so much later.
    pub const fn unit(&self) -> u8 {
        match self.counter {
            Counter::OwnCardsPlayed | Counter::TricksStarted => 1,
            Counter::CardsOnTable => 4,
        }
    }

    /// The largest counter value at which `level`, 1 to 5, of `party` is in time, when a
    /// Hochzeit shifts the limits by `shift` (ANN-11, ANN-13). When lower levels were
    /// announced makes no difference (ANN-14).
    pub fn limit(&self, party: Party, level: u8, shift: u8) -> u8 {
        let step = usize::from(level).checked_sub(1);
        step.and_then(|step| self.max.get(party).get(step))
            .map_or(0, |max| max.saturating_add(shift * self.unit()))
    }

    /// The same for an Erwiderung to the level `answered` of `other`, if there are
    /// Erwiderungen (ANN-17) and there is something to answer (ANN-15).
    pub fn reply_limit(&self, other: Party, answered: u8, shift: u8) -> Option<u8> {
        (self.reply_extra > 0 && answered > 0).then(|| {
            self.limit(other, answered, shift)
                .saturating_add(self.reply_extra * self.unit())
        })
    }
}
