//! Games by any rules keep the laws.

use doko_laws::rotation::{SoloGame, a_game_turns_with_the_table};
use doko_laws::{BYTES, Choices, Script, by_the_book, game, messages, rename};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::test_runner::RngSeed;

/// The same games in every run: looking for new ones is what the fuzzer does.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn a_game_goes_by_the_book(bytes in vec(any::<u8>(), BYTES)) {
        let script = Script::of(&bytes).unwrap();
        by_the_book::goes_by_the_book(&script);
        game::keeps_the_laws(&script);
    }
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn a_game_by_any_rules_keeps_the_laws(
        bytes in vec(any::<u8>(), BYTES + 64),
        cut in 0..=48_usize,
    ) {
        let script = Script::by_any_rules(&bytes).expect("every player has something to do");
        game::keeps_the_laws(&script);
        game::a_prefix_of_a_replay_is_the_replay_of_the_prefix(&script, cut);
        messages::the_rule_set_is_read_as_written(&script.rules);
    }

    /// Where the hands decide who can say what, and Schweine stand beside it.
    #[test]
    fn a_game_by_few_vorbehalte_keeps_the_laws(bytes in vec(any::<u8>(), BYTES + 64)) {
        let script = Script::by_few_vorbehalte(&bytes).expect("every player has something to do");
        game::keeps_the_laws(&script);
    }

    /// INV-14, and suits by other names.
    #[test]
    fn a_solo_turns_with_the_table_and_takes_other_names(
        bytes in vec(any::<u8>(), BYTES),
        more in vec(any::<u8>(), 200),
    ) {
        let script = Script::by_any_rules(&bytes).expect("every player has something to do");
        let mut choices = Choices::new(&more);
        if let Some(solo) = SoloGame::draw(&script.rules, script.deal, &mut choices) {
            let steps = choices.below(4);
            a_game_turns_with_the_table(&solo, steps, &mut choices.clone());
            rename::plain_suits_of_a_solo_can_change_places(&solo, &mut choices);
        }
    }
}
