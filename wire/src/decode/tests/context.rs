//! What a game inherits from its list, and what happens besides cards.

use doko_proto::v1;
use v1::ErrorReason::{
    ColumnLengthMismatch, ContradictoryFields, LimitExceeded, MalformedField, OutOfOrder,
    UnknownEnumValue,
};

use super::{bad_fields, expected, named, of_record};

fn of_context(context: v1::GameContext) -> Vec<(String, v1::ErrorReason)> {
    of_record("palast", |it| it.context = Some(context))
}

#[test]
fn a_list_has_games_left_and_not_more_than_1000() {
    let left = |games| {
        of_context(v1::GameContext {
            games_left: Some(games),
            ..v1::GameContext::default()
        })
    };
    let malformed = expected(&[("record.context.games_left", MalformedField)]);
    assert_eq!(left(0), malformed);
    assert_eq!(left(1), []);
    assert_eq!(left(1000), []);
    assert_eq!(left(1001), malformed);
}

#[test]
fn seats_have_four_different_places_or_none() {
    let at = |places: &[i32]| {
        of_context(v1::GameContext {
            places: places.to_vec(),
            ..v1::GameContext::default()
        })
    };
    assert_eq!(at(&[]), []);
    assert_eq!(at(&[5, 3, 1, 2]), []);
    let path = "record.context.places";
    assert_eq!(at(&[1, 2, 3]), expected(&[(path, ColumnLengthMismatch)]));
    assert_eq!(
        at(&[2, 9, 2, 0]),
        expected(&[
            ("record.context.places[1]", UnknownEnumValue),
            ("record.context.places[2]", ContradictoryFields),
            ("record.context.places[3]", UnknownEnumValue),
        ])
    );
}

#[test]
fn nobody_owes_more_pflichtsoli_than_there_are() {
    let owed = |seats: &[i32]| {
        of_record("ddv-tsr", |it| {
            it.context = Some(v1::GameContext {
                pflichtsolo_seats: seats.to_vec(),
                ..v1::GameContext::default()
            });
        })
    };
    assert_eq!(owed(&[1, 2, 3, 4]), []);
    let twice = [
        ("record.context.pflichtsolo_seats[2]", ContradictoryFields),
        ("record.context.pflichtsolo_seats[3]", ContradictoryFields),
    ];
    assert_eq!(owed(&[3, 1, 3, 3]), expected(&twice));
}

/// Where the kind of a Pflichtsolo cannot be read, whose it is still counts.
#[test]
fn a_kind_of_pflichtsolo_is_a_known_one() {
    let of_kinds = |seats: &[i32], slots: &[i32]| {
        of_record("ddv-tsr", |it| {
            it.context = Some(v1::GameContext {
                pflichtsolo_seats: seats.to_vec(),
                pflichtsolo_slots: slots.to_vec(),
                ..v1::GameContext::default()
            });
        })
    };
    let all = [1, 2, 3].map(|it| v1::PflichtsoloSlot::try_from(it).unwrap() as i32);
    assert_eq!(of_kinds(&[1, 2, 3], &all), []);
    let unknown = [
        ("record.context.pflichtsolo_slots[0]", UnknownEnumValue),
        ("record.context.pflichtsolo_slots[2]", UnknownEnumValue),
        ("record.context.pflichtsolo_seats[2]", ContradictoryFields),
    ];
    assert_eq!(of_kinds(&[1, 2, 1], &[0, 2, 4]), expected(&unknown));
}

#[test]
fn what_happens_besides_cards_stands_in_order() {
    let at = |at: &[u32]| {
        of_record("ddv-tsr", |it| {
            it.plays = vec![v1::Card::Ca.into(); 3];
            it.extra_at = at.to_vec();
            it.extra_seats = vec![1; at.len()];
            it.extra_words = vec![v1::ExtraWord::Re.into(); at.len()];
        })
    };
    assert_eq!(at(&[0, 1, 1, 3]), []);
    let path = |i: usize| (format!("record.extra_at[{i}]"), OutOfOrder);
    assert_eq!(at(&[0, 4]), [path(1)]);
    assert_eq!(at(&[2, 1, 2, 0]), [path(1), path(3)]);
}

/// A complaint follows its offence, and both are in the record.
#[test]
fn offence_and_complaint_have_their_times() {
    let times = |offence, complaint| {
        bad_fields(v1::AssessOffenceRequest {
            view: v1::View::Everything.into(),
            record: Some(v1::GameRecord {
                rule_set: Some(named("ddv-tsr")),
                plays: vec![v1::Card::Ca.into(); 3],
                ..v1::GameRecord::default()
            }),
            offence: Some(v1::Offence {
                offender: v1::Seat::Seat4.into(),
                kind: v1::OffenceKind::Other.into(),
                class_of_effect: v1::OffenceClass::Minor.into(),
                harms_soloist: v1::HarmsSoloist::No.into(),
                cards_played: Some(offence),
                ..v1::Offence::default()
            }),
            complaint: Some(v1::Complaint {
                seat: v1::Seat::Seat1.into(),
                cards_played: Some(complaint),
            }),
            ..v1::AssessOffenceRequest::default()
        })
    };
    let (offence, complaint) = (
        ("offence.cards_played", OutOfOrder),
        ("complaint.cards_played", OutOfOrder),
    );
    assert_eq!(times(0, 0), []);
    assert_eq!(times(2, 3), []);
    assert_eq!(times(3, 3), []);
    assert_eq!(times(2, 1), expected(&[complaint]));
    assert_eq!(times(2, 4), expected(&[complaint]));
    assert_eq!(times(4, 4), expected(&[offence, complaint]));
}

#[test]
fn a_record_holds_two_claims_at_most() {
    let claims = |words: &[v1::ExtraWord]| {
        of_record("ddv-tsr", |it| {
            it.extra_at = vec![0; words.len()];
            it.extra_seats = vec![1; words.len()];
            it.extra_words = words.iter().copied().map(i32::from).collect();
        })
    };
    use v1::ExtraWord::{ClaimRest, Re, Surrender};
    assert_eq!(claims(&[ClaimRest, Surrender, Re]), []);
    assert_eq!(claims(&[Surrender]), []);
    assert_eq!(
        claims(&[ClaimRest, Surrender, Surrender]),
        expected(&[("record.extra_words", LimitExceeded)])
    );
}

/// Schweine are an Ansage in few rule sets, and the record says which only where they
/// are declared.
#[test]
fn what_schweine_were_announced_as_is_said_of_schweine_that_are_an_ansage() {
    let told = |implies: v1::SchweineAnsage, said: &[v1::SaidWord], later: &[v1::ExtraWord]| {
        of_record("palast", |it| {
            let mut overrides = Box::<v1::RuleSet>::default();
            overrides.set_schweine_mode(v1::SchweineMode::Vorbehalt);
            overrides.set_schweine_ansage(implies);
            it.rule_set.get_or_insert_default().overrides = Some(overrides);
            it.said_seats = vec![1; said.len()];
            it.said_words = said.iter().copied().map(i32::from).collect();
            it.extra_at = vec![0; later.len()];
            it.extra_seats = vec![1; later.len()];
            it.extra_words = later.iter().copied().map(i32::from).collect();
            it.set_schweine_party(v1::Party::Re);
        })
    };
    let unset = expected(&[("record.schweine_party", ContradictoryFields)]);
    let on = v1::SchweineAnsage::Implied;
    let off = v1::SchweineAnsage::None;
    let schweine = v1::SaidWord::Schweine;
    let later = v1::ExtraWord::Schweine;
    assert_eq!(told(on, &[v1::SaidWord::Gesund, schweine], &[]), []);
    assert_eq!(told(on, &[], &[later, v1::ExtraWord::Re]), []);
    assert_eq!(
        told(on, &[v1::SaidWord::Gesund], &[v1::ExtraWord::Re]),
        unset
    );
    assert_eq!(told(off, &[schweine], &[]), unset);
}
