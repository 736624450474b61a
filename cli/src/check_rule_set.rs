//! `doko check-rule-set`: whether a rule set in a file contradicts itself, and how it differs
//! from another one.

use std::io::Write as _;

use anyhow::{Context as _, bail};
use doko_proto::v1;
use doko_proto::v1::rule_set_ref::Source;
use doko_wire::{Failure, answer};

use crate::arguments::{CheckRuleSet, Language};
use crate::finding::Finding;

pub(crate) fn run(command: &CheckRuleSet) -> anyhow::Result<Finding> {
    let folder = command.published.rule_sets.as_deref();
    let published = folder.map_or(Ok(()), doko_rule_sets::publish);
    let checked = check(command);
    if let (Err(unread), Err(bad)) = (&checked, published) {
        // Perhaps for want of what the folder should have.
        bail!("{unread:#}\n{bad}");
    }
    checked
}

fn check(command: &CheckRuleSet) -> anyhow::Result<Finding> {
    let file = &command.file;
    let language = command.spoken.language;
    let rule_set = doko_rule_sets::read(file).map_err(anyhow::Error::msg)?;
    let compare_with = command.compare_with.as_deref().map(|line| {
        let read = doko_notation::read_rule_set(line);
        read.with_context(|| format!("--compare-with `{line}`"))
    });
    let base = match (&command.compare_with, &rule_set.source) {
        (Some(line), _) => Some(line.clone()),
        (None, Some(Source::Name(name))) => Some(name.clone()),
        (None, Some(Source::Custom(_)) | None) => None,
    };
    let request = v1::CheckRuleSetRequest {
        rule_set: Some(rule_set),
        compare_with: compare_with.transpose()?,
        language: v1::Language::from(language).into(),
    };
    match answer(request) {
        Err(Failure { fields, count }) => {
            let lines = fields.iter().map(|it| doko_rule_sets::line(file, it));
            let mut lines: Vec<String> = lines.collect();
            if count > lines.len() {
                lines.push(format!("and {} more bad fields", count - lines.len()));
            }
            bail!(lines.join("\n"))
        }
        Ok(checked) => {
            let file = file.display().to_string();
            let text = told(language, &file, base.as_deref(), &checked);
            anstream::stdout().write_all(text.as_bytes())?;
            if checked.problems.is_empty() {
                return Ok(Finding::Clean);
            }
            Ok(Finding::Violations)
        }
    }
}

fn told(
    language: Language,
    file: &str,
    base: Option<&str>,
    checked: &v1::CheckRuleSetResponse,
) -> String {
    let judgement = if checked.problems.is_empty() {
        language.of("kann benutzt werden", "can be used")
    } else {
        language.of("widerspricht sich", "contradicts itself")
    };
    let mut lines = vec![format!("{file}: {judgement}")];
    let against = language.of("gegen", "against");
    lines.extend(checked.problems.iter().map(|it| {
        let others = it.conflicts_with.join(", ");
        format!("  {} {against} {others}: {}", it.option_path, it.text)
    }));
    let hint = checked.rule_set.as_ref().and_then(|it| hint(language, it));
    lines.extend(hint.map(str::to_owned));
    if let Some(base) = base {
        lines.push(if checked.differences.is_empty() {
            let same = language.of("Kein Unterschied zu", "No difference from");
            format!("{same} {base}.")
        } else {
            let differs = language.of("Unterschiede zu", "Differences from");
            format!("{differs} {base}:")
        });
    }
    let differences = checked.differences.iter();
    lines.extend(differences.map(|it| format!("  {}: {}", it.option_path, it.text)));
    let stamp = checked.answered_by.as_ref();
    lines.extend(stamp.map(|it| format!("options_hash {}", it.options_hash)));
    lines.join("\n") + "\n"
}

/// What contradicts nothing, and is hardly meant: Pflichtsoli to which nobody is ever forced.
fn hint(language: Language, rules: &v1::RuleSet) -> Option<&'static str> {
    let owes = rules.pflichtsolo.is_some_and(|it| it > 0);
    let ends = rules.list_games() == v1::ListLength::Fixed;
    (owes && !ends).then_some(language.of(
        "  Hinweis: pflichtsolo ohne feste Zahl in list.games: vorgeführt wird niemand.",
        "  hint: pflichtsolo without a fixed number in list.games: nobody is ever made to play one.",
    ))
}
