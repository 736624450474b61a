//! What an action brings about.

use doko_engine::{Announced, Game, Position, Seat};
use doko_proto::v1;

use super::position::{completed_trick, hochzeit, phase, revealed};
use super::{Scribe, seat_or_unset, standing, windows};

/// The difference between the positions before and after an action.
pub(crate) fn effects(scribe: &Scribe, before: &Position<'_>, after: &Position<'_>) -> v1::Effects {
    let tricks = |of: &Position<'_>| of.game().map_or(0, |game| game.tricks().len());
    let completed = after.game().filter(|_| tricks(after) > tricks(before));
    let trick_won = completed.and_then(|game| {
        let number = u32::try_from(game.tricks().len()).ok()?;
        game.tricks()
            .last()
            .map(|trick| completed_trick(scribe, number, trick))
    });
    let clarified = |of: &Position<'_>| of.game().map(Game::hochzeit);
    let clarified =
        (clarified(before) != clarified(after)).then(|| after.game().and_then(hochzeit));
    let (old, new) = (all_windows(before), all_windows(after));
    v1::Effects {
        trick_won,
        revealed: revealed(before, after),
        hochzeit_clarified: clarified.flatten(),
        closed: old
            .iter()
            .filter(|&window| !is_left(&new, window))
            .cloned()
            .collect(),
        opened: new
            .iter()
            .filter(|&window| !is_open(&old, window))
            .cloned()
            .collect(),
        entered: entered(before, after),
        phase: phase(after).into(),
        next_seat: seat_or_unset(after.to_play()),
    }
}

/// The announcements that the rules entered in between.
fn entered(before: &Position<'_>, after: &Position<'_>) -> Vec<v1::StandingAnnouncement> {
    let old = before.game().map(Game::announced).unwrap_or_default();
    let new = after.game().map(Game::announced).unwrap_or_default();
    let by_rules = |it: &&Announced| !it.mode.is_own();
    // A Genscher may have changed what an announcement says since.
    let made = |it: &Announced| (it.seat, it.cards_played, it.mode);
    let had = |it: &Announced| old.iter().any(|other| made(other) == made(it));
    new.iter()
        .filter(by_rules)
        .filter(|it| !had(it))
        .map(|it| standing(it, None))
        .collect()
}

fn all_windows(position: &Position<'_>) -> Vec<v1::AnnouncementWindow> {
    Seat::ALL
        .into_iter()
        .flat_map(|seat| windows(position, seat))
        .collect()
}

/// Whether `left` has a window for the same announcement of the same seat.
fn is_left(left: &[v1::AnnouncementWindow], window: &v1::AnnouncementWindow) -> bool {
    let what = |it: &v1::AnnouncementWindow| (it.seat, it.announcement);
    left.iter().any(|other| what(other) == what(window))
}

/// Whether one of them can be used at once, as `window` can.
fn is_open(open: &[v1::AnnouncementWindow], window: &v1::AnnouncementWindow) -> bool {
    let what = |it: &v1::AnnouncementWindow| (it.seat, it.announcement, it.opens);
    open.iter().any(|other| what(other) == what(window))
}
