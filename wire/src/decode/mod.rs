//! Messages to domain values: parses, and collects all problems on the way.

mod asked;
pub(crate) mod columns;
mod context;
mod counted;
mod counts;
mod extras;
mod game;
mod record;
mod rule_set_ref;
mod said;

use doko_engine::Seat;
use doko_proto::v1;

use crate::failure::{BadField, Failure};
use crate::texts::Language;

pub(crate) use asked::{Spoken, spoken};
pub(crate) use counts::{Counts, counts};
pub(crate) use game::{Game, WithHands, game};
pub(crate) use record::{DecodedRecord, order_of_play, record};
pub(crate) use rule_set_ref::{Readable, in_a_row, published, readable, rule_set};

/// What is wrong with a request so far.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    fields: Vec<BadField>,
    missing: Option<&'static str>,
}

impl Problems {
    /// Notes that the field at `path` cannot be read. The path is written out
    /// only here, when there is a problem.
    pub(crate) fn note(
        &mut self,
        path: String,
        reason: v1::ErrorReason,
        problem: impl Into<String>,
    ) {
        self.fields.push(BadField {
            path,
            reason,
            problem: problem.into(),
        });
    }

    /// Notes that the request asks for something that is not served yet.
    pub(crate) fn not_yet(&mut self, missing: &'static str) {
        self.missing.get_or_insert(missing);
    }

    /// `value`, unless there was a problem.
    pub(crate) fn finish<T>(self, value: Option<T>) -> Result<T, Failure> {
        match (value, self.missing) {
            _ if !self.fields.is_empty() => Err(Failure::Unreadable(self.fields)),
            (_, Some(missing)) => Err(Failure::NotYetAvailable { missing }),
            (Some(value), None) => Ok(value),
            // Whoever gives no value has noted why; so this names nothing.
            (None, None) => Err(Failure::Unreadable(Vec::new())),
        }
    }

    /// Reads a part of the request with `read`; the paths that it notes begin
    /// with `prefix`.
    pub(crate) fn inside<T>(&mut self, prefix: &str, read: impl FnOnce(&mut Problems) -> T) -> T {
        let before = self.fields.len();
        let value = read(self);
        for field in self.fields.iter_mut().skip(before) {
            field.path.insert_str(0, prefix);
        }
        value
    }

    pub(crate) fn missing_field(&mut self, path: &str) {
        self.note(
            path.to_owned(),
            v1::ErrorReason::MissingField,
            "is required",
        );
    }

    /// An enum value that must be given.
    pub(crate) fn required<T>(
        &mut self,
        path: &str,
        number: i32,
        read: impl Fn(i32) -> Option<T>,
    ) -> Option<T> {
        if number == 0 {
            self.missing_field(path);
            return None;
        }
        self.optional(path, number, read)
    }

    /// An enum value that may be left out.
    pub(crate) fn optional<T>(
        &mut self,
        path: &str,
        number: i32,
        read: impl Fn(i32) -> Option<T>,
    ) -> Option<T> {
        let value = read(number);
        if value.is_none() && number != 0 {
            self.unknown_number(path.to_owned());
        }
        value
    }

    pub(crate) fn unknown_number(&mut self, path: String) {
        self.note(
            path,
            v1::ErrorReason::UnknownEnumValue,
            "must name a value of its enum",
        );
    }
}

/// The language of texts, or `None` for no texts.
pub(crate) fn language(problems: &mut Problems, number: i32) -> Option<Language> {
    problems.optional("language", number, |number| {
        match v1::Language::try_from(number).ok()? {
            v1::Language::De => Some(Language::De),
            v1::Language::En => Some(Language::En),
            v1::Language::Unspecified => None,
        }
    })
}

/// Through whose eyes an answer looks.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum View {
    /// All that the record says.
    Everything,
    /// What this seat knows.
    Seat(Seat),
    /// What everybody knows.
    Public,
}

/// The view.
pub(crate) fn view(problems: &mut Problems, number: i32) -> Option<View> {
    let view = match v1::View::try_from(number) {
        Ok(v1::View::Unspecified | v1::View::Everything) => View::Everything,
        Ok(v1::View::Seat1) => View::Seat(Seat::First),
        Ok(v1::View::Seat2) => View::Seat(Seat::Second),
        Ok(v1::View::Seat3) => View::Seat(Seat::Third),
        Ok(v1::View::Seat4) => View::Seat(Seat::Fourth),
        Ok(v1::View::Public) => View::Public,
        Err(_) => {
            problems.unknown_number("view".to_owned());
            return None;
        }
    };
    Some(view)
}

/// What else is to be answered.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Includes {
    pub(crate) legal_cards: bool,
    pub(crate) position: bool,
    pub(crate) effects: bool,
    pub(crate) windows: bool,
}

/// The list of includes, at most eight.
pub(crate) fn includes(problems: &mut Problems, numbers: &[i32]) -> Includes {
    let mut includes = Includes::default();
    limit(problems, "include", numbers.len(), 8);
    for (i, &number) in numbers.iter().enumerate().take(8) {
        match v1::Include::try_from(number) {
            Ok(v1::Include::LegalCards) => includes.legal_cards = true,
            Ok(v1::Include::Position) => includes.position = true,
            Ok(v1::Include::Effects) => includes.effects = true,
            Ok(v1::Include::AnnouncementWindows) => includes.windows = true,
            Ok(v1::Include::Unspecified) | Err(_) => {
                problems.unknown_number(format!("include[{i}]"))
            }
        }
    }
    includes
}

/// Notes a list that is longer than `limit`.
pub(crate) fn limit(problems: &mut Problems, path: &str, len: usize, limit: usize) {
    if len > limit {
        let problem = format!("must not have more than {limit} entries");
        problems.note(path.to_owned(), v1::ErrorReason::LimitExceeded, problem);
    }
}

/// Notes a column that is not as long as those beside it.
fn same_length(problems: &mut Problems, path: &str, len: usize, expected: usize) {
    if len != expected {
        let problem = format!("must have {expected} entries like the columns beside it");
        problems.note(
            path.to_owned(),
            v1::ErrorReason::ColumnLengthMismatch,
            problem,
        );
    }
}
