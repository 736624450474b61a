use super::{entry, source};
use doko_engine::Rule;
use doko_proto::options;

#[test]
fn every_rule_has_words_in_both_languages() {
    for rule in Rule::ALL {
        let entry = entry(rule);
        for words in [entry.title, entry.text] {
            for words in [words.de, words.en] {
                assert!(!words.trim().is_empty(), "{rule} lacks words");
                assert!(!words.contains("  "), "{rule}: two blanks in {words:?}");
            }
        }
        for words in [entry.text.de, entry.text.en] {
            assert!(
                words.ends_with(['.', '?']),
                "{rule}: {words:?} is no sentence"
            );
        }
        for words in [entry.title.de, entry.title.en] {
            assert!(
                words.split(' ').count() <= 5,
                "{rule}: {words:?} is no title"
            );
        }
    }
}

#[test]
fn every_rule_has_an_entry_of_its_own() {
    for (place, rule) in Rule::ALL.into_iter().enumerate() {
        for other in Rule::ALL.into_iter().skip(place + 1) {
            assert_ne!(entry(rule).title, entry(other).title, "{rule} and {other}");
            assert_ne!(entry(rule).text, entry(other).text, "{rule} and {other}");
        }
    }
}

#[test]
fn every_rule_belongs_to_a_rule_set_and_says_where_it_stands() {
    for rule in Rule::ALL {
        assert!(!entry(rule).sources.is_empty(), "{rule} has no source");
        for given in entry(rule).sources {
            assert_eq!(
                source(rule, given.rule_set),
                Some(given),
                "{rule} has two sources"
            );
        }
    }
    assert_eq!(source(Rule::Follow2, "no-such-rule-set"), None);
}

#[test]
fn a_rule_has_no_source_in_a_rule_set_without_it() {
    for rule in [Rule::List1, Rule::Vorb3, Rule::Vorb10, Rule::Vorb11] {
        assert_eq!(source(rule, "dokoland-liga"), None, "{rule}");
    }
    for rule in [Rule::List5, Rule::Vorb5] {
        assert_eq!(source(rule, "ddv-tsr"), None, "{rule}");
    }
}

#[test]
fn a_citation_names_the_paragraph_or_the_page() {
    let citation = |rule, rule_set| source(rule, rule_set).map(|source| source.citation);
    assert_eq!(citation(Rule::Follow2, "ddv-tsr"), Some("TSR 5.2.2"));
    assert_eq!(citation(Rule::Follow2, "dokoland-liga"), Some("TSR 5.2.2"));
    assert_eq!(
        citation(Rule::Lead2, "dokoland-liga"),
        Some("Turnierspielregeln (Dokoland-Wiki), Soli"),
    );
}

/// The edition is that of the text that is cited, whichever rule set goes by it.
#[test]
fn an_edition_belongs_to_the_text_that_is_cited() {
    const TEXTS: [(&str, &str); 4] = [
        ("TSR ", "2026-02-21"),
        ("Turnierspielregeln (Dokoland-Wiki)", "2011"),
        ("Doppelkopf-Regeln des VLN", "1"),
        ("Doppelkopf-Palast, Spielregeln", "1"),
    ];
    for rule in Rule::ALL {
        for given in entry(rule).sources {
            let mut texts = TEXTS.iter();
            let text = texts.find(|(text, _)| given.citation.starts_with(text));
            // A custom has none.
            let edition = text.map_or("", |(_, edition)| edition);
            assert_eq!(given.edition, edition, "{rule}: {}", given.citation);
        }
    }
    let edition = |rule, rule_set| source(rule, rule_set).map(|it| it.edition);
    assert_eq!(edition(Rule::Arm4, "vln"), Some(""));
    assert_eq!(edition(Rule::Auc1, "vln"), Some("1"));
}

#[test]
fn options_are_known_ones() {
    for rule in Rule::ALL {
        for option in entry(rule).options {
            assert!(options::find(option).is_some(), "{rule} names {option}");
        }
    }
}

#[test]
fn every_option_is_touched_by_a_rule() {
    for option in options::OPTIONS {
        let mut touching = Rule::ALL
            .into_iter()
            .filter(|&rule| entry(rule).options.contains(&option.path));
        assert!(
            touching.next().is_some(),
            "no rule is touched by {}",
            option.path
        );
    }
}
