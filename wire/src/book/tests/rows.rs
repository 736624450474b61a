//! How points and conditions are written, for people and for the hash.

use super::*;

fn book(overrides: v1::RuleSet) -> v1::GetRuleSetResponse {
    let request = v1::GetRuleSetRequest {
        rule_set: Some(v1::RuleSetRef {
            overrides: Some(Box::new(overrides)),
            ..named("ddv-tsr")
        }),
        language: v1::Language::En.into(),
    };
    answer(request).unwrap()
}

/// The texts of the rows of these kinds, in their order.
fn texts(book: &v1::GetRuleSetResponse, kinds: &[v1::ScoreItemKind]) -> Vec<String> {
    let rows = book.scoring.iter().filter(|it| kinds.contains(&it.kind()));
    rows.map(|it| it.text.clone()).collect()
}

fn mirrored(ansage: v1::ScoreAnsage) -> v1::GetRuleSetResponse {
    book(v1::RuleSet {
        score_failed_absage: v1::FailedAbsage::Mirror.into(),
        score_ansage: ansage.into(),
        ..v1::RuleSet::default()
    })
}

#[test]
fn the_row_of_an_absage_names_it() {
    use v1::ScoreItemKind::{Keine30Announced, Keine60Announced, Keine90Announced};
    let levels = ["keine 90", "keine 60", "keine 30", "schwarz"];
    let adding = mirrored(v1::ScoreAnsage::PlusTwo);
    let missed = texts(&adding, &[v1::ScoreItemKind::MirroredAbsage]);
    assert_eq!(missed.len(), 4);
    for (text, level) in missed.iter().zip(levels) {
        let begins = format!("Absage {level} of the losers missed");
        assert!(text.starts_with(&begins), "{text}");
    }
    let kinds = [
        Keine90Announced,
        Keine60Announced,
        Keine30Announced,
        v1::ScoreItemKind::SchwarzAnnounced,
    ];
    for (kind, level) in kinds.into_iter().zip(levels) {
        let announced = texts(&adding, &[kind]);
        let begins = format!("Absage {level} of ");
        let all = announced.iter().all(|it| it.starts_with(&begins));
        assert!(all && announced.len() == 2, "{announced:?}");
    }
}

#[test]
fn an_ansage_doubles_each_time_or_once() {
    let kinds = [
        v1::ScoreItemKind::ReAnnounced,
        v1::ScoreItemKind::KontraAnnounced,
    ];
    let each = mirrored(v1::ScoreAnsage::DoubleEach);
    let doubles = "announced: the base counts double";
    assert_eq!(
        texts(&each, &kinds),
        [format!("Re {doubles}."), format!("Kontra {doubles}.")]
    );
    let missed = texts(&each, &[v1::ScoreItemKind::MirroredAbsage]);
    let begins = "Each level of a missed Absage of the losers";
    assert!(
        missed.len() == 1 && missed[0].starts_with(begins),
        "{missed:?}"
    );
    let once = mirrored(v1::ScoreAnsage::DoubleOnce);
    let doubles = format!("{doubles}; after both Ansagen it is doubled only once.");
    assert_eq!(
        texts(&once, &kinds),
        [format!("Re {doubles}"), format!("Kontra {doubles}")]
    );
}

/// The example of `docs/OPTIONS_HASH.md`.
#[test]
fn conditions_for_throwing_in_are_written_by_kind_and_number() {
    let condition = |kind: v1::ThrowKind, number| v1::ThrowCondition {
        kind: kind.into(),
        number,
        ..v1::ThrowCondition::default()
    };
    let thrown = book(v1::RuleSet {
        throw_conditions: Some(v1::ThrowConditionList {
            values: vec![
                condition(v1::ThrowKind::Trumps, Some(3)),
                condition(v1::ThrowKind::FoxHighest, None),
                condition(v1::ThrowKind::Kings, Some(5)),
            ],
        }),
        ..v1::RuleSet::default()
    });
    let mut lines = thrown.canonical_text.lines();
    assert!(lines.any(|it| it == "throw=kings>=5,trumps<=3,fox_highest"));
}
