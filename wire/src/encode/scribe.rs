//! [`Scribe`]: what an answer is written for.

use crate::decode::DecodedRecord;
use crate::published::Served;
use crate::texts::Language;

/// What an answer is written for: the rules it cites, and the language of its texts.
#[derive(Clone, Debug)]
pub(crate) struct Scribe {
    pub(crate) published: Served,
    pub(crate) language: Option<Language>,
}

impl Scribe {
    /// Writes about this record.
    pub(crate) fn of(record: &DecodedRecord, language: Option<Language>) -> Scribe {
        Scribe {
            published: record.published.clone(),
            language,
        }
    }

    /// `write` in the language asked for, or nothing.
    pub(crate) fn text(&self, write: impl FnOnce(Language) -> String) -> String {
        self.language.map(write).unwrap_or_default()
    }

    /// The same, for what is only supposed: a text would tell it as a fact.
    pub(crate) fn without_texts(&self) -> Scribe {
        Scribe {
            language: None,
            ..self.clone()
        }
    }
}
