//! [`Cursor`]: a place in a line.

use crate::error::LineError;

/// The letters of the sections, in the order in which they are written.
const LETTERS: &str = "chsapxor";

/// How much of a line an error repeats.
const FOUND: usize = 16;

/// A place in a line, and the section it is in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    line: &'a str,
    rest: &'a str,
    section: Option<char>,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(line: &'a str) -> Cursor<'a> {
        Cursor {
            line,
            rest: line,
            section: None,
        }
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Whether no further text of this section follows.
    pub(crate) fn is_at_end_of_section(&self) -> bool {
        self.rest.is_empty() || self.rest.starts_with(';')
    }

    /// Whether the next character is such.
    pub(crate) fn next_is(&self, is_it: impl Fn(char) -> bool) -> bool {
        self.rest.starts_with(is_it)
    }

    /// The next character, if it is a digit.
    pub(crate) fn next_digit(&self) -> Option<u32> {
        self.rest.chars().next()?.to_digit(10)
    }

    /// Passes `text` if it comes next.
    pub(crate) fn take(&mut self, text: &str) -> bool {
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Passes all characters that are such.
    pub(crate) fn take_while(&mut self, is_such: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|it: char| !is_such(it));
        let (taken, rest) = self
            .rest
            .split_at_checked(end.unwrap_or(self.rest.len()))
            .unwrap_or((self.rest, ""));
        self.rest = rest;
        taken
    }

    /// Passes `count` characters, or none if there are fewer.
    pub(crate) fn take_characters(&mut self, count: usize) -> Option<&'a str> {
        let last = self.rest.char_indices().nth(count.checked_sub(1)?)?;
        let end = last.0 + last.1.len_utf8();
        let (taken, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest;
        Some(taken)
    }

    pub(crate) fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Goes to the next entry of a section whose entries stand between spaces.
    pub(crate) fn is_at_entry(&mut self) -> bool {
        self.skip_space();
        !self.is_at_end_of_section()
    }

    /// Makes sure that an entry ends here.
    pub(crate) fn end_entry(&self, more: &str) -> Result<(), LineError> {
        if self.is_at_end_of_section() || self.next_is(char::is_whitespace) {
            return Ok(());
        }
        Err(self.expected(&format!("{more} or a space")))
    }

    /// The letter of a section, if one comes next.
    pub(crate) fn letter_of_section(&self) -> Option<char> {
        let first = self.rest.chars().next();
        first.filter(|&letter| LETTERS.contains(letter))
    }

    /// Passes the letter of a section and its sign of equality.
    pub(crate) fn enter_section(&mut self, letter: char) -> bool {
        let rest = self.rest.strip_prefix(letter);
        self.rest = rest.unwrap_or(self.rest).trim_start();
        let is_open = self.take("=");
        self.section = is_open.then_some(letter);
        self.rest = self.rest.trim_start();
        is_open
    }

    pub(crate) fn leave_section(&mut self) {
        self.section = None;
    }

    /// Reads a number.
    pub(crate) fn number(&mut self, what: &str) -> Result<u32, LineError> {
        let before = *self;
        let digits = self.take_while(|it| it.is_ascii_digit());
        digits.parse().map_err(|_| before.expected(what))
    }

    /// The place where something else than `what` stands.
    pub(crate) fn expected(&self, what: &str) -> LineError {
        let end = |it: char| it.is_whitespace() || it == ';';
        let found = self.rest.split(end).next().unwrap_or_default();
        let found: String = found.chars().take(FOUND).collect();
        let found = match self.rest.chars().next() {
            None => "the end of the line".to_owned(),
            Some(first) if found.is_empty() => format!("`{first}`"),
            Some(_) => format!("`{found}`"),
        };
        self.problem(format!("expected {what}, found {found}"))
    }

    /// The place at which something is wrong.
    pub(crate) fn problem(&self, problem: String) -> LineError {
        let passed = self.line.len() - self.rest.len();
        let passed = self.line.get(..passed).unwrap_or_default();
        LineError {
            column: passed.chars().count() + 1,
            section: self.section,
            problem,
        }
    }
}
