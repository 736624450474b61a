//! What changes a whole game: who has won, floor, Feigheit, Bock.

use super::*;
use crate::options::{
    BockTrigger, Counting, SchwarzBy, ScoreFloor, SpecialPoint, StrictAnsage, Tie120,
};
use crate::rule::Rule;

#[test]
fn a_winner_may_be_kept_from_losing_points() {
    use SpecialPoint::{Fuchs, Karlchen};
    let foxes = [(Fuchs, Party::Kontra), (Karlchen, Party::Kontra)];
    let tally = with(game(121, 6, 0, 0), &foxes);
    let floor = rules(DDV_TSR, |score| score.floor = ScoreFloor::Zero);
    assert_eq!(value(&DDV_TSR, &tally), -1);
    let settled = Settlement::of(&floor, &tally);
    assert_eq!(
        (settled.value_for_re, settled.adjustment),
        (0, Some(Adjustment::Floor))
    );
    let for_kontra = with(game(120, 6, 0, 0), &[(Fuchs, Party::Re); 2]);
    assert_eq!(value(&floor, &for_kontra), 0);
    assert_eq!(Settlement::of(&floor, &for_kontra).adjustment, None);
    // Nobody has won, so there is no winner to be kept from it.
    let nobody = with(game(110, 6, 2, 2), &foxes);
    assert_eq!(value(&floor, &nobody), value(&DDV_TSR, &nobody));
}

#[test]
fn who_announces_too_little_wins_for_the_others() {
    let mut feigheit = DDV_TSR;
    feigheit.feigheit.from = 3;
    let said = |level| value(&feigheit, &game(215, 9, level, 0));
    // Reached are 120, 90, 60 and 30: four levels.
    assert_eq!(said(0), -4);
    assert_eq!(said(1), -6);
    assert_eq!(said(2), 7);
    let settled = Settlement::of(&feigheit, &game(215, 9, 1, 0));
    let expected = Adjustment::Feigheit {
        reached: 4,
        said: 1,
    };
    assert_eq!(
        (settled.winner, settled.adjustment),
        (Some(Party::Re), Some(expected))
    );
    assert_eq!(settled.points, BySeat::new([-6, 6, -6, 6]));
    assert_eq!(value(&feigheit, &solo(game(215, 9, 0, 0), DAMEN)), 4);
    assert_eq!(value(&feigheit, &game(155, 9, 0, 0)), 2);
}

#[test]
fn bock_comes_after_everything_else() {
    let mut rules = rules(DDV_TSR, |score| {
        score.solo_multiplier = 2;
        score.counting = Counting::Plus;
    });
    rules.feigheit.from = 3;
    let four = BockFactor::new(4).unwrap();
    let coward = Settlement::of(&rules, &game(215, 9, 0, 0)).in_bock(&rules, four);
    assert_eq!((coward.value_for_re, coward.bock), (-16, four));
    assert_eq!(coward.points, BySeat::new([0, 16, 0, 16]));
    let alone = Settlement::of(&rules, &solo(game(121, 6, 0, 0), DAMEN)).in_bock(&rules, four);
    assert_eq!(alone.points, BySeat::new([0, 0, 8, 0]));
}

#[test]
fn factors_multiply_up_to_the_largest() {
    let times = |factor, by| BockFactor::new(factor).unwrap().times(by);
    assert_eq!(times(65_536, 15), BockFactor::new(983_040));
    assert_eq!(times(65_536, 16), None);
    assert_eq!(times(100_000, 10), BockFactor::new(BockFactor::MOST));
    assert_eq!(BockFactor::new(BockFactor::MOST + 1), None);
}

#[test]
fn two_ansagen_may_both_oblige() {
    let strict = RuleSet {
        strict_ansage: StrictAnsage::On,
        ..VLN
    };
    let winner = |tally| Settlement::of(&strict, &tally).winner;
    assert_eq!(winner(game(120, 5, 1, 1)), None);
    assert_eq!(winner(game(121, 5, 1, 1)), Some(Party::Re));
    assert_eq!(winner(game(119, 5, 1, 1)), Some(Party::Kontra));
    assert_eq!(winner(game(120, 5, 1, 0)), Some(Party::Kontra));
    assert_eq!(winner(game(120, 5, 0, 1)), Some(Party::Re));
    assert_eq!(winner(game(120, 5, 0, 0)), Some(Party::Kontra));
    assert_eq!(value(&strict, &game(120, 5, 1, 1)), 0);
    let always = RuleSet {
        tie_120: Tie120::KontraAlways120,
        ..VLN
    };
    assert_eq!(
        Settlement::of(&always, &game(120, 5, 0, 1)).winner,
        Some(Party::Kontra)
    );
}

#[test]
fn a_game_starts_bock_for_what_happened_in_it() {
    use BockTrigger as Why;
    let found = |tally| -> std::vec::Vec<Why> {
        let events = Settlement::of(&DDV_TSR, &tally).events;
        let happened = |it: &Why| events.times(*it) > 0;
        Why::ALL.into_iter().filter(happened).collect()
    };
    assert_eq!(found(game(121, 5, 0, 0)), []);
    assert_eq!(found(game(120, 5, 0, 0)), [Why::Tie120]);
    assert_eq!(
        found(solo(game(119, 5, 0, 0), DAMEN)),
        [Why::SoloLost, Why::AnySolo]
    );
    assert_eq!(found(solo(game(119, 5, 0, 0), STILLE)), []);
    assert_eq!(
        found(game(119, 5, 1, 0)),
        [Why::ReOrKontraLost, Why::ReLost]
    );
    assert_eq!(
        found(game(125, 5, 1, 1)),
        [Why::ReOrKontraLost, Why::ReAndKontra, Why::KontraLost]
    );
    assert_eq!(found(game(240, 10, 1, 0)), [Why::Schwarz]);
    let hearts = [(SpecialPoint::Herzstich, Party::Re)];
    assert_eq!(found(with(game(121, 5, 0, 0), &hearts)), [Why::Herzstich]);
    assert_eq!(found(with(solo(game(121, 5, 0, 0), STILLE), &hearts)), []);
    let fox = [(SpecialPoint::Fuchs, Party::Kontra)];
    assert_eq!(found(with(game(121, 5, 0, 0), &fox)), [Why::ZeroGame]);
}

/// SCORE-41: with the usual options the points sum to zero, and all are even or all
/// are odd, whatever happened.
#[test]
fn points_sum_to_zero_and_have_one_parity() {
    for rules in [&DDV_TSR, &VLN, &PALAST] {
        for (re, kontra, augen) in
            (0..=5).flat_map(|re| (0..=5).flat_map(move |k| (0..=240).map(move |a| (re, k, a))))
        {
            let fox = [(SpecialPoint::Fuchs, Party::Kontra)];
            let pairs = with(game(augen, 5, re, kontra), &fox);
            for tally in [pairs, solo(pairs, DAMEN), solo(pairs, FAILED)] {
                let settled = Settlement::of(rules, &tally);
                let points = Seat::ALL.map(|seat| *settled.points.get(seat));
                assert_eq!(points.iter().sum::<i32>(), 0);
                assert!(points.iter().all(|it| (it - points[0]) % 2 == 0));
                let base = settled.base
                    * if settled.winner == Some(Party::Kontra) {
                        -1
                    } else {
                        1
                    };
                match settled.winner {
                    Some(_) => assert!((1..=21).contains(&base), "{tally:?}"),
                    None => assert!(base.abs() <= 7, "{tally:?}"),
                }
            }
        }
    }
}

#[test]
fn a_rule_made_the_winner() {
    use crate::winning::winning_rule;
    let by = |rules: &RuleSet, tally: Tally| {
        let won = Settlement::of(rules, &tally).winner;
        winning_rule(rules, &tally.taken, won)
    };
    assert_eq!(by(&DDV_TSR, game(120, 5, 1, 1)), Rule::Win3);
    assert_eq!(by(&VLN, game(120, 5, 1, 1)), Rule::Win4);
    assert_eq!(by(&VLN, game(151, 5, 2, 1)), Rule::Win1);
    assert_eq!(by(&VLN, game(140, 5, 2, 1)), Rule::Win2);
    assert_eq!(by(&VLN, game(130, 5, 2, 2)), Rule::Win6);
    let augen = RuleSet {
        schwarz_by: SchwarzBy::Augen,
        ..DDV_TSR
    };
    let no_augen = game(240, 9, 5, 0);
    assert_eq!(Settlement::of(&augen, &no_augen).winner, Some(Party::Re));
    assert_eq!(by(&augen, no_augen), Rule::Win8);
    assert!(!ids(&augen, &no_augen).contains(&"SCORE-5"));
}
