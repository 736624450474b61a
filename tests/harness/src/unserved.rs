//! What a judge without the newer parts of the rules cannot be asked.

use crate::{Question, Record, SessionEntry};

/// The rule sets that every judge knows.
const SERVED: [&str; 2] = ["ddv-tsr", "dokoland-liga"];

/// What `question` needs beside rule sets that are served, without options of
/// its own and with every hand known; `None` if it needs nothing more.
pub fn unserved(question: &Question) -> Option<String> {
    let rule_set = question.rule_set();
    if !SERVED.contains(&rule_set) {
        return Some(format!("not served yet: rule set {rule_set}"));
    }
    if let Some(option) = question.options().keys().next() {
        return Some(format!("not served yet: option {option}"));
    }
    let other = match question {
        Question::RuleSet(_) | Question::Audit(_) => Some(question.kind()),
        Question::Session(it) => it.entries.iter().find_map(of_entry),
        Question::Play(_)
        | Question::LegalCards(_)
        | Question::Trick(_)
        | Question::Hochzeit(_)
        | Question::Vorbehalte(_)
        | Question::Announce(_)
        | Question::ScoreCounts(_)
        | Question::ScoreGame(_)
        | Question::Deck(_)
        | Question::Deal(_)
        | Question::Packets(_)
        | Question::Claim(_)
        | Question::Offence(_) => question.record().and_then(of_record),
    };
    other.map(|what| format!("not served yet: {what}"))
}

fn of_entry(entry: &SessionEntry) -> Option<&'static str> {
    match entry {
        SessionEntry::Record(it) => of_record(&it.record),
        SessionEntry::BrokenOff(it) => of_record(&it.record),
        SessionEntry::Settled(_)
        | SessionEntry::Counts(_)
        | SessionEntry::Redeal(_)
        | SessionEntry::Penalty(_)
        | SessionEntry::Correction(_)
        | SessionEntry::TimeOver => None,
    }
}

fn of_record(record: &Record) -> Option<&'static str> {
    let hidden = record.hands.iter().any(String::is_empty);
    if hidden || record.view.is_some() {
        return Some("hands that are not known");
    }
    record.bock_factor.map(|_| "Bock")
}
