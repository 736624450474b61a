//! Every value and every pair of values of two options, in games and in what the vectors
//! call them.

use doko_differential::twin::{Coverage, Drawn, Ending, Pairs, compare, game, shrink};
use doko_reference::options::Options;
use doko_reference::presets::{self, vln};
use doko_reference::sound::is_sound;
use doko_reference::values::VALUES;

const GAMES: u64 = 8;

#[test]
fn every_option_has_values_and_each_is_written_as_it_is_read() {
    let names: Vec<&str> = VALUES.iter().map(|(name, _)| *name).collect();
    for name in Options::NAMES {
        assert!(names.contains(name), "{name} has no values");
    }
    for (name, values) in VALUES {
        for value in *values {
            let mut options = vln();
            assert_eq!(options.set(name, value), Ok(()), "{name}");
            assert_eq!(options.get(name).as_deref(), Some(*value), "{name}");
        }
    }
}

/// What a published rule set says of an option is one of the values that are drawn.
#[test]
fn the_published_rule_sets_are_sound() {
    for name in ["ddv-tsr", "dokoland-liga", "palast", "vln"] {
        let options = presets::preset(name).unwrap_or_else(|| panic!("no rule set `{name}`"));
        assert!(is_sound(&options), "{name}");
    }
}

#[test]
fn every_pair_of_values_is_played_in_both() {
    let mut pairs = Pairs::new(0);
    let mut coverage = Coverage::default();
    let mut seed = 0;
    while let Some(options) = pairs.next(GAMES, 1) {
        assert!(is_sound(&options), "{:?}", options.differs(&vln()));
        for _ in 0..GAMES {
            let record = game(&options, seed);
            match compare(&options, &record, &mut coverage) {
                Ok(Ending::Settled) => pairs.note_settled(),
                Ok(Ending::Redeal | Ending::Open) => {}
                Err(found) => panic!("game {seed}: {}", shrink(&options, &record, &found)),
            }
            seed += 1;
        }
    }
    let Drawn {
        values,
        accepted,
        refused,
        least,
        least_settled,
    } = pairs.drawn();
    assert_eq!((values, accepted, refused), (379, 70_788, 86));
    assert_eq!(least, GAMES);
    assert!(least_settled > 0, "a pair never came to a settlement");
}

#[test]
fn equal_seeds_draw_equal_rule_sets() {
    let mut draws = [0, 0, 1].map(|seed| {
        let mut pairs = Pairs::new(seed);
        let first: Vec<Options> = (0..5).filter_map(|_| pairs.next(GAMES, 1)).collect();
        first
    });
    let [one, again, other] = &mut draws;
    assert_eq!(one, again);
    assert_ne!(one, other);
}

/// A pair that no rule set has is refused for these two, or for a third option that
/// cannot stand with both.
#[test]
fn refused_pairs_have_their_reason() {
    let mut pairs = Pairs::new(0);
    while pairs.next(GAMES, 1).is_some() {}
    let mut through_a_third = Vec::new();
    for refused in pairs.refused() {
        assert!(!is_sound(&refused.options));
        assert_eq!(refused.conflicts.len(), 1, "{refused:?}");
        let [(one, _), (other, _)] = refused.values;
        let both = |names: &&[&str]| names.contains(&one) && names.contains(&other);
        if !refused.conflicts.iter().any(both) {
            through_a_third.push((one, other));
        }
    }
    through_a_third.sort_unstable();
    through_a_third.dedup();
    // Packets of ten cards leave no nines, and four packets of three bring them.
    let with_nines = ["ann.last_trick", "score.sonder", "throw"];
    assert_eq!(through_a_third, with_nines.map(|it| ("deal.packets", it)));
}
