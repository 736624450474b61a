//! Worked cases of the house rules of section 10.3.

use super::*;
use crate::options::{
    BockEffect, BockInSolo, BockTrigger, FeigheitEffect, FeigheitRules, FeigheitScope,
    FeigheitSpecials, GegenInArmut,
};
use crate::word::{Absage, Announcement};

const FUCHS: [(SpecialPoint, Party); 1] = [(SpecialPoint::Fuchs, Party::Re)];

#[test]
fn absagen_that_were_left_out_may_not_count() {
    let keine_60 = Announcement::Absage(Absage::Keine60);
    let keine_90 = Announcement::Absage(Absage::Keine90);
    let alone = |re: Standing, augen| {
        let mut tally = game(augen, 6, 0, 0);
        tally.taken.standing.re = re;
        tally
    };
    let skipped = Standing::new(true, 1).with_only(keine_60);
    let doubled = rules(DDV_TSR, |score| {
        score.ansage = ScoreAnsage::DoubleEach;
        score.gegen_die_alten = GegenDieAlten::Doubled;
        score.against_points = AgainstPoints::Off;
    });
    for (id, rules, re, augen, expected) in [
        ("Q-20", &DDV_TSR, skipped, 198, 6),
        ("Q-21", &doubled, skipped, 198, 8),
        ("Q-22", &DDV_TSR, skipped, 130, -6),
        ("Q-27", &DDV_TSR, Standing::default().with(keine_90), 175, 3),
        (
            "Q-28",
            &DDV_TSR,
            Standing::default().with(keine_90),
            140,
            -3,
        ),
    ] {
        assert_eq!(value(rules, &alone(re, augen)), expected, "{id}");
    }
    let mut both = alone(skipped, 110);
    both.taken.standing.kontra = Standing::new(true, 2);
    assert_eq!(value(&DDV_TSR, &both), -1, "Q-24");
}

#[test]
fn kontra_may_have_no_point_of_its_own_in_an_armut() {
    let given = |counts_as, how| {
        let rules = rules(VLN, |score| {
            score.gegen_in_armut = GegenInArmut::NotGiven;
            score.gegen_die_alten = how;
        });
        let tally = Tally {
            counts_as,
            ..game(80, 5, 1, 0)
        };
        value(&rules, &tally)
    };
    assert_eq!(given(CountsAs::Armut, GegenDieAlten::Plain), -4, "T-57");
    assert_eq!(given(CountsAs::Armut, GegenDieAlten::Doubled), -4);
    assert_eq!(given(CountsAs::TwoAgainstTwo, GegenDieAlten::Plain), -5);
}

#[test]
fn the_winner_may_have_won_against_schweine() {
    let rules = rules(VLN, |score| {
        score.special_points = SpecialPoints::of(&[SpecialPoint::GegenDieSchweine]);
    });
    let of = |augen, winner| {
        with(
            game(augen, 5, 0, 0),
            &[(SpecialPoint::GegenDieSchweine, winner)],
        )
    };
    assert_eq!(value(&rules, &of(90, Party::Kontra)), -3);
    assert_eq!(value(&rules, &of(121, Party::Re)), 2);
    assert_eq!(value(&rules, &of(121, Party::Kontra)), 1, "nobody lost");
}

#[test]
fn feigheit_has_parts() {
    use FeigheitEffect::{Nobody, Penalty, Turned};
    use FeigheitScope::{Both, Normal, Solo};
    use FeigheitSpecials::{Stay, Turn};
    let re_190 = with(game(190, 9, 0, 0), &FUCHS);
    let kontra_190 = with(game(50, 3, 0, 0), &FUCHS);
    let plain = game(190, 9, 0, 0);
    let alone = solo(game(190, 9, 0, 0), DAMEN);
    let levels = Some([0, 2, 2, 3]);
    for (id, scope, specials, effect, levels, tally, expected) in [
        ("U-01", Normal, Stay, Turned, None, re_190, -2),
        ("turn", Normal, Turn, Turned, None, re_190, -4),
        ("U-03", Normal, Stay, Turned, None, kontra_190, 5),
        ("U-04", Solo, Turn, Turned, None, plain, 3),
        ("U-04 solo", Solo, Turn, Turned, None, alone, -3),
        ("U-05", Both, Stay, Nobody, None, re_190, 0),
        ("U-06", Normal, Stay, Penalty, None, re_190, 0),
        (
            "U-06 220",
            Normal,
            Stay,
            Penalty,
            None,
            game(220, 9, 0, 0),
            -2,
        ),
        (
            "levels",
            Normal,
            Turn,
            Turned,
            levels,
            game(190, 9, 1, 0),
            -5,
        ),
        (
            "enough",
            Normal,
            Turn,
            Turned,
            levels,
            game(190, 9, 2, 0),
            6,
        ),
        (
            "no mark",
            Normal,
            Turn,
            Turned,
            levels,
            game(121, 9, 0, 0),
            1,
        ),
    ] {
        let feigheit = FeigheitRules {
            from: 3,
            scope,
            specials,
            effect,
            levels,
        };
        let rules = RuleSet {
            feigheit,
            ..DDV_TSR
        };
        assert_eq!(value(&rules, &tally), expected, "{id}");
    }
}

#[test]
fn bock_does_different_things() {
    let settled = |effect, in_solo, tally: Tally| {
        let mut rules = DDV_TSR;
        rules.bock_how.effect = effect;
        rules.bock_how.in_solo = in_solo;
        rules.bock_how.plus = 2;
        let bock = BockFactor::new(3).unwrap();
        Settlement::of(&rules, &tally).in_bock(&rules, bock)
    };
    let points = |effect, in_solo, tally| settled(effect, in_solo, tally).points;
    use BockEffect::{Factor, FactorBase, Plus};
    use BockInSolo::{Counts, NotCounts};
    let pairs = |value: i32| BySeat::new([value, -value, value, -value]);
    let alone = |value: i32| BySeat::new([-value, -value, 3 * value, -value]);
    let three = game(121, 6, 1, 0);
    let both_failed = game(130, 6, 2, 2);
    assert_eq!(points(Factor, Counts, with(three, &FUCHS)), pairs(12));
    assert_eq!(points(FactorBase, Counts, with(three, &FUCHS)), pairs(10));
    assert_eq!(points(Plus, Counts, three), pairs(7), "V-14");
    assert_eq!(points(Plus, Counts, solo(three, DAMEN)), alone(7), "V-14");
    assert_eq!(points(Plus, Counts, both_failed), pairs(1), "V-14");
    assert_eq!(points(Factor, NotCounts, solo(three, DAMEN)), alone(3));
    assert_eq!(points(Factor, NotCounts, solo(three, STILLE)), alone(9));
    let fox = [(SpecialPoint::Fuchs, Party::Kontra)];
    let nothing = settled(FactorBase, Counts, with(game(121, 6, 0, 0), &fox));
    assert_eq!(nothing.events.times(BockTrigger::ZeroGame), 0);
}
