//! Sections `s` and `x`: what was said before the contract and after it.

use doko_proto::v1;

use crate::codes::{EXTRA, SAID, Vocabulary, seat, seat_text};
use crate::cursor::Cursor;
use crate::error::{LineError, Unwritable};

pub(crate) fn said_text(
    seats: &[i32],
    words: &[i32],
    arguments: &[u32],
) -> Result<String, Unwritable> {
    let lengths = [
        ("said_words", words.len()),
        ("said_arguments", arguments.len()),
    ];
    same_lengths(seats.len(), lengths)?;
    if arguments.is_empty() && words.iter().any(|&word| SAID.is_incomplete(word)) {
        return Err(Unwritable::length("said_arguments", 0, seats.len()));
    }
    let entries = seats
        .iter()
        .zip(words)
        .enumerate()
        .map(|(i, (&seat, &word))| {
            let argument = arguments.get(i).copied().unwrap_or_default();
            entry_text(&SAID, "said", i, (seat, word, argument))
        });
    Ok(entries.collect::<Result<Vec<_>, _>>()?.join(" "))
}

pub(crate) fn extras_text(
    at: &[u32],
    seats: &[i32],
    words: &[i32],
    arguments: &[u32],
) -> Result<String, Unwritable> {
    let lengths = [
        ("extra_seats", seats.len()),
        ("extra_words", words.len()),
        ("extra_arguments", arguments.len()),
    ];
    same_lengths(at.len(), lengths)?;
    let columns = at.iter().zip(seats).zip(words).enumerate();
    let entries = columns.map(|(i, ((at, &seat), &word))| {
        let argument = arguments.get(i).copied().unwrap_or_default();
        let text = entry_text(&EXTRA, "extra", i, (seat, word, argument))?;
        Ok(format!("{at}:{text}"))
    });
    Ok(entries.collect::<Result<Vec<_>, _>>()?.join(" "))
}

/// Columns of arguments may be left out.
fn same_lengths<const N: usize>(
    expected: usize,
    lengths: [(&str, usize); N],
) -> Result<(), Unwritable> {
    for (path, length) in lengths {
        let is_left_out = length == 0 && path.ends_with("arguments");
        if length != expected && !is_left_out {
            return Err(Unwritable::length(path, length, expected));
        }
    }
    Ok(())
}

fn entry_text(
    vocabulary: &Vocabulary,
    column: &str,
    i: usize,
    (seat, word, argument): (i32, i32, u32),
) -> Result<String, Unwritable> {
    let seat = seat_text(&format!("{column}_seats[{i}]"), seat)?;
    let unknown = || Unwritable::unknown(format!("{column}_words[{i}]"), word);
    let is_incomplete = vocabulary.is_incomplete(word);
    let word = vocabulary.text(word).ok_or_else(unknown)?;
    if argument == 0 && !is_incomplete {
        return Ok(format!("{seat}{word}"));
    }
    Ok(format!("{seat}{word}={argument}"))
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
    while cursor.is_at_entry() {
        let (seat, word, argument) = entry(&SAID, cursor)?;
        record.said_seats.push(seat);
        record.said_words.push(word);
        record.said_arguments.push(argument);
    }
    leave_out_zeros(&SAID, &record.said_words, &mut record.said_arguments);
    Ok(())
}

pub(crate) fn read_extras(
    cursor: &mut Cursor<'_>,
    record: &mut v1::GameRecord,
) -> Result<(), LineError> {
    while cursor.is_at_entry() {
        let at = cursor.number("the number of cards on the table")?;
        if !cursor.take(":") {
            return Err(cursor.expected("`:` after the number of cards"));
        }
        let (seat, word, argument) = entry(&EXTRA, cursor)?;
        record.extra_at.push(at);
        record.extra_seats.push(seat);
        record.extra_words.push(word);
        record.extra_arguments.push(argument);
    }
    leave_out_zeros(&EXTRA, &record.extra_words, &mut record.extra_arguments);
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

fn leave_out_zeros(vocabulary: &Vocabulary, words: &[i32], arguments: &mut Vec<u32>) {
    let are_complete = !words.iter().any(|&word| vocabulary.is_incomplete(word));
    if are_complete && arguments.iter().all(|&argument| argument == 0) {
        arguments.clear();
    }
}
