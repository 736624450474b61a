//! Every value and every pair of values: refused by both names, or played.

use doko_engine::RuleSet;
use doko_proto::v1;

use super::play::{Numbers, game};
use super::values::{Drawn, all};
use super::{Contradiction, SHIPPED, contradictions, message, overlay, read};

/// What `overrides` make of `base`, or in what it contradicts itself.
fn drawn(base: &v1::RuleSet, overrides: &[&Drawn]) -> Result<RuleSet, Vec<Contradiction>> {
    let laid = overrides.iter().fold(base.clone(), |rules, drawn| {
        overlay(&rules, &drawn.overrides)
    });
    let options = read(&laid).unwrap_or_else(|fields| panic!("{overrides:?}: {fields:?}"));
    let found = contradictions(&options);
    if found.is_empty() {
        Ok(options.rules)
    } else {
        Err(found)
    }
}

fn names(contradiction: &Contradiction, drawn: &Drawn) -> bool {
    contradiction.option == drawn.option
        || contradiction
            .conflicts_with
            .contains(&drawn.option.as_str())
}

fn play(rules: &RuleSet, games: u64, of: &[&Drawn]) {
    for seed in 0..games {
        if let Err(problem) = game(rules, &mut Numbers::new(seed)) {
            let of: Vec<&str> = of.iter().map(|it| it.value.as_str()).collect();
            panic!("{of:?}, game {seed}: {problem}");
        }
    }
}

#[test]
fn every_value_is_refused_by_its_name_or_played() {
    let all = all();
    assert!(all.len() > 200, "{}", all.len());
    for (base, packets) in SHIPPED {
        let base = message(base, packets);
        let mut played = 0;
        for drawn_value in &all {
            match drawn(&base, &[drawn_value]) {
                Err(found) => {
                    let named = found.iter().all(|it| names(it, drawn_value));
                    assert!(named, "{drawn_value:?}: {found:?}");
                }
                Ok(rules) => {
                    play(&rules, 20, &[drawn_value]);
                    played += 1;
                }
            }
        }
        assert!(played > 180, "{played}");
    }
}

#[test]
fn every_pair_of_values_is_refused_by_both_names_or_played() {
    let all = all();
    let (mut refused, mut played) = (0, 0);
    for (base, packets) in SHIPPED {
        let base = message(base, packets);
        for (i, one) in all.iter().enumerate() {
            let alone = drawn(&base, &[one]);
            for other in all.iter().skip(i + 1).filter(|it| it.option != one.option) {
                match drawn(&base, &[one, other]) {
                    Ok(rules) => {
                        play(&rules, 1, &[one, other]);
                        played += 1;
                    }
                    Err(found) => {
                        let named = |it: &Contradiction| names(it, one) || names(it, other);
                        assert!(found.iter().all(named), "{one:?}, {other:?}: {found:?}");
                        let mutual = |it: &Contradiction| names(it, one) && names(it, other);
                        let by_both = found.iter().any(mutual);
                        let is_theirs = alone.is_ok() && drawn(&base, &[other]).is_ok();
                        assert!(by_both || !is_theirs, "{one:?}, {other:?}: {found:?}");
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 1_000 && played > 80_000, "{refused}, {played}");
}

/// Far from every shipped rule set: a random value of each option, unless it
/// contradicts those drawn before.
#[test]
fn rule_sets_drawn_at_random_are_played() {
    let all = all();
    for (seed, (base, packets)) in (0..200).zip(SHIPPED.into_iter().cycle()) {
        let mut numbers = Numbers::new(seed);
        let mut drawn_rules = message(base, packets);
        let mut kept = Vec::new();
        for _ in 0..all.len() {
            let one = &all[numbers.below(all.len())];
            if drawn(&drawn_rules, &[one]).is_ok() {
                drawn_rules = overlay(&drawn_rules, &one.overrides);
                kept.push(one);
            }
        }
        let rules = drawn(&drawn_rules, &[]).unwrap();
        play(&rules, 20, &kept);
    }
}
