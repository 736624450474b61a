//! Messages to domain values: parses, and collects all problems on the way.

mod asked;
mod beside;
pub(crate) mod columns;
mod context;
mod counted;
mod counts;
mod extras;
mod game;
mod line;
pub(crate) mod lists;
mod record;
mod rule_set_ref;
mod said;
mod special_points;
#[cfg(test)]
mod tests;
mod voice;

use std::fmt::{self, Write as _};

use doko_engine::Seat;
use doko_proto::v1;

use crate::failure::{BadField, Failure, MAX_NAMED};
use crate::texts::Language;

pub(crate) use asked::{Announcing, Spoken, party_of_absage, spoken};
pub(crate) use beside::Given;
pub(crate) use counts::{Counts, counts};
pub(crate) use game::{Game, WithHands, game};
pub(crate) use line::written_out;
pub(crate) use record::{DecodedRecord, record, record_up_to_the_contract};
pub(crate) use rule_set_ref::{Readable, check_hash, in_a_row, readable, rule_set};
pub(crate) use said::Pile;
pub(crate) use voice::voice;

/// What is wrong with a request so far.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    /// Where the part lies that is being read.
    prefix: String,
    /// The bad fields that will be named.
    fields: Vec<BadField>,
    /// How many there are.
    count: usize,
}

impl Problems {
    /// Notes that the field at `path` cannot be read. Path and problem are written
    /// out only here, and only of fields that will be named.
    pub(crate) fn note(
        &mut self,
        path: impl fmt::Display,
        reason: v1::ErrorReason,
        problem: impl fmt::Display,
    ) {
        self.count += 1;
        if self.fields.len() < MAX_NAMED {
            let prefix = &self.prefix;
            self.fields.push(BadField {
                path: format!("{prefix}{path}"),
                reason,
                problem: problem.to_string(),
            });
        }
    }

    /// How many bad fields were noted.
    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    /// `value`, unless there was a problem.
    pub(crate) fn finish<T>(self, value: Option<T>) -> Result<T, Failure> {
        let Problems {
            prefix: _,
            fields,
            count,
        } = self;
        // Whoever gives no value has noted why.
        value
            .filter(|_| count == 0)
            .ok_or(Failure { fields, count })
    }

    /// Reads a part of the request with `read`; the paths that it notes begin
    /// with `prefix`.
    pub(crate) fn inside<T>(
        &mut self,
        prefix: impl fmt::Display,
        read: impl FnOnce(&mut Problems) -> T,
    ) -> T {
        let outside = self.prefix.len();
        // Writing into a string cannot fail.
        let _ = write!(self.prefix, "{prefix}");
        let value = read(self);
        self.prefix.truncate(outside);
        value
    }

    /// Notes a field that says what another one or the rule set excludes.
    pub(crate) fn contradiction(&mut self, path: impl fmt::Display, problem: impl fmt::Display) {
        self.note(path, v1::ErrorReason::ContradictoryFields, problem);
    }

    /// Notes a field whose value is none that it can have.
    pub(crate) fn malformed(&mut self, path: impl fmt::Display, problem: impl fmt::Display) {
        self.note(path, v1::ErrorReason::MalformedField, problem);
    }

    pub(crate) fn missing_field(&mut self, path: impl fmt::Display) {
        self.note(path, v1::ErrorReason::MissingField, "is required");
    }

    /// Notes that none of these `fields` is set, of which there must be one.
    pub(crate) fn missing_choice(&mut self, path: impl fmt::Display, fields: &[&str]) {
        let fields = fields.join("`, `");
        let problem = format_args!("is required: one of `{fields}`");
        self.note(path, v1::ErrorReason::MissingField, problem);
    }

    /// A number that must be given, because 0 means something else than nothing.
    pub(crate) fn number(&mut self, path: impl fmt::Display, number: Option<u32>) -> Option<u32> {
        if number.is_none() {
            self.missing_field(path);
        }
        number
    }

    /// An enum value that must be given.
    pub(crate) fn required<T>(
        &mut self,
        path: impl fmt::Display,
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
        path: impl fmt::Display,
        number: i32,
        read: impl Fn(i32) -> Option<T>,
    ) -> Option<T> {
        let value = read(number);
        if value.is_none() && number != 0 {
            self.unknown_number(path, |it| read(it).is_some());
        }
        value
    }

    /// A number that is no value of its enum, whose numbers are those that are known.
    /// They are told instead of the names: these would take the room of other fields.
    pub(crate) fn unknown_number(
        &mut self,
        path: impl fmt::Display,
        is_known: impl Fn(i32) -> bool,
    ) {
        let known = || (1..=LARGEST_NUMBER).filter(|&it| is_known(it));
        let count = known().count();
        let last = known().last().unwrap_or_default();
        let mut note = |problem: fmt::Arguments<'_>| {
            self.note(&path, v1::ErrorReason::UnknownEnumValue, problem);
        };
        if last > 0 && usize::try_from(last) == Ok(count) {
            note(format_args!("must name a value of its enum, 1 to {last}"));
        } else {
            // Which values there are depends on more than the number.
            note(format_args!("must name a value of its enum"));
        }
    }
}

/// No enum of a request has a larger number.
const LARGEST_NUMBER: i32 = 63;

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

/// The view of a question whose answer may show hands.
pub(crate) fn required_view(problems: &mut Problems, number: i32) -> Option<View> {
    view_for(problems, number, "")
}

/// The view of a question that can be answered by a verdict alone, as it is without a language and without
/// anything included.
pub(crate) fn view_of_action(
    problems: &mut Problems,
    number: i32,
    (language, include): (i32, &[i32]),
) -> Option<View> {
    if language == 0 && include.is_empty() {
        view(problems, number)
    } else {
        view_for(problems, number, " with `language` and `include`")
    }
}

/// The view, which is required `where_it_is`.
fn view_for(problems: &mut Problems, number: i32, where_it_is: &str) -> Option<View> {
    if number == 0 {
        let problem =
            format_args!("is required{where_it_is}: say VIEW_EVERYTHING if this goes to no player");
        problems.note("view", v1::ErrorReason::MissingField, problem);
    }
    view(problems, number)
}

/// The view. Unset lets the answer know everything; its caller takes away what may show hands.
pub(crate) fn view(problems: &mut Problems, number: i32) -> Option<View> {
    let view = match v1::View::try_from(number) {
        Ok(v1::View::Unspecified | v1::View::Everything) => View::Everything,
        Ok(v1::View::Seat1) => View::Seat(Seat::First),
        Ok(v1::View::Seat2) => View::Seat(Seat::Second),
        Ok(v1::View::Seat3) => View::Seat(Seat::Third),
        Ok(v1::View::Seat4) => View::Seat(Seat::Fourth),
        Ok(v1::View::Public) => View::Public,
        Err(_) => {
            problems.unknown_number("view", |it| v1::View::try_from(it).is_ok());
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
    pub(crate) line: bool,
}

/// The most entries of a list of includes.
const MAX_INCLUDES: usize = 8;

/// The list of includes, each at most once.
pub(crate) fn includes(problems: &mut Problems, numbers: &[i32]) -> Includes {
    let mut includes = Includes::default();
    limit(problems, "include", numbers.len(), MAX_INCLUDES);
    for (i, &number) in numbers.iter().enumerate().take(MAX_INCLUDES) {
        let included = match v1::Include::try_from(number) {
            Ok(v1::Include::LegalCards) => &mut includes.legal_cards,
            Ok(v1::Include::Position) => &mut includes.position,
            Ok(v1::Include::Effects) => &mut includes.effects,
            Ok(v1::Include::AnnouncementWindows) => &mut includes.windows,
            Ok(v1::Include::Line) => &mut includes.line,
            Ok(v1::Include::Unspecified) | Err(_) => {
                problems.unknown_number(format_args!("include[{i}]"), |it| {
                    v1::Include::try_from(it).is_ok()
                });
                continue;
            }
        };
        if std::mem::replace(included, true) {
            note_again(problems, format_args!("include[{i}]"));
        }
    }
    includes
}

/// Notes an entry that stands in its list a second time.
pub(crate) fn note_again(problems: &mut Problems, path: impl fmt::Display) {
    let problem = "must not stand in the list twice";
    problems.malformed(path, problem);
}

/// The most entries of the lists of games in a message.
pub(crate) const MAX_ENTRIES: usize = 1000;

/// Notes a list that is longer than `limit`.
pub(crate) fn limit(problems: &mut Problems, path: impl fmt::Display, len: usize, limit: usize) {
    if len > limit {
        let problem = format_args!("must not have more than {limit} entries");
        problems.note(path, v1::ErrorReason::LimitExceeded, problem);
    }
}

/// A column of entries that belong to those of the columns beside it.
struct Column {
    path: &'static str,
    len: usize,
    is_whole: bool,
    may_be_empty: bool,
}

impl Column {
    /// A column that has an entry for each of the others.
    const fn whole<T>(path: &'static str, entries: &[T]) -> Column {
        Column {
            path,
            len: entries.len(),
            is_whole: true,
            may_be_empty: false,
        }
    }

    /// A column that may be left out.
    const fn optional<T>(path: &'static str, entries: &[T]) -> Column {
        Column {
            path,
            len: entries.len(),
            is_whole: false,
            may_be_empty: true,
        }
    }

    /// The same column; with this it may not be left out.
    const fn required_if(self, is_required: bool) -> Column {
        Column {
            may_be_empty: !is_required,
            ..self
        }
    }
}

/// Notes the columns whose length is not that of the longest whole one. If the whole ones are
/// empty, they are missing where another one is not.
fn same_length<const N: usize>(problems: &mut Problems, columns: [Column; N]) {
    let longest = |only_whole: bool| {
        let lengths = columns.iter().filter(|it| it.is_whole || !only_whole);
        lengths.map(|it| it.len).max().unwrap_or_default()
    };
    let measure = match longest(true) {
        0 => longest(false),
        length => length,
    };
    for Column {
        path,
        len,
        is_whole: _,
        may_be_empty,
    } in columns
    {
        if len == 0 && measure > 0 {
            if !may_be_empty {
                problems.missing_field(path);
            }
        } else if len != measure {
            let problem = format_args!("must have {measure} entries like the columns beside it");
            problems.note(path, v1::ErrorReason::ColumnLengthMismatch, problem);
        }
    }
}
