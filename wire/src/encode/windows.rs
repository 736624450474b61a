//! Who may announce what, and until when.

use doko_engine::{
    Announcement, AnnouncementMode, Counter, Hochzeit, Party, Position, Seat, SkippedAbsagen,
};
use doko_proto::v1;
use doko_proto::v1::announcement_window::ClosesWith;

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
    let admission = position.window(of, what).ok()?;
    let rules = position.rules();
    let (closes_with, next) = closing(position, of, u32::from(admission.last_counter) + 1)?;
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
        includes: includes(
            admission.lowest_level,
            what,
            party,
            rules.announcement.skipped_absagen == SkippedAbsagen::DoNotCount,
        ),
        mode: mode.number(),
        opens: opens.into(),
        closes_with: Some(closes_with),
        closed_by_next_card: next,
    })
}

/// What an announcement of `of` has to come before, if `first_too_late` is the first count after
/// which there is none; and whether the next card is that.
fn closing(position: &Position<'_>, of: Seat, first_too_late: u32) -> Option<(ClosesWith, bool)> {
    let game = position.game()?;
    let rules = position.rules();
    // With the last card the right is gone in any case (ANN-18).
    let last = u32::from(rules.deck.hand_size());
    let last_trick = u32::from(rules.announcement.last_trick);
    let completed = game.tricks().len() as u32;
    let end_comes_first = last_trick > completed
        && match rules.announcement.counter {
            Counter::OwnCardsPlayed | Counter::TricksStarted => last_trick < first_too_late,
            Counter::CardsOnTable => last_trick * 4 < first_too_late,
        };
    Some(match rules.announcement.counter {
        _ if end_comes_first => {
            let next = last_trick == completed + 1 && game.trick().len() == 3;
            (ClosesWith::EndOfTrick(last_trick), next)
        }
        Counter::CardsOnTable if first_too_late <= (last - 1) * 4 => {
            let next = first_too_late == u32::from(game.cards_played()) + 1;
            (ClosesWith::CardOnTable(first_too_late), next)
        }
        Counter::TricksStarted if first_too_late <= last => {
            let next = game.trick().is_empty() && first_too_late == game.tricks().len() as u32 + 1;
            (
                ClosesWith::LeadOfTrick(first_too_late),
                next && !game.is_over(),
            )
        }
        Counter::OwnCardsPlayed | Counter::TricksStarted | Counter::CardsOnTable => {
            let card = first_too_late.min(last);
            let own = position.to_play() == Some(of);
            let next = own && card == u32::from(game.cards_played_by(of)) + 1;
            (ClosesWith::OwnCard(card), next)
        }
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
