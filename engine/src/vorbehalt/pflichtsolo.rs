//! The Pflichtsoli that a player still owes.

use crate::contract::Solo;

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

    /// Whether `solo` fills one: one of its kind, else a free one.
    pub const fn takes(self, solo: Solo) -> bool {
        self.free > 0 || self.of_kind(solo) > 0
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
        assert!(open.takes(Solo::Herz) && open.takes(Solo::Fleischlos));
        open = open.after(Solo::Herz);
        assert_eq!(open, OpenPflichtsoli::free(1));
        open = open.after(Solo::Karo);
        assert!(open.is_empty() && !open.takes(Solo::Karo));

        let picture = OpenPflichtsoli {
            picture: 1,
            ..OpenPflichtsoli::default()
        };
        assert!(picture.takes(Solo::Koehler));
        assert!(!picture.takes(Solo::Pik) && !picture.takes(Solo::Fleischlos));
    }
}
