//! Records as lines of the text notation, and what is asked about them.

use doko_proto::v1::assess_offence_response::Outcome;

use super::*;

/// Hands of which the first has a Hochzeit.
pub(super) const HOCHZEIT: &str = "h=CQCQDADAHTSQCJCACTCKSAST/DKDKD9CACTCKC9C9SASTSKSK/\
                                   HTSQCJHQDQSJHJDJS9HAHKH9/HQDQSJHJDJDTDTD9S9HAHKH9; ";

/// Hands with which the first plays a Karosolo.
pub(super) const SOLO: &str = "h=CACTCQCJC9HTHTHKDADTDKDJ/CTSKSKSQS9S9HJDTDKDQDQD9/\
                               CACQC9SASASTSTHAHAHQHJD9/CKCKCJSQSJSJHKHQH9H9DADJ; ";

/// Whether the Schweine of seat 2 take the first trick or the ♥10 of seat 4 does is not known; the
/// leader of the second lays a card of which seat 3 has both.
pub(super) const LEADS: &str = "ddv-tsr{schweine.mode=at_first_fox schweine.contracts=normal}; \
                                h=??/??/CKCKCTCASASTSKSKHAHKDKD9/??; s=1g 2g 3g 4g; \
                                p=DJDADKHTCK; x=1:2schweine";

pub(super) fn audit(line: &str) -> v1::AuditGameResponse {
    let request = v1::AuditGameRequest {
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

/// Something minor that a seat did before so many cards, and of which another one complains after
/// so many.
pub(super) fn complaint(
    line: &str,
    kind: v1::OffenceKind,
    (offender, committed): (i32, u32),
    (complainant, complained): (i32, u32),
) -> v1::AssessOffenceRequest {
    v1::AssessOffenceRequest {
        record: Some(doko_notation::read(line).unwrap()),
        offence: Some(v1::Offence {
            offender,
            kind: kind.into(),
            class_of_effect: v1::OffenceClass::Minor.into(),
            cards_played: Some(committed),
            ..v1::Offence::default()
        }),
        complaint: Some(v1::Complaint {
            seat: complainant,
            cards_played: Some(complained),
        }),
        ..v1::AssessOffenceRequest::default()
    }
}

/// Whether it takes the hands to say what becomes of a complaint.
pub(super) fn needs_hands(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::NeedsInput(it) if it.input() == v1::AssessmentInput::Hands)
}
