//! Whether a rule set contradicts itself, and how it differs from another one.

use doko_proto::options::{self, OPTIONS, RuleOption};
use doko_proto::v1;

use super::words;
use crate::decode::{self, Problems};
use crate::published::{self, Published, Served};
use crate::texts::{self, Language};
use crate::{Failure, Question};

impl Question for v1::CheckRuleSetRequest {
    type Response = v1::CheckRuleSetResponse;

    fn answer(self) -> Result<v1::CheckRuleSetResponse, Failure> {
        let v1::CheckRuleSetRequest {
            rule_set,
            compare_with,
            language,
        } = self;
        let mut problems = Problems::default();
        let read = decode::readable(&mut problems, "rule_set", rule_set.as_ref());
        let beside = match &compare_with {
            None => read
                .as_ref()
                .and_then(decode::Readable::base)
                .map(Served::Fixed),
            Some(_) => decode::rule_set(&mut problems, "compare_with", compare_with.as_ref()),
        };
        let language = decode::language(&mut problems, language);
        let contradictions = read.as_ref().map(decode::Readable::contradictions);
        let served = read.map(decode::Readable::served);
        if let Some(served) = &served {
            decode::check_hash(&mut problems, "rule_set", rule_set.as_ref(), served);
        }
        let served = problems.finish(served)?;
        let text =
            |it| language.map_or_else(String::new, |language| texts::of(language, it).to_owned());
        Ok(v1::CheckRuleSetResponse {
            answered_by: Some(published::stamp(&served)),
            rule_set: Some(served.message.clone()),
            problems: contradictions
                .iter()
                .flatten()
                .map(|it| v1::RuleSetProblem {
                    option_path: it.option.to_owned(),
                    conflicts_with: it.conflicts_with.iter().map(|&it| it.to_owned()).collect(),
                    text: text(&it.text),
                })
                .collect(),
            differences: beside
                .map(|beside| differences(&served, &beside, language))
                .unwrap_or_default(),
            canonical_text: served.canonical_text.clone(),
        })
    }
}

/// The options that `here` and `there` do not agree on.
fn differences(
    here: &Published,
    there: &Served,
    language: Option<Language>,
) -> Vec<v1::OptionDifference> {
    let own = options::canonical(&here.message).into_iter();
    let both = own.zip(options::canonical(&there.message));
    let all = OPTIONS.iter().zip(both);
    let differing = all.filter(|(_, ((_, own), (_, compared)))| own != compared);
    let differences =
        differing.map(
            |(option, ((_, value), (_, compared_value)))| v1::OptionDifference {
                option_path: option.path.to_owned(),
                text: language.map_or_else(String::new, |language| {
                    in_words(language, option, [&value, &compared_value], there)
                }),
                value,
                compared_value,
            },
        );
    differences.collect()
}

/// What an option decides, and how, here and in the rule set that it is compared with.
fn in_words(language: Language, option: &RuleOption, values: [&str; 2], with: &Served) -> String {
    let decides = texts::of(language, &option.decides);
    let [here, there] = values.map(|it| words::of(language, option, it));
    match (language, with) {
        (Language::De, Served::Fixed(Published { name, .. })) => {
            format!("{decides} – hier: {here}; in {name}: {there}.")
        }
        (Language::De, Served::Own(_)) => format!("{decides} – hier: {here}; dort: {there}."),
        (Language::En, Served::Fixed(Published { name, .. })) => {
            format!("{decides} – here: {here}; in {name}: {there}.")
        }
        (Language::En, Served::Own(_)) => format!("{decides} – here: {here}; there: {there}."),
    }
}
