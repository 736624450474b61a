//! Where an option stands in the rule sets of the engine: at the name of its field, but for what
//! the tables here say.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use prost_reflect::EnumDescriptor;

use crate::options::{HEAD, RuleOption, Shape};

/// The parts of a rule set that have a struct of their own: how the names of their fields begin in
/// the message, the field of the rule set, and the type.
const GROUPS: [(&str, &str, &str); 9] = [
    ("hochzeit_", "hochzeit", "HochzeitRules"),
    ("schweine_", "schweine", "SchweineRules"),
    ("armut_", "armut", "ArmutRules"),
    ("throw_", "throwing", "ThrowRules"),
    ("ann_", "announcement", "AnnouncementRules"),
    ("score_", "score", "ScoreRules"),
    ("list_", "list", "ListRules"),
    ("feigheit_", "feigheit", "FeigheitRules"),
    ("bock_", "bock_how", "BockHow"),
];

/// Options that have another name in the engine than their field says.
const PLACES: [(&str, &str); 17] = [
    ("deck_nines", "deck"),
    ("pflichtsolo_kind", "pflichtsolo_kinds"),
    ("armut", "armut.mode"),
    ("armut_second_armut", "armut.second"),
    ("armut_return", "armut.returned"),
    ("armut_report_trumps", "armut.report"),
    ("win_tie_120", "tie_120"),
    ("win_schwarz_by", "schwarz_by"),
    ("win_strict_ansage", "strict_ansage"),
    ("score_base_at_120_120", "score.base_at_120"),
    ("score_sonder_doubling", "score.special_points_doubled"),
    ("score_sonder", "score.special_points"),
    ("score_sonder_in_solo", "score.special_points_in_solo"),
    ("feigheit", "feigheit.from"),
    ("table_players", "list.players"),
    ("table_seating", "list.seating"),
    ("table_offsets", "list.offsets"),
];

/// Options that are read and written by hand: the engine has another type for them.
const BY_HAND: [&str; 12] = [
    "vorbehalt_order",
    "schweine_above",
    "throw_conditions",
    "ann_max",
    "ann_reply_extra",
    "ann_pflicht",
    "bock",
    "pflichtsolo_kind",
    "list_games",
    "solo_rank",
    "feigheit_levels",
    "table_offsets",
];

/// Of these the engine knows nothing, or they are part of another option there.
const ELSEWHERE: [&str; 2] = ["deal_packets", "ann_per_party_max"];

/// Enums that have another name in the engine.
const ENUMS: [(&str, &str); 15] = [
    ("AnnCounter", "Counter"),
    ("AnnEarliest", "Earliest"),
    ("AnnSkipAbsagen", "Skip"),
    ("AnnSkipAnsage", "Skip"),
    ("ClaimMode", "Claims"),
    ("DeckNines", "Deck"),
    ("HochzeitOwnTrick", "OwnTrick"),
    ("HochzeitSelector", "Selector"),
    ("HochzeitSilent", "SilentHochzeit"),
    ("PenaltyMode", "Penalties"),
    ("RedealAfter", "DealAgain"),
    ("ScoreCounting", "Counting"),
    ("SonderDoubling", "SpecialPointsDoubled"),
    ("SonderInSolo", "SpecialPointsInSolo"),
    ("VorbehaltRank", "Category"),
];

/// Values that have another name in the engine.
const VALUES: [(&str, &str); 2] = [
    ("DECK_NINES_WITH", "WithNines"),
    ("DECK_NINES_WITHOUT", "WithoutNines"),
];

/// The enum that the engine has a number for instead.
const NUMBER: &str = "AnnReply";

fn in_table<'a>(table: &[(&'static str, &'static str)], name: &'a str) -> Option<&'a str> {
    let row = table.iter().find(|(here, _)| *here == name);
    row.map(|(_, there)| *there)
}

/// The path of an option in a `RuleSet` of the engine.
fn place(field: &str) -> String {
    if let Some(place) = in_table(&PLACES, field) {
        return place.to_owned();
    }
    let group = GROUPS.iter().find(|(start, ..)| field.starts_with(start));
    group.map_or_else(
        || field.to_owned(),
        |(start, group, _)| field.replacen(start, &format!("{group}."), 1),
    )
}

/// What reads and writes rule sets of the engine.
pub(crate) fn rules(options: &[RuleOption]) -> String {
    let message: String = options.iter().map(field_of_message).collect();
    let read: String = options.iter().map(read).collect();
    let rules = rule_set(options);
    let mut seen = BTreeSet::new();
    let mut pairs = String::new();
    for option in options {
        for values in option.enums() {
            if seen.insert(values.full_name().to_owned()) {
                pairs += &paired(&values);
            }
        }
    }
    format!(
        "{HEAD}
use doko_engine::{{self as engine, RuleSet}};
use doko_proto::v1;

use super::read::Reader;
use super::write;
use crate::values::{{Value, pairs}};

/// All options of a rule set that is dealt in these packets.
pub(crate) fn message(rules: &RuleSet, packets: &[u32]) -> v1::RuleSet {{
    v1::RuleSet {{{message}
        list_games_fixed: write::list_games_fixed(rules),
    }}
}}

impl Reader<'_> {{
    /// Every option. All are read before any is missed, so that every problem is named.
    pub(super) fn rules(&mut self, message: &v1::RuleSet) -> Option<RuleSet> {{
        {read}
        Some({rules})
    }}
}}

pairs! {{
{pairs}}}
"
    )
}

/// The field of a message, written out of the `rules` of the engine.
fn field_of_message(option: &RuleOption) -> String {
    let field = option.name();
    let place = place(field);
    if field == "deal_packets" {
        return format!("{field}: Some(v1::PacketList {{ values: packets.to_vec() }}),");
    }
    if BY_HAND.contains(&field) || ELSEWHERE.contains(&field) {
        return format!("{field}: write::{field}(rules),");
    }
    match &option.shape {
        Shape::One(values) => {
            format!(
                "{field}: Value::<v1::{}>::number(rules.{place}),",
                values.name()
            )
        }
        Shape::Ones(values) => format!(
            "{field}: Some(v1::{} {{ values: rules.{place}.iter().map(Value::<v1::{}>::number).collect() }}),",
            option.message().unwrap_or_default(),
            values.name()
        ),
        _ => format!("{field}: Some(u32::from(rules.{place})),"),
    }
}

/// Reads an option out of the `message`.
fn read(option: &RuleOption) -> String {
    let field = option.name();
    if ELSEWHERE.contains(&field) {
        return String::new();
    }
    if BY_HAND.contains(&field) {
        return format!("let {field} = self.{field}(message);");
    }
    match &option.shape {
        Shape::One(values) => format!(
            "let {field} = self.value::<v1::{}, _>({field:?}, message.{field});",
            values.name()
        ),
        Shape::Ones(values) => format!(
            "let {field} = message.{field}.as_ref().map(|it| &it.values);
            let {field} = self.values::<v1::{}, _>({field:?}, {field});",
            values.name()
        ),
        _ => {
            let (least, most) = option.bounds();
            format!("let {field} = self.number({field:?}, message.{field}, {least}, {most});")
        }
    }
}

/// The rule set of what was read.
fn rule_set(options: &[RuleOption]) -> String {
    let mut groups: BTreeMap<String, String> = BTreeMap::new();
    let mut fields = String::new();
    for option in options {
        let field = option.name();
        if ELSEWHERE.contains(&field) {
            continue;
        }
        let is_set = matches!(option.shape, Shape::Ones(_)) && !BY_HAND.contains(&field);
        let value = if is_set {
            format!("{field}?.as_slice().into()")
        } else {
            format!("{field}?")
        };
        match place(field).split_once('.') {
            Some((group, name)) => {
                let group = groups.entry(group.to_owned()).or_default();
                let _ = write!(group, "{name}: {value},");
            }
            None => {
                let _ = write!(fields, "{}: {value},", place(field));
            }
        }
    }
    for (_, group, kind) in GROUPS {
        let all = groups.remove(group).unwrap_or_default();
        let _ = write!(fields, "{group}: engine::{kind} {{ {all} }},");
    }
    format!("RuleSet {{ {fields} }}")
}

/// The values of an enum beside those of the engine.
fn paired(values: &EnumDescriptor) -> String {
    let name = values.name();
    if name == NUMBER {
        return String::new();
    }
    let there = in_table(&ENUMS, name).unwrap_or(name);
    let zero = values.default_value().name().to_owned();
    let start = zero.strip_suffix("UNSPECIFIED").unwrap_or_default();
    let all = values.values().filter(|it| it.number() != 0);
    let all: Vec<String> = all
        .map(|it| {
            let name = camel(it.name().strip_prefix(start).unwrap_or_default());
            let here = in_table(&VALUES, it.name()).unwrap_or(&name);
            format!("{here} = {name}")
        })
        .collect();
    format!("    {there} <-> {name} {{ {} }}\n", all.join(", "))
}

/// `FIRST_ONLY` is `FirstOnly`.
fn camel(name: &str) -> String {
    let words = name.split('_').map(|word| {
        let (first, rest) = word.split_at_checked(1).unwrap_or((word, ""));
        first.to_owned() + &rest.to_ascii_lowercase()
    });
    words.collect()
}
