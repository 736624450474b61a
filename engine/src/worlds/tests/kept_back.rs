//! A Hochzeit that had to be declared, and what a doubt about it and about a no costs.

use super::hands::known;
use super::standing::{hand, words};
use super::*;
use crate::contract::Solos;
use crate::options::SilentHochzeit;
use crate::replay::Step;
use crate::rulesets::VLN;
use crate::verdict::Reason;

fn forbidden() -> RuleSet {
    let mut rules = VLN;
    rules.hochzeit.silent = SilentHochzeit::Forbidden;
    rules
}

/// The words that are not proved to be legal, by their places.
fn in_doubt(judged: &Judged<'_, '_>) -> Vec<usize> {
    judged.unproven().iter().map(|it| it.index).collect()
}

#[test]
fn a_hand_with_both_queens_shows_it_with_the_last_gesund_and_not_before() {
    let without = Solos::of(&[]);
    // Whether or not the Schweine of seat 2 are right.
    let with_schweine = "1g 2g 3g 4g 2w";
    for (solos, text) in [
        (VLN.solos, "1g 2g 3g 4g"),
        (without, "1g 2g 3g 4g"),
        (VLN.solos, with_schweine),
    ] {
        let mut rules = forbidden();
        rules.solos = solos;
        let (said, budget) = (words(text), Budget::new());
        let mut open = known(&rules, &said, &budget);
        *open.hands.get_mut(Seat::First) = Some(hand("CQ CQ HT HT DA HA SA SK CA CT"));
        let judged = open.judge();
        assert!(judged.ends_with_a_violation() && judged.record.said.len() == 4);
        let mut gesund = in_doubt(&judged).into_iter().filter(|&it| it < 4);
        assert_eq!(gesund.next(), None);
        for mut replay in judged.replays() {
            let steps: Vec<Step> = core::iter::from_fn(|| replay.step()).collect();
            assert!(steps[..3].iter().all(|it| it.outcome.is_ok()));
            let refusal = steps[3].outcome.unwrap_err();
            assert_eq!(refusal.reason(), Reason::HochzeitMustBeDeclared);
        }
    }
}

/// That a word is one too many says nothing of who had a Hochzeit.
#[test]
fn whoever_may_have_a_hochzeit_is_in_doubt_until_it_is_told_whose_was_kept_back() {
    let rules = forbidden();
    let doubtful = |text: &str| {
        let (said, budget) = (words(text), Budget::new());
        in_doubt(&known(&rules, &said, &budget).judge())
    };
    assert_eq!(doubtful("1g 2g 3g 4g"), [0, 1, 2, 3]);
    assert_eq!(doubtful("1g 2g 3g 4g 4g"), [0, 1, 2, 3]);
    assert_eq!(doubtful("1g 2g 3g"), []);
}

/// Where little may be looked at it is open whether a no was wrong, and nothing else is.
#[test]
fn a_doubt_costs_a_share_of_what_may_be_looked_at() {
    let said = words("1v 2v 3g 4g 1n");
    let doubt = |steps| {
        let budget = Budget::of(steps);
        let judged = known(&VLN, &said, &budget).judge();
        let found = judged.unproven().first().map(|it| it.extent);
        (found, budget.is_in_doubt())
    };
    assert_eq!(doubt(Budget::STEPS), (Some(Extent::All), false));
    assert_eq!(doubt(8_000), (Some(Extent::Some), false));
}
