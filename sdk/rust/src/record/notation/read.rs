//! Reading the text notation.

use std::fmt;
use std::str::FromStr;

use super::{EXTRAS, UNKNOWN, WORDS};
use crate::card::{Card, Hand};
use crate::record::{ArmutExchange, Context, ExtraAt, Pile, Play, RecordError, RuleSet, Said};
use crate::words::Seat;

pub(super) fn rule_set(text: &str) -> Result<RuleSet, RecordError> {
    let (text, hash) = text.split_once('#').unwrap_or((text, ""));
    let (name, edition) = text.split_once('@').unwrap_or((text, ""));
    if name.is_empty() || name.contains(['=', ' ']) {
        return Err(RecordError::new(
            "rule_set",
            "is missing: a line begins with its name",
        ));
    }
    Ok(RuleSet::named(name)
        .edition(edition)
        .expected_options_hash(hash))
}

pub(super) fn context(text: &str) -> Result<Context, RecordError> {
    let mut context = Context::default();
    for entry in words(text) {
        let (letter, rest) = split_at(entry, 1);
        match letter {
            "o" => {
                let (seat, slot) = split_at(rest, 1);
                let slot = if slot.is_empty() { "free" } else { slot };
                context
                    .open_pflichtsoli
                    .push((parsed("c", seat)?, parsed("c", slot)?));
            }
            "v" => context.vorfuehrung = Some(parsed("c", rest)?),
            "g" => context.games_left = Some(number("c", rest)?),
            "b" => context.bock_factor = Some(number("c", rest)?),
            "t" => {
                let places: Vec<_> = rest
                    .chars()
                    .map(|place| parsed("c", &place.to_string()))
                    .collect::<Result<_, _>>()?;
                let four =
                    |_| RecordError::new("c", format!("`{entry}` does not name four places"));
                context.places = Some(places.try_into().map_err(four)?);
            }
            _ => return Err(RecordError::new("c", format!("`{entry}` is nothing known"))),
        }
    }
    Ok(context)
}

pub(super) fn hands(text: &str) -> Result<[Option<Hand>; 4], RecordError> {
    let hands = text.split('/').map(|hand| {
        if hand.trim() == UNKNOWN {
            return Ok(None);
        }
        cards("h", hand).map(|cards| Some(cards.into()))
    });
    let hands: Vec<_> = hands.collect::<Result<_, _>>()?;
    let count = hands.len();
    hands
        .try_into()
        .map_err(|_| RecordError::new("h", format!("has {count} hands in place of 4")))
}

pub(super) fn said(text: &str) -> Result<Said, RecordError> {
    let (seat, rest) = split_at(text, 1);
    let (word, argument) = with_argument("s", rest)?;
    let code = WORDS
        .iter()
        .find(|(_, code)| *code == word)
        .map(|(word, _)| *word);
    let word = code.map_or_else(|| parsed("s", word), Ok)?;
    Ok(Said {
        seat: parsed("s", seat)?,
        word,
        argument,
    })
}

fn pile(text: &str) -> Result<Option<Pile>, RecordError> {
    if text.is_empty() {
        return Ok(None);
    }
    if text == "0" {
        return Ok(Some(Pile::Count(0)));
    }
    let count = text.len() / UNKNOWN.len();
    if text == UNKNOWN.repeat(count) {
        return Ok(Some(Pile::Count(u32::try_from(count).unwrap_or(u32::MAX))));
    }
    cards("a", text).map(|cards| Some(Pile::Cards(cards)))
}

pub(super) fn exchange(text: &str) -> Result<ArmutExchange, RecordError> {
    let mut parts = text.split('/');
    let pushed = pile(parts.next().unwrap_or_default())?;
    let returned = parts
        .next()
        .ok_or_else(|| RecordError::new("a", "lacks the cards returned"))?;
    let returned = pile(returned)?;
    let returned_trumps = parts.next().map(|trumps| number("a", trumps)).transpose()?;
    match parts.next() {
        None => Ok(ArmutExchange {
            pushed,
            returned,
            returned_trumps,
        }),
        Some(_) => Err(RecordError::new(
            "a",
            format!("`{text}` has more than three parts"),
        )),
    }
}

pub(super) fn plays(text: &str) -> Result<Vec<Play>, RecordError> {
    let mut plays = Vec::new();
    let mut rest: String = text.split_whitespace().collect();
    while !rest.is_empty() {
        let has_seat = rest.starts_with(|first: char| first.is_ascii_digit());
        let (seat, cards) = split_at(&rest, usize::from(has_seat));
        let seat = if has_seat {
            Some(parsed("p", seat)?)
        } else {
            None
        };
        let (card, more) = split_at(cards, 2);
        plays.push(Play {
            card: parsed("p", card)?,
            seat,
        });
        rest = more.to_owned();
    }
    Ok(plays)
}

pub(super) fn extra(text: &str) -> Result<ExtraAt, RecordError> {
    let (at, rest) = text
        .split_once(':')
        .ok_or_else(|| RecordError::new("x", format!("`{text}` does not say when")))?;
    let (seat, rest) = split_at(rest, 1);
    let (word, argument) = with_argument("x", rest)?;
    let code = EXTRAS
        .iter()
        .find(|(_, code)| *code == word)
        .map(|(word, _)| *word);
    let extra = code.map_or_else(|| parsed("x", word), Ok)?;
    let seat: Seat = parsed("x", seat)?;
    Ok(ExtraAt {
        at: number("x", at)?,
        seat,
        extra,
        argument,
    })
}

fn with_argument<'a>(section: &str, text: &'a str) -> Result<(&'a str, u32), RecordError> {
    match text.split_once('=') {
        None => Ok((text, 0)),
        Some((word, argument)) => Ok((word, number(section, argument)?)),
    }
}

pub(super) fn words(text: &str) -> std::str::SplitWhitespace<'_> {
    text.split_whitespace()
}

pub(super) fn cards(section: &str, text: &str) -> Result<Vec<Card>, RecordError> {
    Card::parse_all(text).map_err(|error| RecordError::new(section, error.to_string()))
}

fn parsed<T: FromStr<Err: fmt::Display>>(section: &str, text: &str) -> Result<T, RecordError> {
    text.parse()
        .map_err(|error: T::Err| RecordError::new(section, error.to_string()))
}

fn number(section: &str, text: &str) -> Result<u32, RecordError> {
    text.parse()
        .map_err(|_| RecordError::new(section, format!("`{text}` is no number")))
}

/// Splits after so many characters, or at the end of a shorter text.
fn split_at(text: &str, characters: usize) -> (&str, &str) {
    let end = text
        .char_indices()
        .nth(characters)
        .map_or(text.len(), |(i, _)| i);
    text.split_at_checked(end).unwrap_or((text, ""))
}
