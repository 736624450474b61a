//! The record of a game.

use doko_engine::{
    BySeat, Card, CardSet, ClaimKind, Context, Deck, Extra, ExtraWord, Play, Round, Said, Seat,
};
use doko_proto::v1;

use super::columns::{announcement, card, seat, word};
use super::{Problems, context, limit, rule_set_ref, same_length};
use crate::published::{Published, Served};

const MAX_HAND: usize = 12;
const MAX_SAID: usize = 64;
const MAX_PLAYS: usize = 48;
const MAX_EXTRAS: usize = 64;
const MAX_RANK: u32 = 6;
/// A claim is proved against every play, which costs far more than any other action.
const MAX_CLAIMS: usize = 2;
const MAX_ORDER: usize = 12;

/// A record that can be read.
#[derive(Clone, Debug)]
pub(crate) struct DecodedRecord {
    pub(crate) published: Served,
    pub(crate) context: Context,
    pub(crate) hands: BySeat<Option<CardSet>>,
    pub(crate) said: Vec<Said>,
    /// The words as they were sent, as many as `said`.
    pub(crate) words: Vec<i32>,
    pub(crate) plays: Vec<Play>,
    pub(crate) extras: Vec<Extra>,
    pub(crate) claim_order: Vec<Card>,
}

impl DecodedRecord {
    /// The Vorbehalt round before anybody has spoken.
    pub(crate) fn round(&self) -> Round {
        Round::new(self.context, self.hands)
    }
}

/// Reads a record.
pub(crate) fn record(
    problems: &mut Problems,
    message: Option<&v1::GameRecord>,
) -> Option<DecodedRecord> {
    let Some(message) = message else {
        problems.missing_field("record");
        return None;
    };
    let v1::GameRecord {
        rule_set,
        context,
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        said_seats,
        said_words,
        said_arguments,
        armut_exchanges,
        plays,
        play_seats,
        extra_at,
        extra_seats,
        extra_words,
        extra_arguments,
        claim_order,
    } = message;
    let published = rule_set_ref::rule_set(problems, "record.rule_set", rule_set.as_ref());
    let served = published.as_deref();
    let context = context::context(problems, served, context.as_ref());
    let hands = hands(problems, served, [hand_1, hand_2, hand_3, hand_4]);
    let said = said(problems, said_seats, said_words, said_arguments);
    if !armut_exchanges.is_empty() {
        problems.not_yet("Armut");
    }
    let plays = self::plays(problems, served, plays, play_seats);
    let extras = extras(
        problems,
        message.plays.len(),
        extra_at,
        extra_seats,
        extra_words,
        extra_arguments,
    );
    let rest = i32::from(v1::ExtraWord::ClaimRest);
    if !claim_order.is_empty() && !extra_words.contains(&rest) {
        let problem = "must be empty, because no extra claims the rest";
        let path = "record.claim_order".to_owned();
        problems.note(path, v1::ErrorReason::ContradictoryFields, problem);
    }
    let claim_order = order_of_play(problems, served, "record.claim_order", claim_order);
    let published = published?;
    Some(DecodedRecord {
        published,
        context,
        hands,
        said,
        words: said_words.clone(),
        plays,
        extras,
        claim_order,
    })
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
    let path = format!("record.hand_{seat}");
    if let Some(size) = deck.map(|deck| usize::from(deck.hand_size()))
        && !column.is_empty()
        && column.len() != size
    {
        let problem = format!("must have {size} cards, or none if it is not known (CARD-5)");
        problems.note(path.clone(), v1::ErrorReason::WrongHandSize, problem);
    }
    // What is beyond any hand was noted as too long.
    for (i, &number) in column.iter().enumerate().take(MAX_HAND) {
        let at = || format!("{path}[{i}]");
        match card(number) {
            None => problems.unknown_number(at()),
            Some(card) if deck.is_some_and(|deck| !deck.contains(card)) => {
                let problem = "must be a card of the deck (CARD-8)";
                problems.note(at(), v1::ErrorReason::CardNotInDeck, problem);
            }
            Some(card) if !all.insert(card) => {
                let problem = "is a third copy of a card (CARD-8)";
                problems.note(at(), v1::ErrorReason::TooManyCopies, problem);
            }
            Some(_) => (),
        }
    }
}

fn said(problems: &mut Problems, seats: &[i32], words: &[i32], arguments: &[u32]) -> Vec<Said> {
    limit(problems, "record.said_seats", seats.len(), MAX_SAID);
    same_length(problems, "record.said_words", words.len(), seats.len());
    if !arguments.is_empty() {
        same_length(
            problems,
            "record.said_arguments",
            arguments.len(),
            seats.len(),
        );
    }
    let mut said = Vec::with_capacity(seats.len().min(MAX_SAID));
    for (i, (&who, &what)) in seats.iter().zip(words).enumerate().take(MAX_SAID) {
        let seat = seat(who);
        if seat.is_none() {
            problems.unknown_number(format!("record.said_seats[{i}]"));
        }
        let word = word(what);
        if word.is_none() {
            problems.unknown_number(format!("record.said_words[{i}]"));
        }
        if arguments
            .get(i)
            .is_some_and(|&it| it > largest_argument(what))
        {
            let problem = "must be 0, or for Schweine the number of a rank";
            problems.note(
                format!("record.said_arguments[{i}]"),
                v1::ErrorReason::MalformedField,
                problem,
            );
        }
        said.extend(seat.zip(word).map(|(seat, word)| Said { seat, word }));
    }
    said
}

/// A bid is for the rules to judge, whatever its height.
fn largest_argument(word: i32) -> u32 {
    match v1::SaidWord::try_from(word) {
        Ok(v1::SaidWord::Bid) => u32::MAX,
        Ok(v1::SaidWord::Schweine) => MAX_RANK,
        Ok(_) | Err(_) => 0,
    }
}

fn plays(
    problems: &mut Problems,
    published: Option<&Published>,
    cards: &[i32],
    seats: &[i32],
) -> Vec<Play> {
    limit(problems, "record.plays", cards.len(), MAX_PLAYS);
    if !seats.is_empty() {
        same_length(problems, "record.play_seats", seats.len(), cards.len());
    }
    let deck = published.map(|it| it.rules.deck);
    let mut plays = Vec::with_capacity(cards.len().min(MAX_PLAYS));
    for (i, &number) in cards.iter().enumerate().take(MAX_PLAYS) {
        let by = seats.get(i).map(|&number| seat(number));
        if by == Some(None) {
            problems.unknown_number(format!("record.play_seats[{i}]"));
        }
        match card(number) {
            Some(card) if deck.is_none_or(|deck| deck.contains(card)) => {
                plays.push(Play {
                    seat: by.flatten(),
                    card,
                });
            }
            Some(_) => {
                let problem = "must be a card of the deck (CARD-8)";
                problems.note(
                    format!("record.plays[{i}]"),
                    v1::ErrorReason::CardNotInDeck,
                    problem,
                );
            }
            None => problems.unknown_number(format!("record.plays[{i}]")),
        }
    }
    plays
}

/// The order of play named with a claim.
pub(crate) fn order_of_play(
    problems: &mut Problems,
    published: Option<&Published>,
    path: &str,
    numbers: &[i32],
) -> Vec<Card> {
    limit(problems, path, numbers.len(), MAX_ORDER);
    let deck = published.map(|it| it.rules.deck);
    let mut order = Vec::with_capacity(numbers.len().min(MAX_ORDER));
    for (i, &number) in numbers.iter().enumerate().take(MAX_ORDER) {
        match card(number) {
            Some(card) if deck.is_none_or(|deck| deck.contains(card)) => order.push(card),
            Some(_) => {
                let problem = "must be a card of the deck (CARD-8)";
                let path = format!("{path}[{i}]");
                problems.note(path, v1::ErrorReason::CardNotInDeck, problem);
            }
            None => problems.unknown_number(format!("{path}[{i}]")),
        }
    }
    order
}

fn extras(
    problems: &mut Problems,
    plays: usize,
    at: &[u32],
    seats: &[i32],
    words: &[i32],
    arguments: &[u32],
) -> Vec<Extra> {
    limit(problems, "record.extra_at", at.len(), MAX_EXTRAS);
    same_length(problems, "record.extra_seats", seats.len(), at.len());
    same_length(problems, "record.extra_words", words.len(), at.len());
    if !arguments.is_empty() {
        same_length(
            problems,
            "record.extra_arguments",
            arguments.len(),
            at.len(),
        );
    }
    let claims = |&&it: &&i32| {
        let word = v1::ExtraWord::try_from(it);
        matches!(
            word,
            Ok(v1::ExtraWord::ClaimRest | v1::ExtraWord::Surrender)
        )
    };
    if words.iter().filter(claims).count() > MAX_CLAIMS {
        let problem = format!("must not hold more than {MAX_CLAIMS} claims");
        let path = "record.extra_words".to_owned();
        problems.note(path, v1::ErrorReason::LimitExceeded, problem);
    }
    let mut extras = Vec::with_capacity(at.len().min(MAX_EXTRAS));
    let mut earliest = 0;
    for (i, ((&at, &who), &what)) in at.iter().zip(seats).zip(words).enumerate().take(MAX_EXTRAS) {
        if usize::try_from(at).map_or(true, |at| at > plays) || at < earliest {
            let problem = "must not decrease and must not exceed the number of plays";
            problems.note(
                format!("record.extra_at[{i}]"),
                v1::ErrorReason::OutOfOrder,
                problem,
            );
        }
        earliest = at.max(earliest);
        let seat = seat(who);
        if seat.is_none() {
            problems.unknown_number(format!("record.extra_seats[{i}]"));
        }
        let word = extra_word(problems, i, what);
        let most = if word == Some(ExtraWord::Schweine) {
            MAX_RANK
        } else {
            0
        };
        if word.is_some() && arguments.get(i).is_some_and(|&it| it > most) {
            let problem = "must be 0, or for Schweine the number of a rank";
            problems.note(
                format!("record.extra_arguments[{i}]"),
                v1::ErrorReason::MalformedField,
                problem,
            );
        }
        let at = u8::try_from(at).ok();
        extras.extend(
            at.zip(seat)
                .zip(word)
                .map(|((at, seat), word)| Extra { at, seat, word }),
        );
    }
    extras
}

fn extra_word(problems: &mut Problems, i: usize, number: i32) -> Option<ExtraWord> {
    match v1::ExtraWord::try_from(number) {
        Ok(v1::ExtraWord::Schweine) => Some(ExtraWord::Schweine),
        Ok(v1::ExtraWord::Genscher) => {
            problems.not_yet("Genscher");
            None
        }
        Ok(v1::ExtraWord::ClaimRest) => Some(ExtraWord::Claim(ClaimKind::Rest)),
        Ok(v1::ExtraWord::Surrender) => Some(ExtraWord::Claim(ClaimKind::Surrender)),
        Ok(
            v1::ExtraWord::Re
            | v1::ExtraWord::Kontra
            | v1::ExtraWord::Keine90
            | v1::ExtraWord::Keine60
            | v1::ExtraWord::Keine30
            | v1::ExtraWord::Schwarz,
        ) => announcement(number).map(ExtraWord::Announcement), // the same numbers
        Ok(v1::ExtraWord::Unspecified) | Err(_) => {
            problems.unknown_number(format!("record.extra_words[{i}]"));
            None
        }
    }
}
