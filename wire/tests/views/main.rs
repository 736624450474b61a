//! What is said to whom: views, and records of which not every hand is known.

#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_proto::v1;

mod laws;
mod lines;
mod shorter;

/// The seats and the public.
const VIEWS: [v1::View; 5] = [
    v1::View::Seat1,
    v1::View::Seat2,
    v1::View::Seat3,
    v1::View::Seat4,
    v1::View::Public,
];

/// The violations that the view is told of.
fn violations(record: &v1::GameRecord, view: v1::View) -> Vec<v1::Refusal> {
    audit(record, view).violations
}

fn audit(record: &v1::GameRecord, view: v1::View) -> v1::AuditGameResponse {
    let request = v1::AuditGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: v1::Language::En.into(),
    };
    doko_wire::answer(request).unwrap()
}

fn inspect(record: &v1::GameRecord, view: v1::View) -> v1::inspect_game_response::Outcome {
    let request = v1::InspectGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: v1::Language::En.into(),
    };
    doko_wire::answer(request).unwrap().outcome.unwrap()
}

fn position(record: &v1::GameRecord, view: v1::View) -> v1::Position {
    match inspect(record, view) {
        v1::inspect_game_response::Outcome::Position(position) => position,
        v1::inspect_game_response::Outcome::RecordFaulty(faulty) => panic!("{faulty:?}"),
    }
}

fn reasons(refusal: &v1::Refusal) -> Vec<v1::Reason> {
    let cited = refusal.violations.iter();
    cited.map(v1::RuleCitation::reason).collect()
}

/// Any numbers, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }
}

/// The golden games, in the order of their names, with all hands.
fn golden() -> Vec<v1::GameRecord> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/random");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| !path.to_string_lossy().contains(".expected."))
        .collect();
    paths.sort();
    let read = |path| doko_notation::json::read(&std::fs::read_to_string(path).unwrap()).unwrap();
    let games: Vec<v1::GameRecord> = paths.iter().map(read).collect();
    assert!(games.len() > 90);
    games
}

/// The first words, or all of them and the first cards, with what was said with them.
fn up_to(record: &v1::GameRecord, actions: usize) -> v1::GameRecord {
    let mut shorter = record.clone();
    let words = record.said_words.len();
    let cards = actions.saturating_sub(words);
    shorter.said_words.truncate(actions);
    shorter.said_seats.truncate(actions);
    shorter.said_arguments.truncate(actions);
    let push = i32::from(v1::SaidWord::ArmutPush);
    let give = i32::from(v1::SaidWord::ArmutReturn);
    let count = |word| shorter.said_words.iter().filter(|&&it| it == word).count();
    let (pushes, returns) = (count(push), count(give));
    shorter.armut_exchanges.truncate(pushes);
    for exchange in shorter.armut_exchanges.iter_mut().skip(returns) {
        exchange.returned_cards.clear();
        exchange.returned_count = None;
        exchange.returned_trumps = None;
    }
    shorter.plays.truncate(cards);
    shorter.play_seats.truncate(cards);
    let until = record.extra_at.iter().filter(|&&at| {
        actions >= words && (usize::try_from(at).unwrap() < cards || cards == record.plays.len())
    });
    let extras = until.count();
    shorter.extra_at.truncate(extras);
    shorter.extra_seats.truncate(extras);
    shorter.extra_words.truncate(extras);
    shorter.extra_arguments.truncate(extras);
    let rest = i32::from(v1::ExtraWord::ClaimRest);
    if !shorter.extra_words.contains(&rest) {
        shorter.claim_order.clear();
    }
    shorter
}
