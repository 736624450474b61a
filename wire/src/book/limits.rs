//! Until when announcements are in time.

use doko_engine::{Announcement, Counter, Party, RuleSet};
use doko_proto::v1;

use crate::encode;
use crate::rule_set::Value;

/// The limits: first for a game without a Hochzeit, then for a Hochzeit by the
/// number of its Klärungsstich; in each the announcements in their own time,
/// then Re and Kontra as an answer to each of them.
pub(super) fn limits(rules: &RuleSet) -> Vec<v1::AnnouncementLimit> {
    let last = u32::from(rules.hochzeit.limit);
    (0..=last).flat_map(|it| of_game(rules, it)).collect()
}

fn of_game(rules: &RuleSet, klaerungsstich: u32) -> Vec<v1::AnnouncementLimit> {
    let announcement = &rules.announcement;
    let shift = u8::try_from(klaerungsstich.saturating_sub(1)).unwrap_or(u8::MAX); // ANN-13
    let hand_size = rules.deck.hand_size();
    let row = |level: u8, mode: v1::AnnouncementMode, limit: u8| v1::AnnouncementLimit {
        announcement: Announcement::at_level(level, Party::Re).map_or(0, encode::announcement),
        mode: mode.into(),
        klaerungsstich,
        counter_kind: Value::<v1::AnnCounter>::number(announcement.counter),
        counter_limit: u32::from(limit),
        cards_in_hand_needed: match announcement.counter {
            Counter::OwnCardsPlayed => Some(u32::from(hand_size.saturating_sub(limit))),
            Counter::TricksStarted => None,
        },
    };
    let levels = || 1..=5;
    let mut rows: Vec<v1::AnnouncementLimit> = levels()
        .map(|level| {
            row(
                level,
                v1::AnnouncementMode::Ordinary,
                announcement.limit(Party::Re, level, shift),
            )
        })
        .collect();
    rows.extend(levels().filter_map(|level| {
        let limit = announcement.reply_limit(Party::Kontra, level, shift)?;
        Some(row(level, v1::AnnouncementMode::Reply, limit))
    }));
    rows
}
