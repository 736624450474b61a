//! Random games in the engine and in the reference model, compared after every action.
//!
//! Half of the games are legal by the one, half by the other. Many more are played by
//! `cargo run --release -p doko-differential --bin beside -- --help`.
#![expect(clippy::panic, reason = "helpers of tests")]

use doko_differential::twin::{Coverage, compare, drawn, game, preset, shrink};
use doko_reference::options::Options;

/// Plays these games and says what they have shown.
fn play(name: &str, seeds: std::ops::Range<u64>, options: impl Fn(u64) -> Options) -> Coverage {
    let mut coverage = Coverage::default();
    for seed in seeds {
        let options = options(seed);
        coverage.options(&options);
        let record = game(&options, seed);
        if let Err(found) = compare(&options, &record, &mut coverage) {
            let small = shrink(&options, &record, &found);
            panic!("game {seed} of {name}: {small}");
        }
    }
    coverage
}

fn of_preset(name: &str, seeds: std::ops::Range<u64>) -> Coverage {
    let options = preset(name).unwrap_or_else(|| panic!("no rule set `{name}`"));
    play(name, seeds, |_| options.clone())
}

/// Fails if one of these names was not seen.
fn shows(coverage: &Coverage, topic: &str, names: &[&str]) {
    let seen: Vec<&str> = coverage.names(topic).collect();
    for name in names {
        let found = seen.iter().any(|it| it.starts_with(name));
        assert!(found, "no {topic} `{name}` among {seen:?}");
    }
}

const SOLI: [&str; 7] = [
    "Solo karo",
    "Solo kreuz",
    "Solo pik",
    "Solo herz",
    "Solo damen",
    "Solo buben",
    "Solo fleischlos",
];

const HOCHZEITEN: [&str; 4] = [
    "Hochzeit any Partner, Stich 1",
    "Hochzeit any Partner, Stich 2",
    "Hochzeit any Partner, Stich 3",
    "Hochzeit any Alone, Stich 3",
];

#[test]
fn ddv_tsr() {
    let coverage = of_preset("ddv-tsr", 0..500);
    shows(&coverage, "contract", &SOLI);
    shows(&coverage, "contract", &HOCHZEITEN);
    shows(&coverage, "contract", &["Normalspiel", "StilleHochzeit"]);
    shows(&coverage, "winner", &["re", "kontra", "nobody"]);
    shows(&coverage, "announcement", &["level 1 late reply"]);
    shows(&coverage, "item", &["SCORE-10", "SCORE-11", "SCORE-28"]);
}

#[test]
fn dokoland_liga() {
    let coverage = of_preset("dokoland-liga", 0..500);
    shows(&coverage, "contract", &SOLI);
    shows(&coverage, "contract", &HOCHZEITEN);
    shows(&coverage, "winner", &["re", "kontra", "nobody"]);
}

#[test]
fn vln() {
    let coverage = of_preset("vln", 0..600);
    let soli = ["Solo karo", "Solo damen", "Solo buben", "Solo koenige"];
    shows(&coverage, "contract", &soli);
    shows(&coverage, "contract", &["Armut", "StilleHochzeit"]);
    let selectors = ["Hochzeit any", "Hochzeit fehl", "Hochzeit trumpf"];
    shows(&coverage, "contract", &selectors);
    let redeals = ["two_armuten", "thrown", "armut_refused"];
    shows(&coverage, "redeal", &redeals);
    shows(&coverage, "Schweine", &["DA of height 1"]);
    shows(&coverage, "bid", &["1", "5"]);
    shows(&coverage, "doubling", &["1", "2", "4"]);
    let special = [
        "SCORE-24", "SCORE-25", "SCORE-26", "SCORE-27", "SCORE-28", "SCORE-29", "SCORE-30",
        "SCORE-31", "SCORE-32", "SCORE-33",
    ];
    shows(&coverage, "item", &special);
}

#[test]
fn palast() {
    let coverage = of_preset("palast", 0..500);
    shows(&coverage, "contract", &SOLI);
    shows(&coverage, "contract", &HOCHZEITEN);
}

#[test]
fn palast_without_nines_and_with_pflichtsoli() {
    let mut coverage = of_preset("palast-40", 0..300);
    shows(&coverage, "contract", &SOLI);
    coverage.add(of_preset("palast-24", 0..300));
    shows(&coverage, "contract", &["Solo damen (Pflicht)"]);
}

#[test]
fn drawn_rule_sets() {
    let coverage = play("a drawn rule set", 2400..3600, |seed| drawn(seed / 2));
    shows(&coverage, "ending", &["Genscher", "Rest", "Surrender"]);
    let heights = ["DA of height 1", "DK of height 2"];
    shows(&coverage, "Schweine", &heights);
    let limits = [
        "  0", " 60", " 89", " 90", "119", "120", "121", "150", "151", "180", "240",
    ];
    shows(&coverage, "Augen of Re", &limits);
    for (name, values) in doko_reference::values::VALUES {
        let seen = coverage
            .names("option")
            .filter(|it| it.starts_with(&format!("{name} = ")));
        let seen = seen.count();
        assert!(seen > 1, "{seen} of {} values of {name}", values.len());
    }
}
