//! CARD: the deck, Augen, and what makes a deal.

use std::fmt;

use crate::options::Options;

/// The suits as letters: clubs, spades, hearts, diamonds.
pub const SUITS: [char; 4] = ['C', 'S', 'H', 'D'];

/// The ranks as letters, in the order of Fehl: ace, ten, king, queen, jack, nine.
pub const RANKS: [char; 6] = ['A', 'T', 'K', 'Q', 'J', '9'];

/// MOD-2: a kind of card; its two copies cannot be told apart.
#[derive(Clone, Copy, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Card {
    /// One of [`SUITS`].
    pub suit: char,
    /// One of [`RANKS`].
    pub rank: char,
}

impl fmt::Display for Card {
    /// MOD-2: the two letters of its kind, such as `CQ`; nothing tells its copies apart.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit, self.rank)
    }
}

impl fmt::Debug for Card {
    /// MOD-2: the same in messages for readers of a failed test.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// MOD-2: the card of this suit and rank.
#[must_use]
pub fn card(suit: char, rank: char) -> Card {
    Card { suit, rank }
}

/// CARD-1: reads one card, such as `CQ`; nothing but these suits and ranks is one.
#[must_use]
pub fn read_card(text: &str) -> Option<Card> {
    let mut letters = text.chars();
    let (suit, rank) = (letters.next()?, letters.next()?);
    let is_card = letters.next().is_none() && SUITS.contains(&suit) && RANKS.contains(&rank);
    is_card.then_some(card(suit, rank))
}

/// CARD-1: reads cards with blanks between them, such as `CQ HT D9`.
#[must_use]
pub fn read_cards(text: &str) -> Option<Vec<Card>> {
    text.split_whitespace().map(read_card).collect()
}

/// MOD-2: writes cards with blanks between them.
#[must_use]
pub fn write_cards(cards: &[Card]) -> String {
    let texts: Vec<String> = cards.iter().map(Card::to_string).collect();
    texts.join(" ")
}

/// CARD-3: Augen of a card.
#[must_use]
pub fn augen(card: Card) -> u32 {
    match card.rank {
        'A' => 11,
        'T' => 10,
        'K' => 4,
        'Q' => 3,
        'J' => 2,
        _ => 0,
    }
}

/// CARD-3: Augen of several cards.
#[must_use]
pub fn augen_of(cards: &[Card]) -> u32 {
    cards.iter().map(|card| augen(*card)).sum()
}

/// CARD-1, CARD-2: each kind of the deck once.
#[must_use]
pub fn kinds(options: &Options) -> Vec<Card> {
    let mut kinds = Vec::new();
    for suit in SUITS {
        for rank in RANKS {
            if rank != '9' || options.deck_nines {
                kinds.push(card(suit, rank));
            }
        }
    }
    kinds
}

/// CARD-1, CARD-2: the deck, every kind twice. Its Augen come to 240 (CARD-4).
#[must_use]
pub fn deck(options: &Options) -> Vec<Card> {
    let kinds = kinds(options);
    kinds.iter().chain(&kinds).copied().collect()
}

/// CARD-5: `H`, the cards of a hand and the Stiche of a game.
#[must_use]
pub fn hand_size(options: &Options) -> usize {
    if options.deck_nines { 12 } else { 10 }
}

/// MOD-2: how often a card is among these, whichever copies they are.
#[must_use]
pub fn count(cards: &[Card], wanted: Card) -> usize {
    cards.iter().filter(|card| **card == wanted).count()
}

/// ARM-4, ARM-7, CLAIM-4: whether each wanted card is held, as often as it is wanted.
#[must_use]
pub fn holds_all(hand: &[Card], wanted: &[Card]) -> bool {
    wanted
        .iter()
        .all(|card| count(hand, *card) >= count(wanted, *card))
}

/// MOD-3: the hand without one copy of each of these, which are passed on or played.
#[must_use]
pub fn without(hand: &[Card], gone: &[Card]) -> Vec<Card> {
    let mut rest = hand.to_vec();
    for card in gone {
        if let Some(place) = rest.iter().position(|held| held == card) {
            rest.remove(place);
        }
    }
    rest
}

/// CARD-8, CARD-5: everything that is wrong with a deal, in the order in which it is told.
#[must_use]
pub fn deal_faults(options: &Options, hands: &[Vec<Card>]) -> Vec<&'static str> {
    let all: Vec<Card> = hands.iter().flatten().copied().collect();
    let kinds = kinds(options);
    let mut faults = Vec::new();
    if hands.len() != 4 {
        faults.push("WRONG_NUMBER_OF_HANDS");
    }
    if all.iter().any(|card| !kinds.contains(card)) {
        faults.push("CARD_NOT_IN_DECK");
    }
    if hands.iter().any(|hand| hand.len() != hand_size(options)) {
        faults.push("WRONG_HAND_SIZE");
    }
    if all.iter().any(|card| count(&all, *card) > 2) {
        faults.push("TOO_MANY_COPIES");
    }
    faults
}
