//! The model against the vectors, as far as it answers their questions.
#![expect(
    clippy::indexing_slicing,
    reason = "helpers of tests; JSON has no other way"
)]

use doko_harness::{Answer, Question, load, mismatch, vectors_dir};
use doko_reference::announce::{WORDS, level_of};
use doko_reference::cards::{augen_of, deal_faults, deck, read_card, read_cards, write_cards};
use doko_reference::claim::Claimed;
use doko_reference::contract::{Kind, Party};
use doko_reference::game::{Game, Hochzeit};
use doko_reference::options::{Options, Solo, Sonder};
use doko_reference::penalty::{Effect, Grade, Offence, Penalty, penalty};
use doko_reference::presets::preset;
use doko_reference::record::Record;
use doko_reference::scoring::{Counts, Scored, Settlement, settle_counts};
use doko_reference::sonder::Special;
use doko_reference::trick::trick_augen;
use doko_reference::trumps::trumps;
use doko_reference::vorbehalt::resolve::{Outcome, resolve};
use doko_reference::winning::Tally;
use serde_json::{Value, json};

const BOUND: u64 = 300_000;

#[test]
fn the_vectors_hold() {
    let suites = load(&vectors_dir()).unwrap();
    let mut failed = Vec::new();
    let (mut passed, mut skipped) = (0, 0);
    for vector in suites.iter().flat_map(|suite| &suite.vectors) {
        let found = answer(&vector.question).filter(|_| !is_of_a_dialogue(&vector.answer));
        let Some(found) = found else {
            skipped += 1;
            continue;
        };
        let got = Answer::read(&vector.question, found).unwrap();
        let allowed = std::iter::once(&vector.answer).chain(&vector.also_allowed);
        let mut differences = allowed.map(|expected| {
            let expected = told(&vector.question, expected);
            // ANN-20 gives one reason, the first.
            let all = vector.all_reasons && vector.question.kind() != "announce";
            mismatch(&expected, &got, all)
        });
        let first = differences.next().flatten();
        match first {
            Some(difference) if differences.all(|it| it.is_some()) => {
                failed.push(format!("{} {}: {difference}", vector.label(), vector.name));
            }
            Some(_) | None => passed += 1,
        }
    }
    println!("{passed} hold, {skipped} are not answered");
    assert!(failed.is_empty(), "{}\n{}", failed.len(), failed.join("\n"));
    assert!(passed > 500, "{passed}");
}

/// Reasons that only an order of speaking can have: the model takes final declarations.
fn is_of_a_dialogue(expected: &Answer) -> bool {
    let text = serde_json::to_string(expected).unwrap_or_default();
    let reasons = ["ALREADY_SPOKEN", "NOT_ASKED", "WITHDRAWAL_TOO_LATE"];
    reasons.iter().any(|reason| text.contains(reason))
}

/// The expected answer without what the model does not tell: citations, evidence, places.
fn told(question: &Question, expected: &Answer) -> Answer {
    let mut fields = serde_json::to_value(expected).unwrap_or_default();
    if let Value::Object(fields) = &mut fields {
        for name in ["rule", "at", "lostTrick", "class"] {
            fields.remove(name);
        }
    }
    Answer::read(question, fields).unwrap_or_else(|_| expected.clone())
}

/// An answer, or nothing if this is not a question for the model.
fn answer(question: &Question) -> Option<Value> {
    let asked = serde_json::to_value(question).ok()?;
    let asked = asked.as_object()?.values().next()?;
    let settings = asked.get("record").unwrap_or(asked);
    let options = options(settings)?;
    match question.kind() {
        "play" => play(&options, asked),
        "legal_cards" => {
            let game = game(&options, asked)?.ok()?;
            Some(json!({"cards": write_cards(&game.legal_cards(seat(&asked["seat"])))}))
        }
        "trick" => {
            let game = game(&options, asked)?.ok()?;
            let trick = number(&asked["trick"]) - 1;
            let augen = trick_augen(&game.tricks[trick]);
            Some(json!({"winner": game.winners[trick] + 1, "augen": augen}))
        }
        "hochzeit" => Some(hochzeit(&game(&options, asked)?.ok()?)),
        "vorbehalte" => vorbehalte(&options, asked),
        "announce" => announce(&options, asked),
        "score_counts" => Some(score_counts(&options, asked)),
        "score_game" => score_game(&options, asked),
        "deck" => Some(the_deck(&options, asked)),
        "deal" => Some(the_deal(&options, asked)),
        "packets" => Some(json!({"packets": options.deal_packets})),
        "claim" => claim(&options, asked),
        "offence" => offence(&options, asked),
        _ => None,
    }
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().unwrap_or_default()).unwrap_or_default()
}

fn seat(value: &Value) -> usize {
    number(value).saturating_sub(1)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(text).collect()
}

/// The rule set that is named, with the options that differ.
fn options(settings: &Value) -> Option<Options> {
    let mut options = preset(settings["ruleSet"].as_str()?)?;
    let changes = settings.get("options").and_then(Value::as_object);
    for (name, value) in changes.into_iter().flatten() {
        set(&mut options, name, value)?;
    }
    Some(options)
}

fn set(options: &mut Options, name: &str, value: &Value) -> Option<()> {
    let plain = |value: &Value| {
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned)
    };
    if let Some(fields) = value.as_object() {
        if name == "ann.pflicht" {
            options.set(name, &plain(fields.get("augen")?)).ok()?;
        }
        for (field, value) in fields.iter().filter(|(field, _)| *field != "augen") {
            set(options, &format!("{name}.{field}"), value)?;
        }
        return Some(());
    }
    let text = match value.as_array() {
        Some(list) => list.iter().map(plain).collect::<Vec<_>>().join(","),
        None => plain(value),
    };
    match name {
        "bock" | "pflichtsolo.kind" | "ann.per_party_max" => Some(()),
        _ => options.set(name, &text).ok(),
    }
}

fn record(asked: &Value) -> Record {
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
fn is_for_us(record: &Record, needs_hands: bool) -> bool {
    let spoken = ["vorbehalt", "yes", "no"];
    let dialogue = |line: &String| {
        let word = line.split_whitespace().nth(1);
        word.is_some_and(|word| spoken.contains(&word))
    };
    let all_hands = record.hands.len() == 4 && record.hands.iter().all(|hand| !hand.is_empty());
    !record.said.iter().any(dialogue) && (all_hands || !needs_hands)
}

/// The game as far as it goes; the first fault; nothing without a contract.
fn game(options: &Options, asked: &Value) -> Option<Result<Game, ()>> {
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

fn play(options: &Options, asked: &Value) -> Option<Value> {
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

fn hochzeit(game: &Game) -> Value {
    match game.hochzeit() {
        Some(Hochzeit::Partner(partner, trick)) => {
            json!({"state": "partner", "partner": partner + 1, "trick": trick})
        }
        Some(Hochzeit::Alone(trick)) => json!({"state": "alone", "trick": trick}),
        None | Some(Hochzeit::Pending | Hochzeit::Genscher(_)) => json!({"state": "pending"}),
    }
}

fn vorbehalte(options: &Options, asked: &Value) -> Option<Value> {
    let record = record(asked);
    if !is_for_us(&record, false) {
        return None;
    }
    let refused = |reasons: Vec<&str>| json!({"outcome": "refused", "reasons": reasons});
    let round = match record.round() {
        Ok(round) => round,
        Err(reason) => return (reason == "UNKNOWN_VORBEHALT").then(|| refused(vec![&reason])),
    };
    let found = match resolve(options, &round) {
        Outcome::Refused(reasons) => {
            let (seat, _) = reasons[0];
            let of_first = reasons.iter().filter(|(who, _)| *who == seat);
            refused(of_first.map(|(_, reason)| *reason).collect())
        }
        Outcome::Redeal { reason, .. } => json!({"outcome": "redeal", "redeal": reason}),
        Outcome::NeedsInput { what, seats } => {
            let question = if what == "solo" { "name" } else { what };
            let ask = |seat: &usize| json!({"seat": seat + 1, "question": question});
            let asks: Vec<Value> = seats.iter().map(ask).collect();
            json!({"outcome": "needs_input", "asks": asks})
        }
        Outcome::Contract { contract, .. } => {
            let kind = match contract.kind {
                Kind::Normalspiel => "normalspiel",
                Kind::StilleHochzeit => "stille_hochzeit",
                Kind::Hochzeit => "hochzeit",
                Kind::Armut => "armut",
                Kind::Solo => "solo",
            };
            let mut found =
                json!({"outcome": "contract", "contract": kind, "lead": contract.lead + 1});
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
            found
        }
    };
    Some(found)
}

fn announce(options: &Options, asked: &Value) -> Option<Value> {
    let Ok(game) = game(options, asked)? else {
        return Some(json!({"verdict": "record_faulty"}));
    };
    let word = text(&asked["say"]);
    match game.check_announcement(seat(&asked["seat"]), &word) {
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

fn settled(it: &Settlement) -> Value {
    let items: Vec<Value> = it
        .items
        .iter()
        .map(|item| json!([item.rule, item.party.text(), item.points]))
        .collect();
    let winner = it.winner.map_or("nobody", Party::text);
    json!({"winner": winner, "value": it.value, "points": it.points, "items": items})
}

fn score_counts(options: &Options, asked: &Value) -> Value {
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
    }
    let special = |it: &Value| {
        Some(Special {
            what: Sonder::from_text(it[0].as_str()?)?,
            party: party(it[1].as_str()?),
        })
    };
    let specials = asked["special"].as_array().into_iter().flatten();
    let solo = asked.get("solo").and_then(Value::as_str);
    let scored = match asked["kind"].as_str() {
        Some("normal") => Scored::TwoAgainstTwo,
        Some("solo") => Scored::Solo(solo.and_then(Solo::from_text).unwrap_or(Solo::Damen)),
        _ => Scored::Alone,
    };
    let counts = Counts {
        scored,
        re: asked["re"]
            .as_array()
            .into_iter()
            .flatten()
            .map(seat)
            .collect(),
        result: tally,
        specials: specials.filter_map(special).collect(),
        bock: asked
            .get("bockFactor")
            .map_or(1, |it| i32::try_from(number(it)).unwrap_or(1)),
    };
    settled(&settle_counts(options, &counts))
}

fn score_game(options: &Options, asked: &Value) -> Option<Value> {
    let Ok(game) = game(options, asked)? else {
        return None;
    };
    let it = match game.settle(record(asked).bock) {
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

fn the_deck(options: &Options, asked: &Value) -> Value {
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

fn the_deal(options: &Options, asked: &Value) -> Value {
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

fn claim(options: &Options, asked: &Value) -> Option<Value> {
    let mut game = game(options, asked)?.ok()?;
    let seat = seat(&asked["seat"]);
    let order = read_cards(&text(&asked["order"])).unwrap_or_default();
    let done = match asked["claim"].as_str() {
        Some("surrender") => game.surrender(seat).map_err(Claimed::Refused),
        _ => game.claim_rest(seat, &order, BOUND),
    };
    match done {
        Ok(()) => {
            let it = game.settle(record(asked).bock).ok()?;
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
fn offence(options: &Options, asked: &Value) -> Option<Value> {
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
        harms_solist: asked.get("harmsSoloist").map(|it| it == "yes"),
        complainant: Some(seat(&asked["complainant"])),
        went_on: false,
        named: Vec::new(),
    };
    Some(match penalty(&game, &offence, BOUND) {
        Penalty::Refused(reason) => json!({"outcome": "refused", "reasons": [reason]}),
        Penalty::NeedsInput("harms_solist") => {
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
