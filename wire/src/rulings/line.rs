//! The record with one more action, on one line.

use doko_proto::v1;
use doko_proto::v1::check_word_request::Word;

use crate::decode::Given;

/// The line of `record` with what `add` adds, if the action is legal; none for a view that may not
/// know all of the record.
pub(super) fn after(
    (record, verdict): (Option<&v1::GameRecord>, Option<&v1::Verdict>),
    view: i32,
    add: impl FnOnce(&mut v1::GameRecord),
) -> String {
    let outcome = verdict.and_then(|it| it.outcome.as_ref());
    let is_legal = matches!(outcome, Some(v1::verdict::Outcome::Accepted(_)));
    let record = record.and_then(|it| doko_notation::written_out(it).ok());
    let Some(record) = record.filter(|_| is_legal && view == i32::from(v1::View::Everything))
    else {
        return String::new();
    };
    let mut longer = record.into_owned();
    add(&mut longer);
    // What was decoded can be written.
    doko_notation::write(&longer).unwrap_or_default()
}

/// Adds the card of `seat`, or of the seat that is to play.
pub(super) fn play(record: &mut v1::GameRecord, seat: i32, card: i32) {
    if seat == 0 {
        // All cards were played in turn, so the rules say who played them.
        record.play_seats.clear();
    } else if !record.play_seats.is_empty() {
        record.play_seats.push(seat);
    }
    record.plays.push(card);
}

/// Adds what comes after the contract and is no card.
pub(super) fn extra(record: &mut v1::GameRecord, seat: i32, word: i32, given: Given) {
    let at = u32::try_from(record.plays.len()).unwrap_or_default();
    let others = record.extra_at.len();
    put(&mut record.extra_ranks, others, set(given.rank));
    put(
        &mut record.extra_partners,
        others,
        given.partner.and_then(set),
    );
    put(&mut record.extra_parties, others, set(given.party));
    record.extra_at.push(at);
    record.extra_seats.push(seat);
    record.extra_words.push(word);
}

/// Adds the word that is asked about.
pub(super) fn word(record: &mut v1::GameRecord, request: &v1::CheckWordRequest) {
    let word = match request.word {
        None => return,
        Some(Word::Extra(word)) => {
            let given = Given {
                rank: request.rank,
                partner: Some(request.partner),
                ..Given::default()
            };
            return extra(record, request.seat, word, given);
        }
        Some(Word::Said(word)) => word,
    };
    let returned = i32::from(v1::SaidWord::ArmutReturn);
    let returns = record.said_words.iter().filter(|&&it| it == returned);
    let place = returns.count();
    let (cards, count) = (request.cards.clone(), request.card_count);
    if word == i32::from(v1::SaidWord::ArmutPush) {
        record.armut_exchanges.push(v1::ArmutExchange {
            pushed_cards: cards,
            pushed_count: count,
            ..v1::ArmutExchange::default()
        });
    } else if word == returned
        && let Some(exchange) = record.armut_exchanges.get_mut(place)
    {
        exchange.returned_cards = cards;
        exchange.returned_count = count;
    }
    let others = record.said_seats.len();
    put(&mut record.said_bids, others, request.bid);
    put(&mut record.said_ranks, others, set(request.rank));
    record.said_seats.push(request.seat);
    record.said_words.push(word);
}

/// Adds a value behind so many others, all of which may have been left out.
fn put<T: Clone + Default>(column: &mut Vec<T>, others: usize, value: Option<T>) {
    if value.is_some() || !column.is_empty() {
        column.resize(others, T::default());
        column.push(value.unwrap_or_default());
    }
}

/// The number of an enum, if it is set.
fn set(number: i32) -> Option<i32> {
    Some(number).filter(|&it| it != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line of `line` with what `add` adds.
    fn longer(line: &str, add: impl FnOnce(&mut v1::GameRecord)) -> String {
        let mut record = doko_notation::read(line).unwrap();
        add(&mut record);
        doko_notation::write(&record).unwrap()
    }

    #[test]
    fn cards_keep_their_seats() {
        let card = i32::from(v1::Card::Dj);
        for (line, seat, expected) in [
            ("vln; p=HT", 2, "vln; p=HTDJ"),
            ("vln; p=1HT", 2, "vln; p=1HT2DJ"),
            ("vln; p=1HT", 0, "vln; p=HTDJ"),
        ] {
            assert_eq!(longer(line, |it| play(it, seat, card)), expected);
        }
    }

    #[test]
    fn words_keep_what_stands_beside_them() {
        let said = |word: v1::SaidWord, bid| v1::CheckWordRequest {
            seat: 2,
            word: Some(Word::Said(word.into())),
            bid,
            ..v1::CheckWordRequest::default()
        };
        let above = v1::CheckWordRequest {
            rank: v1::Rank::King.into(),
            ..said(v1::SaidWord::Schweine, None)
        };
        let extra = |partner| v1::CheckWordRequest {
            seat: 2,
            word: Some(Word::Extra(v1::ExtraWord::Genscher.into())),
            partner,
            ..v1::CheckWordRequest::default()
        };
        for (line, request, expected) in [
            (
                "vln; s=1g",
                said(v1::SaidWord::Gesund, None),
                "vln; s=1g 2g",
            ),
            (
                "vln; s=1g",
                said(v1::SaidWord::Bid, Some(0)),
                "vln; s=1g 2bid=0",
            ),
            (
                "vln; s=1bid=2",
                said(v1::SaidWord::Gesund, None),
                "vln; s=1bid=2 2g",
            ),
            ("vln; s=1bid=2", above, "vln; s=1bid=2 2schweine=3"),
            (
                "vln; p=HT; x=0:1re",
                extra(3),
                "vln; p=HT; x=0:1re 1:2genscher=3",
            ),
        ] {
            assert_eq!(longer(line, |it| word(it, &request)), expected);
        }
    }

    #[test]
    fn cards_go_back_in_the_exchange_that_they_were_pushed_in() {
        let back = v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            seat: 2,
            word: Some(Word::Said(v1::SaidWord::ArmutReturn.into())),
            cards: vec![v1::Card::Ca.into(), v1::Card::Sa.into()],
            ..v1::CheckWordRequest::default()
        };
        let line = "vln; s=1armut_push 2armut_accept; a=DADK/";
        let expected = "vln; s=1armut_push 2armut_accept 2armut_return; a=DADK/CASA";
        assert_eq!(longer(line, |it| word(it, &back)), expected);
    }
}
