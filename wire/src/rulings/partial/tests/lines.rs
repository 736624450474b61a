//! Records as lines of the text notation, and what is asked about them.

use super::*;

/// Hands with which the first plays a Karosolo.
pub(super) const SOLO: &str = "h=CACTCQCJC9HTHTHKDADTDKDJ/CTSKSKSQS9S9HJDTDKDQDQD9/\
                               CACQC9SASASTSTHAHAHQHJD9/CKCKCJSQSJSJHKHQH9H9DADJ; ";

pub(super) fn audit(line: &str) -> v1::AuditGameResponse {
    let request = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(doko_notation::read(line).unwrap()),
        language: v1::Language::En.into(),
        ..v1::AuditGameRequest::default()
    };
    answer(request).unwrap()
}

/// The only violation in an audit.
pub(super) fn violation(line: &str) -> v1::Refusal {
    let mut seen = audit(line);
    assert_eq!(seen.violations.len(), 1, "{seen:?}");
    seen.violations.remove(0)
}

/// Which actions are not judged, and why.
pub(super) fn not_judged(audit: &v1::AuditGameResponse) -> Vec<(v1::ActionSection, u32, &str)> {
    let all = audit.not_judged.iter().map(|it| {
        let action = it.action.unwrap();
        (action.section(), action.index.unwrap(), it.text.as_str())
    });
    all.collect()
}
