//! Rule sets and records as the vectors write them.

use doko_harness::{Options as Written, Record};
use doko_reference::options::{Options, SoloConflict};
use doko_reference::record::Record as Recorded;
use serde_json::{Map, Value};

/// The game as the vectors write it.
pub(crate) fn record(
    rule_set: &str,
    differs: Written,
    options: &Options,
    recorded: &Recorded,
) -> Record {
    let open = recorded.open.iter();
    let open = open.map(|it| it.split_once(' ').unwrap_or((it, "free")));
    let seats = open.clone().filter_map(|(seat, _)| seat.parse().ok());
    let slots: Vec<String> = open.map(|(_, slot)| slot.to_owned()).collect();
    let all_free = slots.iter().all(|it| it == "free");
    let forced = recorded.vorfuehrung;
    let extra = |it: &String| pair_as_written(it.trim_end_matches(" A"));
    Record {
        rule_set: rule_set.to_owned(),
        options: differs,
        view: None,
        bock_factor: u32::try_from(recorded.bock).ok().filter(|it| *it > 1),
        open_pflichtsolo: seats.collect(),
        slots: if all_free { Vec::new() } else { slots },
        vorfuehrung: forced.and_then(|seat| u8::try_from(seat + 1).ok()),
        hands: recorded.hands.clone(),
        said: recorded.said.iter().map(|it| line(it, options)).collect(),
        plays: recorded.plays.join(" "),
        extras: recorded.extras.iter().map(extra).collect(),
        claim_order: recorded.claim_order.clone(),
        schweine_party: None,
    }
}

/// A line of the round; in an auction every solo has a bid (AUC-1).
pub(super) fn line(said: &str, options: &Options) -> String {
    let bids = options.solo_conflict == SoloConflict::Auction;
    if bids && said.contains(" solo_") && said.split(' ').count() == 2 {
        return format!("{said} 0");
    }
    if said.contains(" schweine") {
        return pair_as_written(said.trim_end_matches(" A"));
    }
    said.to_owned()
}

fn pair_as_written(line: &str) -> String {
    match line.strip_suffix("schweine T") {
        Some(before) => format!("{before}schweine 10"),
        None => line.to_owned(),
    }
}

/// The options that are not those of `base`.
#[must_use]
pub fn written(options: &Options, base: &Options) -> Written {
    let all = Options::NAMES.iter();
    let differs = all.filter(|name| whole(options, name) != whole(base, name));
    let differs = differs.map(|name| whole(options, name));
    differs
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// An option with its value; one that is a field stands for the object that has it.
fn whole(options: &Options, name: &str) -> (&'static str, Value) {
    let text = |name: &str| options.get(name).unwrap_or_default();
    let fields = |fields: &[(&str, &str)]| -> Value {
        let fields = fields.iter();
        let fields = fields.map(|(field, name)| ((*field).to_owned(), plain(name, &text(name))));
        Value::Object(fields.collect::<Map<_, _>>())
    };
    let own = |name: &str| match text(name).as_str() {
        "off" => plain("ann.max", &text("ann.max")),
        limits => plain(name, limits),
    };
    let own_name = Options::NAMES.iter().find(|it| **it == name);
    match name.split('.').collect::<Vec<_>>().as_slice() {
        ["ann", "pflicht", ..] if text("ann.pflicht") == "off" => {
            ("ann.pflicht", Value::from("off"))
        }
        ["ann", "pflicht", ..] => {
            let all = [
                ("augen", "ann.pflicht"),
                ("only_if_none", "ann.pflicht.only_if_none"),
                ("only_re_kontra", "ann.pflicht.only_re_kontra"),
                ("in_hochzeit", "ann.pflicht.in_hochzeit"),
            ];
            ("ann.pflicht", fields(&all))
        }
        ["ann", "per_party_max", _] => {
            let parties = ["re", "kontra"].map(|party| {
                let limits = own(&format!("ann.per_party_max.{party}"));
                (party.to_owned(), limits)
            });
            let none = ["re", "kontra"]
                .iter()
                .all(|it| text(&format!("ann.per_party_max.{it}")) == "off");
            let value = if none {
                Value::from("none")
            } else {
                Value::Object(parties.into_iter().collect())
            };
            ("ann.per_party_max", value)
        }
        ["pflichtsolo", "kind", _] => {
            let all = [
                ("color", "pflichtsolo.kind.color"),
                ("picture", "pflichtsolo.kind.picture"),
            ];
            ("pflichtsolo.kind", fields(&all))
        }
        ["bock", _] if text("bock.triggers").is_empty() => ("bock", Value::from("off")),
        ["bock", _] => {
            let all = [
                ("triggers", "bock.triggers"),
                ("factor", "bock.factor"),
                ("games", "bock.games"),
                ("append", "bock.append"),
            ];
            ("bock", fields(&all))
        }
        _ => {
            let name = own_name.copied().unwrap_or_default();
            (name, plain(name, &text(name)))
        }
    }
}

/// The options whose value is a list.
const LISTS: [&str; 13] = [
    "deal.packets",
    "solos",
    "vorbehalt.order",
    "hochzeit.selectors",
    "schweine.contracts",
    "schweine.above",
    "throw",
    "ann.max",
    "ann.per_party_max.re",
    "ann.per_party_max.kontra",
    "score.sonder",
    "list.redeal_after",
    "bock.triggers",
];

/// A value that is no object: a list, a truth value, a number or a word.
fn plain(name: &str, text: &str) -> Value {
    let entries = text.split(',').filter(|it| !it.is_empty());
    match (name, text) {
        ("schweine.above", _) => entries.map(Value::from).collect(),
        (name, _) if LISTS.contains(&name) => entries.map(|it| plain("", it)).collect(),
        ("genscher", "true") => Value::from("on"),
        ("genscher", _) => Value::from("off"),
        (_, "true") => Value::from(true),
        (_, "false") => Value::from(false),
        (_, text) => match text.parse::<u32>() {
            Ok(number) => Value::from(number),
            Err(_) => Value::from(text),
        },
    }
}
