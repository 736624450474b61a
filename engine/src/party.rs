//! [`Party`] and [`ByParty`]: the two sides of a game.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::seat::{BySeat, Seat};

/// One of the two sides of a game (MOD-6).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Party {
    /// Who held a ♣Q, the Hochzeiter with partner, or the soloist.
    Re,
    /// The others.
    Kontra,
}

impl Party {
    /// Both parties.
    pub const ALL: [Party; 2] = [Party::Re, Party::Kontra];

    /// The other party.
    pub const fn opponent(self) -> Party {
        match self {
            Party::Re => Party::Kontra,
            Party::Kontra => Party::Re,
        }
    }
}

/// One value for each party.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ByParty<T> {
    /// The value of Re.
    pub re: T,
    /// The value of Kontra.
    pub kontra: T,
}

impl<T> ByParty<T> {
    /// The value that `value` finds for each party.
    pub fn from_fn(mut value: impl FnMut(Party) -> T) -> ByParty<T> {
        ByParty {
            re: value(Party::Re),
            kontra: value(Party::Kontra),
        }
    }

    /// The value of `party`.
    pub const fn get(&self, party: Party) -> &T {
        match party {
            Party::Re => &self.re,
            Party::Kontra => &self.kontra,
        }
    }

    /// The value of `party`, to be changed.
    pub const fn get_mut(&mut self, party: Party) -> &mut T {
        match party {
            Party::Re => &mut self.re,
            Party::Kontra => &mut self.kontra,
        }
    }
}

/// Which party each seat belongs to, as far as it is fixed. In a Hochzeit the
/// parties of the three others are open until the Klärungsstich (WED-10).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Parties(BySeat<Option<Party>>);

impl Parties {
    /// `party` for each seat.
    pub fn from_fn(party: impl FnMut(Seat) -> Option<Party>) -> Parties {
        Parties(BySeat::from_fn(party))
    }

    /// Who is Re before the first card (MOD-6), as far as the hands are known.
    pub fn at_start(contract: Contract, hands: &BySeat<Option<CardSet>>) -> Parties {
        match contract {
            Contract::Solo { seat, .. } | Contract::StilleHochzeit { seat } => Parties::alone(seat),
            Contract::Hochzeit { seat, .. } => {
                Parties::from_fn(|other| (other == seat).then_some(Party::Re))
            }
            Contract::Armut { seat, acceptor } => Parties::pair(seat, acceptor),
            Contract::Normalspiel => Parties::from_fn(|seat| {
                let queen = hands.get(seat).map(|hand| hand.contains(Card::CQ));
                queen.map(|held| if held { Party::Re } else { Party::Kontra })
            }),
        }
    }

    /// `seat` alone is Re, all others are Kontra.
    pub fn alone(soloist: Seat) -> Parties {
        Parties::from_fn(|seat| {
            Some(if seat == soloist {
                Party::Re
            } else {
                Party::Kontra
            })
        })
    }

    /// `a` and `b` are Re, the others are Kontra.
    pub fn pair(a: Seat, b: Seat) -> Parties {
        Parties::from_fn(|seat| {
            Some(if seat == a || seat == b {
                Party::Re
            } else {
                Party::Kontra
            })
        })
    }

    /// The party of `seat`, or `None` while it is open.
    pub const fn of(&self, seat: Seat) -> Option<Party> {
        *self.0.get(seat)
    }

    /// Whether nobody's party is open.
    pub fn are_fixed(&self) -> bool {
        Seat::ALL.into_iter().all(|seat| self.of(seat).is_some())
    }

    /// Whether both seats certainly play together.
    pub fn together(&self, a: Seat, b: Seat) -> bool {
        self.of(a).is_some() && self.of(a) == self.of(b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Selector;

    #[test]
    fn seats_whose_parties_are_open_are_not_certainly_together() {
        let contract = Contract::Hochzeit {
            seat: Seat::First,
            selector: Selector::Fehl,
        };
        let parties = Parties::at_start(contract, &BySeat::new([None; 4]));
        assert!(parties.together(Seat::First, Seat::First));
        assert!(!parties.together(Seat::First, Seat::Second));
        assert!(
            !parties.together(Seat::Second, Seat::Third),
            "both are open"
        );
    }
}
