//! Questions about lists.

use doko_reference::contract::{Contract, Kind, Party};
use doko_reference::list::{Entry, List, Player, triggers};
use doko_reference::options::{Options, Seating, Solo};
use doko_reference::scoring::{Settlement, settle_counts};
use doko_reference::vorbehalt::outcome::Outcome;
use doko_reference::vorbehalt::resolve::resolve;
use doko_reference::winning::Need;
use serde_json::{Value, json};

use crate::read::{is_for_us, number, record, seat, text};
use crate::score::counts;

/// Lists of settled games, counts, redeals and penalties, and records of what was dealt again;
/// what other records say about their list, and corrections, are not for the model.
pub(crate) fn session(options: &Options, asked: &Value) -> Option<Value> {
    let mut list = List::new(options);
    let (mut dealers, mut factors, mut lines) = (Vec::new(), Vec::new(), Vec::new());
    let mut failed = Vec::new();
    for entry in asked["entries"].as_array().into_iter().flatten() {
        if entry == "time_over" {
            list.end_time();
            factors.push(1);
            lines.push(vec![0; list.totals.len()]);
            continue;
        }
        let (kind, entry) = entry.as_object()?.iter().next()?;
        if kind == "solo_round" {
            match list.call_solo_round() {
                Ok(()) => {}
                Err("SOLO_ROUND_NOT_AVAILABLE") => {
                    failed.push(format!("{} SOLO_ROUND_OPEN MOD-1", lines.len()));
                }
                Err(reason) => return Some(json!({"reasons": [reason]})),
            }
            factors.push(1);
            lines.push(vec![0; list.totals.len()]);
            continue;
        }
        if let Err(reason) = name_places(&mut list, kind, entry) {
            return Some(json!({"reasons": [reason]}));
        }
        let due = list.dealer;
        if let Some(dealer) = entry.get("dealer") {
            list.dealer = number(dealer);
        }
        let times = entry.get("times").map_or(1, number);
        for _ in 0..times {
            let before = list.totals.clone();
            match kind.as_str() {
                "settled" | "counts" => {
                    let next = list.next()?;
                    dealers.push(next.dealer);
                    let rests = is_solo(kind, entry) && !options.bock_in_solo;
                    factors.push(if rests { 1 } else { next.bock? });
                    enter(&mut list, kind, entry)?;
                }
                "redeal" => {
                    dealers.push(list.next()?.dealer);
                    factors.push(1);
                    list.dealer = due;
                    list.wrong_deal();
                    list.bock_by_redeal(entry["reason"].as_str().unwrap_or_default());
                }
                "record" => {
                    let reason = redealt(options, entry)?;
                    let dealer = list.next()?.dealer;
                    dealers.push(dealer);
                    factors.push(1);
                    list.redeal(dealer);
                    list.bock_by_redeal(reason);
                }
                "penalty" => {
                    let points = entry.as_array()?.iter().map(whole).collect::<Vec<_>>();
                    list.penalty(&points);
                    factors.push(1);
                }
                _ => return None,
            }
            let line = list
                .totals
                .iter()
                .zip(&before)
                .map(|(now, then)| now - then);
            lines.push(line.collect());
        }
    }
    let ranks = (0..list.totals.len()).map(|place| list.rank(place));
    let of_each =
        |what: fn(&Player) -> Value| -> Vec<Value> { list.players.iter().map(what).collect() };
    let open: Vec<u32> = list.open.iter().map(|open| open.number()).collect();
    let mut found = json!({
        "games": list.played,
        "dealers": dealers,
        "bockFactors": factors,
        "lines": lines,
        "totals": list.totals,
        "penaltyPoints": of_each(|it| json!(it.penalties)),
        "won": of_each(|it| json!(it.won)),
        "soli": of_each(|it| json!(it.soli)),
        "soliWon": of_each(|it| json!(it.soli_won)),
        "ranks": ranks.collect::<Vec<_>>(),
        "pflichtsoliOpen": open,
        "finished": list.is_finished(),
        "failed": failed,
    });
    if let Some(next) = list.next() {
        found["next"] = what_is_next(&next);
    }
    Some(found)
}

/// Places beside a game, where they are free or a round of soli runs. A game has to name them where
/// they are free.
fn name_places(list: &mut List, kind: &str, entry: &Value) -> Result<(), &'static str> {
    let is_free = list.options.table_seating == Seating::Free;
    let is_game = ["settled", "counts"].contains(&kind);
    let named = entry.get("places").and_then(Value::as_array);
    let Some(next) = list.next().filter(|next| is_free || next.solo_round) else {
        return Ok(());
    };
    if named.is_none() && !(is_free && is_game) {
        return Ok(());
    }
    let places: Vec<usize> = named.into_iter().flatten().map(number).collect();
    let last = places.last().copied().unwrap_or_default();
    let usual = if is_free { last } else { next.dealer };
    list.name_places(&places, entry.get("dealer").map_or(usual, number))
}

/// Why what was said in a record leads to a redeal, if it does.
fn redealt(options: &Options, entry: &Value) -> Option<&'static str> {
    let record = record(entry);
    let round = record.round().ok().filter(|_| is_for_us(&record, true));
    match resolve(options, &round?) {
        Outcome::Redeal { reason, .. } => Some(reason),
        Outcome::Contract { .. } | Outcome::NeedsInput { .. } | Outcome::Refused(_) => None,
    }
}

/// Whether a game was an announced solo.
fn is_solo(kind: &str, entry: &Value) -> bool {
    let played = match kind {
        "counts" => &entry["counts"]["kind"],
        _ => &entry["contract"],
    };
    played == "solo"
}

fn whole(value: &Value) -> i32 {
    i32::try_from(value.as_i64().unwrap_or_default()).unwrap_or_default()
}

fn what_is_next(next: &doko_reference::list::Next) -> Value {
    let mut seats: Vec<usize> = Vec::new();
    let mut slots: Vec<&str> = Vec::new();
    for (seat, open) in next.open.iter().enumerate() {
        let kinds = [
            (open.color, "color"),
            (open.picture, "picture"),
            (open.free, "free"),
        ];
        for (number, kind) in kinds {
            for _ in 0..number {
                seats.push(seat + 1);
                slots.push(kind);
            }
        }
    }
    let mut found = json!({});
    if !next.places.is_empty() {
        found = json!({"dealer": next.dealer, "places": next.places});
    }
    if !seats.is_empty() {
        found["openPflichtsolo"] = json!(seats);
    }
    if slots.iter().any(|slot| *slot != "free") {
        found["slots"] = json!(slots);
    }
    if let Some(seat) = next.vorfuehrung {
        found["vorfuehrung"] = json!(seat + 1);
    }
    if next.games_left > 0 {
        found["gamesLeft"] = json!(next.games_left);
    }
    if let Some(factor) = next.bock.filter(|factor| *factor > 1) {
        found["bockFactor"] = json!(factor);
    }
    if next.bock_plus > 0 {
        found["bockPlus"] = json!(next.bock_plus);
    }
    found
}

/// Enters a game; the list knows what duty a solo was.
fn enter(list: &mut List, kind: &str, entry: &Value) -> Option<()> {
    let next = list.next()?;
    let options = list.options.clone();
    let (settlement, started, game) = if kind == "counts" {
        let mut counts = counts(&options, &entry["counts"]);
        (counts.bock, counts.bock_plus) = (next.bock?, next.bock_plus);
        let settlement = settle_counts(&options, &counts);
        let started = triggers(&counts, &settlement);
        (settlement, started, &entry["counts"])
    } else {
        (settled(&options, entry), Vec::new(), entry)
    };
    let player = seat(&game["re"][0]);
    let solo = game.get("solo").and_then(Value::as_str);
    let contract = match text(game.get("contract").or(game.get("kind"))?).as_str() {
        "solo" => {
            let solo = solo.and_then(Solo::from_text).unwrap_or(Solo::Damen);
            next.solo(&options, player, solo)
        }
        "stille_hochzeit" => Contract::new(Kind::StilleHochzeit, Some(player)),
        _ => Contract::new(Kind::Normalspiel, None),
    };
    let re: Vec<usize> = game["re"].as_array()?.iter().map(seat).collect();
    let in_re = |seat: &usize| re.contains(seat);
    let won = |seat: &usize| match settlement.winner {
        Some(Party::Re) => in_re(seat),
        Some(Party::Kontra) => !in_re(seat),
        None => false,
    };
    list.enter(&Entry {
        contract: &contract,
        forced: None,
        won: (0..4).filter(won).collect(),
        settlement: &settlement,
        triggers: started,
    });
    Some(())
}

fn settled(options: &Options, entry: &Value) -> Settlement {
    let points = [0, 1, 2, 3].map(|seat: usize| whole(&entry["points"][seat]));
    let re: Vec<usize> = entry["re"]
        .as_array()
        .into_iter()
        .flatten()
        .map(seat)
        .collect();
    let value = |seat: usize| {
        let times = match (re.len(), re.contains(&seat)) {
            (1, true) => options.score_solo_multiplier,
            (1, false) => options.score_solo_opponents_multiplier,
            _ => 1,
        };
        points[seat] / i32::try_from(times).unwrap_or(1)
    };
    Settlement {
        winner: match entry["winner"].as_str() {
            Some("re") => Some(Party::Re),
            Some("kontra") => Some(Party::Kontra),
            _ => None,
        },
        needs: [Need::Augen(121), Need::Augen(120)],
        augen: [120, 120],
        tricks: [6, 6],
        items: Vec::new(),
        base: 0,
        doubling: 1,
        special: 0,
        value: (0..4)
            .map(|seat| value(seat).abs())
            .max()
            .unwrap_or_default(),
        points,
    }
}
