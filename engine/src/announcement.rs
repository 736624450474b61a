//! [`Announcement`]: Re, Kontra and the Absagen, and until when they may be made.

use crate::party::{ByParty, Party};
use crate::rule::Rule;
use crate::ruleset::AnnouncementRules;
use crate::verdict::{Grounds, Reason};

/// What the limits count: option `ann.counter`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Counter {
    /// The announcer's own cards on the table (ANN-11): a limit of one's own.
    OwnCardsPlayed,
    /// The tricks whose first card lies (ANN-12): the same instant for all.
    TricksStarted,
}

/// The first moment for announcements: option `ann.earliest`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Earliest {
    /// As soon as the contract is known (ANN-2).
    ContractFixed,
    /// After the fourth card of the first trick.
    AfterFirstTrick,
}

/// Whether announcements may be left out: options `ann.skip_absagen` and `ann.skip_ansage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Skip {
    /// What is left out counts as announced, if it is still in time (ANN-8).
    Allow,
    /// One after the other.
    Forbid,
}

/// Whose Ansage an Absage needs: option `ann.absage_requires`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AbsageRequires {
    /// That of the own party (ANN-7).
    Own,
    /// That of either party.
    Any,
}

/// Something that can be announced.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Announcement {
    /// The Ansage of this party: "Re" or "Kontra".
    Ansage(Party),
    /// An Absage.
    Absage(Absage),
}

/// The Absagen, lowest first.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[repr(u8)]
pub enum Absage {
    /// The others stay below 90 Augen.
    Keine90,
    /// The others stay below 60 Augen.
    Keine60,
    /// The others stay below 30 Augen.
    Keine30,
    /// The others get no trick.
    Schwarz,
}

impl Absage {
    /// All Absagen, lowest first.
    pub const ALL: [Absage; 4] = [
        Absage::Keine90,
        Absage::Keine60,
        Absage::Keine30,
        Absage::Schwarz,
    ];
}

impl Announcement {
    /// Everything that can be announced.
    pub const ALL: [Announcement; 6] = [
        Announcement::Ansage(Party::Re),
        Announcement::Ansage(Party::Kontra),
        Announcement::Absage(Absage::Keine90),
        Announcement::Absage(Absage::Keine60),
        Announcement::Absage(Absage::Keine30),
        Announcement::Absage(Absage::Schwarz),
    ];

    /// The level (MOD-5): 1 for an Ansage, 2 for keine 90, up to 5 for schwarz.
    pub const fn level(self) -> u8 {
        match self {
            Announcement::Ansage(_) => 1,
            Announcement::Absage(absage) => absage as u8 + 2,
        }
    }

    /// What `party` announces at `level`, or `None` outside 1 to 5.
    pub fn at_level(level: u8, party: Party) -> Option<Announcement> {
        match level {
            1 => Some(Announcement::Ansage(party)),
            _ => {
                let absage = Absage::ALL.get(usize::from(level.checked_sub(2)?))?;
                Some(Announcement::Absage(*absage))
            }
        }
    }
}

/// A set of announcements.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Announcements(u8);

impl Announcements {
    /// Those announcements that `accept` accepts.
    pub fn filter(accept: impl Fn(Announcement) -> bool) -> Announcements {
        let all = (0..).zip(Announcement::ALL);
        Announcements(all.map(|(bit, it)| u8::from(accept(it)) << bit).sum())
    }

    /// The announcements that are in, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Announcement> {
        let all = (0..).zip(Announcement::ALL);
        all.filter(move |(bit, _)| self.0 & (1 << bit) != 0)
            .map(|(_, it)| it)
    }
}

/// What one party has announced so far.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Standing {
    /// Whether its Ansage stands.
    pub ansage: bool,
    /// The highest announced level, 0 to 5 (MOD-5).
    pub level: u8,
    /// Whether its Ansage was an Erwiderung that would have been too late
    /// otherwise, so that no Absage may follow (ANN-16).
    pub late_reply: bool,
}

impl Standing {
    /// The Absage level, 0 to 4.
    pub const fn absage_level(self) -> u8 {
        self.level.saturating_sub(1)
    }
}

/// Everything that the limits depend on, for one announcer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Situation {
    /// The announcer's party.
    pub party: Party,
    /// The counter of the rule set: own cards played, or tricks started.
    pub counter: u8,
    /// How many tricks are complete.
    pub completed: u8,
    /// How many cards the announcer holds.
    pub cards_in_hand: u8,
    /// How much the Hochzeit shifts every limit (ANN-13): 0, 1 or 2.
    pub shift: u8,
    /// What stands.
    pub standing: ByParty<Standing>,
}

/// The figures behind a verdict on an announcement.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct AnnouncementEvidence {
    /// What the limits count.
    pub counts: Counter,
    /// The situation that was judged.
    pub situation: Situation,
    /// The lowest level that the announcement would announce; it must be in time.
    pub lowest_level: u8,
    /// The largest counter value at which that level is in time.
    pub limit: u8,
    /// The largest counter value at which an Erwiderung would be in time, if the
    /// announcement could be one.
    pub reply_limit: Option<u8>,
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
        let level = announcement.level();
        let own = *self.standing.get(self.party);
        let skip_ansage = rules.skip_ansage == Skip::Allow;
        let lowest = match level {
            1 => 1,
            _ if own.ansage || skip_ansage => own.level + 1,
            _ => (own.level + 1).max(2),
        };
        let limit = rules.limit(lowest, self.shift);
        let answered = self.standing.get(self.party.opponent()).level;
        let reply_limit = (level == 1)
            .then(|| rules.reply_limit(answered, self.shift))
            .flatten();
        let in_time = self.counter <= limit;
        let reply_in_time = reply_limit.is_some_and(|limit| self.counter <= limit);
        let already = if level == 1 {
            own.ansage
        } else {
            level <= own.level
        };

        let mut grounds = Grounds::new();
        let early = rules.earliest == Earliest::AfterFirstTrick && self.completed == 0;
        grounds.note(early, Reason::TooEarly, Rule::Ann2);
        let foreign = matches!(announcement, Announcement::Ansage(party) if party != self.party);
        grounds.note(foreign, Reason::WrongParty, Rule::Ann1);
        grounds.note(self.cards_in_hand == 0, Reason::NoCardLeft, Rule::Ann18);
        grounds.note(already, Reason::Already, Rule::Ann5);
        let needs_ansage = level > 1 && !own.ansage && !skip_ansage && !self.may_borrow(rules);
        // An Ansage that could still be made was skipped; otherwise it is missing.
        let skipped = self.counter <= rules.limit(1, self.shift);
        let rule = if skipped { Rule::Ann9 } else { Rule::Ann7 };
        grounds.note(needs_ansage, Reason::NeedsAnsage, rule);
        grounds.note(
            level > 1 && own.late_reply,
            Reason::BlockedByLateReply,
            Rule::Ann16,
        );
        let previous = level > lowest && rules.skip_absagen == Skip::Forbid;
        grounds.note(previous, Reason::NeedsPrevious, Rule::Ann8);
        let rule = match reply_limit {
            Some(_) => Rule::Ann15,
            None if level > lowest => Rule::Ann8,
            None => Rule::Ann11,
        };
        grounds.note(
            !already && !in_time && !reply_in_time,
            Reason::TooLate,
            rule,
        );

        if grounds.is_empty() {
            let as_reply = !in_time;
            let last_counter = limit.max(reply_limit.unwrap_or(0));
            Ok(Admission {
                lowest_level: lowest,
                as_reply,
                last_counter,
            })
        } else {
            let situation = *self;
            Err((
                grounds,
                AnnouncementEvidence {
                    counts: rules.counter,
                    situation,
                    lowest_level: lowest,
                    limit,
                    reply_limit,
                },
            ))
        }
    }

    /// Whether an Absage may lean on something else than an Ansage of its own.
    fn may_borrow(&self, rules: &AnnouncementRules) -> bool {
        let other = self.standing.get(self.party.opponent());
        let own = self.standing.get(self.party);
        rules.absage_requires == AbsageRequires::Any && (other.ansage || own.level >= 2)
    }
}

impl AnnouncementRules {
    /// The largest counter value at which `level`, 1 to 5, is in time, when a
    /// Hochzeit shifts the limits by `shift` (ANN-11, ANN-13).
    pub fn limit(&self, level: u8, shift: u8) -> u8 {
        let step = usize::from(level).checked_sub(1);
        step.and_then(|step| self.max.get(step))
            .map_or(0, |max| max + shift)
    }

    /// The same for an Erwiderung to the level `answered`, if there are
    /// Erwiderungen and there is something to answer (ANN-15).
    pub fn reply_limit(&self, answered: u8, shift: u8) -> Option<u8> {
        (self.reply_extra > 0 && answered > 0)
            .then(|| self.limit(answered, shift) + self.reply_extra)
    }
}
