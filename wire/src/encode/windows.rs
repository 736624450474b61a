//! Who may announce what, and until when.

use doko_engine::{Announcement, AnnouncementMode, Counter, Hochzeit, Party, Position, Seat};
use doko_proto::v1;

use super::{announcement, includes, seat};
use crate::values::Value as _;

/// What `of` may announce, in the order of levels.
pub(crate) fn windows(position: &Position<'_>, of: Seat) -> Vec<v1::AnnouncementWindow> {
    let Some(game) = position.game() else {
        return Vec::new();
    };
    let Some(party) = game.parties().of(of) else {
        return Vec::new();
    };
    if game.hochzeit() == Hochzeit::Open {
        return vec![pending(of, party)];
    }
    let all = Announcement::ALL.into_iter();
    all.filter_map(|what| window(position, of, party, what))
        .collect()
}

fn window(
    position: &Position<'_>,
    of: Seat,
    party: Party,
    what: Announcement,
) -> Option<v1::AnnouncementWindow> {
    let game = position.game()?;
    let admission = position.window(of, what).ok()?;
    let rules = position.rules();
    let first_too_late = u32::from(admission.last_counter) + 1;
    // With the last card the right is gone in any case (ANN-18).
    let last = u32::from(rules.deck.hand_size());
    let (closes_with, next) = match rules.announcement.counter {
        Counter::TricksStarted if first_too_late <= last => {
            let next = game.trick().is_empty() && first_too_late == game.tricks().len() as u32 + 1;
            (
                v1::announcement_window::ClosesWith::LeadOfTrick(first_too_late),
                next && !game.is_over(),
            )
        }
        Counter::OwnCardsPlayed | Counter::TricksStarted => {
            let card = first_too_late.min(last);
            let own = position.to_play() == Some(of);
            let next = own && card == u32::from(game.cards_played_by(of)) + 1;
            (v1::announcement_window::ClosesWith::OwnCard(card), next)
        }
    };
    let opens = if position.announcements_open() {
        v1::WindowOpening::Now
    } else {
        v1::WindowOpening::AfterFirstTrick
    };
    let mode = if admission.as_reply {
        AnnouncementMode::Reply
    } else {
        AnnouncementMode::Ordinary
    };
    Some(v1::AnnouncementWindow {
        seat: seat(of),
        announcement: announcement(what),
        includes: includes(admission.lowest_level, what, party),
        mode: mode.number(),
        opens: opens.into(),
        closes_with: Some(closes_with),
        closed_by_next_card: next,
    })
}

/// The Hochzeiter's Re, which has to wait; when it closes depends on the
/// Klärungsstich.
fn pending(of: Seat, party: Party) -> v1::AnnouncementWindow {
    v1::AnnouncementWindow {
        seat: seat(of),
        announcement: announcement(Announcement::Ansage(party)),
        includes: Vec::new(),
        mode: AnnouncementMode::Ordinary.number(),
        opens: v1::WindowOpening::AfterKlaerungsstich.into(),
        closes_with: None,
        closed_by_next_card: false,
    }
}
