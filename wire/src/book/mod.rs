//! The book: which rule sets there are, what they say, and all rules with
//! their sources and texts.
//!
//! Tables are read off the engine; no rule is said here a second time.

mod check;
mod held;
mod limits;
mod meanings;
mod penalties;
mod rules;
mod scoring;
mod tables;
mod words;

use doko_proto::v1;

pub(crate) use held::{has, without_lists};
#[cfg(test)]
pub(crate) use rules::REASONS;

use crate::decode::{self, Problems};
use crate::encode::Scribe;
use crate::published::{self, Published};
use crate::texts::{self, Language, Voice};
use crate::values::Value;
use crate::{Failure, Question};

impl Question for v1::ListRuleSetsRequest {
    type Response = v1::ListRuleSetsResponse;

    fn answer(self) -> Result<v1::ListRuleSetsResponse, Failure> {
        let v1::ListRuleSetsRequest { language } = self;
        let mut problems = Problems::default();
        let language = decode::language(&mut problems, language);
        problems.finish(Some(()))?;
        let mut rule_sets: Vec<v1::RuleSetSummary> = Vec::new();
        for published in published::all() {
            let edition = v1::RuleSetEdition {
                edition: published.edition.to_owned(),
                source: published.source.to_owned(),
                options_hash: published.options_hash().to_owned(),
            };
            match rule_sets.last_mut() {
                Some(summary) if summary.name == published.name => summary.editions.push(edition),
                Some(_) | None => rule_sets.push(v1::RuleSetSummary {
                    name: published.name.to_owned(),
                    title: title(published, language),
                    editions: vec![edition],
                }),
            }
        }
        Ok(v1::ListRuleSetsResponse {
            answered_by: Some(published::engine_stamp()),
            rule_sets,
        })
    }
}

impl Question for v1::GetRuleSetRequest {
    type Response = v1::GetRuleSetResponse;

    fn answer(self) -> Result<v1::GetRuleSetResponse, Failure> {
        let v1::GetRuleSetRequest { rule_set, language } = self;
        let mut problems = Problems::default();
        let found = decode::rule_set(&mut problems, "rule_set", rule_set.as_ref());
        let language = decode::language(&mut problems, language);
        let scribe = Scribe {
            published: problems.finish(found)?,
            voice: language.map(Voice::from),
        };
        let published = &*scribe.published;
        let rules = &published.rules;
        Ok(v1::GetRuleSetResponse {
            answered_by: Some(published::stamp(published)),
            title: title(published, language),
            rule_set: Some(published.message.clone()),
            options: meanings::options(&scribe),
            hand_size: u32::from(rules.deck.hand_size()),
            deck: tables::deck(rules),
            orders: tables::orders(rules),
            announcement_limits: limits::limits(rules),
            scoring: scoring::rows(&scribe),
            canonical_text: published.canonical_text.clone(),
            penalties: penalties::rows(&scribe),
        })
    }
}

impl Question for v1::ListRulesRequest {
    type Response = v1::ListRulesResponse;

    fn answer(self) -> Result<v1::ListRulesResponse, Failure> {
        let v1::ListRulesRequest {
            rule_set,
            kind,
            language,
        } = self;
        let mut problems = Problems::default();
        let of = rule_set
            .as_ref()
            .and_then(|it| decode::rule_set(&mut problems, "rule_set", Some(it)));
        let kind = problems.optional("kind", kind, Value::of_number);
        let language = decode::language(&mut problems, language);
        problems.finish(Some(()))?;
        let of = of.as_deref();
        Ok(v1::ListRulesResponse {
            answered_by: Some(of.map_or_else(published::engine_stamp, published::stamp)),
            rules: rules::rules(of, kind, language),
        })
    }
}

fn title(published: &Published, language: Option<Language>) -> String {
    let words = language.map(|it| texts::of(it, &published.title));
    words.unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests;
