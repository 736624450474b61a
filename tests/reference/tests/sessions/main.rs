//! Worked cases of chapters M (lists) and P (penalties).
#![expect(clippy::expect_used, reason = "helpers of tests")]

mod bock;
mod tables;

use doko_reference::cards::{Card, read_cards};
use doko_reference::contract::{Contract, Kind, Party};
use doko_reference::game::Game;
use doko_reference::list::{Entry, List, Next};
use doko_reference::options::{BockTrigger, Options, Solo};
use doko_reference::penalty::{Effect, Grade, Offence, Penalty, already_won, entitled, penalty};
use doko_reference::presets::{ddv_tsr, palast, vln};
use doko_reference::scoring::Settlement;
use doko_reference::winning::Need;

fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap_or_default()
}

fn with(options: Options, name: &str, value: &str) -> Options {
    let mut options = options;
    assert_eq!(options.set(name, value), Ok(()));
    options
}

fn settled(points: [i32; 4]) -> Settlement {
    Settlement {
        winner: None,
        needs: [Need::Augen(121), Need::Augen(120)],
        augen: [121, 119],
        tricks: [6, 6],
        items: Vec::new(),
        base: 0,
        doubling: 1,
        special: 0,
        value: 0,
        points,
    }
}

/// A game of the list: a solo by the place that sits there, or a Normalspiel.
fn enter(list: &mut List, soloist: Option<usize>, triggers: &[BockTrigger]) -> Next {
    enter_value(list, soloist, triggers, 0)
}

/// The same with a value that counts for `list.points` alone.
fn enter_value(
    list: &mut List,
    soloist: Option<usize>,
    triggers: &[BockTrigger],
    value: i32,
) -> Next {
    let next = list.next().expect("the list goes on");
    let seat = soloist.map(|place| next.places.iter().position(|it| *it == place).unwrap_or(9));
    let mut contract = Contract::new(Kind::Normalspiel, None);
    if let Some(seat) = seat {
        contract = next.solo(&list.options, seat, Solo::Damen);
    }
    list.enter(&Entry {
        contract: &contract,
        forced: next.vorfuehrung,
        won: Vec::new(),
        settlement: &Settlement {
            value,
            ..settled([0; 4])
        },
        triggers: triggers.to_vec(),
    });
    next
}

#[test]
fn m_lists() {
    let mut list = List::new(&ddv_tsr());
    assert_eq!(list.games(), 24, "M-01");
    enter(&mut list, Some(2), &[]);
    assert_eq!((list.dealer, list.open[2].number()), (0, 0), "M-02");
    enter(&mut list, Some(2), &[]);
    assert_eq!(list.dealer, 1, "M-03");
    let mut list = List::new(&ddv_tsr());
    list.played = 22;
    list.dealer = 1;
    list.open[0].free = 0;
    list.open[2].free = 0;
    list.played = 21;
    assert_eq!(list.next().unwrap().vorfuehrung, None, "M-06");
    list.played = 22;
    let next = list.next().unwrap();
    assert_eq!(next.places[next.vorfuehrung.unwrap()], 3, "M-05");
    enter(&mut list, Some(3), &[]);
    assert_eq!(list.dealer, 2, "M-04");
    let next = list.next().unwrap();
    assert_eq!(next.places[next.vorfuehrung.unwrap()], 1, "M-05");
    enter(&mut list, Some(1), &[]);
    assert!(list.is_finished());
    let five = with(ddv_tsr(), "table.players", "5");
    assert_eq!(List::new(&five).games(), 30, "M-08");
    assert_eq!(
        List::new(&five).next().unwrap().places,
        [1, 2, 3, 4],
        "M-08"
    );
    let long = List::new(&palast());
    assert!(
        long.may_have(1) && long.may_have(8) && !long.may_have(6),
        "M-10"
    );
    let mut short = List::new(&ddv_tsr());
    short.end_time();
    assert_eq!(short.games_left(), 4, "LIST-7");
    assert_eq!(short.next().unwrap().vorfuehrung, Some(0), "LIST-7");
}

#[test]
fn bock() {
    let block = "triggers:tie_120,schwarz;factor:2;games:players;append:";
    let options = with(vln(), "bock", &format!("{block}append"));
    let tie = [BockTrigger::Tie120];
    let mut list = List::new(&options);
    enter(&mut list, None, &tie);
    enter(&mut list, None, &tie);
    assert_eq!(
        (list.blocks.clone(), list.next().unwrap().bock),
        (vec![3, 4], Some(2))
    );
    let options = with(options, "bock", &format!("{block}overlap"));
    let mut list = List::new(&options);
    enter(&mut list, None, &tie);
    enter(&mut list, None, &tie);
    assert_eq!(
        (list.blocks.clone(), list.next().unwrap().bock),
        (vec![3, 4], Some(4))
    );
    enter(&mut list, None, &[BockTrigger::ReAndKontra]);
    assert_eq!(list.blocks, [2, 3]);
}

const HANDS: [&str; 4] = [
    "HT HQ CJ SJ SJ DJ CA CT CK HA HK H9",
    "HT CQ SQ CJ DJ DT DK CA CT ST SK S9",
    "SQ HQ DQ DQ DA DA D9 CK C9 SA SK HK",
    "CQ HJ HJ DT DK D9 C9 SA ST S9 HA H9",
];

fn game(kind: Kind) -> Game {
    let mut contract = Contract::new(kind, Some(0));
    if kind == Kind::Solo {
        contract.solo = Some(Solo::Karo);
    }
    Game::new(&ddv_tsr(), &contract, &HANDS.map(cards))
}

fn by(offender: usize, grade: Grade, harms: Option<bool>) -> Offence {
    Offence {
        offender,
        grade: Some(grade),
        harms_soloist: harms,
        complainant: None,
        went_on: false,
        named: None,
    }
}

#[test]
fn p_penalties() {
    let ask = |game: &Game, offence: &Offence| penalty(game, offence, 10_000);
    let (normal, solo) = (game(Kind::Normalspiel), game(Kind::Solo));
    let goes_on = |points| Penalty::Points(points, Effect::GoesOn);
    let third = [1, 1, 1, -3];
    assert_eq!(
        ask(&normal, &by(3, Grade::Minor, None)),
        goes_on(third),
        "P-01"
    );
    let harm = by(3, Grade::Minor, Some(true));
    assert_eq!(ask(&solo, &harm), goes_on([3, 0, 0, -3]), "P-02");
    let harmless = by(3, Grade::Minor, Some(false));
    assert_eq!(ask(&solo, &harmless), goes_on(third), "P-03");
    let open = by(3, Grade::Minor, None);
    assert_eq!(ask(&solo, &open), Penalty::NeedsInput("harms_soloist"));
    let grave = by(3, Grade::Grave, None);
    let not_played = |points| Penalty::Points(points, Effect::NotPlayed);
    assert_eq!(ask(&normal, &grave), not_played([4, 4, 4, -12]), "P-04");
    let mut loud = game(Kind::Normalspiel);
    loud.level[1] = 3;
    assert_eq!(ask(&loud, &grave), not_played([6, 6, 6, -18]), "P-04");
    let solo_played = |points| Penalty::Points(points, Effect::SoloPlayed);
    let mut loud = game(Kind::Solo);
    loud.level[0] = 2;
    assert_eq!(ask(&loud, &grave), solo_played([15, 0, 0, -15]), "P-05");
    loud.level[0] = 4;
    assert_eq!(ask(&loud, &grave), solo_played([21, 0, 0, -21]), "P-05");
    let own = by(0, Grade::Grave, None);
    assert_eq!(ask(&solo, &own), not_played([-12, 4, 4, 4]), "P-06");
    let mut quiet = game(Kind::Normalspiel);
    quiet.options = vln();
    assert_eq!(
        ask(&quiet, &own),
        Penalty::Refused("PENALTIES_NOT_AVAILABLE")
    );
    let mut lost = by(3, Grade::Minor, None);
    lost.complainant = Some(3);
    assert_eq!(
        ask(&normal, &lost),
        Penalty::Refused("COMPLAINT_NOT_ENTITLED")
    );
    assert_eq!(entitled(&normal, 3), [0, 1, 2], "PEN-10");
    assert_eq!(entitled(&solo, 3), [0], "PEN-10");
}

#[test]
fn p_decided() {
    let plays = [
        "SJ DT SQ D9",
        "CK C9 CT CT",
        "HQ HT DA CQ",
        "SQ DQ DT SJ",
        "ST SA ST CA",
        "C9 HJ CK CA",
        "SA HT SK SK",
        "CJ CQ HQ DK",
        "DJ DQ HJ DJ",
        "D9 S9 H9 DK",
    ];
    let mut game = game(Kind::Normalspiel);
    for card in plays.iter().flat_map(|trick| cards(trick)) {
        let turn = game.turn().unwrap_or(9);
        assert_eq!(game.play(turn, card), Ok(()));
    }
    assert_eq!(game.taken().0, [78, 119]);
    assert_eq!(already_won(&game), None);
    game.winners[9] = 2;
    assert_eq!(game.taken().0, [74, 123]);
    assert_eq!(already_won(&game), Some(Party::Kontra), "P-07");
    let found = penalty(&game, &by(1, Grade::Grave, None), 10_000);
    let Penalty::Points(points, Effect::Settled(it)) = found else {
        panic!("P-07: {found:?}");
    };
    assert_eq!((points, it.augen), ([1, -3, 1, 1], [74, 166]), "P-07");
    game.level[1] = 2;
    game.said[1] = true;
    assert_eq!(already_won(&game), None, "P-08");
}

#[test]
fn p_inevitable() {
    let mut game = game(Kind::Solo);
    for _ in 0..10 {
        game.tricks.push(Vec::new());
        game.winners.push(0);
    }
    game.hands = ["HT CQ", "CA SQ", "DJ S9", "CK C9"].map(cards).to_vec();
    let found = penalty(&game, &by(3, Grade::Grave, None), 10_000);
    assert_eq!(found, Penalty::Points([0; 4], Effect::GoesOn), "P-09");
}
