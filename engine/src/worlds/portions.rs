//! [`Portions`]: how many cards of each lot lie in each part.
//!
//! Kinds that nothing counts apart make a lot. Everything that is known of the parts
//! is then a sum within bounds: the cards of a lot, the size of a hand, its trumps, its
//! Augen. Bounds of a sum narrow what it is made of, and what that is made of narrows
//! other sums. What is counted of all hands together is known, so that what one has
//! too much of the others have too little of. Where nothing narrows any more a number
//! is tried, and every other one after it: what is not found is not there.

mod sums;

use super::STEPS_TO_FILL;
use super::split::{MOST_PARTS, Parts};
use crate::budget::Budget;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::list::List;

/// The most sums: of lots, of what is counted in parts, and of parts of lots.
const MOST_SUMS: usize = 128;

/// Work that is as much as a card that is laid: narrowing so many sums.
const SUMS_PER_STEP: u32 = 8;

/// Work that is as much as narrowing a sum: so many more parts of lots in it.
const CELLS_PER_SUM: u32 = 16;

/// From the fewest to the most.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Range {
    fewest: u16,
    most: u16,
}

impl Range {
    const NONE: Range = Range { fewest: 0, most: 0 };

    const fn gap(self) -> u16 {
        self.most - self.fewest
    }

    /// What both allow; `None` if that is nothing.
    fn within(self, other: Range) -> Option<Range> {
        let both = Range {
            fewest: self.fewest.max(other.fewest),
            most: self.most.min(other.most),
        };
        (both.fewest <= both.most).then_some(both)
    }

    /// Where the others take from `low` to `high` of what is left to all, this one
    /// included.
    fn beside(self, low: u16, high: u16, total: Range) -> Range {
        Range {
            fewest: total.fewest.saturating_sub(high - self.most),
            most: total.most.saturating_sub(low - self.fewest),
        }
    }
}

/// What is counted of some lots in some parts.
#[derive(Clone, Copy, Debug)]
struct Sum {
    lots: u32,
    parts: Parts,
    /// Whether Augen are counted, and not cards.
    is_augen: bool,
    /// The number of its total, if what all hands have of it is known.
    total: usize,
    /// The number of the sum that counts all cards there, if Augen are counted.
    size: usize,
}

impl Sum {
    const fn cells(&self) -> u32 {
        self.lots.count_ones() * self.parts.count_ones()
    }
}

/// What all hands have of something together: the sums, a bit for each, and how much.
#[derive(Clone, Copy, Debug)]
struct Total {
    lots: u32,
    is_augen: bool,
    sums: u128,
    all: u16,
}

/// What is left open.
#[derive(Clone, Copy, Debug)]
struct State {
    cells: [[Range; MOST_PARTS]; Card::COUNT],
    sums: [Range; MOST_SUMS],
    /// The sums that may narrow something.
    fresh: u128,
}

/// What the card counts that counts most.
const MOST_AUGEN: u16 = 11;

/// The Augen of some cards.
#[derive(Clone, Copy, Debug)]
struct Augen {
    cards: u16,
    sum: u16,
}

impl Augen {
    /// The Augen of so many cards, with the first of those that are open: what a card
    /// counts, and how many there are. Also what the last one counts that is taken.
    fn filled(self, size: u16, open: impl Iterator<Item = (u16, u16)>) -> Option<(u16, u16)> {
        let mut left = size.checked_sub(self.cards)?;
        let (mut sum, mut last) = (self.sum, 0);
        for (each, number) in open {
            let taken = number.min(left);
            if taken > 0 {
                sum += taken * each;
                last = each;
                left -= taken;
            }
        }
        (left == 0).then_some((sum, last))
    }
}

/// How many cards of a lot each part takes.
pub(super) type Numbers = [u8; MOST_PARTS];

/// A way to say that for each lot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shares<'s>(&'s State);

impl Shares<'_> {
    pub(super) fn of(&self, lot: usize) -> Numbers {
        let cells = self.0.cells.get(lot).unwrap_or(&[Range::NONE; MOST_PARTS]);
        cells.map(|it| u8::try_from(it.fewest).unwrap_or(u8::MAX))
    }
}

/// The lots, and the sums that bind them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Portions {
    lots: List<CardSet, { Card::COUNT }>,
    /// What a card of each lot counts, where Augen are counted.
    augen: [u16; Card::COUNT],
    parts: usize,
    sums: List<Sum, MOST_SUMS>,
    totals: List<Total, 32>,
    /// The sums in which a lot counts, and in which a part does.
    of_lot: [u128; Card::COUNT],
    of_part: [u128; MOST_PARTS],
    start: State,
}

impl Portions {
    /// The kinds of each lot.
    pub(super) fn lots(&self) -> &[CardSet] {
        self.lots.as_slice()
    }

    /// What it costs to say what is known of the lots.
    pub(super) fn steps(&self) -> u32 {
        let sums = self.sums.iter().map(|it| 1 + it.cells() / CELLS_PER_SUM);
        STEPS_TO_FILL + sums.sum::<u32>() / SUMS_PER_STEP
    }

    /// Whether it cannot be shown at once that the cards cannot be given out.
    pub(super) fn are_possible(&self, budget: &Budget) -> bool {
        let mut state = self.start;
        self.narrow(&mut state, budget)
    }

    /// All ways to say how many cards of each lot each part takes, until `visit` says
    /// that it is enough or `budget` is overdrawn.
    pub(super) fn each(&self, budget: &Budget, visit: &mut impl FnMut(Shares<'_>) -> bool) {
        let mut start = self.start;
        self.search(&mut start, budget, visit);
    }

    /// The same for what is left open; whether there may be more.
    fn search(
        &self,
        state: &mut State,
        budget: &Budget,
        visit: &mut impl FnMut(Shares<'_>) -> bool,
    ) -> bool {
        if budget.is_overdrawn() {
            return false;
        }
        if !self.narrow(state, budget) {
            return true;
        }
        let Some((lot, part)) = self.narrowest(state) else {
            return visit(Shares(state));
        };
        let Range { fewest, most } = self.cell(state, lot, part);
        let middle = fewest.midpoint(most);
        let halves = [(middle + 1, most), (fewest, middle)];
        halves.into_iter().all(|(fewest, most)| {
            let mut next = *state;
            self.set(&mut next, lot, part, Range { fewest, most });
            self.search(&mut next, budget, visit)
        })
    }

    /// The number that has the fewest values left, if not all are certain.
    fn narrowest(&self, state: &State) -> Option<(usize, usize)> {
        let cells = (0..self.lots.len()).flat_map(|lot| (0..self.parts).map(move |it| (lot, it)));
        let open = cells.filter_map(|(lot, part)| {
            let gap = self.cell(state, lot, part).gap();
            let augen = self.augen.get(lot).copied().unwrap_or_default();
            (gap > 0).then_some((gap, 11 - augen, lot, part))
        });
        open.min().map(|(_, _, lot, part)| (lot, part))
    }

    /// Narrows all that can be narrowed; whether something is left.
    fn narrow(&self, state: &mut State, budget: &Budget) -> bool {
        let mut narrowed = SUMS_PER_STEP;
        let mut is_possible = true;
        while is_possible && state.fresh != 0 {
            let at = state.fresh.trailing_zeros() as usize;
            state.fresh &= state.fresh - 1;
            narrowed += 1 + self.sums.get(at).map_or(0, Sum::cells) / CELLS_PER_SUM;
            is_possible = self.narrow_sum(at, state).is_some();
        }
        budget.spend(narrowed / SUMS_PER_STEP);
        is_possible
    }

    fn narrow_sum(&self, at: usize, state: &mut State) -> Option<()> {
        let sum = self.sums.get(at)?;
        if let Some(&size) = state.sums.get(sum.size)
            && size.gap() == 0
        {
            return self.narrow_augen(at, size.fewest, state);
        }
        let (low, high) = self.cells(sum).fold((0, 0), |(low, high), (lot, part)| {
            let Range { fewest, most } = self.cell(state, lot, part);
            let each = self.each_counts(sum, lot);
            (low + each * fewest, high + each * most)
        });
        let told = state.sums.get_mut(at)?;
        let both = told.within(Range {
            fewest: low,
            most: high,
        })?;
        if both != *told {
            *told = both;
            self.narrow_total(sum.total, state)?;
        }
        let Range { fewest, most } = *state.sums.get(at)?;
        if fewest <= low && high <= most {
            return Some(());
        }
        for (lot, part) in self.cells(sum) {
            let own = self.cell(state, lot, part);
            let each = self.each_counts(sum, lot);
            if own.gap() == 0 || each == 0 {
                continue;
            }
            let left = Range {
                fewest: own.most.saturating_sub((high.checked_sub(fewest)?) / each),
                most: own.fewest + most.checked_sub(low)? / each,
            };
            let both = own.within(left)?;
            if both != own {
                self.set(state, lot, part, both);
            }
        }
        Some(())
    }

    /// Narrows the Augen of so many cards: each card more that counts little takes the
    /// place of one that counts more.
    fn narrow_augen(&self, at: usize, size: u16, state: &mut State) -> Option<()> {
        let sum = self.sums.get(at)?;
        let mut open = [0; MOST_AUGEN as usize + 1];
        let mut certain = Augen { cards: 0, sum: 0 };
        for (lot, part) in self.cells(sum) {
            let own = self.cell(state, lot, part);
            let each = self.each_counts(sum, lot);
            certain.cards += own.fewest;
            certain.sum += each * own.fewest;
            *open.get_mut(usize::from(each))? += own.gap();
        }
        let ascending = (0..=MOST_AUGEN).zip(open);
        let (low, cheap) = certain.filled(size, ascending.clone())?;
        let (high, dear) = certain.filled(size, ascending.rev())?;
        let told = state.sums.get_mut(at)?;
        let both = told.within(Range {
            fewest: low,
            most: high,
        })?;
        if both != *told {
            *told = both;
            self.narrow_total(sum.total, state)?;
        }
        if certain.cards == size {
            return Some(());
        }
        let Range { fewest, most } = *state.sums.get(at)?;
        let (above, below) = (high.checked_sub(fewest)?, most.checked_sub(low)?);
        for (lot, part) in self.cells(sum) {
            let own = self.cell(state, lot, part);
            let each = self.each_counts(sum, lot);
            let steps = |room: u16, step: u16| room.checked_div(step).unwrap_or(u16::MAX);
            let more = steps(above, dear.saturating_sub(each));
            let more = more.min(steps(below, each.saturating_sub(cheap)));
            let less = steps(above, each.saturating_sub(dear));
            let less = less.min(steps(below, cheap.saturating_sub(each)));
            let both = own.within(Range {
                fewest: own.most.saturating_sub(less),
                most: own.fewest.saturating_add(more),
            })?;
            if both != own {
                self.set(state, lot, part, both);
            }
        }
        Some(())
    }

    /// What one hand has of something the others do not have.
    fn narrow_total(&self, total: usize, state: &mut State) -> Option<()> {
        let Some(total) = self.totals.get(total) else {
            return Some(());
        };
        let (low, high) = bits(total.sums).fold((0, 0), |(low, high), sum| {
            let Range { fewest, most } = *state.sums.get(sum).unwrap_or(&Range::NONE);
            (low + fewest, high + most)
        });
        if low > total.all || high < total.all {
            return None;
        }
        let all = Range {
            fewest: total.all,
            most: total.all,
        };
        for sum in bits(total.sums) {
            let own = state.sums.get_mut(sum)?;
            let both = own.within(own.beside(low, high, all))?;
            if both != *own {
                *own = both;
                state.fresh |= 1 << sum;
            }
        }
        Some(())
    }

    fn set(&self, state: &mut State, lot: usize, part: usize, range: Range) {
        if let Some(cell) = state.cells.get_mut(lot).and_then(|it| it.get_mut(part)) {
            *cell = range;
        }
        let of_lot = self.of_lot.get(lot).copied().unwrap_or_default();
        let of_part = self.of_part.get(part).copied().unwrap_or_default();
        state.fresh |= of_lot & of_part;
    }

    fn cell(&self, state: &State, lot: usize, part: usize) -> Range {
        let own = state.cells.get(lot).and_then(|it| it.get(part));
        own.copied().unwrap_or(Range::NONE)
    }

    fn cells(&self, sum: &Sum) -> impl Iterator<Item = (usize, usize)> + use<> {
        let Sum { lots, parts, .. } = *sum;
        bits(lots.into()).flat_map(move |lot| bits(parts.into()).map(move |part| (lot, part)))
    }

    /// What each card of a lot counts in a sum of which it is a part.
    fn each_counts(&self, sum: &Sum, lot: usize) -> u16 {
        if sum.is_augen {
            self.augen.get(lot).copied().unwrap_or_default()
        } else {
            1
        }
    }
}

/// The numbers of the bits that are set.
fn bits(mask: u128) -> impl Iterator<Item = usize> {
    let mut left = mask;
    core::iter::from_fn(move || {
        let at = left.trailing_zeros();
        left &= left.wrapping_sub(1);
        (at < u128::BITS).then_some(at as usize)
    })
}
