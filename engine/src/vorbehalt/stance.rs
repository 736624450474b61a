//! Where a seat stands in the round, and at which places it can end.

use crate::contract::{Selector, Solo};
use crate::ruleset::RuleSet;
use crate::throw::ThrowRank;
use crate::word::Category;

/// A named Vorbehalt.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Declaration {
    Hochzeit(Selector),
    Solo(Solo),
    Armut,
    Throw,
}

/// Where a seat stands in the round.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Stance {
    /// It has not said whether it has a Vorbehalt.
    Silent,
    Gesund,
    /// It has a Vorbehalt without a name, which is none of `denied`; if it
    /// `affirmed` a category, it is that one.
    Unnamed {
        denied: Places,
        affirmed: Option<u8>,
        bid: u8,
        bidding: Bidding,
    },
    /// Its Vorbehalt has a name. A solo that is bid for has no bid yet if that is
    /// `None`.
    Named {
        declaration: Declaration,
        bid: Option<u8>,
    },
}

/// Whether a seat in the auction may go on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Bidding {
    In,
    Out,
}

impl Stance {
    /// A Vorbehalt of which nothing is known but that it is no throw that would
    /// have come before everything: that is said at once.
    pub(super) const UNNAMED: Stance = Stance::Unnamed {
        denied: Places::only(THROW_FIRST),
        affirmed: None,
        bid: 0,
        bidding: Bidding::In,
    };
}

/// The place of a throw that ranks above everything.
pub(super) const THROW_FIRST: u8 = 0;
/// The place of a throw where no Armut ranks.
const THROW_LAST: u8 = 6;
/// The place of a Vorbehalt that is Schweine and nothing else (VORB-7).
pub(super) const SCHWEINE: u8 = 7;

/// The place of `category` in the order of the rule set.
pub(super) fn place(rules: &RuleSet, category: Category) -> Option<u8> {
    let mut order = rules.vorbehalt_order.iter();
    let found = order.position(|&it| it == category)?;
    u8::try_from(found + 1).ok()
}

/// The place of a throw: with the Armut, where there is one (THROW-5).
pub(super) fn throw_place(rules: &RuleSet) -> u8 {
    match rules.throwing.rank {
        ThrowRank::BeforeSolo => THROW_FIRST,
        ThrowRank::AfterSolo => place(rules, Category::Armut).unwrap_or(THROW_LAST),
    }
}

/// What is asked for at this place, if anything is: throws that have a place of
/// their own and Schweine are not.
pub(super) fn category_at(rules: &RuleSet, place: u8) -> Option<Category> {
    let index = usize::from(place).checked_sub(1)?;
    rules.vorbehalt_order.get(index).copied()
}

/// A set of places in the order of precedence, the highest first: a throw before
/// everything, `vorbehalt.order`, a throw after everything, Schweine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Places(u8);

impl Places {
    pub(super) const NONE: Places = Places(0);

    pub(super) const fn only(place: u8) -> Places {
        Places(1 << place)
    }

    /// This place, if there is one.
    pub(super) fn maybe(place: Option<u8>) -> Places {
        place.map_or(Places::NONE, Places::only)
    }

    pub(super) const fn contains(self, place: u8) -> bool {
        self.0 & (1 << place) != 0
    }

    #[must_use]
    pub(super) const fn with(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    #[must_use]
    pub(super) const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// The place that ranks highest, or `None` of no place.
    pub(super) const fn first(self) -> Option<u8> {
        if self.0 == 0 {
            None
        } else {
            Some(self.0.trailing_zeros() as u8)
        }
    }
}
