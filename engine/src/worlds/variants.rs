//! Hands of one class that differ in what a word depends on.

use super::Known;
use super::count::Count;
use super::wish::Wish;
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract::{Contract, Duty};
use crate::list::List;
use crate::schweine::card_of_pair;
use crate::seat::Seat;
use crate::word::Word;

/// An Armut, eight conditions, two ways to fulfil none, and no pair; each with another
/// pair and without.
pub(super) const MOST_VARIANTS: usize = 2 * 12;

/// Hands that differ in what a word depends on.
type Variants = List<Wish, MOST_VARIANTS>;

/// What is wished for.
type Wishing<'w> = &'w dyn Fn(&mut Wish);

/// Any hand.
const ANY: Variants = List::of(&[Wish::NONE], Wish::NONE);

/// A hand that was wished for in this way.
fn wish(with: impl FnOnce(&mut Wish)) -> Wish {
    let mut wish = Wish::NONE;
    with(&mut wish);
    wish
}

impl Known<'_, '_> {
    /// What a hand of `seat` may have, or may not have, that would say `word`: every hand
    /// is as in one of them, and what becomes of the word is the same for all that are.
    pub(super) fn variants(&self, seat: Seat, word: Word) -> Variants {
        if self.hands.get(seat).is_some() {
            return ANY;
        }
        if let Some(rank) = word.schweine() {
            self.variants_of_schweine(rank)
        } else if word == Word::Armut && self.rules.armut.has_vorbehalt() {
            self.variants_of_armut(seat)
        } else if word == Word::Throw && !self.rules.throwing.conditions.is_empty() {
            self.variants_of_throw(seat)
        } else {
            ANY
        }
    }

    /// With as few trumps as in an Armut, and with more.
    fn variants_of_armut(&self, seat: Seat) -> Variants {
        let schweine = self.has_schweine(seat);
        let each = [self.trumps_of_few(schweine), self.trumps_of_many(schweine)];
        let each = each.map(|count| wish(|it| it.count(count)));
        List::of(&each, Wish::NONE)
    }

    /// As few trumps as in an Armut, where ♦A count with declared Schweine or without.
    fn trumps_of_few(&self, schweine: bool) -> Count {
        let most = u32::from(self.rules.armut.max_trumps);
        Count::up_to(self.trumps_of_armut(schweine), most)
    }

    /// More than that.
    fn trumps_of_many(&self, schweine: bool) -> Count {
        let most = u32::from(self.rules.armut.max_trumps);
        Count::from(self.trumps_of_armut(schweine), most + 1)
    }

    /// With each condition for throwing in, and with none of them.
    fn variants_of_throw(&self, seat: Seat) -> Variants {
        let schweine = self.has_schweine(seat);
        let mut variants = Variants::new(Wish::NONE);
        for condition in 0..self.rules.throwing.conditions.len() {
            variants.push(wish(|it| it.demand(&self.thrown(condition, schweine))));
        }
        for escape in self.escapes() {
            variants.push(wish(|it| it.not_thrown(self, escape, schweine)));
        }
        variants
    }

    /// Without the pair, and with it and whatever can become of it; each with the pair of
    /// the solo that was named and without, if one was.
    fn variants_of_schweine(&self, rank: Rank) -> Variants {
        let card = Card::new(Suit::Diamonds, rank);
        // In a solo they may be of another suit.
        let other = self.pairs_of_soli(rank).kinds().next();
        let mut variants = Variants::new(Wish::NONE);
        let mut vary = |with: Wishing<'_>| match other {
            Some(other) => [false, true].into_iter().for_each(|has| {
                variants.push(wish(|it| {
                    it.pair(other, has);
                    with(it);
                }));
            }),
            None => {
                variants.push(wish(with));
            }
        };
        vary(&|it| it.pair(card, false));
        self.vary_with_schweine(&mut |with| {
            vary(&|it| {
                it.pair(card, true);
                with(it);
            });
        });
        variants
    }

    /// Of what is declared may become no Armut, where ♦A count for that alone.
    fn vary_with_schweine(&self, vary: &mut dyn FnMut(Wishing<'_>)) {
        let rules = self.rules;
        // They are the same where there is no Armut, too.
        if rules.armut_trumps(false) == rules.armut_trumps(true) {
            return vary(&|_| ());
        }
        vary(&|it| it.count(self.trumps_of_few(true)));
        for condition in 0..rules.throwing.conditions.len() {
            vary(&|it| it.demand(&self.thrown(condition, true)));
        }
        for escape in self.escapes() {
            vary(&|it| {
                it.not_thrown(self, escape, true);
                it.count(self.trumps_of_many(true));
            });
        }
    }

    /// The cards of which Schweine of this rank are in the soli that were named, beside ♦.
    pub(super) fn pairs_of_soli(&self, rank: Rank) -> CardSet {
        let said = self.record.said.iter();
        let named = said.filter_map(|it| match it.word {
            Word::Solo(solo) => {
                let duty = Duty::Lustsolo;
                let seat = it.seat;
                card_of_pair(Contract::Solo { seat, solo, duty }, rank)
            }
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw
            | Word::Schweine(_)
            | Word::Push(_)
            | Word::Accept
            | Word::Refuse
            | Word::Return(_) => None,
        });
        let others = named.filter(|&card| card != Card::new(Suit::Diamonds, rank));
        others.fold(CardSet::EMPTY, |all, card| all.union(CardSet::both(card)))
    }
}
