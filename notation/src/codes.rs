//! What cards, seats and words are called on a line.

use doko_proto::{Names, names, v1};

use crate::cursor::Cursor;
use crate::error::{LineError, Unwritable};

/// The words of one section: short codes for what is said in every game, the
/// names of the API for the rest.
pub(crate) struct Vocabulary {
    pub(crate) names: Names,
    pub(crate) codes: &'static [(i32, &'static str)],
    /// Words that say nothing without their argument, which stands even if it is 0.
    pub(crate) incomplete: &'static [i32],
    /// The columns of arguments, each with the words that have theirs in it. Those of words that take
    /// none stand in the first.
    pub(crate) columns: &'static [(&'static str, &'static [i32])],
    /// What an error says was expected.
    pub(crate) what: &'static str,
}

pub(crate) const SAID: Vocabulary = Vocabulary {
    names: names!(SaidWord),
    codes: &[
        (v1::SaidWord::Gesund as i32, "g"),
        (v1::SaidWord::Vorbehalt as i32, "v"),
        (v1::SaidWord::Yes as i32, "y"),
        (v1::SaidWord::No as i32, "n"),
    ],
    incomplete: &[v1::SaidWord::Bid as i32],
    columns: &[
        ("said_bids", &[v1::SaidWord::Bid as i32]),
        ("said_ranks", &[v1::SaidWord::Schweine as i32]),
    ],
    what: "a word such as `g` or `solo_karo`",
};

pub(crate) const EXTRA: Vocabulary = Vocabulary {
    names: names!(ExtraWord),
    codes: &[
        (v1::ExtraWord::Keine90 as i32, "k90"),
        (v1::ExtraWord::Keine60 as i32, "k60"),
        (v1::ExtraWord::Keine30 as i32, "k30"),
        (v1::ExtraWord::ClaimRest as i32, "rest"),
    ],
    incomplete: &[],
    columns: &[
        (
            "extra_parties",
            &[
                v1::ExtraWord::Keine90 as i32,
                v1::ExtraWord::Keine60 as i32,
                v1::ExtraWord::Keine30 as i32,
                v1::ExtraWord::Schwarz as i32,
            ],
        ),
        ("extra_ranks", &[v1::ExtraWord::Schweine as i32]),
        ("extra_partners", &[v1::ExtraWord::Genscher as i32]),
    ],
    what: "a word such as `re` or `k90`",
};

impl Vocabulary {
    pub(crate) fn text(&self, number: i32) -> Option<String> {
        let code = self.codes.iter().find(|(it, _)| *it == number);
        match code {
            Some((_, code)) => Some((*code).to_owned()),
            None => self.names.text(number),
        }
    }

    pub(crate) fn is_incomplete(&self, number: i32) -> bool {
        self.incomplete.contains(&number)
    }

    /// The column of the argument of this word.
    pub(crate) fn column(&self, number: i32) -> usize {
        let mut columns = self.columns.iter();
        let column = columns.position(|(_, words)| words.contains(&number));
        column.unwrap_or_default()
    }

    pub(crate) fn read(&self, cursor: &mut Cursor<'_>) -> Result<i32, LineError> {
        let before = *cursor;
        let text = cursor.take_while(|it| it.is_ascii_alphanumeric() || it == '_');
        let code = self.codes.iter().find(|(_, code)| *code == text);
        code.map(|(number, _)| *number)
            .or_else(|| self.names.find(text))
            .ok_or_else(|| before.expected(self.what))
    }
}

/// The two characters of a card.
pub(crate) fn card_text(path: &str, number: i32) -> Result<&'static str, Unwritable> {
    let name = v1::Card::try_from(number).ok().map(|it| it.as_str_name());
    name.and_then(|name| name.strip_prefix("CARD_"))
        .filter(|_| number != 0)
        .ok_or_else(|| Unwritable::unknown(path, number))
}

/// Reads the two characters of a card.
pub(crate) fn card(cursor: &mut Cursor<'_>) -> Result<i32, LineError> {
    let before = *cursor;
    let card = cursor
        .take_characters(2)
        .and_then(|text| v1::Card::from_str_name(&format!("CARD_{text}")));
    card.map(i32::from)
        .ok_or_else(|| before.expected("a card such as `HT`"))
}

/// The digit of a seat.
pub(crate) fn seat_text(path: &str, number: i32) -> Result<String, Unwritable> {
    match v1::Seat::try_from(number) {
        Ok(seat) if seat != v1::Seat::Unspecified => Ok(number.to_string()),
        Ok(_) | Err(_) => Err(Unwritable::unknown(path, number)),
    }
}

/// Reads the digit of a seat.
pub(crate) fn seat(cursor: &mut Cursor<'_>) -> Result<i32, LineError> {
    digit(cursor, 1..=4).ok_or_else(|| cursor.expected("a seat from `1` to `4`"))
}

/// Reads a digit of this range.
pub(crate) fn digit(cursor: &mut Cursor<'_>, range: std::ops::RangeInclusive<u32>) -> Option<i32> {
    let digit = cursor.next_digit().filter(|digit| range.contains(digit))?;
    cursor.take_characters(1);
    i32::try_from(digit).ok()
}

/// The texts of numbers, joined.
pub(crate) fn joined<T>(
    path: &str,
    numbers: &[T],
    between: &str,
    text: impl Fn(&str, &T) -> Result<String, Unwritable>,
) -> Result<String, Unwritable> {
    let texts = numbers.iter().enumerate();
    let texts: Vec<String> = texts
        .map(|(i, number)| text(&format!("{path}[{i}]"), number))
        .collect::<Result<_, _>>()?;
    Ok(texts.join(between))
}
