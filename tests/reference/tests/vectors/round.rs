//! Questions about the round of declarations.

use doko_reference::announce::WORDS;
use doko_reference::cards::Card;
use doko_reference::contract::{Contract, Kind};
use doko_reference::options::{Options, SoloConflict};
use doko_reference::record::Record;
use doko_reference::vorbehalt::outcome::Outcome;
use doko_reference::vorbehalt::resolve::resolve;
use serde_json::{Value, json};

use crate::read::{is_for_us, record};

/// A solo in an auction whose bid is still to be said: a dialogue.
fn lacks_a_bid(options: &Options, record: &Record) -> bool {
    let auction = options.solo_conflict == SoloConflict::Auction && record.vorfuehrung.is_none();
    let bare = |line: &String| line.contains(" solo_") && line.split(' ').count() == 2;
    auction && record.said.iter().any(bare)
}

pub(crate) fn vorbehalte(options: &Options, asked: &Value) -> Option<Value> {
    let record = record(asked);
    if !is_for_us(&record, false) || lacks_a_bid(options, &record) {
        return None;
    }
    let refused = |reasons: Vec<&str>| json!({"outcome": "refused", "reasons": reasons});
    let round = match record.round() {
        Ok(round) => round,
        Err(reason) => {
            let told = ["UNKNOWN_VORBEHALT", "BAD_BID"].contains(&reason.as_str());
            return told.then(|| refused(vec![&reason]));
        }
    };
    let found = match resolve(options, &round) {
        Outcome::Refused(reasons) => {
            let (seat, _) = reasons[0];
            let of_first = reasons.iter().filter(|(who, _)| *who == seat);
            refused(of_first.map(|(_, reason)| *reason).collect())
        }
        Outcome::Redeal { reason, seat } => {
            json!({"outcome": "redeal", "redeal": reason, "seat": seat + 1})
        }
        Outcome::NeedsInput { what, seats } => {
            let question = if what == "solo" { "name" } else { what };
            let ask = |seat: &usize| json!({"seat": seat + 1, "question": question});
            let asks: Vec<Value> = seats.iter().map(ask).collect();
            json!({"outcome": "needs_input", "asks": asks})
        }
        Outcome::Contract { contract, hands } => what_is_played(options, &contract, &hands),
    };
    Some(found)
}

/// A contract with everything that follows from it.
fn what_is_played(options: &Options, contract: &Contract, hands: &[Option<Vec<Card>>; 4]) -> Value {
    let kind = match contract.kind {
        Kind::Normalspiel => "normalspiel",
        Kind::StilleHochzeit => "stille_hochzeit",
        Kind::Hochzeit => "hochzeit",
        Kind::Armut => "armut",
        Kind::Solo => "solo",
    };
    let mut found = json!({"outcome": "contract", "contract": kind, "lead": contract.lead + 1});
    if let Some(seat) = contract.seat {
        found["seat"] = json!(seat + 1);
    }
    if let Some(solo) = contract.solo {
        found["solo"] = json!(solo.text());
        let duty = if contract.pflicht {
            "pflichtsolo"
        } else {
            "lustsolo"
        };
        found["duty"] = json!(duty);
    }
    if let Some(selector) = contract.selector {
        found["selector"] = json!(selector.text());
    }
    if let Some(exchange) = contract.exchanges.first() {
        found["acceptor"] = json!(exchange.acceptor + 1);
    }
    let known: Vec<Vec<Card>> = hands
        .iter()
        .map(|hand| hand.clone().unwrap_or_default())
        .collect();
    let parties = (0..4).map(|seat| contract.party(seat, &known[seat]));
    let parties: Vec<&str> = parties
        .map(|it| it.map_or("open", |it| it.text()))
        .collect();
    let mut forced = Vec::new();
    for (seat, level) in contract.forced(options, &known) {
        let word = if level == 1 {
            parties[seat]
        } else {
            WORDS[level]
        };
        forced.push(format!("{} {word}", seat + 1));
    }
    let pigs = &contract.schweine;
    let pairs = pigs.iter().map(|pair| match pair.rank {
        'T' => "10".to_owned(),
        rank => rank.to_string(),
    });
    found["pairs"] = json!(pairs.collect::<Vec<_>>());
    found["schweine"] = json!(pigs.first().map_or(0, |pair| pair.seat + 1));
    found["parties"] = json!(parties);
    found["forced"] = json!(forced);
    found
}
