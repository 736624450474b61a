//! Bock games, and what holds of the points of a game.

use super::*;
use crate::options::{
    BockAppend, BockRules, BockTrigger, BockTriggers, Counting, ListRules, ScoreRules,
};

fn bock(append: BockAppend, games: u8) -> RuleSet {
    RuleSet {
        bock: BockRules {
            triggers: BockTriggers::of(&[BockTrigger::Tie120]),
            factor: 2,
            games,
            append,
        },
        ..DDV_TSR
    }
}

fn tie() -> Finished {
    Finished {
        events: events(&[BockTrigger::Tie120, BockTrigger::ReAndKontra]),
        ..Finished::default()
    }
}

/// The factors of games, of which those with a 1 start a block.
fn factors(rules: &RuleSet, games: &[u8]) -> Vec<u32> {
    let mut session = Session::new(rules);
    let mut factors = Vec::new();
    for &starts in games {
        factors.push(next(&session).bock.unwrap().get());
        let game = if starts == 1 { tie() } else { normal() };
        assert!(enter(&mut session, &game).is_empty());
    }
    factors
}

#[test]
fn a_block_has_a_game_for_each_player() {
    let rules = bock(BockAppend::Append, 0);
    assert_eq!(factors(&rules, &[1, 0, 0, 0, 0, 0]), [1, 2, 2, 2, 2, 1]);
    let five = RuleSet {
        list: ListRules {
            players: 5,
            ..DDV_TSR.list
        },
        ..rules
    };
    assert_eq!(
        factors(&five, &[1, 0, 0, 0, 0, 0, 0]),
        [1, 2, 2, 2, 2, 2, 1]
    );
}

#[test]
fn blocks_follow_each_other_or_overlap() {
    let games = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0];
    let appended = [1, 2, 2, 2, 2, 2, 2, 2, 2, 1];
    assert_eq!(factors(&bock(BockAppend::Append, 4), &games), appended);
    let overlapping = [1, 2, 4, 4, 4, 2, 1, 1, 1, 1];
    assert_eq!(factors(&bock(BockAppend::Overlap, 4), &games), overlapping);
}

/// Of blocks with as many games as there are players at most so many overlap.
#[test]
fn factors_of_overlapping_blocks_multiply() {
    let mut rules = bock(BockAppend::Overlap, 4);
    rules.bock.factor = 8;
    let ties = factors(&rules, &[1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
    assert_eq!(ties, [1, 8, 64, 512, 4096, 4096, 4096, 512, 64, 8, 1]);
}

#[test]
fn beyond_the_largest_factor_there_is_none() {
    let mut session = Session::new(&bock(BockAppend::Overlap, 100));
    for _ in 0..19 {
        enter(&mut session, &tie());
    }
    assert_eq!(next(&session).bock, BockFactor::new(524_288));
    enter(&mut session, &tie());
    assert_eq!(next(&session).bock, None);
}

/// A redeal uses up no Bock game, nor does a game after which the same place deals.
#[test]
fn some_games_use_up_no_bock_game() {
    let rules = bock(BockAppend::Append, 1);
    let mut session = Session::new(&rules);
    enter(&mut session, &tie());
    assert!(session.check(&Stated::default()).is_empty());
    assert_eq!(next(&session).bock, BockFactor::new(2));
    enter(&mut session, &solo(Seat::First)); // a voluntary Pflichtsolo
    assert_eq!(next(&session).bock, BockFactor::new(2));
    enter(&mut session, &normal());
    assert_eq!(next(&session).bock, BockFactor::new(1));
}

#[test]
fn the_end_of_a_list_ends_all_blocks() {
    let rules = RuleSet {
        pflichtsolo: 0,
        ..bock(BockAppend::Append, 4)
    };
    let mut session = Session::new(&rules);
    enter(&mut session, &tie());
    session.end_time();
    assert_eq!(next(&session).bock, BockFactor::new(1));
}

#[test]
fn other_triggers_start_nothing() {
    let rules = bock(BockAppend::Append, 4);
    let mut session = Session::new(&rules);
    let game = Finished {
        events: events(&[BockTrigger::Schwarz, BockTrigger::ZeroGame]),
        ..Finished::default()
    };
    enter(&mut session, &game);
    assert_eq!(next(&session).bock, BockFactor::new(1));
}

#[test]
fn what_holds_of_points_depends_on_the_rules() {
    let of = |change: fn(&mut ScoreRules), players, as_solo| {
        let mut rules = DDV_TSR;
        change(&mut rules.score);
        Balance::of(&rules, players, as_solo)
    };
    let usual = |_: &mut ScoreRules| ();
    assert_eq!(of(usual, Players::Four, true), Balance::ZeroAndParity);
    assert_eq!(of(usual, Players::Five, true), Balance::Zero);
    let twice = |score: &mut ScoreRules| score.solo_multiplier = 2;
    assert_eq!(of(twice, Players::Four, true), Balance::None);
    assert_eq!(of(twice, Players::Four, false), Balance::ZeroAndParity);
    assert_eq!(of(twice, Players::Five, false), Balance::Zero);
    let plus = |score: &mut ScoreRules| score.counting = Counting::Plus;
    assert_eq!(of(plus, Players::Four, false), Balance::None);

    let odd = placed([3, 0, 0, -3]);
    assert!(check_points(Balance::Zero, &odd).is_empty());
    assert_eq!(check_points(Balance::ZeroAndParity, &odd).len(), 1);
    assert!(check_points(Balance::None, &placed([3, 0, 0, 0])).is_empty());
}

/// A deal that is repeated, such as one that a grave offence ended, goes to the place
/// that has to deal, also if another one had dealt it.
#[test]
fn a_repeated_deal_goes_to_the_right_place() {
    let mut session = Session::new(&DDV_TSR);
    enter(&mut session, &normal());
    let wrong = Stated {
        dealer: Some(Place::P3),
        ..Stated::default()
    };
    let findings = session.check(&wrong);
    assert_eq!(
        findings.first().map(|it| it.check),
        Some(SessionCheck::Dealer)
    );
    let due = session.due(&wrong);
    assert_eq!(due.seating.dealer(), Place::P3);
    session.penalize(&due.seating.by_place(&BySeat::new([4, -12, 4, 4])));
    assert_eq!(session.player(Place::P1).points, -12);
    assert_eq!(next(&session).seating.dealer(), Place::P1);
}
