//! Questions about the book.

use doko_proto::v1;

use crate::answer::{Rule, RuleBook, RuleSetSummary};
use crate::client::Client;
use crate::error::Error;
use crate::named::number_or_zero;
use crate::read::{FromMessage as _, all};

impl Client {
    /// Which rule sets are published, in which editions?
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn list_rule_sets(&self) -> Result<Vec<RuleSetSummary>, Error> {
        let language = number_or_zero(self.inner.options.language);
        let response = self.call(v1::ListRuleSetsRequest { language }).await?;
        Ok(all(response.rule_sets)?)
    }

    /// What does the newest edition of this rule set say?
    ///
    /// # Errors
    ///
    /// The question was not answered, for instance since there is no such rule
    /// set.
    pub async fn rule_set(&self, name: impl Into<String>) -> Result<RuleBook, Error> {
        self.rule_set_edition(name, "").await
    }

    /// What does this edition of this rule set say?
    ///
    /// # Errors
    ///
    /// The question was not answered, for instance since there is no such rule set
    /// or edition.
    pub async fn rule_set_edition(
        &self,
        name: impl Into<String>,
        edition: impl Into<String>,
    ) -> Result<RuleBook, Error> {
        let request = v1::GetRuleSetRequest {
            name: name.into(),
            edition: edition.into(),
            language: number_or_zero(self.inner.options.language),
        };
        Ok(RuleBook::from_message(self.call(request).await?)?)
    }

    /// All rules of the book; of a rule set, if one is named.
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn rules(&self, rule_set: Option<&str>) -> Result<Vec<Rule>, Error> {
        let request = v1::ListRulesRequest {
            rule_set: rule_set.unwrap_or_default().to_owned(),
            language: number_or_zero(self.inner.options.language),
            ..Default::default()
        };
        Ok(all(self.call(request).await?.rules)?)
    }
}
