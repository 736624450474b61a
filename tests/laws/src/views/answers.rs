//! What may be answered to a question is told in full.

use doko_proto::v1;
use doko_proto::v1::question::Question as Q;
use doko_proto::v1::resolve_vorbehalte_response::Outcome as Resolved;
use doko_proto::v1::verdict::Outcome;

use super::asked::{resolved, verdict};
use crate::choices::Choices;

/// How many words are asked about for each question, beside yes and no.
const WORDS: usize = 3;

/// Where the same is asked with this deal, whatever may be answered then is told.
pub(super) fn no_answer_of_a_deal_is_missing(
    told: &v1::NeedsInput,
    so: &v1::NeedsInput,
    context: &str,
) {
    let place = |ask: &v1::Ask| (ask.seat, ask.question, ask.least_bid);
    for ask in &told.asks {
        let same = so.asks.iter().filter(|it| place(it) == place(ask));
        let mut options = same.flat_map(|it| &it.options);
        let missing = options.find(|it| !ask.options.contains(it));
        assert_eq!(missing, None, "{ask:?} {context}");
    }
}

/// A word that is not told among the answers to a question is legal with no deal that is
/// found: a check of words looks for one of each class of hands that it can depend on.
pub(super) fn no_answer_is_missing(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) {
    let Resolved::NeedsInput(told) = resolved(whole, view) else {
        return;
    };
    if !whole.plays.is_empty() || !whole.extra_at.is_empty() {
        return;
    }
    let every_word = every_word();
    for ask in &told.asks {
        let some = (0..WORDS).filter_map(|_| choices.pick(&every_word));
        let answers = [v1::SaidWord::Yes, v1::SaidWord::No].map(i32::from);
        let words = some.chain(answers).filter(|&it| needs_no_cards(it));
        for word in words.filter(|it| !ask.options.contains(it)) {
            let found = legal(whole, ask.seat, word, view);
            let line = || doko_notation::write(whole).unwrap_or_default();
            assert_eq!(found, None, "{view:?} {word} {ask:?}: {}", line());
        }
    }
}

/// The words without cards that `seat` may say with some deal, for all that `view` knows.
pub(super) fn may_be_said(
    whole: &v1::GameRecord,
    seat: i32,
    view: v1::View,
) -> impl Iterator<Item = Outcome> {
    let words = every_word().into_iter().filter(|&it| needs_no_cards(it));
    words.filter_map(move |word| legal(whole, seat, word, view))
}

/// The verdict on this word, with some bid if it is one, if it is legal with some deal.
fn legal(whole: &v1::GameRecord, seat: i32, word: i32, view: v1::View) -> Option<Outcome> {
    let verdicts = bids(word).into_iter().filter_map(|bid| {
        let about = Q::CheckWord(v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            seat,
            word: Some(v1::check_word_request::Word::Said(word)),
            bid,
            ..v1::CheckWordRequest::default()
        });
        verdict(whole, &about, view)
    });
    let mut legal = verdicts.filter(|found| match found {
        Outcome::Accepted(_) => true,
        Outcome::Undecided(it) => it.accepted_with.is_some(),
        Outcome::Refused(_) | Outcome::RecordFaulty(_) => false,
    });
    legal.next()
}

/// The numbers of all words: they stand for nothing in a row, from 1 on.
fn every_word() -> Vec<i32> {
    let named = |number: &i32| v1::SaidWord::try_from(*number).is_ok();
    (1..).take_while(named).collect()
}

/// Whether the word says all without cards.
fn needs_no_cards(word: i32) -> bool {
    let cards = [v1::SaidWord::ArmutPush, v1::SaidWord::ArmutReturn];
    !cards.map(i32::from).contains(&word)
}

/// What the word may be said with: every height of a bid, or nothing.
fn bids(word: i32) -> Vec<Option<u32>> {
    if word == i32::from(v1::SaidWord::Bid) {
        (0..=5).map(Some).collect()
    } else {
        vec![None]
    }
}
