//! Records of vectors, built as a platform builds them.

use anyhow::{Context as _, Result, bail, ensure};
use doko_harness::{Extra, Options as Rules, Record as Written, Said, rule_set_line};
use doko_sdk::{Card, Options, PflichtsoloSlot, Record, RuleSet, View, Word};

use super::words::{pair, seat};

/// The record, and for each of its words the index of that in the vector.
pub(super) fn record(written: &Written) -> Result<(Record, Vec<usize>)> {
    let mut record = Record::new(rule_set(&written.rule_set, &written.options)?);
    for (hand, text) in record.hands.iter_mut().zip(&written.hands) {
        *hand = match text.as_str() {
            "" => None,
            text => Some(text.parse()?),
        };
    }
    let mut record = in_context(record, written)?;
    let mut origins = Vec::new();
    for (index, said) in written.said().enumerate() {
        record = with_word(record, &said.context("a word cannot be read")?)?;
        origins.resize(record.said.len(), index);
    }
    let record = record.play_all(Card::parse_all(&written.plays)?);
    let mut record = written.extras().try_fold(record, |record, extra| {
        with_extra(record, &extra.context("an announcement cannot be read")?)
    })?;
    record.claim_order = Card::parse_all(&written.claim_order)?;
    if let Some(party) = &written.schweine_party {
        record = record.schweine_as(party.parse()?);
    }
    Ok((record, origins))
}

/// A rule set, with what differs from it.
pub(super) fn rule_set(name: &str, options: &Rules) -> Result<RuleSet> {
    Ok(RuleSet::from_line(&rule_set_line(name, options))?)
}

/// Through whose eyes the question looks.
pub(super) fn options(written: &Written) -> Result<Options> {
    Ok(match written.view {
        None => Options::new().view(View::Everything),
        Some(number) => Options::new().view(View::Seat(seat(number)?)),
    })
}

/// A word without cards or a number.
pub(super) fn plain(word: &str, argument: Option<&str>) -> Result<Word> {
    Ok(match (word, argument) {
        ("accept" | "refuse", None) => format!("armut_{word}").parse()?,
        ("hochzeit", None | Some("any")) => Word::Hochzeit(doko_sdk::HochzeitSelector::Any),
        ("hochzeit", Some(selector)) => Word::Hochzeit(selector.parse()?),
        (word, None) => word.parse()?,
        (word, Some(argument)) => bail!("`{word}` takes no `{argument}`"),
    })
}

fn in_context(mut record: Record, written: &Written) -> Result<Record> {
    let (seats, slots) = (&written.open_pflichtsolo, &written.slots);
    ensure!(
        slots.is_empty() || slots.len() == seats.len(),
        "{} slots for {} Pflichtsoli",
        slots.len(),
        seats.len()
    );
    for (at, &number) in seats.iter().enumerate() {
        record = match slots.get(at) {
            None => record.open_pflichtsolo(seat(number)?),
            Some(slot) => {
                let slot: PflichtsoloSlot = slot.parse()?;
                record.open_pflichtsolo_of(seat(number)?, slot)
            }
        };
    }
    if let Some(number) = written.vorfuehrung {
        record = record.vorfuehrung(seat(number)?);
    }
    record.context.bock_factor = written.bock_factor;
    Ok(record)
}

fn with_word(record: Record, said: &Said<'_>) -> Result<Record> {
    let seat = seat(said.seat)?;
    Ok(match (said.word, said.argument) {
        ("push", cards) => record.push_cards(seat, Card::parse_all(cards.unwrap_or_default())?),
        ("return", cards) => record.return_cards(seat, Card::parse_all(cards.unwrap_or_default())?),
        ("schweine", Some(rank)) => record.schweine_of(seat, pair(rank)?),
        ("bid", Some(bid)) => record.bid(seat, bid.parse()?),
        (solo, Some(bid)) if solo.starts_with("solo_") => {
            record.say(seat, plain(solo, None)?).bid(seat, bid.parse()?)
        }
        (word, argument) => record.say(seat, plain(word, argument)?),
    })
}

fn with_extra(mut record: Record, extra: &Extra<'_>) -> Result<Record> {
    let by = seat(extra.seat)?;
    record = match (extra.word, extra.argument) {
        (word, None) => record.extra(by, word.parse()?),
        ("schweine", Some(rank)) => record.schweine_in_play_of(by, pair(rank)?),
        ("genscher", Some(partner)) => record.genscher(by, partner.parse()?),
        (absage, Some(party)) => record.announce_for(by, absage.parse()?, party.parse()?),
    };
    if let Some(last) = record.extras.last_mut() {
        last.at = extra.at.into();
    }
    Ok(record)
}
