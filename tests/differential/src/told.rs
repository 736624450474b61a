//! What somebody is told who does not know all hands: counted, so that a change of it is
//! noticed at once.

use doko_engine::{Budget, BySeat, CardSet, Rank, RuleSet, Selector, Solo, Word};
use doko_laws::{
    BYTES, Choices, Numbers, Script, any_rules, rules_of_declarations, rules_of_few_vorbehalte,
    rules_of_forced_ansagen, rules_of_words, wide_rules,
};
use doko_worlds::{Extent, Found, Known};

/// What makes rules of choices.
pub type Rules = fn(&mut Choices<'_>) -> Result<RuleSet, String>;

/// By which rules games are drawn.
pub const RULES: [Rules; 6] = [
    any_rules,
    wide_rules,
    rules_of_declarations,
    rules_of_few_vorbehalte,
    rules_of_forced_ansagen,
    rules_of_words,
];

/// What is asked whether it may be said; no cards go over.
pub const WORDS: [Word; 14] = [
    Word::Gesund,
    Word::Vorbehalt,
    Word::Yes,
    Word::No,
    Word::Hochzeit(Selector::Any),
    Word::Solo(Solo::Damen),
    Word::Solo(Solo::Fleischlos),
    Word::Bid(1),
    Word::Pass,
    Word::Armut,
    Word::Throw,
    Word::Schweine(Rank::Ace),
    Word::Accept,
    Word::Refuse,
];

/// A legal game by rules of this kind; `None` would be a fault of what draws it.
pub fn drawn(numbers: &mut Numbers, rules: Rules) -> Option<Script> {
    let bytes = numbers.bytes(2 * BYTES);
    let mut choices = Choices::new(&bytes);
    let rules = rules(&mut choices).ok()?;
    Script::by(&rules, choices.rest())
}

/// A game as somebody knows it who sees these hands and has heard nothing beside its record.
pub fn known<'a>(
    script: &'a Script,
    hands: BySeat<Option<CardSet>>,
    budget: &'a Budget,
) -> Known<'a, 'a> {
    let rules = &script.rules;
    Known::new(rules, script.context, hands, script.record(), budget)
}

/// Many numbers as one.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Digest(pub u32);

impl Digest {
    /// Takes these in, by a multiplication as in FNV: it is the same everywhere.
    pub fn take(&mut self, numbers: impl IntoIterator<Item = usize>) {
        for number in numbers {
            let low = u32::try_from(number % 65_536).unwrap_or_default();
            self.0 = (self.0 ^ low).wrapping_mul(0x0100_0193);
        }
    }
}

/// How often something was so: with no deal, some deals, all deals, or not looked at to the
/// end; the deals that were tried, and the steps of all together.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Told {
    /// With no deal.
    pub never: u32,
    /// With some deals, and with others not.
    pub sometimes: u32,
    /// With all deals.
    pub always: u32,
    /// Not looked at to the end.
    pub undecided: u32,
    /// How many deals were tried.
    pub deals: u32,
    /// How much was looked at.
    pub steps: u32,
}

impl Told {
    /// Counts an answer.
    pub fn note(&mut self, found: &Found) {
        let number = match (found.accepted_with, found.refused_with, found.extent) {
            (Some(_), Some(_), _) => &mut self.sometimes,
            (_, _, Extent::Some) => &mut self.undecided,
            (Some(_), None, Extent::All) => &mut self.always,
            (None, _, Extent::All) => &mut self.never,
        };
        *number += 1;
        self.deals += found.deals_tried;
    }

    /// What was found so often, deals and steps last.
    pub const fn numbers(&self) -> [u32; 6] {
        let Self {
            never,
            sometimes,
            always,
            undecided,
            deals,
            steps,
        } = self;
        [*never, *sometimes, *always, *undecided, *deals, *steps]
    }
}
