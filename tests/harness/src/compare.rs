//! When an answer agrees with an expected one.

use serde_json::Value;

use crate::fields::fields;
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
