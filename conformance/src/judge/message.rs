//! Records as messages.

use anyhow::{Context as _, Result, bail};
use doko_harness::{Options, Record, Said, rule_set_line};
use doko_proto::v1;

use crate::name;

/// The record as a message, and for each of its words the index of the text it
/// is from: a solo with a bid is one text and two words.
///
/// # Errors
///
/// If something in it has no name in the API.
pub fn message(record: &Record) -> Result<(v1::GameRecord, Vec<usize>)> {
    let mut message = v1::GameRecord {
        rule_set: Some(rule_set(&record.rule_set, &record.options)?),
        context: Some(context(record)?),
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
        for (word, bid, rank) in words(&mut message.armut_exchanges, &said)? {
            origins.push(index);
            message.said_seats.push(said.seat.into());
            message.said_words.push(name::word(&word)?);
            message.said_bids.push(bid);
            message.said_ranks.push(rank);
        }
    }
    message.plays = name::cards(&record.plays)?;
    for extra in record.extras() {
        let extra = extra.context("an announcement cannot be read")?;
        message.extra_at.push(extra.at.into());
        message.extra_seats.push(extra.seat.into());
        message.extra_words.push(name::extra(extra.word)?);
        let (rank, partner, party) = match (extra.word, extra.argument) {
            (_, None) => (0, 0, 0),
            ("schweine", Some(pair)) => (rank(pair)?, 0, 0),
            ("genscher", Some(partner)) => (0, partner.parse()?, 0),
            (_, Some(party)) => (0, 0, name::party(party)?),
        };
        message.extra_ranks.push(rank);
        message.extra_partners.push(partner);
        message.extra_parties.push(party);
    }
    message.claim_order = name::cards(&record.claim_order)?;
    message.schweine_party = match record.schweine_party.as_deref() {
        None => v1::Party::Unspecified,
        Some("re") => v1::Party::Re,
        Some("kontra") => v1::Party::Kontra,
        Some(other) => bail!("no party `{other}`"),
    }
    .into();
    Ok((message, origins))
}

/// What is said with one text: words, each with its bid and its rank. Cards that change
/// hands go to the exchanges.
fn words(
    exchanges: &mut Vec<v1::ArmutExchange>,
    said: &Said<'_>,
) -> Result<Vec<(String, u32, i32)>> {
    let one = |word: &str, rank| Ok(vec![(word.to_owned(), 0, rank)]);
    let bid = |bid: &str| Ok::<_, anyhow::Error>(("bid".to_owned(), bid.parse()?, 0));
    let cards = |text: Option<&str>| name::cards(text.unwrap_or_default());
    match (said.word, said.argument) {
        ("push", argument) => {
            let pushed_cards = cards(argument)?;
            exchanges.push(v1::ArmutExchange {
                pushed_count: Some(u32::try_from(pushed_cards.len())?),
                pushed_cards,
                ..Default::default()
            });
            one("armut_push", 0)
        }
        ("return", argument) => {
            let exchange = exchanges.last_mut().context("nothing was pushed")?;
            exchange.returned_cards = cards(argument)?;
            exchange.returned_count = Some(u32::try_from(exchange.returned_cards.len())?);
            one("armut_return", 0)
        }
        (word @ ("accept" | "refuse"), None) => one(&format!("armut_{word}"), 0),
        (word, None) => one(word, 0),
        ("hochzeit", Some("any")) => one("hochzeit", 0),
        ("hochzeit", Some(selector)) => one(&format!("hochzeit_{selector}"), 0),
        ("schweine", Some(pair)) => one("schweine", rank(pair)?),
        ("bid", Some(height)) => Ok(vec![bid(height)?]),
        (solo, Some(height)) if solo.starts_with("solo_") => {
            Ok(vec![(solo.to_owned(), 0, 0), bid(height)?])
        }
        (word, Some(argument)) => bail!("`{word}` takes no `{argument}`"),
    }
}

/// The number of the rank of a pair of Schweine above the aces.
fn rank(text: &str) -> Result<i32> {
    let rank = match text {
        "10" => v1::Rank::Ten,
        "K" => v1::Rank::King,
        "9" => v1::Rank::Nine,
        "Q" => v1::Rank::Queen,
        "J" => v1::Rank::Jack,
        other => bail!("no pair of `{other}`"),
    };
    Ok(rank.into())
}

/// A rule set, with what differs from it.
///
/// # Errors
///
/// If an option or a value has no name in the API.
pub fn rule_set(name: &str, options: &Options) -> Result<v1::RuleSetRef> {
    Ok(doko_notation::read_rule_set(&rule_set_line(name, options))?)
}

/// Through whose eyes a record is looked at.
pub(super) fn view(record: &Record) -> Result<i32> {
    let view = match record.view {
        None => v1::View::Everything,
        Some(0) => v1::View::Public,
        Some(seat) => v1::View::from_str_name(&format!("VIEW_SEAT_{seat}"))
            .with_context(|| format!("no seat {seat}"))?,
    };
    Ok(view.into())
}

/// The kinds of Pflichtsoli that are open.
const SLOTS: [(&str, v1::PflichtsoloSlot); 3] = [
    ("free", v1::PflichtsoloSlot::Free),
    ("color", v1::PflichtsoloSlot::Color),
    ("picture", v1::PflichtsoloSlot::Picture),
];

/// The name of the kind of an open Pflichtsolo; empty if there is none.
pub(super) fn of_slot(number: i32) -> String {
    let found = SLOTS.iter().find(|(_, it)| i32::from(*it) == number);
    found.map_or_else(String::new, |(name, _)| (*name).to_owned())
}

fn slot(text: &str) -> Result<i32> {
    let found = SLOTS.iter().find(|(name, _)| *name == text);
    Ok(found.with_context(|| format!("no slot `{text}`"))?.1.into())
}

fn context(record: &Record) -> Result<v1::GameContext> {
    let seats = record.open_pflichtsolo.iter().map(|&it| it.into());
    let slots = record.slots.iter().map(|it| slot(it));
    Ok(v1::GameContext {
        pflichtsolo_seats: seats.collect(),
        pflichtsolo_slots: slots.collect::<Result<_>>()?,
        vorfuehrung_seat: record.vorfuehrung.map_or(0, i32::from),
        bock_factor: record.bock_factor,
        ..Default::default()
    })
}
