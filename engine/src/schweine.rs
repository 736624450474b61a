//! Schweine: two ♦A of one hand that rank above all other trumps.

use crate::card::{Card, Rank, Suit};
use crate::contract::{Contract, Solo};
use crate::option_set::option_set;
use crate::ruleset::SchweineRules;
use crate::seat::Seat;

/// Whether and when Schweine are declared: option `schweine.mode`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineMode {
    /// There are none.
    Off,
    /// Before the first card (SCHW-1 to SCHW-8).
    Vorbehalt,
    /// With the first ♦A that is played (SCHW-9).
    AtFirstFox,
    /// With the second ♦A, if the first went home (SCHW-10).
    SecondOnly,
}

/// Whether declaring Schweine is an Ansage: option `schweine.implies_ansage`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineAnsage {
    /// It only changes the order of the trumps (SCHW-11).
    None,
    /// It is the Ansage of the holder's party (SCHW-3).
    Implied,
}

/// A contract in which Schweine count: an entry of option `schweine.contracts`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum SchweineContract {
    /// The Normalspiel.
    Normal,
    /// A Hochzeit, those of the Hochzeiter.
    HochzeitOwn,
    /// A Hochzeit, those of any player.
    HochzeitAny,
    /// An Armut, after the exchange.
    Armut,
    /// The Karo-Farbsolo.
    Trumpfsolo,
    /// Every Farbsolo, with the two aces of its suit.
    Farbsolo,
    /// A stille Hochzeit.
    Stille,
}

impl SchweineContract {
    /// All values.
    pub const ALL: [SchweineContract; 7] = [
        SchweineContract::Normal,
        SchweineContract::HochzeitOwn,
        SchweineContract::HochzeitAny,
        SchweineContract::Armut,
        SchweineContract::Trumpfsolo,
        SchweineContract::Farbsolo,
        SchweineContract::Stille,
    ];
}

option_set! {
    /// The contracts in which Schweine count: option `schweine.contracts`.
    SchweineContracts of SchweineContract in u8
}

/// How many of the two ♦A are Schweine: option `schweine.count`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SchweineCount {
    /// Both.
    Both,
    /// The one that is played first.
    FirstOnly,
}

/// A pair that stands declared.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DeclaredPair {
    /// Who holds it.
    pub seat: Seat,
    /// The rank of the pair; the ace for Schweine themselves.
    pub rank: Rank,
}

impl SchweineRules {
    /// Whether Schweine of `seat` count in `contract` (SCHW-5, SCHW-6, SCHW-12). What
    /// does not count is void (SCHW-7).
    pub fn count_in(&self, contract: Contract, seat: Seat) -> bool {
        use SchweineContract as In;
        let any = |values: &[SchweineContract]| {
            let mut values = values.iter();
            values.any(|&value| self.contracts.contains(value))
        };
        match contract {
            Contract::Normalspiel => any(&[In::Normal]),
            Contract::StilleHochzeit { .. } => any(&[In::Stille]),
            Contract::Hochzeit { seat: own, .. } if own == seat => {
                any(&[In::HochzeitOwn, In::HochzeitAny])
            }
            Contract::Hochzeit { .. } => any(&[In::HochzeitAny]),
            Contract::Armut { seat: poor, .. } => poor != seat && any(&[In::Armut]),
            Contract::Solo { solo, .. } => match solo {
                Solo::Karo => any(&[In::Trumpfsolo, In::Farbsolo]),
                Solo::Kreuz | Solo::Pik | Solo::Herz => any(&[In::Farbsolo]),
                Solo::Damen
                | Solo::Buben
                | Solo::Koenige
                | Solo::Fleischlos
                | Solo::DamenBuben
                | Solo::KoenigeBuben
                | Solo::KoenigeDamen
                | Solo::Koehler => false,
            },
        }
    }

    /// How far the pair of this rank lies above the trumps: 1 for the ace, 2 and
    /// more for the entries of `schweine.above`; `None` if it never does.
    pub fn height(&self, rank: Rank) -> Option<u8> {
        if rank == Rank::Ace {
            return Some(1);
        }
        let place = self.above.iter().position(|&it| it == rank)?;
        u8::try_from(place + 2).ok()
    }
}

/// The card of which the pair of `rank` is made in `contract`: the ace of the suit
/// that is trump, which is ♦ but in a Farbsolo of another suit; what lies above
/// the aces is of ♦, so that there is none where ♦ is no trump (SCHW-12).
pub const fn card_of_pair(contract: Contract, rank: Rank) -> Option<Card> {
    let suit = match contract.solo() {
        Some(Solo::Kreuz) => Suit::Clubs,
        Some(Solo::Pik) => Suit::Spades,
        Some(Solo::Herz) => Suit::Hearts,
        Some(_) | None => Suit::Diamonds,
    };
    match (suit, rank) {
        (Suit::Diamonds, _) | (_, Rank::Ace) => Some(Card::new(suit, rank)),
        (Suit::Clubs | Suit::Spades | Suit::Hearts, _) => None,
    }
}
