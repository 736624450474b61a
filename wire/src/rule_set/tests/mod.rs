//! Reading, overriding, contradictions, and rule sets at play.

mod cited;
mod pairs;
mod play;
mod values;

use doko_engine::{Category, Deck, List, RuleSet, Throw, rulesets};
use doko_proto::options::OPTIONS;
use doko_proto::v1;

use super::{Contradiction, Options, contradictions, message, options, overlay};
use crate::decode::Problems;
use crate::failure::MAX_NAMED;

const SHIPPED: [(&RuleSet, &[u32]); 4] = [
    (&rulesets::DDV_TSR, &[3, 3, 3, 3]),
    (&rulesets::DOKOLAND_LIGA, &[3, 3, 3, 3]),
    (&rulesets::PALAST, &[4, 4, 4]),
    (&rulesets::VLN, &[3, 4, 3]),
];

fn read(message: &v1::RuleSet) -> Result<Options, Vec<String>> {
    let mut problems = Problems::default();
    let read = options(&mut problems, "custom", message);
    problems.finish(read).map_err(|failure| {
        let fields = failure.into_fields();
        fields.iter().map(|it| it.path.clone()).collect()
    })
}

/// What is found in vln with these changes.
fn found(change: impl FnOnce(&mut Options)) -> Vec<(&'static str, Vec<&'static str>)> {
    let mut options = Options {
        rules: rulesets::VLN,
        packets: vec![3, 4, 3],
    };
    change(&mut options);
    let found = contradictions(&options);
    found
        .iter()
        .map(|it| (it.option, it.conflicts_with.to_vec()))
        .collect()
}

#[test]
fn what_is_written_is_read_again() {
    for (rules, packets) in SHIPPED {
        let written = message(rules, packets);
        let read = read(&written).unwrap();
        assert_eq!((&read.rules, read.packets.as_slice()), (rules, packets));
        assert_eq!(contradictions(&read), []);
        assert_eq!(message(&read.rules, &read.packets), written);
    }
}

/// No shipped rule set has these.
#[test]
fn a_pflichtansage_and_bock_games_are_written_as_they_were_read() {
    let with = |games| v1::RuleSet {
        ann_pflicht: Some(v1::Pflichtansage {
            augen: 30,
            excused_by: v1::PflichtansageExcuse::Anybody.into(),
            step: v1::PflichtansageStep::NextLevel.into(),
            in_hochzeit: v1::PflichtansageHochzeit::Klaerungsstich.into(),
        }),
        bock: Some(v1::Bock {
            triggers: vec![v1::BockTrigger::Tie120.into()],
            factor: 2,
            games,
            append: v1::BockAppend::Append.into(),
        }),
        ..message(&rulesets::DDV_TSR, &[3, 3, 3, 3])
    };
    for games in [Some(4), None] {
        let written = with(games);
        let read = read(&written).unwrap();
        assert_eq!(message(&read.rules, &read.packets), written);
    }
}

#[test]
fn everything_that_is_missing_is_named() {
    let missing = read(&v1::RuleSet::default()).unwrap_err();
    assert_eq!(missing.len(), OPTIONS.len().min(MAX_NAMED), "{missing:?}");
    assert!(missing.iter().all(|it| it.starts_with("custom.")));
}

#[test]
fn values_out_of_range_are_named() {
    let mut wrong = message(&rulesets::VLN, &[3, 4, 3]);
    wrong.dulle_tie = 99;
    wrong.pflichtsolo = Some(5);
    wrong.schweine_above = Some(v1::RankList {
        values: vec![v1::Rank::Queen.into()],
    });
    wrong.ann_max = Some(v1::AnnLimits {
        values: vec![1, 2, 3, 4, 3],
    });
    wrong.throw_conditions = Some(v1::ThrowConditionList {
        values: vec![v1::ThrowCondition {
            kind: v1::ThrowKind::Kings.into(),
            number: None,
            ..v1::ThrowCondition::default()
        }],
    });
    wrong.list_games_fixed = Some(24);
    wrong.solos = Some(v1::SoloList {
        values: vec![v1::Solo::Damen.into(); 2],
    });
    let mut named = read(&wrong).unwrap_err();
    named.sort_unstable();
    assert_eq!(
        named,
        [
            "custom.ann_max",
            "custom.dulle_tie",
            "custom.list_games_fixed",
            "custom.pflichtsolo",
            "custom.schweine_above.values[0]",
            "custom.solos.values[1]",
            "custom.throw_conditions.values[0].number",
        ]
    );
}

#[test]
fn a_condition_for_throwing_in_stands_in_the_list_once() {
    let kings = |number| v1::ThrowCondition {
        kind: v1::ThrowKind::Kings.into(),
        number: Some(number),
        ..v1::ThrowCondition::default()
    };
    let mut twice = message(&rulesets::VLN, &[3, 4, 3]);
    twice.throw_conditions = Some(v1::ThrowConditionList {
        values: vec![kings(5), kings(6)],
    });
    let named = read(&twice).unwrap_err();
    assert_eq!(named, ["custom.throw_conditions.values[1].kind"]);
    twice.throw_conditions = Some(v1::ThrowConditionList {
        values: vec![kings(5); 17],
    });
    let named = read(&twice).unwrap_err();
    assert_eq!(
        named.first().map(String::as_str),
        Some("custom.throw_conditions.values")
    );
    assert_eq!(named.len(), 1 + 15);
}

/// Not even nought, which would be a number to compare with.
#[test]
fn a_condition_about_certain_trumps_has_no_number() {
    use doko_engine::ThrowCondition as Condition;
    let of = |kind: v1::ThrowKind, number| {
        let condition = v1::ThrowCondition {
            kind: kind.into(),
            number,
            ..v1::ThrowCondition::default()
        };
        let mut options = message(&rulesets::VLN, &[3, 4, 3]);
        options.throw_conditions = Some(v1::ThrowConditionList {
            values: vec![condition],
        });
        let read = read(&options);
        read.map(|it| it.rules.throwing.conditions.as_slice().to_vec())
    };
    for (kind, condition) in [
        (
            v1::ThrowKind::FoxHighestInArmut,
            Condition::FoxHighestInArmut,
        ),
        (v1::ThrowKind::MaxOneTrump, Condition::MaxOneTrump),
        (v1::ThrowKind::FoxHighest, Condition::FoxHighest),
    ] {
        assert_eq!(of(kind, None), Ok(vec![Throw::of(condition)]));
        for number in [0, 1] {
            let path = "custom.throw_conditions.values[0].number".to_owned();
            assert_eq!(of(kind, Some(number)), Err(vec![path]));
        }
    }
}

#[test]
fn overrides_replace_whole_options() {
    let base = message(&rulesets::DDV_TSR, &[3, 3, 3, 3]);
    let overrides = v1::RuleSet {
        deck_nines: v1::DeckNines::Without.into(),
        list_games: v1::ListLength::Open.into(),
        solos: Some(v1::SoloList {
            values: vec![v1::Solo::Damen.into()],
        }),
        ..v1::RuleSet::default()
    };
    let read = read(&overlay(&base, &overrides)).unwrap();
    let expected = RuleSet {
        deck: Deck::WithoutNines,
        solos: doko_engine::Solos::of(&[doko_engine::Solo::Damen]),
        list: doko_engine::ListRules {
            games: doko_engine::ListLength::Open,
            ..rulesets::DDV_TSR.list
        },
        ..rulesets::DDV_TSR
    };
    assert_eq!((read.rules, read.packets), (expected, vec![3, 4, 3]));
    assert_eq!(overlay(&base, &v1::RuleSet::default()), base);
}

#[test]
fn contradictions_name_both_sides() {
    assert_eq!(found(|_| ()), []);
    assert_eq!(
        found(|it| it.rules.deck = Deck::WithNines),
        [("deal.packets", vec!["deck.nines"])]
    );
    assert_eq!(
        found(|it| it.rules.announcement.last_trick = 13),
        [("ann.last_trick", vec!["deck.nines"])]
    );
    assert_eq!(
        found(|it| it.rules.vorbehalt_order = List::of(&[Category::Lustsolo], Category::Solo)),
        [
            ("vorbehalt.order", vec!["armut"]),
            ("vorbehalt.order", vec!["hochzeit.selectors"])
        ]
    );
    assert_eq!(
        found(|it| {
            it.rules.pflichtsolo = 1;
            it.rules.pflichtsolo_kinds.color = 2;
            it.rules.solos = doko_engine::Solos::of(&[doko_engine::Solo::Damen]);
        }),
        [
            ("pflichtsolo.kind", vec!["pflichtsolo"]),
            ("pflichtsolo.kind", vec!["solos"])
        ]
    );
}

/// A Farbsolo is no Bildersolo, and a Fleischloser is neither.
#[test]
fn a_pflichtsolo_of_a_kind_needs_a_solo_of_that_kind() {
    use doko_engine::Solo;
    let with = |picture: bool, solo: Solo| {
        found(|it| {
            it.rules.pflichtsolo = 1;
            it.rules.pflichtsolo_kinds.color = u8::from(!picture);
            it.rules.pflichtsolo_kinds.picture = u8::from(picture);
            it.rules.solos = doko_engine::Solos::of(&[solo]);
        })
    };
    let missing = [("pflichtsolo.kind", vec!["solos"])];
    for (solo, kinds) in [
        (Solo::Damen, [false, true]),
        (Solo::Koenige, [false, true]),
        (Solo::Karo, [true, false]),
        (Solo::Herz, [true, false]),
        (Solo::Fleischlos, [false, false]),
    ] {
        for (picture, is_there) in [false, true].into_iter().zip(kinds) {
            let expected = if is_there { &[][..] } else { &missing };
            assert_eq!(with(picture, solo), expected, "{solo:?}, {picture}");
        }
    }
}

#[test]
fn soli_that_can_be_played_have_a_place_in_the_order() {
    use Category::{Armut, Hochzeit, Lustsolo, Pflichtsolo, Solo};
    let with = |pflichtsolo: u8, ranks: &[Category]| {
        let order: Vec<Category> = ranks.iter().copied().chain([Armut, Hochzeit]).collect();
        found(|it| {
            it.rules.pflichtsolo = pflichtsolo;
            it.rules.vorbehalt_order = List::of(&order, Solo);
        })
    };
    let missing = [("vorbehalt.order", vec!["solos", "pflichtsolo"])];
    for pflichtsolo in [0, 1] {
        assert_eq!(with(pflichtsolo, &[]), missing);
        assert_eq!(with(pflichtsolo, &[Pflichtsolo]), missing);
        assert_eq!(with(pflichtsolo, &[Solo]), []);
        assert_eq!(with(pflichtsolo, &[Pflichtsolo, Lustsolo]), []);
    }
    assert_eq!(with(0, &[Lustsolo]), [], "nobody owes a Pflichtsolo");
    assert_eq!(with(1, &[Lustsolo]), missing);
    let without_soli = found(|it| {
        it.rules.solos = doko_engine::Solos::of(&[]);
        it.rules.vorbehalt_order = List::of(&[Armut, Hochzeit], Solo);
    });
    assert_eq!(without_soli, []);
}
