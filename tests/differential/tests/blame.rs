//! What is found to be wrong in games with something wrong in them, for eyes that do not see all
//! hands, and how much is looked at for it.
//!
//! As in `steps.rs` whether it is right is for the laws to say. Here a change of it is noticed at
//! once: who means one writes the new figures down, after the laws have held for many games.

#![expect(
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_differential::told::{self, Digest, RULES, Rules};
use doko_engine::{Budget, Extent, Seat, Section};
use doko_laws::views::{
    with_a_card_before_the_contract, with_a_lie, with_a_word_too_many, with_a_wrong_declaration,
    with_a_wrong_word, with_late_violations, with_right_words, with_violations,
};
use doko_laws::{
    Choices, Numbers, Script, rules_of_declarations, rules_of_few_vorbehalte,
    rules_of_forced_ansagen, wide_rules,
};

/// How many games of each kind are drawn, by the rules of each kind.
const GAMES: usize = 4;

/// What makes a game in which something may be wrong.
type Planted = fn(&Script, &mut Choices<'_>) -> Option<Script>;

/// Which card is not taken for one that may be played, if any.
type Despite = fn(&Script, &mut Numbers) -> Option<usize>;

/// How much was stated in all deals together and how much of it is proven by a card, how many records
/// were judged to their end, what else is in doubt, steps, and a number for all of it.
#[derive(Debug, Eq, PartialEq)]
struct Found {
    /// How many steps each record may take.
    within: u32,
    stated: u32,
    proven: u32,
    complete: u32,
    doubtful: u32,
    steps: u32,
    digest: Digest,
}

impl Found {
    fn within(steps: u32) -> Found {
        Found {
            within: steps,
            stated: 0,
            proven: 0,
            complete: 0,
            doubtful: 0,
            steps: 0,
            digest: Digest::default(),
        }
    }

    fn numbers(&self) -> [u32; 6] {
        [
            self.stated,
            self.proven,
            self.complete,
            self.doubtful,
            self.steps,
            self.digest.0,
        ]
    }

    /// Judges a game as somebody knows it who sees these hands; the card at this place, if any, is
    /// not taken for one that may be played.
    fn note(&mut self, script: &Script, seen: impl Fn(Seat) -> bool, despite: Option<usize>) {
        let budget = Budget::of(self.within);
        let hands = script.deal.hands();
        let hands = hands.map(|seat, &hand| seen(seat).then_some(hand));
        let known = told::known(script, hands, &budget);
        let judged = despite.map_or_else(|| known.judge(), |play| known.judge_despite(play));
        self.complete += u32::from(judged.is_complete());
        self.digest.take([
            judged.record.actions(),
            usize::from(judged.is_faulty()),
            usize::from(judged.extent == Extent::All),
            usize::from(judged.ends_with_a_violation()),
            usize::from(judged.ends_with_a_doubtful_word()),
            usize::from(judged.ends_with_an_open_claim()),
        ]);
        for proof in judged.proofs.iter() {
            self.proven += 1;
            self.digest.take([place(proof.section), proof.index]);
        }
        for it in judged.unproven().iter() {
            self.doubtful += 1;
            self.digest.take([place(it.section), it.index]);
        }
        for worlds in judged.accounts() {
            for mut replay in judged.replays_with(&worlds) {
                while let Some(step) = replay.step() {
                    if judged.is_violation(&step) {
                        self.stated += 1;
                        self.digest.take([place(step.section), step.index]);
                        // Grounds and evidence.
                        let refusal = format!("{:?}", judged.refusal(&step));
                        self.digest.take(refusal.bytes().map(usize::from));
                    }
                    if step.outcome.is_err() && !replay.overlook(&step) {
                        break;
                    }
                }
            }
        }
        self.steps += budget.spent();
    }

    /// Draws a game, and judges it for the public and for a seat.
    fn note_one(
        &mut self,
        numbers: &mut Numbers,
        rules: Rules,
        planted: Planted,
        despite: Despite,
    ) {
        let script = told::drawn(numbers, rules).unwrap();
        let more = numbers.bytes(300);
        let Some(script) = planted(&script, &mut Choices::new(&more)) else {
            return;
        };
        let viewer = Seat::First.after(numbers.below(4));
        let despite = despite(&script, numbers);
        self.note(&script, |_| false, despite);
        self.note(&script, |seat| seat == viewer, despite);
    }
}

const fn place(section: Section) -> usize {
    match section {
        Section::Said => 0,
        Section::Plays => 1,
        Section::Extras => 2,
    }
}

/// Some games by rules of each kind.
fn found(seed: u64, planted: Planted) -> [u32; 6] {
    found_within(Budget::STEPS, seed, planted, |_, _| None)
}

/// The same within so many steps for each record, and despite some card.
fn found_within(steps: u32, seed: u64, planted: Planted, despite: Despite) -> [u32; 6] {
    let mut numbers = Numbers::new(seed);
    let mut found = Found::within(steps);
    for rules in RULES {
        for _ in 0..GAMES {
            found.note_one(&mut numbers, rules, planted, despite);
        }
    }
    found.numbers()
}

#[test]
fn violations_in_play_are_found_so() {
    let of = |seed, planted| found(seed, planted);
    let found = [
        of(41, |script, choices| Some(with_violations(script, choices))),
        of(42, |script, choices| {
            Some(with_late_violations(script, choices))
        }),
        of(43, |script, choices| {
            Some(with_a_wrong_declaration(script, choices))
        }),
    ];
    let expected = [
        [363, 17, 43, 99, 3_503_046, 3_042_937_836],
        [63, 3, 46, 68, 587_344, 2_660_606_821],
        [492, 21, 46, 67, 8_395_576, 920_252_951],
    ];
    assert_eq!(found, expected);
}

#[test]
fn words_that_are_wrong_or_may_be_are_found_so() {
    let of = |seed, planted| found(seed, planted);
    let found = [
        of(44, |script, choices| {
            Some(with_a_wrong_word(script, choices))
        }),
        of(45, |script, choices| {
            Some(with_right_words(script, choices))
        }),
        of(46, |script, choices| {
            with_a_lie(script, choices).map(|it| it.0)
        }),
    ];
    let expected = [
        [193, 7, 11, 44, 3_860_076, 2_021_149_161],
        [492, 17, 47, 81, 7_378_776, 1_727_099_672],
        [34, 4, 37, 104, 114_782, 1_958_275_492],
    ];
    assert_eq!(found, expected);
}

#[test]
fn what_is_said_too_much_or_laid_too_early_is_found_so() {
    let of = |seed, planted| found(seed, planted);
    let found = [
        of(47, |script, choices| {
            Some(with_a_word_too_many(script, choices))
        }),
        of(48, |script, choices| {
            Some(with_a_card_before_the_contract(script, choices))
        }),
    ];
    let expected = [
        [303, 0, 0, 1, 3_888_667, 3_085_848_912],
        [231, 0, 22, 5, 870_132, 355_496_312],
    ];
    assert_eq!(found, expected);
}

/// As a complaint of a card is looked at: nothing follows from it for the hand.
#[test]
fn what_is_wrong_beside_a_card_is_found_so() {
    let of = |seed, planted| {
        found_within(Budget::STEPS, seed, planted, |script, numbers| {
            let cards = script.plays.len();
            (cards > 0).then(|| numbers.below(cards))
        })
    };
    let found = [
        of(49, |script, choices| Some(with_violations(script, choices))),
        of(50, |script, choices| {
            Some(with_a_wrong_declaration(script, choices))
        }),
    ];
    let expected = [
        [395, 22, 46, 88, 4_619_234, 499_608_503],
        [300, 11, 46, 71, 4_943_948, 3_261_105_852],
    ];
    assert_eq!(found, expected);
}

/// What is looked for ends with the budget, whatever else could be wrong.
#[test]
fn what_is_wrong_is_looked_for_within_the_budget() {
    let of = |steps, seed, planted: Planted| found_within(steps, seed, planted, |_, _| None);
    let found = [
        of(8_000, 41, |script, choices| {
            Some(with_violations(script, choices))
        }),
        of(8_000, 43, |script, choices| {
            Some(with_a_wrong_declaration(script, choices))
        }),
    ];
    let expected = [
        [173, 10, 33, 82, 345_822, 1_485_791_217],
        [107, 13, 25, 25, 438_450, 3_739_942_215],
    ];
    assert_eq!(found, expected);
}

/// Games in which one condition decides, found among thousands by going through them with that
/// condition changed.
#[test]
fn what_is_rare_is_found_so() {
    let of = |seed, rules: Rules, planted: Planted| {
        let mut found = Found::within(Budget::STEPS);
        found.note_one(&mut Numbers::new(seed), rules, planted, |_, _| None);
        found.numbers()
    };
    let found = [
        // `Replay::say`: whether an earlier word is held to be wrong.
        of(1_000_297, rules_of_few_vorbehalte, |script, choices| {
            Some(with_a_wrong_declaration(script, choices))
        }),
        // `Worlds::without_what_was_declared`: whose pair is missing.
        of(1_000_609, rules_of_declarations, |script, choices| {
            Some(with_late_violations(script, choices))
        }),
        // `Judged::ends_with_an_open_claim`.
        of(1_000_305, wide_rules, |script, choices| {
            Some(with_late_violations(script, choices))
        }),
        // `Accounts::fit_a_word`: which Armuten are taken to be right.
        of(1_000_739, rules_of_forced_ansagen, |script, choices| {
            Some(with_a_wrong_word(script, choices))
        }),
        // `Blame::what_is_declared_wrongly`: which declaration comes first.
        of(1_000_890, rules_of_forced_ansagen, |script, choices| {
            Some(with_a_wrong_word(script, choices))
        }),
        // `Blame::violations`: what is open where there are too many accounts.
        of(1_002_185, wide_rules, |script, choices| {
            Some(with_a_wrong_declaration(script, choices))
        }),
    ];
    let expected = [
        [12, 0, 1, 10, 73_654, 2_287_475_168],
        [6, 0, 2, 10, 38_917, 2_329_187_854],
        [3, 0, 2, 5, 83_995, 4_217_090_016],
        [5, 0, 0, 8, 26_927, 547_325_120],
        [0, 0, 0, 2, 26_014, 643_878_620],
        [0, 0, 2, 14, 61_258, 3_473_778_492],
    ];
    assert_eq!(found, expected);
}
