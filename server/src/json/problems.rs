//! What is wrong with a text, by the places in it.

use std::fmt::Write as _;

use doko_proto::v1::ErrorReason;
use doko_wire::{BadField, Failure};

/// As many bad fields are named, as it is published with [`ErrorReason`].
const MAX_NAMED: usize = 96;

/// As many are told what is near to them.
const MAX_DESCRIBED: usize = 16;

/// So much is repeated of a name that is not known.
const LONGEST_NAME: usize = 64;

/// The way to a value.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step<'s> {
    Field(&'s str),
    Element(usize),
}

/// All that is wrong.
#[derive(Debug, Default)]
pub(super) struct Problems {
    fields: Vec<BadField>,
    count: usize,
}

impl Problems {
    /// Notes what is wrong at the end of `path`.
    pub(super) fn note(
        &mut self,
        path: &[Step<'_>],
        reason: ErrorReason,
        problem: impl FnOnce() -> String,
    ) {
        self.count = self.count.saturating_add(1);
        if self.fields.len() < MAX_NAMED {
            let described = self.fields.len() < MAX_DESCRIBED;
            self.fields.push(BadField {
                path: written(path),
                reason,
                problem: if described { problem() } else { String::new() },
            });
        }
    }

    /// Notes that there is no field `name` in what `path` leads to.
    pub(super) fn unknown(
        &mut self,
        path: &[Step<'_>],
        name: &str,
        problem: impl FnOnce() -> String,
    ) {
        let name: String = name.chars().take(LONGEST_NAME).collect();
        let steps = [path, &[Step::Field(&name)]].concat();
        self.note(&steps, ErrorReason::UndecodableMessage, problem);
    }

    /// All of it, if there is anything.
    pub(super) fn failure(self) -> Option<Failure> {
        let Self { fields, count } = self;
        (count > 0).then_some(Failure { fields, count })
    }
}

/// A path as errors have it, such as `record.plays[3]`.
fn written(path: &[Step<'_>]) -> String {
    let mut text = String::new();
    for step in path {
        match step {
            Step::Field(name) => {
                let dot = if text.is_empty() { "" } else { "." };
                text.extend([dot, name]);
            }
            Step::Element(place) => {
                // A string takes everything.
                let _ = write!(text, "[{place}]");
            }
        }
    }
    text
}
