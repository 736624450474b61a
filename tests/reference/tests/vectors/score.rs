//! Questions about settlements and about the deck.

use doko_reference::announce::level_of;
use doko_reference::cards::{augen_of, deal_faults, deck, read_cards, write_cards};
use doko_reference::contract::Party;
use doko_reference::options::{Options, Solo, Sonder};
use doko_reference::penalty::{Effect, Grade, Offence, Penalty, penalty};
use doko_reference::scoring::{Counts, Scored, Settlement, settle_counts};
use doko_reference::sonder::Special;
use doko_reference::trick::trick_augen;
use doko_reference::trumps::trumps;
use doko_reference::winning::Tally;
use serde_json::{Value, json};

use crate::read::{BOUND, game, number, record, seat, texts};

pub(crate) fn settled(it: &Settlement) -> Value {
    let items: Vec<Value> = it
        .items
        .iter()
        .map(|item| json!([item.rule, item.party.text(), item.points]))
        .collect();
    let winner = it.winner.map_or("nobody", Party::text);
    json!({"winner": winner, "value": it.value, "points": it.points, "items": items})
}

pub(crate) fn score_counts(options: &Options, asked: &Value) -> Value {
    settled(&settle_counts(options, &counts(options, asked)))
}

/// The counts of a question.
pub(crate) fn counts(options: &Options, asked: &Value) -> Counts {
    let mut tally = Tally {
        augen: [0, 0],
        tricks: [number(&asked["reTricks"]), number(&asked["kontraTricks"])],
        said: [false; 2],
        level: [0; 2],
        ansagen: Vec::new(),
    };
    tally.augen[0] = u32::try_from(number(&asked["reAugen"])).unwrap_or_default();
    tally.augen[1] = 240 - tally.augen[0];
    let party = |word: &str| {
        if word == "re" {
            Party::Re
        } else {
            Party::Kontra
        }
    };
    let mut spoken = Vec::new();
    for line in texts(&asked["announcements"]) {
        let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let party = party(first);
        let level = level_of(rest).unwrap_or(1);
        let place = party.index();
        if level == 1 && !tally.said[place] {
            tally.said[place] = true;
            tally.ansagen.push(party);
        }
        tally.level[place] = tally.level[place].max(level);
        spoken.push((party, level));
    }
    let skipped = [Party::Re, Party::Kontra].map(|party| {
        let absagen = 2..=tally.level[party.index()];
        let skipped = absagen.filter(|level| !spoken.contains(&(party, *level)));
        skipped.map(|level| level - 1).collect::<Vec<_>>()
    });
    let do_not_count = options.get("ann.skipped_absagen").as_deref() == Some("do_not_count");
    let special = |it: &Value| {
        Some(Special {
            what: Sonder::from_text(it[0].as_str()?)?,
            party: party(it[1].as_str()?),
            trick: None,
        })
    };
    let specials = asked["special"].as_array().into_iter().flatten();
    let solo = asked.get("solo").and_then(Value::as_str);
    let scored = match asked["kind"].as_str() {
        Some("normal" | "armut") => Scored::TwoAgainstTwo,
        Some("solo") => Scored::Solo(solo.and_then(Solo::from_text).unwrap_or(Solo::Damen)),
        _ => Scored::Alone,
    };
    Counts {
        scored,
        re: asked["re"]
            .as_array()
            .into_iter()
            .flatten()
            .map(seat)
            .collect(),
        armut: asked["kind"] == "armut",
        result: tally,
        skipped: skipped.map(|it| if do_not_count { it } else { Vec::new() }),
        specials: specials.filter_map(special).collect(),
        bock: asked
            .get("bockFactor")
            .map_or(1, |it| i32::try_from(number(it)).unwrap_or(1)),
        bock_plus: asked
            .get("bockPlus")
            .map_or(0, |it| i32::try_from(number(it)).unwrap_or(0)),
    }
}

pub(crate) fn score_game(options: &Options, asked: &Value) -> Option<Value> {
    let Ok(game) = game(options, asked)? else {
        return None;
    };
    if let Some(by) = asked.get("endedBy") {
        let offence = Offence {
            offender: seat(&by["offender"]),
            grade: Some(Grade::Grave),
            harms_soloist: by.get("harmsSoloist").map(|it| it == "yes"),
            complainant: None,
            went_on: false,
            named: None,
        };
        return Some(match penalty(&game, &offence, BOUND) {
            Penalty::Refused(reason) => json!({"reasons": [reason]}),
            Penalty::NeedsInput("harms_soloist") => json!({"needsInput": "harms_soloist"}),
            Penalty::NeedsInput(what) => json!({"needsInput": what}),
            Penalty::Points(_, Effect::Settled(it)) => settled(&it),
            Penalty::Points(points, _) => json!({"points": points}),
        });
    }
    let record = record(asked);
    let it = match game.settle_with(record.bock, record.bock_plus) {
        Ok(it) => it,
        Err(reason) => return Some(json!({"reasons": [reason]})),
    };
    let mut found = settled(&it);
    let tricks: Vec<Value> = game
        .tricks
        .iter()
        .zip(&game.winners)
        .map(|(trick, winner)| json!([winner + 1, trick_augen(trick)]))
        .collect();
    found["tricks"] = json!(tricks);
    found["reAugen"] = json!(it.augen[0]);
    found["kontraAugen"] = json!(it.augen[1]);
    let re: Vec<usize> = game.re_seats().iter().map(|seat| seat + 1).collect();
    found["reSeats"] = json!(re);
    Some(found)
}

pub(crate) fn the_deck(options: &Options, asked: &Value) -> Value {
    let solo = asked.get("solo").and_then(Value::as_str);
    let solo = solo.and_then(Solo::from_text);
    let high = trumps(options, solo);
    let all = deck(options);
    let mut found = json!({
        "cards": all.len(),
        "augen": augen_of(&all),
        "trumps": high.len() * 2,
        "fehl": all.len() - high.len() * 2,
        "augenInTrumps": augen_of(&high) * 2,
        "trumpOrder": write_cards(&high),
    });
    for suit in doko_reference::cards::SUITS {
        let fehl = doko_reference::trumps::fehl(options, solo, suit);
        let own: Vec<_> = all
            .iter()
            .copied()
            .filter(|card| card.suit == suit)
            .collect();
        found["augenPerSuit"][suit.to_string()] = json!(augen_of(&own));
        if !fehl.is_empty() {
            found["fehlPerSuit"][suit.to_string()] = json!(fehl.len() * 2);
            found["fehlOrder"][suit.to_string()] = json!(write_cards(&fehl));
        }
    }
    found
}

pub(crate) fn the_deal(options: &Options, asked: &Value) -> Value {
    let hands: Vec<_> = record(asked)
        .hands
        .iter()
        .map(|hand| read_cards(hand).unwrap_or_default())
        .collect();
    match deal_faults(options, &hands).first() {
        None => json!({"outcome": "valid"}),
        Some(reason) => {
            let faulty = |hand: &&Vec<_>| {
                let known = doko_reference::cards::kinds(options);
                match *reason {
                    "CARD_NOT_IN_DECK" => hand.iter().any(|card| !known.contains(card)),
                    _ => hand.len() != doko_reference::cards::hand_size(options),
                }
            };
            let place = hands.iter().position(|hand| faulty(&hand));
            json!({"outcome": "impossible", "reason": reason, "seat": place.map(|it| it + 1)})
        }
    }
}
