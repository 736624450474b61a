//! The command `check-rule-set`: whether a rule set in a file contradicts itself,
//! and how it differs from another one.

use std::fmt::Write as _;

use doko_proto::v1;
use doko_wire::{Failure, answer};

use crate::config::{CheckRuleSet, Language, Spoken};
use crate::rule_sets;

/// What the command found, in words.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum CheckedRuleSet {
    /// It can be used.
    Usable(String),
    /// It contradicts itself.
    Contradictory(String),
    /// It cannot be read.
    Unreadable(String),
}

/// Checks the rule set in a file. What is wrong with others of its directory is told only
/// if this one cannot be read, perhaps for want of them.
#[must_use]
pub fn check_rule_set(question: &CheckRuleSet) -> CheckedRuleSet {
    let directory = question.rule_sets.as_deref();
    let published = directory.map_or(Ok(()), rule_sets::publish);
    match (check(question), published) {
        (CheckedRuleSet::Unreadable(problem), Err(bad)) => {
            CheckedRuleSet::Unreadable(format!("{problem}\n{bad}"))
        }
        (checked, Ok(()) | Err(_)) => checked,
    }
}

fn check(question: &CheckRuleSet) -> CheckedRuleSet {
    let CheckRuleSet {
        file,
        spoken: Spoken { language },
        compare_with,
        rule_sets: _,
    } = question;
    let rule_set = match rule_sets::read(file) {
        Ok(rule_set) => rule_set,
        Err(problem) => return CheckedRuleSet::Unreadable(problem),
    };
    let compared = match compare_with.as_str() {
        "" => None,
        line => match doko_notation::read_rule_set(line) {
            Ok(compared) => Some(compared),
            Err(error) => {
                return CheckedRuleSet::Unreadable(format!("--compare-with `{line}`: {error}"));
            }
        },
    };
    let base = match &rule_set.source {
        Some(v1::rule_set_ref::Source::Name(name)) if compared.is_none() => name.clone(),
        Some(_) | None => compare_with.clone(),
    };
    let request = v1::CheckRuleSetRequest {
        rule_set: Some(rule_set),
        compare_with: compared,
        language: v1::Language::from(*language).into(),
    };
    match answer(request) {
        Err(Failure { fields, count }) => {
            let lines = fields.iter().map(|field| rule_sets::line(file, field));
            let more = count.checked_sub(fields.len()).filter(|&it| it > 0);
            let more = more.map(|it| format!("{}: {it} more bad fields", file.display()));
            let lines: Vec<String> = lines.chain(more).collect();
            CheckedRuleSet::Unreadable(lines.join("\n"))
        }
        Ok(checked) => say(*language, &file.display().to_string(), &base, &checked),
    }
}

/// What contradicts nothing, and is hardly meant: Pflichtsoli to which nobody is ever forced.
fn hint(language: Language, rules: &v1::RuleSet) -> Option<&'static str> {
    let owes = rules.pflichtsolo.is_some_and(|it| it > 0);
    let ends = rules.list_games() == v1::ListLength::Fixed;
    (owes && !ends).then_some(match language {
        Language::De => {
            "  Hinweis: pflichtsolo ohne feste Zahl in list.games: vorgeführt wird niemand.\n"
        }
        Language::En => {
            "  hint: pflichtsolo without a fixed number in list.games: nobody is ever made to play one.\n"
        }
    })
}

fn say(
    language: Language,
    file: &str,
    base: &str,
    checked: &v1::CheckRuleSetResponse,
) -> CheckedRuleSet {
    let (usable, unusable, against, same, differs) = match language {
        Language::De => (
            "kann benutzt werden",
            "widerspricht sich",
            "gegen",
            "Kein Unterschied zu",
            "Unterschiede zu",
        ),
        Language::En => (
            "can be used",
            "contradicts itself",
            "against",
            "No difference from",
            "Differences from",
        ),
    };
    let is_usable = checked.problems.is_empty();
    let mut text = format!("{file}: {}\n", if is_usable { usable } else { unusable });
    // Writing into a string cannot fail.
    for problem in &checked.problems {
        let others = problem.conflicts_with.join(", ");
        let _ = writeln!(
            text,
            "  {} {against} {others}: {}",
            problem.option_path, problem.text
        );
    }
    text.extend(checked.rule_set.as_ref().and_then(|it| hint(language, it)));
    if !base.is_empty() {
        let heading = if checked.differences.is_empty() {
            format!("{same} {base}.")
        } else {
            format!("{differs} {base}:")
        };
        let _ = writeln!(text, "{heading}");
    }
    for difference in &checked.differences {
        let _ = writeln!(text, "  {}: {}", difference.option_path, difference.text);
    }
    if let Some(stamp) = &checked.answered_by {
        let _ = writeln!(text, "options_hash {}", stamp.options_hash);
    }
    if is_usable {
        CheckedRuleSet::Usable(text)
    } else {
        CheckedRuleSet::Contradictory(text)
    }
}
