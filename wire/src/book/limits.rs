//! Until when announcements are in time.

use doko_engine::{Announcement, AnnouncementRules, Counter, Party, RuleSet};
use doko_proto::v1;

use super::options;
use crate::encode;

/// The limits: first for a game without a Hochzeit, then for a Hochzeit by the
/// number of its Klärungsstich; in each the announcements in their own time,
/// then Re and Kontra as an answer to each of them.
pub(super) fn limits(rules: &RuleSet) -> Vec<v1::AnnouncementLimit> {
    let last = u32::from(rules.hochzeit.limit);
    (0..=last).flat_map(|it| of_game(rules, it)).collect()
}

fn of_game(rules: &RuleSet, klaerungsstich: u32) -> Vec<v1::AnnouncementLimit> {
    let AnnouncementRules {
        counter,
        max,
        reply_extra,
        earliest: _,
        skip_absagen: _,
        skip_ansage: _,
        absage_requires: _,
    } = rules.announcement;
    let shift = klaerungsstich.saturating_sub(1); // ANN-13
    let hand_size = u32::from(rules.deck.hand_size());
    let row = |level: u8, mode: v1::AnnouncementMode, limit: u32| v1::AnnouncementLimit {
        announcement: Announcement::at_level(level, Party::Re).map_or(0, encode::announcement),
        mode: mode.into(),
        klaerungsstich,
        counter_kind: options::counter(counter),
        counter_limit: limit,
        cards_in_hand_needed: match counter {
            Counter::OwnCardsPlayed => Some(hand_size.saturating_sub(limit)),
            Counter::TricksStarted => None,
        },
    };
    let limits = || (1..).zip(max.map(|it| u32::from(it) + shift));
    let mut rows: Vec<v1::AnnouncementLimit> = limits()
        .map(|(level, limit)| row(level, v1::AnnouncementMode::Ordinary, limit))
        .collect();
    if reply_extra > 0 {
        let extra = u32::from(reply_extra); // ANN-15
        rows.extend(
            limits().map(|(level, limit)| row(level, v1::AnnouncementMode::Reply, limit + extra)),
        );
    }
    rows
}
