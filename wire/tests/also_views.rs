//! Positions that other views see besides, in the same answer.

use doko_proto::v1;
use doko_proto::v1::check_word_request::Word;
use doko_proto::v1::inspect_game_response::Outcome;
use doko_wire::answer;

const GAME: &str = "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
                    CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g";

fn record(line: &str) -> Option<v1::GameRecord> {
    Some(v1::GameRecord {
        line: line.to_owned(),
        ..v1::GameRecord::default()
    })
}

/// What `view` is told of `line` when it asks alone.
fn alone(line: &str, view: v1::View) -> v1::ViewedPosition {
    let question = v1::InspectGameRequest {
        record: record(line),
        view: view.into(),
        ..v1::InspectGameRequest::default()
    };
    let position = match answer(question).map(|it| it.outcome) {
        Ok(Some(Outcome::Position(position))) => Some(position),
        _ => None,
    };
    assert!(position.is_some(), "{line}: {view:?}");
    v1::ViewedPosition {
        view: view.into(),
        position,
    }
}

const VIEWS: [v1::View; 5] = [
    v1::View::Seat4,
    v1::View::Seat1,
    v1::View::Seat2,
    v1::View::Seat3,
    v1::View::Public,
];

fn numbers() -> Vec<i32> {
    VIEWS.map(i32::from).to_vec()
}

fn each_alone(line: &str) -> Vec<v1::ViewedPosition> {
    VIEWS.map(|view| alone(line, view)).to_vec()
}

#[test]
fn each_view_is_told_what_it_is_told_alone() {
    let before = format!("{GAME}; p=HT");
    let inspected = answer(v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: record(&before),
        also_views: numbers(),
        ..v1::InspectGameRequest::default()
    });
    assert_eq!(inspected.unwrap().also_positions, each_alone(&before));

    let play = |card: v1::Card| {
        answer(v1::ValidateMoveRequest {
            view: v1::View::Everything.into(),
            record: record(&before),
            card: card.into(),
            also_views: numbers(),
            ..v1::ValidateMoveRequest::default()
        })
        .unwrap()
        .also_positions
    };
    assert_eq!(play(v1::Card::Dj), each_alone(&format!("{before}DJ")));
    // Refused: the position before it.
    assert_eq!(play(v1::Card::Ca), each_alone(&before));

    let announced = answer(v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: record(&before),
        seat: 1,
        announcement: v1::Announcement::Re.into(),
        also_views: numbers(),
        ..v1::CheckAnnouncementRequest::default()
    });
    let after = each_alone(&format!("{before}; x=1:1re"));
    assert_eq!(announced.unwrap().also_positions, after);

    let three = GAME.strip_suffix(" 4g").unwrap();
    let said = answer(v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: record(three),
        seat: 4,
        word: Some(Word::Said(v1::SaidWord::Gesund.into())),
        also_views: numbers(),
        ..v1::CheckWordRequest::default()
    });
    assert_eq!(said.unwrap().also_positions, each_alone(GAME));
}

#[test]
fn a_view_sees_no_other_hand() {
    let seen = alone(&format!("{GAME}; p=HT"), v1::View::Seat2);
    let seats = seen.position.unwrap().seats;
    let hands: Vec<bool> = seats.iter().map(|it| !it.hand.is_empty()).collect();
    assert_eq!(hands, [false, true, false, false]);
}

#[test]
fn nobody_sees_a_position_of_a_faulty_record() {
    let faulty = format!("{GAME}; p=HTCA");
    let played = answer(v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: record(&faulty),
        card: v1::Card::Cj.into(),
        also_views: numbers(),
        ..v1::ValidateMoveRequest::default()
    });
    assert_eq!(played.unwrap().also_positions, []);
    let inspected = answer(v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: record(&faulty),
        also_views: numbers(),
        ..v1::InspectGameRequest::default()
    });
    assert_eq!(inspected.unwrap().also_positions, []);
}

#[test]
fn views_are_named_once_each() {
    let failure = answer(v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: record(GAME),
        also_views: vec![1, 0, 1, 9],
        ..v1::InspectGameRequest::default()
    });
    let fields = failure.unwrap_err().into_fields();
    let fields: Vec<(String, v1::ErrorReason)> =
        fields.into_iter().map(|it| (it.path, it.reason)).collect();
    let expected = [
        (1, v1::ErrorReason::MissingField),
        (2, v1::ErrorReason::MalformedField),
        (3, v1::ErrorReason::UnknownEnumValue),
    ];
    assert_eq!(
        fields,
        expected.map(|(i, it)| (format!("also_views[{i}]"), it))
    );
}
