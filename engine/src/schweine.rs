//! Schweine: two ♦A of one hand that rank above all other trumps.

use crate::card::{Card, Rank, Suit};
use crate::contract::{Contract, Solo};
use crate::options::{
    SchweineAboveHolder, SchweineAboveMode, SchweineAnsage, SchweineContract, SchweineContracts,
    SchweineCount, SchweineFarbsoloCard, SchweineMode, SchweineRules, SchweineThroughArmut,
};
use crate::order::{CardOrder, Dullen};
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
    pub const fn is_with_card(self) -> bool {
        match self {
            SchweineMode::Off | SchweineMode::Automatic | SchweineMode::Vorbehalt => false,
            SchweineMode::AtFirstFox | SchweineMode::SecondOnly => true,
        }
    }

    /// The rule that says until when they are declared.
    pub(crate) const fn time_rule(self) -> Rule {
        match self {
            SchweineMode::Off | SchweineMode::Automatic | SchweineMode::Vorbehalt => Rule::Schw2,
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

    /// When the pair of `rank` is declared: option `schweine.above_mode` for those above.
    pub fn mode_of(&self, rank: Rank) -> SchweineMode {
        match self.above_mode {
            _ if rank == Rank::Ace || self.mode == SchweineMode::Off => self.mode,
            SchweineAboveMode::Same => self.mode,
            SchweineAboveMode::Vorbehalt => SchweineMode::Vorbehalt,
            SchweineAboveMode::AtFirstCard => SchweineMode::AtFirstFox,
        }
    }

    /// The ranks of the pairs that are declared at this time, in the order of their height.
    pub fn ranks_at(&self, mode: SchweineMode) -> impl Iterator<Item = Rank> + Clone {
        self.ranks().filter(move |&rank| self.mode_of(rank) == mode)
    }

    /// Whether there is a pair that is declared in words.
    pub(crate) fn is_said(&self) -> bool {
        self.ranks_at(SchweineMode::Vorbehalt).next().is_some()
    }

    /// Whether a pair above waits for the one below it: option `schweine.above_mode`.
    pub(crate) fn waits(&self) -> bool {
        self.above_mode != SchweineAboveMode::Same
    }

    /// Whether a pair above `rank` waits in `contract` for one that may come without a word or
    /// with a card.
    pub(crate) fn waits_for(&self, contract: Contract, rank: Rank) -> bool {
        let mut seats = Seat::ALL.into_iter();
        self.waits()
            && self.mode_of(rank) != SchweineMode::Vorbehalt
            && seats.any(|seat| self.count_in(contract, seat, rank))
    }

    /// Whether there is no pair of this rank, in no contract and at no time; above a second ♦A
    /// there is none (SCHW-10).
    pub(crate) fn is_off(&self, rank: Rank) -> bool {
        let second_only = rank != Rank::Ace && self.mode == SchweineMode::SecondOnly;
        self.mode == SchweineMode::Off || second_only || self.height(rank).is_none()
    }

    /// Whether `seat` may have the pair above these: option `schweine.above_holder`.
    pub fn may_hold_above(&self, seat: Seat, lower: &[DeclaredPair]) -> bool {
        match self.above_holder {
            SchweineAboveHolder::Anyone => true,
            SchweineAboveHolder::NotTheSame => lower.iter().all(|it| it.seat != seat),
            SchweineAboveHolder::TheSame => lower.iter().all(|it| it.seat == seat),
        }
    }

    /// Where the pair of `rank` counts, of the contracts that have one.
    fn contracts_of(&self, rank: Rank) -> SchweineContracts {
        if rank == Rank::Ace || self.above_contracts.is_empty() {
            self.contracts
        } else {
            self.above_contracts
        }
    }

    /// Whether the pair of `rank` that a poor player declared goes to who takes it, as Schweine
    /// can: option `schweine.through_armut`.
    pub fn goes_over(&self, rank: Rank) -> bool {
        rank == Rank::Ace
            && self.through_armut == SchweineThroughArmut::Kept
            && self.contracts.contains(SchweineContract::Armut)
    }

    /// Whether the pair of `rank` counts in `contract` if `seat` has it (SCHW-5, SCHW-6,
    /// SCHW-12). What does not count is void (SCHW-7). A poor player has Schweine without a
    /// word only.
    pub fn count_in(&self, contract: Contract, seat: Seat, rank: Rank) -> bool {
        use SchweineContract as In;
        let contracts = self.contracts_of(rank);
        let any = |values: &[SchweineContract]| {
            let mut values = values.iter();
            values.any(|&value| contracts.contains(value))
        };
        let automatic = self.mode_of(rank) == SchweineMode::Automatic;
        match contract {
            Contract::Normalspiel => any(&[In::Normal]),
            Contract::StilleHochzeit { .. } => any(&[In::Stille]),
            Contract::Hochzeit { seat: own, .. } if own == seat => {
                any(&[In::HochzeitOwn, In::HochzeitAny])
            }
            Contract::Hochzeit { .. } => any(&[In::HochzeitAny]),
            Contract::Armut { seat: poor, .. } => (automatic || poor != seat) && any(&[In::Armut]),
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
    pub fn on_top(&self, contract: Contract, dullen: Dullen) -> impl Iterator<Item = Card> {
        let mut raised = [None; 5];
        for (place, rank) in raised.iter_mut().rev().zip(self.ranks()) {
            let mut seats = Seat::ALL.into_iter();
            let counts = !self.is_off(rank) && seats.any(|it| self.count_in(contract, it, rank));
            *place = self.card_of_pair(contract, rank, dullen).filter(|_| counts);
            if place.is_none() {
                break;
            }
        }
        raised.into_iter().flatten()
    }

    /// The card of which the pair of `rank` is made in `contract`: it is of the suit that is
    /// trump, which is ♦ but in a Farbsolo of another suit. There the aces can be those of ♦
    /// (option `schweine.farbsolo_card`), with nothing above them; and what lies above others
    /// needs option `schweine.above_contracts`, and is no ♥10 that is the highest trump.
    pub fn card_of_pair(&self, contract: Contract, rank: Rank, dullen: Dullen) -> Option<Card> {
        let suit = match contract.solo() {
            Some(Solo::Kreuz) => Suit::Clubs,
            Some(Solo::Pik) => Suit::Spades,
            Some(Solo::Herz) => Suit::Hearts,
            Some(_) | None => return Some(Card::new(Suit::Diamonds, rank)),
        };
        let card = Card::new(suit, rank);
        match (rank, self.farbsolo_card) {
            (Rank::Ace, SchweineFarbsoloCard::DiamondAce) => Some(Card::DA),
            (Rank::Ace, SchweineFarbsoloCard::TrumpAce) => Some(card),
            (_, SchweineFarbsoloCard::DiamondAce) => None,
            (_, SchweineFarbsoloCard::TrumpAce) => {
                let dulle = card == Card::HT && dullen == Dullen::On;
                Some(card).filter(|_| !self.above_contracts.is_empty() && !dulle)
            }
        }
    }

    /// The order of `contract` once Schweine stand, which can be two more trumps: option
    /// `schweine.farbsolo_card`.
    pub(crate) const fn order(&self, contract: Contract, dullen: Dullen) -> &'static CardOrder {
        match self.farbsolo_card {
            SchweineFarbsoloCard::TrumpAce => CardOrder::played(contract, dullen),
            SchweineFarbsoloCard::DiamondAce => CardOrder::with_diamond_aces(contract, dullen),
        }
    }

    /// Whether one of the two aces alone is a Schwein, and the other one stays in its
    /// place.
    pub fn is_one_ace(&self) -> bool {
        self.count == SchweineCount::FirstOnly || self.mode == SchweineMode::SecondOnly
    }

    /// Whether declaring a pair of this rank is an Ansage of its holder's party (SCHW-3,
    /// SCHW-11).
    pub fn is_ansage(&self, rank: Rank) -> bool {
        let before = matches!(self.mode, SchweineMode::Vorbehalt | SchweineMode::Automatic);
        rank == Rank::Ace && before && self.ansage == SchweineAnsage::Implied
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
        assert!(rules.on_top(Contract::Normalspiel, Dullen::On).eq(pairs));
        assert!(rules.on_top(solo(Solo::Karo), Dullen::On).eq(pairs));
        assert!(rules.on_top(solo(Solo::Pik), Dullen::On).eq([Card::SA]));
        for none in [
            solo(Solo::Damen),
            Contract::StilleHochzeit { seat: Seat::First },
        ] {
            assert_eq!(rules.on_top(none, Dullen::On).next(), None, "{none:?}");
        }
        let off = SchweineRules {
            mode: SchweineMode::Off,
            ..rules
        };
        assert_eq!(off.on_top(Contract::Normalspiel, Dullen::On).next(), None);
    }

    #[test]
    fn a_pair_is_of_the_suit_that_is_trump_or_two_more_trumps() {
        let solo = |solo| Contract::Solo {
            seat: Seat::First,
            solo,
            duty: Duty::Lustsolo,
        };
        let farbsolo = SchweineContracts::of(&[SchweineContract::Farbsolo]);
        let own = VLN.schweine;
        let above = SchweineRules {
            above_contracts: farbsolo,
            ..own
        };
        let diamonds = SchweineRules {
            farbsolo_card: SchweineFarbsoloCard::DiamondAce,
            ..above
        };
        let (kreuz, herz) = (solo(Solo::Kreuz), solo(Solo::Herz));
        let table = [
            (own, Contract::Normalspiel, Rank::Ace, Some(Card::DA)),
            (own, kreuz, Rank::Ace, Some(Card::CA)),
            (own, kreuz, Rank::King, None),
            (above, kreuz, Rank::King, Some(Card::CK)),
            (above, herz, Rank::Ten, None),
            (diamonds, kreuz, Rank::Ace, Some(Card::DA)),
            (diamonds, kreuz, Rank::King, None),
            (diamonds, solo(Solo::Karo), Rank::King, Some(Card::DK)),
        ];
        for (rules, contract, rank, card) in table {
            assert_eq!(rules.card_of_pair(contract, rank, Dullen::On), card);
        }
        let without = above.card_of_pair(herz, Rank::Ten, Dullen::Off);
        assert_eq!(without, Some(Card::HT));
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
