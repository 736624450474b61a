//! What is certain for somebody who does not see all hands is so.
//!
//! More of the same games, or others:
//!
//! ```sh
//! PROPTEST_CASES=20000 cargo nextest run -p doko-laws --test views
//! PROPTEST_CASES=20000 PROPTEST_RNG_SEED=7 cargo nextest run -p doko-laws --test views
//! ```

use doko_laws::views::{
    Extent, VIEWS, nobody_is_blamed_in_a_legal_game, what_a_next_word_would_show_is_so,
    what_a_view_cannot_know_changes_nothing, what_is_certain_is_so, what_is_wrong_for_a_view_is_so,
    what_the_words_end_with_is_so, with_a_wrong_declaration, with_late_violations, with_violations,
};
use doko_laws::{BYTES, Choices, Script, record, rules_of_few_vorbehalte, rules_of_forced_ansagen};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::test_runner::{RngSeed, TestRunner};
use std::env;
use std::sync::atomic::{AtomicU32, Ordering};

/// By so many games each law is held in every run of the tests, which has ten minutes for
/// everything, unless somebody says otherwise.
const GAMES: u32 = 24;

/// The same games in every run, unless somebody says otherwise.
fn config(games: u32) -> ProptestConfig {
    let config = ProptestConfig::default();
    let rng_seed = match config.rng_seed {
        RngSeed::Random => RngSeed::Fixed(1),
        RngSeed::Fixed(seed) => RngSeed::Fixed(seed),
    };
    ProptestConfig {
        cases: env::var_os("PROPTEST_CASES").map_or(games, |_| config.cases),
        rng_seed,
        failure_persistence: None,
        max_shrink_iters: 64,
        ..config
    }
}

/// Some game that may be over, or not yet, and the words of another moment.
fn hold(script: &Script, more: &[u8], extent: Extent) {
    let mut choices = Choices::new(more);
    let Some(view) = choices.pick(&VIEWS) else {
        return;
    };
    let cut = choices.below(49);
    let words = choices.below(script.said.len() + 1);
    for prefix in [script.up_to_word(words), script.up_to(cut)] {
        let record = record::record(&prefix);
        what_is_certain_is_so(&record, view, &mut choices, extent);
    }
}

proptest! {
    #![proptest_config(config(GAMES))]

    #[test]
    fn what_is_certain_for_a_view_is_so(
        bytes in vec(any::<u8>(), BYTES + 64),
        more in vec(any::<u8>(), 200),
    ) {
        let script = Script::by_any_rules(&bytes).expect("every player has something to do");
        hold(&script, &more, Extent::Verdicts);
    }

    #[test]
    fn what_explains_a_refusal_to_a_view_is_so(
        bytes in vec(any::<u8>(), BYTES + 64),
        more in vec(any::<u8>(), 200),
    ) {
        let script = Script::by_any_rules(&bytes).expect("every player has something to do");
        hold(&script, &more, Extent::Grounds);
    }

    #[test]
    fn nobody_is_blamed_in_a_legal_game_of_any_rules(
        bytes in vec(any::<u8>(), 2 * BYTES),
        more in vec(any::<u8>(), 32),
    ) {
        let script = Script::by_wide_rules(&bytes).expect("every player has something to do");
        nobody_is_blamed_in_a_legal_game(&script, &mut Choices::new(&more));
    }

    #[test]
    fn what_a_view_cannot_know_changes_nothing_that_it_is_told(
        bytes in vec(any::<u8>(), BYTES + 64),
        more in vec(any::<u8>(), 500),
    ) {
        let mut choices = Choices::new(&bytes);
        let script = if choices.one_in(2) {
            let rules = rules_of_forced_ansagen(&mut choices).expect("values that the engine has");
            Script::by(&rules, choices.rest())
        } else {
            Script::by_any_rules(choices.rest())
        };
        let script = script.expect("every player has something to do");
        let mut choices = Choices::new(&more);
        let cut = choices.below(49);
        let words = choices.below(script.said.len() + 1);
        let scripts = [
            script.up_to_word(words),
            script.up_to(cut),
            script.up_to(4 + choices.below(8)),
        ];
        for script in scripts {
            let record = record::record(&script);
            let view = choices.pick(&VIEWS).expect("views");
            what_a_view_cannot_know_changes_nothing(&record, view, &mut choices);
        }
    }

    #[test]
    fn what_a_next_word_would_show_to_a_view_is_so(
        bytes in vec(any::<u8>(), BYTES + 64),
        more in vec(any::<u8>(), 500),
    ) {
        let mut choices = Choices::new(&bytes);
        let script = if choices.one_in(2) {
            let rules = rules_of_few_vorbehalte(&mut choices).expect("values that the engine has");
            Script::by(&rules, choices.rest())
        } else {
            Script::by_any_rules(choices.rest())
        };
        let script = script.expect("every player has something to do");
        let mut choices = Choices::new(&more);
        for words in 0..=script.said.len() {
            let record = record::record(&script.up_to_word(words));
            let view = choices.pick(&VIEWS).expect("views");
            what_a_next_word_would_show_is_so(&record, view, &mut choices);
        }
    }

    #[test]
    fn what_the_words_of_few_vorbehalte_end_with_is_so(
        bytes in vec(any::<u8>(), BYTES + 64),
        more in vec(any::<u8>(), 500),
    ) {
        let mut choices = Choices::new(&bytes);
        let rules = rules_of_few_vorbehalte(&mut choices).expect("values that the engine has");
        let script = Script::by(&rules, choices.rest()).expect("every player has something to do");
        let mut choices = Choices::new(&more);
        for words in 1..=script.said.len() {
            let record = record::record(&script.up_to_word(words));
            let view = choices.pick(&VIEWS).expect("views");
            what_the_words_end_with_is_so(&record, view, &mut choices);
        }
    }
}

/// Many a view is told what was wrong: the law is not an empty one.
#[test]
fn what_is_wrong_for_a_view_is_so_in_games_of_any_rules() {
    let config = config(GAMES);
    let cases = config.cases;
    let told = AtomicU32::new(0);
    let games = (vec(any::<u8>(), BYTES + 64), vec(any::<u8>(), 300));
    let held = TestRunner::new(config).run(&games, |(bytes, more)| {
        let script = Script::by_any_rules(&bytes).expect("every player has something to do");
        let mut choices = Choices::new(&more);
        let plants = [
            with_violations,
            with_late_violations,
            with_a_wrong_declaration,
        ];
        let plant = choices.pick(&plants).expect("kinds");
        let wrong = plant(&script, &mut choices);
        for view in VIEWS {
            told.fetch_add(
                u32::from(what_is_wrong_for_a_view_is_so(&wrong, view)),
                Ordering::Relaxed,
            );
        }
        Ok(())
    });
    held.unwrap_or_else(|it| panic!("{it}"));
    let told = told.into_inner();
    println!("{told} violations in {cases} cases");
    assert!(told >= cases / 2, "{told} violations in {cases} cases");
}
