//! The golden games in the engine and in the reference model.
//!
//! Both play each game and agree after every action, and the reference comes to what is
//! written down; so the engine does too.
#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests; JSON has no other way"
)]

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use doko_differential::twin::{Coverage, compare};
use doko_reference::golden::expected_json;
use doko_reference::options::Options;
use doko_reference::presets::preset;
use doko_reference::record::Record;
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../golden")
}

/// The games of a folder, by their names.
fn games(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut games: Vec<String> = names
        .filter_map(|name| Some(name.strip_suffix(".expected.json")?.to_owned()))
        .collect();
    games.sort();
    games
}

fn read(path: &Path) -> Value {
    let text = fs::read_to_string(path).unwrap_or_else(|it| panic!("{}: {it}", path.display()));
    serde_json::from_str(&text).unwrap()
}

/// The texts of a list, without what the names of an enum begin with.
fn words(list: &Value, prefix: &str) -> Vec<String> {
    let list = list.as_array().map_or(&[][..], Vec::as_slice);
    let texts = list.iter().map(|it| it.as_str().unwrap());
    texts
        .map(|text| text.strip_prefix(prefix).unwrap().to_lowercase())
        .collect()
}

fn cards(list: &Value) -> String {
    words(list, "CARD_").join(" ").to_uppercase()
}

fn number(list: &Value, index: usize) -> u64 {
    list[index].as_u64().unwrap_or_default()
}

/// The rank of a pair by its number in the API; nothing for the aces.
fn rank(column: &Value, index: usize) -> &'static str {
    match column[index].as_str() {
        Some("RANK_TEN") => " T",
        Some("RANK_KING") => " K",
        Some("RANK_NINE") => " 9",
        _ => "",
    }
}

fn options(rule_set: &Value) -> Options {
    let name = rule_set["name"].as_str().unwrap();
    let mut options = preset(name).unwrap_or_else(|| panic!("no rule set `{name}`"));
    let none = serde_json::Map::new();
    for (field, value) in rule_set["overrides"].as_object().unwrap_or(&none) {
        let (option, value) = match field.as_str() {
            "pflichtsolo" => ("pflichtsolo", value.to_string()),
            "vorbehaltOrder" => {
                let order = words(&value["values"], "VORBEHALT_RANK_");
                ("vorbehalt.order", order.join(","))
            }
            "deckNines" => {
                let nines = value.as_str().unwrap().strip_prefix("DECK_NINES_");
                ("deck.nines", nines.unwrap().to_lowercase())
            }
            "dealPackets" => {
                let packets = value["values"].as_array().unwrap();
                let packets: Vec<String> = packets.iter().map(Value::to_string).collect();
                ("deal.packets", packets.join(","))
            }
            _ => panic!("no override `{field}` is known here"),
        };
        options.set(option, &value).unwrap();
    }
    options
}

fn record(json: &Value) -> Record {
    let mut record = Record {
        bock: 1,
        plays: words(&json["plays"], "CARD_")
            .iter()
            .map(|card| card.to_uppercase())
            .collect(),
        claim_order: cards(&json["claimOrder"]),
        ..Record::default()
    };
    for seat in 1..=4 {
        record.hands.push(cards(&json[format!("hand_{seat}")]));
    }
    let context = &json["context"];
    let slots = words(&context["pflichtsoloSlots"], "PFLICHTSOLO_SLOT_");
    for (index, seat) in words(&context["pflichtsoloSeats"], "SEAT_")
        .iter()
        .enumerate()
    {
        let slot = slots.get(index).map_or("free", String::as_str);
        record.open.push(format!("{seat} {slot}"));
    }
    if let Some(seat) = context["vorfuehrungSeat"].as_str() {
        let seat: usize = seat.strip_prefix("SEAT_").unwrap().parse().unwrap();
        record.vorfuehrung = Some(seat - 1);
    }
    let mut exchange = 0;
    let seats = words(&json["saidSeats"], "SEAT_");
    for (index, word) in words(&json["saidWords"], "SAID_WORD_").iter().enumerate() {
        let (seat, bid) = (&seats[index], number(&json["saidBids"], index));
        let line = match word.as_str() {
            "bid" => {
                let solo = format!("{seat} solo_");
                let mut said = record.said.iter_mut();
                let named = said.find(|line| line.starts_with(&solo)).unwrap();
                named.push_str(&format!(" {bid}"));
                continue;
            }
            "armut_push" => {
                let pushed = &json["armutExchanges"][exchange]["pushedCards"];
                format!("{seat} push {}", cards(pushed))
            }
            "armut_return" => {
                exchange += 1;
                let returned = &json["armutExchanges"][exchange - 1]["returnedCards"];
                format!("{seat} return {}", cards(returned))
            }
            "schweine" => format!("{seat} schweine{}", rank(&json["saidRanks"], index)),
            word => {
                let word = word.strip_prefix("armut_").unwrap_or(word);
                format!("{seat} {}", word.replace("hochzeit_", "hochzeit "))
            }
        };
        record.said.push(line);
    }
    let seats = words(&json["extraSeats"], "SEAT_");
    for (index, word) in words(&json["extraWords"], "EXTRA_WORD_").iter().enumerate() {
        let at = number(&json["extraAt"], index);
        let argument = match word.as_str() {
            "schweine" => rank(&json["extraRanks"], index).to_owned(),
            "genscher" => {
                let partners = words(&json["extraPartners"], "SEAT_");
                format!(" {}", partners[index])
            }
            _ => String::new(),
        };
        record
            .extras
            .push(format!("{at}: {} {word}{argument}", seats[index]));
    }
    record
}

fn agree(game: &str, options: &Options, record: &Record) {
    if let Err(found) = compare(options, record, &mut Coverage::default()) {
        panic!("{game}: {found}");
    }
}

#[test]
fn the_random_games_come_to_what_is_written_down() {
    let folder = folder().join("random");
    let games = games(&folder);
    assert!(games.len() >= 80, "{} games", games.len());
    for game in games {
        let json = read(&folder.join(format!("{game}.json")));
        let (options, record) = (options(&json["ruleSet"]), record(&json));
        let path = folder.join(format!("{game}.expected.json"));
        let expected = read(&path);
        let played = record.replay(&options, 5_000_000).unwrap();
        let text = |field: &str| expected[field].as_str().unwrap().to_owned();
        let again = expected_json(&text("about"), &text("source"), &played).unwrap();
        assert_eq!(again, fs::read_to_string(path).unwrap(), "{game}");
        agree(&game, &options, &record);
    }
}

/// A rule set with the games that were played by it.
struct OfRuleSet {
    rule_set: Value,
    options: Options,
    games: Vec<(String, Record)>,
}

/// The random games by rule set, those that start from one and differ from it apart.
fn by_rule_set() -> Vec<OfRuleSet> {
    let folder = folder().join("random");
    let mut all: Vec<OfRuleSet> = Vec::new();
    for game in games(&folder) {
        let json = read(&folder.join(format!("{game}.json")));
        let rule_set = &json["ruleSet"];
        let found = all.iter().position(|it| it.rule_set == *rule_set);
        let index = found.unwrap_or_else(|| {
            all.push(OfRuleSet {
                rule_set: rule_set.clone(),
                options: options(rule_set),
                games: Vec::new(),
            });
            all.len() - 1
        });
        all[index].games.push((game, record(&json)));
    }
    all
}

/// The same cards in the same order would show twice what they have shown.
#[test]
fn no_two_games_have_the_same_deal_and_plays() {
    let folder = folder();
    let random = folder.join("random");
    let written = games(&folder).into_iter().map(|it| folder.join(it));
    let played = games(&random).into_iter().map(|it| random.join(it));
    let mut seen: HashMap<String, (PathBuf, Value)> = HashMap::new();
    for path in written.chain(played) {
        let json = read(&path.with_extension("json"));
        let record = record(&json);
        let game = format!("{:?} {:?}", record.hands, record.plays);
        let rule_set = json["ruleSet"].clone();
        if let Some((other, its)) = seen.insert(game, (path.clone(), rule_set.clone())) {
            // One recorded game stands there twice, with another Pflichtsolo open.
            let twice = "recorded-kreuz-solo";
            let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
            let is_that = its == rule_set && name(&other) == twice;
            let is_that = is_that && name(&path) == format!("{twice}-pflichtsolo");
            assert!(is_that, "{} and {}", other.display(), path.display());
        }
    }
}

/// Each rule set has games of its own for all that it has: ten at least, every contract, all
/// ways to win and to fail, and 120 to 120 in both orders.
#[test]
fn the_games_of_each_rule_set_show_all_of_its_contracts() {
    let all = by_rule_set();
    assert_eq!(all.len(), 6);
    for OfRuleSet {
        rule_set,
        options,
        games,
    } in all
    {
        assert!(games.len() >= 10, "{} games of {rule_set}", games.len());
        let mut coverage = Coverage::default();
        for (game, record) in &games {
            let played = compare(&options, record, &mut coverage);
            played.unwrap_or_else(|it| panic!("{game}: {it}"));
        }
        let soli = options.solos.iter();
        let soli = soli.map(|it| ("contract", format!("Solo {}", it.text())));
        let fixed = OF_EACH_RULE_SET.iter().copied();
        let fixed = fixed.map(|(topic, name)| (topic, name.to_owned()));
        let own = match rule_set["name"].as_str() {
            Some("vln") => OF_VLN,
            _ => OF_TOURNAMENTS,
        };
        let own = own.iter().copied();
        let own = own.map(|(topic, name)| (topic, name.to_owned()));
        for (topic, name) in soli.chain(fixed).chain(own) {
            let seen: Vec<&str> = coverage.names(topic).collect();
            let found = seen.iter().any(|it| it.starts_with(&name));
            assert!(found, "{rule_set}: no {topic} `{name}` among {seen:?}");
        }
    }
}

const OF_EACH_RULE_SET: &[(&str, &str)] = &[
    ("contract", "Normalspiel"),
    ("contract", "StilleHochzeit"),
    ("contract", "Hochzeit any Partner, Stich 1"),
    ("winner", "re"),
    ("winner", "kontra"),
    ("winner", "nobody"),
    ("120:120", "announced: re then kontra"),
    ("120:120", "announced: kontra then re"),
    ("ending", "Rest"),
    ("ending", "Surrender"),
];

const OF_TOURNAMENTS: &[(&str, &str)] = &[
    ("contract", "Hochzeit any Partner, Stich 2"),
    ("contract", "Hochzeit any Partner, Stich 3"),
    ("contract", "Hochzeit any Alone"),
    ("announcement", "level 1 late reply"),
];

const OF_VLN: &[(&str, &str)] = &[
    ("contract", "Armut"),
    ("contract", "Hochzeit fehl Partner"),
    ("contract", "Hochzeit fehl Alone"),
    ("contract", "Hochzeit trumpf Partner"),
    ("redeal", "armut_refused"),
    ("redeal", "two_armuten"),
    ("redeal", "thrown"),
    ("Schweine", "DA of height 1"),
    ("bid", "2"),
];

/// Everything that the published rule sets have, at least once.
#[test]
fn the_random_games_show_every_contract_and_what_is_rare() {
    let mut coverage = Coverage::default();
    for OfRuleSet { options, games, .. } in by_rule_set() {
        for (game, record) in games {
            let played = compare(&options, &record, &mut coverage);
            played.unwrap_or_else(|it| panic!("{game}: {it}"));
        }
    }
    for (topic, names) in SHOWN {
        let seen: Vec<&str> = coverage.names(topic).collect();
        for name in *names {
            let found = seen.iter().any(|it| it.starts_with(name));
            assert!(found, "no {topic} `{name}` among {seen:?}");
        }
    }
}

/// Topics of the coverage with what their names begin with.
const SHOWN: &[(&str, &[&str])] = &[
    (
        "contract",
        &[
            "Normalspiel",
            "StilleHochzeit",
            "Armut",
            "Hochzeit any Partner, Stich 1",
            "Hochzeit any Partner, Stich 2",
            "Hochzeit any Partner, Stich 3",
            "Hochzeit any Alone",
            "Hochzeit fehl Partner",
            "Hochzeit fehl Alone",
            "Hochzeit trumpf Partner",
            "Solo karo",
            "Solo kreuz",
            "Solo pik",
            "Solo herz",
            "Solo damen",
            "Solo buben",
            "Solo koenige",
            "Solo fleischlos",
            "Vorführung",
        ],
    ),
    ("redeal", &["armut_refused", "two_armuten", "thrown"]),
    ("Schweine", &["DA of height 1"]),
    ("bid", &["2"]),
    (
        "announcement",
        &["level 1 late reply", "level 1 forced", "level 5 ordinary"],
    ),
    ("winner", &["re", "kontra", "nobody"]),
    (
        "120:120",
        &["announced: re then kontra", "announced: kontra then re"],
    ),
    ("ending", &["Rest", "Surrender"]),
];

#[test]
fn the_recorded_and_worked_games_come_to_what_people_wrote_down() {
    let folder = folder();
    for game in games(&folder) {
        let expected = read(&folder.join(format!("{game}.expected.json")));
        if expected["violations"].is_array() {
            continue;
        }
        let json = read(&folder.join(format!("{game}.json")));
        // The reference takes final declarations, no dialogue.
        if words(&json["saidWords"], "SAID_WORD_").contains(&"vorbehalt".to_owned()) {
            continue;
        }
        let (options, record) = (options(&json["ruleSet"]), record(&json));
        let played = record.replay(&options, 5_000_000).unwrap();
        let points = played.settlement.unwrap().points;
        let written: Vec<i64> = expected["points"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it.as_i64().unwrap())
            .collect();
        assert_eq!(points.map(i64::from).to_vec(), written, "{game}");
        agree(&game, &options, &record);
    }
}
