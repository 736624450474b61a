//! What may be answered to a question is told in full.

use doko_proto::v1;
use doko_proto::v1::question::Question as Q;
use doko_proto::v1::resolve_vorbehalte_response::Outcome as Resolved;
use doko_proto::v1::verdict::Outcome;

use super::certain::{resolved, verdict};
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
            for argument in arguments(word) {
                let about = Q::CheckWord(v1::CheckWordRequest {
                    seat: ask.seat,
                    word: Some(v1::check_word_request::Word::Said(word)),
                    argument,
                    ..v1::CheckWordRequest::default()
                });
                let found = verdict(whole, &about, view);
                let is_legal = match &found {
                    Some(Outcome::Accepted(_)) => true,
                    Some(Outcome::Undecided(it)) => it.accepted_with.is_some(),
                    Some(Outcome::Refused(_) | Outcome::RecordFaulty(_)) | None => false,
                };
                let line = || doko_notation::write(whole).unwrap_or_default();
                assert!(!is_legal, "{found:?} {view:?} {word} {ask:?}: {}", line());
            }
        }
    }
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

/// What the word may be said with: every bid, or nothing.
fn arguments(word: i32) -> Vec<Option<u32>> {
    if word == i32::from(v1::SaidWord::Bid) {
        (0..=5).map(Some).collect()
    } else {
        vec![None]
    }
}
