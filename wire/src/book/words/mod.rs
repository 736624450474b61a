//! Values of options in words: how the words of several values are said together.

use doko_proto::options::RuleOption;

use crate::texts::{self, Language, list};

/// The value of `option` in words. `value` is that of the canonical text.
pub(super) fn of(language: Language, option: &RuleOption, value: &str) -> String {
    let entry = |entry: &str| words(language, option, entry);
    let entries = || value.split(',').map(entry).collect::<Vec<String>>();
    let (and, or) = match language {
        Language::De => ("und", "oder"),
        Language::En => ("and", "or"),
    };
    match option.path {
        "deal.packets" => value.replace(',', "-"),
        "vorbehalt.order" | "solo.rank" => entries().join(match language {
            Language::De => " vor ",
            Language::En => " before ",
        }),
        "schweine.above" => entries().join(match language {
            Language::De => ", darüber ",
            Language::En => ", above them ",
        }),
        "throw" => {
            let together = |it: &str| list(it.split('&').map(entry).collect(), and);
            list(value.split(',').map(together).collect(), or)
        }
        "hochzeit.selectors" => list(entries(), or),
        "ann.max" => limits(language, value),
        "ann.per_party_max" => match parts(value) {
            Parts::Alone(value) => entry(value),
            Parts::Named(parts) => {
                let limits = parts.iter().map(|&(party, value)| {
                    format!("{} {}", entry(party), value.replace(',', ", "))
                });
                format!(
                    "{} ({})",
                    entry("some"),
                    limits.collect::<Vec<_>>().join("; ")
                )
            }
        },
        "ann.pflicht" | "bock" | "pflichtsolo.kind" => match parts(value) {
            Parts::Alone(value) => entry(value),
            Parts::Named(parts) => {
                let said = parts.iter().filter_map(|&(name, value)| {
                    let values = value.split(',');
                    let values = values.map(|it| entry(&format!("{name}:{it}")));
                    let said = list(values.collect(), or);
                    (!said.is_empty()).then_some(said)
                });
                said.collect::<Vec<_>>().join(", ")
            }
        },
        _ => list(entries(), and),
    }
}

/// A value that is made of others.
enum Parts<'a> {
    /// One word in place of them, such as `none`.
    Alone(&'a str),
    /// Each with its name.
    Named(Vec<(&'a str, &'a str)>),
}

fn parts(value: &str) -> Parts<'_> {
    let parts: Option<Vec<_>> = value.split(';').map(|it| it.split_once(':')).collect();
    parts.map_or(Parts::Alone(value), Parts::Named)
}

/// The limits of the five levels.
fn limits(language: Language, value: &str) -> String {
    let levels = ["Re/Kontra", "keine 90", "keine 60", "keine 30", "schwarz"];
    let of = match language {
        Language::De => "für",
        Language::En => "for",
    };
    let numbers = value.split(',').zip(levels);
    let said = numbers.map(|(number, level)| format!("{number} {of} {level}"));
    said.collect::<Vec<_>>().join(", ")
}

/// The words of one value or entry. A number without words of its own is said as
/// it is, and a card by its name.
fn words(language: Language, option: &RuleOption, value: &str) -> String {
    let find = |value: &str| {
        let mut rows = option.words.iter();
        let row = rows.find(|(name, _)| *name == value);
        row.map(|(_, words)| texts::of(language, words))
    };
    if let Some(words) = find(value) {
        return words.to_owned();
    }
    let start = value.find('=').map(|it| it + 1);
    let start = start.or_else(|| value.find(|it: char| it.is_ascii_digit()));
    let (kind, number) = value
        .split_at_checked(start.unwrap_or(value.len()))
        .unwrap_or((value, ""));
    let card = number.parse().ok().map(|it| texts::card(language, it));
    let number = card.as_deref().unwrap_or(number);
    find(&format!("{kind}#")).map_or_else(|| value.to_owned(), |it| it.replace("{}", number))
}

#[cfg(test)]
mod page;
#[cfg(test)]
mod tests;
