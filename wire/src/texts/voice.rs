//! [`Voice`]: the language of texts, and what they call the seats.

use doko_engine::{BySeat, Seat};

use super::{Language, names};

/// The language of texts, and what they call the seats.
#[derive(Clone, Debug)]
pub(crate) struct Voice {
    pub(crate) language: Language,
    /// The names of the seats. Without names, texts call them by their numbers.
    pub(crate) seat_names: Option<BySeat<String>>,
}

impl From<Language> for Voice {
    fn from(language: Language) -> Voice {
        Voice {
            language,
            seat_names: None,
        }
    }
}

impl Voice {
    /// A seat, within a sentence.
    pub(super) fn seat(&self, seat: Seat) -> String {
        match &self.seat_names {
            Some(names) => names.get(seat).clone(),
            None => names::seat(self.language, seat),
        }
    }

    /// Seats, as a list that ends in "or".
    pub(super) fn seats(&self, seats: &[Seat]) -> String {
        let all = seats.iter().map(|&it| self.seat(it));
        names::list(all.collect(), names::or(self.language))
    }
}
