//! One source file: which of its lines are tests, and in which function a line stands.
//!
//! Read by indentation, which rustfmt guarantees.

use std::collections::BTreeSet;

/// The lines of a file.
#[derive(Clone, Debug)]
pub(super) struct Source<'a> {
    lines: Vec<&'a str>,
    /// Indices of lines that only tests are built with.
    tests: BTreeSet<usize>,
}

const FOR_TESTS: &str = "#[cfg(test)]";

impl<'a> Source<'a> {
    pub(super) fn read(text: &'a str) -> Self {
        let lines: Vec<_> = text.lines().collect();
        let mut tests = BTreeSet::new();
        for (from, line) in lines.iter().enumerate() {
            if line.trim() == FOR_TESTS {
                tests.extend(from..=last_of_item(&lines, from));
            }
        }
        Self { lines, tests }
    }

    /// Whether a line, counted from 1, is built for tests only.
    pub(super) fn is_test(&self, line: usize) -> bool {
        line == 0 || self.tests.contains(&(line - 1))
    }

    /// Modules in files of their own that are built for tests only.
    pub(super) fn test_modules(&self) -> impl Iterator<Item = &'a str> {
        self.tests.iter().filter_map(|&it| {
            let line = self.lines.get(it)?.trim();
            let line = line.split_once("mod ")?.1;
            line.strip_suffix(';')
        })
    }

    /// What stands in a line, counted from 1.
    pub(super) fn text(&self, line: usize) -> &'a str {
        let line = line.checked_sub(1).and_then(|it| self.lines.get(it));
        line.map_or("", |line| line.trim())
    }

    /// What stands between two places of one line or of several, without the breaks;
    /// columns count bytes.
    pub(super) fn between(&self, from: (usize, usize), to: (usize, usize)) -> String {
        let (first, last) = (from.0.saturating_sub(1), to.0.saturating_sub(1));
        let lines = self.lines.iter().enumerate().take(last + 1).skip(first);
        let parts = lines.map(|(at, line)| {
            let begin = if at == first {
                from.1.saturating_sub(1)
            } else {
                0
            };
            let end = if at == last {
                to.1.saturating_sub(1)
            } else {
                line.len()
            };
            line.get(begin..end).unwrap_or(line).trim()
        });
        parts.collect::<Vec<_>>().join(" ")
    }

    /// The function that a line stands in, with the type it belongs to.
    pub(super) fn function(&self, line: usize) -> String {
        let mut indentation = usize::MAX;
        let mut name = None;
        let before = self.lines.iter().take(line).rev();
        for &line in before.filter(|it| !it.trim().is_empty()) {
            let depth = depth(line);
            let outer = depth < indentation;
            if outer && !is_continued(line) {
                indentation = depth;
                match name {
                    None => name = function_in(line),
                    Some(function) => {
                        if let Some(owner) = owner_in(line) {
                            return format!("{owner}::{function}");
                        }
                    }
                }
            }
            if indentation == 0 {
                break;
            }
        }
        name.unwrap_or_default().to_owned()
    }

    /// Whether code stands somewhere in the file; breaks do not count.
    pub(super) fn contains(&self, code: &str) -> bool {
        let all: Vec<_> = self.lines.iter().map(|line| line.trim()).collect();
        all.join(" ").contains(code)
    }

    /// Whether the file has this function, as [`Self::function`] names it.
    pub(super) fn has_function(&self, name: &str) -> bool {
        (1..=self.lines.len())
            .filter(|&line| function_in(self.text(line)).is_some())
            .any(|line| self.function(line) == name)
    }
}

/// The index of the last line of the item that an attribute in this one belongs to.
fn last_of_item(lines: &[&str], from: usize) -> usize {
    let at = lines.get(from).map_or(0, |line| depth(line));
    let rest = lines.iter().enumerate().skip(from + 1);
    let ends = |line: &str| {
        let line = line.trim();
        line.starts_with('}') || line.ends_with(';') || line.ends_with("{}")
    };
    let mut same = rest.filter(|(_, line)| !line.trim().is_empty() && depth(line) == at);
    let last = same.find(|(_, line)| ends(line));
    last.map_or(lines.len(), |(it, _)| it)
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Whether a line ends what an earlier one began, as `) -> u8 {` does.
fn is_continued(line: &str) -> bool {
    line.trim_start()
        .starts_with([')', '}', ']', '>', '#', '/'])
        || line.trim() == "where"
}

fn function_in(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let begins = ["fn ", "const fn ", "pub", "async fn "];
    if !begins.iter().any(|it| line.starts_with(it)) {
        return None;
    }
    let named = line.split_once("fn ")?.1;
    named
        .split(|it: char| !it.is_alphanumeric() && it != '_')
        .next()
}

/// The type of an `impl`, or a trait.
fn owner_in(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let named = if line.starts_with("impl") {
        match line.split_once(" for ") {
            Some((_, named)) => named,
            None => past_parameters(line.strip_prefix("impl")?),
        }
    } else {
        line.split_once("trait ")?.1
    };
    let named = named.trim_start_matches('&');
    let is_of_path = |it: char| it.is_alphanumeric() || it == '_' || it == ':';
    let path = named.split(|it| !is_of_path(it)).next()?;
    path.rsplit("::").next().filter(|it| !it.is_empty())
}

/// What follows the parameters that a text begins with, if it does.
fn past_parameters(text: &str) -> &str {
    let mut open = 0;
    for (at, sign) in text.char_indices() {
        match sign {
            '<' => open += 1,
            '>' => open -= 1,
            ' ' if open == 0 => return text.get(at + 1..).unwrap_or_default(),
            _ => (),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_owner_is_a_type_without_its_path() {
        assert_eq!(owner_in("impl Card {"), Some("Card"));
        assert_eq!(owner_in("impl Question for v1::Request {"), Some("Request"));
        assert_eq!(owner_in("impl<const N: usize> List<u8, N> {"), Some("List"));
        assert_eq!(owner_in("pub trait Order {"), Some("Order"));
        assert_eq!(owner_in("let a = b;"), None);
    }

    const CODE: &str = "\
use a::b;

#[cfg(test)]
impl Card {
    fn of() -> Self {
        Self
    }
}

impl Order for Card {
    /// Whether.
    pub(crate) fn beats(
        self,
        other: Self,
    ) -> bool {
        if self.one
            && other.two
        {
            return true;
        }
        false
    }
}

const fn alone() -> u8 {
    1
}

#[cfg(test)]
mod page;

#[cfg(test)]
mod tests {
    fn a() {}
}
";

    #[test]
    fn a_line_stands_in_a_function_of_a_type() {
        let source = Source::read(CODE);
        let line = |text| 1 + CODE.lines().position(|it| it.trim() == text).unwrap();
        assert_eq!(source.function(line("return true;")), "Card::beats");
        assert_eq!(source.function(line("&& other.two")), "Card::beats");
        assert_eq!(source.function(line("1")), "alone");
        assert_eq!(source.function(1), "");
        assert!(source.has_function("Card::beats") && source.has_function("alone"));
        assert!(!source.has_function("beats"));
    }

    #[test]
    fn tests_are_told_from_what_they_test() {
        let source = Source::read(CODE);
        let count = (1..=CODE.lines().count())
            .filter(|&it| source.is_test(it))
            .count();
        assert_eq!(count, 6 + 2 + 4);
        assert_eq!(source.test_modules().collect::<Vec<_>>(), ["page"]);
    }

    #[test]
    fn conditions_over_several_lines_are_read_as_one() {
        let source = Source::read(CODE);
        assert_eq!(source.between((16, 12), (17, 25)), "self.one && other.two");
        assert!(source.contains("self.one && other.two"));
    }
}
