//! What speaks against a word, as it is collected.

use crate::card_set::CardSet;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::verdict::{Facts, Grounds, Reason};
use crate::word::Word;

/// Collects what speaks against a word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Objections {
    pub(super) grounds: Grounds,
    pub(super) facts: Facts,
    // The reason that the facts show: the first of those that have any.
    shown: Option<Reason>,
}

impl Objections {
    pub(super) const NONE: Objections = Objections {
        grounds: Grounds::new(),
        facts: Facts {
            cards: CardSet::EMPTY,
            counted: None,
            limit: None,
            not_held: CardSet::EMPTY,
        },
        shown: None,
    };

    pub(super) fn note(&mut self, applies: bool, reason: Reason, rule: Rule) {
        self.grounds.note(applies, reason, rule);
    }

    /// Notes a reason with what shows it.
    pub(super) fn show(&mut self, reason: Reason, rule: Rule, facts: Facts) {
        self.note(true, reason, rule);
        if self.shown.is_none_or(|shown| reason < shown) {
            self.facts = facts;
            self.shown = Some(reason);
        }
    }

    /// Takes over what speaks against cards that change hands.
    pub(super) fn take(&mut self, (grounds, facts): (Grounds, Facts)) {
        let shown = grounds.first();
        *self = Objections {
            grounds,
            facts,
            shown,
        };
    }
}

/// A word that is at fault, with what speaks against it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Objection {
    pub(super) grounds: Grounds,
    pub(super) facts: Facts,
    pub(super) seat: Seat,
    pub(super) word: Word,
}
