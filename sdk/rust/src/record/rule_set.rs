//! [`RuleSet`]: which rules apply.

use doko_proto::v1;

use super::RecordError;

/// Which rules apply: a published rule set, one with options that differ, or one of
/// the caller's own.
///
/// ```
/// use doko_sdk::{Record, RuleSet};
///
/// let newest = Record::new("ddv-tsr");
/// let pinned = Record::new(RuleSet::named("ddv-tsr").edition("2026-02-21"));
/// assert_eq!(newest.rule_set.name(), pinned.rule_set.name());
///
/// // House rules: the second ♥10 wins, and nobody owes a solo.
/// let house = RuleSet::named("ddv-tsr")
///     .with("dulle_tie", "second")?
///     .with("pflichtsolo", "0")?;
/// assert_eq!(house.to_line()?, "ddv-tsr{dulle_tie=second pflichtsolo=0}");
/// let record = Record::new(house);
/// # assert_eq!(record.to_line()?, "ddv-tsr{dulle_tie=second pflichtsolo=0}");
/// # Ok::<(), doko_sdk::RecordError>(())
/// ```
///
/// Options and their values are named as in `docs/OPTIONS_HASH.md`. Whether they
/// contradict each other is for the service to say
/// ([`Client::check_rule_set`](crate::Client::check_rule_set)).
#[derive(Clone, Debug, PartialEq)]
pub struct RuleSet {
    /// A complete rule set of the caller's own stands here in place of a name.
    pub(super) base: Base,
    pub(super) edition: String,
    pub(super) expected_options_hash: String,
    pub(super) overrides: Option<Box<v1::RuleSet>>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Base {
    Named(String),
    Custom(Box<v1::RuleSet>),
}

impl RuleSet {
    /// The published rule set of this name, in its newest edition.
    pub fn named(name: impl Into<String>) -> RuleSet {
        RuleSet {
            base: Base::Named(name.into()),
            edition: String::new(),
            expected_options_hash: String::new(),
            overrides: None,
        }
    }

    /// A rule set with every option: those of `options`, each as `name=value` with
    /// white space between them, as in
    /// [`RuleBook::canonical_text`](crate::RuleBook::canonical_text).
    ///
    /// # Errors
    ///
    /// The place that cannot be read, counted within `custom{options}`. Options that
    /// are missing are for the service to name.
    pub fn custom(options: &str) -> Result<RuleSet, RecordError> {
        RuleSet::from_line(&format!("{CUSTOM}{{{options}}}"))
    }

    /// Reads a rule set as it begins a record on one line, such as
    /// `ddv-tsr@2026-02-21{dulle_tie=second}`.
    ///
    /// # Errors
    ///
    /// The place that cannot be read, and what was expected there.
    pub fn from_line(line: &str) -> Result<RuleSet, RecordError> {
        let message = doko_notation::read_rule_set(line);
        RuleSet::from_message(message.map_err(|error| problem(error.to_string()))?)
    }

    /// The rule set as it begins a record on one line.
    ///
    /// # Errors
    ///
    /// A name, edition or hash that is not one word.
    pub fn to_line(&self) -> Result<String, RecordError> {
        doko_notation::write_rule_set(&self.to_message())
            .map_err(|error| RecordError::new(error.path, error.problem))
    }

    /// Reads the canonical JSON of `RuleSetRef`, as in the files that
    /// `doko-server --rule-sets` publishes.
    ///
    /// # Errors
    ///
    /// The text is no JSON, or has fields or values that a rule set does not have.
    pub fn from_json(json: &str) -> Result<RuleSet, RecordError> {
        let message = doko_notation::json::read_rule_set(json);
        RuleSet::from_message(message.map_err(|error| problem(error.to_string()))?)
    }

    /// The same with this value of one option, in place of whatever it was.
    ///
    /// # Errors
    ///
    /// There is no such option, or no such value of it.
    pub fn with(mut self, option: &str, value: &str) -> Result<RuleSet, RecordError> {
        let options = match &mut self.base {
            Base::Custom(options) => options,
            Base::Named(_) => self.overrides.get_or_insert_default(),
        };
        doko_notation::set_option(options, option, value)
            .map_err(|problem| RecordError::new(option, problem))?;
        Ok(self)
    }

    /// This edition of it.
    #[must_use]
    pub fn edition(mut self, edition: impl Into<String>) -> RuleSet {
        self.edition = edition.into();
        self
    }

    /// Only if its options have this hash
    /// ([`RuleSetStamp::options_hash`](crate::RuleSetStamp::options_hash)); otherwise the
    /// question fails with
    /// [`ErrorReason::RuleSetChanged`](crate::ErrorReason::RuleSetChanged).
    #[must_use]
    pub fn expected_options_hash(mut self, hash: impl Into<String>) -> RuleSet {
        self.expected_options_hash = hash.into();
        self
    }

    /// The name, or `custom` for a rule set with every option.
    pub fn name(&self) -> &str {
        match &self.base {
            Base::Named(name) => name,
            Base::Custom(_) => CUSTOM,
        }
    }

    /// The edition, if one is named.
    pub fn named_edition(&self) -> Option<&str> {
        (!self.edition.is_empty()).then_some(self.edition.as_str())
    }
}

/// What a rule set without a name is called.
const CUSTOM: &str = "custom";

fn problem(problem: String) -> RecordError {
    RecordError::new("", problem)
}

impl From<&str> for RuleSet {
    fn from(name: &str) -> RuleSet {
        RuleSet::named(name)
    }
}

impl From<String> for RuleSet {
    fn from(name: String) -> RuleSet {
        RuleSet::named(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_texts_say_the_same() {
        let line = "vln@1{deck.nines=with dulle_tie=first throw=kings>=5 list.games=24}";
        let json = r#"{"name": "vln", "edition": "1", "overrides": {
            "deck_nines": "DECK_NINES_WITH",
            "dulleTie": "DULLE_TIE_FIRST",
            "list_games": "LIST_LENGTH_FIXED",
            "list_games_fixed": 24,
            "throw_conditions": {"values": [{"kind": "THROW_KIND_KINGS", "number": 5}]}}}"#;
        let read = RuleSet::from_line(line).unwrap();
        assert_eq!(RuleSet::from_json(json), Ok(read.clone()));
        assert_eq!(read.to_line().unwrap(), line);
        assert_eq!((read.name(), read.named_edition()), ("vln", Some("1")));
    }

    #[test]
    fn options_are_set_one_by_one() {
        let custom = RuleSet::custom("dulle_tie=first\nsolos=\n").unwrap();
        assert_eq!(custom.name(), "custom");
        let custom = custom.with("solos", "karo").unwrap();
        assert_eq!(
            custom.to_line().unwrap(),
            "custom{dulle_tie=first solos=karo}"
        );
        let error = custom.with("dulle_tie", "third").unwrap_err();
        assert_eq!(error.path, "dulle_tie");
        assert!(error.problem.contains("second_except_last"), "{error}");
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for text in [
            "",
            "ddv-tsr{",
            "ddv-tsr{dulle_tie}",
            "ddv-tsr x",
            "ddv-tsr; p=SJ",
        ] {
            let error = RuleSet::from_line(text).unwrap_err();
            assert!(error.problem.contains("column"), "{text}: {error}");
        }
        assert!(RuleSet::from_json("{}").is_err());
        assert!(RuleSet::from_json(r#"{"name": "vln", "options": {}}"#).is_err());
    }
}
