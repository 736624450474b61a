//! Reads questions.

use doko_harness::Question;
use doko_reference::game::Game;
use doko_reference::options::Options;
use doko_reference::presets::preset_with;
use doko_reference::record::Record;
use serde_json::Value;

pub(crate) const BOUND: u64 = 300_000;

pub(crate) fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().unwrap_or_default()).unwrap_or_default()
}

pub(crate) fn seat(value: &Value) -> usize {
    number(value).saturating_sub(1)
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

pub(crate) fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(text).collect()
}

/// The rule set that is named, with the options that differ.
pub(crate) fn options(question: &Question) -> Options {
    preset_with(question.rule_set(), question.options()).unwrap()
}

pub(crate) fn record(asked: &Value) -> Record {
    let record = &asked["record"];
    let slots = texts(&record["slots"]);
    let open = record["openPflichtsolo"].as_array().into_iter().flatten();
    let open = open.enumerate().map(|(index, seat)| {
        let slot = slots.get(index).map_or("free", String::as_str);
        format!("{} {slot}", number(seat))
    });
    Record {
        open: open.collect(),
        vorfuehrung: record.get("vorfuehrung").map(seat),
        bock: record
            .get("bockFactor")
            .map_or(1, |it| i32::try_from(number(it)).unwrap_or(1)),
        bock_plus: record
            .get("bockPlus")
            .map_or(0, |it| i32::try_from(number(it)).unwrap_or(0)),
        hands: texts(&record["hands"]),
        said: texts(&record["said"]),
        plays: text(&record["plays"])
            .split_whitespace()
            .map(str::to_owned)
            .collect(),
        extras: texts(&record["extras"]),
        claim_order: text(&record["claimOrder"]),
    }
}

/// A dialogue, or hands that are not all known, are not for the model.
pub(crate) fn is_for_us(record: &Record, needs_hands: bool) -> bool {
    let in_round = record.vorfuehrung.is_none();
    let dialogue = |line: &String| {
        let word = line.split_whitespace().nth(1).unwrap_or_default();
        ["vorbehalt", "yes"].contains(&word) || (word == "no" && in_round)
    };
    let all_hands = record.hands.len() == 4 && record.hands.iter().all(|hand| !hand.is_empty());
    !record.said.iter().any(dialogue) && (all_hands || !needs_hands)
}

/// The game as far as it goes; the first fault; nothing without a contract.
pub(crate) fn game(options: &Options, asked: &Value) -> Option<Result<Game, ()>> {
    if asked["record"].get("view").is_some() {
        return None;
    }
    let record = record(asked);
    if !is_for_us(&record, true) {
        return None;
    }
    match record.replay(options, BOUND) {
        Ok(played) => played.game.map(Ok),
        Err(_) => Some(Err(())),
    }
}
