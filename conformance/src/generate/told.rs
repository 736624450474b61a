//! Disagreements in words, and as vectors.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use doko_harness::{Answer, Item, Question, cards, laid_out};
use serde::Serialize;

use super::found::{Disagreement, Generated};
use crate::{Book, draw, explain};

/// How many rules are quoted.
const QUOTED: usize = 4;

/// What games by chance have shown, with each disagreement as a vector.
pub fn told(found: &Generated, book: &Book) -> String {
    let mut text = String::new();
    for it in &found.disagreements {
        let alike = match it.alike {
            0 => String::new(),
            more => format!(", and {more} more of its kind"),
        };
        let kind = it.question.kind();
        let _ = writeln!(text, "DISAGREEMENT in game {} ({kind}){alike}", it.seed);
        for part in it.difference.split("; ") {
            let _ = writeln!(text, "  {part}");
        }
        if let Some(record) = it.question.record() {
            text.push_str(&draw::record(record));
        }
        let _ = writeln!(text, "{}", draw::question(&it.question));
        for rule in &it.rules {
            let quote = book.quote(rule, it.question.rule_set());
            let _ = writeln!(text, "{quote}");
        }
        let _ = writeln!(text, "{}", laid_out(&vector(it)));
    }
    for (kind, it) in &found.unshown {
        let (count, seed) = (it.count, it.seed);
        let _ = writeln!(
            text,
            "{count:>7} disagreements not shown, of another kind ({kind}): \
             --generate 1 --seed {seed} shows the first"
        );
    }
    for (why, count) in &found.unsupported {
        let _ = writeln!(text, "{count:>7} questions not asked: {why}");
    }
    let disagreements = found.others + u64::try_from(found.disagreements.len()).unwrap_or(0);
    let kinds = match found.disagreements.len() + found.unshown.len() {
        1 => "one kind".to_owned(),
        more => format!("{more} kinds"),
    };
    let disagreements = match disagreements {
        0 => "0 disagreements".to_owned(),
        1 => "1 disagreement".to_owned(),
        more => format!("{more} disagreements of {kinds}"),
    };
    let _ = writeln!(
        text,
        "{}, {}, {disagreements}",
        plural(found.games, "game"),
        plural(found.questions, "question")
    );
    text
}

fn plural(count: u64, what: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {what}{ending}")
}

/// The disagreements as a file of vectors. Their answers are those of the engine inside this
/// program: whoever keeps one reads the rule first.
pub fn vectors(found: &Generated) -> String {
    laid_out(&File {
        about: "Disagreements with the engine of the kit in games by chance.",
        vectors: found.disagreements.iter().map(vector).collect(),
    })
}

/// A vector as files have it.
#[derive(Serialize)]
struct Written<'d> {
    id: String,
    name: String,
    why: &'static str,
    source: String,
    rules: &'d [String],
    question: &'d Question,
    answer: &'d Answer,
}

/// A file of vectors.
#[derive(Serialize)]
struct File<'d> {
    about: &'static str,
    vectors: Vec<Written<'d>>,
}

fn vector(found: &Disagreement) -> Written<'_> {
    Written {
        id: format!("G-{:02}", found.seed),
        name: format!("game-{}", found.seed),
        why: "The engine of the kit answers so.",
        source: format!("RULES {}", found.rules.join(", ")),
        rules: &found.rules,
        question: &found.question,
        answer: &found.expected,
    }
}

/// The rules behind a difference: those of lines that differ, the one that the answer names,
/// those that the engine cites, or the one that such questions are about.
pub(super) fn rules(question: &Question, expected: &Answer, got: &Answer) -> Vec<String> {
    let mut rules = differing_items(expected, got);
    if rules.is_empty() {
        let named = |answer: &Answer| {
            let json = serde_json::to_value(answer).ok()?;
            json.get("rule")?.as_str().map(ToOwned::to_owned)
        };
        rules.extend(named(expected).or_else(|| named(got)));
    }
    if rules.is_empty() {
        rules = explain::cited(question);
    }
    if rules.is_empty() {
        rules.push(usual(question).to_owned());
    }
    if is_about_the_lead(question, expected, got) {
        rules.retain(|it| it != WINNER);
        rules.insert(0, WINNER.to_owned());
    }
    rules.truncate(QUOTED);
    rules
}

/// The rule by which somebody wins a trick, and leads to the next.
const WINNER: &str = "TRICK-1";

/// Whether the two do not agree whose turn it is after a whole trick, which is to say who won
/// it.
fn is_about_the_lead(question: &Question, expected: &Answer, got: &Answer) -> bool {
    let Question::Play(play) = question else {
        return false;
    };
    let plays = cards(&play.record.plays).count();
    let is_out_of_turn = |answer: &Answer| {
        let Answer::Play(answer) = answer else {
            return false;
        };
        let mut reasons = answer.reasons.iter().flatten();
        reasons.any(|it| it == "OUT_OF_TURN")
    };
    plays > 0 && plays.is_multiple_of(4) && is_out_of_turn(expected) != is_out_of_turn(got)
}

/// The rules of the lines of two settlements that do not agree.
fn differing_items(expected: &Answer, got: &Answer) -> Vec<String> {
    let (Answer::Score(expected), Answer::Score(got)) = (expected, got) else {
        return Vec::new();
    };
    let mut sums: BTreeMap<(&str, &str), i32> = BTreeMap::new();
    for (items, sign) in [(&expected.items, 1), (&got.items, -1)] {
        for Item(rule, party, points) in items.iter().flatten() {
            *sums.entry((rule, party)).or_default() += sign * points;
        }
    }
    let mut rules: Vec<String> = sums
        .into_iter()
        .filter(|(_, points)| *points != 0)
        .map(|((rule, _), _)| rule.to_owned())
        .collect();
    rules.dedup();
    rules
}

/// The rule that such questions are about.
const fn usual(question: &Question) -> &'static str {
    match question {
        Question::Play(_) | Question::LegalCards(_) => "FOLLOW-2",
        Question::Trick(_) | Question::Position(_) => WINNER,
        Question::Hochzeit(_) => "WED-5",
        Question::Vorbehalte(_) | Question::Word(_) => "VORB-1",
        Question::Announce(_) => "ANN-1",
        Question::ScoreCounts(_) | Question::ScoreGame(_) => "SCORE-1",
        Question::Deck(_) | Question::Deal(_) | Question::Packets(_) => "CARD-1",
        Question::Claim(_) => "CLAIM-1",
        Question::Offence(_) => "PEN-1",
        Question::Session(_) => "LIST-1",
        Question::RuleSet(_) | Question::Audit(_) => "MOD-1",
    }
}

#[cfg(test)]
mod tests {
    use doko_harness::{Play, PlayAnswer, Record, Verdict};
    use doko_proto::v1;

    use super::super::Unshown;
    use super::*;

    #[test]
    fn what_is_not_shown_is_named_with_a_game_that_shows_it() {
        let mut found = Generated {
            games: 3,
            questions: 9,
            others: 4,
            ..Generated::default()
        };
        let unshown = Unshown { seed: 17, count: 4 };
        found.unshown.insert("play: rule".to_owned(), unshown);
        let book = Book::open(v1::Language::En).unwrap();
        assert_eq!(
            told(&found, &book),
            "      4 disagreements not shown, of another kind (play: rule): --generate 1 --seed 17 \
             shows the first\n3 games, 9 questions, 4 disagreements of one kind\n"
        );
    }

    /// A mistake in who wins a trick shows first in who may play the next card.
    #[test]
    fn who_may_lead_is_a_matter_of_who_has_won() {
        let play = |plays: &str| {
            Question::Play(Play {
                record: Record {
                    rule_set: "ddv-tsr".to_owned(),
                    plays: plays.to_owned(),
                    ..Record::default()
                },
                seat: 2,
                card: "CA".to_owned(),
            })
        };
        let answer = |verdict, reasons: &[&str], rule: &str| {
            Answer::Play(PlayAnswer {
                verdict,
                reasons: Some(reasons.iter().map(|&it| it.to_owned()).collect()),
                rule: Some(rule.to_owned()),
                legal: None,
            })
        };
        let out_of_turn = answer(Verdict::Refused, &["OUT_OF_TURN"], "TRICK-2");
        let revoke = answer(Verdict::Refused, &["REVOKE"], "FOLLOW-2");
        let accepted = answer(Verdict::Accepted, &[], "FOLLOW-3");
        let whole = play("DA DT DK D9");
        for (expected, got) in [(&out_of_turn, &accepted), (&accepted, &out_of_turn)] {
            let rules = rules(&whole, expected, got);
            assert_eq!(rules.first().map(String::as_str), Some(WINNER), "{rules:?}");
        }
        assert_eq!(rules(&whole, &revoke, &accepted), ["FOLLOW-2"]);
        let begun = play("DA DT DK D9 CT");
        assert_eq!(rules(&begun, &out_of_turn, &accepted), ["TRICK-2"]);
    }
}
