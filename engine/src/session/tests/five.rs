//! Tables of five, lists of any length, Pflichtsoli of a kind and taken over.

use super::*;
use crate::options::{PflichtsoloKinds, PflichtsoloOffer};

#[test]
fn five_at_a_table_play_thirty_games() {
    let mut session = Session::at(&DDV_TSR, Players::Five);
    for number in 0..25_u8 {
        let due = next(&session);
        assert_eq!(due.seating.dealer().number(), number % 5);
        assert_eq!(
            (due.vorfuehrung, due.games_left),
            (None, Some(30 - u16::from(number)))
        );
        let game = Finished {
            points: BySeat::new([1, -1, 1, -1]),
            ..normal()
        };
        assert!(enter(&mut session, &game).is_empty());
    }
    // Who deals plays the own solo in a later deal.
    for dealer in Players::Five.places().iter().copied() {
        let due = next(&session);
        assert_eq!(
            (due.seating.dealer(), due.vorfuehrung),
            (dealer, Some(Seat::First))
        );
        assert!(enter(&mut session, &solo(Seat::First)).is_empty());
    }
    assert!(session.is_finished());
    for place in Players::Five.places().iter().copied() {
        let player = session.player(place);
        assert_eq!((player.points, player.games, player.soli), (0, 24, 1));
    }
    assert_eq!(session.rank(Place::P4), 1);
    assert_eq!(enter(&mut session, &normal()), [SessionCheck::ListLength]);
    let finding = session.check(&Stated::default()).first().copied();
    assert_eq!(finding.map(|it| it.rule), Some(Rule::List8));
}

/// The only Pflichtsolo that is left cannot be played while its player deals.
#[test]
fn who_sits_out_is_forced_when_the_next_place_deals() {
    let mut session = Session::at(&DDV_TSR, Players::Five);
    // The places 1 to 4 play voluntarily, so that place 0 deals all the time.
    for seat in Seat::ALL {
        assert!(enter(&mut session, &solo(seat)).is_empty());
    }
    for _ in 0..25 {
        assert_eq!(next(&session).vorfuehrung, None);
        enter(&mut session, &normal());
    }
    let due = next(&session);
    assert_eq!(
        (due.seating.dealer(), due.vorfuehrung),
        (Place::P1, Some(Seat::Fourth))
    );
    assert!(session.check(&Stated::default()).is_empty());
    let stated = Stated {
        dealer: Some(Place::P0),
        ..Stated::default()
    };
    assert_eq!(
        session.check(&stated).first().map(|it| it.check),
        Some(SessionCheck::Dealer)
    );
    assert!(enter(&mut session, &solo(Seat::Fourth)).is_empty());
    assert!(session.is_finished());
}

#[test]
fn a_round_has_one_game_or_a_multiple_of_the_players() {
    for (players, games, admitted) in [
        (Players::Four, 1, true),
        (Players::Four, 3, false),
        (Players::Four, 8, true),
        (Players::Five, 5, true),
        (Players::Five, 8, false),
    ] {
        let mut session = Session::at(&PALAST, players);
        for _ in 0..games {
            assert!(enter(&mut session, &normal()).is_empty());
        }
        assert!(!session.is_finished());
        let findings = session.end_time();
        assert_eq!(findings.is_empty(), admitted, "{players:?} {games}");
        assert!(findings.iter().all(|it| it.rule == Rule::List9));
        assert!(session.is_finished());
    }
}

#[test]
fn the_dealer_of_each_rule_set_has_its_rule() {
    let wrong = Stated {
        dealer: Some(Place::P2),
        ..Stated::default()
    };
    for (rules, rule) in [
        (&DDV_TSR, Rule::List2),
        (&DOKOLAND_LIGA, Rule::List5),
        (&VLN, Rule::List5),
        (&PALAST, Rule::List9),
    ] {
        let findings = Session::new(rules).check(&wrong);
        assert_eq!(findings.first().map(|it| it.rule), Some(rule));
    }
}

/// A Farbsolo fills its slot, a Fleischloser the free one, and the next
/// Fleischloser none.
#[test]
fn pflichtsoli_of_a_kind_are_filled_by_kind() {
    let rules = RuleSet {
        pflichtsolo: 3,
        pflichtsolo_kinds: PflichtsoloKinds {
            color: 1,
            picture: 1,
        },
        ..DDV_TSR
    };
    let mut session = Session::new(&rules);
    let played = |solo| Finished {
        solo: Some((Seat::First, solo)),
        ..Finished::default()
    };
    let open = |session: &Session| session.player(Place::P1).pflichtsoli_open;
    for (solo, duty, left) in [
        (Solo::Fleischlos, Duty::Pflichtsolo, (0, 1, 1)),
        (Solo::Fleischlos, Duty::Lustsolo, (0, 1, 1)),
    ] {
        let entered = session.enter(&Stated::default(), &played(solo));
        assert_eq!(entered.duty, Some(duty));
        let open = open(&session);
        assert_eq!((open.free, open.color, open.picture), left);
    }
    // A Lustsolo: the next place deals, and place 1 sits in the fourth seat.
    let fourth = |solo| Finished {
        solo: Some((Seat::Fourth, solo)),
        ..Finished::default()
    };
    session.enter(&Stated::default(), &fourth(Solo::Herz));
    session.enter(&Stated::default(), &fourth(Solo::Koehler));
    assert!(open(&session).is_empty());
}

#[test]
fn a_forced_solo_fills_a_slot() {
    let rules = RuleSet {
        pflichtsolo_kinds: PflichtsoloKinds {
            color: 1,
            picture: 0,
        },
        ..DDV_TSR
    };
    let mut session = Session::new(&rules);
    session.end_time();
    assert_eq!(
        enter(&mut session, &solo(Seat::First)), // a Damensolo
        [SessionCheck::Vorfuehrung]
    );
}

#[test]
fn a_vorfuehrung_may_be_taken_over() {
    let rules = RuleSet {
        pflichtsolo_offer: PflichtsoloOffer::On,
        ..DDV_TSR
    };
    let mut session = Session::new(&rules);
    session.end_time();
    // The first seat is forced, and the third one plays: both are done, and the next
    // place deals.
    assert!(enter(&mut session, &solo(Seat::Third)).is_empty());
    let open = |place| session.player(place).pflichtsoli_open.count();
    assert_eq!(
        [Place::P0, Place::P1, Place::P2, Place::P3].map(open),
        [1, 0, 1, 0]
    );
    assert_eq!(next(&session).seating.dealer(), Place::P1);
    assert_eq!(enter(&mut session, &normal()), [SessionCheck::Vorfuehrung]);
}
