//! Games as text.
//!
//! A game fits on one line: [`read`] and [`write()`] turn such a line into a
//! `GameRecord` and back, by the grammar of `docs/NOTATION.md`. [`seen_by`] is
//! the same game as one seat or the public knows it. [`json`] has the other form
//! in which games are stored.
//!
//! ```
//! use doko_proto::v1::View;
//!
//! let line = "vln; h=CQHTSJD9/??/??/??; s=1g 2g 3g 4g; p=SJDT; x=1:2kontra";
//! let record = doko_notation::read(line)?;
//! assert_eq!(record.plays.len(), 2);
//! assert_eq!(doko_notation::write(&record)?, line);
//!
//! let public = doko_notation::seen_by(&record, View::Public);
//! assert_eq!(doko_notation::write(&public)?, "vln; s=1g 2g 3g 4g; p=SJDT; x=1:2kontra");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nothing here knows the rules: a line holds whatever happened, and whether it
//! could happen is for the service to say.

#![cfg_attr(not(test), deny(clippy::too_many_lines))]

mod cards;
mod codes;
mod context;
mod cursor;
mod error;
pub mod json;
mod options;
mod place;
mod rule_set;
mod view;
mod words;

use std::borrow::Cow;

use doko_proto::v1;

pub use error::{BadLine, LineError, Unwritable};
pub use place::column_of;
pub use view::seen_by;

use cursor::Cursor;

/// Reads a game from its line.
///
/// # Errors
///
/// The place in the line from which on it cannot be read, and what was expected
/// there.
pub fn read(line: &str) -> Result<v1::GameRecord, LineError> {
    let mut cursor = Cursor::new(line);
    cursor.skip_space();
    let mut record = v1::GameRecord {
        rule_set: Some(rule_set::read(&mut cursor)?),
        ..v1::GameRecord::default()
    };
    let mut seen = String::new();
    loop {
        cursor.leave_section();
        cursor.skip_space();
        if cursor.is_at_end() {
            return Ok(record);
        }
        if !cursor.take(";") {
            return Err(cursor.expected("`;` or the end of the line"));
        }
        cursor.skip_space();
        let Some(letter) = cursor.letter_of_section() else {
            return Err(cursor.expected("a section such as `p=SJDT`"));
        };
        if seen.contains(letter) {
            return Err(cursor.problem(format!("section `{letter}` stands twice")));
        }
        seen.push(letter);
        if !cursor.enter_section(letter) {
            return Err(cursor.expected("`=` after the letter of the section"));
        }
        match letter {
            'c' => record.context = context::read(&mut cursor)?,
            'h' => cards::read_hands(&mut cursor, &mut record)?,
            's' => words::read_said(&mut cursor, &mut record)?,
            'a' => record.armut_exchanges = cards::read_exchanges(&mut cursor)?,
            'p' => cards::read_plays(&mut cursor, &mut record)?,
            'x' => words::read_extras(&mut cursor, &mut record)?,
            'r' => record.schweine_party = words::read_party(&mut cursor)?,
            _ => record.claim_order = cards::read_order(&mut cursor)?,
        }
    }
}

/// How many bytes the line of a record may have, as it is published with
/// [`v1::GameRecord::line`].
pub const MAX_LINE: usize = 8192;

/// The record itself, or what its line says, beside which no other field is set.
///
/// # Errors
///
/// What is wrong with the line, or that it does not stand alone.
pub fn written_out(record: &v1::GameRecord) -> Result<Cow<'_, v1::GameRecord>, BadLine> {
    let line = &record.line;
    if line.is_empty() {
        return Ok(Cow::Borrowed(record));
    }
    let alone = v1::GameRecord {
        line: line.clone(),
        ..v1::GameRecord::default()
    };
    if *record != alone {
        return Err(BadLine::NotAlone);
    }
    if line.len() > MAX_LINE {
        return Err(BadLine::TooLong);
    }
    read(line).map(Cow::Owned).map_err(BadLine::Unreadable)
}

/// Reads a rule set as it begins a line: `ddv-tsr{dulle_tie=second}`, with the names
/// and values of options of `docs/OPTIONS_HASH.md`.
///
/// # Errors
///
/// The place from which on it cannot be read, and what was expected there.
pub fn read_rule_set(text: &str) -> Result<v1::RuleSetRef, LineError> {
    let mut cursor = Cursor::new(text);
    cursor.skip_space();
    let rule_set = rule_set::read(&mut cursor)?;
    cursor.skip_space();
    if cursor.is_at_end() {
        return Ok(rule_set);
    }
    Err(cursor.expected("the end of the rule set"))
}

/// Writes a rule set as it begins a line.
///
/// # Errors
///
/// The field that no line can say.
pub fn write_rule_set(rule_set: &v1::RuleSetRef) -> Result<String, Unwritable> {
    rule_set::text(Some(rule_set))
}

/// Sets one option of `rules` by its name and value in `docs/OPTIONS_HASH.md`, such
/// as `dulle_tie` and `second`.
///
/// # Errors
///
/// What is wrong with the name or the value; nothing is set then.
pub fn set_option(rules: &mut v1::RuleSet, name: &str, value: &str) -> Result<(), String> {
    options::set(rules, name, value)
}

/// Writes a game on one line, without a line break at its end.
///
/// What the message says twice, as a number of cards beside the cards, is written
/// once; reading the line gives the message that says it once.
///
/// # Errors
///
/// The field that no line can say: a number that this version of the API does not
/// know, columns of different lengths, or a name that is not one word.
pub fn write(record: &v1::GameRecord) -> Result<String, Unwritable> {
    let record = written_out(record);
    let record = record.map_err(|error| Unwritable::new("line", error.to_string()))?;
    // Without `..`: a new field does not build until it has a place here.
    let v1::GameRecord {
        rule_set,
        context,
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        said_seats,
        said_words,
        said_bids,
        said_ranks,
        armut_exchanges,
        plays,
        play_seats,
        extra_at,
        extra_seats,
        extra_words,
        extra_ranks,
        extra_partners,
        extra_parties,
        claim_order,
        schweine_party,
        line: _,
    } = record.as_ref();
    let hands = [hand_1, hand_2, hand_3, hand_4];
    let arguments = [said_bids.clone(), words::numbers(said_ranks)];
    let said = words::said_text(said_seats, said_words, &arguments)?;
    let arguments = [extra_parties, extra_ranks, extra_partners].map(|it| words::numbers(it));
    let extras = words::extras_text(extra_at, extra_seats, extra_words, &arguments)?;
    let sections = [
        ('c', context::text(context.as_ref())?),
        ('h', cards::hands_text(hands)?),
        ('s', said),
        ('a', cards::exchanges_text(armut_exchanges)?),
        ('p', cards::plays_text(plays, play_seats)?),
        ('x', extras),
        ('o', cards::text("claim_order", claim_order)?),
        ('r', words::party_text(*schweine_party)?),
    ];
    let mut line = rule_set::text(rule_set.as_ref())?;
    for (letter, text) in sections.iter().filter(|(_, text)| !text.is_empty()) {
        line.push_str("; ");
        line.push(*letter);
        line.push('=');
        line.push_str(text);
    }
    Ok(line)
}
