//! Worked cases of chapter V: Bock as other programs have it.

use doko_reference::contract::Party;
use doko_reference::list::{List, triggers};
use doko_reference::options::BockTrigger::{self, AnySolo, BothFailed, KontraLost, ReLost};
use doko_reference::options::{Options, Solo, Sonder};
use doko_reference::presets::ddv_tsr;
use doko_reference::scoring::{Counts, Scored, settle_counts};
use doko_reference::sonder::Special;
use doko_reference::winning::Tally;

use crate::{enter, with};

/// Four players, four games to a block, factor 2; and other options.
fn bock(triggers: &str, append: &str, others: &[(&str, &str)]) -> Options {
    let value = format!("triggers:{triggers};factor:2;games:players;append:{append}");
    let start = with(ddv_tsr(), "bock", &value);
    let others = others.iter();
    others.fold(start, |options, (name, value)| with(options, name, value))
}

/// The factors of all games, where the first ones bring these events about.
fn factors(options: &Options, events: &[&[BockTrigger]], games: usize) -> Vec<i32> {
    let mut list = List::new(options);
    let mut found = Vec::new();
    for game in 0..games {
        found.extend(list.next().and_then(|next| next.bock));
        enter(
            &mut list,
            None,
            events.get(game).copied().unwrap_or_default(),
        );
    }
    found
}

#[test]
fn v_blocks() {
    const BOTH: &str = "tie_120,re_and_kontra";
    let both: &[BockTrigger] = &[BockTrigger::Tie120, BockTrigger::ReAndKontra];
    let solo: &[BockTrigger] = &[AnySolo];
    let hearts: &[BockTrigger] = &[BockTrigger::Herzstich, BockTrigger::Herzstich, AnySolo];
    let per_trigger = ("bock.per", "trigger");
    let most = |how| [("bock.max_open", "3"), ("bock.overflow", how)];
    for (id, triggers, append, others, events, expected) in [
        (
            "V-01",
            BOTH,
            "overlap",
            &[per_trigger][..],
            &[both][..],
            &[1, 4, 4, 4, 4, 1][..],
        ),
        ("V-01", BOTH, "overlap", &[], &[both], &[1, 2, 2, 2, 2, 1]),
        (
            "V-02",
            BOTH,
            "append",
            &[per_trigger],
            &[both],
            &[1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
        ),
        (
            "event",
            "herzstich",
            "overlap",
            &[("bock.per", "event")],
            &[hearts],
            &[1, 4],
        ),
        (
            "event",
            "herzstich",
            "overlap",
            &[per_trigger],
            &[hearts],
            &[1, 2],
        ),
        (
            "V-09",
            "any_solo",
            "overlap",
            &most("later"),
            &[solo; 4],
            &[1, 2, 4, 8, 8, 8, 4, 2, 2, 1],
        ),
        (
            "V-10",
            "any_solo",
            "overlap",
            &most("lost"),
            &[solo; 4],
            &[1, 2, 4, 8, 8, 4, 2, 1],
        ),
        (
            "V-11",
            "any_solo",
            "overlap_add",
            &[],
            &[solo; 3],
            &[1, 2, 4, 6, 6, 4, 2, 1],
        ),
        (
            "ignore",
            "any_solo",
            "ignore",
            &[],
            &[solo; 3],
            &[1, 2, 2, 2, 2, 1],
        ),
        (
            "restart",
            "any_solo",
            "restart",
            &[],
            &[solo; 3],
            &[1, 2, 2, 2, 2, 2, 2, 1],
        ),
        (
            "last",
            "any_solo",
            "ignore",
            &[],
            &[solo, &[], &[], &[], solo],
            &[1, 2, 2, 2, 2, 2],
        ),
        (
            "plus",
            "any_solo",
            "overlap",
            &[("bock.effect", "plus")],
            &[solo; 2],
            &[1, 1, 1],
        ),
    ] {
        let options = bock(triggers, append, others);
        assert_eq!(factors(&options, events, expected.len()), expected, "{id}");
    }
}

#[test]
fn v_redeals_and_soli() {
    let mut list = List::new(&bock("thrown,armut_refused", "overlap", &[]));
    for reason in ["thrown", "armut_refused", "armut"] {
        list.redeal(0);
        list.bock_by_redeal(reason);
    }
    assert_eq!(list.next().and_then(|it| it.bock), Some(4), "V-05");
    enter(&mut list, None, &[]);
    assert_eq!(list.blocks, [3, 3], "V-05");
    // V-12: a solo uses up nothing, and can start a block all the same.
    let options = bock(
        "any_solo",
        "append",
        &[("bock.in_solo", "not_counts"), ("pflichtsolo", "0")],
    );
    let mut list = List::new(&options);
    list.blocks = vec![3];
    enter(&mut list, Some(2), &[AnySolo]);
    assert_eq!(list.blocks, [3, 4], "V-12");
    // V-14: 2 points for each of two blocks.
    let plus = [("bock.effect", "plus"), ("bock.plus", "2")];
    let mut list = List::new(&bock("any_solo", "overlap", &plus));
    list.blocks = vec![2, 3];
    assert_eq!(
        list.next().map(|it| (it.bock, it.bock_plus)),
        Some((Some(1), 4)),
        "V-14"
    );
}

/// What a game of these Ansagen starts.
fn events(said: [bool; 2], re: u32, scored: Scored) -> Vec<BockTrigger> {
    let hearts = Special {
        what: Sonder::Herzstich,
        party: Party::Re,
        trick: None,
    };
    let counts = Counts {
        scored,
        re: vec![0, 2],
        armut: false,
        result: Tally {
            augen: [re, 240 - re],
            tricks: [6, 6],
            said,
            level: said.map(usize::from),
            ansagen: Vec::new(),
        },
        skipped: [Vec::new(), Vec::new()],
        specials: vec![hearts; 2],
        bock: 1,
        bock_plus: 0,
    };
    let strict = with(ddv_tsr(), "win.strict_ansage", "on");
    triggers(&counts, &settle_counts(&strict, &counts))
}

#[test]
fn v_triggers() {
    let two = Scored::TwoAgainstTwo;
    let damen = Scored::Solo(Solo::Damen);
    let of = |said, re, scored| {
        let mut found = events(said, re, scored);
        found.retain(|it| [ReLost, KontraLost, AnySolo, BothFailed].contains(it));
        found
    };
    assert_eq!(of([true, false], 110, two), [ReLost], "V-06");
    assert_eq!(of([false, true], 130, two), [KontraLost], "V-06");
    assert_eq!(of([false, false], 110, two), [], "V-06");
    assert_eq!(
        of([true, true], 120, two),
        [ReLost, KontraLost, BothFailed],
        "V-07"
    );
    assert_eq!(of([false, false], 130, damen), [AnySolo], "V-04");
    assert_eq!(of([false, false], 130, Scored::Alone), [], "V-04");
    let all = events([true, true], 120, two);
    let times = |trigger| all.iter().filter(|it| **it == trigger).count();
    assert_eq!(times(BockTrigger::ReOrKontraLost), 2);
    assert_eq!(times(BockTrigger::Herzstich), 2);
}
