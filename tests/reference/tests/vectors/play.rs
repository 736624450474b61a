//! Questions about a game: cards, announcements, claims, offences.

use doko_reference::announce::WORDS;
use doko_reference::cards::{read_card, read_cards, write_cards};
use doko_reference::claim::Claimed;
use doko_reference::game::{Game, Hochzeit};
use doko_reference::options::Options;
use doko_reference::penalty::{Effect, Grade, Offence, Penalty, penalty};
use serde_json::{Value, json};

use crate::read::{BOUND, game, number, record, seat, text};

pub(crate) fn play(options: &Options, asked: &Value) -> Option<Value> {
    let mut whole = record(asked);
    let ends = format!("{}: ", whole.plays.len());
    if whole
        .extras
        .last()
        .is_some_and(|it| it.starts_with(&ends) && it.contains("schweine"))
    {
        // The word goes with the card that is asked about.
        whole.plays.push(text(&asked["card"]));
        let reasons = whole
            .replay(options, BOUND)
            .err()
            .map_or_else(Vec::new, |it| it.reasons);
        let verdict = if reasons.is_empty() {
            "accepted"
        } else {
            "refused"
        };
        return Some(json!({"verdict": verdict, "reasons": reasons}));
    }
    let Ok(game) = game(options, asked)? else {
        return Some(json!({"verdict": "record_faulty"}));
    };
    let seat = seat(&asked["seat"]);
    let reasons = game.check_card(seat, read_card(&text(&asked["card"]))?);
    let legal = write_cards(&game.legal_cards(seat));
    let verdict = if reasons.is_empty() {
        "accepted"
    } else {
        "refused"
    };
    Some(json!({"verdict": verdict, "reasons": reasons, "legal": legal}))
}

pub(crate) fn hochzeit(game: &Game) -> Value {
    match game.hochzeit() {
        Some(Hochzeit::Partner(partner, trick)) => {
            json!({"state": "partner", "partner": partner + 1, "trick": trick})
        }
        Some(Hochzeit::Alone(trick)) => json!({"state": "alone", "trick": trick}),
        None | Some(Hochzeit::Pending | Hochzeit::Genscher(_)) => json!({"state": "pending"}),
    }
}

pub(crate) fn announce(options: &Options, asked: &Value) -> Option<Value> {
    let Ok(game) = game(options, asked)? else {
        return Some(json!({"verdict": "record_faulty"}));
    };
    let word = text(&asked["say"]);
    let named = asked["party"].as_str();
    match game.check_announcement_for(seat(&asked["seat"]), &word, named) {
        Ok(allowed) => {
            let skipped = allowed
                .levels
                .split_last()
                .map_or(&[][..], |(_, rest)| rest);
            let party = game.party(seat(&asked["seat"]));
            let named = |level: &usize| match (level, party) {
                (1, Some(party)) => party.text(),
                _ => WORDS[*level],
            };
            let includes: Vec<&str> = skipped.iter().map(named).collect();
            let reply = allowed.as_reply;
            Some(json!({"verdict": "accepted", "asReply": reply, "includes": includes}))
        }
        Err(reason) => Some(json!({"verdict": "refused", "reasons": [reason]})),
    }
}

pub(crate) fn claim(options: &Options, asked: &Value) -> Option<Value> {
    let mut game = game(options, asked)?.ok()?;
    let seat = seat(&asked["seat"]);
    let order = read_cards(&text(&asked["order"])).unwrap_or_default();
    let done = match asked["claim"].as_str() {
        Some("surrender") => game.surrender(seat).map_err(Claimed::Refused),
        _ => game.claim_rest(seat, &order, BOUND),
    };
    match done {
        Ok(()) => {
            let record = record(asked);
            let it = game.settle_with(record.bock, record.bock_plus).ok()?;
            let (augen, tricks) = (it.augen[0], it.tricks[0]);
            let points = it.points;
            Some(
                json!({"verdict": "accepted", "reAugen": augen, "reTricks": tricks, "points": points}),
            )
        }
        Err(Claimed::Refused(reasons)) => Some(json!({"verdict": "refused", "reasons": reasons})),
        Err(Claimed::Valid | Claimed::Undecided) => None,
    }
}

/// Only offences at the end of the record: what is noticed when is not for the model.
pub(crate) fn offence(options: &Options, asked: &Value) -> Option<Value> {
    let game = game(options, asked)?.ok()?;
    if asked["at"] != asked["complainedAt"] || number(&asked["at"]) != game.cards_played() {
        return None;
    }
    let grade = match asked.get("class").and_then(Value::as_str) {
        None => None,
        Some("irrelevant") => Some(Grade::Irrelevant),
        Some("minor") => Some(Grade::Minor),
        Some("grave") => Some(Grade::Grave),
        Some(_) => return None,
    };
    let offence = Offence {
        offender: seat(&asked["offender"]),
        grade,
        harms_soloist: asked.get("harmsSoloist").map(|it| it == "yes"),
        complainant: Some(seat(&asked["complainant"])),
        went_on: false,
        named: asked.get("namedBy").map(|by| {
            let order = read_cards(&text(&asked["namedOrder"])).unwrap_or_default();
            (seat(by), order)
        }),
    };
    Some(match penalty(&game, &offence, BOUND) {
        Penalty::Refused(reason) => json!({"outcome": "refused", "reasons": [reason]}),
        Penalty::NeedsInput("harms_soloist") => {
            json!({"outcome": "needs_input", "input": "harms_soloist"})
        }
        Penalty::NeedsInput(what) => json!({"outcome": "needs_input", "input": what}),
        Penalty::Points(points, effect) => {
            let (name, settled) = match effect {
                Effect::GoesOn => ("goes_on", None),
                Effect::NotPlayed => ("ends_not_played", None),
                Effect::SoloPlayed => ("ends_as_played", None),
                Effect::Settled(it) => ("ends_settled", Some(it.points)),
            };
            json!({"outcome": "penalty", "points": points, "effect": name, "settled": settled})
        }
    })
}
