//! What the service says of a record to an observer.

use doko_proto::v1;
use doko_proto::v1::question::Question as Q;
use doko_proto::v1::verdict::Outcome;

/// What the words of this record lead to.
pub(super) fn resolved(
    record: &v1::GameRecord,
    view: v1::View,
) -> v1::resolve_vorbehalte_response::Outcome {
    let answer = doko_wire::answer(v1::ResolveVorbehalteRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: 0,
        ..v1::ResolveVorbehalteRequest::default()
    });
    let outcome = answer.expect("a record that can be read").outcome;
    outcome.expect("an outcome")
}

/// The position after this record; `None` if something has to be known first.
pub(super) fn position(record: &v1::GameRecord, view: v1::View) -> Option<v1::Position> {
    use v1::inspect_game_response::Outcome as Inspected;
    let answer = doko_wire::answer(v1::InspectGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: 0,
        ..v1::InspectGameRequest::default()
    });
    match answer.expect("a record that can be read").outcome {
        Some(Inspected::Position(position)) => Some(position),
        Some(Inspected::NeedsInput(_)) | None => None,
        Some(Inspected::RecordFaulty(faulty)) => {
            let line = doko_notation::write(record).unwrap_or_default();
            panic!("{view:?} {faulty:?}: {line}")
        }
    }
}

/// The verdict on the action after this record; `None` if it cannot be asked about.
pub(super) fn verdict(record: &v1::GameRecord, action: &Q, view: v1::View) -> Option<Outcome> {
    let record = Some(record.clone());
    let view = i32::from(view);
    let verdict = match action.clone() {
        Q::CheckWord(it) => {
            doko_wire::answer(v1::CheckWordRequest { record, view, ..it }).map(|it| it.verdict)
        }
        Q::ValidateMove(it) => {
            doko_wire::answer(v1::ValidateMoveRequest { record, view, ..it }).map(|it| it.verdict)
        }
        Q::CheckAnnouncement(it) => {
            doko_wire::answer(v1::CheckAnnouncementRequest { record, view, ..it })
                .map(|it| it.verdict)
        }
        Q::CheckClaim(it) => {
            doko_wire::answer(v1::CheckClaimRequest { record, view, ..it }).map(|it| it.verdict)
        }
        Q::ResolveVorbehalte(_)
        | Q::ScoreGame(_)
        | Q::InspectGame(_)
        | Q::AuditGame(_)
        | Q::AssessOffence(_)
        | Q::ScoreSession(_) => return None,
    };
    verdict.ok()??.outcome
}
