//! Throwing a hand in.

use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::holding::Holding;
use crate::options::ThrowCondition;
use crate::order::CardOrder;
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
            | ThrowCondition::Full(_)
            | ThrowCondition::FewAugen(_)
            | ThrowCondition::Highest(_)
            | ThrowCondition::NineOfEach
            | ThrowCondition::KingOfEach
            | ThrowCondition::FoxHighest => Rule::Throw5,
        }
    }

    /// Whether a hand can fulfil it; ♦A that are `schweine` count as trumps.
    fn holds(self, rules: &RuleSet, holding: Holding, schweine: bool) -> bool {
        let least = |ranks: &[Rank], n: u8| holding.most(of_ranks(ranks)) >= u32::from(n);
        let low = |card| holding.fewest(rules.trumps_above(card)) == 0;
        let few = |holding, n| {
            let counted = rules.counted(holding, schweine, false);
            counted.fewest(rules.armut_trumps(schweine)) <= n
        };
        let each = |rank| {
            let mut suits = Suit::ALL.into_iter();
            suits.all(|suit| holding.most(CardSet::both(Card::new(suit, rank))) > 0)
        };
        match self {
            ThrowCondition::Kings(n) => least(&[Rank::King], n),
            ThrowCondition::Nines(n) => least(&[Rank::Nine], n),
            ThrowCondition::NinesKings(n) => least(&[Rank::Nine, Rank::King], n),
            ThrowCondition::Augen(n) => holding.most_augen() >= u16::from(n),
            ThrowCondition::Trumps(n) => holding.fewest(rules.normal_trumps()) <= u32::from(n),
            ThrowCondition::FoxHighestInArmut => {
                let without = holding.avoiding(rules.trumps_above(Card::DA));
                low(Card::DA) && few(without, FEW_TRUMPS)
            }
            ThrowCondition::MaxOneTrump => few(holding, 1),
            ThrowCondition::FoxHighest => low(Card::DA),
            ThrowCondition::Highest(card) => low(card),
            ThrowCondition::Full(n) => least(&[Rank::Ace, Rank::Ten], n),
            ThrowCondition::FewAugen(n) => holding.fewest_augen() <= u16::from(n),
            ThrowCondition::NineOfEach => each(Rank::Nine),
            ThrowCondition::KingOfEach => each(Rank::King),
        }
    }
}

impl RuleSet {
    /// Whether a hand can be thrown in: one condition is enough (THROW-5). Of two that must hold
    /// together each is asked alone, so a hand that is not known may be thrown in too often.
    pub(crate) fn is_thrown(&self, holding: Holding, schweine: bool) -> bool {
        let mut conditions = self.throwing.conditions.iter();
        conditions.any(|it| {
            let both = [Some(it.condition), it.also];
            let mut both = both.into_iter().flatten();
            both.all(|it| it.holds(self, holding, schweine))
        })
    }

    /// The trumps of the Normalspiel that rank above `card`.
    pub fn trumps_above(&self, card: Card) -> CardSet {
        let order = CardOrder::played(Contract::Normalspiel, self.dullen);
        self.normal_trumps().intersect(order.beaten_by(card))
    }
}

/// All cards of these ranks.
pub(crate) fn of_ranks(ranks: &[Rank]) -> CardSet {
    ranks.iter().fold(CardSet::EMPTY, |set, &rank| {
        set.union(CardSet::of_rank(rank))
    })
}
