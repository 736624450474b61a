//! Throwing a hand in.

use crate::card::{Card, Rank};
use crate::card_set::CardSet;
use crate::holding::Holding;
use crate::options::ThrowCondition;
use crate::rule::Rule;
use crate::ruleset::RuleSet;

/// The most trumps of a hand that is thrown in for its low trumps (THROW-2),
/// whatever an Armut is.
pub const FEW_TRUMPS: u32 = 3;

impl ThrowCondition {
    /// The rule that has the condition.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            ThrowCondition::FoxHighestInArmut => Rule::Throw2,
            ThrowCondition::MaxOneTrump => Rule::Throw3,
            ThrowCondition::Kings(_)
            | ThrowCondition::Nines(_)
            | ThrowCondition::NinesKings(_)
            | ThrowCondition::Augen(_)
            | ThrowCondition::Trumps(_)
            | ThrowCondition::FoxHighest => Rule::Throw5,
        }
    }

    /// Whether a hand can fulfil it; ♦A that are `schweine` count as trumps.
    fn holds(self, rules: &RuleSet, holding: Holding, schweine: bool) -> bool {
        let least = |ranks: &[Rank], n: u8| holding.most(of_ranks(ranks)) >= u32::from(n);
        match self {
            ThrowCondition::Kings(n) => least(&[Rank::King], n),
            ThrowCondition::Nines(n) => least(&[Rank::Nine], n),
            ThrowCondition::NinesKings(n) => least(&[Rank::Nine, Rank::King], n),
            ThrowCondition::Augen(n) => holding.most_augen() >= u16::from(n),
            ThrowCondition::Trumps(n) => holding.fewest(rules.normal_trumps()) <= u32::from(n),
            ThrowCondition::FoxHighestInArmut => {
                let low = holding.avoiding(rules.trumps_above_fox());
                holding.fewest(rules.trumps_above_fox()) == 0
                    && low.fewest(rules.armut_trumps(schweine)) <= FEW_TRUMPS
            }
            ThrowCondition::MaxOneTrump => holding.fewest(rules.armut_trumps(schweine)) <= 1,
            ThrowCondition::FoxHighest => holding.fewest(rules.trumps_above_fox()) == 0,
        }
    }
}

impl RuleSet {
    /// Whether a hand can be thrown in: one condition is enough (THROW-5).
    pub(crate) fn is_thrown(&self, holding: Holding, schweine: bool) -> bool {
        let mut conditions = self.throwing.conditions.iter();
        conditions.any(|it| it.holds(self, holding, schweine))
    }

    /// The trumps that rank above ♦A.
    pub fn trumps_above_fox(&self) -> CardSet {
        const LOW: CardSet = CardSet::both(Card::DA)
            .union(CardSet::both(Card::DT))
            .union(CardSet::both(Card::DK))
            .union(CardSet::both(Card::D9));
        self.normal_trumps().without(LOW)
    }
}

/// All cards of these ranks.
pub(crate) fn of_ranks(ranks: &[Rank]) -> CardSet {
    ranks.iter().fold(CardSet::EMPTY, |set, &rank| {
        set.union(CardSet::of_rank(rank))
    })
}
