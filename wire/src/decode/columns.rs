//! Numbers of enums to values of the engine.

use doko_engine::{Absage, Announcement, Card, CardSet, Party, Rank, Seat, Selector, Solo, Word};
use doko_proto::v1;

use crate::encode;

/// The card with this number. Unspecified is 0, so the numbers 1 to 24 are the
/// indices 0 to 23.
pub(crate) fn card(number: i32) -> Option<Card> {
    Card::from_index(index(number))
}

/// The seat with this number, 1 to 4.
pub(crate) fn seat(number: i32) -> Option<Seat> {
    Seat::ALL.get(index(number)).copied()
}

/// The index of the value with this number. That of 0 and below lies beyond every table.
const fn index(number: i32) -> usize {
    number.cast_unsigned().wrapping_sub(1) as usize
}

/// The party with this number.
pub(crate) fn party(number: i32) -> Option<Party> {
    match v1::Party::try_from(number).ok()? {
        v1::Party::Re => Some(Party::Re),
        v1::Party::Kontra => Some(Party::Kontra),
        v1::Party::Unspecified => None,
    }
}

/// The rank with this number.
pub(crate) fn rank(number: i32) -> Option<Rank> {
    Rank::ALL.into_iter().find(|&it| encode::rank(it) == number)
}

/// The solo with this number.
pub(crate) fn solo(number: i32) -> Option<Solo> {
    Solo::ALL.into_iter().find(|&it| encode::solo(it) == number)
}

/// The announcement with this number.
pub(crate) fn announcement(number: i32) -> Option<Announcement> {
    match v1::Announcement::try_from(number).ok()? {
        v1::Announcement::Re => Some(Announcement::Ansage(Party::Re)),
        v1::Announcement::Kontra => Some(Announcement::Ansage(Party::Kontra)),
        v1::Announcement::Keine90 => Some(Announcement::Absage(Absage::Keine90)),
        v1::Announcement::Keine60 => Some(Announcement::Absage(Absage::Keine60)),
        v1::Announcement::Keine30 => Some(Announcement::Absage(Absage::Keine30)),
        v1::Announcement::Schwarz => Some(Announcement::Absage(Absage::Schwarz)),
        v1::Announcement::Unspecified => None,
    }
}

/// The word with this number, without its argument and its cards.
pub(crate) fn word(number: i32) -> Option<Word> {
    use v1::SaidWord;
    Some(match SaidWord::try_from(number).ok()? {
        SaidWord::Unspecified => return None,
        SaidWord::Gesund => Word::Gesund,
        SaidWord::Vorbehalt => Word::Vorbehalt,
        SaidWord::Yes => Word::Yes,
        SaidWord::No => Word::No,
        SaidWord::Hochzeit => Word::Hochzeit(Selector::Any),
        SaidWord::HochzeitFehl => Word::Hochzeit(Selector::Fehl),
        SaidWord::HochzeitTrumpf => Word::Hochzeit(Selector::Trumpf),
        SaidWord::HochzeitKreuz => Word::Hochzeit(Selector::Kreuz),
        SaidWord::HochzeitPik => Word::Hochzeit(Selector::Pik),
        SaidWord::HochzeitHerz => Word::Hochzeit(Selector::Herz),
        SaidWord::SoloKaro => Word::Solo(Solo::Karo),
        SaidWord::SoloKreuz => Word::Solo(Solo::Kreuz),
        SaidWord::SoloPik => Word::Solo(Solo::Pik),
        SaidWord::SoloHerz => Word::Solo(Solo::Herz),
        SaidWord::SoloDamen => Word::Solo(Solo::Damen),
        SaidWord::SoloBuben => Word::Solo(Solo::Buben),
        SaidWord::SoloKoenige => Word::Solo(Solo::Koenige),
        SaidWord::SoloFleischlos => Word::Solo(Solo::Fleischlos),
        SaidWord::SoloDamenBuben => Word::Solo(Solo::DamenBuben),
        SaidWord::SoloKoenigeBuben => Word::Solo(Solo::KoenigeBuben),
        SaidWord::SoloKoenigeDamen => Word::Solo(Solo::KoenigeDamen),
        SaidWord::SoloKoehler => Word::Solo(Solo::Koehler),
        SaidWord::Bid => Word::Bid(0),
        SaidWord::Pass => Word::Pass,
        SaidWord::Armut => Word::Armut,
        SaidWord::Throw => Word::Throw,
        SaidWord::Schweine => Word::Schweine(Rank::Ace),
        SaidWord::ArmutPush => Word::Push(CardSet::EMPTY),
        SaidWord::ArmutAccept => Word::Accept,
        SaidWord::ArmutRefuse => Word::Refuse,
        SaidWord::ArmutReturn => Word::Return(CardSet::EMPTY),
    })
}
