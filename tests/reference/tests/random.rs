//! Random games: legal, finished, the same again, and with the invariants of section 11.
#![expect(
    clippy::panic,
    clippy::wildcard_enum_match_arm,
    reason = "helpers of tests"
)]

use doko_reference::options::Options;
use doko_reference::presets::{ddv_tsr, dokoland_liga, palast, vln};
use doko_reference::random::{Bias, Random, random_game};
use doko_reference::values::VALUES;
use doko_reference::vorbehalt::outcome::Outcome;

fn play(options: &Options, seeds: std::ops::Range<u64>) -> Vec<String> {
    let mut kinds = Vec::new();
    for seed in seeds {
        let bias = Bias::random(seed);
        let (record, played) = random_game(options, seed, &bias);
        let kind = match &played.outcome {
            Outcome::Contract { contract, .. } => format!("{:?}", contract.kind),
            Outcome::Redeal { reason, .. } => (*reason).to_owned(),
            other => panic!("seed {seed}: {other:?}\n{record}"),
        };
        kinds.push(kind);
        let again = record
            .replay(options, 1_000_000)
            .unwrap_or_else(|fault| panic!("seed {seed}: {fault:?}\n{record}"));
        assert_eq!(again.outcome, played.outcome, "seed {seed}");
        assert_eq!(again.settlement, played.settlement, "seed {seed}\n{record}");
        let Some(it) = played.settlement else {
            assert!(played.game.is_none(), "seed {seed}: unfinished\n{record}");
            continue;
        };
        assert_eq!(it.augen[0] + it.augen[1], 240, "INV-1, seed {seed}");
        let usual = options.get("score.solo_multiplier").as_deref() == Some("3")
            && options.get("score.solo_opponents_multiplier").as_deref() == Some("1")
            && options.get("score.counting").as_deref() == Some("plus_minus");
        if usual {
            assert_eq!(it.points.iter().sum::<i32>(), 0, "INV-8, seed {seed}");
        }
    }
    kinds.sort();
    kinds.dedup();
    kinds
}

#[test]
fn games_of_the_presets() {
    for options in [ddv_tsr(), dokoland_liga(), palast()] {
        let kinds = play(&options, 0..150);
        assert_eq!(kinds, ["Hochzeit", "Normalspiel", "Solo", "StilleHochzeit"]);
    }
    let kinds = play(&vln(), 0..400);
    assert_eq!(
        kinds,
        [
            "Armut",
            "Hochzeit",
            "Normalspiel",
            "Solo",
            "StilleHochzeit",
            "armut_refused",
            "thrown",
            "two_armuten"
        ]
    );
}

#[test]
fn games_of_drawn_rule_sets() {
    for seed in 0..150 {
        let mut random = Random::new(seed);
        let presets = [ddv_tsr(), dokoland_liga(), palast(), vln()];
        let mut options = random.pick(&presets).unwrap_or_else(vln);
        for (name, values) in VALUES {
            if random.chance(30) {
                let value = random.pick(values).unwrap_or_default();
                assert_eq!(options.set(name, value), Ok(()), "{name}");
            }
        }
        let _ = play(&options, seed * 100..seed * 100 + 5);
    }
}

#[test]
fn options_are_text() {
    let mut options = vln();
    for name in Options::NAMES {
        let value = options.get(name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(options.set(name, &value), Ok(()), "{name}");
    }
    assert_eq!(options, vln());
    assert!(options.set("dulle_tie", "third").is_err());
    assert!(options.set("dulle", "first").is_err());
}
