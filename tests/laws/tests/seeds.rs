//! Everything that the fuzz targets begin with, in an ordinary test.

use doko_laws::fuzzed::TARGETS;
use doko_laws::seeds;

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
