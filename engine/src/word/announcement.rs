//! [`Announcement`]: Re, Kontra and the Absagen.

use crate::party::Party;

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

#[cfg(test)]
mod tests {
    use super::*;

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
}
