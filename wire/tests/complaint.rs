//! Complaints: who loses the right to them by claiming, a soloist (CLAIM-9) and nobody else, and
//! what follows from what they are about.

use doko_proto::v1;
use doko_proto::v1::assess_offence_response::Outcome;
use prost_reflect::{DescriptorPool, DynamicMessage};

/// A Kreuz-Solo of seat 2 after its first card, in which `claimant` claims and
/// then complains of seat 4.
fn complaint(json: &str, claimant: v1::Seat) -> Option<Outcome> {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).ok()?;
    let record = pool.get_message_by_name("doppelkopf.rules.v1.GameRecord")?;
    let mut json = serde_json::Deserializer::from_str(json);
    let record = DynamicMessage::deserialize(record, &mut json).ok()?;
    let mut record: v1::GameRecord = record.transcode_to().ok()?;
    record.plays.truncate(1);
    record.play_seats.clear();
    record.extra_at = vec![1];
    record.extra_seats = vec![claimant.into()];
    record.extra_words = vec![v1::ExtraWord::ClaimRest.into()];
    let question = v1::AssessOffenceRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        offence: Some(v1::Offence {
            offender: v1::Seat::Seat4.into(),
            kind: v1::OffenceKind::Other.into(),
            class_of_effect: v1::OffenceClass::Minor.into(),
            harms_soloist: v1::HarmsSoloist::No.into(),
            cards_played: Some(0),
            ..v1::Offence::default()
        }),
        complaint: Some(v1::Complaint {
            seat: claimant.into(),
            cards_played: Some(1),
        }),
        ..v1::AssessOffenceRequest::default()
    };
    doko_wire::answer(question).ok()?.outcome
}

#[test]
fn only_a_soloist_forfeits_a_complaint_by_claiming() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../tests/golden/recorded-kreuz-solo.json"
    );
    let game = std::fs::read_to_string(path).unwrap();

    let Some(Outcome::Refused(refusal)) = complaint(&game, v1::Seat::Seat2) else {
        panic!("the soloist has claimed");
    };
    let [violation] = refusal.violations.as_slice() else {
        panic!("one reason: {refusal:?}");
    };
    assert_eq!(
        (violation.rule_id.as_str(), violation.reason()),
        ("CLAIM-9", v1::Reason::ComplaintTooLate)
    );

    // Against an opponent only the soloist may complain (PEN-10); that is
    // the reason, and not that the opponent has claimed.
    let outcome = complaint(&game, v1::Seat::Seat3);
    let late = matches!(&outcome, Some(Outcome::Refused(refusal))
        if refusal.violations.iter().any(|it| it.reason() == v1::Reason::ComplaintTooLate));
    assert!(outcome.is_some() && !late, "{outcome:?}");
}

/// Whether the complaint comes after the offence is asked of a record, and here is none.
#[test]
fn without_a_record_nothing_is_said_of_when_it_was() {
    let question = v1::AssessOffenceRequest {
        view: v1::View::Everything.into(),
        offence: Some(v1::Offence {
            offender: v1::Seat::Seat4.into(),
            kind: v1::OffenceKind::Other.into(),
            cards_played: Some(3),
            ..v1::Offence::default()
        }),
        complaint: Some(v1::Complaint {
            seat: v1::Seat::Seat1.into(),
            cards_played: Some(2),
        }),
        ..v1::AssessOffenceRequest::default()
    };
    let paths = |question| {
        let failure: doko_wire::Failure = doko_wire::answer(question).unwrap_err();
        let fields = failure.fields.into_iter();
        fields.map(|it| it.path).collect::<Vec<_>>()
    };
    assert_eq!(paths(question.clone()), ["record"]);
    let record = doko_notation::read("ddv-tsr; p=HTHTCK").unwrap();
    let question = v1::AssessOffenceRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        ..question
    };
    assert_eq!(paths(question), ["complaint.cards_played"]);
}
