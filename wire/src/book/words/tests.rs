//! Every value has words, and they read as people speak.

use doko_proto::options::{self, OPTIONS};
use prost_reflect::{DescriptorPool, EnumDescriptor, FieldDescriptor};

use super::of;
use crate::published;
use crate::texts::Language;

fn values_of(values: &EnumDescriptor) -> Vec<String> {
    let zero = values.get_value(0).unwrap().name().to_owned();
    let prefix = zero.strip_suffix("UNSPECIFIED").unwrap();
    let names = values.values().filter(|it| it.number() != 0);
    names
        .map(|it| it.name().strip_prefix(prefix).unwrap().to_lowercase())
        .collect()
}

/// The values of an option, or of a part of one, that have no words: a list has a fixed length
/// beside its names, and not every rank is a value.
fn has_no_words(option: &str, value: &str) -> bool {
    match option {
        "list.games" => value == "fixed",
        "schweine.above" => !["ten", "king", "nine"].contains(&value),
        // It is written `augen<=30`.
        "throw" => value == "few_augen",
        _ => false,
    }
}

#[test]
fn every_value_of_an_enum_has_words() {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let rule_set = pool.get_message_by_name("doppelkopf.rules.v1.RuleSet");
    let rule_set = rule_set.unwrap();
    let mut seen = 0;
    for option in OPTIONS {
        let field = rule_set.get_field_by_name(option.field).unwrap();
        for (part, values) in enums(&field) {
            for value in values_of(&values) {
                let known = ["", ">=#", "<=#"].iter().any(|end| {
                    let value = format!("{part}{value}{end}");
                    option.words.iter().any(|(name, _)| *name == value)
                });
                let is_known = !has_no_words(option.path, &value);
                assert_eq!(known, is_known, "{}={part}{value}", option.path);
                seen += 1;
            }
        }
    }
    assert!(seen > 150, "{seen}");
}

/// The enums of the values of a field, or of its parts, each with what stands before a value.
fn enums(field: &FieldDescriptor) -> Vec<(String, EnumDescriptor)> {
    let kind = field.kind();
    match (kind.as_enum(), kind.as_message()) {
        (Some(values), _) => vec![(String::new(), values.clone())],
        (None, Some(message)) => {
            // Cards have their own words, and a second condition those of the first.
            let named = |part: &FieldDescriptor| !["card", "also"].contains(&part.name());
            let parts = message.fields().filter(named).flat_map(|part| {
                let is_list = part.name() == "values" || part.name() == "kind";
                let before = if is_list {
                    String::new()
                } else {
                    format!("{}:", part.name())
                };
                let inner = enums(&part).into_iter();
                inner.map(move |(rest, values)| (format!("{before}{rest}"), values))
            });
            parts.collect()
        }
        (None, None) => Vec::new(),
    }
}

#[test]
fn published_rule_sets_are_said_without_identifiers() {
    for published in published::all() {
        let values = options::canonical(&published.message);
        for (option, (path, value)) in OPTIONS.iter().zip(values) {
            for language in Language::ALL {
                let said = of(language, option, &value);
                let plain = !said.is_empty() && !said.contains(['_', '=', '<', '>', '{', '#']);
                assert!(plain, "{path}={value}: {said}");
            }
        }
    }
}

#[test]
fn no_value_has_words_twice() {
    for option in OPTIONS {
        for (i, (name, words)) in option.words.iter().enumerate() {
            let mut others = option.words.iter().take(i);
            let path = option.path;
            assert!(!others.any(|(other, _)| other == name), "{path}={name}");
            let gaps = [words.de, words.en].map(|it| it.contains("{}"));
            assert_eq!(gaps, [name.ends_with('#'); 2], "{path}={name}");
        }
    }
}

#[test]
fn values_are_said_as_people_speak() {
    let option = |path| options::find(path).unwrap();
    let german = |path, value| of(Language::De, option(path), value);
    let english = |path, value| of(Language::En, option(path), value);
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
        german("throw", "highest<=DJ,kings>=4&nines>=4"),
        "ohne Trumpf über ♦B oder mit mindestens 4 Königen und mit mindestens 4 Neunen"
    );
    assert_eq!(
        english("throw", "augen<=34,full>=7"),
        "with at most 34 Augen or with 7 or more aces and tens"
    );
    assert_eq!(
        german("feigheit.levels", "0,1,2,3"),
        "keine, Re/Kontra, keine 90 und keine 60"
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
            "augen:30;excused_by:nobody;step:ansage;in_hochzeit:none"
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
