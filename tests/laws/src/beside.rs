//! The engine's values in the words of the [`book`](crate::book).

use doko_engine::{Announcement, Contract, Duty, Position, Seat, SoloLead};

use crate::book::Table;

/// The words of [`Announcement::ALL`].
pub const WORDS: [&str; 6] = [
    "re", "kontra", "keine_90", "keine_60", "keine_30", "schwarz",
];

/// The word for an announcement.
pub fn word(announcement: Announcement) -> &'static str {
    let mut words = Announcement::ALL.into_iter().zip(WORDS);
    let found = words.find(|(it, _)| *it == announcement);
    found.map_or("", |(_, word)| word)
}

/// A table by the book for a contract that is fixed, before the first card.
pub fn table(position: &Position<'_>) -> Option<Table> {
    let contract = position.game()?.contract();
    let (kind, who) = match contract {
        Contract::Normalspiel => ("normalspiel".to_owned(), None),
        Contract::StilleHochzeit { seat } => ("stille_hochzeit".to_owned(), Some(seat)),
        Contract::Hochzeit { seat, .. } => ("hochzeit".to_owned(), Some(seat)),
        Contract::Armut { .. } => return None,
        Contract::Solo { seat, solo, .. } => (format!("{solo:?}").to_lowercase(), Some(seat)),
    };
    let lead = match (contract, position.rules().solo_lead) {
        (Contract::Solo { seat, .. }, SoloLead::AlwaysSoloist) => seat, // dokoland-liga
        (
            Contract::Solo {
                seat,
                duty: Duty::Pflichtsolo,
                ..
            },
            _,
        ) => seat,
        (_, _) => Seat::First,
    };
    let dealt = Seat::ALL.map(|seat| {
        let hand = position.deal().hand(seat);
        hand.cards().map(|card| card.to_string()).collect()
    });
    let who = who.map(|seat| seat as usize);
    Some(Table::new(&kind, who, lead as usize, dealt))
}
