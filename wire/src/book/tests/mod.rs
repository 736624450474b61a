mod held;
mod rows;
mod tables;

use std::collections::BTreeSet;

use doko_engine::{Kind, Rule};

use super::*;
use crate::{answer, published, texts};

fn named(name: &str) -> v1::RuleSetRef {
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
        ..v1::RuleSetRef::default()
    }
}

fn get(name: &str, language: v1::Language) -> v1::GetRuleSetResponse {
    let mut request = v1::GetRuleSetRequest {
        rule_set: Some(named(name)),
        ..v1::GetRuleSetRequest::default()
    };
    request.set_language(language);
    answer(request).unwrap()
}

fn list(rule_set: &str, language: v1::Language) -> Vec<v1::Rule> {
    let mut request = v1::ListRulesRequest {
        rule_set: (!rule_set.is_empty()).then(|| named(rule_set)),
        ..v1::ListRulesRequest::default()
    };
    request.set_language(language);
    answer(request).unwrap().rules
}

#[test]
fn rule_sets_are_listed_by_name() {
    let mut request = v1::ListRuleSetsRequest::default();
    let listed = answer(request).unwrap();
    let names: Vec<&str> = listed.rule_sets.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["ddv-tsr", "dokoland-liga", "palast", "vln"]);
    assert!(listed.rule_sets.iter().all(|it| it.title.is_empty()));
    assert_eq!(listed.answered_by.unwrap().name, "");
    request.set_language(v1::Language::De);
    let listed = answer(request).unwrap();
    assert_eq!(listed.rule_sets[1].title, "Ligaregeln des Dokolands");
    assert_eq!(listed.rule_sets[1].editions[0].edition, "2011");
}

#[test]
fn what_cannot_be_read_is_named() {
    let refused = |name: &str, edition: &str, language| {
        let request = v1::GetRuleSetRequest {
            rule_set: Some(v1::RuleSetRef {
                edition: edition.to_owned(),
                ..named(name)
            }),
            language,
        };
        let Failure { fields, .. } = answer(request).unwrap_err();
        let paths = fields.into_iter().map(|it| (it.path, it.reason));
        paths.collect::<Vec<_>>()
    };
    assert_eq!(
        refused("", "", 0),
        [("rule_set.name".to_owned(), v1::ErrorReason::MissingField)]
    );
    assert_eq!(
        refused("skat", "", 3),
        [
            ("rule_set.name".to_owned(), v1::ErrorReason::UnknownRuleSet),
            ("language".to_owned(), v1::ErrorReason::UnknownEnumValue)
        ]
    );
    assert_eq!(
        refused("ddv-tsr", "2000", 0),
        [(
            "rule_set.edition".to_owned(),
            v1::ErrorReason::UnknownEdition
        )]
    );
    let rules = v1::ListRulesRequest {
        rule_set: Some(named("skat")),
        kind: 9,
        language: 0,
    };
    let failure = answer(rules).unwrap_err();
    assert_eq!(failure.reason(), v1::ErrorReason::UnknownRuleSet);
}

/// What `CheckRuleSet` finds in a rule set with these options.
fn check(name: &str, overrides: v1::RuleSet, language: v1::Language) -> v1::CheckRuleSetResponse {
    let mut request = v1::CheckRuleSetRequest {
        rule_set: Some(v1::RuleSetRef {
            overrides: Some(Box::new(overrides)),
            ..named(name)
        }),
        ..v1::CheckRuleSetRequest::default()
    };
    request.set_language(language);
    answer(request).unwrap()
}

#[test]
fn a_rule_set_of_ones_own_is_checked_and_compared() {
    let mut own = v1::RuleSet {
        pflichtsolo: Some(0),
        ..v1::RuleSet::default()
    };
    own.set_dulle_tie(v1::DulleTie::Second);
    let found = check("ddv-tsr", own.clone(), v1::Language::De);
    assert_eq!(found.problems, []);
    let stamp = found.answered_by.unwrap();
    assert_eq!(
        (stamp.name.as_str(), stamp.edition.as_str()),
        ("custom", "")
    );
    let [tie, pflichtsolo] = found.differences.as_slice() else {
        panic!("{:?}", found.differences);
    };
    assert_eq!(
        (
            tie.option_path.as_str(),
            tie.value.as_str(),
            tie.compared_value.as_str()
        ),
        ("dulle_tie", "second", "first")
    );
    assert_eq!(
        tie.text,
        "Höhere von zwei ♥10 im selben Stich – hier: die zweite; in ddv-tsr: die erste."
    );
    assert_eq!(pflichtsolo.option_path, "pflichtsolo");

    own.set_schweine_mode(v1::SchweineMode::SecondOnly);
    own.set_schweine_count(v1::SchweineCount::FirstOnly);
    let [problem] = check("ddv-tsr", own, v1::Language::En)
        .problems
        .try_into()
        .unwrap();
    assert_eq!(problem.option_path, "schweine.count");
    assert_eq!(problem.conflicts_with, ["schweine.mode"]);
    assert!(problem.text.starts_with("Only the first"));
}

#[test]
fn overrides_that_change_nothing_are_the_rule_set_itself() {
    let mut same = v1::RuleSet::default();
    same.set_dulle_tie(v1::DulleTie::First);
    let found = check("ddv-tsr", same, v1::Language::Unspecified);
    let stamp = found.answered_by.unwrap();
    assert_eq!(
        (stamp.name.as_str(), found.differences),
        ("ddv-tsr", vec![])
    );
    assert_eq!(
        stamp.options_hash,
        published::find("ddv-tsr", "").unwrap().options_hash()
    );
}

#[test]
fn every_option_is_set_and_described() {
    for published in published::all() {
        let text = &published.canonical_text;
        assert!(
            !text.contains("unset") && !text.contains("unspecified"),
            "{text}"
        );
    }
    let described = get("ddv-tsr", v1::Language::De).options;
    assert!(described.iter().all(|it| it.meaning.ends_with('.')));
    let lead = described
        .iter()
        .find(|it| it.option_path == "solo.lead")
        .unwrap();
    assert_eq!(lead.value, "pflicht_only");
    assert_eq!(lead.source, "TSR 4.2.2, 4.3.1, 5.1.1");
    assert_eq!(lead.rule_ids, ["LEAD-2"]);
}

/// The texts and their hashes are published; a change of either is a change of
/// the API.
#[test]
fn the_canonical_text_and_its_hash_stand() {
    let all: Vec<&Published> = published::all().collect();
    let document = include_str!("../../../../docs/OPTIONS_HASH.md");
    for Published { canonical_text, .. } in &all {
        assert!(
            document.contains(&format!("\n```text\n{canonical_text}```\n")),
            "{canonical_text}"
        );
    }
    let [tournament, league, palast, vln] = all.as_slice() else {
        panic!("{all:?}");
    };
    let differences: Vec<(&str, &str)> = tournament
        .canonical_text
        .lines()
        .zip(league.canonical_text.lines())
        .filter(|(a, b)| a != b)
        .collect();
    assert_eq!(
        differences,
        [
            ("solo.lead=pflicht_only", "solo.lead=always_soloist"),
            ("pflichtsolo=1", "pflichtsolo=0"),
            (
                "vorbehalt.order=pflichtsolo,lustsolo,hochzeit",
                "vorbehalt.order=solo,hochzeit"
            ),
            ("list.games=24", "list.games=open"),
            ("list.redeal_after=pflichtsolo", "list.redeal_after="),
        ]
    );
    for (published, hash) in [
        (
            tournament,
            "5ac54f886c0a14981f93102b876f3044302d34c7ba7663ec7d3511f1c55608f6",
        ),
        (
            league,
            "181e31e47484884ba78dc3ea995c71cfb7bbda102518b835ccb5a4e7fcd3d2d7",
        ),
        (
            palast,
            "0df728d43499f361362c194b79c380b3447307eaa94355e577cd0d5494b29645",
        ),
        (
            vln,
            "224b07aac2c956faadace6df720db5e57a32a9c76bcc59d21b6c513b7bd6cdfa",
        ),
    ] {
        assert_eq!(published.options_hash(), hash);
        assert!(document.contains(hash));
    }
}

#[test]
fn rules_are_those_of_the_rule_set_asked_for() {
    assert_eq!(list("", v1::Language::En).len(), Rule::ALL.len());
    let league = list("dokoland-liga", v1::Language::De);
    assert!(league.iter().any(|it| it.id == "VORB-5"));
    assert!(!league.iter().any(|it| it.id == "VORB-3"));
    for rule in &league {
        assert_eq!(rule.sources.len(), 1, "{}", rule.id);
        assert_eq!(rule.texts.len(), 1, "{}", rule.id);
    }
    let mut request = v1::ListRulesRequest::default();
    request.set_kind(v1::RuleKind::Procedural);
    let procedural = answer(request).unwrap().rules;
    let kinds = Rule::ALL
        .into_iter()
        .filter(|it| it.kind() == Kind::Procedural);
    assert_eq!(procedural.len(), kinds.count());
}

/// The tables of a rule set of one's own are read off its own options.
#[test]
fn the_book_of_a_rule_set_of_ones_own_is_its_own() {
    let mut reference = named("ddv-tsr");
    let overrides = reference.overrides.get_or_insert_default();
    overrides.set_deck_nines(v1::DeckNines::Without);
    let ask = |reference: v1::RuleSetRef| {
        let mut request = v1::GetRuleSetRequest {
            rule_set: Some(reference),
            ..v1::GetRuleSetRequest::default()
        };
        request.set_language(v1::Language::En);
        answer(request)
    };
    let own = ask(reference.clone()).unwrap();
    let tournament = get("ddv-tsr", v1::Language::En);
    assert_eq!((own.hand_size, own.deck.len()), (10, 20));
    assert_eq!(own.orders.len(), tournament.orders.len());
    assert_eq!(own.orders[0].trump_count, 24);
    assert_eq!(own.title, "Rules of one's own");
    let nines = |book: &v1::GetRuleSetResponse| {
        let found = book
            .options
            .iter()
            .find(|it| it.option_path == "deck.nines");
        found
            .map(|it| (it.value.clone(), it.source.clone()))
            .unwrap()
    };
    let ((value, source), (_, base_source)) = (nines(&own), nines(&tournament));
    assert_eq!((value.as_str(), source), ("without", base_source));

    // All options of it are a rule set of their own, with the same answers and no sources.
    let hash = own.answered_by.unwrap().options_hash;
    let custom = v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Custom(Box::new(
            own.rule_set.unwrap(),
        ))),
        expected_options_hash: hash,
        ..v1::RuleSetRef::default()
    };
    let custom = ask(custom).unwrap();
    assert_eq!(
        (custom.orders, custom.canonical_text),
        (own.orders, own.canonical_text)
    );
    assert_eq!(custom.announcement_limits, own.announcement_limits);
    assert!(custom.options.iter().all(|it| it.source.is_empty()));

    reference.expected_options_hash = "0".repeat(64);
    let failure = ask(reference).unwrap_err();
    assert_eq!(failure.reason(), v1::ErrorReason::RuleSetChanged);
}

/// What an option switches on is a rule of that rule set, wherever it is from.
#[test]
fn rules_of_ones_own_are_those_of_the_base_and_what_differs() {
    let rules = |rule_set: v1::RuleSetRef| {
        let request = v1::ListRulesRequest {
            rule_set: Some(rule_set),
            ..v1::ListRulesRequest::default()
        };
        answer(request).unwrap()
    };
    let mut own = named("ddv-tsr");
    own.overrides
        .get_or_insert_default()
        .set_dulle_tie(v1::DulleTie::Second);
    let own = rules(own);
    assert_eq!(own.answered_by.unwrap().name, "custom");
    let base = list("ddv-tsr", v1::Language::Unspecified);
    let ids = |rules: &[v1::Rule]| rules.iter().map(|it| it.id.clone()).collect::<Vec<_>>();
    let (own, base) = (ids(&own.rules), ids(&base));
    assert!(base.iter().all(|it| own.contains(it)));

    let mut armut = named("ddv-tsr");
    let overrides = armut.overrides.get_or_insert_default();
    overrides.set_armut(v1::ArmutMode::Exchange);
    overrides.vorbehalt_order = Some(v1::VorbehaltRankList {
        values: vec![
            v1::VorbehaltRank::Solo.into(),
            v1::VorbehaltRank::Armut.into(),
            v1::VorbehaltRank::Hochzeit.into(),
        ],
    });
    let armut = rules(armut).rules;
    let pushed = armut.iter().find(|it| it.id == "ARM-4").unwrap();
    assert!(!base.contains(&pushed.id));
    assert!(pushed.sources.iter().any(|it| it.rule_set == "vln"));
    let follow = armut.iter().find(|it| it.id == "FOLLOW-2").unwrap();
    let sources: Vec<&str> = follow
        .sources
        .iter()
        .map(|it| it.rule_set.as_str())
        .collect();
    assert_eq!(sources, ["ddv-tsr"]);
    assert!(armut.len() < Rule::ALL.len());

    let custom = get("vln", v1::Language::Unspecified).rule_set.unwrap();
    let custom = v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Custom(Box::new(custom))),
        ..v1::RuleSetRef::default()
    };
    assert_eq!(rules(custom).rules.len(), Rule::ALL.len());
}

/// Two rule sets of one's own are compared with each other, and by edition.
#[test]
fn what_is_compared_with_may_be_ones_own() {
    let with_tie = |tie| {
        let mut reference = named("ddv-tsr");
        reference
            .overrides
            .get_or_insert_default()
            .set_dulle_tie(tie);
        reference
    };
    let check_in = |compare_with, language: v1::Language| {
        answer(v1::CheckRuleSetRequest {
            rule_set: Some(with_tie(v1::DulleTie::Second)),
            compare_with: Some(compare_with),
            language: language.into(),
        })
    };
    let check = |compare_with| check_in(compare_with, v1::Language::En);
    let told = |language| {
        let beside = check_in(with_tie(v1::DulleTie::SecondExceptLast), language).unwrap();
        let [tie] = beside.differences.as_slice() else {
            panic!("{:?}", beside.differences);
        };
        assert_eq!(tie.compared_value, "second_except_last");
        tie.text.clone()
    };
    assert_eq!(
        told(v1::Language::De),
        "Höhere von zwei ♥10 im selben Stich – hier: die zweite; dort: die zweite, im letzten Stich \
         die erste."
    );
    let english = told(v1::Language::En);
    let there = "; there: the second, in the last trick the first.";
    assert!(english.ends_with(there), "{english}");
    assert_eq!(
        check(with_tie(v1::DulleTie::Second)).unwrap().differences,
        []
    );
    let old = v1::RuleSetRef {
        edition: "1999".to_owned(),
        ..named("ddv-tsr")
    };
    let Failure { fields, .. } = check(old).unwrap_err();
    assert_eq!(fields[0].path, "compare_with.edition");
}

#[test]
fn every_reason_belongs_to_a_rule_and_has_texts() {
    let rules = list("", v1::Language::Unspecified);
    let given: BTreeSet<i32> = rules.iter().flat_map(|it| it.reasons.clone()).collect();
    let all: BTreeSet<i32> = REASONS.iter().map(|&it| it.number()).collect();
    assert_eq!(given, all);
    for rule in &rules {
        for reason in &rule.reasons {
            let with_texts = |language: v1::Language| {
                let language = i32::from(language);
                let mut templates = rule.templates.iter();
                templates.any(|it| it.reason == *reason && it.language == language)
            };
            assert!(
                with_texts(v1::Language::De) && with_texts(v1::Language::En),
                "{}",
                rule.id
            );
        }
    }
}

/// A text without a reason is one of a point or one of an acceptance, and which of them
/// is told by its rule.
#[test]
fn what_a_rule_allows_has_texts_and_is_no_point() {
    let rules = list("", v1::Language::En);
    let told = |id: &str| -> Vec<&str> {
        let found = rules.iter().find(|it| it.id == id).unwrap();
        let templates = found.templates.iter().filter(|it| it.reason == 0);
        templates.map(|it| it.text.as_str()).collect()
    };
    assert_eq!(told("FOLLOW-2"), ["{card} follows {demanded}."]);
    assert_eq!(
        told("ANN-8"),
        [
            "{announcement} announces everything from {lowest_missing} on, so the time for \
             {lowest_missing} counts."
        ]
    );
    for published in published::all() {
        for item in scoring::items(&published.rules) {
            assert!(texts::acceptance_templates(item.rule).is_empty());
            assert!(!told(item.rule.id()).is_empty(), "{}", item.rule);
        }
    }
}

/// A rule that refuses gives a reason; those about the deal give an
/// `ErrorReason` instead, because an impossible deal is no game.
#[test]
fn every_rule_that_refuses_gives_a_reason() {
    let silent: Vec<String> = list("", v1::Language::En)
        .into_iter()
        .filter(|it| it.kind() == v1::RuleKind::Refuses && it.reasons.is_empty())
        .map(|it| it.id)
        .collect();
    assert_eq!(silent, ["CARD-1", "CARD-2", "CARD-8"]);
}
