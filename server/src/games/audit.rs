//! The judgement of a game.

use std::fmt::Display;
use std::io::{self, Write};

use doko_notation::json;
use doko_proto::v1;
use doko_proto::v1::rule_set_ref::Source;
use doko_wire::{Failure, reason_name};
use serde_json::json;

use super::Finding;
use super::answers;
use super::labels::{self, Label};
use super::paint::{self, BOLD, DIM, Painted, WRONG};
use super::source::{Entry, Unread};
use crate::config::{Audit, AuditFormat, Language};

pub(super) fn print(out: &mut dyn Write, command: &Audit, entry: Entry) -> io::Result<Finding> {
    let place = entry.place();
    let language = command.games.spoken.language;
    let answer = entry
        .game
        .map(|game| (answers::audit(&game, language), game.record));
    if command.format == AuditFormat::Json {
        let answer = answer.map(|(answer, _)| answer);
        return print_object(out, &entry.file, entry.line, &answer);
    }
    let (response, record) = match answer {
        Err(unread) => return complain(&place, &unread),
        Ok((Err(failure), _)) => return complain(&place, &failure),
        Ok((Ok(response), record)) => (response, record),
    };
    let findings = findings(&response);
    let rules = rule_set(Some(&response), &record);
    let judgement = judgement(language, &response, &findings);
    writeln!(out, "{}  {rules}: {judgement}", Painted::new(BOLD, place))?;
    print_findings(out, &record, language, &findings)?;
    Ok(worst(&response))
}

/// Says on the error output that a game could not be read or answered.
pub(super) fn complain(place: &str, problem: &impl Display) -> io::Result<Finding> {
    let _ = writeln!(io::stderr(), "{place}: {problem}");
    Ok(Finding::Unread)
}

fn print_object(
    out: &mut dyn Write,
    file: &str,
    line: usize,
    answer: &Result<Result<v1::AuditGameResponse, Failure>, Unread>,
) -> io::Result<Finding> {
    let (object, finding) = match answer {
        Err(Unread {
            column, problem, ..
        }) => {
            let error = json!({"column": column, "message": problem});
            (
                json!({"file": file, "line": line, "error": error}),
                Finding::Unread,
            )
        }
        Ok(Err(failure)) => {
            let reason = reason_name(failure.reason());
            let error = json!({"reason": reason, "message": failure.to_string()});
            (
                json!({"file": file, "line": line, "error": error}),
                Finding::Unread,
            )
        }
        Ok(Ok(response)) => {
            let audit = json::value("AuditGameResponse", response);
            (
                json!({"file": file, "line": line, "audit": audit}),
                worst(response),
            )
        }
    };
    writeln!(out, "{object}")?;
    Ok(finding)
}

fn worst(response: &v1::AuditGameResponse) -> Finding {
    if response.violations.is_empty() {
        Finding::Clean
    } else {
        Finding::Violations
    }
}

/// The rules of a game, as briefly as the record allows: `ddv-tsr 2026-02-21`, or
/// with options as on a line.
pub(super) fn rule_set(
    response: Option<&v1::AuditGameResponse>,
    record: &v1::GameRecord,
) -> String {
    let reference = record.rule_set.clone().unwrap_or_default();
    if reference.overrides.is_some() {
        // The line of an empty game is its rule set.
        let named = v1::RuleSetRef {
            expected_options_hash: String::new(),
            ..reference.clone()
        };
        let empty = v1::GameRecord {
            rule_set: Some(named),
            ..v1::GameRecord::default()
        };
        if let Ok(line) = doko_notation::write(&empty) {
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
    if edition.is_empty() {
        return name;
    }
    format!("{name} {edition}")
}

fn judgement(
    language: Language,
    response: &v1::AuditGameResponse,
    findings: &[Found<'_>],
) -> Painted {
    let open = response.not_judged.len();
    let broken = findings.len() - open;
    let mut text = match broken {
        0 if open == 0 => Painted::plain(Label::new("regelgerecht", "by the rules").of(language)),
        0 => Painted::plain(Label::new("kein Verstoß gefunden", "no violation found").of(language)),
        1 => Painted::new(WRONG, Label::new("1 Verstoß", "1 violation").of(language)),
        _ => {
            let noun = Label::new("Verstöße", "violations").of(language);
            Painted::new(WRONG, format!("{broken} {noun}"))
        }
    };
    if open > 0 {
        let label = Label::new("nicht beurteilt", "not judged").of(language);
        text = text.and(format!(", {open} {label}"));
    }
    text
}

/// Something that an audit says about an action.
pub(super) enum Found<'a> {
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

/// Everything in order of time.
pub(super) fn findings(response: &v1::AuditGameResponse) -> Vec<Found<'_>> {
    let violations = response.violations.iter().map(Found::Violation);
    let open = response.not_judged.iter().map(Found::NotJudged);
    let mut all: Vec<Found<'_>> = violations.chain(open).collect();
    all.sort_by_key(|found| found.action().map(time));
    all
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

pub(super) fn print_findings(
    out: &mut dyn Write,
    record: &v1::GameRecord,
    language: Language,
    findings: &[Found<'_>],
) -> io::Result<()> {
    let order = in_time(record);
    let mut rest = findings.iter().peekable();
    while let Some(found) = rest.next() {
        let begin = at(language, record, found.action());
        match found {
            Found::Violation(refusal) => {
                print_refusal(out, language, &begin, refusal)?;
                if let Some(proof) = &refusal.proved_by {
                    let label = Label::new("bewiesen durch", "proven by").of(language);
                    let proof = at(language, record, Some(proof));
                    writeln!(out, "    {label} {proof}")?;
                }
            }
            Found::NotJudged(open) => {
                // Whole games may be open, for one and the same reason.
                let mut last = open;
                let mut count = 1;
                while let Some(Found::NotJudged(next)) = rest.peek()
                    && next.text == open.text
                    && is_next(&order, last, next)
                {
                    last = next;
                    count += 1;
                    rest.next();
                }
                let label = Label::new("nicht beurteilt", "not judged").of(language);
                let reason = Painted::new(DIM, format!("{label}. {}", open.text));
                if count == 1 {
                    writeln!(out, "  {begin}: {reason}")?;
                    continue;
                }
                let actions = Label::new("Aktionen", "actions").of(language);
                let end = at(language, record, last.action.as_ref());
                writeln!(out, "  {begin} … {end} ({count} {actions}): {reason}")?;
            }
        }
    }
    Ok(())
}

/// Every action of a record, as it happened. An exchange belongs to a word.
fn in_time(record: &v1::GameRecord) -> Vec<(u32, u32, u32)> {
    let entries = |section: v1::ActionSection, count: usize| {
        (0..).take(count).map(move |index| v1::ActionRef {
            section: section.into(),
            index: Some(index),
            ..v1::ActionRef::default()
        })
    };
    let said = entries(v1::ActionSection::Said, record.said_words.len());
    let extras = entries(v1::ActionSection::Extras, record.extra_words.len());
    let extras = extras.zip(&record.extra_at);
    let extras = extras.map(|(action, &cards_played)| v1::ActionRef {
        cards_played,
        ..action
    });
    let plays = entries(v1::ActionSection::Plays, record.plays.len());
    let plays = plays.map(|action| v1::ActionRef {
        cards_played: action.index.unwrap_or_default(),
        ..action
    });
    let all = said.chain(extras).chain(plays);
    let mut order: Vec<_> = all.map(|action| time(&action)).collect();
    order.sort_unstable();
    order
}

/// Whether nothing happened between two actions.
fn is_next(order: &[(u32, u32, u32)], one: &v1::NotJudged, other: &v1::NotJudged) -> bool {
    let (Some(one), Some(other)) = (&one.action, &other.action) else {
        return false;
    };
    let pair = [time(one), time(other)];
    order.windows(2).any(|it| it == pair)
}

fn print_refusal(
    out: &mut dyn Write,
    language: Language,
    action: &Painted,
    refusal: &v1::Refusal,
) -> io::Result<()> {
    let rules = refusal.violations.iter().map(|it| cited(language, it));
    let rules: Vec<String> = rules.collect();
    let rules = Painted::new(WRONG, rules.join("; "));
    writeln!(out, "  {action}: {rules}")?;
    let texts = refusal.violations.iter().map(|rule| rule.text.as_str());
    let all: Vec<&str> = match refusal.text.as_str() {
        "" => texts.filter(|text| !text.is_empty()).collect(),
        text => vec![text],
    };
    for text in all {
        writeln!(out, "    {text}")?;
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
    let edition = Label::new("Ausgabe", "edition").of(language);
    match (rule.source.as_str(), rule.edition.as_str()) {
        ("", _) => what,
        (source, "") => format!("{what} ({source})"),
        (source, number) => format!("{what} ({source}, {edition} {number})"),
    }
}

/// What was done, by whom and when.
fn at(language: Language, record: &v1::GameRecord, action: Option<&v1::ActionRef>) -> Painted {
    let Some(action) = action else {
        return Painted::default();
    };
    let index = action.index.map_or(usize::MAX, |index| index as usize);
    let entry = |column: &[i32]| column.get(index).copied().unwrap_or_default();
    let what = match action.section() {
        v1::ActionSection::Plays => paint::card_of(language, entry(&record.plays)),
        v1::ActionSection::Extras => {
            let word = v1::ExtraWord::try_from(entry(&record.extra_words)).unwrap_or_default();
            Painted::new(BOLD, labels::extra(word).of(language))
        }
        v1::ActionSection::Said => {
            let word = v1::SaidWord::try_from(entry(&record.said_words)).unwrap_or_default();
            Painted::new(BOLD, labels::said(word).of(language))
        }
        v1::ActionSection::Armut => Painted::plain("Armut"),
        v1::ActionSection::Unspecified | v1::ActionSection::Asked => Painted::default(),
    };
    let when = match action.section() {
        v1::ActionSection::Plays | v1::ActionSection::Extras => {
            let trick = action.cards_played / 4 + 1;
            format!("{} {trick}", Label::new("Stich", "trick").of(language))
        }
        v1::ActionSection::Said | v1::ActionSection::Armut => {
            Label::new("vor dem Spiel", "before the play")
                .of(language)
                .to_owned()
        }
        v1::ActionSection::Unspecified | v1::ActionSection::Asked => {
            Label::new("am Ende", "at the end").of(language).to_owned()
        }
    };
    let text = Painted::plain(when);
    let text = match action.seat {
        0 => text,
        seat => text.and(format!(", {}", labels::seat(language, seat))),
    };
    text.then(&what)
}
