//! What `CheckRuleSet` says of every pair of values, held against the reference model's own
//! list of what cannot stand together.
#![expect(clippy::expect_used, reason = "a test may fail loudly")]

use std::collections::BTreeSet;

use doko_differential::twin::Pairs;
use doko_e2e::rule_set;
use doko_proto::v1;
use doko_reference::options::Options;
use doko_reference::presets::vln;
use doko_reference::random::Random;
use doko_reference::sound::is_sound;
use doko_reference::values::VALUES;

/// The options of each contradiction that the service finds.
fn problems(options: &Options) -> Vec<BTreeSet<String>> {
    // Packets that are not stated follow the deck.
    let mut base = vln();
    base.deal_packets.clear();
    let differs = options.differs(&base);
    let reference = rule_set("vln", &differs).expect("the options have names in the API");
    let question = v1::CheckRuleSetRequest {
        rule_set: Some(reference),
        ..Default::default()
    };
    let answer = doko_wire::answer(question).expect("every value can be read");
    let problems = answer.problems.into_iter();
    let names = |it: v1::RuleSetProblem| it.conflicts_with.into_iter().chain([it.option_path]);
    problems.map(|it| names(it).collect()).collect()
}

#[test]
fn every_pair_of_values_is_accepted_or_refused_by_both_names() {
    let mut pairs = Pairs::new(0);
    while let Some(options) = pairs.next(1, 1) {
        assert_eq!(problems(&options), [], "{:?}", options.differs(&vln()));
    }
    let refused = pairs.refused();
    assert_eq!(refused.len(), 86);
    for refused in refused {
        let found = problems(&refused.options);
        assert_eq!(found.len(), 1, "{refused:?}: {found:?}");
        let conflict = refused.conflicts[0];
        let is_of_both = found[0].iter().all(|it| conflict.contains(&it.as_str()));
        assert!(is_of_both, "{refused:?}: {found:?}");
        let both = refused.values.map(|(option, _)| option);
        if both.iter().all(|it| conflict.contains(it)) {
            assert!(both.iter().all(|it| found[0].contains(*it)), "{found:?}");
        }
    }
}

#[test]
fn rule_sets_of_any_values_are_sound_for_both_or_for_neither() {
    let (mut sound, mut not) = (0, 0);
    for seed in 0..2000 {
        let mut random = Random::new(seed);
        let mut options = vln();
        let changed = 1 + random.below(12);
        for _ in 0..changed {
            let (name, values) = random.pick(VALUES).expect("there are options");
            let value = random.pick(values).expect("each has values");
            options.set(name, value).expect("they are its own");
        }
        let found = problems(&options);
        let differs = options.differs(&vln());
        assert_eq!(
            found.is_empty(),
            is_sound(&options),
            "{differs:?}: {found:?}"
        );
        if found.is_empty() {
            sound += 1;
        } else {
            not += 1;
        }
    }
    assert!(sound > 300 && not > 300, "{sound}, {not}");
}
