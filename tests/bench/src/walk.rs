//! The baseline of the engine: a bare random walk over bitsets.
//!
//! The same cards, the same random numbers and the same choices, with the least
//! that can find the winners of the tricks and the Augen. It knows the
//! Normalspiel only, no parties, no announcements, no settlement, checks nothing
//! and explains nothing. Its tables are written out anew, so that it is also a
//! second opinion on who takes a trick.

#![expect(
    clippy::indexing_slicing,
    reason = "indices are cards, classes and seats; an error here ends a measurement only"
)]

use fastrand::Rng;

use crate::outcome::Outcome;

/// The cards of a hand.
const HAND: usize = 12;

/// The kinds of card, each with the index that the engine gives it.
const KINDS: usize = 24;

/// All cards, before shuffling.
const DECK: [u8; 4 * HAND] = {
    let mut deck = [0; 4 * HAND];
    let mut i = 0;
    while i < deck.len() {
        deck[i] = (i % KINDS) as u8;
        i += 1;
    }
    deck
};

/// The trumps of the Normalspiel, highest first, as suit (C S H D) and rank
/// (A T K Q J 9).
const TRUMPS: &[u8; 26] = b"HTCQSQHQDQCJSJHJDJDADTDKD9";

const SUITS: &[u8; 4] = b"CSHD";
const RANKS: &[u8; 6] = b"ATKQJ9";

/// The class of trumps; the plain suits are 0 to 3.
const TRUMP: u8 = 4;

/// How strong a kind is among its class; any trump is above any plain card.
const STRENGTH: [u8; KINDS] = {
    let mut strength = [0; KINDS];
    let mut i = 0;
    while i < KINDS {
        strength[i] = 10 - (i % 6) as u8;
        let mut place = 0;
        while place < TRUMPS.len() / 2 {
            if TRUMPS[2 * place] == SUITS[i / 6] && TRUMPS[2 * place + 1] == RANKS[i % 6] {
                strength[i] = 100 - place as u8;
            }
            place += 1;
        }
        i += 1;
    }
    strength
};

const CLASS: [u8; KINDS] = {
    let mut class = [0; KINDS];
    let mut i = 0;
    while i < KINDS {
        class[i] = if STRENGTH[i] > 50 {
            TRUMP
        } else {
            (i / 6) as u8
        };
        i += 1;
    }
    class
};

/// All cards of a class: first copies in the low half, second ones in the high.
const MEMBERS: [u64; 5] = {
    let mut members = [0; 5];
    let mut i = 0;
    while i < KINDS {
        members[CLASS[i] as usize] |= 0x1_0000_0001 << i;
        i += 1;
    }
    members
};

const AUGEN: [u8; 6] = [11, 10, 4, 3, 2, 0];

/// Plays one game.
pub(crate) fn play(rng: &mut Rng) -> Outcome {
    let mut deck = DECK;
    rng.shuffle(&mut deck);
    let mut hands = [0_u64; 4];
    for (hand, cards) in hands.iter_mut().zip(deck.chunks_exact(HAND)) {
        for card in cards {
            let one = 1 << card;
            *hand |= if *hand & one == 0 { one } else { one << 32 };
        }
    }
    let mut outcome = Outcome::default();
    let mut leader = 0;
    for _ in 0..HAND {
        let (winner, augen) = trick(&mut hands, leader, rng);
        outcome.enter(winner, augen);
        leader = winner;
    }
    outcome
}

/// The winner and the Augen of one trick.
fn trick(hands: &mut [u64; 4], leader: usize, rng: &mut Rng) -> (usize, u8) {
    let led = pick(hands[leader], rng);
    take(&mut hands[leader], led);
    let class = CLASS[led];
    let mut augen = AUGEN[led % 6];
    let (mut winner, mut best) = (leader, STRENGTH[led]);
    for step in 1..4 {
        let seat = (leader + step) % 4;
        let followers = hands[seat] & MEMBERS[usize::from(class)];
        let legal = if followers == 0 {
            hands[seat]
        } else {
            followers
        };
        let card = pick(legal, rng);
        take(&mut hands[seat], card);
        augen += AUGEN[card % 6];
        let may_win = CLASS[card] == class || CLASS[card] == TRUMP;
        if may_win && STRENGTH[card] > best {
            (winner, best) = (seat, STRENGTH[card]);
        }
    }
    (winner, augen)
}

/// One of the kinds in `cards`, each as likely as the others.
fn pick(cards: u64, rng: &mut Rng) -> usize {
    let mut kinds = cards & 0xff_ffff;
    for _ in 0..rng.usize(..kinds.count_ones() as usize) {
        kinds &= kinds - 1;
    }
    kinds.trailing_zeros() as usize
}

fn take(hand: &mut u64, card: usize) {
    let two = 1 << (card + 32);
    *hand &= if *hand & two == 0 { !(1 << card) } else { !two };
}
