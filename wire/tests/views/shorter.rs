//! A view is a shorter record: whoever knows only what it knows gets the same answers.

use doko_proto::v1;
use prost::Message as _;

use super::VIEWS;
use super::records::{Numbers, golden};

/// The answers to everything that can be asked of a record, as bytes.
fn everything(record: &v1::GameRecord, view: v1::View, numbers: &[i32; 3]) -> Vec<Vec<u8>> {
    let &[seat, card, announcement] = numbers;
    let record = Some(record.clone());
    let (view, language) = (view.into(), v1::Language::De.into());
    let moves = v1::ValidateMoveRequest {
        record: record.clone(),
        seat,
        card,
        view,
        language,
        include: vec![1, 2, 3, 4],
    };
    let announcement = v1::CheckAnnouncementRequest {
        record: record.clone(),
        seat,
        announcement,
        view,
        language,
        include: vec![2, 3],
    };
    let inspect = v1::InspectGameRequest {
        record: record.clone(),
        view,
        language,
    };
    let audit = v1::AuditGameRequest {
        record: record.clone(),
        view,
        language,
    };
    let vorbehalte = v1::ResolveVorbehalteRequest {
        record: record.clone(),
        view,
        language,
    };
    let score = v1::ScoreGameRequest {
        source: record.map(v1::score_game_request::Source::Record),
        offence: None,
        view,
        language,
    };
    let bytes = |answer: Result<Vec<u8>, doko_wire::Failure>| {
        answer.unwrap_or_else(|failure| format!("{failure:?}").into_bytes())
    };
    vec![
        bytes(doko_wire::answer(moves).map(|it| it.encode_to_vec())),
        bytes(doko_wire::answer(announcement).map(|it| it.encode_to_vec())),
        bytes(doko_wire::answer(inspect).map(|it| it.encode_to_vec())),
        bytes(doko_wire::answer(audit).map(|it| it.encode_to_vec())),
        bytes(doko_wire::answer(vorbehalte).map(|it| it.encode_to_vec())),
        bytes(doko_wire::answer(score).map(|it| it.encode_to_vec())),
    ]
}

/// The record as `docs/NOTATION.md` says that it is kept: with the number of trumps
/// that went back, which all are told where the rule set says so.
fn with_trumps_told(mut record: v1::GameRecord) -> v1::GameRecord {
    for exchange in &mut record.armut_exchanges {
        let is_trump = |&&card: &&i32| {
            let name = v1::Card::try_from(card).unwrap().as_str_name();
            let (suit, rank) = name.strip_prefix("CARD_").unwrap().split_at(1);
            suit == "D" || rank == "Q" || rank == "J" || name == "CARD_HT"
        };
        if !exchange.returned_cards.is_empty() {
            let trumps = exchange.returned_cards.iter().filter(is_trump).count();
            exchange.returned_trumps = u32::try_from(trumps).ok();
        }
    }
    record
}

/// Whether the rules enter an Ansage in this game, which no record says.
fn has_forced(record: &v1::GameRecord) -> bool {
    let position = super::inspect(record, v1::View::Everything);
    let v1::inspect_game_response::Outcome::Position(position) = position else {
        return false;
    };
    let forced = v1::AnnouncementMode::Forced;
    position.announcements.iter().any(|it| it.mode() == forced)
}

#[test]
fn a_view_answers_as_the_shorter_record() {
    let mut numbers = Numbers(5);
    let mut compared = 0;
    for game in golden() {
        let game = with_trumps_told(game);
        let record = numbers.shortened(&game, 0..=49);
        if has_forced(&record) {
            continue;
        }
        let view = VIEWS[numbers.below(5)];
        let asked = [
            1 + numbers.below(4),
            1 + numbers.below(24),
            1 + numbers.below(6),
        ]
        .map(|it| i32::try_from(it).unwrap());
        let seen = doko_notation::seen_by(&record, view);
        let expected = everything(&seen, v1::View::Everything, &asked);
        for (number, (answer, expected)) in everything(&record, view, &asked)
            .iter()
            .zip(&expected)
            .enumerate()
        {
            assert_eq!(
                answer,
                expected,
                "{number} {view:?} {asked:?} {}",
                doko_notation::write(&record).unwrap()
            );
        }
        compared += 1;
    }
    assert!(compared > 60, "{compared}");
}
