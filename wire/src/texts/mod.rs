//! What rulings say in words, in German and in English.
//!
//! Every sentence is a template with named gaps, so that clients which fill
//! the gaps themselves get the words that this service uses.

mod accepted;
mod allowed;
mod names;
mod phrases;
mod reasons;
mod refusal;
mod row;
mod score;
pub(crate) mod session;
mod shortened;
mod template;
mod unjudged;
mod voice;

pub(crate) use accepted::templates as acceptance_templates;
pub(crate) use allowed::{
    Allowed, allowed, announces_more, depends_on_cards, in_time, rule_of_time,
};
pub(crate) use names::{card, list};
pub(crate) use reasons::templates as refusal_templates;
pub(crate) use refusal::{Choices, ground, no_deal_fits, proof, refusal};
pub(crate) use row::{doubling, row};
pub(crate) use score::{
    Change, change, change_templates, item, templates as item_templates, winner,
};
pub(crate) use shortened::{Shortened, shortened};
pub(crate) use template::{Filling, Sentence, Template};
pub(crate) use unjudged::{after_violation, in_doubt, too_many_deals};
pub(crate) use voice::Voice;

/// A language in which the service can speak.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Language {
    /// German.
    De,
    /// English.
    En,
}

impl Language {
    /// Both languages, in the order of the API.
    pub(crate) const ALL: [Language; 2] = [Language::De, Language::En];
}

/// What the catalogue says about `rule`.
pub(crate) const fn rule(language: Language, rule: doko_engine::Rule) -> &'static str {
    of(language, &crate::catalogue::entry(rule).text)
}

/// The words of `text` in `language`.
pub(crate) const fn of(language: Language, text: &crate::catalogue::Text) -> &'static str {
    match language {
        Language::De => text.de,
        Language::En => text.en,
    }
}

#[cfg(test)]
mod tests;
