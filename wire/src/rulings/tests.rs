//! Questions about games with options that few rule sets have.

mod announcements;
mod answers;
mod declarations;
mod effects;
mod stamps;
mod words;

use doko_proto::v1;

/// Seat 2 holds both ♦A and a ♣Q, seat 4 both ♦K.
const HANDS: [&str; 4] = [
    "SQ HQ SJ CT CK CK ST ST SK HK C9 C9",
    "DA DA CQ CJ SJ HJ CA SA SK HK S9 S9",
    "HT CQ DQ DQ CJ DJ DJ DT CT HA H9 H9",
    "HT SQ HQ HJ DT DK DK CA SA HA D9 D9",
];

/// Cards by their names.
pub(crate) fn cards(text: &str) -> Vec<i32> {
    text.split_whitespace()
        .map(|it| {
            let card = v1::Card::from_str_name(&format!("CARD_{it}")).unwrap();
            card.into()
        })
        .collect()
}

/// A Normalspiel under the tournament rules with these options.
pub(crate) fn record(overrides: v1::RuleSet, plays: &str) -> v1::GameRecord {
    let [hand_1, hand_2, hand_3, hand_4] = HANDS.map(cards);
    v1::GameRecord {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
            overrides: Some(Box::new(overrides)),
            ..v1::RuleSetRef::default()
        }),
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        said_seats: vec![1, 2, 3, 4],
        said_words: vec![v1::SaidWord::Gesund.into(); 4],
        plays: cards(plays),
        ..v1::GameRecord::default()
    }
}

/// The same under the rules of the VLN, without the nines, which stand last in each hand.
pub(crate) fn of_the_vln(overrides: v1::RuleSet, plays: &str) -> v1::GameRecord {
    let mut record = record(overrides, plays);
    if let Some(rules) = &mut record.rule_set {
        rules.source = Some(v1::rule_set_ref::Source::Name("vln".to_owned()));
    }
    for hand in [
        &mut record.hand_1,
        &mut record.hand_2,
        &mut record.hand_3,
        &mut record.hand_4,
    ] {
        hand.truncate(10);
    }
    record
}

/// The record with something that happened after so many cards.
fn with(
    mut record: v1::GameRecord,
    at: u32,
    seat: i32,
    word: v1::ExtraWord,
    partner: i32,
) -> v1::GameRecord {
    record.extra_at.push(at);
    record.extra_seats.push(seat);
    record.extra_words.push(word.into());
    record.extra_partners.push(partner);
    record
}

pub(crate) fn inspect(record: v1::GameRecord) -> v1::Position {
    let request = v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        language: v1::Language::En.into(),
        ..v1::InspectGameRequest::default()
    };
    match crate::answer(request).unwrap().outcome {
        Some(v1::inspect_game_response::Outcome::Position(position)) => position,
        other => panic!("no position but {other:?}"),
    }
}

/// The reasons and rules by which the record is refused.
fn faults(record: v1::GameRecord) -> Vec<(v1::Reason, String)> {
    let request = v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        ..v1::InspectGameRequest::default()
    };
    match crate::answer(request).unwrap().outcome {
        Some(v1::inspect_game_response::Outcome::RecordFaulty(faulty)) => faulty
            .violations
            .iter()
            .flat_map(|it| &it.violations)
            .map(|it| (it.reason(), it.rule_id.clone()))
            .collect(),
        other => panic!("no fault but {other:?}"),
    }
}

fn play(record: v1::GameRecord, card: v1::Card) -> v1::ValidateMoveResponse {
    let request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        card: card.into(),
        include: vec![v1::Include::Effects.into(), v1::Include::Position.into()],
        ..v1::ValidateMoveRequest::default()
    };
    crate::answer(request).unwrap()
}

fn at_first_fox() -> v1::RuleSet {
    let contracts = vec![v1::SchweineContract::Normal.into()];
    v1::RuleSet {
        schweine_mode: v1::SchweineMode::AtFirstFox.into(),
        schweine_contracts: Some(v1::SchweineContractList { values: contracts }),
        ..v1::RuleSet::default()
    }
}

fn seat(position: &v1::Position, seat: usize) -> &v1::SeatState {
    position.seats.get(seat - 1).unwrap()
}

fn windows(record: v1::GameRecord, seat: i32) -> Vec<v1::AnnouncementWindow> {
    let request = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        seat,
        ..v1::CheckAnnouncementRequest::default()
    };
    crate::answer(request).unwrap().windows
}

/// A Normalspiel of the VLN in which seat 2 says Schweine.
fn with_schweine(plays: &str) -> v1::GameRecord {
    let mut record = of_the_vln(v1::RuleSet::default(), plays);
    record.said_seats = vec![1, 2, 2, 3, 4];
    record.said_words = vec![v1::SaidWord::Gesund.into(); 5];
    if let Some(second) = record.said_words.get_mut(1) {
        *second = v1::SaidWord::Schweine.into();
    }
    record
}
