//! What is known of the lots before any number is tried.

use super::super::count::Measure;
use super::super::split::{Choices, MOST_PARTS, Parts, Split};
use super::{MOST_SUMS, Portions, Range, State, Sum, Total, bits};
use crate::card::{Card, Rank};
use crate::card_set::CardSet;
use crate::list::List;

impl Portions {
    /// So many parts of which nothing is known.
    fn of_parts(parts: usize) -> Portions {
        Portions {
            lots: List::new(CardSet::EMPTY),
            augen: [0; Card::COUNT],
            parts,
            sums: List::new(Sum {
                lots: 0,
                parts: 0,
                is_augen: false,
                total: usize::MAX,
                size: usize::MAX,
            }),
            totals: List::new(Total {
                lots: 0,
                is_augen: false,
                sums: 0,
                all: 0,
            }),
            of_lot: [0; Card::COUNT],
            of_part: [0; MOST_PARTS],
            start: State {
                cells: [[Range::NONE; MOST_PARTS]; Card::COUNT],
                sums: [Range::NONE; MOST_SUMS],
                fresh: 0,
            },
        }
    }

    /// What is known of giving out `pool` where each kind can lie as in `choices`;
    /// `None` if that is too much to be looked at.
    pub(in crate::worlds) fn of(
        split: &Split,
        pool: CardSet,
        choices: &[Choices; Card::COUNT],
    ) -> Option<Portions> {
        let mut portions = Portions::of_parts(split.parts);
        portions.take_lots(split, pool);
        portions.bound_cells(choices);
        let all: Parts = (1 << split.parts) - 1;
        let lots = portions.lots;
        for (lot, kinds) in lots.iter().enumerate() {
            let number = small(kinds.len());
            portions.add(1 << lot, all, false, (number, number))?;
        }
        for tally in split.tallies() {
            let range = (small(tally.count.fewest), small(tally.count.most));
            let (lots, is_augen) = portions.counted(tally.count.measure);
            portions.add(lots, tally.parts, is_augen, range)?;
            if let Measure::Cards(counted) = tally.count.measure {
                // A card that must lie in one of several parts is certain in none of them.
                let bound = within(pool.intersect(counted), choices, tally.parts);
                portions.add(lots, tally.parts, is_augen, bound)?;
            }
        }
        for tally in split.tallies() {
            if split.hands().contains(&tally.parts) {
                portions.total(split, tally.count.measure, pool)?;
            }
        }
        portions.bound_unions(choices);
        Some(portions)
    }

    fn take_lots(&mut self, split: &Split, pool: CardSet) {
        self.lots.push(pool);
        for tally in split.tallies() {
            match tally.count.measure {
                Measure::Cards(kinds) => self.part_lots(kinds),
                Measure::Augen => Rank::ALL
                    .into_iter()
                    .for_each(|rank| self.part_lots(CardSet::of_rank(rank))),
            }
        }
        for (augen, kinds) in self.augen.iter_mut().zip(self.lots.iter()) {
            *augen = kinds.kinds().next().map_or(0, |card| card.augen().into());
        }
    }

    /// Parts lots of which these `kinds` are some only.
    fn part_lots(&mut self, kinds: CardSet) {
        for at in 0..self.lots.len() {
            let Some(lot) = self.lots.as_mut_slice().get_mut(at) else {
                return;
            };
            let others = lot.without(kinds);
            let own = lot.intersect(kinds);
            if !own.is_empty() && !others.is_empty() {
                *lot = own;
                self.lots.push(others);
            }
        }
    }

    /// How many cards of each lot each part takes by where they may and must lie.
    fn bound_cells(&mut self, choices: &[Choices; Card::COUNT]) {
        for (own, kinds) in self.start.cells.iter_mut().zip(self.lots.iter()) {
            for (part, cell) in own.iter_mut().enumerate().take(self.parts) {
                let (fewest, most) = within(*kinds, choices, 1 << part);
                *cell = Range { fewest, most };
            }
        }
    }

    /// The same for parts together, where these are few and some cards must lie there.
    fn bound_unions(&mut self, choices: &[Choices; Card::COUNT]) {
        if self.parts > 4 {
            return;
        }
        let all = self.lots;
        for (lot, &kinds) in all.iter().enumerate() {
            for parts in 1..1 << self.parts {
                let (fewest, most) = within(kinds, choices, parts);
                let alone = bits(parts.into()).fold((0, 0), |(fewest, most), part| {
                    let cell = self.cell(&self.start, lot, part);
                    (fewest + cell.fewest, most + cell.most)
                });
                if fewest > alone.0 || most < alone.1.min(small(kinds.len())) {
                    // What finds no place is seen when the cards are laid.
                    let _ = self.add(1 << lot, parts, false, (fewest, most));
                }
            }
        }
    }

    /// The lots that count, a bit for each, and whether their Augen do.
    fn counted(&self, measure: Measure) -> (u32, bool) {
        let lots = (0_u32..).zip(self.lots.iter());
        let counted = |kinds: &CardSet| match measure {
            Measure::Cards(counted) => !kinds.intersect(counted).is_empty(),
            Measure::Augen => true,
        };
        let lots = lots.filter(|(_, kinds)| counted(kinds));
        let lots = lots.fold(0, |all, (lot, _)| all | 1 << lot);
        (lots, measure == Measure::Augen)
    }

    /// What all hands have of something together.
    fn total(&mut self, split: &Split, measure: Measure, pool: CardSet) -> Option<()> {
        let (lots, is_augen) = self.counted(measure);
        let mut totals = self.totals.iter();
        if totals.any(|it| (it.lots, it.is_augen) == (lots, is_augen)) {
            return Some(());
        }
        let all = small(measure.of(pool));
        let mut sums = 0;
        for &hand in split.hands() {
            let at = self.add(lots, hand, is_augen, (0, all))?;
            sums |= 1 << at;
            if let Some(sum) = self.sums.as_mut_slice().get_mut(at) {
                sum.total = self.totals.len();
            }
        }
        let total = Total {
            lots,
            is_augen,
            sums,
            all,
        };
        self.totals.push(total).then_some(())
    }

    /// Adds a sum, or narrows the one that counts the same; its number, unless there
    /// are too many.
    fn add(
        &mut self,
        lots: u32,
        parts: Parts,
        is_augen: bool,
        (fewest, most): (u16, u16),
    ) -> Option<usize> {
        let mut same = self.sums.iter();
        let at = same.position(|it| (it.lots, it.parts, it.is_augen) == (lots, parts, is_augen));
        let at = match at {
            Some(at) => {
                let range = self.start.sums.get_mut(at)?;
                range.fewest = range.fewest.max(fewest);
                range.most = range.most.min(most);
                at
            }
            None => {
                let at = self.sums.len();
                *self.start.sums.get_mut(at)? = Range { fewest, most };
                let total = usize::MAX;
                let all = (1 << self.lots.len()) - 1;
                let mut sums = self.sums.iter();
                let size = sums.position(|it| is_augen && (it.lots, it.parts) == (all, parts));
                let size = size.unwrap_or(usize::MAX);
                self.sums.push(Sum {
                    lots,
                    parts,
                    is_augen,
                    total,
                    size,
                });
                at
            }
        };
        let bit = 1 << at;
        self.start.fresh |= bit;
        for lot in bits(lots.into()) {
            *self.of_lot.get_mut(lot)? |= bit;
        }
        for part in bits(parts.into()) {
            *self.of_part.get_mut(part)? |= bit;
        }
        Some(at)
    }
}

/// How many cards of these kinds must lie in `parts`, and how many may.
fn within(kinds: CardSet, choices: &[Choices; Card::COUNT], parts: Parts) -> (u16, u16) {
    let of_kinds = kinds.kinds().filter_map(|card| choices.get(card as usize));
    of_kinds.fold((0, 0), |(fewest, most), choices| {
        let all = || choices.iter().map(|it| it.within(parts));
        let least = all().map(|(least, _)| least).min().unwrap_or_default();
        let largest = all().map(|(_, most)| most).max().unwrap_or_default();
        (fewest + small(least), most + small(largest))
    })
}

fn small(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
