//! The settlement of a game that an offence ended (PEN-5, PEN-8).

use doko_proto::v1;
use doko_proto::v1::score_game_request::Source;
use doko_proto::v1::score_game_response::Outcome;
use prost_reflect::{DescriptorPool, DynamicMessage};

use crate::{Failure, answer};

/// A whole game that is recorded under this name.
fn recorded(name: &str) -> v1::GameRecord {
    let path = format!("{}/../tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let game = std::fs::read_to_string(path).unwrap();
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let record = pool
        .get_message_by_name("doppelkopf.rules.v1.GameRecord")
        .unwrap();
    let mut json = serde_json::Deserializer::from_str(&game);
    let record = DynamicMessage::deserialize(record, &mut json).unwrap();
    record.transcode_to().unwrap()
}

/// A worked Hochzeit of the seats 1 and 2, up to an offence of seat 2 after these
/// plays.
fn question(plays: u32) -> v1::ScoreGameRequest {
    let mut record = recorded("worked-hochzeit");
    let until = usize::try_from(plays).unwrap();
    record.plays.truncate(until);
    record.play_seats.truncate(until);
    let kept = record.extra_at.iter().filter(|&&at| at <= plays).count();
    record.extra_at.truncate(kept);
    record.extra_seats.truncate(kept);
    record.extra_words.truncate(kept);
    record.extra_ranks.truncate(kept);
    record.extra_partners.truncate(kept);
    record.extra_parties.truncate(kept);
    v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(Source::Record(record)),
        offence: Some(v1::Offence {
            offender: v1::Seat::Seat2.into(),
            kind: v1::OffenceKind::Other.into(),
            class_of_effect: v1::OffenceClass::Grave.into(),
            harms_soloist: 0,
            cards_played: Some(plays),
            ..v1::Offence::default()
        }),
        ..v1::ScoreGameRequest::default()
    }
}

fn settlement(question: v1::ScoreGameRequest) -> v1::Settlement {
    match answer(question).unwrap().outcome {
        Some(Outcome::Settlement(settlement)) => settlement,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_broken_off_is_worth_the_penalty() {
    let settled = settlement(question(4));
    assert_eq!(settled.result(), v1::GameResult::BrokenOff);
    assert_eq!(settled.points.iter().sum::<i32>(), 0);
    assert_eq!(settled.points.get(1), Some(&-12));
    assert_eq!(
        settled.decided_by.first().map(|it| it.rule_id.as_str()),
        Some("PEN-5")
    );
    assert!(settled.items.is_empty());
    assert_eq!(settled.value, 0);
}

#[test]
fn a_game_broken_off_is_shown_as_far_as_it_went() {
    // The Hochzeiter has won the first trick, seat 2 the second.
    for (plays, re_seats) in [(4, vec![1]), (8, vec![1, 2])] {
        let settled = settlement(question(plays));
        assert_eq!(settled.re_seats, re_seats);
        let contract = settled.contract.unwrap();
        assert_eq!(contract.kind(), v1::ContractKind::Hochzeit);
        assert_eq!((contract.seat, contract.lead), (1, 1));
        assert_eq!(settled.scored_as, i32::from(v1::ScoredAs::TwoAgainstTwo));
        assert_eq!((settled.doubling, settled.bock_factor), (1, 1));
    }
}

#[test]
fn a_game_decided_before_the_offence_is_settled() {
    // Re has 156 Augen, and the last three tricks go to Kontra; a Fuchs each.
    let settled = settlement(question(36));
    assert_eq!(settled.points, [2, 2, -2, -2]);
    let last = settled.decided_by.last();
    assert_eq!(last.map(|it| it.rule_id.as_str()), Some("PEN-8"));
}

#[test]
fn only_a_grave_offence_ends_a_game() {
    let refused = |change: fn(&mut v1::ScoreGameRequest)| {
        let mut question = question(4);
        change(&mut question);
        match answer(question) {
            Err(Failure { fields, .. }) => fields.into_iter().map(|it| it.path).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        refused(|it| {
            if let Some(offence) = &mut it.offence {
                offence.set_class_of_effect(v1::OffenceClass::Minor);
            }
        }),
        ["offence.class_of_effect"]
    );
    assert_eq!(
        refused(|it| {
            if let Some(offence) = &mut it.offence {
                offence.cards_played = Some(5);
            }
        }),
        ["offence.cards_played"]
    );
    // Not before the first card.
    assert_eq!(
        refused(|it| {
            if let Some(offence) = &mut it.offence {
                offence.cards_played = None;
            }
        }),
        ["offence.cards_played"]
    );
    assert_eq!(
        refused(|it| {
            it.source = Some(Source::Counts(v1::GameCounts {
                rule_set: Some(v1::RuleSetRef {
                    source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
                    ..v1::RuleSetRef::default()
                }),
                kind: v1::CountedGame::TwoAgainstTwo.into(),
                re_seats: vec![1, 2],
                re_augen: Some(120),
                re_tricks: Some(6),
                kontra_tricks: Some(6),
                ..v1::GameCounts::default()
            }));
        }),
        ["offence"]
    );
}

/// The settlement of a whole game has the announcements of each party, each with the place
/// in the record where it was made.
#[test]
fn announcements_belong_to_their_party() {
    let made = |name| {
        let settled = settlement(v1::ScoreGameRequest {
            view: v1::View::Everything.into(),
            source: Some(Source::Record(recorded(name))),
            ..v1::ScoreGameRequest::default()
        });
        [settled.re, settled.kontra].map(|party| {
            let made = party.unwrap().announcements.into_iter();
            made.map(|it| (it.seat, it.announcement(), it.index))
                .collect::<Vec<_>>()
        })
    };
    use v1::Announcement::{Keine30, Keine60, Keine90, Kontra, Re};
    let [re, kontra] = made("recorded-normalspiel");
    let expected = [(4, Re, 0), (1, Keine90, 1), (1, Keine60, 2)];
    assert_eq!(re, expected.map(|(seat, made, at)| (seat, made, Some(at))));
    assert_eq!(kontra, []);
    let [re, kontra] = made("recorded-kreuz-solo");
    let expected = [(Re, 0), (Keine90, 1), (Keine60, 2), (Keine30, 3)];
    assert_eq!(re, expected.map(|(made, at)| (2, made, Some(at))));
    assert_eq!(kontra, [(3, Kontra, Some(4))]);
}
