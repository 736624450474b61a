//! Armut: few trumps, and what becomes of them.

mod exchange;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::holding::Holding;
use crate::list::List;
use crate::options::{
    ArmutFox, ArmutMode, ArmutNine, ArmutRules, ArmutShown, SchweineContract, SchweineMode,
};
use crate::order::CardOrder;
use crate::ruleset::RuleSet;

pub use exchange::HandOver;
pub(crate) use exchange::{Exchange, Step, asked};

/// A trump of which a hand can have one copy that is not counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct FreeTrump {
    /// The trump.
    pub card: Card,
    /// With more copies than these all count.
    pub most: u8,
}

impl FreeTrump {
    /// Option `armut.fox` = single_free.
    const FOX: FreeTrump = FreeTrump {
        card: Card::DA,
        most: 1,
    };
    /// Option `armut.nine` = one_free.
    const NINE: FreeTrump = FreeTrump {
        card: Card::D9,
        most: 2,
    };
}

impl ArmutRules {
    /// Whether an Armut is a Vorbehalt at all.
    pub(crate) fn has_vorbehalt(&self) -> bool {
        self.mode != ArmutMode::Off
    }

    /// Those of the `pushed` cards that all see: option `armut.shown`.
    pub fn shown_of(&self, pushed: CardSet) -> CardSet {
        match self.shown {
            ArmutShown::Hidden => CardSet::EMPTY,
            ArmutShown::Foxes => pushed.intersect(CardSet::both(Card::DA)),
            ArmutShown::All => pushed,
        }
    }

    /// No push has more cards: all trumps with two ♦A and a ♦9 that are not counted, or three
    /// cards and two ♦A.
    pub fn most_pushed(&self) -> u8 {
        self.max_trumps.max(3).saturating_add(3)
    }
}

impl RuleSet {
    /// The trumps of the Normalspiel, of which an Armut has few (TRUMP-1).
    pub fn normal_trumps(&self) -> CardSet {
        let order = CardOrder::played(Contract::Normalspiel, self.dullen);
        order.trumps().intersect(self.deck.cards())
    }

    /// How ♦A are counted. The options of an Armut say nothing where there is none; both of one
    /// hand count where they are Schweine in it without a word.
    fn armut_fox(&self) -> ArmutFox {
        let automatic = self.schweine.mode == SchweineMode::Automatic
            && self.schweine.contracts.contains(SchweineContract::Armut);
        match (self.armut.mode, self.armut.fox) {
            (ArmutMode::Off, _) => ArmutFox::Counts,
            (_, ArmutFox::DoesNotCount) if automatic => ArmutFox::SingleFree,
            (_, fox) => fox,
        }
    }

    /// The trumps that are counted for an Armut: option `armut.fox`. ♦A that
    /// are declared as Schweine always count. One of a hand can be
    /// [free](RuleSet::free_trumps) besides.
    pub fn armut_trumps(&self, schweine: bool) -> CardSet {
        if schweine || self.armut_fox() != ArmutFox::DoesNotCount {
            self.normal_trumps()
        } else {
            self.normal_trumps().without(CardSet::both(Card::DA))
        }
    }

    /// The trumps of which a hand can have one that is not counted: options `armut.fox` and, for
    /// an Armut and not for a throw, `armut.nine`.
    pub fn free_trumps(&self, schweine: bool, for_armut: bool) -> List<FreeTrump, 2> {
        let mut free = List::new(FreeTrump::FOX);
        if !schweine && self.armut_fox() == ArmutFox::SingleFree {
            free.push(FreeTrump::FOX);
        }
        if for_armut && self.armut.nine == ArmutNine::OneFree {
            free.push(FreeTrump::NINE);
        }
        free
    }

    /// The hand without what is free in it. Its trumps that are counted are left.
    pub(crate) fn counted(&self, holding: Holding, schweine: bool, for_armut: bool) -> Holding {
        let free = self.free_trumps(schweine, for_armut);
        free.iter().fold(holding, |it, free| {
            it.without_one(free.card, u32::from(free.most))
        })
    }

    /// How many of these ♦A of a hand are not counted.
    pub fn free_foxes(&self, foxes: CardSet, schweine: bool) -> u32 {
        foxes.len() - self.fewest_for_armut(Holding::Known(foxes), schweine)
    }

    /// How many trumps of a hand are counted for an Armut, as few as can be.
    pub(crate) fn fewest_for_armut(&self, holding: Holding, schweine: bool) -> u32 {
        let counted = self.counted(holding, schweine, true);
        counted.fewest(self.armut_trumps(schweine))
    }

    /// Whether a hand can be an Armut (ARM-1).
    pub(crate) fn is_armut(&self, holding: Holding, schweine: bool) -> bool {
        self.fewest_for_armut(holding, schweine) <= u32::from(self.armut.max_trumps)
    }
}
