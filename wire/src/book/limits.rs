//! Until when announcements are in time.

use doko_engine::{Announcement, ByParty, Counter, Party, RuleSet};
use doko_proto::v1;

use crate::encode;
use crate::values::Value;

/// The limits: first for a game without a Hochzeit, then for a Hochzeit by the
/// number of its Klärungsstich; in each the announcements in their own time,
/// then Re and Kontra as an answer to each of them. Parties with limits of their
/// own have all of these rows each, Re first.
pub(super) fn limits(rules: &RuleSet) -> Vec<v1::AnnouncementLimit> {
    let ByParty { re, kontra } = rules.announcement.max;
    let parties: &[Option<Party>] = if re == kontra {
        &[None]
    } else {
        &[Some(Party::Re), Some(Party::Kontra)]
    };
    let last = if rules.hochzeit.selectors.is_empty() {
        0
    } else {
        u32::from(rules.hochzeit.limit)
    };
    let games = (0..=last).flat_map(|klaerungsstich| {
        let of_party = move |&party| of_game(rules, party, klaerungsstich);
        parties.iter().flat_map(of_party)
    });
    games.collect()
}

fn of_game(
    rules: &RuleSet,
    only: Option<Party>,
    klaerungsstich: u32,
) -> Vec<v1::AnnouncementLimit> {
    let announcement = &rules.announcement;
    let party = only.unwrap_or(Party::Re);
    let shift = u8::try_from(klaerungsstich.saturating_sub(1)).unwrap_or(u8::MAX); // ANN-13
    let hand_size = rules.deck.hand_size();
    let row = |level: u8, mode: v1::AnnouncementMode, limit: u8| v1::AnnouncementLimit {
        announcement: Announcement::at_level(level, Party::Re).map_or(0, encode::announcement),
        mode: mode.into(),
        klaerungsstich: (klaerungsstich > 0).then_some(klaerungsstich),
        counter_kind: announcement.counter.number(),
        counter_limit: u32::from(limit),
        cards_in_hand_needed: match announcement.counter {
            // One card at least must be held (ANN-18).
            Counter::OwnCardsPlayed => Some(u32::from(hand_size.saturating_sub(limit).max(1))),
            Counter::TricksStarted | Counter::CardsOnTable => None,
        },
        party: only.map_or(0, Value::number),
    };
    let levels = || 1..=announcement.levels;
    let mut rows: Vec<v1::AnnouncementLimit> = levels()
        .map(|level| {
            row(
                level,
                v1::AnnouncementMode::Ordinary,
                announcement.limit(party, level, shift),
            )
        })
        .collect();
    rows.extend(levels().filter_map(|level| {
        let limit = announcement.reply_limit(party.opponent(), level, shift)?;
        Some(row(level, v1::AnnouncementMode::Reply, limit))
    }));
    rows
}
