//! The judgement of a game.

use std::fmt::Display;
use std::io::{self, Write};

use doko_notation::json;
use doko_proto::v1;
use doko_proto::v1::rule_set_ref::Source;
use doko_wire::reason_name;
use serde_json::json;

use super::answers;
use super::paint::{self, BOLD, DIM, WRONG, painted, spaced};
use super::source::Entry;
use super::words;
use crate::arguments::{Audit, AuditFormat, Language};
use crate::finding::Finding;

pub(super) fn print(out: &mut dyn Write, command: &Audit, entry: Entry) -> io::Result<Finding> {
    let language = command.games.spoken.language;
    let place = entry.place();
    let Entry { file, line, game } = entry;
    let answer = game.map(|game| (answers::audit(&game, language), game.record));
    let is_json = matches!(command.format, AuditFormat::Json);
    match answer {
        Err(unread) if is_json => {
            let error = json!({"column": unread.column, "message": unread.problem});
            writeln!(
                out,
                "{}",
                json!({"file": file, "line": line, "error": error})
            )?;
            Ok(Finding::Unread)
        }
        Err(unread) => complain(&place, &unread.problem),
        Ok((Err(failure), _)) if is_json => {
            let reason = reason_name(failure.reason());
            let error = json!({"reason": reason, "message": failure.to_string()});
            writeln!(
                out,
                "{}",
                json!({"file": file, "line": line, "error": error})
            )?;
            Ok(Finding::Unread)
        }
        Ok((Err(failure), _)) => complain(&place, &failure),
        Ok((Ok(response), record)) => {
            if is_json {
                let audit = json::value("AuditGameResponse", &response);
                writeln!(
                    out,
                    "{}",
                    json!({"file": file, "line": line, "audit": audit})
                )?;
            } else {
                let rules = rule_set(Some(&response), &record);
                let judgement = judgement(language, &response);
                writeln!(out, "{}  {rules}: {judgement}", painted(BOLD, place))?;
                print_findings(out, &record, language, &response)?;
            }
            if response.violations.is_empty() {
                return Ok(Finding::Clean);
            }
            Ok(Finding::Violations)
        }
    }
}

/// Says on the error output that a game could not be read or answered.
pub(super) fn complain(place: &str, problem: &impl Display) -> io::Result<Finding> {
    let _ = writeln!(io::stderr(), "{place}: {problem}");
    Ok(Finding::Unread)
}

/// The rules of a game, as briefly as the record allows: `ddv-tsr 2026-02-21`, or
/// with options as on a line.
pub(super) fn rule_set(
    response: Option<&v1::AuditGameResponse>,
    record: &v1::GameRecord,
) -> String {
    let reference = record.rule_set.clone().unwrap_or_default();
    if reference.overrides.is_some() {
        let named = v1::RuleSetRef {
            expected_options_hash: String::new(),
            ..reference.clone()
        };
        if let Ok(line) = doko_notation::write_rule_set(&named) {
            return line;
        }
    }
    let stamp = response.and_then(|it| it.answered_by.clone());
    let (name, edition) = match (stamp, reference.source) {
        (Some(stamp), _) => (stamp.name, stamp.edition),
        (None, Some(Source::Name(name))) => (name, reference.edition),
        (None, Some(Source::Custom(_))) => ("custom".to_owned(), String::new()),
        (None, None) => (String::new(), String::new()),
    };
    spaced([name, edition])
}

fn judgement(language: Language, response: &v1::AuditGameResponse) -> String {
    let open = response.not_judged.len();
    let judgement = match response.violations.len() {
        0 if open == 0 => language.of("regelgerecht", "by the rules").to_owned(),
        0 => language
            .of("kein Verstoß gefunden", "no violation found")
            .to_owned(),
        1 => painted(WRONG, language.of("1 Verstoß", "1 violation")),
        count => {
            let noun = language.of("Verstöße", "violations");
            painted(WRONG, format!("{count} {noun}"))
        }
    };
    if open == 0 {
        return judgement;
    }
    let label = language.of("nicht beurteilt", "not judged");
    format!("{judgement}, {open} {label}")
}

/// Something that an audit says about an action.
enum Found<'a> {
    /// It breaks rules.
    Violation(&'a v1::Refusal),
    /// It could not be judged.
    NotJudged(&'a v1::NotJudged),
}

impl Found<'_> {
    fn action(&self) -> Option<&v1::ActionRef> {
        match self {
            Found::Violation(refusal) => refusal.action.as_ref(),
            Found::NotJudged(open) => open.action.as_ref(),
        }
    }
}

/// Sorts actions as they happened: what was said after so many cards came before
/// the next card.
fn time(action: &v1::ActionRef) -> (u32, u32, u32) {
    let index = action.index.unwrap_or(u32::MAX);
    match action.section() {
        v1::ActionSection::Said => (0, 0, index),
        v1::ActionSection::Armut => (0, 1, index),
        v1::ActionSection::Extras => (1 + action.cards_played, 0, index),
        v1::ActionSection::Plays => (1 + action.cards_played, 1, index),
        v1::ActionSection::Unspecified | v1::ActionSection::Asked => (u32::MAX, 0, index),
    }
}

/// Prints all that is wrong or open, in order of time.
pub(super) fn print_findings(
    out: &mut dyn Write,
    record: &v1::GameRecord,
    language: Language,
    response: &v1::AuditGameResponse,
) -> io::Result<()> {
    let violations = response.violations.iter().map(Found::Violation);
    let open = response.not_judged.iter().map(Found::NotJudged);
    let mut all: Vec<Found<'_>> = violations.chain(open).collect();
    all.sort_by_key(|found| found.action().map(time));
    // Whole games may be open, for one and the same reason.
    let is_same = |one: &Found<'_>, other: &Found<'_>| match (one, other) {
        (Found::NotJudged(one), Found::NotJudged(other)) => one.text == other.text,
        (Found::Violation(_) | Found::NotJudged(_), _) => false,
    };
    for found in all.chunk_by(is_same) {
        let [first, ..] = found else {
            continue;
        };
        let mut action = at(language, record, first.action());
        match first {
            Found::Violation(refusal) => print_refusal(out, record, language, &action, refusal)?,
            Found::NotJudged(open) => {
                if let [_, .., last] = found {
                    let actions = language.of("Aktionen", "actions");
                    let last = at(language, record, last.action());
                    action = format!("{action} … {last} ({} {actions})", found.len());
                }
                let label = language.of("nicht beurteilt", "not judged");
                let reason = painted(DIM, format!("{label}. {}", open.text));
                writeln!(out, "  {action}: {reason}")?;
            }
        }
    }
    Ok(())
}

fn print_refusal(
    out: &mut dyn Write,
    record: &v1::GameRecord,
    language: Language,
    action: &str,
    refusal: &v1::Refusal,
) -> io::Result<()> {
    let rules = refusal.violations.iter().map(|it| cited(language, it));
    let rules = rules.collect::<Vec<_>>().join("; ");
    writeln!(out, "  {action}: {}", painted(WRONG, rules))?;
    let texts = refusal.violations.iter().map(|rule| rule.text.as_str());
    let texts: Vec<&str> = match refusal.text.as_str() {
        "" => texts.filter(|text| !text.is_empty()).collect(),
        text => vec![text],
    };
    for text in texts {
        writeln!(out, "    {text}")?;
    }
    if let Some(proof) = &refusal.proved_by {
        let label = language.of("bewiesen durch", "proven by");
        writeln!(out, "    {label} {}", at(language, record, Some(proof)))?;
    }
    Ok(())
}

/// Rule and source, and the name of the reason, which is English like the API.
fn cited(language: Language, rule: &v1::RuleCitation) -> String {
    let reason = rule.reason().as_str_name().trim_start_matches("REASON_");
    let what = match language {
        Language::De => rule.rule_id.clone(),
        Language::En => format!("{reason}, {}", rule.rule_id),
    };
    let edition = language.of("Ausgabe", "edition");
    match (rule.source.as_str(), rule.edition.as_str()) {
        ("", _) => what,
        (source, "") => format!("{what} ({source})"),
        (source, number) => format!("{what} ({source}, {edition} {number})"),
    }
}

/// What was done, by whom and when.
fn at(language: Language, record: &v1::GameRecord, action: Option<&v1::ActionRef>) -> String {
    let Some(action) = action else {
        return String::new();
    };
    let index = action.index.map_or(usize::MAX, |index| index as usize);
    let entry = |column: &[i32]| column.get(index).copied().unwrap_or_default();
    let what = match action.section() {
        v1::ActionSection::Plays => paint::card(language, entry(&record.plays)),
        v1::ActionSection::Extras => {
            let word = v1::ExtraWord::try_from(entry(&record.extra_words)).unwrap_or_default();
            painted(BOLD, words::extra(language, word))
        }
        v1::ActionSection::Said => {
            let word = v1::SaidWord::try_from(entry(&record.said_words)).unwrap_or_default();
            painted(BOLD, words::said(language, word))
        }
        v1::ActionSection::Armut => "Armut".to_owned(),
        v1::ActionSection::Unspecified | v1::ActionSection::Asked => String::new(),
    };
    let when = match action.section() {
        v1::ActionSection::Plays | v1::ActionSection::Extras => {
            let trick = action.cards_played / 4 + 1;
            format!("{} {trick}", language.of("Stich", "trick"))
        }
        v1::ActionSection::Said | v1::ActionSection::Armut => {
            language.of("vor dem Spiel", "before the play").to_owned()
        }
        v1::ActionSection::Unspecified | v1::ActionSection::Asked => {
            language.of("am Ende", "at the end").to_owned()
        }
    };
    match action.seat {
        0 => spaced([when, what]),
        seat => spaced([format!("{when}, {}", words::seat(language, seat)), what]),
    }
}
