//! What may be announced by a seat whose party is not known: what either party may.

use doko_proto::v1;
use doko_proto::v1::verdict::Outcome;

use super::laws::told_and_so;
use super::{VIEWS, position};

/// Whether a window is so as it is told: levels that either party skips, and what else is the
/// same for both.
pub(super) fn is_window(told: &v1::AnnouncementWindow, so: &v1::AnnouncementWindow) -> bool {
    let what = |it: &v1::AnnouncementWindow| (it.seat, it.announcement, it.opens);
    what(told) == what(so)
        && told.includes.iter().all(|it| so.includes.contains(it))
        && told_and_so(&told.mode, &so.mode)
        && told_and_so(&told.closes_with, &so.closes_with)
        && told_and_so(&told.closed_by_next_card, &so.closed_by_next_card)
}

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

/// Seat 4 has one ♣Q and seat 3 none: of which party they are is known to themselves.
const SKIPPING: &str = "palast{ann.skip_ansage=allowed}; h=SJDKHTSQSKCJCASACKD9S9CQ/\
     CTHKSTS9HASAHADTCAC9STC9/CTHQD9CJHJHKDTH9SJSKHTCQ/DADJHQSQCKDADQDKDQHJH9DJ; s=1g 2g 3g 4g";

const ABSAGEN: [v1::Announcement; 4] = [
    v1::Announcement::Keine90,
    v1::Announcement::Keine60,
    v1::Announcement::Keine30,
    v1::Announcement::Schwarz,
];

fn announced(
    line: &str,
    (seat, announcement): (i32, v1::Announcement),
    view: v1::View,
) -> v1::CheckAnnouncementResponse {
    let request = v1::CheckAnnouncementRequest {
        record: Some(read(line)),
        seat,
        announcement: announcement.into(),
        view: view.into(),
        include: vec![v1::Include::Position.into(), v1::Include::Effects.into()],
        ..v1::CheckAnnouncementRequest::default()
    };
    doko_wire::answer(request).unwrap()
}

fn includes_of(response: &v1::CheckAnnouncementResponse) -> Vec<i32> {
    let outcome = response.verdict.as_ref().and_then(|it| it.outcome.as_ref());
    let Some(Outcome::Accepted(accepted)) = outcome else {
        panic!("not accepted: {outcome:?}");
    };
    accepted.includes.clone()
}

/// Whether Re or Kontra was skipped with them depends on the party.
#[test]
fn levels_that_are_skipped_by_either_party_are_told() {
    let line = format!("{SKIPPING}; x=0:4schwarz");
    let skipped = ABSAGEN[..3].iter().map(|&it| i32::from(it));
    let skipped: Vec<i32> = skipped.collect();
    for view in [v1::View::Seat1, v1::View::Seat2, v1::View::Public] {
        let stands = position(&read(&line), view).announcements;
        assert_eq!(stands[0].includes, skipped, "{view:?}");
        let asked = announced(SKIPPING, (4, v1::Announcement::Schwarz), view);
        assert_eq!(includes_of(&asked), skipped, "{view:?}");
        let made = asked.position.unwrap().announcements;
        assert_eq!(made[0].includes, skipped, "{view:?}");
    }
    let own = position(&read(&line), v1::View::Seat4).announcements;
    assert_eq!(own[0].includes.len(), 4);
}

/// What `CheckAnnouncement` accepts has a window.
#[test]
fn what_either_party_may_announce_has_a_window() {
    for view in VIEWS {
        let state = position(&read(SKIPPING), view);
        for (seat, state) in (1..).zip(&state.seats) {
            for absage in ABSAGEN {
                let asked = announced(SKIPPING, (seat, absage), view);
                let mut windows = state.announcements.iter();
                let window = windows.find(|it| it.announcement() == absage).unwrap();
                assert_eq!(window.includes, includes_of(&asked), "{view:?} {seat}");
                assert!(asked.windows.contains(window), "{view:?} {seat}");
                // No window is left for what was announced.
                let closed = asked.effects.unwrap().closed;
                assert!(closed.contains(window), "{view:?} {seat} {closed:?}");
            }
        }
    }
}
