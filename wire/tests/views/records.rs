//! Records to ask about: golden games up to some action, the same in every run.

use std::ops::RangeInclusive;

use doko_proto::v1;

use super::numbers::Numbers;

impl Numbers {
    /// The record without its last actions: any number of them in this range, as far as
    /// there are so many.
    pub(super) fn shortened(
        &mut self,
        record: &v1::GameRecord,
        left_out: RangeInclusive<usize>,
    ) -> v1::GameRecord {
        let (fewest, most) = left_out.into_inner();
        let count = fewest + self.below(most + 1 - fewest);
        up_to(record, actions(record).saturating_sub(count))
    }
}

/// The golden games, in the order of their names, with all hands.
pub(super) fn golden() -> Vec<v1::GameRecord> {
    let games = golden_named(".json");
    assert!(games.len() > 90);
    games
}

/// Those of them whose file names end like this.
pub(super) fn golden_named(end: &str) -> Vec<v1::GameRecord> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/random");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| !path.to_string_lossy().contains(".expected."))
        .filter(|path| path.to_string_lossy().ends_with(end))
        .collect();
    paths.sort();
    let read = |path| doko_notation::json::read(&std::fs::read_to_string(path).unwrap()).unwrap();
    paths.iter().map(read).collect()
}

/// How many words were said and cards played.
pub(super) fn actions(record: &v1::GameRecord) -> usize {
    record.said_words.len() + record.plays.len()
}

/// The first words, or all of them and the first cards, with what was said with them.
fn up_to(record: &v1::GameRecord, actions: usize) -> v1::GameRecord {
    let mut shorter = record.clone();
    let words = record.said_words.len();
    let cards = actions.saturating_sub(words);
    shorter.said_words.truncate(actions);
    shorter.said_seats.truncate(actions);
    shorter.said_bids.truncate(actions);
    shorter.said_ranks.truncate(actions);
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
    shorter.extra_ranks.truncate(extras);
    shorter.extra_partners.truncate(extras);
    shorter.extra_parties.truncate(extras);
    let rest = i32::from(v1::ExtraWord::ClaimRest);
    if !shorter.extra_words.contains(&rest) {
        shorter.claim_order.clear();
    }
    shorter
}
