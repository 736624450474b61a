//! What fills the gaps of a text, as values.

use doko_engine::Announcement;
use doko_proto::v1;

use super::numbers::{announcement, card, class, seat, word};
use crate::texts::Filling;
use crate::values::Value as _;

/// What fills the gap of this name.
pub(super) fn argument((name, filling): (&'static str, Filling)) -> v1::TextArgument {
    let mut argument = v1::TextArgument {
        name: name.to_owned(),
        ..v1::TextArgument::default()
    };
    match filling {
        Filling::Card(it) => argument.cards = vec![card(it)],
        Filling::AllOf(it) | Filling::AnyOf(it) => argument.cards = it.kinds().map(card).collect(),
        Filling::Line(it) | Filling::Row(it) => {
            argument.cards = it.iter().copied().map(card).collect();
        }
        Filling::Seat(it) => argument.seats = vec![seat(it)],
        Filling::Seats(it) => argument.seats = it.iter().copied().map(seat).collect(),
        Filling::Party(it) => argument.party = it.number(),
        Filling::Class(it) => argument.card_class = class(it),
        Filling::Announcement(it) => argument.announcements = vec![announcement(it)],
        Filling::Announcements(it) => {
            argument.announcements = it.iter().map(announcement).collect();
        }
        Filling::Bid(height) => {
            let announced = Announcement::ALL
                .into_iter()
                .find(|it| it.level() == height);
            argument.announcements = announced.map(announcement).into_iter().collect();
        }
        Filling::Word(it) => argument.words = vec![word(it)],
        Filling::Words(it) => argument.words = it.iter().map(word).collect(),
        Filling::Number(it) => argument.number = Some(it.into()),
        Filling::Factor(it) => argument.number = Some(it.get()),
    }
    argument
}
