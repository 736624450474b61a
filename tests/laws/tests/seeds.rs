//! Everything that the fuzz targets begin with, in an ordinary test.

use doko_laws::fuzzed::{TARGETS, TOLD};
use doko_laws::{record, seeds};
use doko_proto::v1;
use prost::Message as _;

#[test]
fn every_target_takes_its_seeds() {
    for (name, target) in TARGETS {
        let seeds = seeds::of(name).unwrap();
        assert!(seeds.len() >= 60, "{name}: {}", seeds.len());
        for seed in &seeds {
            target(seed);
        }
    }
}

/// Most golden games can be told; the others have what a script does not say.
#[test]
fn golden_games_are_told() {
    let seeds = seeds::of("record").unwrap();
    let told = seeds
        .iter()
        .filter_map(|it| it.get(8..)?.strip_prefix(&[TOLD]));
    let told = told.filter_map(|it| v1::GameRecord::decode(it).ok());
    let golden: Vec<_> = told.filter(|it| it.rule_set.is_some()).collect();
    let read = golden.iter().filter(|it| record::script(it).is_some());
    let (all, read) = (golden.len(), read.count());
    assert!(all > 100 && read * 100 > all * 95, "{read} of {all}");
}

#[test]
fn every_target_takes_few_bytes() {
    for (_, target) in TARGETS {
        for length in 0..32 {
            for byte in [0, 1, 255] {
                target(&vec![byte; length]);
            }
        }
    }
}
