//! Armut: few trumps, and what becomes of them.

mod exchange;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::holding::Holding;
use crate::options::{ArmutFox, ArmutMode, ArmutRules};
use crate::order::CardOrder;
use crate::ruleset::RuleSet;

pub(crate) use exchange::{Exchange, Step, asked};

impl ArmutRules {
    /// Whether an Armut is a Vorbehalt at all.
    pub(crate) fn has_vorbehalt(&self) -> bool {
        self.mode != ArmutMode::Off
    }

    /// Whether ♦A count. The options of an Armut say nothing where there is none.
    fn counts_fox(&self) -> bool {
        self.mode == ArmutMode::Off || self.fox == ArmutFox::Counts
    }
}

impl RuleSet {
    /// The trumps of the Normalspiel, of which an Armut has few (TRUMP-1).
    pub fn normal_trumps(&self) -> CardSet {
        let order = CardOrder::played(Contract::Normalspiel, self.dullen);
        order.trumps().intersect(self.deck.cards())
    }

    /// The trumps that are counted for an Armut: option `armut.fox`. ♦A that
    /// are declared as Schweine always count.
    pub fn armut_trumps(&self, schweine: bool) -> CardSet {
        if schweine || self.armut.counts_fox() {
            self.normal_trumps()
        } else {
            self.normal_trumps().without(CardSet::both(Card::DA))
        }
    }

    /// Whether a hand can be an Armut (ARM-1).
    pub(crate) fn is_armut(&self, holding: Holding, schweine: bool) -> bool {
        let trumps = holding.fewest(self.armut_trumps(schweine));
        trumps <= u32::from(self.armut.max_trumps)
    }
}
