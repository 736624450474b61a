//! Numbers of enums to values of the engine.

use doko_engine::{Announcement, Card, CardSet, Rank, Seat, Selector, Solo, Word};
use doko_proto::v1;

use crate::encode::announcement as number_of;

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

/// The announcement with this number.
pub(crate) fn announcement(number: i32) -> Option<Announcement> {
    let mut all = Announcement::ALL.into_iter();
    all.find(|&it| number_of(it) == number)
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
