//! What may still be announced, or said, is the same whichever question tells it.

use std::ops::RangeInclusive;

use doko_proto::v1;
use doko_proto::v1::question::Question as Q;
use doko_proto::v1::verdict::Outcome;

use super::answers::may_be_said;
use super::asked::{position, verdict};
use crate::choices::Choices;

/// How a text says that a seat may say no word at all.
const NOTHING: &str = "nothing more to say";

/// What a seat may announce now is what a check of the same announcement accepts, with the same
/// levels below it, and so it stands once it is made; and each window is there in every deal.
pub(super) fn what_may_be_announced_has_a_window(
    deals: &[v1::GameRecord],
    view: v1::View,
    choices: &mut Choices<'_>,
) {
    let Some(whole) = deals.first() else { return };
    let number = choices.below(4);
    let Some(told) = position(whole, view) else {
        return;
    };
    let line = doko_notation::write(whole).unwrap_or_default();
    let Some(told) = told.seats.get(number) else {
        return;
    };
    for deal in deals {
        let so = position(deal, v1::View::Everything);
        let so = so.as_ref().and_then(|it| it.seats.get(number));
        for window in &told.announcements {
            let mut all = so.into_iter().flat_map(|it| &it.announcements);
            let is_there = all.any(|so| is_window(window, so));
            assert!(is_there, "{view:?} {window:?}: {line}");
        }
    }
    for announcement in [1..=2, 3..=6].map(|of| any_of(of, choices)) {
        let request = v1::CheckAnnouncementRequest {
            record: Some(whole.clone()),
            seat: told.seat,
            announcement,
            view: view.into(),
            include: vec![v1::Include::Position.into()],
            ..v1::CheckAnnouncementRequest::default()
        };
        let answer = doko_wire::answer(request).expect("a question that can be read");
        let mut windows = told.announcements.iter();
        let window = windows.find(|it| it.announcement == announcement);
        let is_told = window.is_none_or(|it| answer.windows.contains(it));
        assert!(is_told, "{view:?} {window:?} {:?}: {line}", answer.windows);
        let window = window.filter(|it| it.opens() == v1::WindowOpening::Now);
        let window = window.map(|it| (&it.includes, it.mode));
        let accepted = match answer.verdict.and_then(|it| it.outcome) {
            Some(Outcome::Accepted(accepted)) => Some(accepted),
            Some(Outcome::Refused(_) | Outcome::RecordFaulty(_) | Outcome::Undecided(_)) | None => {
                None
            }
        };
        let accepted = accepted.as_ref().map(|it| (&it.includes, it.mode));
        assert_eq!(window, accepted, "{view:?} {announcement}: {line}");
        let stand = answer.position.map(|it| it.announcements);
        let mut stand = stand.into_iter().flatten();
        let made = stand.find(|it| (it.seat, it.announcement) == (told.seat, announcement));
        if let Some((includes, mode)) = accepted {
            let stands = made.as_ref().map(|it| (&it.includes, it.mode));
            assert_eq!(stands, Some((includes, mode)), "{view:?}: {line}");
        }
    }
}

/// One of these numbers.
fn any_of(numbers: RangeInclusive<i32>, choices: &mut Choices<'_>) -> i32 {
    let numbers: Vec<i32> = numbers.collect();
    choices.pick(&numbers).unwrap_or_default()
}

/// Whether a window is there as it is told: what depends on the party is left out.
pub(super) fn is_window(told: &v1::AnnouncementWindow, so: &v1::AnnouncementWindow) -> bool {
    let what = |it: &v1::AnnouncementWindow| (it.seat, it.announcement, it.opens);
    let same_end =
        told.closes_with == so.closes_with && told.closed_by_next_card == so.closed_by_next_card;
    what(told) == what(so)
        && told.includes.iter().all(|it| so.includes.contains(it))
        && (told.mode == 0 || told.mode == so.mode)
        && (told.closes_with.is_none() || same_end)
}

/// A seat of which it is said that it has nothing more to say may say nothing, for all that the
/// same observer knows.
pub(super) fn who_may_say_more_is_not_silent(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) {
    let Some(seat) = choices.pick(&whole.said_seats) else {
        return;
    };
    let words = [
        v1::SaidWord::Gesund,
        v1::SaidWord::SoloKaro,
        v1::SaidWord::Vorbehalt,
    ];
    let word = choices.pick(&words).unwrap_or_default();
    let about = Q::CheckWord(v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        seat,
        word: Some(v1::check_word_request::Word::Said(word.into())),
        language: v1::Language::En.into(),
        ..v1::CheckWordRequest::default()
    });
    let Some(Outcome::Refused(refused)) = verdict(whole, &about, view) else {
        return;
    };
    let cited = refused.violations.iter().map(|it| &it.text);
    let is_silent = cited.chain([&refused.text]).any(|it| it.contains(NOTHING));
    if is_silent {
        let line = doko_notation::write(whole).unwrap_or_default();
        let word = may_be_said(whole, seat, view).next();
        assert_eq!(word, None, "{view:?} {refused:?}: {line}");
    }
}
