//! Words, announcements and claims of the offender in the record, of which one may have been the
//! offence.

use doko_engine::Budget;
use doko_proto::v1::answer::Answer as A;
use doko_proto::v1::assess_offence_response::Outcome;
use doko_proto::v1::question::Question as Q;
use doko_proto::v1::score_game_response::Outcome as Scored;

use super::bounds;
use super::lines::{HOCHZEIT, SOLO, complaint, needs_hands};
use super::*;

/// Something minor that `by` did, of which seat 3 complains after so many cards.
fn question(line: &str, kind: v1::OffenceKind, by: i32, cards: u32) -> v1::AssessOffenceRequest {
    complaint(line, kind, (by, cards), (3, cards))
}

/// What becomes of it if seat 1 has said something that was not allowed.
fn misspoken(line: &str) -> Outcome {
    let question = question(line, v1::OffenceKind::Vorbehalt, 1, 0);
    answer(question).unwrap().outcome.unwrap()
}

fn points(outcome: &Outcome) -> Option<&[i32]> {
    match outcome {
        Outcome::Penalty(penalty) => Some(&penalty.points),
        Outcome::Refused(_) | Outcome::RecordFaulty(_) | Outcome::NeedsInput(_) => None,
    }
}

/// The same words with hands, of which the first has a Hochzeit or not.
const WITHOUT_QUEENS: &str = "h=DKDKD9CACTCKC9C9SASTSKSK/HTSQCJHQDQSJHJDJS9HAHKH9/\
                              HQDQSJHJDJDTDTD9S9HAHKH9/CQCQDADAHTSQCJCACTCKSAST; ";
/// Seat 2 speaks twice. That is wrong unless the Hochzeit before it was the offence, with which
/// nothing after it counts: so it was.
#[test]
fn an_earlier_word_was_the_offence_where_something_is_wrong_before_the_later_one() {
    let line = |hands: &str| format!("ddv-tsr; {hands}s=1hochzeit 2g 2g 1g");
    let told = misspoken(&line(""));
    assert_eq!(points(&told), Some([-3, 1, 1, 1].as_slice()), "{told:?}");
    assert_eq!(told, misspoken(&line(WITHOUT_QUEENS)));
    let faulty = misspoken(&line(HOCHZEIT));
    assert!(matches!(faulty, Outcome::RecordFaulty(_)), "{faulty:?}");
    // One of two Hochzeiten is none. Hands leave open which; the offender has said the first.
    let told = misspoken("ddv-tsr; s=1hochzeit 2hochzeit 1g");
    assert_eq!(points(&told), Some([-3, 1, 1, 1].as_slice()), "{told:?}");
}

/// Of the Armut seat 3 ought to have complained before it spoke (PEN-11), of the cards that went
/// over it complains in time.
#[test]
fn which_of_two_words_was_the_offence_matters_only_if_something_else_follows() {
    let line = |hands: &str, words: &str| {
        format!("vln{{penalties=tsr}}; {hands}s={words} 1armut_push; a=DJDACK/")
    };
    // Two trumps of three went over; or there were seven of them.
    let poor = "h=DJDADKCKCACTSASTSKHA/CACTCKCQCQCJCJSASTSK/SQSQSJSJHAHTHTHKHKHQ/\
                HQHJHJDADTDTDKDQDQDJ; ";
    let rich = "h=DJDADKCQCQSQHTCKSASK/CACACTCTCKCJCJSASTST/SKSQSJSJHAHAHTHKHKHQ/\
                HQHJHJDADTDTDKDQDQDJ; ";
    let since = |hands: &str| misspoken(&line(hands, "1armut 2g 3g 4g"));
    assert_eq!(points(&since(poor)), Some([-3, 1, 1, 1].as_slice()));
    assert!(matches!(since(rich), Outcome::Refused(_)));
    assert!(needs_hands(&since("")), "{:?}", since(""));
    let before = |hands: &str| misspoken(&line(hands, "3g 1armut 2g 4g"));
    let told = before("");
    assert_eq!(points(&told), Some([-3, 1, 1, 1].as_slice()), "{told:?}");
    assert_eq!(told, before(poor));
    assert_eq!(told, before(rich));
}

/// A claim that ended a game was not allowed, so that it shows no hand and gives nothing away.
#[test]
fn a_claim_that_was_the_offence_is_not_taken_for_valid() {
    let score = |hands: &str| {
        let line = format!("ddv-tsr; {hands}s=1solo_karo 2g 3g 4g; p=DKHJHQSJ; x=4:2claim_rest");
        let request = v1::ScoreGameRequest {
            source: Some(v1::score_game_request::Source::Record(
                doko_notation::read(&line).unwrap(),
            )),
            offence: Some(v1::Offence {
                offender: 2,
                kind: v1::OffenceKind::Claim.into(),
                class_of_effect: v1::OffenceClass::Grave.into(),
                harms_soloist: v1::HarmsSoloist::No.into(),
                cards_played: Some(4),
                ..v1::Offence::default()
            }),
            ..v1::ScoreGameRequest::default()
        };
        answer(request).unwrap().outcome.unwrap()
    };
    let seen = score("");
    let Scored::Settlement(settlement) = &seen else {
        panic!("{seen:?}");
    };
    assert_eq!(settlement.result(), v1::GameResult::BrokenOff);
    assert_eq!(settlement.points, [12, -12, 0, 0]);
    assert_eq!(score(SOLO), seen);
}

/// Whether an answer is that it takes the hands.
fn is_open(answer: &A) -> bool {
    match answer {
        A::AssessOffence(it) => it.outcome.as_ref().is_some_and(needs_hands),
        A::ScoreGame(it) => matches!(&it.outcome, Some(Scored::NeedsInput(it))
            if it.input() == v1::AssessmentInput::Hands),
        other @ (A::ResolveVorbehalte(_)
        | A::ValidateMove(_)
        | A::CheckAnnouncement(_)
        | A::InspectGame(_)
        | A::AuditGame(_)
        | A::CheckClaim(_)
        | A::CheckWord(_)
        | A::Error(_)) => panic!("{other:?}"),
    }
}

/// What a budget of any size leaves of the answer: all of it, or that it takes the hands.
fn hold(question: &Q) {
    let budget = Budget::new();
    let whole = bounds::ask(question, &budget).unwrap();
    assert!(!is_open(&whole), "{whole:?}");
    let needed = budget.spent();
    let mut open = 0;
    for steps in (0..=needed).step_by(1 + needed as usize / 50) {
        let told = bounds::ask(question, &Budget::of(steps)).unwrap();
        assert!(told == whole || is_open(&told), "{steps} steps: {told:?}");
        open += usize::from(told != whole);
    }
    assert!(open > 0, "{needed} steps");
}

#[test]
fn a_budget_that_does_not_suffice_leaves_open_which_word_was_the_offence() {
    let words = [
        "ddv-tsr; s=1hochzeit 2g 4g",
        "ddv-tsr; s=1hochzeit 2g 2g 1g",
        "vln{penalties=tsr}; s=3g 1armut 2g 4g 1armut_push; a=DJDACK/",
    ];
    for line in words {
        let question = question(line, v1::OffenceKind::Vorbehalt, 1, 0);
        hold(&Q::AssessOffence(question));
    }
}

/// Of two announcements of the soloist the first was allowed, which a share of the budget has to
/// show.
#[test]
fn so_it_is_with_an_announcement_that_was_allowed() {
    let line = "ddv-tsr; s=1solo_karo 2g 3g 4g; x=0:1re 0:1kontra";
    let asked = question(line, v1::OffenceKind::Announcement, 1, 0);
    hold(&Q::ScoreGame(v1::ScoreGameRequest {
        source: asked.record.map(v1::score_game_request::Source::Record),
        offence: asked.offence.map(|mut it| {
            it.set_class_of_effect(v1::OffenceClass::Grave);
            it
        }),
        ..v1::ScoreGameRequest::default()
    }));
}

/// What somebody else said is wrong whatever the offender said after it.
#[test]
fn a_word_of_another_before_it_is_no_word_of_the_offender() {
    // Seat 1 has no ♣Q.
    let line = "ddv-tsr; h=DKDKD9CACTCKC9C9SASTSKSK/??/??/??; s=1hochzeit 2g";
    let question = question(line, v1::OffenceKind::Vorbehalt, 2, 0);
    let told = answer(question).unwrap().outcome.unwrap();
    let Outcome::RecordFaulty(faulty) = &told else {
        panic!("{told:?}");
    };
    let seats = faulty.violations.iter().map(|it| it.action.unwrap().seat());
    assert_eq!(seats.collect::<Vec<_>>(), [v1::Seat::Seat1]);
}

/// Seat 3 lays a ♣Q, so that no Hochzeit was there to declare. The word that is complained of was
/// called after the first card, and stands in no record.
#[test]
fn a_word_called_during_play_is_none_of_those_before_it() {
    let line = "ddv-tsr; s=1hochzeit 2g 3g 4g; p=CKCACQC9";
    let told = answer(question(line, v1::OffenceKind::Vorbehalt, 1, 4));
    let told = told.unwrap().outcome.unwrap();
    assert!(matches!(told, Outcome::RecordFaulty(_)), "{told:?}");
}
