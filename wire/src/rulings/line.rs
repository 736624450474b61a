//! The record with one more action, on one line.

use doko_proto::v1;
use doko_proto::v1::check_word_request::Word;

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
pub(super) fn extra(record: &mut v1::GameRecord, seat: i32, word: i32, argument: Option<u32>) {
    let at = u32::try_from(record.plays.len()).unwrap_or_default();
    argue(&mut record.extra_arguments, record.extra_at.len(), argument);
    record.extra_at.push(at);
    record.extra_seats.push(seat);
    record.extra_words.push(word);
}

/// Adds the word that is asked about.
pub(super) fn word(record: &mut v1::GameRecord, request: &v1::CheckWordRequest) {
    let word = match request.word {
        None => return,
        Some(Word::Extra(word)) => return extra(record, request.seat, word, request.argument),
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
    argue(
        &mut record.said_arguments,
        record.said_seats.len(),
        request.argument,
    );
    record.said_seats.push(request.seat);
    record.said_words.push(word);
}

/// Adds an argument behind so many others, all of which may have been left out.
fn argue(arguments: &mut Vec<u32>, others: usize, argument: Option<u32>) {
    if argument.is_some() || !arguments.is_empty() {
        arguments.resize(others, 0);
        arguments.push(argument.unwrap_or_default());
    }
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
    fn words_keep_their_arguments() {
        let said = |word: v1::SaidWord, argument| v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            seat: 2,
            word: Some(Word::Said(word.into())),
            argument,
            ..v1::CheckWordRequest::default()
        };
        let extra = |argument| v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            seat: 2,
            word: Some(Word::Extra(v1::ExtraWord::Genscher.into())),
            argument: Some(argument),
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
