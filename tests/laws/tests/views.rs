//! What is certain for somebody who does not see all hands is so.
//!
//! More of the same games, or others:
//!
//! ```sh
//! PROPTEST_CASES=20000 cargo nextest run -p doko-laws --test views
//! PROPTEST_CASES=20000 PROPTEST_RNG_SEED=7 cargo nextest run -p doko-laws --test views
//! ```

use doko_engine::{Rank, Said, Seat, Word};
use doko_laws::views::{
    Extent, VIEWS, nobody_is_blamed_for_a_wrong_word, nobody_is_blamed_in_a_legal_game,
    what_a_lie_shows_is_so, what_a_next_word_would_show_is_so,
    what_a_view_cannot_know_changes_nothing, what_becomes_of_a_complaint_is_so,
    what_is_certain_is_so, what_is_said_too_much_is_so, what_is_wrong_for_a_view_is_so,
    what_proves_a_violation_does_not_change, what_the_words_end_with_is_so,
    with_a_card_before_the_contract, with_a_lie, with_a_word_too_many, with_a_wrong_declaration,
    with_a_wrong_word, with_late_violations, with_rash_words, with_right_words, with_violations,
};
use doko_laws::{
    BYTES, Choices, Script, record, rules_of_declarations, rules_of_few_vorbehalte,
    rules_of_forced_ansagen, rules_of_words,
};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::test_runner::{RngSeed, TestRunner};
use std::env;
use std::sync::atomic::{AtomicU32, Ordering};

/// By so many games each law is held in every run of the tests, which has half an hour for
/// everything, unless somebody says otherwise.
const GAMES: u32 = 64;

/// By so many those laws are held that say something of few games only.
const MORE_GAMES: u32 = 256;

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

/// Whether cards went over: of what is wrong then, views are told less.
fn has_exchange(script: &Script) -> bool {
    let mut words = script.said.iter().map(|it| it.word);
    words.any(|it| matches!(it, Word::Push(_)))
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
    fn what_is_wrong_for_a_view_is_so_by_any_rules(
        bytes in vec(any::<u8>(), 2 * BYTES),
        more in vec(any::<u8>(), 300),
    ) {
        let script = Script::by_wide_rules(&bytes).expect("every player has something to do");
        if has_exchange(&script) {
            return Ok(());
        }
        let mut choices = Choices::new(&more);
        let view = choices.pick(&VIEWS).expect("views");
        match choices.below(5) {
            0 => {
                let wrong = with_a_wrong_word(&script, &mut choices);
                nobody_is_blamed_for_a_wrong_word(&wrong, view);
            }
            1 => {
                if let Some((lying, shown)) = with_a_lie(&script, &mut choices) {
                    what_a_lie_shows_is_so(&script, &lying, view, shown);
                }
            }
            kind => {
                let wrong = match kind {
                    2 => with_violations(&script, &mut choices),
                    3 => with_late_violations(&script, &mut choices),
                    _ => with_a_wrong_declaration(&script, &mut choices),
                };
                what_is_wrong_for_a_view_is_so(&wrong, view, &mut choices);
            }
        }
    }

    #[test]
    fn nobody_is_blamed_for_what_comes_after_a_word_too_many_or_before_the_contract(
        bytes in vec(any::<u8>(), 2 * BYTES),
        more in vec(any::<u8>(), 300),
    ) {
        let script = Script::by_wide_rules(&bytes).expect("every player has something to do");
        let mut choices = Choices::new(&more);
        let wrong = if choices.one_in(2) {
            with_a_card_before_the_contract(&script, &mut choices)
        } else {
            with_a_word_too_many(&script, &mut choices)
        };
        if has_exchange(&wrong) {
            return Ok(());
        }
        let view = choices.pick(&VIEWS).expect("views");
        what_is_said_too_much_is_so(&record::record(&wrong), view);
        if choices.one_in(4) {
            what_is_wrong_for_a_view_is_so(&wrong, view, &mut choices);
        }
    }

    #[test]
    fn what_is_wrong_for_a_view_is_so_in_every_deal(
        bytes in vec(any::<u8>(), BYTES + 64),
        more in vec(any::<u8>(), 300),
    ) {
        let script = Script::by_any_rules(&bytes).expect("every player has something to do");
        let mut choices = Choices::new(&more);
        let Some(view) = choices.pick(&VIEWS) else {
            return Ok(());
        };
        let faulty = with_violations(&script, &mut choices);
        what_is_wrong_for_a_view_is_so(&faulty, view, &mut choices);
    }

    #[test]
    fn nobody_is_blamed_because_a_wrong_declaration_is_believed(
        bytes in vec(any::<u8>(), BYTES + 64),
        more in vec(any::<u8>(), 300),
    ) {
        let mut choices = Choices::new(&bytes);
        let rules = rules_of_declarations(&mut choices).expect("values that the engine has");
        let script = Script::by(&rules, choices.rest()).expect("every player has something to do");
        let faulty = with_a_wrong_declaration(&script, &mut Choices::new(&more));
        for view in VIEWS {
            what_is_wrong_for_a_view_is_so(&faulty, view, &mut Choices::new(&more));
        }
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
        let mut script = script.expect("every player has something to do");
        let mut choices = Choices::new(&more);
        let mut faulty = with_violations(&script, &mut choices);
        if choices.one_in(2) {
            // Right or wrong.
            let seat = Seat::First.after(choices.below(4));
            let word = Word::Schweine(Rank::Ace);
            script.said.push(Said { seat, word });
            faulty.said.push(Said { seat, word });
        }
        let cut = choices.below(49);
        let words = choices.below(script.said.len() + 1);
        let scripts = [
            script.up_to_word(words),
            script.up_to(cut),
            script.up_to(4 + choices.below(8)),
            with_rash_words(&script, &mut choices),
            faulty,
        ];
        for script in scripts {
            let record = record::record(&script);
            let view = choices.pick(&VIEWS).expect("views");
            what_a_view_cannot_know_changes_nothing(&record, view, &mut choices);
        }
    }

    #[test]
    fn what_a_lie_shows_to_a_view_is_so(
        bytes in vec(any::<u8>(), BYTES + 64),
        more in vec(any::<u8>(), 300),
    ) {
        let script = Script::by_any_rules(&bytes).expect("every player has something to do");
        let mut choices = Choices::new(&more);
        let is_faulty = choices.one_in(2);
        let script = if is_faulty { with_violations(&script, &mut choices) } else { script };
        let Some((lying, shown)) = with_a_lie(&script, &mut choices) else {
            return Ok(());
        };
        for view in VIEWS {
            what_a_lie_shows_is_so(&script, &lying, view, shown);
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
fn nobody_is_blamed_because_a_wrong_word_is_believed() {
    let config = config(GAMES);
    let cases = config.cases;
    let (told, words) = (AtomicU32::new(0), AtomicU32::new(0));
    let games = (vec(any::<u8>(), BYTES + 64), vec(any::<u8>(), 300));
    let held = TestRunner::new(config).run(&games, |(bytes, more)| {
        let mut choices = Choices::new(&bytes);
        let rules = rules_of_words(&mut choices).expect("values that the engine has");
        let script = Script::by(&rules, choices.rest()).expect("every player has something to do");
        let wrong = with_a_wrong_word(&script, &mut Choices::new(&more));
        for view in VIEWS {
            let named = nobody_is_blamed_for_a_wrong_word(&wrong, view);
            told.fetch_add(named.0, Ordering::Relaxed);
            words.fetch_add(named.1, Ordering::Relaxed);
        }
        Ok(())
    });
    held.unwrap_or_else(|it| panic!("{it}"));
    let (told, words) = (told.into_inner(), words.into_inner());
    println!("{told} violations, {words} of them words, in {cases} cases");
    assert!(told >= cases / 4, "{told} violations in {cases} cases");
    assert!(words >= cases / 16, "{words} words in {cases} cases");
}

/// Many a view is told what was wrong although all words are right: the law is not an empty one.
#[test]
fn nobody_is_blamed_for_a_right_word_and_proofs_do_not_change() {
    let config = config(GAMES);
    let cases = config.cases;
    let (told, proofs) = (AtomicU32::new(0), AtomicU32::new(0));
    let games = (vec(any::<u8>(), BYTES + 64), vec(any::<u8>(), 300));
    let held = TestRunner::new(config).run(&games, |(bytes, more)| {
        let mut choices = Choices::new(&bytes);
        let rules = rules_of_words(&mut choices).expect("values that the engine has");
        let script = Script::by(&rules, choices.rest()).expect("every player has something to do");
        let mut choices = Choices::new(&more);
        let wrong = with_right_words(&script, &mut choices);
        for view in VIEWS {
            let (named, words) = nobody_is_blamed_for_a_wrong_word(&wrong, view);
            assert_eq!(
                words,
                0,
                "{view:?}: {:?}",
                doko_notation::write(&record::record(&wrong))
            );
            told.fetch_add(named, Ordering::Relaxed);
            let same = what_proves_a_violation_does_not_change(&wrong, view, &mut choices);
            proofs.fetch_add(same, Ordering::Relaxed);
        }
        Ok(())
    });
    held.unwrap_or_else(|it| panic!("{it}"));
    let (told, proofs) = (told.into_inner(), proofs.into_inner());
    println!("{told} violations, {proofs} told by shorter records, in {cases} cases");
    assert!(told >= cases / 2, "{told} violations in {cases} cases");
    assert!(
        proofs >= cases / 2,
        "{proofs} in shorter records in {cases} cases"
    );
}

/// Many a view is told what becomes of a complaint: the law is not an empty one.
#[test]
fn what_becomes_of_a_complaint_is_so_for_every_view() {
    let config = config(MORE_GAMES);
    let cases = config.cases;
    let (answers, penalties) = (AtomicU32::new(0), AtomicU32::new(0));
    let games = (vec(any::<u8>(), BYTES + 64), vec(any::<u8>(), 300));
    let held = TestRunner::new(config).run(&games, |(bytes, more)| {
        let script = Script::by_any_rules(&bytes).expect("every player has something to do");
        let mut choices = Choices::new(&more);
        let plant = if choices.one_in(2) {
            with_late_violations
        } else {
            with_violations
        };
        let faulty = plant(&script, &mut choices);
        let told = what_becomes_of_a_complaint_is_so(&faulty, &mut choices);
        answers.fetch_add(told.answers, Ordering::Relaxed);
        penalties.fetch_add(told.penalties, Ordering::Relaxed);
        Ok(())
    });
    held.unwrap_or_else(|it| panic!("{it}"));
    let (answers, penalties) = (answers.into_inner(), penalties.into_inner());
    println!("{answers} answers, {penalties} penalties in {cases} cases");
    assert!(answers >= cases, "{answers} answers in {cases} cases");
    assert!(
        penalties >= cases / 16,
        "{penalties} penalties in {cases} cases"
    );
}
