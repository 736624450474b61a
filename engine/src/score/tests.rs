//! Every value of every option of scoring, and the worked cases of both forms.

mod house_rules;
mod tricks;
mod whole;

use super::*;
use crate::announcement::Standing;
use crate::contract::Solo;
use crate::options::{
    AgainstPoints, BasePoint120, Counting, FailedAbsage, GegenDieAlten, PerCard, ScoreAnsage,
    ScoreRules, SoloPointIn, SpecialPoint, SpecialPoints, SpecialPointsDoubled,
    SpecialPointsInSolo,
};
use crate::party::Parties;
use crate::rulesets::{DDV_TSR, PALAST, VLN};

/// A game in which Re has these Augen and tricks, after announcements up to these
/// levels. The later Ansage is that of `last`.
fn game(augen: u8, tricks: u8, re: u8, kontra: u8) -> Tally {
    let standing = |level| Standing::new(level > 0, level);
    Tally {
        parties: Parties::pair(Seat::First, Seat::Third),
        counts_as: CountsAs::TwoAgainstTwo,
        taken: Taken {
            augen: ByParty {
                re: augen,
                kontra: 240 - augen,
            },
            tricks: ByParty {
                re: tricks,
                kontra: 10 - tricks,
            },
            standing: ByParty {
                re: standing(re),
                kontra: standing(kontra),
            },
            last_ansage: match (re, kontra) {
                (_, 1..) => Some(Party::Kontra),
                (1.., 0) => Some(Party::Re),
                (0, 0) => None,
            },
        },
        specials: no_specials(),
    }
}

fn solo(tally: Tally, counts_as: CountsAs) -> Tally {
    Tally {
        parties: Parties::alone(Seat::Third),
        counts_as,
        ..tally
    }
}

const DAMEN: CountsAs = CountsAs::Solo {
    seat: Seat::Third,
    solo: Solo::Damen,
};
const STILLE: CountsAs = CountsAs::StilleHochzeit { seat: Seat::Third };
const FAILED: CountsAs = CountsAs::FailedHochzeit { seat: Seat::Third };

fn with(mut tally: Tally, specials: &[(SpecialPoint, Party)]) -> Tally {
    for &(point, party) in specials {
        tally.specials.push(Special {
            point,
            party,
            trick: None,
            seat: None,
            lost_by: None,
        });
    }
    tally
}

fn rules(of: RuleSet, change: impl FnOnce(&mut ScoreRules)) -> RuleSet {
    let mut rules = of;
    change(&mut rules.score);
    rules
}

/// The value from Re's side.
fn value(rules: &RuleSet, tally: &Tally) -> i32 {
    let settled = Settlement::of(rules, tally);
    if settled.adjustment.is_none() {
        let sum = settled.base * i32::from(settled.doubling) + settled.special;
        assert_eq!(sum, settled.value_for_re);
    }
    settled.value_for_re
}

fn ids(rules: &RuleSet, tally: &Tally) -> std::vec::Vec<&'static str> {
    let settled = Settlement::of(rules, tally);
    settled.items.iter().map(|it| it.rule.id()).collect()
}

#[test]
fn the_base_is_doubled_by_each_ansage() {
    use SpecialPoint::Fuchs;
    let re_then_kontra = game(120, 5, 1, 1);
    let mut kontra_then_re = re_then_kontra;
    kontra_then_re.taken.last_ansage = Some(Party::Re);
    for (tally, expected) in [
        (game(121, 5, 0, 0), 1),
        (game(120, 5, 0, 0), -2),
        (game(120, 5, 0, 1), 2),
        (re_then_kontra, 4),
        (kontra_then_re, -5),
        (game(120, 5, 1, 0), -3),
        (game(185, 8, 0, 0), 3),
        (game(185, 8, 3, 0), 10),
        (game(185, 8, 1, 0), 6),
        (game(140, 6, 2, 0), -5),
        (with(game(151, 6, 1, 1), &[(Fuchs, Party::Re)]), 9),
        (game(50, 3, 0, 1), -7),
        (game(240, 10, 1, 0), 10),
        (game(240, 10, 5, 0), 18),
        (game(130, 6, 2, 2), 0),
    ] {
        assert_eq!(value(&VLN, &tally), expected, "{tally:?}");
    }
}

#[test]
fn the_two_forms_cite_their_own_rules() {
    let tally = with(game(55, 3, 1, 2), &[(SpecialPoint::Dulle, Party::Re)]);
    let settled = Settlement::of(&VLN, &tally);
    assert_eq!(
        (settled.base, settled.doubling, settled.special),
        (-4, 4, 0)
    );
    assert_eq!(
        ids(&VLN, &tally),
        [
            "SCORE-18", "SCORE-18", "SCORE-18", "SCORE-18", "SCORE-30", "SCORE-32"
        ]
    );
    let settled = Settlement::of(&DDV_TSR, &tally);
    assert_eq!(
        (settled.base, settled.doubling, settled.special),
        (-8, 1, -1)
    );
    assert_eq!(
        ids(&DDV_TSR, &tally),
        [
            "SCORE-1", "SCORE-2", "SCORE-3", "SCORE-6", "SCORE-7", "SCORE-9", "SCORE-32"
        ]
    );
}

/// Nobody has won: levels that were reached and special points, nothing doubled.
#[test]
fn without_a_winner_nothing_is_doubled() {
    let tally = with(game(155, 6, 3, 2), &[(SpecialPoint::Fuchs, Party::Kontra)]);
    for (rules, expected, lines) in [
        (&VLN, 0, &["SCORE-2", "SCORE-24"][..]),
        (&DDV_TSR, 1, &["SCORE-2", "SCORE-10", "SCORE-24"]),
        (&PALAST, 0, &["SCORE-2", "SCORE-24"]),
    ] {
        assert_eq!(value(rules, &tally), expected);
        assert_eq!(ids(rules, &tally), lines);
        assert_eq!(Settlement::of(rules, &tally).winner, None);
    }
}

#[test]
fn an_ansage_is_worth_what_the_option_says() {
    let both = game(121, 5, 1, 1);
    for (ansage, alone, together) in [
        (ScoreAnsage::PlusTwo, 3, 5),
        (ScoreAnsage::PlusTwoOnce, 3, 3),
        (ScoreAnsage::DoubleEach, 2, 4),
        (ScoreAnsage::DoubleOnce, 2, 2),
    ] {
        let rules = rules(VLN, |score| score.ansage = ansage);
        assert_eq!(value(&rules, &game(121, 5, 0, 0)), 1, "{ansage:?}");
        assert_eq!(value(&rules, &game(121, 5, 1, 0)), alone, "{ansage:?}");
        assert_eq!(value(&rules, &both), together, "{ansage:?}");
    }
    let once = rules(PALAST, |score| score.ansage = ScoreAnsage::PlusTwoOnce);
    assert_eq!(ids(&once, &both), ["SCORE-1", "SCORE-6"]);
    assert_eq!(
        ids(&once, &game(119, 5, 0, 1)),
        ["SCORE-1", "SCORE-7", "SCORE-32"]
    );
    assert_eq!(value(&once, &game(120, 5, 1, 1)), -4);
    assert_eq!(value(&PALAST, &game(120, 5, 1, 1)), -6);
}

#[test]
fn special_points_are_doubled_or_not() {
    let tally = with(game(132, 6, 1, 0), &[(SpecialPoint::Fuchs, Party::Kontra)]);
    assert_eq!(value(&VLN, &tally), 1);
    let doubled = rules(VLN, |score| {
        score.special_points_doubled = SpecialPointsDoubled::Doubled;
    });
    assert_eq!(value(&doubled, &tally), 0);
    assert_eq!(value(&doubled, &game(119, 5, 1, 0)), -4); // with SCORE-32
    assert_eq!(value(&doubled, &solo(game(121, 5, 1, 0), DAMEN)), 4); // with SCORE-33
    let settled = Settlement::of(&doubled, &tally);
    assert_eq!((settled.base, settled.special), (0, 0));
}

#[test]
fn gegen_die_alten_is_off_plain_or_doubled() {
    let tally = game(100, 5, 1, 0);
    for (option, doubling, adding) in [
        (GegenDieAlten::Off, -2, -3),
        (GegenDieAlten::Plain, -3, -4),
        (GegenDieAlten::Doubled, -4, -4),
    ] {
        let of = |of| rules(of, |score| score.gegen_die_alten = option);
        assert_eq!(value(&of(VLN), &tally), doubling, "{option:?}");
        assert_eq!(value(&of(DDV_TSR), &tally), adding, "{option:?}");
    }
    for counts_as in [DAMEN, STILLE, FAILED] {
        let lines = ids(&DDV_TSR, &solo(tally, counts_as));
        assert!(!lines.contains(&"SCORE-32"), "{counts_as:?}");
    }
}

#[test]
fn points_against_an_absage_are_an_option() {
    let tally = game(120, 6, 2, 0);
    assert_eq!(value(&PALAST, &tally), -5);
    assert_eq!(value(&DDV_TSR, &tally), -6);
}

#[test]
fn a_failed_absage_is_mirrored() {
    let mirror = |of| rules(of, |score| score.failed_absage = FailedAbsage::Mirror);
    // Re said keine 60 and has 130: 1 + 2 mirrored + 2 announced, and 2 for Re.
    let tally = game(130, 6, 3, 0);
    assert_eq!(value(&DDV_TSR, &tally), -7);
    assert_eq!(value(&mirror(DDV_TSR), &tally), -8);
    assert_eq!(
        ids(&mirror(DDV_TSR), &tally),
        [
            "SCORE-1", "SCORE-2", "SCORE-3", "SCORE-6", "SCORE-8", "SCORE-8", "SCORE-32"
        ]
    );
    assert_eq!(value(&mirror(VLN), &tally), -11);
    // Levels that were reached besides are replaced.
    let kontra_failed = game(200, 9, 0, 2);
    assert_eq!(value(&DDV_TSR, &kontra_failed), 7);
    assert_eq!(value(&mirror(DDV_TSR), &kontra_failed), 5);
    // Who lost without an Absage is held to what it has.
    let plain = game(200, 9, 1, 1);
    assert_eq!(value(&mirror(DDV_TSR), &plain), value(&DDV_TSR, &plain));
    // Where both failed there is no loser.
    let both = game(130, 6, 2, 2);
    assert_eq!(value(&mirror(DDV_TSR), &both), value(&DDV_TSR, &both));
}

#[test]
fn the_game_counts_at_120_or_not() {
    let none = |of| rules(of, |score| score.base_at_120 = BasePoint120::NotGiven);
    assert_eq!(value(&none(DDV_TSR), &game(120, 6, 0, 0)), -1);
    assert_eq!(value(&none(DDV_TSR), &game(120, 6, 0, 1)), 2);
    assert_eq!(value(&none(VLN), &game(120, 6, 1, 0)), -1);
    assert_eq!(value(&none(VLN), &game(121, 6, 1, 0)), 2);
}

#[test]
fn a_solo_may_have_a_point_of_its_own() {
    let announced = rules(VLN, |score| score.solo_point_in = SoloPointIn::Announced);
    let two = rules(VLN, |score| score.solo_point = 2);
    for (counts_as, everywhere, announced_only) in [(DAMEN, 3, 3), (STILLE, 3, 2), (FAILED, 3, 2)] {
        let tally = solo(game(130, 6, 1, 0), counts_as);
        assert_eq!(value(&VLN, &tally), everywhere, "{counts_as:?}");
        assert_eq!(value(&announced, &tally), announced_only, "{counts_as:?}");
        assert_eq!(value(&two, &tally), 4, "{counts_as:?}");
    }
    // It is the winner's, whoever that is, and nobody's if nobody has won.
    let lost = Settlement::of(&VLN, &solo(game(96, 5, 0, 0), DAMEN));
    assert_eq!(lost.points, BySeat::new([2, 2, -6, 2]));
    assert!(!ids(&VLN, &solo(game(130, 6, 2, 2), DAMEN)).contains(&"SCORE-33"));
    assert_eq!(value(&VLN, &game(121, 6, 0, 0)), 1);
}

#[test]
fn a_soloist_gets_the_value_several_times() {
    for (multiplier, expected) in [(1, 1), (2, 2), (3, 3)] {
        let rules = rules(DDV_TSR, |score| score.solo_multiplier = multiplier);
        let settled = Settlement::of(&rules, &solo(game(121, 6, 0, 0), DAMEN));
        assert_eq!(settled.points, BySeat::new([-1, -1, expected, -1]));
        let pairs = Settlement::of(&rules, &game(121, 6, 0, 0));
        assert_eq!(pairs.points, BySeat::new([1, -1, 1, -1]));
    }
}

#[test]
fn some_tables_write_down_one_side_only() {
    for (counting, expected) in [
        (Counting::PlusMinus, [-1, -1, 3, -1]),
        (Counting::Plus, [0, 0, 3, 0]),
        (Counting::Minus, [-1, -1, 0, -1]),
    ] {
        let rules = rules(DDV_TSR, |score| score.counting = counting);
        let settled = Settlement::of(&rules, &solo(game(121, 6, 0, 0), DAMEN));
        assert_eq!(settled.points, BySeat::new(expected));
        assert_eq!(settled.value_for_re, 1);
    }
}

#[test]
fn some_special_points_count_in_a_solo() {
    use SpecialPoint as Point;
    let all: std::vec::Vec<_> = Point::ALL.map(|point| (point, Party::Re)).into();
    let counted = |option, counts_as| {
        let rules = rules(VLN, |score| {
            score.special_points = SpecialPoints::of(&Point::ALL);
            score.special_points_in_solo = option;
        });
        let lines = Settlement::of(&rules, &with(solo(game(121, 5, 0, 0), counts_as), &all));
        let of_lines = |point: &Point| {
            let mut items = lines.items.iter();
            items.any(|it| it.kind == ItemKind::Special(*point))
        };
        let points = Point::ALL.into_iter().filter(of_lines);
        points.collect::<std::vec::Vec<_>>()
    };
    let of = |solo| CountsAs::Solo {
        seat: Seat::Third,
        solo,
    };
    use SpecialPointsInSolo::{All, Trumpfsolo};
    for counts_as in [of(Solo::Karo), STILLE, FAILED] {
        assert_eq!(counted(SpecialPointsInSolo::None, counts_as), []);
        assert_eq!(counted(Trumpfsolo, counts_as), Point::ALL);
        assert_eq!(counted(All, counts_as), Point::ALL);
    }
    let karlchen = [Point::Karlchen, Point::KarlchenCaught];
    for (solo, trumps) in [
        (
            Solo::Kreuz,
            &[&karlchen[..], &[Point::Dulle, Point::Klabautermann]].concat()[..],
        ),
        (Solo::Buben, &karlchen),
        (Solo::Damen, &[Point::Klabautermann]),
        (Solo::Fleischlos, &[]),
    ] {
        assert_eq!(counted(Trumpfsolo, of(solo)), []);
        let found = counted(All, of(solo));
        for point in Point::ALL {
            let always = matches!(
                point,
                Point::Doppelkopf
                    | Point::Herzstich
                    | Point::GegenDieSchweine
                    | Point::Kaffeekraenzchen
            );
            let expected = always || trumps.contains(&point);
            assert_eq!(found.contains(&point), expected, "{solo:?} {point:?}");
        }
    }
}

#[test]
fn what_is_caught_last_may_count_once() {
    use SpecialPoint::{Fuchs, FuchsCaughtLast, KarlchenCaught};
    let points = [Fuchs, FuchsCaughtLast, KarlchenCaught];
    let twice = points.map(|point| [(point, Party::Re); 2]).concat();
    let tally = with(game(121, 5, 0, 0), &twice);
    assert_eq!(value(&VLN, &tally), 7);
    let once = rules(VLN, |score| score.per_card = PerCard::Once);
    assert_eq!(value(&once, &tally), 5);
}

#[test]
fn only_special_points_of_the_rule_set_count() {
    let all = SpecialPoint::ALL.map(|point| (point, Party::Re));
    assert_eq!(value(&VLN, &with(game(121, 5, 0, 0), &all)), 9);
    assert_eq!(value(&DDV_TSR, &with(game(121, 5, 0, 0), &all)), 4);
}

#[test]
fn beyond_schwarz_there_is_nothing() {
    let highest = Standing::new(true, 5);
    for level in 0..=u8::MAX {
        let standing = Standing::new(true, level);
        assert_eq!(standing == highest, level >= 5, "{level}");
        for augen in 0..=u8::MAX {
            let mut tally = game(121, 6, 0, 0);
            tally.taken.augen = ByParty {
                re: augen,
                kontra: u8::MAX - augen,
            };
            tally.taken.standing = ByParty {
                re: standing,
                kontra: Standing::new(false, u8::MAX - level),
            };
            for rules in [&DDV_TSR, &VLN] {
                let points = Settlement::of(rules, &tally).points;
                assert_eq!(points.iter().map(|(_, it)| *it).sum::<i32>(), 0);
            }
        }
    }
}
