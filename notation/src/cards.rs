//! Sections `h`, `a`, `p` and `o`: cards, known and not known.

use doko_proto::v1;

use crate::codes::{card, card_text, seat, seat_text};
use crate::cursor::Cursor;
use crate::error::{LineError, Unwritable};

/// Two characters for a card that is not known.
const UNKNOWN: &str = "??";

/// No cards at all, where a number of cards can stand.
const NONE: &str = "0";

/// How many cards can change hands.
const MAX_PILE: u32 = 12;

/// Cards, one after the other.
pub(crate) fn text(path: &str, cards: &[i32]) -> Result<String, Unwritable> {
    let cards = cards.iter().enumerate();
    cards
        .map(|(i, &card)| card_text(&format!("{path}[{i}]"), card))
        .collect()
}

/// Four hands; nothing if none is known.
pub(crate) fn hands_text(hands: [&Vec<i32>; 4]) -> Result<String, Unwritable> {
    if hands.iter().all(|hand| hand.is_empty()) {
        return Ok(String::new());
    }
    let texts = (1..).zip(hands).map(|(number, hand)| {
        if hand.is_empty() {
            return Ok(UNKNOWN.to_owned());
        }
        text(&format!("hand_{number}"), hand)
    });
    Ok(texts.collect::<Result<Vec<_>, _>>()?.join("/"))
}

pub(crate) fn read_hands(
    cursor: &mut Cursor<'_>,
    record: &mut v1::GameRecord,
) -> Result<(), LineError> {
    let v1::GameRecord {
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        ..
    } = record;
    for (i, hand) in [hand_1, hand_2, hand_3, hand_4].into_iter().enumerate() {
        if i > 0 && !cursor.take("/") {
            return Err(cursor.expected("a card, or `/` and another hand"));
        }
        *hand = read_hand(cursor)?;
    }
    if cursor.is_at_end_of_section() {
        return Ok(());
    }
    Err(cursor.expected("a card, or the end of the fourth hand"))
}

fn read_hand(cursor: &mut Cursor<'_>) -> Result<Vec<i32>, LineError> {
    cursor.skip_space();
    let unknown = unknowns(cursor);
    if unknown > 0 {
        cursor.skip_space();
        if cursor.is_at_end_of_section() || cursor.next_is(|it| it == '/') {
            return Ok(Vec::new());
        }
        return Err(cursor.expected("the end of a hand that is not known"));
    }
    let mut hand = vec![card(cursor)?];
    cursor.skip_space();
    while !cursor.is_at_end_of_section() && !cursor.next_is(|it| it == '/') {
        if cursor.next_is(|it| it == '?') {
            let known = "a card; a hand is known whole or not at all";
            return Err(cursor.expected(known));
        }
        hand.push(card(cursor)?);
        cursor.skip_space();
    }
    Ok(hand)
}

/// Passes cards that are not known, and counts them.
fn unknowns(cursor: &mut Cursor<'_>) -> u32 {
    let mut count = 0;
    while cursor.take(UNKNOWN) {
        count += 1;
        cursor.skip_space();
    }
    count
}

pub(crate) fn exchanges_text(exchanges: &[v1::ArmutExchange]) -> Result<String, Unwritable> {
    let entries = exchanges.iter().enumerate().map(|(i, exchange)| {
        let v1::ArmutExchange {
            pushed_cards,
            pushed_count,
            returned_cards,
            returned_count,
            returned_trumps,
        } = exchange;
        let path = |what: &str| format!("armut_exchanges[{i}].{what}");
        let pushed = pile_text(&path("pushed"), pushed_cards, *pushed_count)?;
        let returned = pile_text(&path("returned"), returned_cards, *returned_count)?;
        let trumps = returned_trumps.map(|trumps| format!("/{trumps}"));
        Ok(format!("{pushed}/{returned}{}", trumps.unwrap_or_default()))
    });
    Ok(entries.collect::<Result<Vec<_>, _>>()?.join(" "))
}

fn pile_text(path: &str, cards: &[i32], count: Option<u32>) -> Result<String, Unwritable> {
    match count {
        None => text(&format!("{path}_cards"), cards),
        Some(0) if cards.is_empty() => Ok(NONE.to_owned()),
        Some(count) if count > MAX_PILE => {
            let problem = format!("is {count}, more than the {MAX_PILE} cards of a hand");
            Err(Unwritable::new(format!("{path}_count"), problem))
        }
        Some(count) => {
            let path = format!("{path}_cards");
            let unknown = (count as usize).checked_sub(cards.len());
            let unknown =
                unknown.ok_or_else(|| Unwritable::length(&path, cards.len(), count as usize))?;
            Ok(text(&path, cards)? + &UNKNOWN.repeat(unknown))
        }
    }
}

pub(crate) fn read_exchanges(cursor: &mut Cursor<'_>) -> Result<Vec<v1::ArmutExchange>, LineError> {
    let mut exchanges = Vec::new();
    while cursor.is_at_entry() {
        let (pushed_cards, pushed_count) = read_pile(cursor)?;
        if !cursor.take("/") {
            return Err(cursor.expected("a card, or `/` and the cards given back"));
        }
        let (returned_cards, returned_count) = read_pile(cursor)?;
        let mut returned_trumps = None;
        if cursor.take("/") {
            returned_trumps = Some(cursor.number("the number of trumps given back")?);
        }
        cursor.end_entry("`/`")?;
        exchanges.push(v1::ArmutExchange {
            pushed_cards,
            pushed_count,
            returned_cards,
            returned_count,
            returned_trumps,
        });
    }
    Ok(exchanges)
}

/// Cards, and how many there were if not all are known.
fn read_pile(cursor: &mut Cursor<'_>) -> Result<(Vec<i32>, Option<u32>), LineError> {
    let before = *cursor;
    if cursor.take(NONE) {
        return Ok((Vec::new(), Some(0)));
    }
    let is_card = |it: char| !UNKNOWN.contains(it) && it != '/' && it != ';' && !it.is_whitespace();
    let mut cards = Vec::new();
    while cursor.next_is(is_card) {
        cards.push(card(cursor)?);
    }
    let mut unknown = 0;
    while cursor.take(UNKNOWN) {
        unknown += 1;
    }
    if unknown == 0 {
        return Ok((cards, None));
    }
    let count = unknown + u32::try_from(cards.len()).unwrap_or(MAX_PILE);
    if count > MAX_PILE {
        return Err(before.problem(format!("more than {MAX_PILE} cards in a pile")));
    }
    Ok((cards, Some(count)))
}

pub(crate) fn plays_text(plays: &[i32], seats: &[i32]) -> Result<String, Unwritable> {
    if seats.is_empty() {
        return text("plays", plays);
    }
    if seats.len() != plays.len() {
        return Err(Unwritable::length("play_seats", seats.len(), plays.len()));
    }
    let plays = plays.iter().zip(seats).enumerate();
    let texts = plays.map(|(i, (&card, &seat))| {
        let seat = seat_text(&format!("play_seats[{i}]"), seat)?;
        let card = card_text(&format!("plays[{i}]"), card)?;
        Ok(format!("{seat}{card}"))
    });
    texts.collect()
}

pub(crate) fn read_plays(
    cursor: &mut Cursor<'_>,
    record: &mut v1::GameRecord,
) -> Result<(), LineError> {
    cursor.skip_space();
    let names_seats = cursor.next_digit().is_some();
    while cursor.is_at_entry() {
        if names_seats {
            record.play_seats.push(seat(cursor)?);
            cursor.skip_space();
        } else if cursor.next_digit().is_some() {
            let problem = "seats stand before all cards or before none";
            return Err(cursor.problem(problem.to_owned()));
        }
        record.plays.push(card(cursor)?);
    }
    Ok(())
}

pub(crate) fn read_order(cursor: &mut Cursor<'_>) -> Result<Vec<i32>, LineError> {
    let mut order = Vec::new();
    while cursor.is_at_entry() {
        order.push(card(cursor)?);
    }
    Ok(order)
}
