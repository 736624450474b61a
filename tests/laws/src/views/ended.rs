//! How a game ended, as an observer is told it, is how it ended with every deal that the
//! observer cannot tell apart.

use doko_proto::v1;
use doko_proto::v1::score_game_response::Outcome as Scored;

use super::alike::{alike_in_words, is_legal};
use super::asked::position;
use super::grounds::the_grounds_are_so;
use crate::choices::Choices;

/// What comes of the words, as an observer is told it, comes of them in every deal that it cannot
/// tell apart; looked for are such in which other hands have what a Vorbehalt can be.
pub fn what_the_words_end_with_is_so(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) {
    if is_legal(whole) {
        the_end_is_so(&alike_in_words(whole, view, choices), view);
    }
}

/// Whatever tells of an end tells the one of every deal; and what is not settled yet is so
/// in none of them.
pub(super) fn the_end_is_so(deals: &[v1::GameRecord], view: v1::View) {
    let Some(whole) = deals.first() else { return };
    let line = || doko_notation::write(whole).unwrap_or_default();
    let audited = audited(whole, view);
    let scored = scored(whole, view);
    let redeal = position(whole, view).and_then(|it| it.redeal);
    for deal in deals {
        let context = || {
            let deal = doko_notation::write(deal).unwrap_or_default();
            format!("{view:?}: {} with {deal}", line())
        };
        let so = settled(deal);
        assert!(audited.is_none() || audited == so, "audit {}", context());
        match &scored {
            Scored::Settlement(told) => assert_eq!(Some(told), so.as_ref(), "{}", context()),
            Scored::Refused(told) => {
                assert_eq!(so, None, "{}", context());
                nothing_is_settled_yet(told, deal, context);
            }
            Scored::NeedsInput(_) => (),
            Scored::RecordFaulty(faulty) => panic!("{faulty:?} {}", context()),
        }
        if let Some(redeal) = &redeal {
            let reason = so.map(|it| (it.result(), it.redeal_reason()));
            let told = (v1::GameResult::Redeal, redeal.reason());
            assert_eq!(reason, Some(told), "position {}", context());
        }
    }
}

/// What is told of a game that goes on is so with these hands: who is to play, and how much is
/// missing.
fn nothing_is_settled_yet(told: &v1::Refusal, deal: &v1::GameRecord, context: impl Fn() -> String) {
    let Scored::Refused(so) = scored(deal, v1::View::Everything) else {
        panic!("{}", context());
    };
    let context = || format!("{told:?} {so:?} {}", context());
    the_grounds_are_so(told, &so, context);
    let next = |it: &v1::Refusal| it.action.map(|it| (it.cards_played, it.seat));
    let is_so = next(told) == next(&so)
        || next(told)
            .zip(next(&so))
            .is_some_and(|((cards, seat), so)| (cards, seat) == (so.0, 0));
    assert!(is_so, "{}", context());
}

/// The settlement with all hands, which an audit tells as well.
fn settled(deal: &v1::GameRecord) -> Option<v1::Settlement> {
    let audited = audited(deal, v1::View::Everything);
    let line = || doko_notation::write(deal).unwrap_or_default();
    match scored(deal, v1::View::Everything) {
        Scored::Settlement(it) => {
            assert_eq!(audited.as_ref(), Some(&it), "{}", line());
            Some(it)
        }
        Scored::Refused(_) => {
            assert_eq!(audited, None, "{}", line());
            None
        }
        other @ (Scored::NeedsInput(_) | Scored::RecordFaulty(_)) => {
            panic!("{other:?}: {}", line())
        }
    }
}

fn audited(record: &v1::GameRecord, view: v1::View) -> Option<v1::Settlement> {
    let audit = doko_wire::answer(v1::AuditGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: 0,
        ..v1::AuditGameRequest::default()
    });
    audit.expect("a record that can be read").settlement
}

fn scored(record: &v1::GameRecord, view: v1::View) -> Scored {
    let score = doko_wire::answer(v1::ScoreGameRequest {
        source: Some(v1::score_game_request::Source::Record(record.clone())),
        view: view.into(),
        ..v1::ScoreGameRequest::default()
    });
    let outcome = score.expect("a record that can be read").outcome;
    outcome.expect("an outcome")
}
