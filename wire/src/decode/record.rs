//! The record of a game.

use std::borrow::Cow;

use doko_engine::{
    BockFactor, BySeat, Card, CardSet, Context, Deck, Extra, ExtraWord, Party, Play, Rank, Said,
    SchweineRules, Seat, Word,
};
use doko_proto::v1;
use doko_worlds::{Hidden, Told};

use super::columns::{card, seat};
use super::lists::{card_of, cards_beside, order_of_play};
use super::{Column, Problems, context, extras, limit, line, rule_set_ref, said, same_length};
use crate::published::{Published, Served};
use crate::values::Value as _;

const MAX_HAND: usize = 12;
const MAX_PLAYS: usize = 48;

/// A record that can be read.
#[derive(Clone, Debug)]
pub(crate) struct DecodedRecord {
    pub(crate) published: Served,
    pub(crate) context: Context,
    /// What the value is multiplied by for Bock.
    pub(crate) bock: BockFactor,
    pub(crate) hands: BySeat<Option<CardSet>>,
    pub(crate) said: Vec<Said>,
    /// The exchanges of Armuten whose cards are not known, in the order of the words.
    pub(crate) hidden: [Option<Hidden>; 2],
    /// What the rules have told the view.
    pub(crate) told: Told,
    pub(crate) plays: Vec<Play>,
    pub(crate) extras: Vec<Extra>,
    pub(crate) claim_order: Vec<Card>,
    /// What declared Schweine were announced as, if the record says so.
    pub(crate) schweine_party: Option<Party>,
}

/// Reads a record, in fields or in a line.
pub(crate) fn record(
    problems: &mut Problems,
    message: Option<&v1::GameRecord>,
) -> Option<DecodedRecord> {
    read(problems, message, |record| record)
}

/// Reads a record without what comes after the contract, which is not looked at.
pub(crate) fn record_up_to_the_contract(
    problems: &mut Problems,
    message: Option<&v1::GameRecord>,
) -> Option<DecodedRecord> {
    read(problems, message, |record| {
        let mut record = record.into_owned();
        record.plays.clear();
        record.play_seats.clear();
        record.extra_at.clear();
        record.extra_seats.clear();
        record.extra_words.clear();
        record.extra_ranks.clear();
        record.extra_partners.clear();
        record.extra_parties.clear();
        record.claim_order.clear();
        let schweine = i32::from(v1::SaidWord::Schweine);
        if !record.said_words.contains(&schweine) {
            record.schweine_party = v1::Party::Unspecified.into();
        }
        Cow::Owned(record)
    })
}

/// Reads the part of a record that is left after `cut`.
fn read<'r>(
    problems: &mut Problems,
    message: Option<&'r v1::GameRecord>,
    cut: impl FnOnce(Cow<'r, v1::GameRecord>) -> Cow<'r, v1::GameRecord>,
) -> Option<DecodedRecord> {
    let Some(message) = message else {
        problems.missing_field("record");
        return None;
    };
    let record = cut(line::written_out(problems, message)?);
    problems.in_line(&message.line, |problems| fields(problems, &record))
}

/// Reads a record in its fields.
#[expect(
    clippy::too_many_lines,
    reason = "a table: each field once to be read and once in its place"
)]
fn fields(problems: &mut Problems, message: &v1::GameRecord) -> Option<DecodedRecord> {
    let v1::GameRecord {
        rule_set,
        context,
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        said_seats,
        said_words,
        said_bids,
        said_ranks,
        armut_exchanges,
        plays,
        play_seats,
        extra_at,
        extra_seats,
        extra_words,
        extra_ranks,
        extra_partners,
        extra_parties,
        claim_order,
        schweine_party,
        line: _,
    } = message;
    let published = rule_set_ref::rule_set(problems, "record.rule_set", rule_set.as_ref());
    let served = published.as_deref();
    let (context, bock) = context::context(problems, served, context.as_ref());
    let hands = hands(problems, served, [hand_1, hand_2, hand_3, hand_4]);
    let (said, exchanges) = said::said(
        problems,
        published.as_deref(),
        &said::Columns {
            seats: said_seats,
            words: said_words,
            bids: said_bids,
            ranks: said_ranks,
            exchanges: armut_exchanges,
        },
    );
    let hidden = |place: usize| exchanges.get(place).and_then(said::Exchange::hidden);
    let hidden = [hidden(0), hidden(1)];
    let plays = self::plays(problems, served, plays, play_seats);
    let extras = extras::extras(
        problems,
        message.plays.len(),
        &extras::Columns {
            at: extra_at,
            seats: extra_seats,
            words: extra_words,
            ranks: extra_ranks,
            partners: extra_partners,
            parties: extra_parties,
        },
    );
    let claim_order = self::claim_order(problems, served, claim_order, extra_words);
    let schweine_party =
        problems.optional("record.schweine_party", *schweine_party, Party::of_number);
    let published = published?;
    if schweine_party.is_some() {
        let said = said.iter().map(|it| it.word == Word::Schweine(Rank::Ace));
        let mut extras = extras.iter().map(|it| it.word);
        let later = extras.any(|it| it == ExtraWord::Schweine(Rank::Ace));
        let words = said.chain([later]);
        check_schweine(problems, &published.rules.schweine, words);
    }
    Some(DecodedRecord {
        published,
        context,
        bock,
        hands,
        said,
        hidden,
        told: Told::default(),
        plays,
        extras,
        claim_order,
        schweine_party,
    })
}

/// The order in which who claims the rest will play; nobody else names one.
fn claim_order(
    problems: &mut Problems,
    published: Option<&Published>,
    order: &[i32],
    extra_words: &[i32],
) -> Vec<Card> {
    let path = "record.claim_order";
    let rest = i32::from(v1::ExtraWord::ClaimRest);
    if !order.is_empty() && !extra_words.contains(&rest) {
        let problem = "must be empty, because no extra claims the rest";
        problems.contradiction(path, problem);
    }
    let deck = published.map(|it| it.rules.deck);
    order_of_play(problems, deck, path, order)
}

/// Schweine of which the record says what they were announced as: they must be
/// among the `words`, and be an Ansage by the `rules`.
fn check_schweine(
    problems: &mut Problems,
    rules: &SchweineRules,
    mut words: impl Iterator<Item = bool>,
) {
    let problem = if !rules.is_ansage(Rank::Ace) {
        "must be unset, because Schweine are no Ansage in this rule set (SCHW-3, SCHW-11)"
    } else if words.any(|is_schweine| is_schweine) {
        return;
    } else {
        "must be unset, because no Schweine are declared"
    };
    let path = "record.schweine_party".to_owned();
    problems.contradiction(path, problem);
}

/// Reads the hands. A hand without cards is not known.
fn hands(
    problems: &mut Problems,
    published: Option<&Published>,
    columns: [&Vec<i32>; 4],
) -> BySeat<Option<CardSet>> {
    let deck = published.map(|it| it.rules.deck);
    let mut all = CardSet::EMPTY;
    let mut next = Seat::ALL.into_iter().zip(columns).map(|(seat, column)| {
        let hand = hand(deck, all, column);
        match hand.and_then(|hand| all.plus(hand)) {
            Some(more) => all = more,
            None => note_hand(problems, deck, &mut all, seat, column),
        }
        let hand = hand.unwrap_or_default();
        (!column.is_empty()).then_some(hand)
    });
    let mut hands = BySeat::default();
    for seat in Seat::ALL {
        *hands.get_mut(seat) = next.next().flatten();
    }
    hands
}

/// The hand with these cards, if it can be one beside `all` that was read.
fn hand(deck: Option<Deck>, all: CardSet, column: &[i32]) -> Option<CardSet> {
    let mut hand = CardSet::EMPTY;
    for &number in column {
        if !hand.insert(card(number)?) {
            return None;
        }
    }
    let deck = deck?;
    let full = column.is_empty() || column.len() == usize::from(deck.hand_size());
    (full && hand.is_subset(deck.cards()) && all.plus(hand).is_some()).then_some(hand)
}

/// Notes everything that is wrong with a hand, and adds what is right to `all`.
fn note_hand(
    problems: &mut Problems,
    deck: Option<Deck>,
    all: &mut CardSet,
    seat: Seat,
    column: &[i32],
) {
    let path = format_args!("record.hand_{seat}");
    if let Some(size) = deck.map(|deck| usize::from(deck.hand_size()))
        && !column.is_empty()
        && column.len() != size
    {
        let problem = format_args!(
            "must have {size} cards by these rules, or none if it is not known (CARD-5)"
        );
        problems.note(path, v1::ErrorReason::WrongHandSize, problem);
    }
    // What is beyond any hand was noted as too long.
    cards_beside(problems, deck, all, path, column, MAX_HAND);
}

fn plays(
    problems: &mut Problems,
    published: Option<&Published>,
    cards: &[i32],
    seats: &[i32],
) -> Vec<Play> {
    limit(problems, "record.plays", cards.len(), MAX_PLAYS);
    let columns = [
        Column::whole("record.plays", cards),
        Column::optional("record.play_seats", seats),
    ];
    same_length(problems, columns);
    let deck = published.map(|it| it.rules.deck);
    let by = |problems: &mut Problems, i: usize| {
        let by = seats.get(i).map(|&number| seat(number))?;
        if by.is_none() {
            let path = format_args!("record.play_seats[{i}]");
            problems.unknown_number(path, |it| seat(it).is_some());
        }
        by
    };
    let mut plays = Vec::with_capacity(cards.len().min(MAX_PLAYS));
    for (i, &number) in cards.iter().enumerate().take(MAX_PLAYS) {
        let seat = by(problems, i);
        if let Some(card) = card_of(problems, deck, format_args!("record.plays[{i}]"), number) {
            plays.push(Play { seat, card });
        }
    }
    plays
}
