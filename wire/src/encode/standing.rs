//! Announcements and pairs that stand.

use doko_engine::{Announced, Announcement, DeclaredPair, Extra, ExtraWord, Party};
use doko_proto::v1;

use super::{announcement, seat};
use crate::values::Value as _;

/// An announcement that stands; `index` is its place among the extras.
pub(crate) fn standing(made: &Announced, index: Option<u32>) -> v1::StandingAnnouncement {
    let Announced {
        seat: by,
        party: whose,
        announcement: what,
        lowest_level,
        alone,
        mode: how,
        cards_played,
    } = *made;
    v1::StandingAnnouncement {
        seat: seat(by),
        party: whose.number(),
        announcement: announcement(what),
        includes: includes(lowest_level, what, whose, alone),
        mode: how.number(),
        cards_played: u32::from(cards_played),
        index,
    }
}

/// The levels from `lowest` up to below `announcement`, which it includes; of one that counts
/// `alone` only the Ansage.
pub(crate) fn includes(lowest: u8, what: Announcement, party: Party, alone: bool) -> Vec<i32> {
    let skipped = lowest..what.level();
    skipped
        .filter(|&level| level == 1 || !alone)
        .filter_map(|level| Announcement::at_level(level, party))
        .map(announcement)
        .collect()
}

/// The announcements that stand, each with its place among the extras of its
/// record. Both are in order of time; an extra that was refused stands nowhere.
pub(crate) fn with_indices<'a>(
    extras: &'a [Extra],
    announced: &'a [Announced],
) -> impl Iterator<Item = (&'a Announced, Option<u32>)> {
    let mut rest = (0..).zip(extras);
    announced.iter().map(move |made| {
        let says = |it: &Extra| match it.word {
            // What an Ansage says may have changed with a Genscher.
            ExtraWord::Announcement(word) => {
                word == made.announcement || (word.level() == 1 && made.lowest_level == 1)
            }
            ExtraWord::Schweine(_) | ExtraWord::Genscher(_) | ExtraWord::Claim(_) => false,
        };
        let mut after = rest.clone();
        let found = after.find(|(_, it)| {
            made.mode.is_own() && it.at == made.cards_played && it.seat == made.seat && says(it)
        });
        if found.is_some() {
            rest = after;
        }
        (made, found.map(|(index, _)| index))
    })
}

/// A pair that stands declared.
pub(crate) fn declared_pair(pair: &DeclaredPair) -> v1::DeclaredPair {
    let &DeclaredPair { seat: by, rank: of } = pair;
    v1::DeclaredPair {
        seat: seat(by),
        rank: of.number(),
    }
}
