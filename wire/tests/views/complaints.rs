//! What becomes of a complaint, for an observer.

use doko_proto::v1;

use super::VIEWS;

/// Seat 2 lays a ♣Q, and seat 3 announces Re without the other one. Who does not see its hand could
/// believe it; then all parties would be known, and only the opponents could complain. It was the
/// offence, and so everybody else can, until they go on.
#[test]
fn what_was_the_offence_does_not_show_the_parties() {
    let line = "ddv-tsr; h=CACACTCTSQSJSJHQHJDTDTDK/CQCJSQSAHTHTHADADADJDJD9/\
                CKCKCJHKHAHQSTSTSKDKDQDQ/CQC9C9SAS9S9SKHJHKH9H9D9; \
                s=1g 2g 3g 4g; p=SJCQDQHJ; x=2:3re";
    let record = doko_notation::read(line).unwrap();
    for (seat, at) in [
        (v1::Seat::Seat1, 2),
        (v1::Seat::Seat2, 2),
        (v1::Seat::Seat4, 2),
        (v1::Seat::Seat4, 4),
    ] {
        let assess = |view: v1::View| {
            let request = v1::AssessOffenceRequest {
                record: Some(record.clone()),
                offence: Some(v1::Offence {
                    offender: v1::Seat::Seat3.into(),
                    kind: v1::OffenceKind::Announcement.into(),
                    cards_played: Some(2),
                    ..v1::Offence::default()
                }),
                complaint: Some(v1::Complaint {
                    seat: seat.into(),
                    cards_played: Some(at),
                }),
                view: view.into(),
                language: v1::Language::En.into(),
            };
            doko_wire::answer(request).unwrap().outcome.unwrap()
        };
        let so = assess(v1::View::Everything);
        let is_refused = matches!(so, v1::assess_offence_response::Outcome::Refused(_));
        assert_eq!(is_refused, at == 4, "{so:?}");
        for view in VIEWS {
            let told = assess(view);
            let needs =
                v1::assess_offence_response::Outcome::NeedsInput(v1::AssessmentNeedsInput {
                    input: v1::AssessmentInput::Hands.into(),
                });
            assert!(told == so || told == needs, "{view:?}: {told:?} {so:?}");
        }
    }
}
