//! Rule sets of one's own under names: what the book says of them is asked by name.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use doko_harness::{Options, Question, Suite};
use doko_proto::v1;
use prost_reflect::{DescriptorPool, DynamicMessage};

use super::message::rule_set;

/// The rule sets with options that vectors ask the book about, with the names under
/// which a service publishes them that reads their directory.
#[derive(Clone, Debug, Default)]
pub struct NamedRuleSets(Vec<(String, Options)>);

impl NamedRuleSets {
    /// Writes the rule sets of all questions about decks in `suites` to `directory`,
    /// a file for each.
    ///
    /// # Errors
    ///
    /// If an option cannot be read or a file cannot be written.
    pub fn write(suites: &[Suite], directory: &Path) -> Result<NamedRuleSets> {
        fs::create_dir_all(directory)?;
        let mut named = NamedRuleSets::default();
        for vector in suites.iter().flat_map(|suite| &suite.vectors) {
            let Question::Deck(question) = &vector.question else {
                continue;
            };
            let (base, options) = (&question.rule_set, &question.options);
            if named.find(base, options).as_deref() == Some(base) {
                continue;
            }
            if named.find(base, options).is_none() {
                named.0.push((base.clone(), options.clone()));
                let name = named.find(base, options).context("it was just named")?;
                let text = json(&rule_set(base, options)?)?;
                fs::write(directory.join(format!("{name}.json")), text)?;
            }
        }
        Ok(named)
    }

    /// The name of this rule set; its own if nothing differs.
    pub(super) fn find(&self, base: &str, options: &Options) -> Option<String> {
        if options.is_empty() {
            return Some(base.to_owned());
        }
        let mut all = self.0.iter();
        let index = all.position(|(name, it)| name == base && it == options)?;
        Some(format!("vectors-{index}"))
    }
}

fn json(message: &v1::RuleSetRef) -> Result<String> {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET)?;
    let descriptor = pool.get_message_by_name("doppelkopf.rules.v1.RuleSetRef");
    let mut dynamic = DynamicMessage::new(descriptor.context("the API has no RuleSetRef")?);
    dynamic.transcode_from(message)?;
    Ok(serde_json::to_string(&dynamic)?)
}
