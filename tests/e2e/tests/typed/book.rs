//! What rule sets say.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail};
use doko_harness::{
    Deck, DeckAnswer, OptionList, Options, Packets, PacketsAnswer, RuleSet, RuleSetAnswer, Verdict,
    vectors_dir,
};
use doko_sdk::{BadField, Error, RuleBook, Solo, Suit};

use super::judge::Typed;
use super::record;
use super::words::of_cards;

impl Typed {
    pub(super) fn deck(&self, question: &Deck) -> Result<DeckAnswer> {
        let book = self.book(&question.rule_set, &question.options)?;
        let order = book.orders.iter().find(|it| {
            it.kind.name() == question.contract
                && it.solo.map(Solo::name) == question.solo.as_deref()
        });
        let order = order.context("no order for this contract")?;
        let mut augen_per_suit = BTreeMap::new();
        let mut fehl_per_suit = BTreeMap::new();
        let (mut cards, mut augen) = (0, 0);
        for row in &book.deck {
            let (copies, worth) = (u16::try_from(row.copies)?, u16::try_from(row.augen)?);
            cards += copies;
            augen += copies * worth;
            *augen_per_suit.entry(letter(row.suit)).or_default() += copies * worth;
            if !order.trumps.contains(&row.card) {
                *fehl_per_suit.entry(letter(row.suit)).or_default() += copies;
            }
        }
        let trumps = u16::try_from(order.trump_count)?;
        let fehl_order = order.fehl.iter();
        let fehl_order = fehl_order.map(|it| (letter(it.suit), of_cards(&it.cards)));
        Ok(DeckAnswer {
            cards: Some(cards),
            augen: Some(augen),
            augen_per_suit: Some(augen_per_suit),
            trumps: Some(trumps),
            fehl: Some(cards - trumps),
            fehl_per_suit: Some(fehl_per_suit),
            augen_in_trumps: Some(u16::try_from(order.trump_augen)?),
            trump_order: Some(of_cards(&order.trumps)),
            fehl_order: Some(fehl_order.collect()),
        })
    }

    pub(super) fn packets(&self, question: &Packets) -> Result<PacketsAnswer> {
        let book = self.book(&question.rule_set, &question.options)?;
        let mut options = book.options.iter();
        let option = options.find(|it| it.option_path == "deal.packets");
        let value = &option.context("no packets")?.value;
        let packets = value.split(',').map(str::parse);
        Ok(PacketsAnswer {
            packets: packets.collect::<Result<_, _>>()?,
        })
    }

    /// What contradicts itself is answered; a value that no rule set can have is not read at all.
    pub(super) fn rule_set(&self, question: &RuleSet) -> Result<RuleSetAnswer> {
        let rules = record::rule_set(&question.rule_set, &question.options)?;
        let checked = self.client.check_rule_set(rules, None);
        let mut problems = match self.runtime.block_on(checked) {
            Ok(check) => {
                let problems = check.problems.into_iter();
                let options = problems.map(|it| [vec![it.option_path], it.conflicts_with].concat());
                options.flatten().collect()
            }
            Err(Error::Unreadable { fields, .. }) => options_of(&fields)?,
            Err(other) => bail!(other),
        };
        problems.sort_unstable();
        problems.dedup();
        Ok(RuleSetAnswer {
            verdict: if problems.is_empty() {
                Verdict::Accepted
            } else {
                Verdict::Refused
            },
            problems: Some(problems).filter(|it| !it.is_empty()),
        })
    }

    fn book(&self, name: &str, options: &Options) -> Result<RuleBook> {
        let rule_set = record::rule_set(name, options)?;
        Ok(self.runtime.block_on(self.client.rule_set(rule_set))?)
    }
}

/// The options of bad fields.
fn options_of(fields: &[BadField]) -> Result<Vec<String>> {
    let list = OptionList::load(&vectors_dir())?.options;
    let option = |field: &BadField| {
        let path = field.path.strip_prefix("rule_set.overrides.");
        let path = path.with_context(|| format!("no option: {field}"))?;
        let name = path.split('.').next().unwrap_or(path);
        let is_of = |option: &str| option.replace('.', "_") == name;
        let found = list.iter().find(|it| is_of(&it.option));
        let option = found.with_context(|| format!("no option has the field `{name}`"))?;
        Ok(option.option.clone())
    };
    fields.iter().map(option).collect()
}

fn letter(suit: Suit) -> String {
    match suit {
        Suit::Clubs => "C",
        Suit::Spades => "S",
        Suit::Hearts => "H",
        Suit::Diamonds => "D",
    }
    .to_owned()
}
