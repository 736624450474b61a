//! [`Contract`]: what is played, and by whom.

use crate::card::{Class, Suit};
use crate::option_set::option_set;
use crate::seat::Seat;

/// The soli (TRUMP-2 to TRUMP-6).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[repr(u8)]
pub enum Solo {
    /// Karo-Farbsolo: the trumps of the Normalspiel.
    Karo,
    /// Kreuz-Farbsolo.
    Kreuz,
    /// Pik-Farbsolo.
    Pik,
    /// Herz-Farbsolo.
    Herz,
    /// Damensolo.
    Damen,
    /// Bubensolo.
    Buben,
    /// Königsolo.
    Koenige,
    /// Fleischloser: no trumps at all.
    Fleischlos,
    /// Damen-Buben-Solo (TRUMP-14).
    DamenBuben,
    /// Königen-Buben-Solo (TRUMP-14).
    KoenigeBuben,
    /// Königen-Damen-Solo (TRUMP-14).
    KoenigeDamen,
    /// Köhler (TRUMP-14).
    Koehler,
}

impl Solo {
    /// All soli.
    pub const ALL: [Solo; 12] = [
        Solo::Karo,
        Solo::Kreuz,
        Solo::Pik,
        Solo::Herz,
        Solo::Damen,
        Solo::Buben,
        Solo::Koenige,
        Solo::Fleischlos,
        Solo::DamenBuben,
        Solo::KoenigeBuben,
        Solo::KoenigeDamen,
        Solo::Koehler,
    ];
}

option_set! {
    /// A set of soli: option `solos`.
    Solos of Solo in u16
}

/// Which trick finds the Hochzeiter's partner (WED-2, WED-3).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[repr(u8)]
pub enum Selector {
    /// The first trick of any kind.
    Any,
    /// The first trick with a plain card led.
    Fehl,
    /// The first trick with a trump led.
    Trumpf,
    /// The first trick with plain ♣ led.
    Kreuz,
    /// The first trick with plain ♠ led.
    Pik,
    /// The first trick with plain ♥ led.
    Herz,
}

impl Selector {
    /// All selectors.
    pub const ALL: [Selector; 6] = [
        Selector::Any,
        Selector::Fehl,
        Selector::Trumpf,
        Selector::Kreuz,
        Selector::Pik,
        Selector::Herz,
    ];

    /// Whether a trick of this class can find the partner (WED-4).
    pub fn matches(self, class: Class) -> bool {
        match self {
            Selector::Any => true,
            Selector::Fehl => class != Class::Trump,
            Selector::Trumpf => class == Class::Trump,
            Selector::Kreuz => class == Class::Plain(Suit::Clubs),
            Selector::Pik => class == Class::Plain(Suit::Spades),
            Selector::Herz => class == Class::Plain(Suit::Hearts),
        }
    }
}

option_set! {
    /// A set of selectors: option `hochzeit.selectors`.
    Selectors of Selector in u8
}

/// Whether a solo is the one that a player owes the list (VORB-11).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Duty {
    /// A solo of the player's own choice.
    Lustsolo,
    /// The solo that the player owed.
    Pflichtsolo,
}

/// What is played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Contract {
    /// Everybody was gesund, and the two ♣Q lie in two hands.
    Normalspiel,
    /// Everybody was gesund, and `seat` holds both ♣Q and plays alone (STILL-1).
    StilleHochzeit {
        /// Who holds both ♣Q.
        seat: Seat,
    },
    /// `seat` holds both ♣Q and looks for a partner (WED-1).
    Hochzeit {
        /// The Hochzeiter.
        seat: Seat,
        /// Which trick finds the partner.
        selector: Selector,
    },
    /// `seat` had few trumps and pushed them to `acceptor`; the two play together
    /// (ARM-8).
    Armut {
        /// The poor player.
        seat: Seat,
        /// Who took the cards.
        acceptor: Seat,
    },
    /// An announced solo.
    Solo {
        /// The soloist.
        seat: Seat,
        /// Which solo.
        solo: Solo,
        /// Whether it is the soloist's Pflichtsolo.
        duty: Duty,
    },
}

impl Contract {
    /// The solo whose cards are trumps, or `None` in a contract with the trumps
    /// of the Normalspiel.
    pub const fn solo(self) -> Option<Solo> {
        match self {
            Contract::Solo { solo, .. } => Some(solo),
            Contract::Normalspiel
            | Contract::StilleHochzeit { .. }
            | Contract::Hochzeit { .. }
            | Contract::Armut { .. } => None,
        }
    }
}
