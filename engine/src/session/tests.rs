extern crate std;

use std::vec::Vec;

use super::*;
use crate::options::{
    BockTrigger, BockTriggers, DealAgain, DealsAgain, ListRules, PflichtsoloKinds,
};
use crate::rulesets::{DDV_TSR, DOKOLAND_LIGA, PALAST, VLN};
use crate::score::BockFactor;

mod five;
mod house_rules;
mod rounds;

fn normal() -> Finished {
    Finished::default()
}

fn solo(seat: Seat) -> Finished {
    Finished {
        solo: Some((seat, Solo::Damen)),
        ..Finished::default()
    }
}

fn placed([a, b, c, d]: [i32; 4]) -> ByPlace<i32> {
    ByPlace::new([a, b, c, d, 0, 0, 0, 0])
}

fn ranks_of(session: &Session) -> Vec<u8> {
    let places = session.at_table().places().iter();
    places.map(|&place| session.rank(place)).collect()
}

fn next(session: &Session) -> Due {
    session.due(&Stated::default())
}

/// Events of which each happened once.
fn events(happened: &[BockTrigger]) -> BockEvents {
    BockEvents::from_fn(|it| u8::from(happened.contains(&it)))
}

fn enter(session: &mut Session, game: &Finished) -> Vec<SessionCheck> {
    let entered = session.enter(&Stated::default(), game);
    entered.findings.iter().map(|it| it.check).collect()
}

#[test]
fn a_list_has_twenty_normal_games_and_four_forced_soli() {
    let mut session = Session::new(&DDV_TSR);
    for number in 0..20 {
        assert_eq!(next(&session).vorfuehrung, None, "game {number}");
        assert!(enter(&mut session, &normal()).is_empty());
    }
    // Twenty games: place 0 has to deal again, so place 1 is the eldest.
    for (dealer, forced) in [
        (Place::P0, Seat::First),
        (Place::P1, Seat::First),
        (Place::P2, Seat::First),
        (Place::P3, Seat::First),
    ] {
        let due = next(&session);
        assert_eq!(
            (due.seating.dealer(), due.vorfuehrung),
            (dealer, Some(forced))
        );
        assert!(!session.is_finished());
        assert!(enter(&mut session, &solo(forced)).is_empty());
    }
    assert!(session.is_finished());
    assert_eq!(next(&session).vorfuehrung, None);
    assert_eq!(enter(&mut session, &normal()), [SessionCheck::ListLength]);
}

/// Whoever obeys every Vorführung ends with no Pflichtsolo open, whatever else
/// is played.
#[test]
fn a_list_that_is_kept_has_every_pflichtsolo() {
    for choices in 0..5_u32.pow(6) {
        let mut session = Session::new(&DDV_TSR);
        let mut games = 0;
        while !session.is_finished() {
            let due = next(&session);
            let choice = (choices / 5_u32.pow(games % 6)) % 5;
            let free = Seat::ALL.get(choice as usize).copied();
            // Solo after solo would never end the round of dealers; three of
            // four games are normal ones.
            let soloist = due.vorfuehrung.or(free.filter(|_| games % 4 == 0));
            let game = soloist.map_or_else(normal, solo);
            assert!(enter(&mut session, &game).is_empty());
            games += 1;
        }
        assert_eq!(games, 24);
        let mut places = Players::Four.places().iter();
        assert!(places.all(|&it| session.player(it).pflichtsoli_open.is_empty()));
    }
}

#[test]
fn only_a_voluntary_pflichtsolo_keeps_the_dealer() {
    let mut session = Session::new(&DDV_TSR);
    let entered = session.enter(&Stated::default(), &solo(Seat::Second));
    assert_eq!(entered.duty, Some(Duty::Pflichtsolo));
    assert_eq!(next(&session).seating.dealer(), Place::P0);
    let entered = session.enter(&Stated::default(), &solo(Seat::Second));
    assert_eq!(entered.duty, Some(Duty::Lustsolo));
    assert_eq!(next(&session).seating.dealer(), Place::P1);
    let player = session.player(Place::P2);
    assert_eq!(
        (player.games, player.soli, player.pflichtsoli_open.count()),
        (2, 2, 0)
    );
}

#[test]
fn without_lists_the_next_place_deals_and_nothing_is_open() {
    let mut session = Session::new(&DOKOLAND_LIGA);
    for &dealer in Players::Four.places() {
        let due = next(&session);
        assert_eq!((due.seating.dealer(), due.games_left), (dealer, None));
        let entered = session.enter(&Stated::default(), &solo(Seat::First));
        assert_eq!(entered.duty, Some(Duty::Lustsolo));
    }
    let stated = Stated {
        dealer: Some(Place::P3),
        ..Stated::default()
    };
    let finding = session.check(&stated).first().copied();
    assert_eq!(
        finding,
        Some(Finding {
            check: SessionCheck::Dealer,
            rule: Rule::List5,
            compared: Compared::Places {
                stated: Place::P3,
                expected: Place::P0,
            },
        })
    );
}

#[test]
fn a_table_may_let_the_dealer_stay_after_every_solo_that_the_soloist_led() {
    let rules = RuleSet {
        list: ListRules {
            redeal_after: DealsAgain::of(&[DealAgain::SoloistLed]),
            ..DDV_TSR.list
        },
        ..DDV_TSR
    };
    let mut session = Session::new(&rules);
    enter(&mut session, &solo(Seat::Third)); // a Pflichtsolo, led by the soloist
    assert_eq!(next(&session).seating.dealer(), Place::P0);
    enter(&mut session, &solo(Seat::Third)); // a Lustsolo, led by the eldest
    assert_eq!(next(&session).seating.dealer(), Place::P1);
    assert_eq!(rules.list.redeal_after.iter().count(), 1);
}

#[test]
fn when_the_time_is_over_only_open_pflichtsoli_are_played() {
    let mut session = Session::new(&DDV_TSR);
    enter(&mut session, &solo(Seat::First)); // place 1; place 0 deals again
    enter(&mut session, &solo(Seat::Third)); // place 3
    enter(&mut session, &normal());
    session.end_time();
    let due = next(&session);
    assert_eq!((due.seating.dealer(), due.games_left), (Place::P1, Some(2)));
    assert_eq!(due.vorfuehrung, Some(Seat::First)); // place 2
    assert_eq!(enter(&mut session, &normal()), [SessionCheck::Vorfuehrung]);
    // The forced solo was left out, and now two are due in one game.
    assert_eq!(next(&session).vorfuehrung, Some(Seat::Second)); // place 0
}

/// Of which kinds Pflichtsoli are says nothing where none is owed.
#[test]
fn kinds_of_pflichtsoli_oblige_to_none() {
    let rules = RuleSet {
        pflichtsolo: 0,
        pflichtsolo_kinds: PflichtsoloKinds {
            color: 1,
            picture: 1,
        },
        ..DDV_TSR
    };
    let mut session = Session::new(&rules);
    assert!(session.player(Place::P0).pflichtsoli_open.is_empty());
    for _ in 0..24 {
        assert_eq!(next(&session).vorfuehrung, None);
        assert!(enter(&mut session, &normal()).is_empty());
    }
    assert!(session.is_finished());
}

#[test]
fn what_is_stated_is_compared() {
    let session = Session::new(&DDV_TSR);
    let right = Stated {
        seating: None,
        dealer: Some(Place::P0),
        context: Some(StatedContext {
            open_pflichtsoli: BySeat::new([OpenPflichtsoli::free(1); 4]),
            vorfuehrung: None,
        }),
        games_left: Some(24),
        duty: None,
        bock: Some(BockFactor::ONE),
    };
    assert!(session.check(&right).is_empty());
    let wrong = Stated {
        seating: None,
        dealer: Some(Place::P2),
        context: Some(StatedContext {
            open_pflichtsoli: BySeat::new([1, 0, 1, 1].map(OpenPflichtsoli::free)),
            vorfuehrung: Some(Seat::Third),
        }),
        games_left: Some(23),
        duty: None,
        bock: BockFactor::new(2),
    };
    let checks: Vec<SessionCheck> = session.check(&wrong).iter().map(|it| it.check).collect();
    assert_eq!(
        checks,
        [
            SessionCheck::Dealer,
            SessionCheck::GamesLeft,
            SessionCheck::Pflichtsolo,
            SessionCheck::Vorfuehrung,
            SessionCheck::BockFactor,
        ]
    );
}

#[test]
fn equal_totals_have_equal_ranks() {
    let mut session = Session::new(&DDV_TSR);
    session.penalize(&ByPlace::new([-3, 1, 1, 1, 0, 0, 0, 0]));
    session.correct(&ByPlace::new([0, 1, 0, -1, 0, 0, 0, 0]));
    let ranks = ranks_of(&session);
    assert_eq!(ranks, [4, 1, 2, 3]);
    session.correct(&ByPlace::new([0, -1, 0, 1, 0, 0, 0, 0]));
    let ranks = ranks_of(&session);
    assert_eq!(ranks, [4, 1, 1, 1]);
    let player = session.player(Place::P0);
    assert_eq!((player.points, player.penalty_points), (-3, -3));
}

#[test]
fn points_of_a_game_sum_to_nothing_and_have_one_parity() {
    let checks = |points: [i32; 4]| -> Vec<SessionCheck> {
        let findings = check_points(Balance::ZeroAndParity, &placed(points));
        findings.iter().map(|it| it.check).collect()
    };
    for right in [[4, -4, 4, -4], [9, -3, -3, -3], [0; 4]] {
        assert!(checks(right).is_empty());
    }
    assert_eq!(
        checks([4, -4, 4, -3]),
        [SessionCheck::SumZero, SessionCheck::EqualParity]
    );
    assert_eq!(checks([4, 0, 4, -4]), [SessionCheck::SumZero]);
    assert_eq!(checks([3, 0, 0, -3]), [SessionCheck::EqualParity]);
    assert_eq!(checks([i32::MIN; 4]), [SessionCheck::SumZero]);
}

#[test]
fn a_game_beyond_the_list_is_told_by_its_number_and_nothing_else() {
    let mut session = Session::new(&DDV_TSR);
    while !session.is_finished() {
        let game = next(&session).vorfuehrung.map_or_else(normal, solo);
        assert!(enter(&mut session, &game).is_empty());
    }
    let beyond = Stated {
        dealer: Some(Place::P0),
        ..Stated::default()
    };
    let findings = session.check(&beyond);
    assert_eq!(findings.len(), 1);
    assert_eq!(
        findings.first().map(|it| (it.check, it.rule, it.compared)),
        Some((
            SessionCheck::ListLength,
            Rule::List1,
            Compared::Numbers {
                stated: 25,
                expected: Some(24),
            },
        ))
    );
}

#[test]
fn a_wrong_factor_is_a_matter_of_bock_where_there_is_bock() {
    let rule = |rules: &RuleSet| {
        let stated = Stated {
            bock: BockFactor::new(2),
            ..Stated::default()
        };
        let findings = Session::new(rules).check(&stated);
        findings.first().map(|it| (it.check, it.rule))
    };
    let check = SessionCheck::BockFactor;
    assert_eq!(rule(&DDV_TSR), Some((check, Rule::Score39)));
    let mut with = DDV_TSR;
    with.bock.triggers = BockTriggers::of(&[BockTrigger::Tie120]);
    assert_eq!(rule(&with), Some((check, Rule::Score42)));
}
