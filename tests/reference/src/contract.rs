//! What is played, and who belongs together (MOD-6).

use crate::cards::{Card, card};
use crate::options::{Selector, Solo};
pub use crate::pairs::{pair_ranks, standing};

/// MOD-6: a party.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Party {
    /// Re.
    Re,
    /// Kontra.
    Kontra,
}

impl Party {
    /// MOD-6: the opponents.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Re => Self::Kontra,
            Self::Kontra => Self::Re,
        }
    }

    /// MOD-6, ANN-1: `re` or `kontra`, also the word of its Ansage.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Re => "re",
            Self::Kontra => "kontra",
        }
    }

    /// MOD-6: where it stands in a list of both.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// VORB-13: the kind of a contract.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Kind {
    /// All said gesund.
    Normalspiel,
    /// STILL-1: all said gesund, and one holds both ♣D.
    StilleHochzeit,
    /// WED-1: declared.
    Hochzeit,
    /// ARM: somebody took the cards.
    Armut,
    /// An announced solo.
    Solo,
}

/// ARM-5: who pushed, who took.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Exchange {
    /// The poor player.
    pub poor: usize,
    /// Who took the cards.
    pub acceptor: usize,
}

/// SCHW-1, `schweine.above`: a pair in one hand that was declared.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Pair {
    /// Whose pair.
    pub seat: usize,
    /// `A` for Schweine, else a rank of `schweine.above`.
    pub rank: char,
}

/// A pair that stands declared.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Pig {
    /// Whose.
    pub seat: usize,
    /// Which card.
    pub card: Card,
    /// 1 for Schweine, 2 for the first entry of `schweine.above`, and so on.
    pub level: usize,
}

/// VORB-13: what is played. Seats count from 0, the eldest.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Contract {
    /// The kind.
    pub kind: Kind,
    /// soloist, Hochzeiter, poor player or the lone holder of both ♣D.
    pub seat: Option<usize>,
    /// The announced solo.
    pub solo: Option<Solo>,
    /// VORB-11: the solo is a Pflichtsolo.
    pub pflicht: bool,
    /// VORB-10: it is played in a Vorführung.
    pub vorgefuehrt: bool,
    /// WED-3: how the partner is found.
    pub selector: Option<Selector>,
    /// ARM-5: one, or two with `armut.second_armut = both`.
    pub exchanges: Vec<Exchange>,
    /// LEAD-1, LEAD-2: who leads Stich 1.
    pub lead: usize,
    /// AUC-3: the binding bid, 0 if nothing is announced with it.
    pub bid: usize,
    /// SCHW: the pairs that stand declared before the first card, lowest first.
    pub schweine: Vec<Pair>,
    /// `schweine.above_mode`: the pairs declared before a lower one that is said with a card.
    pub waiting: Vec<Pair>,
}

impl Contract {
    /// LEAD-1, STILL-4: a contract of this kind in which the eldest leads, to be changed into what
    /// it is.
    #[must_use]
    pub fn new(kind: Kind, seat: Option<usize>) -> Self {
        Self {
            kind,
            seat,
            solo: None,
            pflicht: false,
            vorgefuehrt: false,
            selector: None,
            exchanges: Vec::new(),
            lead: 0,
            bid: 0,
            schweine: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// MOD-6, ARM-8: the party of a seat as the contract alone gives it, in an Armut also for what
    /// it announces (ARM-9).
    ///
    /// In a Hochzeit only the Hochzeiter has one until the Klärungsstich.
    #[must_use]
    pub fn party(&self, seat: usize, hand: &[Card]) -> Option<Party> {
        let is_re = match self.kind {
            Kind::Normalspiel | Kind::StilleHochzeit => hand.contains(&card('C', 'Q')),
            Kind::Hochzeit if self.seat != Some(seat) => return None,
            Kind::Hochzeit | Kind::Solo => self.seat == Some(seat),
            Kind::Armut => self
                .exchanges
                .first()
                .is_some_and(|pair| pair.poor == seat || pair.acceptor == seat),
        };
        Some(if is_re { Party::Re } else { Party::Kontra })
    }

    /// ARM-10: whether a seat is the poor player of an Armut that is handled.
    #[must_use]
    pub fn is_poor(&self, seat: usize) -> bool {
        self.exchanges.iter().any(|exchange| exchange.poor == seat)
    }
}
