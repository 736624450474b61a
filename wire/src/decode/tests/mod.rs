//! What is noted of fields that cannot be read, and what is not.

mod context;
mod counted;
mod extras;
mod references;
mod said;
mod views;

use doko_proto::v1;

use super::Problems;
use crate::Question;

/// The bad fields of a request with their reasons; none if it is answered.
fn bad_fields<Q: Question>(request: Q) -> Vec<(String, v1::ErrorReason)> {
    let fields = crate::answer(request)
        .err()
        .map(crate::Failure::into_fields);
    let fields = fields.unwrap_or_default().into_iter();
    fields.map(|it| (it.path, it.reason)).collect()
}

/// The bad fields of a record under a published rule set.
fn of_record(
    name: &str,
    change: impl FnOnce(&mut v1::GameRecord),
) -> Vec<(String, v1::ErrorReason)> {
    let mut record = v1::GameRecord {
        rule_set: Some(named(name)),
        ..v1::GameRecord::default()
    };
    change(&mut record);
    bad_fields(v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        ..v1::InspectGameRequest::default()
    })
}

fn named(name: &str) -> v1::RuleSetRef {
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
        ..v1::RuleSetRef::default()
    }
}

fn expected(fields: &[(&str, v1::ErrorReason)]) -> Vec<(String, v1::ErrorReason)> {
    let fields = fields.iter();
    fields
        .map(|&(path, reason)| (path.to_owned(), reason))
        .collect()
}

/// A range is told only if every number of it is a value.
#[test]
fn numbers_of_an_enum_are_a_range_or_are_not_told() {
    let told = |is_known: fn(i32) -> bool| {
        let mut problems = Problems::default();
        problems.unknown_number("solo", is_known);
        let failure = problems.finish(Some(())).unwrap_err();
        failure.fields.first().map(|it| it.problem.clone())
    };
    let value = "must name a value of its enum";
    assert_eq!(told(|it| it <= 3), Some(format!("{value}, 1 to 3")));
    assert_eq!(told(|it| it == 1), Some(format!("{value}, 1 to 1")));
    assert_eq!(told(|it| it == 2), Some(value.to_owned()));
    assert_eq!(told(|it| it == 1 || it == 3), Some(value.to_owned()));
    assert_eq!(told(|_| false), Some(value.to_owned()));
}

#[test]
fn columns_beside_each_other_have_one_length() {
    use v1::ErrorReason::{ColumnLengthMismatch, MissingField};
    let lengths = |said: usize, words, bids, seats| {
        of_record("ddv-tsr", |it| {
            it.said_seats = vec![1; said];
            it.said_words = vec![v1::SaidWord::Gesund.into(); words];
            it.said_bids = vec![0; bids];
            it.plays = vec![v1::Card::Ca.into(); 2];
            it.play_seats = vec![1; seats];
        })
    };
    assert_eq!(lengths(2, 2, 2, 2), []);
    assert_eq!(lengths(2, 2, 0, 0), []);
    // The longest column that is always given is the measure.
    assert_eq!(
        lengths(2, 1, 3, 1),
        expected(&[
            ("record.said_words", ColumnLengthMismatch),
            ("record.said_bids", ColumnLengthMismatch),
            ("record.play_seats", ColumnLengthMismatch),
        ])
    );
    assert_eq!(
        lengths(0, 2, 1, 3),
        expected(&[
            ("record.said_seats", MissingField),
            ("record.said_bids", ColumnLengthMismatch),
            ("record.play_seats", ColumnLengthMismatch),
        ])
    );
}
