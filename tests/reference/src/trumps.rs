//! TRUMP: trump order and Fehl order of every contract.

use crate::cards::{Card, RANKS, SUITS, card};
use crate::options::{Options, Solo};

/// FOLLOW-1: what a card counts as.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Class {
    /// A trump.
    Trump,
    /// Fehl of this suit.
    Fehl(char),
}

/// TRUMP-1 to TRUMP-6, TRUMP-14: the trumps, highest first, each kind once.
///
/// `None` is every contract without an announced solo. Schweine are not in their place here:
/// they are a matter of who played the card (TRUMP-8).
#[must_use]
pub fn trumps(options: &Options, solo: Option<Solo>) -> Vec<Card> {
    let pictures = |ranks: &[char]| {
        let mut list = Vec::new();
        for rank in ranks {
            for suit in SUITS {
                list.push(card(suit, *rank));
            }
        }
        list
    };
    match solo {
        None | Some(Solo::Karo) => with_suit(options, 'D'),
        Some(Solo::Kreuz) => with_suit(options, 'C'),
        Some(Solo::Pik) => with_suit(options, 'S'),
        Some(Solo::Herz) => with_suit(options, 'H'),
        Some(Solo::Damen) => pictures(&['Q']),
        Some(Solo::Buben) => pictures(&['J']),
        Some(Solo::Koenige) => pictures(&['K']),
        Some(Solo::Fleischlos) => Vec::new(),
        Some(Solo::DamenBuben) => pictures(&['Q', 'J']),
        Some(Solo::KoenigeBuben) => pictures(&['K', 'J']),
        Some(Solo::KoenigeDamen) => pictures(&['K', 'Q']),
        Some(Solo::Koehler) => pictures(&['K', 'Q', 'J']),
    }
}

/// TRUMP-1, TRUMP-2: the order with a trump suit, from which nines are only missing where there are
/// none (TRUMP-13); option `dullen`: ♥10 as a top trump or not.
fn with_suit(options: &Options, suit: char) -> Vec<Card> {
    let dulle = card('H', 'T');
    let mut list = Vec::with_capacity(13);
    if options.dullen {
        list.push(dulle);
    }
    for rank in ['Q', 'J'] {
        for suit in SUITS {
            list.push(card(suit, rank));
        }
    }
    for rank in ['A', 'T', 'K', '9'] {
        let next = card(suit, rank);
        if !list.contains(&next) && (rank != '9' || options.deck_nines) {
            list.push(next);
        }
    }
    list
}

/// TRUMP-1 to TRUMP-6, TRUMP-12, TRUMP-14: the Fehl cards of a suit, highest first, each kind once.
/// Without nines nothing else changes (TRUMP-13).
#[must_use]
pub fn fehl(options: &Options, solo: Option<Solo>, suit: char) -> Vec<Card> {
    let trumps = trumps(options, solo);
    RANKS
        .iter()
        .map(|rank| card(suit, *rank))
        .filter(|card| card.rank != '9' || options.deck_nines)
        .filter(|card| !trumps.contains(card))
        .collect()
}

/// FOLLOW-1, FOLLOW-5: the class of a card under a contract; a trump does not belong to its suit.
#[must_use]
pub fn class(options: &Options, solo: Option<Solo>, card: Card) -> Class {
    if trumps(options, solo).contains(&card) {
        Class::Trump
    } else {
        Class::Fehl(card.suit)
    }
}

/// TRUMP-1, TRUMP-2: the trump suit of a contract, if it has one.
#[must_use]
pub fn trump_suit(solo: Option<Solo>) -> Option<char> {
    match solo {
        None | Some(Solo::Karo) => Some('D'),
        Some(Solo::Kreuz) => Some('C'),
        Some(Solo::Pik) => Some('S'),
        Some(Solo::Herz) => Some('H'),
        Some(
            Solo::Damen
            | Solo::Buben
            | Solo::Koenige
            | Solo::Fleischlos
            | Solo::DamenBuben
            | Solo::KoenigeBuben
            | Solo::KoenigeDamen
            | Solo::Koehler,
        ) => None,
    }
}

/// `pflichtsolo.kind`: whether a solo is a picture solo (TRUMP-3, TRUMP-4, TRUMP-5, TRUMP-14).
#[must_use]
pub fn is_picture(solo: Solo) -> bool {
    trump_suit(Some(solo)).is_none() && solo != Solo::Fleischlos
}
