//! Words before the first card, Schweine and Genscher that are wrong, or may be.

use core::cmp::Reverse;

use super::blame::{Blame, Judged};
use super::proof::Violations;
use super::{Case, Extent, Known, Overlooked, Trail, Way, Worlds};
use crate::action::{Extra, ExtraWord, Record, Said, Section};
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::list::List;
use crate::order::CardOrder;
use crate::seat::Seat;
use crate::throw::of_ranks;
use crate::trust::Credit;
use crate::word::Word;

/// Of how many declarations every combination is tried.
pub(super) const MOST_DECLARED: usize = 4;

/// A declaration: a word before the first card that names what a hand has, or an extra that
/// takes a pair, by its column and its place there.
pub(super) type Declared = (Section, usize);

pub(super) const NOTHING_DECLARED: Declared = (Section::Extras, 0);

impl<'r, 'a> Worlds<'r, 'a> {
    /// The deals that fit `known` but for what is overlooked. With a card that is overlooked
    /// something can have been declared all the same, and then it could be laid, if any deal
    /// fits so. What is `given` is overlooked in any case.
    pub(super) fn believing(
        known: Known<'r, 'a>,
        overlooked: Overlooked,
        given: Overlooked,
    ) -> Worlds<'r, 'a> {
        let mode = known.rules.schweine.mode;
        let declared = overlooked.believing_declarations(&known.record, mode, given);
        if declared != overlooked {
            let worlds = Worlds::but_for(known, declared);
            if !worlds.is_empty() {
                return worlds;
            }
        }
        Worlds::but_for(known, overlooked)
    }

    /// The same, but a card with which something was declared does not show that its seat could
    /// not follow.
    pub(super) fn whatever_was_demanded(&self, overlooked: Overlooked) -> Worlds<'r, 'a> {
        let mut worlds = Worlds {
            overlooked,
            ..self.clone()
        };
        for course in self.known.courses() {
            let trail = Trail::follow(&self.known, overlooked, course);
            if let Some(known) = worlds.trails.get_mut(course).filter(|_| trail.is_complete) {
                *known = trail;
            }
        }
        worlds
    }

    /// The cards of which a pair of this rank may be declared: aces are of the suit that is
    /// trump, what lies above them is of ♦.
    pub(super) fn declared_with(order: &CardOrder, rank: Rank) -> CardSet {
        let trumps = order.trumps();
        let all = Suit::ALL.into_iter().map(|suit| Card::new(suit, rank));
        let of_suit = all.filter(|it| rank == Rank::Ace || it.suit() == Suit::Diamonds);
        of_suit.filter(|&it| trumps.contains(it)).collect()
    }

    /// For each declaration that is wrong, a hand in which what it takes is missing: that it
    /// does not hold the pair, or has to follow with another card than the one that it comes with;
    /// and for an Armut or a hand thrown in, what it has many of.
    pub(super) fn without_what_was_declared(
        &self,
        way: Way,
    ) -> impl Iterator<Item = (Case, CardSet)> {
        let order = self.trail(way).order;
        let wrong =
            |&(index, _): &(usize, &Extra)| self.overlooked.contains(Section::Extras, index);
        let extras = self.known.record.extras.iter().enumerate().filter(wrong);
        let following = extras.clone().flat_map(move |(_, extra)| {
            let demanded = self.demanded_beside(extra, order);
            let holds = |card| Case::holds(extra.seat, core::iter::once(card).collect());
            demanded.kinds().map(holds)
        });
        let extras = extras.filter_map(move |(_, extra)| match extra.word {
            ExtraWord::Schweine(rank) => {
                let pairs = Worlds::declared_with(order, rank);
                Some(Case::lacks(extra.seat, pairs))
            }
            ExtraWord::Genscher(_) => {
                let king = core::iter::once(Card::DK).collect();
                Some(Case::lacks(extra.seat, king))
            }
            ExtraWord::Announcement(_) | ExtraWord::Claim(_) => None,
        });
        let said = self.known.record.said;
        let words = self.known.trust.void().filter_map(|index| said.get(index));
        let words = words.flat_map(|&Said { seat, word }| {
            let pair = word.schweine().map(|rank| {
                let card = core::iter::once(Card::new(Suit::Diamonds, rank)).collect();
                (Case::lacks(seat, card), CardSet::EMPTY)
            });
            let is_poor = matches!(word, Word::Armut | Word::Throw);
            let trumps = of_ranks(&[Rank::Queen, Rank::Jack]);
            let rich = [
                [Card::CJ, Card::SJ, Card::HJ, Card::DJ],
                [Card::SQ, Card::HQ, Card::DQ, Card::HJ],
            ];
            let rich = rich.map(|cards| (Case::holds(seat, cards.into_iter().collect()), trumps));
            let first = (Case { seat, ..Case::ANY }, trumps);
            let rich = core::iter::once(first).chain(rich);
            pair.into_iter().chain(rich.filter(move |_| is_poor))
        });
        let extras = extras.chain(following);
        extras.map(|it| (it, CardSet::EMPTY)).chain(words)
    }

    /// The cards with which the seat would have had to follow in place of the one that it laid
    /// with what it declared, if that is no such card.
    fn demanded_beside(&self, extra: &Extra, order: &CardOrder) -> CardSet {
        let plays = self.known.record.plays;
        let at = usize::from(extra.at);
        let (led, laid) = (plays.get(at - at % Seat::ALL.len()), plays.get(at));
        let classes = led.zip(laid);
        let classes = classes.map(|(led, laid)| (order.class(led.card), order.class(laid.card)));
        match classes {
            Some((led, laid)) if led != laid => order.members(led),
            Some(_) | None => CardSet::EMPTY,
        }
    }
}

impl<'r, 'a> Blame<'r, 'a> {
    /// What is wrong if a deal fits in which nothing but declarations is, and the cards that
    /// they came with: as few as can be. Where a deal can be followed in which one of them is
    /// right, nobody knows what was wrong: then nothing is judged after the first that may be.
    pub(super) fn what_is_declared_wrongly(&self) -> Option<Judged<'r, 'a>> {
        let record = self.known.record;
        let all = record.actions();
        let declared = self.declared();
        let combinations = 1_u32..1 << declared.len();
        let wrong = (1..=declared.len() as u32)
            .flat_map(|count| {
                combinations
                    .clone()
                    .filter(move |it| it.count_ones() == count)
            })
            .find(|&wrong| self.is_followed(self.given, &declared, wrong))?;
        let open = self.given.and_all_of(&record);
        let mut others = (0..combinations.end).filter(|it| it & wrong != wrong);
        let other = others.find(|&it| self.is_followed(open, &declared, it));
        if other.is_none() && !has_word(&declared, wrong) {
            // Which card was wrong, too, is asked of deals that need none of them to be right.
            let without = self.despite(open, &declared, wrong, Credit::Void);
            let worlds = without.worlds(all);
            let violations = self.violations(&worlds, None);
            return Some(self.judged(worlds, all, Extent::All, Some(violations)));
        }
        let first = (wrong | other.unwrap_or(wrong)).trailing_zeros() as usize;
        self.nothing_after(*declared.get(first)?)
    }

    /// Nothing is judged after the declaration at this place, which may be wrong.
    pub(super) fn nothing_after(
        &self,
        (section, index): (Section, usize),
    ) -> Option<Judged<'r, 'a>> {
        let record = self.known.record;
        let before = record.place_of(section, index)?;
        // Of the hand behind it the declaration itself is in doubt, if it is not known.
        let is_hidden = match section {
            Section::Extras => self.known.hand(record.extras.get(index)?.seat).is_none(),
            Section::Said | Section::Plays => true,
        };
        let up_to = before + usize::from(is_hidden);
        let (worlds, up_to) = match self.worlds(up_to) {
            worlds if worlds.is_empty() => (self.worlds(before), before),
            worlds => (worlds, up_to),
        };
        Some(self.judged(worlds, up_to, Extent::All, Some(Violations::UNNAMED)))
    }

    /// Whether a deal can be followed if these of the declarations are wrong: what everybody
    /// took a word to be stands, or nothing comes of it.
    fn is_followed(&self, overlooked: Overlooked, declared: &[Declared], wrong: u32) -> bool {
        let all = self.known.record.actions();
        let fits = |credit| {
            let without = self.despite(overlooked, declared, wrong, credit);
            !without.worlds(all).is_empty()
        };
        fits(Credit::Void) || has_word(declared, wrong) && fits(Credit::Taken)
    }

    /// The same with these of the declarations wrong; their words are given so much `credit`.
    pub(super) fn despite(
        &self,
        overlooked: Overlooked,
        declared: &[Declared],
        wrong: u32,
        credit: Credit,
    ) -> Self {
        let mode = self.known.rules.schweine.mode;
        let mut without = Blame {
            overlooked,
            ..*self
        };
        if self.known.trust.is_full() && has_word(declared, wrong) {
            without.known.trust = self.known.believing(declared);
        }
        for (number, &(section, index)) in declared.iter().enumerate() {
            if wrong & 1 << number == 0 {
                continue;
            }
            let Blame {
                known, overlooked, ..
            } = &mut without;
            match section {
                Section::Said => known.trust = known.trust.giving(index, credit),
                Section::Extras | Section::Plays => {
                    *overlooked = overlooked.and_declaration(&known.record, mode, index);
                }
            }
        }
        without
    }

    /// The latest declarations of which it is not given that they are wrong, in order of time.
    fn declared(&self) -> List<Declared, MOST_DECLARED> {
        let all = || self.declarations_of(&self.known.record);
        let mut latest = List::new(NOTHING_DECLARED);
        for it in all().skip(all().count().saturating_sub(MOST_DECLARED)) {
            latest.push(it);
        }
        latest
    }

    /// All of them in `record`, unless there are too many.
    pub(super) fn declared_in(&self, record: &Record<'a>) -> Option<List<Declared, MOST_DECLARED>> {
        let mut all = List::new(NOTHING_DECLARED);
        let fits = self.declarations_of(record).all(|it| all.push(it));
        fits.then_some(all)
    }

    fn declarations_of(&self, record: &Record<'a>) -> impl Iterator<Item = Declared> {
        let given = self.given;
        let words = self.known.hearsay().map(|index| (Section::Said, index));
        let said = record.said.len();
        let words = words.filter(move |&(_, index)| index < said);
        let extras = record.extras.iter().enumerate();
        let declared = extras.filter(|(_, it)| is_declaration(it));
        let open = declared.map(|(index, _)| (Section::Extras, index));
        words.chain(open.filter(move |&(section, index)| !given.contains(section, index)))
    }

    /// Schweine and Genscher with which no deal fits one action more: as few as can be, and
    /// of several such the latest.
    pub(super) fn declarations(&self, fitting: usize) -> Option<Overlooked> {
        let worlds = self.worlds(fitting + 1);
        let ways = self.known.ways();
        let some = ways.filter_map(|way| worlds.world(way, &Case::ANY, CardSet::EMPTY));
        let before = self.worlds(fitting);
        let all = some.chain(before.deals(Case::ANY));
        let refused = all.filter_map(|world| worlds.refused_extras(world));
        let found = refused.map(|refused| self.overlooked.and_refused(refused));
        let found = found.filter(|&found| found != self.overlooked);
        let least = found.min_by_key(|it| (it.extras.count_ones(), Reverse(it.extras)));
        least.or_else(|| self.declaration_of_another_order(fitting))
    }

    /// The latest Schweine or Genscher without which others took the tricks, if a deal fits
    /// one action more then: the cards that lie are from other hands than they seemed.
    fn declaration_of_another_order(&self, fitting: usize) -> Option<Overlooked> {
        let record = self.known.up_to(fitting).record;
        let extras = (0..record.extras.len()).rev();
        let overlooked = extras.filter_map(|index| {
            let is_declared = is_declaration(record.extras.get(index)?);
            let found = self.overlooked.with(Section::Extras, index);
            Some(found).filter(|&found| is_declared && found != self.overlooked)
        });
        let mut fits = overlooked.filter(|&overlooked| {
            let without = Blame {
                overlooked,
                ..*self
            };
            !without.worlds(fitting + 1).is_empty()
        });
        fits.next()
    }
}

/// Whether one of these that are `wrong` is a word.
fn has_word(declared: &[Declared], wrong: u32) -> bool {
    let all = declared.iter().enumerate();
    let mut wrong = all.filter(|(number, _)| wrong & 1 << number != 0);
    wrong.any(|(_, &(section, _))| section == Section::Said)
}

/// Whether this is an extra that takes a pair.
const fn is_declaration(extra: &Extra) -> bool {
    match extra.word {
        ExtraWord::Schweine(_) | ExtraWord::Genscher(_) => true,
        ExtraWord::Announcement(_) | ExtraWord::Claim(_) => false,
    }
}
