//! Values of every option, each as overrides that set this option alone.

use doko_proto::options::OPTIONS;
use doko_proto::v1;
use prost_reflect::{DescriptorPool, DynamicMessage, FieldDescriptor, Kind};
use serde_json::{Value, json};

/// One value of one option.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    /// The option, as contradictions name it.
    pub(super) option: String,
    /// The value in JSON.
    pub(super) value: String,
    /// What sets it.
    pub(super) overrides: v1::RuleSet,
}

/// Every value of every enum; of lists the empty one, each single entry, and all
/// of them; of numbers the bounds and what lies around a change; of messages every
/// enum in them.
pub(super) fn all() -> Vec<Drawn> {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let rule_set = pool
        .get_message_by_name("doppelkopf.rules.v1.RuleSet")
        .unwrap();
    let mut all = Vec::new();
    for field in rule_set.fields() {
        let option = option(field.name());
        for value in values(&field) {
            let mut json = json!({ field.name(): value });
            if field.name() == "list_games_fixed" {
                json["list_games"] = json!("LIST_LENGTH_FIXED");
            }
            let message = DynamicMessage::deserialize(rule_set.clone(), &json);
            let message = message.unwrap_or_else(|error| panic!("{json}: {error}"));
            all.push(Drawn {
                option: option.clone(),
                value: json.to_string(),
                overrides: message.transcode_to().unwrap(),
            });
        }
    }
    all
}

/// The option behind a field.
fn option(field: &str) -> String {
    if field == "list_games_fixed" {
        return "list.games".to_owned();
    }
    let found = OPTIONS.iter().find(|it| it.field == field);
    found.unwrap_or_else(|| panic!("{field}")).path.to_owned()
}

fn values(field: &FieldDescriptor) -> Vec<Value> {
    match (field.name(), field.kind()) {
        // A list has a length only beside its number.
        ("list_games", Kind::Enum(_)) => {
            let free = |it: &Value| *it != json!("LIST_LENGTH_FIXED");
            names(field).into_iter().filter(free).collect()
        }
        (_, Kind::Enum(_)) => names(field),
        ("schweine_above", _) => {
            lists(&[json!("RANK_TEN"), json!("RANK_KING"), json!("RANK_NINE")])
        }
        (_, Kind::Message(message)) => match message.get_field_by_name("values") {
            Some(entries) if matches!(entries.kind(), Kind::Enum(_)) => lists(&names(&entries)),
            Some(_) | None => messages(field.name()),
        },
        (name, _) => numbers(name),
    }
}

/// Every value of an enum but the one that stands for none.
fn names(field: &FieldDescriptor) -> Vec<Value> {
    let Kind::Enum(values) = field.kind() else {
        return Vec::new();
    };
    let values = values.values().filter(|it| it.number() != 0);
    values.map(|it| json!(it.name())).collect()
}

/// None, each alone, all of them, and all of them backwards.
fn lists(entries: &[Value]) -> Vec<Value> {
    let backwards: Vec<&Value> = entries.iter().rev().collect();
    let single = entries.iter().map(|it| json!({ "values": [it] }));
    let several = [
        json!({}),
        json!({ "values": entries }),
        json!({ "values": backwards }),
    ];
    single.chain(several).collect()
}

fn numbers(field: &str) -> Vec<Value> {
    let numbers: &[u32] = match field {
        "pflichtsolo" => &[0, 1, 2, 4],
        "hochzeit_limit" => &[1, 3, 10, 11, 12],
        "armut_max_trumps" => &[0, 1, 3, 6, 12],
        "ann_levels" => &[0, 1, 5],
        "ann_last_trick" => &[0, 1, 10, 11, 12],
        "ann_pflicht_moral" => &[0, 1, 29],
        "bock_max_open" => &[0, 1, 3],
        "bock_plus" => &[1, 100],
        "list_points" => &[0, 1, 10_000],
        "score_solo_point" => &[0, 1, 100],
        "score_solo_multiplier" => &[1, 2, 3],
        "list_games_fixed" => &[1, 4, 5, 24, 1000],
        "feigheit" => &[0, 1, 3, 5],
        "score_solo_opponents_multiplier" => &[1, 2, 3],
        "table_players" => &[4, 5, 8],
        _ => panic!("which values has {field}?"),
    };
    numbers.iter().map(|it| json!(it)).collect()
}

fn messages(field: &str) -> Vec<Value> {
    let pflicht = |augen: u32, excuse: &str, step: &str, hochzeit: &str| {
        json!({
            "augen": augen,
            "excused_by": format!("PFLICHTANSAGE_EXCUSE_{excuse}"),
            "step": format!("PFLICHTANSAGE_STEP_{step}"),
            "in_hochzeit": format!("PFLICHTANSAGE_HOCHZEIT_{hochzeit}"),
        })
    };
    let throw = |kind: &str, number: u32| json!({ "values": [{ "kind": format!("THROW_KIND_{kind}"), "number": number }] });
    let alone = |kind: &str| json!({ "values": [{ "kind": format!("THROW_KIND_{kind}") }] });
    let bock = |trigger: &str, factor: u32, games: Option<u32>, append: &str| {
        json!({
            "triggers": [format!("BOCK_TRIGGER_{trigger}")],
            "factor": factor,
            "games": games,
            "append": format!("BOCK_APPEND_{append}"),
        })
    };
    let both = |re: [u32; 5], kontra: [u32; 5]| json!({ "re": { "values": re }, "kontra": { "values": kontra } });
    match field {
        "deal_packets" => vec![
            json!({ "values": [3, 3, 3, 3] }),
            json!({ "values": [12] }),
            json!({ "values": [3, 4, 3] }),
            json!({ "values": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }),
        ],
        "throw_conditions" => vec![
            json!({}),
            throw("KINGS", 5),
            throw("KINGS", 0),
            throw("NINES", 5),
            throw("NINES_KINGS", 7),
            throw("AUGEN", 70),
            throw("TRUMPS", 12),
            alone("FOX_HIGHEST_IN_ARMUT"),
            alone("MAX_ONE_TRUMP"),
            alone("FOX_HIGHEST"),
            throw("FULL", 7),
            throw("FEW_AUGEN", 35),
            json!({ "values": [{ "kind": "THROW_KIND_HIGHEST", "card": "CARD_DJ" }] }),
            json!({ "values": [{
                "kind": "THROW_KIND_NINE_OF_EACH",
                "also": { "kind": "THROW_KIND_KING_OF_EACH" },
            }] }),
        ],
        "feigheit_levels" => vec![json!({}), json!({ "values": [0, 1, 2, 3] })],
        "table_offsets" => vec![json!({}), json!({ "values": [2, 4] })],
        "ann_max" => vec![
            json!({ "values": [0, 0, 0, 0, 0] }),
            json!({ "values": [0, 0, 0, 0, 13] }),
            json!({ "values": [1, 2, 3, 4, 5] }),
            json!({ "values": [1, 3, 6, 9, 9] }),
            json!({ "values": [13, 13, 13, 13, 13] }),
        ],
        "ann_per_party_max" => vec![
            json!({}),
            both([0, 0, 0, 0, 0], [13, 13, 13, 13, 13]),
            both([0, 1, 2, 3, 4], [0, 1, 2, 3, 4]),
            both([1, 2, 3, 4, 5], [3, 4, 5, 6, 7]),
        ],
        "ann_pflicht" => vec![
            json!({}),
            pflicht(30, "NOBODY", "ANSAGE", "NONE"),
            pflicht(1, "ANYBODY", "ANSAGE", "KLAERUNGSSTICH"),
            pflicht(44, "NOBODY", "NEXT_LEVEL", "KLAERUNGSSTICH"),
            pflicht(1, "NOBODY", "NEXT_LEVEL", "NONE"),
        ],
        "bock" => vec![
            json!({}),
            bock("TIE_120", 2, None, "APPEND"),
            bock("SOLO_LOST", 3, Some(1), "OVERLAP"),
            bock("RE_OR_KONTRA_LOST", 16, Some(100), "APPEND"),
            bock("RE_AND_KONTRA", 2, Some(5), "OVERLAP"),
            bock("HERZSTICH", 2, None, "APPEND"),
            bock("SCHWARZ", 2, None, "APPEND"),
            bock("ZERO_GAME", 2, None, "APPEND"),
        ],
        "pflichtsolo_kind" => vec![
            json!({}),
            json!({ "color": 1 }),
            json!({ "picture": 1 }),
            json!({ "color": 1, "picture": 1 }),
            json!({ "color": 4, "picture": 4 }),
        ],
        _ => panic!("which values has {field}?"),
    }
}
