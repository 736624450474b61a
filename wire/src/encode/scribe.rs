//! [`Scribe`]: what an answer is written for.

use crate::decode::DecodedRecord;
use crate::published::Served;
use crate::texts::{Language, Sentence, Voice};

/// What an answer is written for: the rules it cites, and the voice of its texts, if it has some.
#[derive(Clone, Debug)]
pub(crate) struct Scribe {
    pub(crate) published: Served,
    pub(crate) voice: Option<Voice>,
}

impl Scribe {
    /// Writes about this record.
    pub(crate) fn of(record: &DecodedRecord, voice: Option<Voice>) -> Scribe {
        Scribe {
            published: record.published.clone(),
            voice,
        }
    }

    /// `write` in the language asked for, or nothing.
    pub(crate) fn text(&self, write: impl FnOnce(Language) -> String) -> String {
        self.told(|voice| write(voice.language))
    }

    /// What `tell` tells of the case at hand, or nothing.
    pub(crate) fn told(&self, tell: impl FnOnce(&Voice) -> String) -> String {
        self.voice.as_ref().map(tell).unwrap_or_default()
    }

    /// The same as a sentence, with what filled its gaps.
    pub(crate) fn said(&self, say: impl FnOnce(&Voice) -> Sentence) -> Sentence {
        self.voice.as_ref().map(say).unwrap_or_default()
    }

    /// The same, for what is only supposed: a text would tell it as a fact.
    pub(crate) fn without_texts(&self) -> Scribe {
        Scribe {
            voice: None,
            ..self.clone()
        }
    }
}
