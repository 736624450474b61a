//! A record that is spoilt, and what spoils it.

use doko_proto::v1;

/// A record with something unreadable in it: what is wrong, how it came about,
/// and path and reason of each bad field in the order of the fields.
pub(crate) type Case = (&'static str, Spoil, &'static [(&'static str, &'static str)]);

pub(crate) type Spoil = fn(&mut v1::GameRecord);

pub(crate) fn set(column: &mut [i32], index: usize, card: v1::Card) {
    put(column, index, card.into());
}

pub(crate) fn put(column: &mut [i32], index: usize, number: i32) {
    if let Some(entry) = column.get_mut(index) {
        *entry = number;
    }
}

pub(crate) fn rule_set(record: &mut v1::GameRecord) -> &mut v1::RuleSetRef {
    record.rule_set.get_or_insert_default()
}

pub(crate) fn named(record: &mut v1::GameRecord, name: &str) {
    let source = Some(v1::rule_set_ref::Source::Name(name.to_owned()));
    record.rule_set = Some(v1::RuleSetRef {
        source,
        ..Default::default()
    });
}

pub(crate) fn context(record: &mut v1::GameRecord) -> &mut v1::GameContext {
    record.context.get_or_insert_default()
}
