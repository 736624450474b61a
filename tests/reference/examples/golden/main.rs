//! Looks for golden games: `cargo run --release -p doko-reference --example golden tests/golden/random`,
//! with the name of a rule set after it for that one only.
//!
//! For each rule set and each scene the first game that shows it is written to the folder, as
//! `<rule set>-<scene>.json` with its `.expected.json`. Equal sources give equal games. Rule sets
//! with the same deck begin at seeds of their own, so that none plays the games of another. A
//! scene whose games show what an earlier one has shown already is left out.

mod scenes;

use std::fs;
use std::path::{Path, PathBuf};

use doko_reference::contract::Kind;
use doko_reference::game::Game;
use doko_reference::golden::{expected_json, record_json};
use doko_reference::options::{Options, Solo, SoloConflict};
use doko_reference::presets::preset;
use doko_reference::random::{Bias, Wish, random_game};
use doko_reference::record::{Played, Record};
use doko_reference::scoring::Settlement;
use doko_reference::vorbehalt::outcome::Outcome;

use scenes::{SCENES, Scene, has, plain};

/// The games looked at for one scene, and for one that is rare.
const GAMES: u64 = 3_000;
const MANY_GAMES: u64 = 30_000;

/// A rule set as it is asked for.
struct RuleSet {
    name: &'static str,
    edition: &'static str,
    /// From the same seed, rule sets with the same deck that differ little play the same games.
    first_seed: u64,
    /// What differs from the published one: by the names of the options, and as JSON.
    differs: &'static [(&'static str, &'static str)],
    overrides: &'static str,
}

const RULE_SETS: [RuleSet; 6] = [
    RuleSet {
        name: "ddv-tsr",
        edition: "2026-02-21",
        first_seed: 0,
        differs: &[],
        overrides: "",
    },
    RuleSet {
        name: "dokoland-liga",
        edition: "2011",
        first_seed: 100_000,
        differs: &[],
        overrides: "",
    },
    RuleSet {
        name: "palast",
        edition: "1",
        first_seed: 200_000,
        differs: &[],
        overrides: "",
    },
    RuleSet {
        name: "palast-24",
        edition: "1",
        first_seed: 300_000,
        differs: &[
            ("pflichtsolo", "1"),
            ("vorbehalt.order", "pflichtsolo,solo,hochzeit"),
        ],
        overrides: ", \"overrides\": {\"pflichtsolo\": 1, \"vorbehaltOrder\": {\"values\": \
                    [\"VORBEHALT_RANK_PFLICHTSOLO\", \"VORBEHALT_RANK_SOLO\", \
                    \"VORBEHALT_RANK_HOCHZEIT\"]}}",
    },
    RuleSet {
        name: "palast-40",
        edition: "1",
        first_seed: 400_000,
        differs: &[("deck.nines", "without"), ("deal.packets", "3,4,3")],
        overrides: ", \"overrides\": {\"deckNines\": \"DECK_NINES_WITHOUT\", \"dealPackets\": \
                    {\"values\": [3, 4, 3]}}",
    },
    RuleSet {
        name: "vln",
        edition: "1",
        // Without nines its games are others than those of `ddv-tsr`.
        first_seed: 0,
        differs: &[],
        overrides: "",
    },
];

/// A scene for each solo of a rule set, and for each Sonderpunkt.
fn further(options: &Options) -> Vec<(String, String, Vec<Wish>, Shows)> {
    let mut scenes: Vec<(String, String, Vec<Wish>, Shows)> = Vec::new();
    for &solo in &options.solos {
        scenes.push((
            format!("solo-{}", solo.text()),
            format!("The announced solo {}.", solo.text()),
            vec![Wish::Solo, Wish::Strong],
            Box::new(move |game, _| plain(game, Kind::Solo) && game.contract.solo == Some(solo)),
        ));
    }
    for &sonder in &options.score_sonder {
        scenes.push((
            sonder.text().replace('_', "-"),
            format!("A game with the Sonderpunkt {}.", sonder.text()),
            Vec::new(),
            Box::new(move |game, it| plain(game, Kind::Normalspiel) && has(it, sonder.text())),
        ));
    }
    scenes
}

type Shows = Box<dyn Fn(&Game, &Settlement) -> bool>;

/// What has been shown of a rule set, so that no game is there for nothing.
#[derive(Default)]
struct Shown {
    soli: Vec<Solo>,
    kinds: Vec<String>,
}

impl Shown {
    fn note(&mut self, played: &Played) {
        self.soli
            .extend(played.game.as_ref().and_then(|it| it.contract.solo));
        let items = played.settlement.iter().flat_map(|it| &it.items);
        self.kinds.extend(items.map(|item| item.what.clone()));
    }

    fn has(&self, name: &str) -> bool {
        let word = name.replace('-', "_");
        let solo = self
            .soli
            .iter()
            .any(|it| name == format!("solo-{}", it.text()));
        solo || self.kinds.contains(&word)
    }
}

/// Writes a game to the folder.
fn write(
    folder: &Path,
    rule_set: &RuleSet,
    (name, about): (&str, &str),
    (seed, record, played): &(u64, Record, Played),
) -> std::io::Result<()> {
    let RuleSet {
        name: set,
        edition,
        overrides,
        ..
    } = rule_set;
    let published = set.split("-24").next().unwrap_or(set);
    let published = published.split("-40").next().unwrap_or(published);
    let named = format!("{{\"name\": \"{published}\", \"edition\": \"{edition}\"{overrides}}}");
    let source = format!("played at random with seed {seed}, by the reference model");
    let file = format!("{set}-{name}");
    fs::write(
        folder.join(format!("{file}.json")),
        record_json(&named, record),
    )?;
    let expected = expected_json(about, &source, played).unwrap_or_default();
    fs::write(folder.join(format!("{file}.expected.json")), expected)
}

/// The record with a bid for every solo, as an auction has it (AUC-1).
fn with_bids(options: &Options, mut record: Record) -> Record {
    let is_auction = options.solo_conflict == SoloConflict::Auction;
    for line in record.said.iter_mut().filter(|_| is_auction) {
        let words = line.split_whitespace().count();
        if line.contains(" solo_") && words == 2 {
            line.push_str(" 0");
        }
    }
    record
}

/// The first game that shows something, among so many.
fn search(
    (rule_set, options): (&RuleSet, &Options),
    bias: &Bias,
    games: u64,
    shows: impl Fn(&Played) -> bool,
) -> Option<(u64, Record, Played)> {
    let mut seeds = rule_set.first_seed..rule_set.first_seed + games;
    seeds.find_map(|seed| {
        let (record, played) = random_game(options, seed, bias);
        shows(&played).then(|| (seed, with_bids(options, record), played))
    })
}

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    let only = std::env::args().nth(2);
    let wanted = |it: &&RuleSet| only.as_deref().is_none_or(|only| only == it.name);
    for rule_set in RULE_SETS.iter().filter(wanted) {
        let base = rule_set.name.split("-24").next().unwrap_or_default();
        let Some(mut options) = preset(base.split("-40").next().unwrap_or_default()) else {
            continue;
        };
        for (name, value) in rule_set.differs {
            let _ = options.set(name, value);
        }
        let mut shown = Shown::default();
        write_scenes(&folder, (rule_set, &options), &mut shown)?;
        write_further(&folder, (rule_set, &options), &mut shown)?;
        write_redeals(&folder, (rule_set, &options))?;
    }
    Ok(())
}

fn write_scenes(
    folder: &Path,
    (rule_set, options): (&RuleSet, &Options),
    shown: &mut Shown,
) -> std::io::Result<()> {
    for scene in SCENES {
        if !scene.only.is_empty() && !scene.only.contains(&rule_set.name) {
            continue;
        }
        let bias = Bias {
            wishes: scene.wishes.to_vec(),
            talk: scene.talk,
            seize: scene.seize,
        };
        let is_rare = scene.name.starts_with("120-all") || scene.name == "solo-schwarz";
        let games = if is_rare { MANY_GAMES } else { GAMES };
        let found = search((rule_set, options), &bias, games, |it| shows(scene, it));
        let Some(found) = found else {
            println!("{}: nothing shows {}", rule_set.name, scene.name);
            continue;
        };
        shown.note(&found.2);
        write(folder, rule_set, (scene.name, scene.about), &found)?;
    }
    Ok(())
}

/// The soli and Sonderpunkte that no scene has shown.
fn write_further(
    folder: &Path,
    (rule_set, options): (&RuleSet, &Options),
    shown: &mut Shown,
) -> std::io::Result<()> {
    for (name, about, wishes, shows) in further(options) {
        if shown.has(&name) {
            continue;
        }
        let bias = Bias {
            wishes,
            talk: 5,
            seize: 3,
        };
        let shows = |it: &Played| match (&it.game, &it.settlement) {
            (Some(game), Some(settlement)) => shows(game, settlement),
            _ => false,
        };
        let Some(found) = search((rule_set, options), &bias, MANY_GAMES, shows) else {
            println!("{}: nothing shows {name}", rule_set.name);
            continue;
        };
        shown.note(&found.2);
        write(folder, rule_set, (&name, &about), &found)?;
    }
    Ok(())
}

/// The ways in which the cards are dealt again, where there are such.
fn write_redeals(folder: &Path, (rule_set, options): (&RuleSet, &Options)) -> std::io::Result<()> {
    if options.armut_max_trumps == 0 || options.throw.is_empty() {
        return Ok(());
    }
    let redeals = [
        (
            "armut_refused",
            Wish::Armut,
            "Nobody accepts the Armut, and the cards are dealt again.",
        ),
        (
            "two_armuten",
            Wish::TwoArmuten,
            "Two Armuten, and the cards are dealt again.",
        ),
        (
            "thrown",
            Wish::Throw,
            "A hand is thrown in, and the cards are dealt again.",
        ),
    ];
    for (reason, wish, about) in redeals {
        let bias = Bias {
            wishes: vec![wish],
            talk: 0,
            seize: 0,
        };
        let is_it = |it: &Played| matches!(&it.outcome, Outcome::Redeal { reason: why, .. } if *why == reason);
        if let Some(found) = search((rule_set, options), &bias, GAMES, is_it) {
            let name = reason.replace('_', "-");
            write(folder, rule_set, (&name, about), &found)?;
        }
    }
    Ok(())
}

fn shows(scene: &Scene, played: &Played) -> bool {
    match (&played.game, &played.settlement) {
        (Some(game), Some(it)) => game.genscher.is_none() && (scene.shows)(game, it),
        _ => false,
    }
}
