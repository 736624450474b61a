//! Questions about the book.

use doko_proto::v1;

use crate::answer::{Rule, RuleBook, RuleSetCheck, RuleSetSummary};
use crate::client::Client;
use crate::error::Error;
use crate::named::number_or_zero;
use crate::read::{FromMessage as _, all};
use crate::record::RuleSet;

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

    /// What does this rule set say: a published one, in the edition it names or the
    /// newest, or one's own?
    ///
    /// ```no_run
    /// use doko_sdk::{Client, RuleSet};
    ///
    /// # async fn run(client: Client) -> Result<(), Box<dyn std::error::Error>> {
    /// let newest = client.rule_set("ddv-tsr").await?;
    /// let house = RuleSet::named("ddv-tsr").edition("2026-02-21").with("deck.nines", "without")?;
    /// let house = client.rule_set(house).await?;
    /// assert_eq!((newest.hand_size, house.hand_size), (12, 10));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// The question was not answered, for instance since there is no such rule set
    /// or edition, or since its options contradict each other.
    pub async fn rule_set(&self, rule_set: impl Into<RuleSet>) -> Result<RuleBook, Error> {
        let request = v1::GetRuleSetRequest {
            rule_set: Some(rule_set.into().to_message()),
            language: number_or_zero(self.inner.options.language),
        };
        Ok(RuleBook::from_message(self.call(request).await?)?)
    }

    /// In what does this rule set contradict itself, and how does it differ from
    /// `compare_with`, or from the published one that it starts from?
    ///
    /// ```no_run
    /// use doko_sdk::{Client, Language, Options, RuleSet};
    ///
    /// # async fn run() -> Result<(), Box<dyn std::error::Error>> {
    /// let client = Client::builder()
    ///     .endpoint("http://127.0.0.1:50051")
    ///     .options(Options::new().language(Language::En))
    ///     .connect()
    ///     .await?;
    /// let house = RuleSet::named("ddv-tsr").with("dulle_tie", "second")?;
    /// let check = client.check_rule_set(house, None).await?;
    /// for problem in &check.problems {
    ///     println!("{}: {}", problem.option_path, problem.text);
    /// }
    /// for difference in &check.differences {
    ///     println!("{}", difference.text);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// The question was not answered, for instance since the rule set cannot be
    /// read. That it contradicts itself is an answer.
    pub async fn check_rule_set(
        &self,
        rule_set: impl Into<RuleSet>,
        compare_with: Option<RuleSet>,
    ) -> Result<RuleSetCheck, Error> {
        let request = v1::CheckRuleSetRequest {
            rule_set: Some(rule_set.into().to_message()),
            compare_with: compare_with.map(|it| it.to_message()),
            language: number_or_zero(self.inner.options.language),
        };
        Ok(RuleSetCheck::from_message(self.call(request).await?)?)
    }

    /// All rules of the book; of a rule set, if one is given.
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn rules(&self, rule_set: Option<RuleSet>) -> Result<Vec<Rule>, Error> {
        let request = v1::ListRulesRequest {
            rule_set: rule_set.map(|it| it.to_message()),
            language: number_or_zero(self.inner.options.language),
            ..Default::default()
        };
        Ok(all(self.call(request).await?.rules)?)
    }
}
