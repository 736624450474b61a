//! Classes and tricks: TRUMP, FOLLOW and TRICK.

/// What a card counts (CARD-3).
pub fn augen(card: &str) -> u32 {
    match rank(card) {
        'A' => 11,
        'T' => 10,
        'K' => 4,
        'Q' => 3,
        'J' => 2,
        _ => 0,
    }
}

/// `T` for a trump, else the letter of the suit (FOLLOW-1).
///
/// `kind` is a solo by its option name; everything else has the trumps of the
/// Normalspiel.
pub fn class(kind: &str, card: &str) -> char {
    if trump_place(kind, card).is_some() {
        'T'
    } else {
        suit(card)
    }
}

/// Which of the cards of a trick wins it, counted from the one led (TRICK-3
/// without the exception for the ten of hearts).
pub fn trick_winner(kind: &str, cards: &[String]) -> usize {
    let led = cards.first().map_or('?', |card| class(kind, card));
    let mut best = (0, (0, 0));
    for (place, card) in cards.iter().enumerate() {
        let strength = match trump_place(kind, card) {
            Some(index) => (2, -index),
            None if class(kind, card) == led => (1, -place_in("ATKQJ9", rank(card))),
            None => (0, 0),
        };
        if place == 0 || strength > best.1 {
            best = (place, strength);
        }
    }
    best.0
}

/// Where a card stands among the trumps, from the highest (TRUMP-1 to TRUMP-6).
fn trump_place(kind: &str, card: &str) -> Option<i32> {
    let by_suit = place_in("CSHD", suit(card));
    let of_suit = match kind {
        "damen" => return (rank(card) == 'Q').then_some(by_suit),
        "buben" => return (rank(card) == 'J').then_some(by_suit),
        "fleischlos" => return None,
        "kreuz" => 'C',
        "pik" => 'S',
        "herz" => 'H',
        _ => 'D',
    };
    match (card, rank(card)) {
        ("HT", _) => Some(0),
        (_, 'Q') => Some(1 + by_suit),
        (_, 'J') => Some(5 + by_suit),
        (_, rank) if suit(card) == of_suit => Some(9 + place_in("ATK9", rank)),
        _ => None,
    }
}

fn place_in(order: &str, letter: char) -> i32 {
    let place = order.chars().position(|it| it == letter);
    place.map_or(99, |place| place as i32)
}

fn suit(card: &str) -> char {
    card.chars().next().unwrap_or('?')
}

fn rank(card: &str) -> char {
    card.chars().nth(1).unwrap_or('?')
}
