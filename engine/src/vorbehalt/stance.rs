//! Where a seat stands in the round, and at which places it can end.

use crate::contract::{Selector, Solo};
use crate::options::ThrowRank;
use crate::ruleset::RuleSet;
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
#[repr(u8)] // which it is must be quick to see: every word asks that of all seats
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
/// The place of a Vorbehalt that is Schweine and nothing else (VORB-7).
pub(super) const SCHWEINE: u8 = 10;

/// The place of the first that the order of the rule set does not name.
const AFTER_ORDER: u8 = 7;

/// What the order of the rule set does not name comes after it, in this order: a throw
/// that ranks with the Armut, after everything else (THROW-5).
const NOT_IN_ORDER: [Category; 3] = [Category::Solo, Category::Hochzeit, Category::Armut];

/// The categories with their places, the highest first.
fn places(rules: &RuleSet) -> impl Iterator<Item = (u8, Category)> {
    let order = rules.vorbehalt_order;
    let named = (1..AFTER_ORDER).map_while(move |i| Some((i, *order.get(usize::from(i - 1))?)));
    let rest = (AFTER_ORDER..).zip(NOT_IN_ORDER);
    named.chain(rest)
}

/// The place of `category`. That of a Pflichtsolo and of a Lustsolo is that of every
/// solo, unless an earlier entry of the order covers it.
pub(super) fn place(rules: &RuleSet, category: Category) -> u8 {
    let solo = matches!(category, Category::Pflichtsolo | Category::Lustsolo);
    let covers = |it: Category| it == category || solo && it == Category::Solo;
    let mut places = places(rules);
    let found = places.find(|&(_, it)| covers(it));
    found.map_or(SCHWEINE, |(place, _)| place)
}

/// The place of a throw: its own, or with the Armut (THROW-5).
pub(super) fn throw_place(rules: &RuleSet) -> u8 {
    let has_own = rules.vorbehalt_order.contains(&Category::Throw);
    match rules.throwing.rank {
        ThrowRank::BeforeSolo => THROW_FIRST,
        ThrowRank::AfterSolo if has_own => place(rules, Category::Throw),
        ThrowRank::AfterSolo => place(rules, Category::Armut),
    }
}

/// What is asked for at this place, if anything is: a throw before everything and
/// Schweine are not.
pub(super) fn category_at(rules: &RuleSet, place: u8) -> Option<Category> {
    let named = rules
        .vorbehalt_order
        .get(usize::from(place.checked_sub(1)?));
    let rest = || NOT_IN_ORDER.get(usize::from(place.checked_sub(AFTER_ORDER)?));
    named.or_else(rest).copied()
}

/// The highest bid: schwarz.
pub(super) const HIGHEST: u8 = 5;

/// Whether the solo was offered to the others.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Offer {
    None,
    Made,
}

/// A set of places in the order of precedence, the highest first: a throw before
/// everything, `vorbehalt.order`, what it does not name, Schweine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Places(u16);

impl Places {
    pub(super) const NONE: Places = Places(0);

    pub(super) const fn only(place: u8) -> Places {
        Places(1 << place)
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
