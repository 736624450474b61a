//! [`Announcement`]: Re, Kontra and the Absagen.

mod limits;

use crate::party::Party;

pub(crate) use limits::Situation;
pub use limits::{Admission, AnnouncementEvidence, Objection};

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

    /// Whether no announcement is in.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in both.
    pub(crate) const fn intersect(self, other: Announcements) -> Announcements {
        Announcements(self.0 & other.0)
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
    level: u8, // INVARIANT: at most that of schwarz.
    /// Whether its Ansage was an Erwiderung that would have been too late
    /// otherwise, so that no Absage may follow (ANN-16).
    pub late_reply: bool,
}

impl Standing {
    /// A party that has announced up to `level`; beyond schwarz there is nothing.
    pub const fn new(ansage: bool, level: u8) -> Standing {
        let highest = Announcement::Absage(Absage::Schwarz).level();
        Standing {
            ansage,
            level: if level < highest { level } else { highest },
            late_reply: false,
        }
    }

    /// The highest announced level, 0 to 5 (MOD-5).
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The same with this announcement.
    #[must_use]
    pub fn with(self, announcement: Announcement) -> Standing {
        let level = self.level.max(announcement.level());
        Standing { level, ..self }
    }

    /// The Absage level, 0 to 4.
    pub const fn absage_level(self) -> u8 {
        self.level.saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{AbsageRequires, AnnouncementRules};
    use crate::party::ByParty;
    use crate::rulesets::DDV_TSR;

    #[test]
    fn a_set_has_what_was_accepted_lowest_first() {
        let all = || Announcement::ALL.into_iter();
        for wanted in all() {
            let one = Announcements::filter(|it| it == wanted);
            assert!(one.iter().eq([wanted]) && !one.is_empty());
            let others = Announcements::filter(|it| it != wanted);
            assert!(others.iter().eq(all().filter(|it| *it != wanted)));
            assert!(one.intersect(others).is_empty());
        }
        assert!(Announcements::filter(|_| true).iter().eq(all()));
        assert!(Announcements::filter(|_| false).is_empty());
    }

    #[test]
    fn levels_are_those_of_the_announcements() {
        for announcement in Announcement::ALL {
            let party = match announcement {
                Announcement::Ansage(party) => party,
                Announcement::Absage(_) => Party::Re,
            };
            let level = announcement.level();
            assert_eq!(Announcement::at_level(level, party), Some(announcement));
        }
        assert_eq!(Announcement::at_level(0, Party::Re), None);
        assert_eq!(Announcement::at_level(6, Party::Re), None);
    }

    #[test]
    fn an_absage_may_lean_on_the_other_ansage_or_on_what_the_rules_entered() {
        let rules = AnnouncementRules {
            absage_requires: AbsageRequires::Any,
            ..DDV_TSR.announcement
        };
        let objections = |re, kontra, announcement| {
            let standing = ByParty { re, kontra };
            let all = rules.objections(&standing, Party::Re, announcement);
            all.iter().copied().collect::<std::vec::Vec<_>>()
        };
        let (nothing, ansage) = (Standing::default(), Standing::new(true, 1));
        let entered = Standing::new(false, 2);
        let keine_90 = Announcement::Absage(Absage::Keine90);
        let keine_60 = Announcement::Absage(Absage::Keine60);
        let needs = [Objection::NeedsAnsage];
        assert_eq!(objections(nothing, nothing, keine_90), needs);
        assert_eq!(objections(nothing, ansage, keine_90), []);
        assert_eq!(objections(entered, nothing, keine_60), []);
        assert_eq!(objections(entered, nothing, keine_90), [Objection::Already]);
    }

    #[test]
    fn a_reply_answers_something() {
        let limit = |answered| DDV_TSR.announcement.reply_limit(Party::Kontra, answered, 0);
        assert_eq!([0, 1, 2].map(limit), [None, Some(2), Some(3)]);
        let none = AnnouncementRules {
            reply_extra: 0,
            ..DDV_TSR.announcement
        };
        assert_eq!(none.reply_limit(Party::Kontra, 1, 0), None);
    }

    /// Re stands of the own party, and Kontra and keine 90 of the other one.
    #[test]
    fn a_refusal_shows_what_both_parties_have_announced() {
        let situation = Situation {
            party: Party::Re,
            counter: 2,
            completed: 2,
            cards_in_hand: 10,
            shift: 0,
            standing: ByParty {
                re: Standing::new(true, 1),
                kontra: Standing::new(true, 2),
            },
        };
        let again = Announcement::Ansage(Party::Re);
        let refused = situation.judge(&DDV_TSR.announcement, again);
        let (_, shown) = refused.unwrap_err();
        assert_eq!(shown.lowest_missing, Some(2));
        assert_eq!(shown.answered, Some(2));
        assert_eq!((shown.counter, shown.cards_in_hand), (2, 10));
        assert_eq!(shown.party, Some(Party::Re));
    }
}
