//! Offences in the engine and in the reference model.

use std::collections::BTreeMap;

use doko_differential::offences::compare;
use doko_differential::twin::{drawn, game};

/// What follows from an offence, and in how many of the games at least.
const SHOWN: [(&str, u32); 8] = [
    ("needs_input harms_soloist", 2),
    ("needs_input offence_class", 6),
    ("penalty ends_as_played", 8),
    ("penalty ends_not_played", 48),
    ("penalty ends_settled", 25),
    ("penalty goes_on", 160),
    ("refused COMPLAINT_NOT_ENTITLED", 160),
    ("refused PENALTIES_NOT_AVAILABLE", 19),
];

#[test]
fn both_find_the_same_penalties() {
    let mut found: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..1000 {
        let mut options = drawn(seed);
        if seed % 10 > 0 {
            assert_eq!(options.set("penalties", "tsr"), Ok(()));
        }
        let record = game(&options, seed);
        match compare(&options, &record, seed) {
            Ok(Some(it)) => {
                *found
                    .entry(format!("{} {}", it.outcome, it.what))
                    .or_default() += 1
            }
            Ok(None) => {}
            Err(what) => panic!("{seed}: {what}"),
        }
    }
    println!("{found:?}");
    for (what, least) in SHOWN {
        let times = found.get(what).copied().unwrap_or_default();
        assert!(times >= least, "{what}: {found:?}");
    }
}
