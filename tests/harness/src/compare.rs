//! When an answer agrees with an expected one.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::{Answer, Strictness};

/// What is different in `got`, or `None` if it agrees with `expected`.
///
/// Only fields that `expected` has are compared. Sets of cards and seats,
/// skipped levels and the lines of a settlement may come in any order. Of the
/// reasons and violations all are compared, or without `all_reasons` only the first. Of
/// the asks of a dialogue only the first is compared: who else will be asked
/// depends on its answer.
pub fn mismatch(expected: &Answer, got: &Answer, all_reasons: bool) -> Option<String> {
    mismatch_within(expected, got, all_reasons, Strictness::Full)
}

/// The same, of as much of the answers as `strictness` asks for.
pub fn mismatch_within(
    expected: &Answer,
    got: &Answer,
    all_reasons: bool,
    strictness: Strictness,
) -> Option<String> {
    if let Answer::Failed(why) = got {
        return Some(format!("no answer: {why}"));
    }
    let expected = strictness.kept(fields(expected, all_reasons));
    let got = strictness.kept(fields(got, all_reasons));
    let different: Vec<String> = expected
        .iter()
        .filter(|(name, value)| got.get(*name) != Some(value))
        .map(|(name, value)| {
            let found = got
                .get(name)
                .map_or_else(|| "nothing".to_owned(), Value::to_string);
            format!("{name}: expected {value}, got {found}")
        })
        .collect();
    (!different.is_empty()).then(|| different.join("; "))
}

/// The fields of an answer in the form in which they are compared.
pub(crate) fn fields(answer: &Answer, all_reasons: bool) -> Map<String, Value> {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(answer) else {
        return Map::new();
    };
    for (name, value) in &mut fields {
        match (name.as_str(), &mut *value) {
            ("legal" | "cards", Value::String(cards)) => *cards = sorted_kinds(cards),
            ("reSeats" | "includes" | "problems", Value::Array(list)) => {
                list.sort_by_key(Value::to_string);
            }
            ("asks", Value::Array(asks)) if !is_declaration(asks) => asks.truncate(1),
            ("items", Value::Array(items)) => *value = added_up(items),
            ("reasons" | "violations", Value::Array(reasons)) if !all_reasons => {
                reasons.truncate(1);
            }
            (_, _) => {}
        }
    }
    fields
}

/// Whether these asks begin with one for a declaration, which every seat that
/// has not spoken owes.
fn is_declaration(asks: &[Value]) -> bool {
    let question = asks.first().and_then(|ask| ask.get("question"));
    question.and_then(Value::as_str) == Some("declaration")
}

/// Each kind once, in a fixed order.
fn sorted_kinds(cards: &str) -> String {
    let mut kinds: Vec<&str> = cards.split_whitespace().collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.join(" ")
}

/// The points of each rule and party.
fn added_up(items: &[Value]) -> Value {
    let mut sums = BTreeMap::new();
    for item in items {
        if let Some([rule, party, points]) = item.as_array().map(Vec::as_slice) {
            let line = format!("{} {}", plain(rule), plain(party));
            *sums.entry(line).or_insert(0) += points.as_i64().unwrap_or_default();
        }
    }
    json!(sums)
}

/// A text without its quotation marks.
fn plain(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ask, Item, LegalCardsAnswer, PlayAnswer, ScoreAnswer, Verdict};
    use crate::{VorbehalteAnswer, VorbehalteOutcome};

    fn refused(reasons: &[&str]) -> Answer {
        Answer::Play(PlayAnswer {
            verdict: Verdict::Refused,
            reasons: Some(reasons.iter().map(|&reason| reason.to_owned()).collect()),
            rule: None,
            legal: None,
        })
    }

    fn items(items: &[(&str, &str, i32)]) -> Answer {
        let items = items
            .iter()
            .map(|(rule, party, points)| Item((*rule).to_owned(), (*party).to_owned(), *points));
        Answer::Score(ScoreAnswer {
            items: Some(items.collect()),
            ..ScoreAnswer::default()
        })
    }

    #[test]
    fn the_primary_reason_decides_unless_all_are_asked_for() {
        let expected = refused(&["OUT_OF_TURN"]);
        let got = refused(&["OUT_OF_TURN", "REVOKE"]);
        assert_eq!(mismatch(&expected, &got, false), None);
        let told = mismatch(&expected, &got, true).unwrap();
        assert_eq!(
            told,
            r#"reasons: expected ["OUT_OF_TURN"], got ["OUT_OF_TURN","REVOKE"]"#
        );
    }

    #[test]
    fn cards_are_a_set_and_items_are_added_up() {
        let cards = |text: &str| {
            Answer::LegalCards(LegalCardsAnswer {
                cards: text.to_owned(),
            })
        };
        assert_eq!(mismatch(&cards("HK CA"), &cards("CA HK HK"), false), None);
        assert!(mismatch(&cards("HK CA"), &cards("CA"), false).is_some());

        let one = items(&[("SCORE-8", "re", 2), ("SCORE-1", "re", 1)]);
        let other = items(&[
            ("SCORE-1", "re", 1),
            ("SCORE-8", "re", 1),
            ("SCORE-8", "re", 1),
        ]);
        assert_eq!(mismatch(&one, &other, false), None);
    }

    fn asks(question: &str, seats: &[u8]) -> Answer {
        let asks = seats.iter().map(|&seat| Ask {
            seat,
            question: question.to_owned(),
        });
        Answer::Vorbehalte(VorbehalteAnswer {
            outcome: VorbehalteOutcome::NeedsInput,
            asks: Some(asks.collect()),
            ..VorbehalteAnswer::default()
        })
    }

    #[test]
    fn all_declarations_are_compared_but_only_the_next_question_of_a_dialogue() {
        let compared = |question, expected: &[u8], got: &[u8]| {
            mismatch(&asks(question, expected), &asks(question, got), false)
        };
        assert_eq!(compared("category_solo", &[2], &[2, 3]), None);
        assert!(compared("category_solo", &[2], &[3]).is_some());
        assert!(compared("declaration", &[2], &[2, 3]).is_some());
    }

    #[test]
    fn what_is_not_expected_is_not_compared_and_a_failure_never_agrees() {
        let got = Answer::Score(ScoreAnswer {
            value: Some(3),
            ..ScoreAnswer::default()
        });
        assert_eq!(
            mismatch(&Answer::Score(ScoreAnswer::default()), &got, false),
            None
        );
        let failed = Answer::Failed("no connection".to_owned());
        let told = mismatch(&Answer::Score(ScoreAnswer::default()), &failed, false);
        assert_eq!(told.as_deref(), Some("no answer: no connection"));
    }
}
