//! [`RuleOption`]: an option of a rule set.

use crate::v1;

/// A text in both languages.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Text {
    /// In German.
    pub de: &'static str,
    /// In English.
    pub en: &'static str,
}

pub(crate) const fn words(de: &'static str, en: &'static str) -> Text {
    Text { de, en }
}

/// An option of a rule set.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// Its name in the text notation, such as `solo.lead`.
    pub path: &'static str,
    /// The field of `RuleSet`, such as `solo_lead`.
    pub field: &'static str,
    /// What it decides.
    pub decides: Text,
    /// The ids of the rules that fix the value, those of a deviation first.
    pub said_by: &'static [&'static str],
    /// Another option that must be on, or have this value; else this one changes nothing. Empty if
    /// it needs none.
    pub needs: &'static str,
    /// The version of the service that has it first.
    pub since: &'static str,
    /// The least and the largest value, if it is a number.
    pub bounds: Option<(u32, u32)>,
    /// What values are called in words. `#` stands for any number, and nothing for an empty list;
    /// the value of a part has the name of the part and a colon before it.
    pub words: &'static [(&'static str, Text)],
    pub(crate) text: fn(&v1::RuleSet) -> Option<Result<String, String>>,
    pub(crate) set: fn(&mut v1::RuleSet, &str) -> Result<(), String>,
    pub(crate) take: fn(&mut v1::RuleSet, &v1::RuleSet),
}

impl RuleOption {
    /// The value that `rules` have, in the text notation; `None` if the option is not set.
    ///
    /// # Errors
    ///
    /// What is wrong with a value that has no name.
    #[must_use]
    pub fn text(&self, rules: &v1::RuleSet) -> Option<Result<String, String>> {
        (self.text)(rules)
    }

    /// Gives `rules` the value that is written like `text`.
    ///
    /// # Errors
    ///
    /// What a value of the option looks like. `rules` stay as they are.
    pub fn set(&self, rules: &mut v1::RuleSet, text: &str) -> Result<(), String> {
        (self.set)(rules, text)
    }
}
