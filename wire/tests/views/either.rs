//! What may be announced by a seat whose party is not known: what either party may.

use doko_proto::v1;
use doko_proto::v1::verdict::Outcome;

use super::{VIEWS, position};

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
        // For whom it was made everybody heard; a record need not say it.
        let seen = doko_notation::seen_by(&read(&line), view);
        let stands = position(&seen, view).announcements;
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

/// Whether seat 2 is too late or has to announce Re first depends on its party.
const LATE_OR_SKIPPED: &str = "dokoland-liga{solos= solo.conflict=seat hochzeit.silent=forbidden \
     armut.second_armut=redeal ann.max=1,1,2,2,3 ann.reply_extra=none claim=off \
     schweine.count=first_only}; \
     h=C9HAHKS9CTCACKSTHAS9HTDQ/DTD9CQDAHKDKCQSAHQDADTHJ/SKHTSQSJHQCTDQDJH9CJSAD9/\
     H9CADKSTSKCJSJDJCKSQHJC9; p=S9SASKSTCQSQDJDQDKHTSQHT";

/// Of a time that is the question for one party alone nothing is told.
#[test]
fn a_limit_is_told_only_where_time_is_the_question_in_any_case() {
    let figures = |view| {
        let asked = announced(LATE_OR_SKIPPED, (2, v1::Announcement::Schwarz), view);
        let Some(Outcome::Refused(refused)) = asked.verdict.and_then(|it| it.outcome) else {
            panic!("too late or out of order: {view:?}");
        };
        let shown = refused.evidence.and_then(|it| it.evidence);
        let Some(v1::evidence::Evidence::Announcement(shown)) = shown else {
            panic!("evidence of an announcement: {view:?}");
        };
        (shown.lowest_missing(), shown.counter_limit)
    };
    let so = figures(v1::View::Everything);
    for view in VIEWS {
        let told = figures(view);
        assert!(
            told.0 == v1::Announcement::Unspecified || told.0 == so.0,
            "{view:?}"
        );
        assert!(told.1.is_none() || told.1 == so.1, "{view:?}");
    }
}
