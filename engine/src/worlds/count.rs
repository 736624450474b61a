//! [`Count`]: how many cards of some kinds there are, or how many Augen.

use crate::card::Rank;
use crate::card_set::CardSet;
use crate::ruleset::RuleSet;
use crate::throw::of_ranks;

/// What is counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Measure {
    /// Cards of these kinds.
    Cards(CardSet),
    /// Augen of all cards.
    Augen,
}

impl Measure {
    /// All cards.
    pub(super) const SIZE: Measure = Measure::Cards(CardSet::FULL);

    /// What all of `cards` count.
    pub(super) fn of(self, cards: CardSet) -> u32 {
        match self {
            Measure::Cards(kinds) => cards.intersect(kinds).len(),
            Measure::Augen => u32::from(cards.augen()),
        }
    }
}

/// From so many to so many of something.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Count {
    pub(super) measure: Measure,
    pub(super) fewest: u32,
    pub(super) most: u32,
}

impl Count {
    /// More than there is of anything.
    const ALL: u32 = 240;

    /// Fills the unused places of lists.
    pub(super) const NONE: Count = Count {
        measure: Measure::SIZE,
        fewest: 0,
        most: Count::ALL,
    };

    /// So many and no others.
    pub(super) const fn exactly(measure: Measure, number: u32) -> Count {
        Count {
            measure,
            fewest: number,
            most: number,
        }
    }

    /// At least so many.
    pub(super) const fn from(measure: Measure, fewest: u32) -> Count {
        Count {
            measure,
            fewest,
            most: Count::ALL,
        }
    }

    /// At most so many.
    pub(super) const fn up_to(measure: Measure, most: u32) -> Count {
        Count {
            measure,
            fewest: 0,
            most,
        }
    }

    /// Fewer than so many.
    pub(super) const fn below(measure: Measure, most: u32) -> Count {
        Count::up_to(measure, most.saturating_sub(1))
    }

    /// The same of what is left without the cards that were `shown`; `None` if these
    /// are too many.
    pub(super) fn without(self, shown: CardSet) -> Option<Count> {
        let shown = self.measure.of(shown);
        Some(Count {
            fewest: self.fewest.saturating_sub(shown),
            most: self.most.checked_sub(shown)?,
            ..self
        })
    }

    /// What it says of the number of cards: no hand with fewer aces and tens has as many
    /// Augen.
    pub(super) fn of_cards(self, rules: &RuleSet) -> (CardSet, u32, u32) {
        match self.measure {
            Measure::Cards(kinds) => (kinds, self.fewest, self.most),
            Measure::Augen => {
                let others = 4 * u32::from(rules.deck.hand_size());
                let fewest = self.fewest.saturating_sub(others).div_ceil(7);
                (of_ranks(&[Rank::Ace, Rank::Ten]), fewest, Count::ALL)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::DDV_TSR;

    #[test]
    fn a_count_without_what_was_shown_is_smaller_by_it() {
        let jacks = Measure::Cards(of_ranks(&[Rank::Jack]));
        let counted = |shown: &str| {
            let count = Count {
                measure: jacks,
                fewest: 2,
                most: 3,
            };
            let left = count.without(shown.parse().unwrap());
            left.map(|it| (it.measure, it.fewest, it.most))
        };
        assert_eq!(counted("CA"), Some((jacks, 2, 3)));
        assert_eq!(counted("CA DJ"), Some((jacks, 1, 2)));
        assert_eq!(counted("DJ DJ CJ"), Some((jacks, 0, 0)));
        assert_eq!(counted("DJ DJ CJ CJ"), None);
    }

    /// Twelve kings have 48 Augen, and each ace in place of one brings 7 more.
    #[test]
    fn many_augen_are_so_many_aces_and_tens() {
        let high = of_ranks(&[Rank::Ace, Rank::Ten]);
        let of = |augen| Count::from(Measure::Augen, augen).of_cards(&DDV_TSR);
        assert_eq!(of(48), (high, 0, Count::ALL));
        assert_eq!(of(49), (high, 1, Count::ALL));
        assert_eq!(of(90), (high, 6, Count::ALL));
    }
}
