//! Whether a rule set contradicts itself, and how it differs from a published one.

use doko_proto::v1;

use super::{canonical, meanings, words};
use crate::decode::{self, Problems};
use crate::published::{self, Published};
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
        let beside = if compare_with.is_empty() {
            read.as_ref().and_then(decode::Readable::base)
        } else {
            decode::published(
                &mut problems,
                |_| "compare_with".to_owned(),
                &compare_with,
                "",
            )
        };
        let language = decode::language(&mut problems, language);
        let read = problems.finish(read)?;
        let contradictions = read.contradictions();
        let served = read.served();
        let text =
            |it| language.map_or_else(String::new, |language| texts::of(language, it).to_owned());
        Ok(v1::CheckRuleSetResponse {
            answered_by: Some(published::stamp(&served)),
            rule_set: Some(served.message.clone()),
            problems: contradictions
                .iter()
                .map(|it| v1::RuleSetProblem {
                    option_path: it.option.to_owned(),
                    conflicts_with: it.conflicts_with.iter().map(|&it| it.to_owned()).collect(),
                    text: text(&it.text),
                })
                .collect(),
            differences: beside
                .map(|beside| differences(&served, beside, language))
                .unwrap_or_default(),
            canonical_text: served.canonical_text.clone(),
        })
    }
}

/// The options that `here` and `there` do not agree on.
fn differences(
    here: &Published,
    there: &Published,
    language: Option<Language>,
) -> Vec<v1::OptionDifference> {
    let own = canonical::values(&here.message);
    let published = canonical::values(&there.message);
    let both = own.into_iter().zip(published);
    both.filter(|((_, own), (_, published))| own != published)
        .map(
            |((option, value), (_, published_value))| v1::OptionDifference {
                option_path: option.to_owned(),
                text: language.map_or_else(String::new, |language| {
                    in_words(language, option, [&value, &published_value], there.name)
                }),
                value,
                published_value,
            },
        )
        .collect()
}

/// What an option decides, and how, here and in the rule set called `name`.
fn in_words(language: Language, option: &str, values: [&str; 2], name: &str) -> String {
    let decides = meanings::of(language, option);
    let [here, there] = values.map(|it| words::of(language, option, it));
    match language {
        Language::De => format!("{decides} – hier: {here}; in {name}: {there}."),
        Language::En => format!("{decides} – here: {here}; in {name}: {there}."),
    }
}
