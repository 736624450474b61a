//! Which rules a rule set has, and where it speaks of its options.

use std::collections::BTreeSet;

use doko_engine::Rule;
use doko_proto::options::OPTIONS;
use doko_proto::v1;
use prost_reflect::{DescriptorPool, DynamicMessage, Kind, Value};

use super::{get, named};
use crate::book::{held, meanings};
use crate::catalogue;
use crate::published;

/// The ids of the rules of a rule set of one's own.
fn rules(rule_set: &str, change: impl Fn(&mut v1::RuleSet)) -> BTreeSet<String> {
    let mut reference = named(rule_set);
    change(reference.overrides.get_or_insert_default());
    let request = v1::ListRulesRequest {
        rule_set: Some(reference),
        ..v1::ListRulesRequest::default()
    };
    let rules = crate::answer(request).unwrap().rules;
    rules.into_iter().map(|it| it.id).collect()
}

/// What the options of a published rule set call for stands in its text.
#[test]
fn options_call_for_what_the_texts_say() {
    for published in published::all() {
        let name = published.cites;
        let other: Vec<(&str, bool)> = Rule::ALL
            .into_iter()
            .filter_map(|rule| {
                let called = held::called_for(rule, &published.rules, name)?;
                let sourced = catalogue::source(rule, name).is_some();
                (called != sourced).then_some((rule.id(), called))
            })
            .collect();
        // What a text says of a choice that it leaves to the table.
        let left_open: &[&str] = match name {
            "palast" => &["CARD-2", "VORB-10", "VORB-11", "ANN-19", "LIST-4", "LIST-6"],
            _ => &[],
        };
        let left_open: Vec<(&str, bool)> = left_open.iter().map(|&it| (it, false)).collect();
        assert_eq!(other, left_open, "{name}");
    }
}

/// What a text leaves to the table is among its rules, whatever the table has chosen.
#[test]
fn what_a_text_leaves_to_the_table_belongs_to_it() {
    let palast = rules("palast", |_| ());
    for id in ["CARD-2", "VORB-10", "ANN-19", "LIST-6"] {
        assert!(palast.contains(id), "{id}");
    }
}

/// One of the options that call for a rule does, where the text does not have it.
#[test]
fn each_of_several_options_calls_for_a_rule() {
    let has = |id: &str, change: &dyn Fn(&mut v1::RuleSet)| {
        assert!(!rules("ddv-tsr", |_| ()).contains(id), "{id}");
        assert!(rules("ddv-tsr", change).contains(id), "{id}");
    };
    has("ANN-21", &|it| {
        it.set_solo_conflict(v1::SoloConflict::Auction)
    });
    has("ANN-21", &|it| {
        it.set_schweine_mode(v1::SchweineMode::Vorbehalt);
        it.set_schweine_ansage(v1::SchweineAnsage::Implied);
    });
    has("ANN-21", &|it| {
        it.ann_pflicht = Some(v1::Pflichtansage {
            augen: 30,
            excused_by: v1::PflichtansageExcuse::Nobody.into(),
            step: v1::PflichtansageStep::NextLevel.into(),
            in_hochzeit: v1::PflichtansageHochzeit::None.into(),
        });
    });
    for point in [
        v1::SpecialPoint::FuchsCaughtLast,
        v1::SpecialPoint::KarlchenCaught,
    ] {
        has("SCORE-35", &|it| {
            it.score_sonder = Some(v1::SpecialPointList {
                values: vec![point.into()],
            });
        });
    }
}

/// Who deals next where there are no lists.
#[test]
fn the_custom_tells_who_deals_unless_a_text_does() {
    let told = published::all().map(|it| (it.cites, held::without_lists(it.cites).id()));
    let told: Vec<_> = told.collect();
    let expected = [
        ("ddv-tsr", "LIST-5"),
        ("dokoland-liga", "LIST-5"),
        ("palast", "LIST-5"),
        ("vln", "LIST-11"),
    ];
    assert_eq!(told, expected);
    assert_eq!(held::without_lists("").id(), "LIST-5");
}

/// Switching something off takes its rules away and adds those that say so.
#[test]
fn a_rule_goes_with_its_option() {
    let vln = rules("vln", |_| ());
    let without = rules("vln", |it| it.set_schweine_mode(v1::SchweineMode::Off));
    assert!(without.is_subset(&vln), "{:?}", without.difference(&vln));
    let gone = vln.difference(&without).map(String::as_str);
    assert_eq!(
        gone.collect::<Vec<_>>(),
        [
            "ARM-10", "SCHW-1", "SCHW-2", "SCHW-3", "SCHW-4", "SCHW-5", "SCHW-6", "SCHW-7",
            "SCHW-8", "TRUMP-8"
        ]
    );
    let tournament = rules("ddv-tsr", |_| ());
    let exchange = rules("ddv-tsr", |it| {
        it.set_armut(v1::ArmutMode::Exchange);
        it.vorbehalt_order = Some(v1::VorbehaltRankList {
            values: vec![
                v1::VorbehaltRank::Solo.into(),
                v1::VorbehaltRank::Armut.into(),
                v1::VorbehaltRank::Hochzeit.into(),
            ],
        });
    });
    for id in (1..=9).chain([11]).map(|number| format!("ARM-{number}")) {
        assert!(exchange.contains(&id) && !tournament.contains(&id), "{id}");
    }
    assert!(exchange.contains("VORB-7") && !exchange.contains("VORB-3"));
    let schweine = rules("ddv-tsr", |it| {
        it.set_schweine_mode(v1::SchweineMode::Vorbehalt)
    });
    for id in ["SCHW-1", "SCHW-2", "SCHW-5", "SCHW-8", "SCHW-12", "TRUMP-8"] {
        assert!(schweine.contains(id), "{id}");
    }
    assert!(!schweine.contains("SCHW-3") && !schweine.contains("SCHW-9"));
}

/// Every rule set that is one option away from a published one, where that option has
/// names for its values or is a list: every value, and lists of each entry and of none.
fn neighbours() -> Vec<(String, BTreeSet<String>)> {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let of = |name: &str| pool.get_message_by_name(&format!("doppelkopf.rules.v1.{name}"));
    let rule_set = of("RuleSet").unwrap();
    let mut changes: Vec<(String, v1::RuleSet)> = Vec::new();
    for field in rule_set.fields() {
        let numbers = |kind: Kind| -> Vec<i32> {
            let values = kind.as_enum().map(|it| it.values().map(|it| it.number()));
            values.into_iter().flatten().filter(|&it| it != 0).collect()
        };
        let mut values: Vec<Value> = numbers(field.kind())
            .into_iter()
            .map(Value::EnumNumber)
            .collect();
        let list = field.kind().as_message().cloned();
        let entries = list.as_ref().and_then(|it| it.get_field_by_name("values"));
        if let (Some(list), Some(entries)) = (list, entries) {
            values.push(Value::Message(DynamicMessage::new(list.clone())));
            for number in numbers(entries.kind()) {
                let mut one = DynamicMessage::new(list.clone());
                one.set_field(&entries, Value::List(vec![Value::EnumNumber(number)]));
                values.push(Value::Message(one));
            }
        }
        for value in values {
            let mut overrides = DynamicMessage::new(rule_set.clone());
            overrides.set_field(&field, value);
            let said = format!("{overrides:?}");
            changes.push((said, overrides.transcode_to().unwrap()));
        }
    }
    let kings = v1::ThrowCondition {
        kind: v1::ThrowKind::Kings.into(),
        number: Some(5),
        ..v1::ThrowCondition::default()
    };
    let throwing = v1::RuleSet {
        throw_conditions: Some(v1::ThrowConditionList {
            values: vec![kings],
        }),
        ..v1::RuleSet::default()
    };
    changes.push(("throw=kings>=5".to_owned(), throwing));
    let mut found = Vec::new();
    for published in published::all() {
        for (said, change) in &changes {
            let mut reference = named(published.name);
            *reference.overrides.get_or_insert_default().as_mut() = change.clone();
            let request = v1::ListRulesRequest {
                rule_set: Some(reference),
                ..v1::ListRulesRequest::default()
            };
            // What contradicts itself is no rule set.
            if let Ok(answer) = crate::answer(request) {
                let rules = answer.rules.into_iter().map(|it| it.id).collect();
                found.push((format!("{}{{{said}}}", published.name), rules));
            }
        }
    }
    found
}

/// Rules of which one says what the other denies never stand in one book.
#[test]
fn what_one_rule_says_no_other_denies() {
    const APART: &[&[&str]] = &[
        &["VORB-3", "VORB-5", "VORB-6", "VORB-7"],
        &["VORB-4", "THROW-1"],
        &["VORB-4", "SCHW-7"],
        &["VORB-4", "VORB-7"],
        &["WED-2", "WED-3"],
        &["SCHW-3", "SCHW-11"],
        &["SCHW-7", "SCHW-9", "SCHW-10"],
        &["ANN-11", "ANN-12"],
        &["ANN-15", "ANN-17"],
        &["WIN-3", "WIN-4"],
        &["SCORE-6", "SCORE-19"],
        &["SCORE-10", "SCORE-21", "SCORE-23"],
        &["LIST-1", "LIST-9"],
        &["LIST-2", "LIST-5", "LIST-9", "LIST-11"],
    ];
    let neighbours = neighbours();
    assert!(neighbours.len() > 500, "{}", neighbours.len());
    for (name, rules) in neighbours {
        for apart in APART {
            let held = apart.iter().filter(|&&it| rules.contains(it));
            assert!(held.count() <= 1, "{name}: {apart:?}");
        }
    }
}

/// Where a Hochzeit goes before a solo, two Vorbehalte can be without one that it gives way to.
#[test]
fn a_hochzeit_that_goes_before_a_solo_is_not_only_played_alone() {
    use v1::VorbehaltRank::{Hochzeit, Lustsolo, Pflichtsolo, Solo};
    for (name, rule, soli_first, hochzeit_first) in [
        (
            "ddv-tsr",
            "VORB-3",
            vec![Pflichtsolo, Lustsolo, Hochzeit],
            vec![Pflichtsolo, Hochzeit, Lustsolo],
        ),
        (
            "dokoland-liga",
            "VORB-5",
            vec![Solo, Hochzeit],
            vec![Hochzeit, Solo],
        ),
    ] {
        let by = |order: Vec<v1::VorbehaltRank>| {
            rules(name, |it| {
                let values = order.iter().copied().map(i32::from).collect();
                it.vorbehalt_order = Some(v1::VorbehaltRankList { values });
            })
        };
        let soli_first = by(soli_first);
        assert!(soli_first.contains("VORB-4") && soli_first.contains(rule));
        let hochzeit_first = by(hochzeit_first);
        assert!(!hochzeit_first.contains("VORB-4") && hochzeit_first.contains(rule));
    }
}

/// Special points in soli take the rule away that there are none.
#[test]
fn special_points_in_soli_are_said_once() {
    for name in ["vln", "ddv-tsr", "dokoland-liga", "palast"] {
        let all = rules(name, |it| {
            it.set_score_sonder_in_solo(v1::SonderInSolo::All);
        });
        assert!(
            !all.contains("SCORE-34") && all.contains("SCORE-44"),
            "{name}"
        );
        let none = rules(name, |_| ());
        assert!(
            none.contains("SCORE-34") && !none.contains("SCORE-44"),
            "{name}"
        );
    }
}

/// A rule that is listed whatever the value of an option names it, and says that the
/// rule set decides.
#[test]
fn a_text_leaves_open_what_its_options_decide() {
    const LEFT_OPEN: &[(Rule, &[&str])] = &[
        (Rule::Card6, &["deal.packets"]),
        (Rule::Trump1, &["dullen"]),
        (
            Rule::Trump11,
            &["dulle_tie", "dulle_tie_with_schweine", "dullen"],
        ),
        (Rule::Lead2, &["solo.lead", "pflichtsolo.offer"]),
        (Rule::Vorb7, &["vorbehalt.order", "solo.conflict"]),
        (Rule::Arm1, &["armut.max_trumps", "armut.fox"]),
        (Rule::Arm2, &["armut"]),
        (Rule::Arm4, &["armut.push"]),
        (Rule::Arm7, &["armut.return", "armut.report_trumps"]),
        (Rule::Throw4, &["armut", "throw"]),
        (Rule::Wed1, &["hochzeit.silent", "hochzeit.selectors"]),
        (Rule::Wed2, &["hochzeit.limit", "hochzeit.own_trick"]),
        (Rule::Wed6, &["hochzeit.limit"]),
        (Rule::Still1, &["hochzeit.silent"]),
        (Rule::Schw2, &["schweine.mode"]),
        (Rule::Schw5, &["schweine.contracts"]),
        (Rule::Ann2, &["ann.earliest"]),
        (Rule::Ann7, &["ann.absage_requires", "ann.skip_ansage"]),
        (Rule::Ann8, &["ann.skip_absagen"]),
        (Rule::Ann9, &["ann.skip_ansage"]),
        (Rule::Ann11, &["ann.max", "ann.per_party_max"]),
        (Rule::Ann12, &["ann.max", "ann.per_party_max"]),
        (Rule::Claim1, &["claim"]),
        (Rule::Win1, &["win.schwarz_by"]),
        (Rule::Win3, &["win.strict_ansage"]),
        (Rule::Score1, &["score.base_at_120_120"]),
        (Rule::Score2, &["score.failed_absage"]),
        (
            Rule::Score20,
            &["score.sonder_doubling", "score.gegen_die_alten"],
        ),
        (Rule::Score29, &["score.per_card", "score.karlchen_only_by"]),
        (Rule::Score33, &["score.solo_point", "score.solo_point_in"]),
        (Rule::Score37, &["dullen", "score.sonder_in_solo"]),
        (Rule::Score40, &["score.solo_multiplier", "score.counting"]),
        (Rule::Score41, &["score.solo_multiplier", "score.counting"]),
        (Rule::List1, &["list.games"]),
        (Rule::List3, &["list.redeal_after"]),
    ];
    for (rule, options) in LEFT_OPEN {
        let entry = catalogue::entry(*rule);
        for option in *options {
            assert!(entry.options.contains(option), "{rule}: {option}");
        }
        let words = entry.text.en.to_lowercase();
        let open = words.contains("rule set") || words.contains("where ");
        assert!(open, "{rule}: {}", entry.text.en);
    }
}

/// A published rule set has no option without a source but those that every one leaves
/// at the neutral value, or that belong to something it does not have.
#[test]
fn a_text_is_cited_where_it_speaks() {
    let neutral: &[(&str, &str)] = &[
        ("dullen", "on"),
        ("dulle_tie_with_schweine", "same"),
        ("schweine.above", ""),
        ("genscher", "off"),
        ("ann.pflicht", "none"),
        ("ann.per_party_max", "none"),
        ("win.strict_ansage", "off"),
        ("feigheit", "0"),
        ("score.failed_absage", "winner_only"),
        ("score.base_at_120_120", "given"),
        ("score.floor", "negative"),
        ("score.per_card", "each"),
        ("score.solo_point_doubling", "not_doubled"),
        ("score.solo_opponents_multiplier", "1"),
        ("score.nobody_wins", "points"),
        ("score.karlchen_only_by", "any"),
        ("bock", "none"),
        ("table.players", "4"),
        ("pflichtsolo.kind", "any"),
        ("pflichtsolo.offer", "off"),
        ("ann.levels", "5"),
        ("ann.last_trick", "0"),
        ("ann.skipped_absagen", "count"),
        ("ann.implied", ""),
        ("ann.implied_step", "ansage"),
        ("ann.pflicht_tricks", "first"),
        ("ann.pflicht_games", ""),
        ("ann.pflicht_moral", "0"),
        ("armut.nine", "counts"),
        ("armut.shown", "hidden"),
        ("solo.rank", ""),
        ("pflichtsolo.stille", "stays_open"),
        ("schweine.second_if", "known_to_all"),
        ("schweine.farbsolo_card", "trump_ace"),
        ("schweine.above_mode", "same"),
        ("schweine.above_contracts", ""),
        ("schweine.above_holder", "anyone"),
        ("schweine.through_armut", "judged_after"),
        ("score.gegen_in_armut", "given"),
        ("score.pairs_last", ""),
        ("feigheit.scope", "normal"),
        ("feigheit.specials", "turn"),
        ("feigheit.effect", "turned"),
        ("feigheit.levels", "none"),
        ("bock.per", "game"),
        ("bock.max_open", "0"),
        ("bock.overflow", "later"),
        ("bock.in_solo", "counts"),
        ("bock.effect", "factor"),
        ("bock.plus", "1"),
        ("list.points", "0"),
        ("list.solo_rounds", "none"),
        ("table.seating", "dealer_out"),
        ("table.offsets", ""),
        // Without Schweine, Armut, throwing in, doubling, solo points, lists.
        ("schweine.mode", "off"),
        ("schweine.ansage", "none"),
        ("schweine.contracts", ""),
        ("schweine.count", "both"),
        ("armut.max_trumps", "3"),
        ("armut.push", "exactly_three"),
        ("armut.second_armut", "redeal"),
        ("armut.fox", "counts"),
        ("armut.return", "free"),
        ("armut.report_trumps", "told"),
        ("throw_rank", "after_solo"),
        ("score.sonder_doubling", "not_doubled"),
        ("score.solo_point", "0"),
        ("score.solo_point_in", "solo_scored"),
        ("pflichtsolo", "0"),
        ("list.games", "open"),
    ];
    for published in published::all() {
        let options = get(published.name, v1::Language::Unspecified).options;
        for option in options.iter().filter(|it| it.source.is_empty()) {
            let of = (option.option_path.as_str(), option.value.as_str());
            assert!(neutral.contains(&of), "{}: {of:?}", published.name);
        }
    }
    let vln = get("vln", v1::Language::Unspecified).options;
    let source = |path: &str| {
        let option = vln.iter().find(|it| it.option_path == path).unwrap();
        option.source.as_str()
    };
    for (path, section) in [
        ("deck.nines", "Einleitung"),
        ("dulle_tie", "Grundlagen 1"),
        ("armut", "Vorbehalte"),
        ("schweine.contracts", "Vorbehalte"),
        ("throw", "Vorbehalte"),
        ("win.tie_120", "Grundlagen 4; Ansagen"),
        ("score.ansage", "Zählweise"),
    ] {
        let expected = format!("Doppelkopf-Regeln des VLN, {section}");
        assert_eq!(source(path), expected, "{path}");
    }
    let silent = vln.iter().filter(|it| it.source.is_empty()).count();
    assert!(silent < 50, "{silent}");
}

/// The rule that is cited for an option is about it.
#[test]
fn the_rule_that_speaks_of_an_option_is_about_it() {
    for option in OPTIONS {
        let rules = meanings::said_by(option);
        assert_eq!(rules.len(), option.said_by.len(), "{}", option.path);
        for rule in rules {
            let about = catalogue::entry(rule).options;
            assert!(about.contains(&option.path), "{rule}: {}", option.path);
        }
    }
}
