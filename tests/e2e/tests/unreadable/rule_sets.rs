//! Rules that nobody has published, and rules of one's own that cannot be.

use doko_proto::v1;

use super::case::{Case, named, rule_set};

/// The rules that are asked for.
pub(crate) const RULE_SETS: &[Case] = &[
    (
        "no rule set",
        |record| record.rule_set = None,
        &[("record.rule_set", "MISSING_FIELD")],
    ),
    (
        "a rule set without a name",
        |record| record.rule_set = Some(v1::RuleSetRef::default()),
        &[("record.rule_set.name", "MISSING_FIELD")],
    ),
    (
        "an empty name",
        |record| named(record, ""),
        &[("record.rule_set.name", "MISSING_FIELD")],
    ),
    (
        "a rule set that nobody has published",
        |record| named(record, "skat"),
        &[("record.rule_set.name", "UNKNOWN_RULE_SET")],
    ),
    (
        "a name in the wrong case",
        |record| named(record, "DDV-TSR"),
        &[("record.rule_set.name", "UNKNOWN_RULE_SET")],
    ),
    (
        "an edition that there never was",
        |record| rule_set(record).edition = "1999".to_owned(),
        &[("record.rule_set.edition", "UNKNOWN_EDITION")],
    ),
    (
        "the edition of another rule set",
        |record| rule_set(record).edition = "2011".to_owned(),
        &[("record.rule_set.edition", "UNKNOWN_EDITION")],
    ),
    (
        "a hash of other options",
        |record| rule_set(record).expected_options_hash = "0".repeat(64),
        &[("record.rule_set.expected_options_hash", "RULE_SET_CHANGED")],
    ),
    (
        "a hash that is none",
        |record| rule_set(record).expected_options_hash = "abc".to_owned(),
        &[("record.rule_set.expected_options_hash", "MALFORMED_FIELD")],
    ),
    (
        "the hash of the rule set that overrides change",
        |record| {
            let hash = "5ac54f886c0a14981f93102b876f3044302d34c7ba7663ec7d3511f1c55608f6";
            rule_set(record).expected_options_hash = hash.to_owned();
            overrides(record).set_dulle_tie(v1::DulleTie::Second);
        },
        &[("record.rule_set.expected_options_hash", "RULE_SET_CHANGED")],
    ),
    (
        "overrides that cannot be read",
        |record| {
            overrides(record).dulle_tie = 99;
            overrides(record).pflichtsolo = Some(5);
            overrides(record).solos = Some(v1::SoloList {
                values: vec![3, 77],
            });
        },
        &[
            ("record.rule_set.overrides.dulle_tie", "UNKNOWN_ENUM_VALUE"),
            (
                "record.rule_set.overrides.solos.values[1]",
                "UNKNOWN_ENUM_VALUE",
            ),
            ("record.rule_set.overrides.pflichtsolo", "MALFORMED_FIELD"),
        ],
    ),
    (
        "overrides that contradict what they override",
        |record| {
            overrides(record).set_armut(v1::ArmutMode::Exchange);
            overrides(record).armut_max_trumps = Some(6);
        },
        &[
            (
                "record.rule_set.overrides.vorbehalt_order",
                "RULE_SET_CONTRADICTION",
            ),
            (
                "record.rule_set.overrides.armut_max_trumps",
                "RULE_SET_CONTRADICTION",
            ),
        ],
    ),
    (
        "overrides of a rule set of one's own",
        |record| {
            custom(record);
            overrides(record).set_dulle_tie(v1::DulleTie::Second);
        },
        &[("record.rule_set.overrides", "CONTRADICTORY_FIELDS")],
    ),
    (
        "an edition of a rule set of one's own",
        |record| {
            custom(record);
            rule_set(record).edition = "1".to_owned();
        },
        &[("record.rule_set.edition", "CONTRADICTORY_FIELDS")],
    ),
    (
        "a rule set of one's own that lacks an option",
        |record| custom(record).win_tie_120 = 0,
        &[("record.rule_set.custom.win_tie_120", "MISSING_FIELD")],
    ),
    (
        "a rule set of one's own that contradicts itself",
        |record| custom(record).list_games_fixed = Some(3),
        &[(
            "record.rule_set.custom.pflichtsolo",
            "RULE_SET_CONTRADICTION",
        )],
    ),
];

fn overrides(record: &mut v1::GameRecord) -> &mut v1::RuleSet {
    rule_set(record).overrides.get_or_insert_default()
}

/// Makes the rules those of `ddv-tsr`, each of them said.
fn custom(record: &mut v1::GameRecord) -> &mut v1::RuleSet {
    use v1::rule_set_ref::Source;
    let request = v1::GetRuleSetRequest {
        rule_set: Some(v1::RuleSetRef {
            source: Some(Source::Name("ddv-tsr".to_owned())),
            ..Default::default()
        }),
        ..Default::default()
    };
    let said = doko_wire::answer(request).ok().and_then(|it| it.rule_set);
    let rules = rule_set(record);
    rules.edition.clear();
    rules.expected_options_hash.clear();
    rules.source = Some(Source::Custom(Box::new(said.unwrap_or_default())));
    match &mut rules.source {
        Some(Source::Custom(custom)) => custom,
        Some(Source::Name(_)) | None => rules.overrides.get_or_insert_default(),
    }
}
