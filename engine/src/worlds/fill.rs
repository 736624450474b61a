//! Whether cards can be given out so that everybody gets what he may hold.

use super::STEPS_TO_FILL;
use crate::budget::Budget;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::list::List;
use crate::seat::Seat;

/// A place for cards: a hand, or a part of one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bin {
    /// Whose hand it is.
    pub(super) seat: Seat,
    /// How many cards it takes.
    pub(super) size: u32,
    /// What must be in it.
    pub(super) least: CardSet,
    /// What may be in it, copies counted.
    pub(super) most: CardSet,
    /// Of these kinds so many cards at least and at most.
    pub(super) count: Option<(CardSet, u32, u32)>,
    /// What is in it.
    pub(super) held: CardSet,
}

impl Bin {
    /// What it may still take.
    fn open(&self) -> CardSet {
        if self.held.len() < self.size {
            self.most.beyond(self.held)
        } else {
            CardSet::EMPTY
        }
    }

    /// Whether it has as many cards of some kinds as it is to have.
    pub(super) fn counts(&self) -> bool {
        self.count.is_none_or(|(kinds, fewest, most)| {
            let number = self.held.intersect(kinds).len();
            fewest <= number && number <= most
        })
    }
}

/// The hands that are not known, each in at most two parts.
pub(super) type Bins = List<Bin, 8>;

pub(super) const NO_BIN: Bin = Bin {
    seat: Seat::First,
    size: 0,
    least: CardSet::EMPTY,
    most: CardSet::EMPTY,
    count: None,
    held: CardSet::EMPTY,
};

/// Gives all of `pool` out to `bins`, with as many cards of some kinds as each is to
/// have; `None` if that cannot be done. A bin that counts is taken apart, once for
/// each number.
pub(super) fn fill_counted(
    bins: &Bins,
    pool: CardSet,
    first: CardSet,
    budget: &Budget,
) -> Option<Bins> {
    let counted = bins.iter().position(|bin| bin.count.is_some());
    let Some((place, (kinds, fewest, most))) =
        counted.and_then(|place| Some((place, bins.get(place)?.count?)))
    else {
        let mut bins = *bins;
        budget.spend(STEPS_TO_FILL);
        return fill(bins.as_mut_slice(), pool, first).then_some(bins);
    };
    let size = bins.get(place)?.size;
    (fewest..=most.min(size)).find_map(|number| {
        if budget.is_overdrawn() {
            return None;
        }
        let mut bins = *bins;
        let bin = bins.as_mut_slice().get_mut(place)?;
        let others = Bin {
            size: size - number,
            least: bin.least.without(kinds),
            most: bin.most.without(kinds),
            count: None,
            ..*bin
        };
        *bin = Bin {
            size: number,
            least: bin.least.intersect(kinds),
            most: bin.most.intersect(kinds),
            count: None,
            ..*bin
        };
        bins.push(others);
        fill_counted(&bins, pool, first, budget)
    })
}

/// Gives all of `pool` out to `bins`; `false` if that cannot be done.
///
/// Kinds of `first` are given out before others, to earlier bins before later
/// ones. Whatever was given in the wrong order is moved on along the shortest
/// chain of exchanges, so that a way is found if there is one.
pub(super) fn fill(bins: &mut [Bin], pool: CardSet, first: CardSet) -> bool {
    let Some(mut pool) = begin(bins, pool) else {
        return false;
    };
    for kinds in [first, CardSet::FULL] {
        for bin in bins.iter_mut() {
            take(bin, &mut pool, kinds);
        }
    }
    complete(bins, pool)
}

/// The same, but a card to whoever has the fewest of its lot, and of these the most room:
/// so every bin has about as much of each of `lots`.
pub(super) fn fill_evenly(
    bins: &mut [Bin],
    pool: CardSet,
    lots: impl Iterator<Item = CardSet>,
) -> bool {
    let Some(mut pool) = begin(bins, pool) else {
        return false;
    };
    for kinds in lots {
        let next = |bin: &&mut Bin| {
            let room = bin.size - bin.held.len();
            (bin.held.intersect(kinds).len(), core::cmp::Reverse(room))
        };
        loop {
            let left = pool.intersect(kinds);
            let takes = |bin: &&mut Bin| !bin.open().intersect(left).is_empty();
            let Some(bin) = bins.iter_mut().filter(takes).min_by_key(next) else {
                break;
            };
            take_one(bin, &mut pool, kinds);
        }
    }
    complete(bins, pool)
}

/// Gives every bin what must be in it; what is left of `pool`, if nothing speaks against
/// that yet.
fn begin(bins: &mut [Bin], mut pool: CardSet) -> Option<CardSet> {
    let room: u32 = bins.iter().map(|bin| bin.size).sum();
    if room != pool.len() {
        return None;
    }
    for bin in bins.iter_mut() {
        let fits = bin.least.is_subset(pool) && bin.least.is_subset(bin.most);
        if !fits || bin.least.len() > bin.size {
            return None;
        }
        pool = pool.minus(bin.least);
        bin.held = bin.least;
    }
    Some(pool)
}

/// Gives out what is left of `pool`; `false` if that cannot be done.
fn complete(bins: &mut [Bin], mut pool: CardSet) -> bool {
    while let Some(short) = bins.iter().position(|bin| bin.held.len() < bin.size) {
        if !augment(bins, &mut pool, short) {
            return false;
        }
    }
    true
}

/// Takes from `pool` what has room, of `kinds` only.
fn take(bin: &mut Bin, pool: &mut CardSet, kinds: CardSet) {
    while take_one(bin, pool, kinds) {}
}

/// Takes one of them; `false` if there is none, or no room.
fn take_one(bin: &mut Bin, pool: &mut CardSet, kinds: CardSet) -> bool {
    let next = bin.open().intersect(*pool).intersect(kinds).kinds().next();
    let Some(card) = next else {
        return false;
    };
    pool.remove(card);
    bin.held.insert(card)
}

/// Lets the bin `short` have one card more, by the shortest chain of exchanges.
fn augment(bins: &mut [Bin], pool: &mut CardSet, short: usize) -> bool {
    // From whom and which card each bin is to give away; who was reached first.
    let mut gives = [None; 8];
    let mut reached: List<usize, 8> = List::new(0);
    reached.push(short);
    let mut next = 0;
    while let Some(&taker) = reached.get(next) {
        next += 1;
        let Some(wanted) = bins.get(taker).map(|bin| bin.most.beyond(bin.held)) else {
            return false;
        };
        if let Some(card) = wanted.intersect(*pool).kinds().next() {
            pool.remove(card);
            pass_on(bins, &gives, taker, card);
            return true;
        }
        for (giver, bin) in bins.iter().enumerate() {
            let spare = wanted.intersect(bin.held.beyond(bin.least));
            if let Some(card) = spare.kinds().next()
                && !reached.contains(&giver)
                && let Some(place) = gives.get_mut(giver)
            {
                *place = Some((taker, card));
                reached.push(giver);
            }
        }
    }
    false
}

/// Gives `card` to `taker`, who passes on what he was to give away, and so on.
fn pass_on(bins: &mut [Bin], gives: &[Option<(usize, Card)>; 8], mut taker: usize, card: Card) {
    let mut card = card;
    loop {
        let away = gives.get(taker).copied().flatten();
        if let Some(bin) = bins.get_mut(taker) {
            bin.held.insert(card);
            if let Some((_, away)) = away {
                bin.held.remove(away);
            }
        }
        let Some((receiver, passed)) = away else {
            return;
        };
        (taker, card) = (receiver, passed);
    }
}

/// Gives `pool` out in every way; `visit` is asked at every step with nothing, and
/// with the hands once they are complete. It says whether to go on.
pub(super) fn give(
    bins: &mut Bins,
    pool: CardSet,
    visit: &mut impl FnMut(Option<&Bins>) -> bool,
) -> bool {
    let Some(card) = pool.kinds().next() else {
        let complete = bins
            .iter()
            .all(|bin| bin.least.is_subset(bin.held) && bin.held.len() == bin.size && bin.counts());
        return !complete || visit(Some(bins));
    };
    if !visit(None) {
        return false;
    }
    let copies = pool.count(card);
    let rest = pool.without(core::iter::once(card).collect());
    for first in 0..bins.len() {
        // Of two copies the second goes to the same bin or a later one.
        for second in first..if copies == 2 { bins.len() } else { first + 1 } {
            let mut next = *bins;
            let put = put(&mut next, first, card) && (copies == 1 || put(&mut next, second, card));
            if put && !give(&mut next, rest, visit) {
                return false;
            }
        }
    }
    true
}

fn put(bins: &mut Bins, place: usize, card: Card) -> bool {
    bins.as_mut_slice()
        .get_mut(place)
        .is_some_and(|bin| bin.open().contains(card) && bin.held.insert(card))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bin(size: u32, least: &str, most: &str) -> Bin {
        Bin {
            size,
            least: least.parse().unwrap(),
            most: most.parse().unwrap(),
            ..NO_BIN
        }
    }

    fn filled(mut bins: [Bin; 3], pool: &str) -> Option<[CardSet; 3]> {
        let pool: CardSet = pool.parse().unwrap();
        fill(&mut bins, pool, CardSet::EMPTY).then(|| bins.map(|bin| bin.held))
    }

    #[test]
    fn a_chain_of_exchanges_makes_room() {
        // The first takes ♣A and ♣K at once; only the third may have neither.
        let bins = [
            bin(2, "", "CA CK SA SK HA"),
            bin(2, "", "CA CK SA"),
            bin(1, "", "CA SA"),
        ];
        let hands = filled(bins, "CA CK SA SK HA").unwrap();
        for (hand, bin) in hands.iter().zip(bins) {
            assert!(hand.is_subset(bin.most) && hand.len() == bin.size);
        }
    }

    #[test]
    fn what_cannot_be_given_out_is_told() {
        let bins = [bin(2, "", "CA CK"), bin(1, "", "CA"), bin(1, "", "CA CK")];
        assert_eq!(filled(bins, "CA CK SA SA"), None);
        let bins = [bin(1, "CA", "CA"), bin(1, "CA", "CA"), bin(1, "", "SA")];
        assert_eq!(filled(bins, "CA SA SA"), None);
        assert!(filled(bins, "CA CA SA").is_some());
    }

    #[test]
    fn too_many_cards_or_too_few_are_no_hands() {
        let bins = [
            bin(1, "", "CA CK"),
            bin(1, "", "CA CK"),
            bin(1, "", "SA SK"),
        ];
        let hands = |pool: &str| {
            let mut found = 0;
            let mut all = List::new(NO_BIN);
            bins.iter().for_each(|&bin| {
                all.push(bin);
            });
            let goes_on = give(&mut all, pool.parse().unwrap(), &mut |hands| {
                found += u32::from(hands.is_some());
                true
            });
            assert!(goes_on);
            (filled(bins, pool).is_some(), found)
        };
        assert_eq!(hands("CA CK SA"), (true, 2));
        assert_eq!(hands("CA SA"), (false, 0));
        assert_eq!(hands("CA CK SA SK"), (false, 0));
    }
}
