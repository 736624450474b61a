//! Announcements of the offender at one moment, each of which may have been the offence, and
//! hands that leave open what else was.

use doko_proto::v1::assess_offence_response::Outcome;

use super::lines::{HOCHZEIT, complaint, needs_hands};
use super::*;

/// What becomes of a complaint of seat 4 after `complained` cards about something minor that
/// seat 1 did after `committed`.
fn assess(line: &str, kind: v1::OffenceKind, [committed, complained]: [u32; 2]) -> Outcome {
    let request = complaint(line, kind, (1, committed), (4, complained));
    answer(request).unwrap().outcome.unwrap()
}

/// What becomes of a complaint about one of the announcements of seat 1, which all stand before
/// the second trick; seat 4 has laid a card since.
fn announced(hands: &str, extras: &str) -> Outcome {
    let line = format!("ddv-tsr; {hands}s=1g 2g 3g 4g; p=DJDQCQDKCAC9; x={extras}");
    assess(&line, v1::OffenceKind::Announcement, [4, 6])
}

/// Who may complain, if it is too late for that and for nothing else.
fn too_late(outcome: &Outcome) -> Option<Vec<v1::Seat>> {
    let Outcome::Refused(refusal) = outcome else {
        return None;
    };
    let is_late = |it: &v1::RuleCitation| it.reason() == v1::Reason::ComplaintTooLate;
    assert!(refusal.violations.iter().all(is_late), "{refusal:?}");
    let shown = refusal.evidence.as_ref()?.evidence.as_ref()?;
    let v1::evidence::Evidence::Penalty(shown) = shown else {
        panic!("{shown:?}");
    };
    Some(shown.entitled().collect())
}

/// Seat 3 shows one ♣Q. The other one is in the hand of seat 3, too, or in that of seat 1.
const STILLE_HOCHZEIT: &str = "h=CACTCKC9SASTDJDKDTHTHAHK/CTCKSASTSKSKDQDQDJHAH9H9/\
                               CACQCQCJSQSQHQHQHJHJD9D9/C9CJSJSJS9S9HTHKDADADTDK; ";
const PARTNERS: &str = "h=CACTCKCQSASTDJDKDTHTHAHK/CTCKSASTSKSKDQDQDJHAH9H9/\
                        CACQC9CJSQSQHQHQHJHJD9D9/C9CJSJSJS9S9HTHKDADADTDK; ";

/// The Re of seat 1 was wrong if seat 3 has both ♣Q, else its Kontra was; before the second trick
/// that leaves open who may complain.
#[test]
fn which_announcement_was_the_offence_matters_only_if_something_else_follows() {
    use v1::Seat::{Seat2, Seat3, Seat4};
    // All know that seat 3 is Re: a Re of its partner makes the parties clear.
    let differ = "4:1re 4:1kontra";
    let all = too_late(&announced(STILLE_HOCHZEIT, differ));
    assert_eq!(all, Some(vec![Seat2, Seat3, Seat4]));
    let opponents = too_late(&announced(PARTNERS, differ));
    assert_eq!(opponents, Some(vec![Seat2, Seat4]));
    let seen = announced("", differ);
    assert!(needs_hands(&seen), "{seen:?}");
    // Before the first card neither announcement makes them clear.
    let line =
        |hands: &str| format!("ddv-tsr; {hands}s=1g 2g 3g 4g; p=DJDQCQDK; x=0:1re 0:1kontra");
    let told = |hands| assess(&line(hands), v1::OffenceKind::Announcement, [0, 4]);
    assert_eq!(too_late(&told("")), Some(vec![Seat2, Seat3, Seat4]));
    assert_eq!(told(""), told(STILLE_HOCHZEIT));
    assert_eq!(told(""), told(PARTNERS));
}

/// If the Re of seat 1 was right, that of its partner after it was not: no deal in which nothing
/// else was wrong has the Kontra for the offence.
#[test]
fn an_announcement_is_not_the_offence_if_another_seat_would_have_been_wrong_since_the_first() {
    use v1::Seat::{Seat2, Seat3, Seat4};
    let extras = "4:1re 4:3re 4:1kontra";
    let faulty = announced(PARTNERS, extras);
    let Outcome::RecordFaulty(faulty) = faulty else {
        panic!("both partners have said Re: {faulty:?}");
    };
    let places = faulty.violations.iter().map(|it| it.action.unwrap().index);
    assert_eq!(places.collect::<Vec<_>>(), [Some(1)]);
    let told = announced("", extras);
    assert_eq!(too_late(&told), Some(vec![Seat2, Seat3, Seat4]));
    assert_eq!(told, announced(STILLE_HOCHZEIT, extras));
}

/// With the yes of seat 1 a Hochzeit begins, or cards are dealt again. The penalty is the same,
/// but of a game it takes all hands to say that something depended on the offence.
#[test]
fn where_some_hands_begin_a_game_it_takes_all_of_them() {
    let told = |hands: &str, words: &str| {
        let line = format!(
            "ddv-tsr{{vorbehalt.order=solo,hochzeit,armut armut=redeal schweine.mode=vorbehalt}}; \
             {hands}s={words}"
        );
        assess(&line, v1::OffenceKind::Other, [0, 0])
    };
    let penalty = told("", "1v 2v 3g");
    let Outcome::Penalty(it) = &penalty else {
        panic!("not all have spoken: {penalty:?}");
    };
    assert_eq!(it.points, [-3, 1, 1, 1]);
    let armut = "h=DKDKD9CACTCKC9C9SASTSKSK/DADACACTCKSASTS9S9HAHKH9/\
                 CQHTSQCJHQDQSJHJDJDTHAHK/CQHTSQCJHQDQSJHJDJDTD9H9; ";
    let all = "1v 2v 3g 4g 1n 2n 1y";
    assert_eq!(told(HOCHZEIT, all), penalty);
    assert_eq!(told(armut, all), penalty);
    let seen = told("", all);
    assert!(needs_hands(&seen), "{seen:?}");
}
