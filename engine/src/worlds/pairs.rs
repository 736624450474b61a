//! Of which card a pair of Schweine is that was declared before the first card.

use super::wish::Wishes;
use super::{Known, Worlds};
use crate::action::Said;
use crate::card::{Card, Rank, Suit};
use crate::contract::{Contract, Duty, Solo};
use crate::schweine::card_of_pair;
use crate::seat::Seat;
use crate::word::Word;

/// Whether this names a solo whose Schweine are no ♦.
const fn is_solo_of_suit(word: Word) -> bool {
    matches!(word, Word::Solo(Solo::Kreuz | Solo::Pik | Solo::Herz))
}

impl Worlds<'_, '_> {
    /// The same, whoever holds the pairs that were declared, if any were.
    pub(super) fn whatever_pairs(&self) -> Option<Self> {
        let known = self.known;
        let said = (0..64).zip(known.record.said);
        let pairs = said.filter(|(_, it)| it.word.schweine().is_some());
        let trust = pairs.fold(known.trust, |it, (index, _)| it.taking(index));
        (trust != known.trust).then(|| self.trusting(trust))
    }
}

impl Known<'_, '_> {
    /// Wishes for the pairs of Schweine that were said before anything could make them
    /// another pair, or let one be picked up.
    pub(super) fn wish_for_pairs(&self, wishes: &mut Wishes) {
        for (words, seat, rank) in self.plain_pairs() {
            if self.hands.get(seat).is_none() {
                let card = self.card_declared(words, seat, rank);
                wishes.get_mut(seat).pair(card, true);
            }
        }
    }

    /// The card of which a pair is that `seat` declared when so many words were said, as far as
    /// no hand that is known has one: ♦, or the ace of trumps of a solo that was named, or is
    /// the only one that a Vorbehalt without a name can be.
    pub(super) fn card_declared(&self, words: usize, seat: Seat, rank: Rank) -> Card {
        let mut all = self.cards_declared(words, seat, rank);
        all.next().unwrap_or(Card::new(Suit::Diamonds, rank))
    }

    /// All that it can be.
    fn cards_declared(&self, words: usize, seat: Seat, rank: Rank) -> impl Iterator<Item = Card> {
        let said = self.record.said.iter().take(words);
        let is_only = self.rules.solos.iter().count() == 1;
        let soli = self.rules.solos.iter().filter(move |&solo| {
            let mut said = said.clone();
            is_only || said.any(|it| it.word == Word::Solo(solo))
        });
        let aces = soli.filter_map(move |solo| {
            let duty = Duty::Lustsolo;
            card_of_pair(Contract::Solo { seat, solo, duty }, rank)
        });
        let diamonds = Card::new(Suit::Diamonds, rank);
        let others = aces.filter(move |&ace| ace != diamonds);
        let all = core::iter::once(diamonds).chain(others);
        all.filter(move |&card| !self.is_elsewhere(seat, card))
    }

    /// Whether the pair that `seat` declared when so many words were said can be of several
    /// cards: all had spoken, and hands decide whether the contract stood.
    pub(super) fn leaves_pair_open(&self, words: usize, seat: Seat, rank: Rank) -> bool {
        let said = || self.record.said.iter().take(words);
        let has_spoken = |seat| said().any(|it| it.seat == seat);
        let mut places = said().enumerate();
        let is_unnamed = |(place, it): (usize, &Said)| {
            it.word == Word::Vorbehalt && self.named_at(place, it.seat) >= words
        };
        let is_answer = |it: &Said| matches!(it.word, Word::Yes | Word::No);
        Seat::ALL.into_iter().all(has_spoken)
            && self.cards_declared(words, seat, rank).nth(1).is_some()
            && (places.any(is_unnamed) || said().any(is_answer))
    }

    /// Whether a hand that is known, other than that of `seat`, was dealt this card.
    pub(super) fn is_elsewhere(&self, seat: Seat, card: Card) -> bool {
        let mut others = self.hands.iter().filter(|&(of, _)| of != seat);
        others.any(|(_, hand)| hand.is_some_and(|hand| hand.contains(card)))
    }

    /// The pairs of Schweine that were said so, each after so many words, and whose.
    pub(super) fn plain_pairs(&self) -> impl Iterator<Item = (usize, Seat, Rank)> + use<'_> {
        let is_plain = |it: &Said| !is_solo_of_suit(it.word) && it.word.handed_over().is_none();
        let said = (0..).zip(self.record.said);
        let said = said.take_while(move |(_, it)| is_plain(it));
        let checked = said.filter(|&(index, _)| self.trust.checks(index));
        checked.filter_map(|(words, it)| Some((words, it.seat, it.word.schweine()?)))
    }
}
