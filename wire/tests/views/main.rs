//! What is said to whom: views, and records of which not every hand is known.

#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_proto::v1;

#[path = "../../src/rulings/partial/tests/asked.rs"]
mod asked;
mod claims;
mod early;
mod either;
mod heard;
mod hypothetical;
mod laws;
mod left;
mod lines;
mod named;
#[path = "../../src/rulings/partial/tests/numbers.rs"]
mod numbers;
mod open;
mod options;
mod records;
mod schweine;
mod shorter;
mod turns;
mod unnamed;

/// The seats and the public.
const VIEWS: [v1::View; 5] = [
    v1::View::Seat1,
    v1::View::Seat2,
    v1::View::Seat3,
    v1::View::Seat4,
    v1::View::Public,
];

/// A caller who writes a seat where a view belongs shows that seat its own hand,
/// not somebody else's or all of them.
#[test]
fn the_view_of_a_seat_has_the_number_of_the_seat() {
    for (view, seat) in [
        (v1::View::Seat1, v1::Seat::Seat1),
        (v1::View::Seat2, v1::Seat::Seat2),
        (v1::View::Seat3, v1::Seat::Seat3),
        (v1::View::Seat4, v1::Seat::Seat4),
    ] {
        assert_eq!(i32::from(view), i32::from(seat));
    }
}

/// The violations that the view is told of.
fn violations(record: &v1::GameRecord, view: v1::View) -> Vec<v1::Refusal> {
    audit(record, view).violations
}

fn audit(record: &v1::GameRecord, view: v1::View) -> v1::AuditGameResponse {
    let request = v1::AuditGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: v1::Language::En.into(),
        ..v1::AuditGameRequest::default()
    };
    doko_wire::answer(request).unwrap()
}

fn inspect(record: &v1::GameRecord, view: v1::View) -> v1::inspect_game_response::Outcome {
    let request = v1::InspectGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: v1::Language::En.into(),
        ..v1::InspectGameRequest::default()
    };
    doko_wire::answer(request).unwrap().outcome.unwrap()
}

fn position(record: &v1::GameRecord, view: v1::View) -> v1::Position {
    match inspect(record, view) {
        v1::inspect_game_response::Outcome::Position(position) => position,
        v1::inspect_game_response::Outcome::RecordFaulty(faulty) => panic!("{faulty:?}"),
        v1::inspect_game_response::Outcome::NeedsInput(needs) => panic!("{needs:?}"),
    }
}

fn reasons(refusal: &v1::Refusal) -> Vec<v1::Reason> {
    let cited = refusal.violations.iter();
    cited.map(v1::RuleCitation::reason).collect()
}
