//! Every value has words, and they read as people speak.

use doko_proto::v1;
use prost_reflect::{DescriptorPool, EnumDescriptor, FieldDescriptor};

use super::super::canonical;
use super::{TABLE, of};
use crate::published;
use crate::texts::Language;

/// The options with enums behind them, and the names of their values: the field
/// itself, or the entries of its list.
fn enums() -> Vec<(String, Vec<String>)> {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let rule_set = pool
        .get_message_by_name("doppelkopf.rules.v1.RuleSet")
        .unwrap();
    let options = canonical::values(&v1::RuleSet::default());
    let fields = rule_set
        .fields()
        .filter(|it| it.name() != "list_games_fixed");
    let mut found = Vec::new();
    for (field, (option, _)) in fields.zip(options) {
        let kind = field.kind();
        let values = match kind.as_message().map(|it| it.get_field_by_name("values")) {
            Some(Some(entries)) => names(&entries),
            Some(None) => continue,
            None => names(&field),
        };
        found.push((option.to_owned(), values));
    }
    found
}

fn names(field: &FieldDescriptor) -> Vec<String> {
    let kind = field.kind();
    kind.as_enum().map(values_of).unwrap_or_default()
}

fn values_of(values: &EnumDescriptor) -> Vec<String> {
    let zero = values.get_value(0).unwrap().name().to_owned();
    let prefix = zero.strip_suffix("UNSPECIFIED").unwrap();
    let names = values.values().filter(|it| it.number() != 0);
    names
        .map(|it| it.name().strip_prefix(prefix).unwrap().to_lowercase())
        .collect()
}

#[test]
fn every_value_of_an_enum_has_words() {
    let enums = enums();
    assert_eq!(
        enums.iter().filter(|(_, values)| values.len() > 1).count(),
        51
    );
    for (option, values) in enums {
        for value in values {
            // A list has a fixed length beside its names, and ranks are no values.
            let no_value = match option.as_str() {
                "list.games" => value == "fixed",
                "schweine.above" => !["ten", "king", "nine"].contains(&value.as_str()),
                _ => false,
            };
            let known = TABLE
                .iter()
                .any(|it| it.option == option && it.value == value);
            assert_eq!(known, !no_value, "{option}={value}");
        }
    }
}

#[test]
fn every_value_inside_a_message_has_words() {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    for (option, name, part) in [
        ("throw", "ThrowKind", ""),
        ("ann.pflicht", "PflichtansageSilence", "only_if_none:"),
        ("ann.pflicht", "PflichtansageCondition", "only_re_kontra:"),
        ("ann.pflicht", "PflichtansageHochzeit", "in_hochzeit:"),
        ("bock", "BockTrigger", "triggers:"),
        ("bock", "BockAppend", "append:"),
    ] {
        let name = format!("doppelkopf.rules.v1.{name}");
        for value in values_of(&pool.get_enum_by_name(&name).unwrap()) {
            let known = ["", ">=#", "<=#"].iter().any(|end| {
                let value = format!("{part}{value}{end}");
                TABLE
                    .iter()
                    .any(|it| it.option == option && it.value == value)
            });
            assert!(known, "{option}: {part}{value}");
        }
    }
}

#[test]
fn published_rule_sets_are_said_without_identifiers() {
    for published in published::all() {
        for (option, value) in canonical::values(&published.message) {
            for language in Language::ALL {
                let said = of(language, option, &value);
                let plain = !said.is_empty() && !said.contains(['_', '=', '<', '>', '{', '#']);
                assert!(plain, "{option}={value}: {said}");
            }
        }
    }
}

#[test]
fn no_value_has_words_twice() {
    for (i, row) in TABLE.iter().enumerate() {
        let mut others = TABLE.iter().take(i);
        let twin = others.any(|it| (it.option, it.value) == (row.option, row.value));
        assert!(!twin, "{row:?}");
        let gaps = [row.text.de, row.text.en].map(|it| it.contains("{}"));
        assert_eq!(gaps, [row.value.ends_with('#'); 2], "{row:?}");
    }
}

#[test]
fn values_are_said_as_people_speak() {
    let german = |option, value| of(Language::De, option, value);
    let english = |option, value| of(Language::En, option, value);
    assert_eq!(german("deal.packets", "3,4,3"), "3-4-3");
    assert_eq!(german("pflichtsolo", "1"), "eins");
    assert_eq!(german("pflichtsolo", "2"), "zwei");
    assert_eq!(german("list.games", "24"), "24");
    assert_eq!(german("hochzeit.limit", "3"), "bis zum 3. Stich");
    assert_eq!(english("hochzeit.limit", "3"), "trick 3");
    assert_eq!(
        german("vorbehalt.order", "solo,armut,hochzeit"),
        "Solo vor Armut vor Hochzeit"
    );
    assert_eq!(
        german("solos", "karo,damen,buben"),
        "Karo-Solo, Damensolo und Bubensolo"
    );
    assert_eq!(english("solos", ""), "none");
    assert_eq!(german("schweine.above", "ten,king"), "♦10, darüber ♦K");
    assert_eq!(
        german("throw", "kings>=5,trumps<=3,max_one_trump"),
        "mit mindestens 5 Königen, mit höchstens 3 Trümpfen oder mit höchstens einem Trumpf"
    );
    assert_eq!(
        english("ann.max", "1,2,3,4,5"),
        "1 for Re/Kontra, 2 for keine 90, 3 for keine 60, 4 for keine 30, 5 for schwarz"
    );
    assert_eq!(
        german("ann.per_party_max", "re:1,2,3,4,5;kontra:3,4,5,6,7"),
        "ja (Re 1, 2, 3, 4, 5; Kontra 3, 4, 5, 6, 7)"
    );
    assert_eq!(german("ann.per_party_max", "none"), "nein");
    assert_eq!(
        german("hochzeit.selectors", "any,fehl,trumpf"),
        "mit dem ersten Stich, mit dem ersten Fehlstich oder mit dem ersten Trumpfstich"
    );
    assert_eq!(
        german(
            "ann.pflicht",
            "augen:30;only_if_none:any;only_re_kontra:no_ansage_of_party;in_hochzeit:none"
        ),
        "ja, ab 30 Augen, auch wenn schon etwas angesagt ist, nur Re oder Kontra, nicht in der \
         Hochzeit"
    );
    assert_eq!(
        german(
            "bock",
            "triggers:tie_120,solo_lost;factor:2;games:players;append:append"
        ),
        "nach 120 zu 120 oder nach einem verlorenen Solo, zum doppelten Wert, so viele Spiele \
         lang, wie Spieler am Tisch sitzen, neue im Anschluss an die offenen"
    );
    assert_eq!(
        german("pflichtsolo.kind", "color:1;picture:0"),
        "ein Farbsolo"
    );
    assert_eq!(
        english("pflichtsolo.kind", "color:1;picture:2"),
        "one Farbsolo, 2 picture soli"
    );
}
