//! A card for which nobody is named when it is nobody's turn: no seat is judged.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use doko_proto::v1;
use doko_proto::v1::{Card, Reason};
use prost_reflect::{DescriptorPool, DynamicMessage};

/// The record of a whole Normalspiel.
fn whole() -> v1::GameRecord {
    let json = include_str!("../../tests/golden/recorded-normalspiel.json");
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let record = pool.get_message_by_name("doppelkopf.rules.v1.GameRecord");
    let mut json = serde_json::Deserializer::from_str(json);
    let record = DynamicMessage::deserialize(record.unwrap(), &mut json).unwrap();
    record.transcode_to().unwrap()
}

/// The same after one word.
fn one_word() -> v1::GameRecord {
    let mut record = whole();
    record.said_seats.truncate(1);
    record.said_words.truncate(1);
    record.plays.clear();
    record.play_seats.clear();
    record.extra_at.clear();
    record.extra_seats.clear();
    record.extra_words.clear();
    record.extra_parties.clear();
    record
}

fn refusal(record: v1::GameRecord, view: v1::View) -> v1::Refusal {
    let question = v1::ValidateMoveRequest {
        record: Some(record),
        card: Card::Ca.into(),
        view: view.into(),
        language: v1::Language::En.into(),
        include: vec![
            v1::Include::LegalCards.into(),
            v1::Include::Position.into(),
            v1::Include::AnnouncementWindows.into(),
        ],
        ..v1::ValidateMoveRequest::default()
    };
    let response = doko_wire::answer(question).unwrap();
    assert!(response.legal_cards.is_empty() && response.position.is_some());
    match response.verdict.and_then(|it| it.outcome) {
        Some(v1::verdict::Outcome::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

fn reasons(refusal: &v1::Refusal) -> Vec<Reason> {
    refusal
        .violations
        .iter()
        .map(v1::RuleCitation::reason)
        .collect()
}

#[test]
fn no_seat_is_judged_when_it_is_nobodys_turn() {
    let cases = [
        (
            one_word(),
            Reason::PlayBeforeContract,
            "♣A can be played only once the contract is fixed.",
        ),
        (whole(), Reason::GameOver, "All cards are played"),
    ];
    for (record, reason, text) in cases {
        for view in [v1::View::Everything, v1::View::Seat2, v1::View::Public] {
            let refusal = refusal(record.clone(), view);
            assert_eq!(reasons(&refusal), [reason], "{view:?}");
            assert_eq!(refusal.action.map(|it| it.seat), Some(0), "{view:?}");
            assert!(refusal.text.starts_with(text), "{}", refusal.text);
            let evidence = refusal.evidence.and_then(|it| it.evidence);
            let Some(v1::evidence::Evidence::Card(evidence)) = evidence else {
                panic!("{evidence:?}");
            };
            assert_eq!((evidence.card(), evidence.seat), (Card::Ca, 0), "{view:?}");
            assert!(evidence.hand.is_empty() && evidence.played_at.is_empty());
        }
    }
}

#[test]
fn a_seat_that_is_named_is_judged() {
    let question = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: Some(one_word()),
        seat: v1::Seat::Seat1.into(),
        card: Card::Ca.into(),
        ..v1::ValidateMoveRequest::default()
    };
    let verdict = doko_wire::answer(question).unwrap().verdict;
    let Some(v1::verdict::Outcome::Refused(refusal)) = verdict.and_then(|it| it.outcome) else {
        panic!("it was not refused");
    };
    assert_eq!(
        reasons(&refusal),
        [Reason::PlayBeforeContract, Reason::CardNotHeld]
    );
    assert_eq!(
        refusal.action.map(|it| it.seat),
        Some(v1::Seat::Seat1.into())
    );
}

#[test]
fn nobody_is_named_when_the_contract_is_open_at_a_settlement() {
    let question = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Record(one_word())),
        ..v1::ScoreGameRequest::default()
    };
    match doko_wire::answer(question).unwrap().outcome {
        Some(v1::score_game_response::Outcome::Refused(refusal)) => {
            assert_eq!(reasons(&refusal), [Reason::Incomplete]);
            assert_eq!(refusal.action.map(|it| it.seat), Some(0));
        }
        other => panic!("{other:?}"),
    }
}

/// A solo of queens that ends before its first card: the soloist gives up.
fn given_up() -> v1::GameRecord {
    let mut record = v1::GameRecord {
        said_words: [v1::SaidWord::SoloDamen]
            .into_iter()
            .chain([v1::SaidWord::Gesund; 3])
            .map(Into::into)
            .collect(),
        said_seats: vec![1, 2, 3, 4],
        plays: Vec::new(),
        play_seats: Vec::new(),
        ..whole()
    };
    record.extra_at = vec![0];
    record.extra_seats = vec![1];
    record.extra_words = vec![v1::ExtraWord::Surrender.into()];
    record.extra_parties.clear();
    record
}

#[test]
fn there_is_no_trick_in_a_game_given_up_before_the_first_card() {
    for view in [v1::View::Everything, v1::View::Seat2, v1::View::Public] {
        let refusal = refusal(given_up(), view);
        assert_eq!(reasons(&refusal), [Reason::GameOver], "{view:?}");
        let evidence = refusal.evidence.and_then(|it| it.evidence);
        let Some(v1::evidence::Evidence::Card(evidence)) = evidence else {
            panic!("{evidence:?}");
        };
        assert_eq!((evidence.trick, evidence.trick_leader), (None, 0));
    }
    // In one that is over after its last trick there is.
    let evidence = refusal(whole(), v1::View::Everything).evidence;
    let Some(v1::evidence::Evidence::Card(evidence)) = evidence.and_then(|it| it.evidence) else {
        panic!("no card");
    };
    assert_eq!(evidence.trick, Some(12));
}
