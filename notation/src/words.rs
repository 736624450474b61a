//! Sections `s` and `x`: what was said before the contract and after it.

use doko_proto::v1;

use crate::codes::{EXTRA, SAID, Vocabulary, seat, seat_text};
use crate::cursor::Cursor;
use crate::error::{LineError, Unwritable};

/// The columns of arguments, in the order of [`Vocabulary::columns`].
pub(crate) type Arguments<const N: usize> = [Vec<u32>; N];

/// A column of enum values as arguments.
pub(crate) fn numbers(column: &[i32]) -> Vec<u32> {
    column.iter().map(|it| it.cast_unsigned()).collect()
}

/// Arguments as a column of enum values.
fn values(arguments: Vec<u32>) -> Vec<i32> {
    arguments.into_iter().map(u32::cast_signed).collect()
}

pub(crate) fn said_text(
    seats: &[i32],
    words: &[i32],
    arguments: &Arguments<2>,
) -> Result<String, Unwritable> {
    let columns = [("said_seats", seats.len()), ("said_words", words.len())];
    same_lengths(&SAID, words, &columns, arguments)?;
    let entries = seats.iter().zip(words).enumerate();
    let entries =
        entries.map(|(i, (&seat, &word))| entry_text(&SAID, "said", i, (seat, word), arguments));
    Ok(entries.collect::<Result<Vec<_>, _>>()?.join(" "))
}

pub(crate) fn extras_text(
    at: &[u32],
    seats: &[i32],
    words: &[i32],
    arguments: &Arguments<3>,
) -> Result<String, Unwritable> {
    let columns = [
        ("extra_at", at.len()),
        ("extra_seats", seats.len()),
        ("extra_words", words.len()),
    ];
    same_lengths(&EXTRA, words, &columns, arguments)?;
    let columns = at.iter().zip(seats).zip(words).enumerate();
    let entries = columns.map(|(i, ((at, &seat), &word))| {
        let text = entry_text(&EXTRA, "extra", i, (seat, word), arguments)?;
        Ok(format!("{at}:{text}"))
    });
    Ok(entries.collect::<Result<Vec<_>, _>>()?.join(" "))
}

/// Every column is as long as the longest. One of arguments may be left out, unless a word says
/// nothing without its own.
fn same_lengths(
    vocabulary: &Vocabulary,
    words: &[i32],
    columns: &[(&'static str, usize)],
    arguments: &[Vec<u32>],
) -> Result<(), Unwritable> {
    let given = vocabulary.columns.iter().zip(arguments);
    let given = given.filter(|((_, takers), column)| {
        let mut words = words.iter().filter(|it| takers.contains(it));
        !column.is_empty() || words.any(|&it| vocabulary.is_incomplete(it))
    });
    let given = given.map(|(&(path, _), column)| (path, column.len()));
    let columns: Vec<_> = columns.iter().copied().chain(given).collect();
    let longest = columns.iter().map(|&(_, length)| length).max();
    let longest = longest.unwrap_or_default();
    match columns.iter().find(|&&(_, length)| length < longest) {
        Some(&(path, length)) => Err(Unwritable::length(path, length, longest)),
        None => Ok(()),
    }
}

fn entry_text(
    vocabulary: &Vocabulary,
    column: &str,
    i: usize,
    (seat, word): (i32, i32),
    arguments: &[Vec<u32>],
) -> Result<String, Unwritable> {
    let seat = seat_text(&format!("{column}_seats[{i}]"), seat)?;
    let unknown = || Unwritable::unknown(format!("{column}_words[{i}]"), word);
    let text = vocabulary.text(word).ok_or_else(unknown)?;
    let own = vocabulary.column(word);
    let mut argument = 0;
    for (place, (column, (path, _))) in arguments.iter().zip(vocabulary.columns).enumerate() {
        match column.get(i) {
            Some(&number) if place == own => argument = number,
            None | Some(0) => (),
            Some(_) => {
                let problem = "stands beside a word that does not take it";
                return Err(Unwritable::new(format!("{path}[{i}]"), problem));
            }
        }
    }
    if argument == 0 && !vocabulary.is_incomplete(word) {
        return Ok(format!("{seat}{text}"));
    }
    Ok(format!("{seat}{text}={argument}"))
}

/// What declared Schweine were announced as; empty if it is not stated.
pub(crate) fn party_text(number: i32) -> Result<String, Unwritable> {
    match v1::Party::try_from(number) {
        Ok(v1::Party::Unspecified) => Ok(String::new()),
        Ok(v1::Party::Re) => Ok("re".to_owned()),
        Ok(v1::Party::Kontra) => Ok("kontra".to_owned()),
        Err(_) => Err(Unwritable::unknown("schweine_party".to_owned(), number)),
    }
}

pub(crate) fn read_party(cursor: &mut Cursor<'_>) -> Result<i32, LineError> {
    if !cursor.is_at_entry() {
        return Ok(0);
    }
    let words = [("re", v1::Party::Re), ("kontra", v1::Party::Kontra)];
    let found = words.into_iter().find(|(word, _)| cursor.take(word));
    match found {
        Some((_, party)) => Ok(party.into()),
        None => Err(cursor.expected("`re` or `kontra`")),
    }
}

pub(crate) fn read_said(
    cursor: &mut Cursor<'_>,
    record: &mut v1::GameRecord,
) -> Result<(), LineError> {
    let mut arguments = Arguments::default();
    while cursor.is_at_entry() {
        let (seat, word, argument) = entry(&SAID, cursor)?;
        record.said_seats.push(seat);
        record.said_words.push(word);
        add(&SAID, &mut arguments, word, argument);
    }
    leave_out_zeros(&SAID, &record.said_words, &mut arguments);
    let [bids, ranks] = arguments;
    record.said_bids = bids;
    record.said_ranks = values(ranks);
    Ok(())
}

pub(crate) fn read_extras(
    cursor: &mut Cursor<'_>,
    record: &mut v1::GameRecord,
) -> Result<(), LineError> {
    let mut arguments = Arguments::default();
    while cursor.is_at_entry() {
        let at = cursor.number("the number of cards on the table")?;
        if !cursor.take(":") {
            return Err(cursor.expected("`:` after the number of cards"));
        }
        let (seat, word, argument) = entry(&EXTRA, cursor)?;
        record.extra_at.push(at);
        record.extra_seats.push(seat);
        record.extra_words.push(word);
        add(&EXTRA, &mut arguments, word, argument);
    }
    leave_out_zeros(&EXTRA, &record.extra_words, &mut arguments);
    let [parties, ranks, partners] = arguments.map(values);
    record.extra_parties = parties;
    record.extra_ranks = ranks;
    record.extra_partners = partners;
    Ok(())
}

fn entry(vocabulary: &Vocabulary, cursor: &mut Cursor<'_>) -> Result<(i32, i32, u32), LineError> {
    let seat = seat(cursor)?;
    let word = vocabulary.read(cursor)?;
    let mut argument = 0;
    if cursor.take("=") {
        argument = cursor.number("a number")?;
        cursor.end_entry("a digit")?;
    } else if vocabulary.is_incomplete(word) {
        return Err(cursor.expected("`=` and the height of the bid"));
    }
    cursor.end_entry("`=`")?;
    Ok((seat, word, argument))
}

/// Adds the argument of a word to its column, and 0 to the others.
fn add(vocabulary: &Vocabulary, columns: &mut [Vec<u32>], word: i32, argument: u32) {
    let own = vocabulary.column(word);
    for (place, column) in columns.iter_mut().enumerate() {
        column.push(if place == own { argument } else { 0 });
    }
}

fn leave_out_zeros(vocabulary: &Vocabulary, words: &[i32], columns: &mut [Vec<u32>]) {
    for (column, (_, takers)) in columns.iter_mut().zip(vocabulary.columns) {
        let mut words = words.iter().filter(|it| takers.contains(it));
        let are_complete = !words.any(|&word| vocabulary.is_incomplete(word));
        if are_complete && column.iter().all(|&argument| argument == 0) {
            column.clear();
        }
    }
}
