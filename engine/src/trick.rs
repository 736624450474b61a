//! [`Trick`]: the cards on the table, and who gets them.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::options::{DulleTie, DulleTieWithSchweine};
use crate::order::{CardOrder, Dullen};
use crate::ruleset::RuleSet;
use crate::seat::Seat;

impl DulleTie {
    /// Which ♥10 wins by these rules as long as no Schweine stand. Where it is no trump of
    /// its own it is a card like any other.
    pub(crate) fn before_schweine(rules: &RuleSet) -> DulleTie {
        match rules.dullen {
            Dullen::On => rules.dulle_tie,
            Dullen::Off => DulleTie::First,
        }
    }

    /// The same once Schweine stand declared.
    pub(crate) fn with_schweine(self, rules: &RuleSet) -> DulleTie {
        match rules.dulle_tie_with_schweine {
            DulleTieWithSchweine::Same => self,
            DulleTieWithSchweine::First => DulleTie::First,
        }
    }

    /// Whether the later ♥10 wins in this trick.
    const fn second_wins(self, last_trick: bool) -> bool {
        match self {
            DulleTie::First => false,
            DulleTie::Second => true,
            DulleTie::SecondExceptLast => !last_trick,
            DulleTie::FirstExceptLast => last_trick,
        }
    }
}

/// The running trick: who led it, and up to four cards in playing order.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Trick {
    leader: Seat,
    cards: [Card; 4],
    raised: [u8; 4],
    len: u8,         // INVARIANT: at most 4.
    best: u8,        // INVARIANT: the winning card's place; below `len` unless that is 0.
    top: u8,         // INVARIANT: how far the winning card is raised.
    takers: CardSet, // INVARIANT: what beats the winning card in its order; anything at first.
}

impl Trick {
    /// A trick that `leader` is to lead.
    pub const fn new(leader: Seat) -> Trick {
        Trick {
            leader,
            cards: [Card::CA; 4],
            raised: [0; 4],
            len: 0,
            best: 0,
            top: 0,
            takers: CardSet::FULL,
        }
    }

    /// Who leads, or led.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The number of cards on the table.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether no card lies on the table.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards on the table, in playing order.
    pub fn cards(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The card led, which the others must follow.
    pub fn led(&self) -> Option<Card> {
        let [led, ..] = self.cards;
        (!self.is_empty()).then_some(led)
    }

    /// Who plays the next card, as if the trick were never full.
    pub const fn to_play(&self) -> Seat {
        self.leader.after(self.len as usize)
    }

    /// Who would get the trick as it lies, if a card lies.
    pub fn winning_seat(&self) -> Option<Seat> {
        (self.len > 0).then(|| self.leader.after(usize::from(self.best)))
    }

    /// Whether `seat` has played to this trick.
    pub const fn has_played(&self, seat: Seat) -> bool {
        seat.distance_from(self.leader) < self.len as usize
    }

    /// How far each card on the table is raised above its place in the order, in
    /// playing order.
    pub fn raised(&self) -> &[u8] {
        self.raised.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// Lays `card` on the table, `raised` above its place in the order (TRUMP-8), and
    /// keeps the winner (TRICK-3). A fifth card is not laid.
    pub fn put(
        &mut self,
        card: Card,
        raised: u8,
        order: &CardOrder,
        tie: DulleTie,
        last_trick: bool,
    ) {
        let len = self.len;
        let Some(place) = self.cards.get_mut(usize::from(len)) else {
            return;
        };
        *place = card;
        self.len = len + 1;
        if raised | self.top != 0 {
            self.put_raised(len, raised);
            return;
        }
        // A ♥10 that is no trump is a card like any other (TRUMP-12).
        let dulle = card == Card::HT
            && self.cards.get(usize::from(self.best)) == Some(&Card::HT)
            && order.trumps().contains(card)
            && tie.second_wins(last_trick);
        if dulle || self.takers.contains(card) {
            self.best = len;
            self.takers = order.beaten_by(card);
        }
    }

    /// Completes [`put`](Trick::put) where the card at `place` or the best one is
    /// raised: the higher one wins, and of two that are raised alike the first.
    #[inline]
    fn put_raised(&mut self, place: u8, raised: u8) {
        if let Some(it) = self.raised.get_mut(usize::from(place)) {
            *it = raised;
        }
        if raised > self.top {
            self.best = place;
            self.top = raised;
        }
    }

    /// The finished trick, or `None` before its fourth card (MOD-4).
    pub fn finish(&self) -> Option<CompletedTrick> {
        (self.len == 4).then(|| CompletedTrick {
            leader: self.leader,
            cards: self.cards,
            winner: self.leader.after(usize::from(self.best)),
            augen: self.cards.iter().map(|card| card.augen()).sum(),
            raised: self.raised,
        })
    }
}

/// A trick of four cards.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct CompletedTrick {
    /// Who led.
    pub leader: Seat,
    /// The cards in playing order.
    pub cards: [Card; 4],
    /// Who takes the cards and leads next (TRICK-2).
    pub winner: Seat,
    /// What the cards count, in Augen (0 to 44).
    pub augen: u8,
    /// By how much each card was raised above its place in the order when it was
    /// played: 0 for most, 1 for Schweine, more for what lies above them (TRUMP-8).
    pub raised: [u8; 4],
}

impl CompletedTrick {
    /// The cards with the seats that played them.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        let in_order = self.cards.iter().enumerate();
        in_order.map(|(i, &card)| (self.leader.after(i), card))
    }

    /// The card that won.
    pub fn winning_card(&self) -> Card {
        let place = self.winner.distance_from(self.leader);
        self.cards.get(place).copied().unwrap_or(Card::CA)
    }

    /// How far the card that won was raised above its place in the order.
    pub fn winning_height(&self) -> u8 {
        let place = self.winner.distance_from(self.leader);
        self.raised.get(place).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Contract, Solo};

    fn winner(order: &CardOrder, tie: DulleTie, last: bool, cards: [Card; 4]) -> (usize, u8) {
        let mut trick = Trick::new(Seat::Second);
        for card in cards {
            assert!(trick.finish().is_none());
            trick.put(card, 0, order, tie, last);
        }
        let finished = trick.finish().unwrap();
        assert_eq!(
            finished.winning_card(),
            cards[finished.winner.distance_from(Seat::Second)]
        );
        (finished.winner.distance_from(Seat::Second), finished.augen)
    }

    #[test]
    fn two_dullen_follow_the_option() {
        use Card::{CQ, HT, SQ};
        let order = CardOrder::of(Contract::Normalspiel);
        let dullen = [HT, CQ, HT, SQ];
        for (tie, last, expected) in [
            (DulleTie::First, false, 0),
            (DulleTie::Second, true, 2),
            (DulleTie::SecondExceptLast, false, 2),
            (DulleTie::SecondExceptLast, true, 0),
            (DulleTie::FirstExceptLast, false, 0),
            (DulleTie::FirstExceptLast, true, 2),
        ] {
            assert_eq!(
                winner(order, tie, last, dullen),
                (expected, 26),
                "{tie:?} {last}"
            );
        }
        let queens = CardOrder::of_solo(Solo::Damen);
        assert_eq!(
            winner(
                queens,
                DulleTie::Second,
                false,
                [HT, HT, Card::HK, Card::HJ]
            ),
            (0, 26)
        );
    }

    #[test]
    fn fehl_of_another_suit_never_wins() {
        use Card::{C9, HA, SA, ST};
        let order = CardOrder::of(Contract::Normalspiel);
        assert_eq!(
            winner(order, DulleTie::First, false, [C9, SA, HA, ST]),
            (0, 32)
        );
        assert_eq!(
            winner(order, DulleTie::First, false, [SA, ST, Card::D9, HA]),
            (2, 32)
        );
    }

    #[test]
    fn raised_cards_rank_above_all_others() {
        use Card::{CQ, DA, DK, HT};
        let winner = |plays: [(Card, u8); 4]| {
            let mut trick = Trick::new(Seat::First);
            for (card, raised) in plays {
                let order = CardOrder::of(Contract::Normalspiel);
                trick.put(card, raised, order, DulleTie::Second, false);
            }
            trick.finish().unwrap()
        };
        let schwein = winner([(HT, 0), (DA, 1), (CQ, 0), (HT, 0)]);
        assert_eq!((schwein.winner, schwein.augen), (Seat::Second, 34));
        assert_eq!(
            (schwein.raised, schwein.winning_height()),
            ([0, 1, 0, 0], 1)
        );
        let fox = winner([(HT, 0), (DA, 0), (CQ, 0), (HT, 0)]);
        assert_eq!((fox.winner, fox.winning_height()), (Seat::Fourth, 0));
        let two = winner([(DA, 1), (HT, 0), (DA, 1), (CQ, 0)]);
        assert_eq!(two.winner, Seat::First);
        let higher = winner([(DA, 1), (DK, 2), (DA, 1), (HT, 0)]);
        assert_eq!(higher.winner, Seat::Second);
        let fox_under_schwein = winner([(DA, 0), (DA, 1), (HT, 0), (HT, 0)]);
        assert_eq!(fox_under_schwein.winner, Seat::Second);
    }

    #[test]
    fn nobody_gets_a_trick_without_cards() {
        let mut trick = Trick::new(Seat::Third);
        assert_eq!(trick.winning_seat(), None);
        let order = CardOrder::of(Contract::Normalspiel);
        trick.put(Card::C9, 0, order, DulleTie::First, false);
        assert_eq!(trick.winning_seat(), Some(Seat::Third));
    }
}
