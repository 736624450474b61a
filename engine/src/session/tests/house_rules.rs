//! Worked cases of the house rules of section 10.3: Bock, lists, tables.

use super::*;
use crate::options::{
    BockAppend, BockHow, BockInSolo, BockOverflow, BockPer, BockRules, BockTriggers, SoloRounds,
};

fn bock(append: BockAppend, how: BockHow) -> RuleSet {
    RuleSet {
        pflichtsolo: 0,
        bock: BockRules {
            triggers: BockTriggers::of(&BockTrigger::ALL),
            factor: 2,
            games: 4,
            append,
        },
        bock_how: how,
        ..DDV_TSR
    }
}

/// The factors of games, each of which starts a block for each of its events.
fn factors(rules: &RuleSet, games: &[&[BockTrigger]]) -> Vec<u32> {
    let mut session = Session::new(rules);
    let factors = games.iter().map(|happened| {
        let factor = next(&session).bock.unwrap().get();
        let game = Finished {
            events: events(happened),
            ..normal()
        };
        enter(&mut session, &game);
        factor
    });
    factors.collect()
}

#[test]
fn blocks_are_kept_in_different_ways() {
    use BockAppend::{Append, Ignore, Overlap, OverlapAdd, Restart};
    use BockTrigger::{ReAndKontra, Tie120};
    let usual = DDV_TSR.bock_how;
    let per_trigger = BockHow {
        per: BockPer::Trigger,
        ..usual
    };
    let at_most = |max_open, overflow| BockHow {
        max_open,
        overflow,
        ..usual
    };
    let (later, lost) = (
        at_most(3, BockOverflow::Later),
        at_most(3, BockOverflow::Lost),
    );
    let (one, both, none): (&[_], &[_], &[_]) = (&[Tie120], &[Tie120, ReAndKontra], &[]);
    let four = [one, one, one, one, none, none, none, none, none, none];
    let double = [both, none, none, none, none, none, none, none, none, none];
    let second = [one, none, one, none, none, none, none, none, none, none];
    for (id, append, how, games, expected) in [
        (
            "V-01",
            Overlap,
            per_trigger,
            double,
            [1, 4, 4, 4, 4, 1, 1, 1, 1, 1],
        ),
        (
            "V-01 game",
            Overlap,
            usual,
            double,
            [1, 2, 2, 2, 2, 1, 1, 1, 1, 1],
        ),
        (
            "V-02",
            Append,
            per_trigger,
            double,
            [1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
        ),
        ("V-09", Overlap, later, four, [1, 2, 4, 8, 8, 8, 4, 2, 2, 1]),
        ("V-10", Overlap, lost, four, [1, 2, 4, 8, 8, 4, 2, 1, 1, 1]),
        (
            "V-11",
            OverlapAdd,
            usual,
            four,
            [1, 2, 4, 6, 8, 6, 4, 2, 1, 1],
        ),
        (
            "ignore",
            Ignore,
            usual,
            second,
            [1, 2, 2, 2, 2, 1, 1, 1, 1, 1],
        ),
        (
            "restart",
            Restart,
            usual,
            second,
            [1, 2, 2, 2, 2, 2, 2, 1, 1, 1],
        ),
    ] {
        assert_eq!(factors(&bock(append, how), &games), expected, "{id}");
    }
}

#[test]
fn deals_that_were_not_played_start_blocks() {
    let mut session = Session::new(&bock(BockAppend::Overlap, DDV_TSR.bock_how));
    for reason in [
        RedealReason::Thrown,
        RedealReason::ArmutRefused,
        RedealReason::Armut,
    ] {
        session.deal_again(&Stated::default(), Some(reason));
    }
    for factor in [4, 4, 4, 4, 1] {
        assert_eq!(next(&session).bock, BockFactor::new(factor), "V-05");
        enter(&mut session, &normal());
    }
}

#[test]
fn a_solo_may_use_up_no_bock_game() {
    let how = BockHow {
        in_solo: BockInSolo::NotCounts,
        ..DDV_TSR.bock_how
    };
    let mut session = Session::new(&bock(BockAppend::Append, how));
    let tie = Finished {
        events: events(&[BockTrigger::Tie120]),
        ..normal()
    };
    enter(&mut session, &tie);
    for _ in 0..3 {
        enter(&mut session, &solo(Seat::First));
    }
    for factor in [2, 2, 2, 2, 1] {
        assert_eq!(next(&session).bock, BockFactor::new(factor), "V-12");
        enter(&mut session, &normal());
    }
}

#[test]
fn a_list_may_end_with_a_sum_of_values() {
    let game = |value| Finished { value, ..normal() };
    let mut rules = DOKOLAND_LIGA;
    rules.list.points = 40;
    for (id, values, finished) in [
        ("W-01", &[38, 4][..], true),
        ("W-02", &[30, 10], true),
        ("W-03", &[39, 0], false),
        ("W-03", &[39, 0, -1], true),
    ] {
        let mut session = Session::new(&rules);
        for &value in values {
            assert!(enter(&mut session, &game(value)).is_empty());
        }
        assert_eq!(session.is_finished(), finished, "{id}");
    }
    // Open Pflichtsoli are played before the list ends.
    let mut session = Session::new(&RuleSet {
        list: rules.list,
        ..DDV_TSR
    });
    enter(&mut session, &game(40));
    for left in (1..=4).rev() {
        let due = next(&session);
        assert_eq!(due.games_left, Some(left));
        enter(&mut session, &solo(due.vorfuehrung.unwrap()));
    }
    assert!(session.is_finished());
}

#[test]
fn in_a_round_of_soli_each_eldest_plays_one() {
    let mut rules = bock(BockAppend::Append, DDV_TSR.bock_how);
    rules.pflichtsolo = 1;
    rules.list.solo_rounds = SoloRounds::Called;
    let mut session = Session::new(&rules);
    let game = Finished {
        events: events(&[BockTrigger::Tie120]),
        ..normal()
    };
    enter(&mut session, &game);
    assert!(session.call_solo_round().is_empty());
    let second = session.call_solo_round();
    let second = second.first().map(|it| it.check);
    assert_eq!(second, Some(SessionCheck::SoloRoundOpen), "W-08");
    for dealer in [Place::P1, Place::P2, Place::P3, Place::P0] {
        let due = next(&session);
        assert_eq!(due.seating.dealer(), dealer);
        assert_eq!(due.vorfuehrung, Some(Seat::First), "W-06");
        assert_eq!(due.bock, BockFactor::new(1), "W-07");
        let entered = session.enter(&Stated::default(), &solo(Seat::First));
        assert_eq!(entered.duty, Some(Duty::Lustsolo));
        assert!(entered.findings.is_empty());
    }
    let due = next(&session);
    assert_eq!((due.vorfuehrung, due.bock), (None, BockFactor::new(2)));
    assert_eq!(session.open_pflichtsoli(), 4);
    assert!(session.call_solo_round().is_empty());
    let missed = [SessionCheck::Vorfuehrung];
    assert_eq!(enter(&mut session, &solo(Seat::Second)), missed);
}

#[test]
fn a_stille_hochzeit_may_be_a_pflichtsolo() {
    let rules = RuleSet {
        pflichtsolo: 2,
        pflichtsolo_kinds: PflichtsoloKinds {
            color: 1,
            picture: 1,
        },
        pflichtsolo_stille: PflichtsoloStille::Fulfils,
        ..DDV_TSR
    };
    let mut session = Session::new(&rules);
    let stille = Finished {
        stille: Some(Seat::First),
        ..normal()
    };
    enter(&mut session, &stille);
    let open = session.player(Place::P1).pflichtsoli_open;
    assert_eq!((open.color, open.picture), (0, 1), "R-45");
    assert_eq!(next(&session).seating.dealer(), Place::P1, "R-42");
}

/// With named places nobody has a turn and nobody is forced, but the games are counted.
#[test]
fn games_may_name_their_places() {
    let mut rules = DDV_TSR;
    rules.list.players = 8;
    rules.list.seating = TableSeating::Free;
    let mut session = Session::new(&rules);
    let places = BySeat::new([Place::P7, Place::P2, Place::P0, Place::P5]);
    let stated = Stated {
        seating: Seating::named(Players::Eight, places, Place::P1),
        ..Stated::default()
    };
    let game = Finished {
        points: BySeat::new([1, -1, 1, -1]),
        ..normal()
    };
    for left in (1..=24).rev() {
        let due = session.due(&stated);
        assert_eq!((due.vorfuehrung, due.games_left), (None, Some(left)));
        assert!(session.enter(&stated, &game).findings.is_empty());
    }
    assert!(session.is_finished());
    let points = |place| session.player(place).points;
    assert_eq!(Place::ALL.map(points), [24, 0, -24, 0, 0, -24, 0, 24]);
}
