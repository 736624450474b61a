//! Records as messages.

use anyhow::{Context as _, Result};
use doko_harness::Record;
use doko_proto::v1;

use crate::name;

/// The record as a message, and for each of its words the index of the text it
/// is from: a solo with a bid is one text and two words.
pub(super) fn message(record: &Record) -> Result<(v1::GameRecord, Vec<usize>)> {
    let mut message = v1::GameRecord {
        rule_set: Some(rule_set(&record.rule_set)),
        context: context(record),
        ..Default::default()
    };
    let hands = [
        &mut message.hand_1,
        &mut message.hand_2,
        &mut message.hand_3,
        &mut message.hand_4,
    ];
    for (hand, text) in hands.into_iter().zip(&record.hands) {
        *hand = name::cards(text)?;
    }
    let mut origins = Vec::new();
    for (index, said) in record.said().enumerate() {
        let said = said.with_context(|| format!("word {index} cannot be read"))?;
        let mut say = |word: &str, argument: u32| {
            origins.push(index);
            message.said_seats.push(said.seat.into());
            message.said_words.push(name::word(word)?);
            message.said_arguments.push(argument);
            anyhow::Ok(())
        };
        match (said.word, said.argument) {
            (word, None) => say(word, 0)?,
            ("hochzeit", Some(selector)) => say(&format!("hochzeit_{selector}"), 0)?,
            (word, Some(bid)) => {
                say(word, 0)?;
                say("bid", bid.parse()?)?;
            }
        }
    }
    message.plays = name::cards(&record.plays)?;
    for extra in record.extras() {
        let extra = extra.context("an announcement cannot be read")?;
        message.extra_at.push(extra.at.into());
        message.extra_seats.push(extra.seat.into());
        message.extra_words.push(name::extra(extra.word)?);
    }
    message.claim_order = name::cards(&record.claim_order)?;
    Ok((message, origins))
}

pub(super) fn rule_set(name: &str) -> v1::RuleSetRef {
    let source = v1::rule_set_ref::Source::Name(name.to_owned());
    v1::RuleSetRef {
        source: Some(source),
        ..Default::default()
    }
}

fn context(record: &Record) -> Option<v1::GameContext> {
    let pflichtsolo_seats = record
        .open_pflichtsolo
        .iter()
        .map(|&it| it.into())
        .collect();
    let vorfuehrung_seat = record.vorfuehrung.map_or(0, i32::from);
    Some(v1::GameContext {
        pflichtsolo_seats,
        vorfuehrung_seat,
        ..Default::default()
    })
}
