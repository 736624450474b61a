//! Cards, seats and words as numbers of enums.

use doko_engine::{
    Absage, Announcement, Card, CardSet, Class, Party, Seat, Selector, Solo, Suit, Word,
};
use doko_proto::v1;

use crate::values::Value;

pub(crate) fn card(card: Card) -> i32 {
    card.index() as i32 + 1
}

pub(crate) fn cards(cards: CardSet) -> Vec<i32> {
    cards.cards().map(card).collect()
}

pub(crate) fn seat(seat: Seat) -> i32 {
    i32::from(seat.number())
}

/// The number of a seat that may be absent.
pub(crate) fn seat_or_unset(found: Option<Seat>) -> i32 {
    found.map_or(0, seat)
}

pub(crate) fn party_or_unset(found: Option<Party>) -> i32 {
    found.map_or(0, Value::number)
}

pub(crate) fn class(class: Class) -> i32 {
    match class {
        Class::Trump => v1::CardClass::Trump,
        Class::Plain(Suit::Clubs) => v1::CardClass::Clubs,
        Class::Plain(Suit::Spades) => v1::CardClass::Spades,
        Class::Plain(Suit::Hearts) => v1::CardClass::Hearts,
        Class::Plain(Suit::Diamonds) => v1::CardClass::Diamonds,
    }
    .into()
}

pub(crate) fn announcement(announcement: Announcement) -> i32 {
    match announcement {
        Announcement::Ansage(Party::Re) => v1::Announcement::Re,
        Announcement::Ansage(Party::Kontra) => v1::Announcement::Kontra,
        Announcement::Absage(Absage::Keine90) => v1::Announcement::Keine90,
        Announcement::Absage(Absage::Keine60) => v1::Announcement::Keine60,
        Announcement::Absage(Absage::Keine30) => v1::Announcement::Keine30,
        Announcement::Absage(Absage::Schwarz) => v1::Announcement::Schwarz,
    }
    .into()
}

/// A word, without its argument.
pub(crate) fn word(word: Word) -> i32 {
    use v1::SaidWord;
    match word {
        Word::Gesund => SaidWord::Gesund,
        Word::Vorbehalt => SaidWord::Vorbehalt,
        Word::Yes => SaidWord::Yes,
        Word::No => SaidWord::No,
        Word::Hochzeit(Selector::Any) => SaidWord::Hochzeit,
        Word::Hochzeit(Selector::Fehl) => SaidWord::HochzeitFehl,
        Word::Hochzeit(Selector::Trumpf) => SaidWord::HochzeitTrumpf,
        Word::Hochzeit(Selector::Kreuz) => SaidWord::HochzeitKreuz,
        Word::Hochzeit(Selector::Pik) => SaidWord::HochzeitPik,
        Word::Hochzeit(Selector::Herz) => SaidWord::HochzeitHerz,
        Word::Solo(Solo::Karo) => SaidWord::SoloKaro,
        Word::Solo(Solo::Kreuz) => SaidWord::SoloKreuz,
        Word::Solo(Solo::Pik) => SaidWord::SoloPik,
        Word::Solo(Solo::Herz) => SaidWord::SoloHerz,
        Word::Solo(Solo::Damen) => SaidWord::SoloDamen,
        Word::Solo(Solo::Buben) => SaidWord::SoloBuben,
        Word::Solo(Solo::Koenige) => SaidWord::SoloKoenige,
        Word::Solo(Solo::Fleischlos) => SaidWord::SoloFleischlos,
        Word::Solo(Solo::DamenBuben) => SaidWord::SoloDamenBuben,
        Word::Solo(Solo::KoenigeBuben) => SaidWord::SoloKoenigeBuben,
        Word::Solo(Solo::KoenigeDamen) => SaidWord::SoloKoenigeDamen,
        Word::Solo(Solo::Koehler) => SaidWord::SoloKoehler,
        Word::Bid(_) => SaidWord::Bid,
        Word::Pass => SaidWord::Pass,
        Word::Armut => SaidWord::Armut,
        Word::Throw => SaidWord::Throw,
        Word::Schweine(_) => SaidWord::Schweine,
        Word::Push(_) => SaidWord::ArmutPush,
        Word::Accept => SaidWord::ArmutAccept,
        Word::Refuse => SaidWord::ArmutRefuse,
        Word::Return(_) => SaidWord::ArmutReturn,
    }
    .into()
}

/// The height of a bid.
pub(crate) fn bid(word: Word) -> Option<u32> {
    if let Word::Bid(bid) = word {
        return Some(u32::from(bid));
    }
    None
}
