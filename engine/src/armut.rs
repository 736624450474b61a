//! Armut: few trumps, and what becomes of them.

mod exchange;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::order::CardOrder;
use crate::ruleset::{ArmutRules, RuleSet};
use crate::vorbehalt::Holding;

pub(crate) use exchange::{Exchange, Step, THREE, asked};

/// What an Armut is: option `armut`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutMode {
    /// There is none (THROW-4).
    Off,
    /// The cards are dealt again.
    Redeal,
    /// Cards are pushed to who accepts them (ARM-4 to ARM-9).
    Exchange,
}

/// What the poor player pushes: option `armut.push`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutPush {
    /// Three cards, all trumps among them (ARM-4).
    ExactlyThree,
    /// All trumps and nothing else.
    TrumpsOnly,
}

/// What becomes of two Armuten: option `armut.second_armut`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SecondArmut {
    /// The cards are dealt again (ARM-3).
    Redeal,
    /// That of the earliest seat is handled.
    FirstSeat,
    /// Both are handled, one after the other.
    Both,
}

/// Whether ♦A count as trumps of an Armut: option `armut.fox_counts`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutFox {
    /// They do.
    Counts,
    /// They do not.
    DoesNotCount,
}

/// What the acceptor may give back: option `armut.return`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutReturn {
    /// Any cards (ARM-7).
    Free,
    /// Fehl, as far as there is enough.
    FehlOnly,
}

/// Whether all are told how many trumps went back: option `armut.report_trumps`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ArmutReport {
    /// They are (ARM-7).
    Told,
    /// They are not.
    Secret,
}

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

    /// The trumps that are counted for an Armut: option `armut.fox_counts`. ♦A that
    /// are declared as Schweine always count.
    pub(crate) fn armut_trumps(&self, schweine: bool) -> CardSet {
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
