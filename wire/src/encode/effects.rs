//! What an action brings about.

use doko_engine::{Game, Position, Seat};
use doko_proto::v1;

use super::position::{completed_trick, hochzeit, phase, revealed};
use super::{Scribe, seat_or_unset, windows};

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
            .filter(|&window| !is_open(&new, window))
            .cloned()
            .collect(),
        opened: new
            .iter()
            .filter(|&window| !is_open(&old, window))
            .cloned()
            .collect(),
        entered: Vec::new(),
        phase: phase(after).into(),
        next_seat: seat_or_unset(after.to_play()),
    }
}

fn all_windows(position: &Position<'_>) -> Vec<v1::AnnouncementWindow> {
    Seat::ALL
        .into_iter()
        .flat_map(|seat| windows(position, seat))
        .collect()
}

/// Whether `open` has a window for the same announcement of the same seat that
/// can be used at once, as `window` can.
fn is_open(open: &[v1::AnnouncementWindow], window: &v1::AnnouncementWindow) -> bool {
    open.iter().any(|other| {
        other.seat == window.seat
            && other.announcement == window.announcement
            && other.opens == window.opens
    })
}
