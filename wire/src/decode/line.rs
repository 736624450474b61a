//! A record that is given as one line.

use std::borrow::Cow;

use doko_notation::BadLine;
use doko_proto::v1;

use super::Problems;

/// The record in its fields, if it can be read.
pub(crate) fn written_out<'r>(
    problems: &mut Problems,
    message: &'r v1::GameRecord,
) -> Option<Cow<'r, v1::GameRecord>> {
    let read = doko_notation::written_out(message);
    read.map_err(|error| {
        let reason = match error {
            BadLine::NotAlone => v1::ErrorReason::ContradictoryFields,
            BadLine::TooLong => v1::ErrorReason::LimitExceeded,
            BadLine::Unreadable(_) => v1::ErrorReason::MalformedField,
        };
        problems.note("record.line", reason, error);
    })
    .ok()
}

impl Problems {
    /// Reads what stands in the `line` of a record, if there is one: what is wrong with a field is
    /// wrong at a column of the line.
    pub(crate) fn in_line<T>(&mut self, line: &str, read: impl FnOnce(&mut Problems) -> T) -> T {
        let known = self.fields.len();
        let value = read(self);
        if line.is_empty() {
            return value;
        }
        let place = format!("{}record", self.prefix);
        for field in self.fields.iter_mut().skip(known) {
            let inner = field.path.strip_prefix(&place);
            let path = inner.and_then(|it| it.strip_prefix('.'));
            if let Some(path) = path.filter(|&it| it != "line") {
                let column = doko_notation::column_of(line, path);
                field.problem = format!("column {column} (`{path}`): {}", field.problem);
                field.path = format!("{place}.line");
            }
        }
        value
    }
}
