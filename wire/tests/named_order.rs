//! An order of play that was named before an offence (PEN-2): what is read of it, and what
//! becomes of it where not all hands are known.

#![expect(clippy::unwrap_used, reason = "what is not there fails the test")]

use doko_proto::v1;
use doko_proto::v1::ErrorReason::{
    CardNotInDeck, ContradictoryFields, LimitExceeded, MissingField, UnknownEnumValue,
};
use doko_proto::v1::assess_offence_response::Outcome;
use doko_wire::{Failure, answer};

use v1::Card::{C9, Ca, Cq, D9, Hk, Ht, Sk, Sq};

/// A Karo-Solo of seat 1, which leads to the tenth trick with ♥10 ♥10 ♣A. Seat 2 has
/// ♠K ♠Q ♦9 and trumps clubs.
const GAME: &str = "ddv-tsr; h=CACTCQCJC9HTHTHKDADTDKDJ/CTSKSKSQS9S9HJDTDKDQDQD9/\
     CACQC9SASASTSTHAHAHQHJD9/CKCKCJSQSJSJHKHQH9H9DADJ; s=1solo_karo 2g 3g 4g; \
     p=DKHJHQSJSTCJHKS9SQDADQHJHKDJSKHADTDTCQSJHAH9C9CTCACKCTDQS9SAHQCJDACQDKD9";

fn record() -> v1::GameRecord {
    doko_notation::read(GAME).unwrap()
}

fn offence(by: i32, order: &[v1::Card]) -> v1::Offence {
    v1::Offence {
        offender: v1::Seat::Seat3.into(),
        kind: v1::OffenceKind::Other.into(),
        cards_played: Some(36),
        named_order: order.iter().map(|&card| card.into()).collect(),
        named_by: by,
        ..v1::Offence::default()
    }
}

fn question(offence: v1::Offence, view: v1::View) -> v1::AssessOffenceRequest {
    v1::AssessOffenceRequest {
        record: Some(record()),
        offence: Some(offence),
        complaint: Some(v1::Complaint {
            seat: v1::Seat::Seat1.into(),
            cards_played: Some(36),
        }),
        view: view.into(),
        ..v1::AssessOffenceRequest::default()
    }
}

fn asked(by: i32, order: &[v1::Card], view: v1::View) -> Result<Outcome, Failure> {
    let response = answer(question(offence(by, order), view))?;
    Ok(response.outcome.unwrap())
}

fn is_irrelevant(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Penalty(it) if it.class_of_effect() == v1::OffenceClass::Irrelevant)
}

fn needs(outcome: &Outcome) -> Option<v1::MissingInput> {
    match outcome {
        Outcome::NeedsInput(it) => Some(it.missing()),
        Outcome::Penalty(_) | Outcome::Refused(_) | Outcome::RecordFaulty(_) => None,
    }
}

/// The bad fields of a question that is refused.
fn refused<T: std::fmt::Debug>(answered: Result<T, Failure>) -> Vec<(String, v1::ErrorReason)> {
    let fields = answered.unwrap_err().fields;
    fields.into_iter().map(|it| (it.path, it.reason)).collect()
}

fn bad(path: &str, reason: v1::ErrorReason) -> (String, v1::ErrorReason) {
    (path.to_owned(), reason)
}

const EVERYTHING: v1::View = v1::View::Everything;

#[test]
fn an_order_decides_for_the_party_that_named_it() {
    let sure = asked(1, &[Ht, Ht, Ca], EVERYTHING).unwrap();
    assert!(is_irrelevant(&sure), "{sure:?}");
    let begun = asked(1, &[Ht, Ht], EVERYTHING).unwrap();
    assert!(is_irrelevant(&begun), "{begun:?}");
    for (by, order) in [
        (0, [].as_slice()),
        (1, &[Ht]),
        (1, &[Ca, Ht, Ht]),
        (2, &[Sq, D9, Sk]),
    ] {
        let open = asked(by, order, EVERYTHING).unwrap();
        assert_eq!(needs(&open), Some(v1::MissingInput::OffenceClass));
    }
}

#[test]
fn every_bad_card_and_a_missing_seat_are_told_by_path() {
    let told = |by, order: &[v1::Card]| refused(asked(by, order, EVERYTHING));
    let by = |reason| bad("offence.named_by", reason);
    let card = |at: usize| bad(&format!("offence.named_order[{at}]"), ContradictoryFields);
    assert_eq!(told(0, &[Ht]), [by(MissingField)]);
    assert_eq!(told(9, &[Ht]), [by(UnknownEnumValue)]);
    assert_eq!(told(1, &[]), [by(ContradictoryFields)]);
    // Played before, never held, the third of two, and one card too many.
    assert_eq!(told(1, &[Cq, Sk]), [card(0), card(1)]);
    assert_eq!(told(1, &[Ht, Ht, Ht]), [card(2)]);
    assert_eq!(told(1, &[Ht, Ht, Ca, Hk]), [card(3)]);

    let mut long = offence(1, &[Ht; 13]);
    long.named_order[1] = 99;
    let told = refused(answer(question(long, EVERYTHING)));
    let second = bad("offence.named_order[1]", UnknownEnumValue);
    let length = bad("offence.named_order", LimitExceeded);
    assert_eq!(told, [length, second]);
}

#[test]
fn a_card_of_an_order_is_one_of_the_deck() {
    let mut question = question(offence(1, &[C9]), EVERYTHING);
    let record = question.record.as_mut().unwrap();
    record.rule_set.as_mut().unwrap().source =
        Some(v1::rule_set_ref::Source::Name("vln".to_owned()));
    let told = refused(answer(question));
    assert!(
        told.contains(&bad("offence.named_order[0]", CardNotInDeck)),
        "{told:?}"
    );
}

#[test]
fn what_an_order_leads_to_takes_all_hands() {
    for view in [v1::View::Seat1, v1::View::Public] {
        let told = asked(1, &[Sk], view).unwrap();
        assert_eq!(needs(&told), Some(v1::MissingInput::Hands));
    }
}

/// Before it is settled what is played nobody plays any card.
#[test]
fn an_order_named_before_there_is_a_game_has_no_card() {
    let mut question = question(offence(1, &[Ht, Cq]), EVERYTHING);
    let record = question.record.as_mut().unwrap();
    record.plays.clear();
    record.said_seats.truncate(1);
    record.said_words = vec![v1::SaidWord::Gesund.into()];
    question.offence.as_mut().unwrap().cards_played = Some(0);
    question.complaint.as_mut().unwrap().cards_played = Some(0);
    let card = |at| bad(&format!("offence.named_order[{at}]"), ContradictoryFields);
    assert_eq!(refused(answer(question)), [0, 1].map(card));
}

/// With the order nothing was left to decide, so the offence cannot have ended the game.
#[test]
fn an_order_counts_where_an_offence_is_said_to_have_ended_the_game() {
    let ended = |by, order: &[v1::Card]| {
        let grave = v1::Offence {
            class_of_effect: v1::OffenceClass::Grave.into(),
            harms_soloist: v1::HarmsSoloist::Yes.into(),
            ..offence(by, order)
        };
        answer(v1::ScoreGameRequest {
            view: v1::View::Everything.into(),
            source: Some(v1::score_game_request::Source::Record(record())),
            offence: Some(grave),
            ..v1::ScoreGameRequest::default()
        })
    };
    assert!(ended(1, &[Ca, Ht, Ht]).is_ok());
    let told = refused(ended(1, &[Ht, Ht, Ca]));
    assert_eq!(told, [bad("offence", ContradictoryFields)]);
    let told = refused(ended(1, &[Ht, Cq]));
    assert_eq!(told, [bad("offence.named_order[1]", ContradictoryFields)]);
}

/// So it is in a list of games, with the path of the entry.
#[test]
fn a_bad_order_in_a_list_is_told_with_its_entry() {
    use v1::session_entry::Entry;
    let grave = v1::Offence {
        class_of_effect: v1::OffenceClass::Grave.into(),
        ..offence(1, &[Cq])
    };
    let told = refused(answer(v1::ScoreSessionRequest {
        rule_set: record().rule_set,
        entries: vec![v1::SessionEntry {
            entry: Some(Entry::BrokenOff(v1::SessionBrokenOff {
                record: Some(record()),
                offence: Some(grave),
            })),
        }],
        ..v1::ScoreSessionRequest::default()
    }));
    let path = "entries[0].broken_off.offence.named_order[0]";
    assert!(told.contains(&bad(path, ContradictoryFields)), "{told:?}");
}
