//! Whether a word may be said, with every deal that fits, with none, or with some.

use core::cell::Cell;

use super::{Case, Found, Known, World, Worlds};
use crate::action::{Action, ExtraWord};
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::seat::Seat;
use crate::throw::of_ranks;
use crate::verdict::{Reason, Refusal};
use crate::word::{Handed, Word};

impl Worlds<'_, '_> {
    /// Whether `seat` may say `word` now, which is the last one that `longer` knows.
    ///
    /// A deal with which it shows that an earlier word of somebody else was wrong is
    /// set aside, as long as there is another: what came first is taken to be legal.
    pub fn say(&self, longer: &Known<'_, '_>, seat: Seat, word: Word) -> Found {
        let judge = |world| {
            // With cards that could have gone over where they are not named.
            let word = longer.words(world).last().map_or(word, |it| it.word);
            self.judge(world, Action::Say(seat, word))
        };
        let found = Cell::new(Found::NOTHING);
        let mut aside = Found::NOTHING;
        let mut note = |world| match judge(world) {
            Err(refusal) if refusal.blames_another_than(seat) => aside.note(world, Err(refusal)),
            outcome => {
                let mut all = found.get();
                all.note(world, outcome);
                found.set(all);
            }
        };
        if !self.is_told_by_classes(seat, word) {
            let fitting = Worlds::of(*longer);
            fitting.deals(Case::ANY).for_each(&mut note);
        }
        // Where another deal has the same outcome, and nothing else is told of it, no
        // deal is needed. Hands of these classes need not make one, so that what they
        // tell anew has to be shown by a deal.
        let is_noted = |outcome: Result<(), Refusal>| {
            let all = found.get();
            match outcome {
                Ok(()) => all.accepted_with.is_some(),
                Err(refusal) => {
                    let told = all.refusal.filter(|_| !refusal.blames_another_than(seat));
                    told.is_some_and(|told| told.in_common(&refusal).tells_no_less(&told))
                }
            }
        };
        let of_classes = self.of_each_class(seat, word, is_noted);
        let of_classes = of_classes.filter(|&world| self.fits(world) && self.is_as_heard(world));
        let is_told = self.is_told_by_classes(seat, word);
        let others = (!is_told).then(|| self.different_hands(seat, word));
        for world in others.into_iter().flatten().chain(of_classes) {
            if found.get().is_open() {
                break;
            }
            note(world);
        }
        let mut found = found.get();
        if found.accepted_with.is_none() && found.refused_with.is_none() {
            found = aside;
        }
        found.of_one_deal(self.known.budget, judge)
    }

    /// Whether `seat` may declare Schweine, or name a partner, now.
    pub fn declare(&self, seat: Seat, word: ExtraWord) -> Found {
        let judge = |world| self.judge(world, Action::Extra(seat, word));
        let mut found = Found::NOTHING;
        self.look_at(Action::Extra(seat, word), |world| {
            found.note(world, judge(world));
        });
        found.of_one_deal(self.known.budget, judge)
    }

    /// Whether a deal is found with which `seat` may not say `word` now, for this reason.
    pub(super) fn is_refused_for(&self, seat: Seat, word: Word, reason: Reason) -> bool {
        let is_so = |outcome: Result<(), Refusal>| {
            let refusal = outcome.err();
            refusal.is_some_and(|it| it.grounds().iter().any(|it| it.reason == reason))
        };
        let others = !self.is_told_by_classes(seat, word);
        let others = others.then(|| self.different_hands(seat, word));
        let of_classes = self.of_each_class(seat, word, |outcome| !is_so(outcome));
        let of_classes = of_classes.filter(|&world| self.fits(world) && self.is_as_heard(world));
        let mut all = others.into_iter().flatten().chain(of_classes);
        all.any(|world| is_so(self.judge(world, Action::Say(seat, word))))
    }

    fn judge(&self, world: World, action: Action) -> Result<(), Refusal> {
        let mut replay = self.known.replay(world);
        while let Some((step, _)) = replay.next_refused() {
            replay.overlook(&step);
        }
        replay.ask(action)
    }

    /// Worlds that fit, in which the hand of `seat` is as different as it can be in what
    /// `word` depends on.
    pub(super) fn different_hands(&self, seat: Seat, word: Word) -> impl Iterator<Item = World> {
        let hands = self.hands_to_look_at(seat, word);
        let worlds = hands.flat_map(move |(case, first)| {
            self.ways().filter_map(move |way| {
                if self.has_claim() {
                    self.fitting(way, &case, first)
                } else {
                    self.world(way, &case, first)
                }
            })
        });
        // What was answered to a category can depend on more than on the ♣Q.
        worlds.filter(|&world| self.fits(world) && self.is_as_heard(world))
    }

    /// Hands of `seat` that are as different as they can be in what `word` depends
    /// on, each with the kinds that it has as many of as possible.
    fn hands_to_look_at(
        &self,
        seat: Seat,
        word: Word,
    ) -> impl Iterator<Item = (Case, CardSet)> + use<> {
        let any = Case { seat, ..Case::ANY };
        let trumps = self.known.rules.normal_trumps();
        let rich = [
            CardSet::EMPTY,
            of_ranks(&[Rank::Queen, Rank::Jack]).union(trumps),
            CardSet::FULL.without(trumps),
            of_ranks(&[Rank::King]),
            of_ranks(&[Rank::Nine]),
            of_ranks(&[Rank::Ace, Rank::Ten]),
        ];
        // A hand that is known is what it is, and in an exchange nothing comes first.
        let is_known = self.known.hand(seat).is_some();
        let is_one = is_known || self.known.has_exchange();
        let looks = if is_one { 1 } else { rich.len() };
        let rich = rich.into_iter().take(looks).map(move |kinds| (any, kinds));
        let pair = |rank| Suit::ALL.into_iter().map(move |suit| Card::new(suit, rank));
        let handed = word.handed_over().map(Handed::cards);
        let cards = if let Word::Schweine(rank) = word {
            pair(rank).collect()
        } else {
            handed.map_or(CardSet::EMPTY, |cards| cards.union(trumps))
        };
        // All cards that are handed over, also without a trump beside them.
        let handed = handed.filter(|_| !is_known).map(|cards| {
            let held = Case::holds(seat, cards);
            let most = CardSet::FULL.without(trumps).union(cards);
            [held, Case { most, ..held }].map(|case| (case, CardSet::EMPTY))
        });
        let cards = if is_known { CardSet::EMPTY } else { cards };
        let copies = cards.kinds().flat_map(move |card| {
            let exactly = move |copies| (exactly(seat, card, copies), CardSet::EMPTY);
            (0..=2).map(exactly)
        });
        let handed = handed.into_iter().flatten();
        rich.chain(copies).chain(handed)
    }
}

/// So many copies of `card` in the hand of `seat`.
fn exactly(seat: Seat, card: Card, copies: usize) -> Case {
    let least: CardSet = core::iter::repeat_n(card, copies).collect();
    Case {
        seat,
        least,
        most: CardSet::FULL.without(CardSet::both(card)).union(least),
    }
}
