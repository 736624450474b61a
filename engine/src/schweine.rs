//! Schweine: two ♦A of one hand that rank above all other trumps.

use crate::card::{Card, Rank, Suit};
use crate::contract::{Contract, Solo};
use crate::options::{
    SchweineAnsage, SchweineContract, SchweineCount, SchweineMode, SchweineRules,
};
use crate::rule::Rule;
use crate::seat::Seat;

/// A pair that stands declared.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DeclaredPair {
    /// Who holds it.
    pub seat: Seat,
    /// The rank of the pair; the ace for Schweine themselves.
    pub rank: Rank,
}

// Fills the unused places of lists.
pub(crate) const NO_PAIR: DeclaredPair = DeclaredPair {
    seat: Seat::First,
    rank: Rank::Ace,
};

impl SchweineMode {
    /// Whether Schweine are declared with a card that is played, and not before.
    pub(crate) const fn is_with_card(self) -> bool {
        match self {
            SchweineMode::Off | SchweineMode::Vorbehalt => false,
            SchweineMode::AtFirstFox | SchweineMode::SecondOnly => true,
        }
    }

    /// The rule that says until when they are declared.
    pub(crate) const fn time_rule(self) -> Rule {
        match self {
            SchweineMode::Off | SchweineMode::Vorbehalt => Rule::Schw2,
            SchweineMode::AtFirstFox => Rule::Schw9,
            SchweineMode::SecondOnly => Rule::Schw10,
        }
    }
}

impl SchweineRules {
    /// The ranks of which there can be pairs, in the order of their height: the ace,
    /// then the entries of `schweine.above`.
    pub fn ranks(&self) -> impl Iterator<Item = Rank> + Clone {
        [Rank::Ace].into_iter().chain(self.above.iter().copied())
    }

    /// Whether there is no pair of this rank, in no contract and at no time.
    pub(crate) fn is_off(&self, rank: Rank) -> bool {
        self.mode == SchweineMode::Off || self.height(rank).is_none()
    }

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

    /// What lies above the trumps of `contract` once all Schweine that can count in it
    /// stand declared, highest first (TRUMP-8). Empty if none can.
    pub fn on_top(&self, contract: Contract) -> impl Iterator<Item = Card> {
        let mut seats = Seat::ALL.into_iter();
        let count = self.mode != SchweineMode::Off && seats.any(|it| self.count_in(contract, it));
        let mut raised = [None; 5];
        for (place, rank) in raised.iter_mut().rev().zip(self.ranks()) {
            *place = card_of_pair(contract, rank).filter(|_| count);
        }
        raised.into_iter().flatten()
    }

    /// Whether one of the two aces alone is a Schwein, and the other one stays in its
    /// place.
    pub fn is_one_ace(&self) -> bool {
        self.count == SchweineCount::FirstOnly || self.mode == SchweineMode::SecondOnly
    }

    /// Whether declaring a pair of this rank is an Ansage of its holder's party (SCHW-3,
    /// SCHW-11).
    pub fn is_ansage(&self, rank: Rank) -> bool {
        rank == Rank::Ace
            && self.mode == SchweineMode::Vorbehalt
            && self.ansage == SchweineAnsage::Implied
    }

    /// How far the pair of this rank lies above the trumps: 1 for the ace, 2 and
    /// more for the entries of `schweine.above`; `None` if it never does.
    pub fn height(&self, rank: Rank) -> Option<u8> {
        let mut heights = (1..).zip(self.ranks());
        heights
            .find(|&(_, it)| it == rank)
            .map(|(height, _)| height)
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

/// The rule that says whether `contract` admits Schweine.
pub(crate) const fn admission_rule(contract: Contract) -> Rule {
    match contract {
        Contract::Armut { .. } => Rule::Schw6,
        Contract::Solo {
            solo: Solo::Kreuz | Solo::Pik | Solo::Herz,
            ..
        } => Rule::Schw12,
        Contract::Solo { .. }
        | Contract::Normalspiel
        | Contract::StilleHochzeit { .. }
        | Contract::Hochzeit { .. } => Rule::Schw5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Duty;
    use crate::list::List;
    use crate::options::SchweineContracts;
    use crate::rulesets::VLN;

    #[test]
    fn ranks_are_in_the_order_of_their_height() {
        let above = |ranks: &[Rank]| SchweineRules {
            above: List::of(ranks, Rank::Nine),
            ..VLN.schweine
        };
        assert!(VLN.schweine.ranks().eq([Rank::Ace]));
        let rules = above(&[Rank::King, Rank::Nine]);
        let ranks = [Rank::Ace, Rank::King, Rank::Nine];
        assert!(rules.ranks().eq(ranks));
        for (height, rank) in (1..).zip(ranks) {
            assert_eq!(rules.height(rank), Some(height));
        }
        assert!(rules.height(Rank::Ten).is_none() && rules.is_off(Rank::Ten));
    }

    #[test]
    fn what_lies_on_top_depends_on_the_contract() {
        let rules = SchweineRules {
            above: List::of(&[Rank::King, Rank::Nine], Rank::Nine),
            contracts: SchweineContracts::of(&[
                SchweineContract::Normal,
                SchweineContract::Farbsolo,
            ]),
            ..VLN.schweine
        };
        let solo = |solo| Contract::Solo {
            seat: Seat::First,
            solo,
            duty: Duty::Lustsolo,
        };
        let pairs = [Card::D9, Card::DK, Card::DA];
        assert!(rules.on_top(Contract::Normalspiel).eq(pairs));
        assert!(rules.on_top(solo(Solo::Karo)).eq(pairs));
        assert!(rules.on_top(solo(Solo::Pik)).eq([Card::SA]));
        for none in [
            solo(Solo::Damen),
            Contract::StilleHochzeit { seat: Seat::First },
        ] {
            assert_eq!(rules.on_top(none).next(), None, "{none:?}");
        }
        let off = SchweineRules {
            mode: SchweineMode::Off,
            ..rules
        };
        assert_eq!(off.on_top(Contract::Normalspiel).next(), None);
    }

    #[test]
    fn a_pair_is_of_the_suit_that_is_trump() {
        let in_normalspiel = card_of_pair(Contract::Normalspiel, Rank::Ace);
        assert_eq!(in_normalspiel, Some(Card::DA));
        let solo = Contract::Solo {
            seat: Seat::First,
            solo: Solo::Kreuz,
            duty: Duty::Lustsolo,
        };
        assert_eq!(card_of_pair(solo, Rank::Ace), Some(Card::CA));
        assert_eq!(card_of_pair(solo, Rank::King), None);
    }

    #[test]
    fn one_ace_is_a_schwein_by_its_number_or_by_its_time() {
        let rules = |mode, count| SchweineRules {
            mode,
            count,
            ..VLN.schweine
        };
        let both = SchweineCount::Both;
        assert!(!rules(SchweineMode::Vorbehalt, both).is_one_ace());
        assert!(!rules(SchweineMode::AtFirstFox, both).is_one_ace());
        assert!(rules(SchweineMode::SecondOnly, both).is_one_ace());
        assert!(rules(SchweineMode::Vorbehalt, SchweineCount::FirstOnly).is_one_ace());
        assert!(rules(SchweineMode::AtFirstFox, SchweineCount::FirstOnly).is_one_ace());
    }
}
