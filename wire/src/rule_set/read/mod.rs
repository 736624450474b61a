//! A complete rule set out of its message: how fields are read, and the options for which the engine
//! has another type than the message.

mod announcement;
mod list;
mod vorbehalte;

use std::fmt::Display;

use doko_engine::RuleSet;
use doko_proto::{options, v1};

use crate::decode::{Problems, limit, note_again};
use crate::values::Value;

const MAX_PACKETS: usize = 12;
const MAX_ENTRIES: usize = 16;

/// What a rule set says: to the engine, and to who deals.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Options {
    /// The options that the engine goes by.
    pub(crate) rules: RuleSet,
    /// The sizes of the packets, as they were given.
    pub(crate) packets: Vec<u32>,
}

/// Reads `message`, whose fields lie below `path`. What its values say together
/// is not asked here.
pub(crate) fn options(
    problems: &mut Problems,
    path: &str,
    message: &v1::RuleSet,
) -> Option<Options> {
    let mut reader = Reader { problems, path };
    let packets = reader.packets(message.deal_packets.as_ref());
    let rules = reader.rules(message);
    Some(Options {
        rules: rules?,
        packets: packets?,
    })
}

/// `base` with every option of `overrides` that is set. The packets follow the deck (CARD-6) unless
/// they are set as well.
pub(crate) fn overlay(base: &v1::RuleSet, overrides: &v1::RuleSet) -> v1::RuleSet {
    let mut rules = options::overlay(base, overrides);
    if overrides.deal_packets.is_none() && rules.deck_nines != base.deck_nines {
        let values = match rules.deck_nines() {
            v1::DeckNines::With => vec![3, 3, 3, 3],
            v1::DeckNines::Without => vec![3, 4, 3],
            v1::DeckNines::Unspecified => return rules,
        };
        rules.deal_packets = Some(v1::PacketList { values });
    }
    rules
}

/// Reads fields and notes what is wrong with them.
pub(super) struct Reader<'a> {
    problems: &'a mut Problems,
    path: &'a str,
}

impl Reader<'_> {
    fn missing(&mut self, field: &str) {
        let Reader { problems, path } = self;
        problems.missing_field(format_args!("{path}.{field}"));
    }

    fn malformed(&mut self, field: impl Display, problem: impl Display) {
        let Reader { problems, path } = self;
        let path = format_args!("{path}.{field}");
        problems.malformed(path, problem);
    }

    pub(super) fn value<M, V: Value<M>>(&mut self, field: impl Display, number: i32) -> Option<V> {
        self.required(field, number, V::of_number)
    }

    fn required<V>(
        &mut self,
        field: impl Display,
        number: i32,
        read: impl Fn(i32) -> Option<V>,
    ) -> Option<V> {
        let Reader { problems, path } = self;
        problems.required(format_args!("{path}.{field}"), number, read)
    }

    /// The option `field`, which is a list.
    pub(super) fn values<M, V: Value<M> + PartialEq>(
        &mut self,
        field: &str,
        numbers: Option<&Vec<i32>>,
    ) -> Option<Vec<V>> {
        let Some(numbers) = numbers else {
            self.missing(field);
            return None;
        };
        self.entries::<M, V>(format_args!("{field}.values"), numbers)
    }

    /// The entries of the list `field`, each at most once; `None` if one of them was
    /// noted.
    fn entries<M, V: Value<M> + PartialEq>(
        &mut self,
        field: impl Display,
        numbers: &[i32],
    ) -> Option<Vec<V>> {
        let before = self.problems.count();
        self.limit(&field, numbers.len(), MAX_ENTRIES);
        let mut values = Vec::new();
        for (i, &number) in numbers.iter().enumerate().take(MAX_ENTRIES) {
            let entry = format_args!("{field}[{i}]");
            match self.value::<M, V>(entry, number) {
                Some(value) if values.contains(&value) => {
                    let Reader { problems, path } = self;
                    note_again(problems, format_args!("{path}.{entry}"));
                }
                value => values.extend(value),
            }
        }
        (self.problems.count() == before).then_some(values)
    }

    fn limit(&mut self, field: impl Display, len: usize, most: usize) {
        let Reader { problems, path } = self;
        limit(problems, format_args!("{path}.{field}"), len, most);
    }

    pub(super) fn number<N: TryFrom<u32>>(
        &mut self,
        field: impl Display,
        number: Option<u32>,
        least: u32,
        most: u32,
    ) -> Option<N> {
        let Some(number) = number else {
            let Reader { problems, path } = self;
            problems.missing_field(format_args!("{path}.{field}"));
            return None;
        };
        let is_within = (least..=most).contains(&number);
        let read = N::try_from(number).ok().filter(|_| is_within);
        if read.is_none() {
            self.malformed(field, format_args!("must be {least} to {most}"));
        }
        read
    }

    fn packets(&mut self, message: Option<&v1::PacketList>) -> Option<Vec<u32>> {
        let Some(v1::PacketList { values }) = message else {
            self.missing("deal_packets");
            return None;
        };
        if values.is_empty() {
            self.missing("deal_packets.values");
        }
        let before = self.problems.count();
        self.limit("deal_packets.values", values.len(), MAX_PACKETS);
        for (i, size) in values.iter().enumerate().take(MAX_PACKETS) {
            if !(1..=12).contains(size) {
                self.malformed(format_args!("deal_packets.values[{i}]"), "must be 1 to 12");
            }
        }
        let fits = !values.is_empty() && self.problems.count() == before;
        fits.then(|| values.clone())
    }
}
