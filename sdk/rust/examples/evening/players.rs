//! Players who know no rules: they choose among what the service says they may do.

use doko_sdk::{Ask, AskKind, Card, Position, Rank, Seat, Suit, Word};

/// What a player wants in a game, if it may.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Wish {
    /// This solo, with at most this bid.
    Solo(Word, u32),
    /// To find the partner of a Hochzeit like this.
    Hochzeit(Word),
    /// To take an Armut, whatever the hand.
    Accept,
    /// To take no Armut.
    Refuse,
}

/// What a player says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Saying {
    pub(crate) word: Word,
    pub(crate) argument: u32,
    /// The cards that change hands with it.
    pub(crate) cards: Vec<Card>,
}

impl Saying {
    fn plain(word: Word) -> Saying {
        Saying {
            word,
            argument: 0,
            cards: Vec::new(),
        }
    }
}

/// What `seat` answers to `ask`, seen with its own eyes.
pub(crate) fn answer(position: &Position, ask: &Ask, wishes: &[(Seat, Wish)]) -> Saying {
    let may = |word: Word| ask.options.contains(&word);
    let own = wishes.iter().filter(|(seat, _)| *seat == ask.seat);
    let own: Vec<Wish> = own.map(|&(_, wish)| wish).collect();
    let solo = own.iter().find_map(|wish| match *wish {
        Wish::Solo(word, most) if may(word) || ask.question == AskKind::Bid => Some((word, most)),
        Wish::Solo(..) | Wish::Hochzeit(_) | Wish::Accept | Wish::Refuse => None,
    });
    let hochzeit = own.iter().find_map(|wish| match *wish {
        Wish::Hochzeit(word) if may(word) => Some(word),
        Wish::Hochzeit(_) | Wish::Solo(..) | Wish::Accept | Wish::Refuse => None,
    });
    let hand = &position.seat(ask.seat).hand;
    match ask.question {
        AskKind::Bid => match (solo, ask.least_bid) {
            (Some((_, most)), Some(least)) if least <= most && may(Word::Bid) => Saying {
                word: Word::Bid,
                argument: least,
                cards: Vec::new(),
            },
            _ => Saying::plain(Word::Pass),
        },
        AskKind::ArmutPush => exchange(Word::ArmutPush, pushed(position, hand)),
        AskKind::ArmutReturn => exchange(Word::ArmutReturn, returned(position, hand)),
        AskKind::ArmutAnswer => {
            let willing = if own.contains(&Wish::Accept) {
                true
            } else {
                !own.contains(&Wish::Refuse) && trumps(position, hand).len() >= 6
            };
            Saying::plain(if willing {
                Word::ArmutAccept
            } else {
                Word::ArmutRefuse
            })
        }
        _ => {
            let named = solo.map(|(word, _)| word).or(hochzeit);
            let others = [Word::Armut, Word::Hochzeit, Word::Yes, Word::Gesund, Word::No];
            let word = named.or_else(|| others.into_iter().find(|&word| may(word)));
            Saying::plain(word.or(ask.options.first().copied()).unwrap_or(Word::Gesund))
        }
    }
}

fn exchange(word: Word, cards: Vec<Card>) -> Saying {
    Saying {
        word,
        argument: 0,
        cards,
    }
}

/// The trumps of a hand before the contract is known: those of the Normalspiel.
fn trumps(position: &Position, hand: &[Card]) -> Vec<Card> {
    let is_trump = |card: &Card| {
        if position.trump_order.is_empty() {
            matches!(card.rank(), Rank::Queen | Rank::Jack)
                || card.suit() == Suit::Diamonds
                || *card == Card::HT
        } else {
            position.trump_order.contains(card)
        }
    };
    hand.iter().copied().filter(is_trump).collect()
}

/// All trumps, and Fehl up to three cards.
fn pushed(position: &Position, hand: &[Card]) -> Vec<Card> {
    let trumps = trumps(position, hand);
    let fehl = hand.iter().copied().filter(|card| !trumps.contains(card));
    let free = 3_usize.saturating_sub(trumps.len());
    let fehl: Vec<Card> = fehl.take(free).collect();
    trumps.into_iter().chain(fehl).collect()
}

/// Three cards of Fehl, or as much of it as there is.
fn returned(position: &Position, hand: &[Card]) -> Vec<Card> {
    let trumps = trumps(position, hand);
    let (fehl, trumps): (Vec<Card>, Vec<Card>) =
        hand.iter().partition(|card| !trumps.contains(card));
    fehl.into_iter().chain(trumps).take(3).collect()
}
