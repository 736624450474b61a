//! Games by any rules keep the laws.

use doko_engine::{DulleTie, DulleTieWithSchweine, RuleSet};
use doko_laws::rotation::{
    SoloGame, a_game_turns_with_the_table, a_list_turns_with_the_table, the_option_says_who_leads,
};
use doko_laws::{
    BYTES, Choices, Script, by_the_book, fuzzed, game, messages, rename, rules_of_declarations,
    rules_of_forced_ansagen, rules_of_words, tricks,
};
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
            the_option_says_who_leads(&solo);
            a_game_turns_with_the_table(&solo, steps, &mut choices.clone());
            rename::plain_suits_of_a_solo_can_change_places(&solo, &mut choices);
        }
    }
}

proptest! {
    #![proptest_config(config(60))]

    /// Where the rules announce something themselves.
    #[test]
    fn a_game_by_forced_ansagen_keeps_the_laws(bytes in vec(any::<u8>(), BYTES + 64)) {
        let mut choices = Choices::new(&bytes);
        let rules = rules_of_forced_ansagen(&mut choices).expect("values that the engine has");
        let script = Script::by(&rules, choices.rest()).expect("every player has something to do");
        game::keeps_the_laws(&script);
    }

    /// INV-14.
    #[test]
    fn a_list_goes_with_its_players(bytes in vec(any::<u8>(), BYTES), steps in 1..=4_usize) {
        let list = fuzzed::a_list(&mut Choices::new(&bytes)).expect("values that the engine has");
        a_list_turns_with_the_table(&list, steps);
    }
}

proptest! {
    #![proptest_config(config(500))]

    /// INV-5, by every option for two ♥10.
    #[test]
    fn where_tens_meet_the_options_say_who_wins(
        bytes in vec(any::<u8>(), BYTES + 64),
        more in vec(any::<u8>(), 160),
    ) {
        let mut choices = Choices::new(&bytes);
        let rules = if choices.one_in(4) {
            rules_of_words(&mut choices)
        } else {
            rules_of_declarations(&mut choices)
        };
        let rules = rules.expect("values that the engine has");
        let script = Script::by(&rules, choices.rest()).expect("every player has something to do");
        let mut choices = Choices::new(&more);
        let schweine = [DulleTieWithSchweine::First, DulleTieWithSchweine::Same];
        let dulle_tie_with_schweine = choices.pick(&schweine).expect("two values");
        for dulle_tie in [
            DulleTie::First,
            DulleTie::Second,
            DulleTie::SecondExceptLast,
            DulleTie::FirstExceptLast,
        ] {
            let rules = RuleSet { dulle_tie, dulle_tie_with_schweine, ..rules };
            let script = Script { rules, ..script.clone() };
            let script = script.where_tens_meet(&mut choices.clone());
            tricks::every_trick_goes_to_its_best_card(&script);
        }
    }
}
