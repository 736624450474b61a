//! The rules, as the catalogue inside this program has them.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail};
use doko_proto::v1;
use prost::Message as _;

use crate::Method;
use crate::road::{Embedded, Reply, Road as _};

/// The rules by their ids.
#[derive(Clone, Debug)]
pub struct Book {
    rules: BTreeMap<String, v1::Rule>,
}

impl Book {
    /// Opens the book in English, or in German.
    ///
    /// # Errors
    ///
    /// If the engine inside has no rules.
    pub fn open(language: v1::Language) -> Result<Book> {
        let request = v1::ListRulesRequest {
            language: language.into(),
            ..Default::default()
        };
        let reply = Embedded.call(Method::ListRules, &request.encode_to_vec())?;
        let Reply::Response(bytes) = reply else {
            bail!("no rules: {reply:?}");
        };
        let rules = v1::ListRulesResponse::decode(bytes.as_slice()).context("no rules")?;
        let rules = rules.rules.into_iter().map(|it| (it.id.clone(), it));
        Ok(Book {
            rules: rules.collect(),
        })
    }

    /// The title of a rule.
    pub fn title(&self, id: &str) -> &str {
        self.text(id).map_or("", |it| it.title.as_str())
    }

    /// The ids of all rules, in no particular order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.rules.keys().map(String::as_str)
    }

    /// The options that touch a rule.
    pub fn options(&self, id: &str) -> &[String] {
        self.rules.get(id).map_or(&[], |it| &it.option_paths)
    }

    /// The rule with its paragraph under a rule set, and its text.
    pub fn quote(&self, id: &str, rule_set: &str) -> String {
        let source = self.source(id, rule_set);
        let source = source.map(|it| format!(" ({it})")).unwrap_or_default();
        let text = self.text(id).map_or("", |it| it.text.as_str());
        format!("{id} {}{source}: {text}", self.title(id))
    }

    /// Where a rule is written down, for a rule set.
    fn source(&self, id: &str, rule_set: &str) -> Option<&str> {
        let sources = &self.rules.get(id)?.sources;
        let own = sources.iter().find(|it| it.rule_set == rule_set);
        own.or(sources.first()).map(|it| it.source.as_str())
    }

    fn text(&self, id: &str) -> Option<&v1::RuleText> {
        self.rules.get(id)?.texts.first()
    }
}
