//! What each option decides, and by which rule.

use doko_engine::Rule;
use doko_proto::options::{self, RuleOption};
use doko_proto::v1;

use super::{held, words};
use crate::catalogue::{self, Source};
use crate::encode::Scribe;
use crate::published;
use crate::texts;

/// The options one by one, in the order of `RuleSet`.
pub(super) fn options(scribe: &Scribe) -> Vec<v1::OptionDescription> {
    let published = &*scribe.published;
    let values = options::canonical(&published.message);
    let described = options::OPTIONS
        .iter()
        .zip(values)
        .map(|(option, (_, value))| {
            let touched = Rule::ALL.into_iter().filter(|&rule| {
                let touches = catalogue::entry(rule).options.contains(&option.path);
                touches && held::has(published, rule)
            });
            let meaning = scribe.text(|language| {
                let value = words::of(language, option, &value);
                format!("{}: {value}.", texts::of(language, &option.decides))
            });
            let source = source(&said_by(option), published.cites);
            v1::OptionDescription {
                option_path: option.path.to_owned(),
                meaning,
                source: source.map(|it| it.citation.to_owned()).unwrap_or_default(),
                rule_ids: touched.map(|rule| rule.id().to_owned()).collect(),
                value,
            }
        });
    described.collect()
}

/// The rules that fix the value of an option.
pub(super) fn said_by(option: &RuleOption) -> Vec<Rule> {
    let rule = |id: &&str| Rule::ALL.into_iter().find(|it| it.id() == *id);
    option.said_by.iter().filter_map(rule).collect()
}

/// Where the text of the rule set `of` fixes an option: at the first of these rules
/// that it goes by.
pub(super) fn source(said_by: &[Rule], of: &str) -> Option<&'static Source> {
    let text = published::find(of, "").ok()?;
    let goes_by = |rule| held::called_for(rule, &text.rules, of) != Some(false);
    let mut rules = said_by.iter().filter(|&&rule| goes_by(rule));
    rules.find_map(|&rule| catalogue::source(rule, of))
}
