//! What a word that may be said next would lead to: who only asks that is shown nothing for
//! it.

use doko_proto::v1;

use super::alike::{alike, is_legal};
use super::asked::position;
use super::sent::sent;
use super::{armut_is_so, what_is_to_play_is_so};
use crate::choices::Choices;

/// Whoever cannot tell deals apart is told the same of a word that is said next in one of
/// them, with all that it would lead to, and nothing else than who sends only what it may
/// know; and what it is told of the position after the word is so.
pub fn what_a_next_word_would_show_is_so(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) {
    if !is_legal(whole) {
        return;
    }
    let Some(now) = position(whole, v1::View::Everything) else {
        return;
    };
    let Some(word) = next_word(&now, choices) else {
        return;
    };
    let told = asked(whole, view, &word);
    let line = doko_notation::write(whole).unwrap_or_default();
    let context = format!("{view:?} {word:?}: {line}");
    for deal in alike(whole, view, choices) {
        assert_eq!(told, asked(&deal, view, &word), "{context}");
        let so = asked(&deal, v1::View::Everything, &word);
        let is_legal = is_accepted(&told) && is_accepted(&so) && word.card_count.is_none();
        if let (Some(told), Some(so)) = (&told.position, &so.position)
            && is_legal
        {
            it_would_be_so(told, so, &context);
        }
    }
    if let Some(sent) = sent(whole, view) {
        assert_eq!(told, asked(&sent, view, &word), "{context}");
    }
}

/// A word that somebody is asked for, or may say unasked; cards are given by their number.
fn next_word(now: &v1::Position, choices: &mut Choices<'_>) -> Option<v1::CheckWordRequest> {
    let asks = now.needs_input.as_ref().map(|it| it.asks.as_slice());
    let answers = asks.unwrap_or_default().iter().flat_map(|ask| {
        let each = move |&word: &i32| (ask.seat, word, ask.least_bid);
        ask.options.iter().map(each)
    });
    let rights = now.open_rights.iter().map(|it| (it.seat, it.right, None));
    let all: Vec<(i32, i32, Option<u32>)> = answers.chain(rights).collect();
    let (seat, word, least) = choices.pick(&all)?;
    let pushed = now.armuten.last().and_then(|it| it.pushed_count);
    let cards = match v1::SaidWord::try_from(word) {
        Ok(v1::SaidWord::ArmutPush) => Some(3),
        Ok(v1::SaidWord::ArmutReturn) => pushed,
        Ok(_) | Err(_) => None,
    };
    let is_bid = word == i32::from(v1::SaidWord::Bid);
    Some(v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        seat,
        word: Some(v1::check_word_request::Word::Said(word)),
        bid: is_bid.then(|| least.unwrap_or_default()),
        card_count: cards,
        language: v1::Language::De.into(),
        include: vec![v1::Include::Position.into(), v1::Include::Effects.into()],
        ..v1::CheckWordRequest::default()
    })
}

fn asked(
    record: &v1::GameRecord,
    view: v1::View,
    word: &v1::CheckWordRequest,
) -> v1::CheckWordResponse {
    let request = v1::CheckWordRequest {
        record: Some(record.clone()),
        view: view.into(),
        ..word.clone()
    };
    doko_wire::answer(request).expect("a question that can be read")
}

fn is_accepted(response: &v1::CheckWordResponse) -> bool {
    let verdict = response.verdict.as_ref();
    let outcome = verdict.and_then(|it| it.outcome.as_ref());
    matches!(outcome, Some(v1::verdict::Outcome::Accepted(_)))
}

fn it_would_be_so(told: &v1::Position, so: &v1::Position, context: &str) {
    assert!(told.phase == 0 || told.phase == so.phase, "{context}");
    for (told, so) in told.seats.iter().zip(&so.seats) {
        let is_so = told.hand.is_empty() || told.hand == so.hand;
        assert!(is_so, "{told:?} {context}");
        let is_so = told.party == 0 || told.party == so.party;
        assert!(is_so, "{told:?} {context}");
    }
    for (told, so) in told.armuten.iter().zip(&so.armuten) {
        armut_is_so(told, so);
    }
    what_is_to_play_is_so(told, so, context);
}
