//! [`CardOrder`]: which cards are trumps in a contract, and who beats whom.

use core::cmp::Ordering;

use crate::card::{ByCard, Card, Class, Rank};
use crate::card_set::CardSet;
use crate::contract::{Contract, Solo};

/// Whether the ♥10 is the highest trump: option `dullen`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Dullen {
    /// It is, in every contract with queens, jacks and a suit as trumps.
    On,
    /// It is a ten like the others.
    Off,
}

/// The order of the cards of one contract: trumps, and each plain suit. Without
/// nines it is the same but for them (TRUMP-13).
///
/// ```
/// use doko_engine::{Card, CardOrder, Class, Contract, Solo, Suit};
///
/// let normal = CardOrder::of(Contract::Normalspiel);
/// assert_eq!(normal.class(Card::HT), Class::Trump);
/// assert!(normal.beats(Card::D9, Card::CA)); // any trump beats any Fehl
/// assert!(!normal.beats(Card::CQ, Card::CQ)); // of equal cards the first stays
///
/// let queens = CardOrder::of_solo(Solo::Damen);
/// assert_eq!(queens.class(Card::HT), Class::Plain(Suit::Hearts));
/// ```
#[derive(Debug)]
pub struct CardOrder {
    trumps: CardSet,
    // What follows each card, and what beats it: look-ups, since every play asks.
    following: ByCard<CardSet>,
    beaten_by: ByCard<CardSet>,
    // Higher is stronger. Only cards of one class, or a trump and another card,
    // are ever compared.
    strength: ByCard<u8>,
}

impl CardOrder {
    /// The order with these trumps and plain ranks, highest first, as people
    /// write them. What is no trump counts in its printed suit.
    #[expect(
        clippy::indexing_slicing,
        reason = "evaluated by the compiler, where a wrong index does not build"
    )]
    const fn new(trumps: &str, plain: &str) -> CardOrder {
        let mut order = CardOrder {
            trumps: CardSet::EMPTY,
            following: ByCard([CardSet::EMPTY; Card::COUNT]),
            beaten_by: ByCard([CardSet::EMPTY; Card::COUNT]),
            strength: ByCard([0; Card::COUNT]),
        };
        let text = trumps.as_bytes();
        let mut place = 0;
        while place * 3 < text.len() {
            let letters = (text[place * 3] as char, text[place * 3 + 1] as char);
            if let Some(card) = Card::from_letters(letters.0, letters.1) {
                order.trumps = order.trumps.union(CardSet::both(card));
                order.strength.0[card as usize] = 100 - place as u8;
            }
            place += 1;
        }
        let mut i = 0;
        while i < Card::COUNT {
            let card = Card::ALL[i];
            if !order.trumps.contains(card) {
                order.strength.0[i] = 50 - position(plain, card.rank());
            }
            order.following.0[i] = order.members(order.class(card));
            i += 1;
        }
        i = 0;
        while i < Card::COUNT {
            let early = Card::ALL[i];
            // A trump beats every Fehl (TRUMP-9).
            let may_win = order.trumps.union(order.following(early));
            let mut j = 0;
            while j < Card::COUNT {
                let late = Card::ALL[j];
                if may_win.contains(late) && order.strength.0[j] > order.strength.0[i] {
                    order.beaten_by.0[i] = order.beaten_by.0[i].union(CardSet::both(late));
                }
                j += 1;
            }
            i += 1;
        }
        order
    }

    /// The order of `contract` where the ♥10 is the highest trump.
    pub const fn of(contract: Contract) -> &'static CardOrder {
        CardOrder::played(contract, Dullen::On)
    }

    /// The order of `contract` as it is played with this value of the option
    /// `dullen`.
    pub const fn played(contract: Contract, dullen: Dullen) -> &'static CardOrder {
        let solo = match contract.solo() {
            Some(solo) => solo,
            None => Solo::Karo, // the same trumps (TRUMP-1)
        };
        match (dullen, solo) {
            (Dullen::Off, Solo::Karo) => &WITHOUT_DULLEN[0],
            (Dullen::Off, Solo::Kreuz) => &WITHOUT_DULLEN[1],
            (Dullen::Off, Solo::Pik) => &WITHOUT_DULLEN[2],
            (Dullen::Off, Solo::Herz) => &WITHOUT_DULLEN[3],
            (
                Dullen::Off,
                Solo::Damen
                | Solo::Buben
                | Solo::Koenige
                | Solo::Fleischlos
                | Solo::DamenBuben
                | Solo::KoenigeBuben
                | Solo::KoenigeDamen
                | Solo::Koehler,
            )
            | (Dullen::On, _) => CardOrder::of_solo(solo),
        }
    }

    /// The order of `contract` where both ♦A are Schweine, and two more trumps if it is a
    /// Farbsolo of another suit: option `schweine.farbsolo_card`.
    pub(crate) const fn with_diamond_aces(
        contract: Contract,
        dullen: Dullen,
    ) -> &'static CardOrder {
        let [on, off] = match contract.solo() {
            Some(Solo::Kreuz) => &WITH_DIAMOND_ACES[0],
            Some(Solo::Pik) => &WITH_DIAMOND_ACES[1],
            Some(Solo::Herz) => &WITH_DIAMOND_ACES[2],
            Some(_) | None => return CardOrder::played(contract, dullen),
        };
        match dullen {
            Dullen::On => on,
            Dullen::Off => off,
        }
    }

    /// The order of `solo` where the ♥10 is the highest trump.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Solo has as many values as the table entries"
    )]
    pub const fn of_solo(solo: Solo) -> &'static CardOrder {
        &SOLI[solo as usize]
    }

    /// The trumps, both copies of each.
    pub const fn trumps(&self) -> CardSet {
        self.trumps
    }

    /// What `card` counts as (FOLLOW-1), which its print does not always say
    /// (FOLLOW-5).
    pub const fn class(&self, card: Card) -> Class {
        if self.trumps.contains(card) {
            Class::Trump
        } else {
            Class::Plain(card.suit())
        }
    }

    /// All cards of `class`, both copies of each.
    pub const fn members(&self, class: Class) -> CardSet {
        match class {
            Class::Trump => self.trumps,
            Class::Plain(suit) => CardSet::of_suit(suit).without(self.trumps),
        }
    }

    /// All cards that follow `led`, both copies of each (FOLLOW-2).
    pub const fn following(&self, led: Card) -> CardSet {
        *self.following.get(led)
    }

    /// Whether `late` takes the trick from `early`, which was winning it
    /// (TRICK-1). Equal cards do not beat each other: the first stays on top
    /// (TRUMP-10); two ♥10 are for [`DulleTie`](crate::DulleTie) to judge.
    pub const fn beats(&self, late: Card, early: Card) -> bool {
        self.beaten_by(early).contains(late)
    }

    /// Whether `one` is stronger than `other` of the same class, each raised so far above
    /// its place (TRUMP-8).
    pub(crate) fn outranks(&self, one: (Card, u8), other: (Card, u8)) -> bool {
        match one.1.cmp(&other.1) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => self.beats(one.0, other.0),
        }
    }

    /// All cards that beat `early`, both copies of each.
    pub(crate) const fn beaten_by(&self, early: Card) -> CardSet {
        *self.beaten_by.get(early)
    }

    /// Whether `card` on the lead `led` shows that its player has no trump left.
    pub fn shows_no_trump(&self, led: Card, card: Card) -> bool {
        self.class(led) == Class::Trump && self.class(card) != Class::Trump
    }

    /// The kinds of `class`, highest first.
    pub fn descending(&self, class: Class) -> impl Iterator<Item = Card> {
        let mut kinds = Card::ALL;
        kinds.sort_unstable_by_key(|&card| core::cmp::Reverse(*self.strength.get(card)));
        kinds
            .into_iter()
            .filter(move |&card| self.class(card) == class)
    }
}

/// Where `rank` stands in `plain`, counted from the strongest. Only the rows below ask for it,
/// and a row without the rank does not compile.
#[expect(
    clippy::indexing_slicing,
    reason = "whoever asks is calculated by the compiler"
)]
const fn position(plain: &str, rank: Rank) -> u8 {
    let text = plain.as_bytes();
    let mut i = 0;
    while text[i] as char != rank.letter() {
        i += 1;
    }
    i as u8
}

/// One row for each solo, in the order of [`Solo::ALL`], as players say it. A
/// card that is misspelt falls out of its row, which the deck table of the
/// tests notices.
static SOLI: [CardOrder; Solo::ALL.len()] = [
    // TRUMP-1 and TRUMP-2. Queens, jacks and the ten of hearts are gone from
    // the plain suits, so one row of ranks does for all.
    CardOrder::new("HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9", "ATK9"),
    CardOrder::new("HT CQ SQ HQ DQ CJ SJ HJ DJ CA CT CK C9", "ATK9"),
    CardOrder::new("HT CQ SQ HQ DQ CJ SJ HJ DJ SA ST SK S9", "ATK9"),
    CardOrder::new("HT CQ SQ HQ DQ CJ SJ HJ DJ HA HK H9", "ATK9"),
    // TRUMP-3, TRUMP-4, TRUMP-5 and TRUMP-6.
    CardOrder::new("CQ SQ HQ DQ", "ATKJ9"),
    CardOrder::new("CJ SJ HJ DJ", "ATKQ9"),
    CardOrder::new("CK SK HK DK", "ATQJ9"),
    CardOrder::new("", "ATKQJ9"),
    // TRUMP-14.
    CardOrder::new("CQ SQ HQ DQ CJ SJ HJ DJ", "ATK9"),
    CardOrder::new("CK SK HK DK CJ SJ HJ DJ", "ATQ9"),
    CardOrder::new("CK SK HK DK CQ SQ HQ DQ", "ATJ9"),
    CardOrder::new("CK SK HK DK CQ SQ HQ DQ CJ SJ HJ DJ", "AT9"),
];

/// The Farbsoli, in the order of [`Solo::ALL`], where the ♥10 is a ten like the
/// others: option `dullen`.
static WITHOUT_DULLEN: [CardOrder; 4] = [
    CardOrder::new("CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9", "ATK9"),
    CardOrder::new("CQ SQ HQ DQ CJ SJ HJ DJ CA CT CK C9", "ATK9"),
    CardOrder::new("CQ SQ HQ DQ CJ SJ HJ DJ SA ST SK S9", "ATK9"),
    CardOrder::new("CQ SQ HQ DQ CJ SJ HJ DJ HA HT HK H9", "ATK9"),
];

/// The Farbsoli of other suits than ♦ with the ♦A as trumps, each where the ♥10 is the highest
/// trump and where it is none. A ♦A that is not raised stands where it does in the Normalspiel.
static WITH_DIAMOND_ACES: [[CardOrder; 2]; 3] = [
    [
        CardOrder::new("HT CQ SQ HQ DQ CJ SJ HJ DJ DA CA CT CK C9", "ATK9"),
        CardOrder::new("CQ SQ HQ DQ CJ SJ HJ DJ DA CA CT CK C9", "ATK9"),
    ],
    [
        CardOrder::new("HT CQ SQ HQ DQ CJ SJ HJ DJ DA SA ST SK S9", "ATK9"),
        CardOrder::new("CQ SQ HQ DQ CJ SJ HJ DJ DA SA ST SK S9", "ATK9"),
    ],
    [
        CardOrder::new("HT CQ SQ HQ DQ CJ SJ HJ DJ DA HA HK H9", "ATK9"),
        CardOrder::new("CQ SQ HQ DQ CJ SJ HJ DJ DA HA HT HK H9", "ATK9"),
    ],
];

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;
    use crate::card::{Class, Suit};
    use crate::{Duty, Seat};

    #[test]
    fn without_dullen_the_ten_of_hearts_is_a_ten_like_the_others() {
        let order = |solo| {
            let contract = Contract::Solo {
                seat: Seat::First,
                solo,
                duty: Duty::Lustsolo,
            };
            CardOrder::played(contract, Dullen::Off)
        };
        let table = [
            (Solo::Karo, 24, [8, 8, 8, 0]),
            (Solo::Kreuz, 24, [0, 8, 8, 8]),
            (Solo::Pik, 24, [8, 0, 8, 8]),
            (Solo::Herz, 24, [8, 8, 0, 8]),
        ];
        for (solo, trumps, plain) in table {
            assert_eq!(order(solo).trumps().len(), trumps, "{solo:?}");
            for (suit, count) in Suit::ALL.into_iter().zip(plain) {
                let members = order(solo).members(Class::Plain(suit));
                assert_eq!(members.len(), count, "{solo:?} {suit:?}");
            }
            let hearts = order(solo);
            assert!(hearts.beats(Card::HA, Card::HT) && hearts.beats(Card::HT, Card::HK));
        }
        assert_eq!(
            order(Solo::Herz).class(Card::HT),
            Class::Trump,
            "in a Herz-Solo every heart is trump"
        );
        assert_eq!(
            order(Solo::Damen).trumps(),
            CardOrder::of_solo(Solo::Damen).trumps()
        );
        let normal = CardOrder::played(Contract::Normalspiel, Dullen::Off);
        assert_eq!(normal.trumps().len(), 24);
    }

    /// The deck table of the rules: trumps, Augen in them, and Fehl per suit.
    #[test]
    fn every_order_has_the_trumps_of_the_deck_table() {
        let table = [
            (Solo::Karo, 26, 110, [8, 8, 6, 0]),
            (Solo::Kreuz, 26, 110, [0, 8, 6, 8]),
            (Solo::Pik, 26, 110, [8, 0, 6, 8]),
            (Solo::Herz, 24, 90, [8, 8, 0, 8]),
            (Solo::Damen, 8, 24, [10, 10, 10, 10]),
            (Solo::Buben, 8, 16, [10, 10, 10, 10]),
            (Solo::Koenige, 8, 32, [10, 10, 10, 10]),
            (Solo::Fleischlos, 0, 0, [12, 12, 12, 12]),
            (Solo::DamenBuben, 16, 40, [8, 8, 8, 8]),
            (Solo::KoenigeBuben, 16, 48, [8, 8, 8, 8]),
            (Solo::KoenigeDamen, 16, 56, [8, 8, 8, 8]),
            (Solo::Koehler, 24, 72, [6, 6, 6, 6]),
        ];
        for (solo, trumps, augen, plain) in table {
            let order = CardOrder::of_solo(solo);
            assert_eq!(
                (order.trumps().len(), order.trumps().augen()),
                (trumps, augen),
                "{solo:?}"
            );
            for (suit, count) in Suit::ALL.into_iter().zip(plain) {
                assert_eq!(
                    order.members(Class::Plain(suit)).len(),
                    count,
                    "{solo:?} {suit:?}"
                );
            }
        }
    }

    #[test]
    fn two_more_trumps_are_no_fehl() {
        let table = [(Solo::Kreuz, 28), (Solo::Pik, 28), (Solo::Herz, 26)];
        for (solo, trumps) in table {
            let contract = Contract::Solo {
                seat: Seat::First,
                solo,
                duty: Duty::Lustsolo,
            };
            let order = CardOrder::with_diamond_aces(contract, Dullen::On);
            assert_eq!(order.trumps().len(), trumps, "{solo:?}");
            let fehl = order.members(Class::Plain(Suit::Diamonds));
            assert_eq!(fehl.to_string(), "DT DT DK DK D9 D9");
        }
    }

    #[test]
    fn no_two_kinds_of_a_class_are_equally_strong() {
        for solo in Solo::ALL {
            let order = CardOrder::of_solo(solo);
            for a in Card::ALL {
                for b in Card::ALL
                    .into_iter()
                    .filter(|&b| a != b && order.class(a) == order.class(b))
                {
                    assert_ne!(
                        order.beats(a, b),
                        order.beats(b, a),
                        "{solo:?}: {a} and {b}"
                    );
                }
            }
        }
    }

    #[test]
    fn no_trump_is_shown_by_what_does_not_follow_to_a_trump() {
        let order = CardOrder::of(Contract::Normalspiel);
        assert!(order.shows_no_trump(Card::HT, Card::HA));
        assert!(!order.shows_no_trump(Card::HT, Card::D9));
        assert!(!order.shows_no_trump(Card::HA, Card::SA));
        assert!(!order.shows_no_trump(Card::HA, Card::D9));
    }
}
