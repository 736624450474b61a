//! The Pflichtsoli that a player still owes.

use crate::contract::{Duty, Solo};
use crate::options::PflichtsoloKinds;
use crate::ruleset::RuleSet;

/// The open Pflichtsoli of a player, by kind: option `pflichtsolo.kind`.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct OpenPflichtsoli {
    /// Those that any solo fills.
    pub free: u8,
    /// Those that a Farbsolo fills.
    pub color: u8,
    /// Those that a picture solo fills.
    pub picture: u8,
}

impl OpenPflichtsoli {
    /// So many that any solo fills.
    pub const fn free(free: u8) -> OpenPflichtsoli {
        OpenPflichtsoli {
            free,
            color: 0,
            picture: 0,
        }
    }

    /// What each player owes a list at its beginning.
    pub(crate) const fn owed(rules: &RuleSet) -> OpenPflichtsoli {
        let PflichtsoloKinds { color, picture } = rules.pflichtsolo_kinds;
        let owed = OpenPflichtsoli {
            free: rules
                .pflichtsolo
                .saturating_sub(color)
                .saturating_sub(picture),
            color,
            picture,
        };
        owed.under(rules)
    }

    /// What of these is owed: nothing where nobody owes a Pflichtsolo, of whatever kinds
    /// they would be.
    pub(super) const fn under(self, rules: &RuleSet) -> OpenPflichtsoli {
        if rules.pflichtsolo == 0 {
            OpenPflichtsoli::free(0)
        } else {
            self
        }
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        self.free
            .saturating_add(self.color)
            .saturating_add(self.picture)
    }

    /// Whether none is open.
    pub const fn is_empty(self) -> bool {
        self.count() == 0
    }

    /// What `solo` is for this player: a Pflichtsolo as long as it fills one, of its
    /// kind or a free one (LIST-4, VORB-11).
    pub const fn duty(self, solo: Solo) -> Duty {
        if self.free > 0 || self.of_kind(solo) > 0 {
            Duty::Pflichtsolo
        } else {
            Duty::Lustsolo
        }
    }

    /// What is left after `solo` was played.
    #[must_use]
    pub const fn after(mut self, solo: Solo) -> OpenPflichtsoli {
        match kind(solo) {
            Some(Kind::Color) if self.color > 0 => self.color -= 1,
            Some(Kind::Picture) if self.picture > 0 => self.picture -= 1,
            Some(_) | None => self.free = self.free.saturating_sub(1),
        }
        self
    }

    /// What is left after another player has taken one over, those of a kind first:
    /// option `pflichtsolo.offer`.
    #[must_use]
    pub(crate) const fn after_takeover(mut self) -> OpenPflichtsoli {
        if self.color > 0 {
            self.color -= 1;
        } else if self.picture > 0 {
            self.picture -= 1;
        } else {
            self.free = self.free.saturating_sub(1);
        }
        self
    }

    const fn of_kind(self, solo: Solo) -> u8 {
        match kind(solo) {
            Some(Kind::Color) => self.color,
            Some(Kind::Picture) => self.picture,
            None => 0,
        }
    }
}

enum Kind {
    Color,
    Picture,
}

/// The kind of a solo; a Fleischloser is of none.
const fn kind(solo: Solo) -> Option<Kind> {
    match solo {
        Solo::Karo | Solo::Kreuz | Solo::Pik | Solo::Herz => Some(Kind::Color),
        Solo::Damen
        | Solo::Buben
        | Solo::Koenige
        | Solo::DamenBuben
        | Solo::KoenigeBuben
        | Solo::KoenigeDamen
        | Solo::Koehler => Some(Kind::Picture),
        Solo::Fleischlos => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solo_fills_its_kind_first_and_a_free_one_else() {
        let mut open = OpenPflichtsoli {
            free: 1,
            color: 1,
            picture: 0,
        };
        assert_eq!(open.duty(Solo::Herz), Duty::Pflichtsolo);
        assert_eq!(open.duty(Solo::Fleischlos), Duty::Pflichtsolo);
        open = open.after(Solo::Herz);
        assert_eq!(open, OpenPflichtsoli::free(1));
        open = open.after(Solo::Karo);
        assert!(open.is_empty());
        assert_eq!(open.duty(Solo::Karo), Duty::Lustsolo);

        let picture = OpenPflichtsoli {
            picture: 1,
            ..OpenPflichtsoli::default()
        };
        assert_eq!(picture.duty(Solo::Koehler), Duty::Pflichtsolo);
        assert_eq!(picture.duty(Solo::Pik), Duty::Lustsolo);
        assert_eq!(picture.duty(Solo::Fleischlos), Duty::Lustsolo);
    }

    #[test]
    fn who_takes_one_over_leaves_those_of_no_kind_to_the_last() {
        let mut open = OpenPflichtsoli {
            free: 1,
            color: 2,
            picture: 1,
        };
        for (free, color, picture) in [(1, 1, 1), (1, 0, 1), (1, 0, 0), (0, 0, 0), (0, 0, 0)] {
            open = open.after_takeover();
            let left = OpenPflichtsoli {
                free,
                color,
                picture,
            };
            assert_eq!(open, left);
        }
    }
}
