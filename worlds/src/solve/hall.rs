//! [`Hands`]: whether there are enough cards for all hands.
//!
//! By the theorem of Hall it is enough to ask that of each choice of hands: of each group they
//! can have together what there is of it, or what they may have of it.

use super::problem::Piles;

/// Piles that make hands, and what these can have of each group.
#[derive(Debug)]
pub(super) struct Hands {
    // The piles of each hand, and the number of its cards.
    hands: Vec<(Piles, u16)>,
    // What each hand has of each group at least and at most, as far as that was said of the
    // whole hand: of each group that of all hands, one after the other.
    limits: Vec<(u16, u16)>,
}

impl Hands {
    /// Nothing is said of so many groups.
    pub(super) fn new(hands: &[(Piles, u16)], groups: usize) -> Hands {
        Hands {
            hands: hands.to_vec(),
            limits: vec![(0, u16::MAX); hands.len() * groups],
        }
    }

    /// Some piles have so many cards of a group.
    pub(super) fn limit(&mut self, group: usize, piles: Piles, (fewest, most): (u16, u16)) {
        let place = self.hands.iter().position(|(own, _)| *own == piles);
        let number = self.hands.len();
        let own = place.and_then(|place| self.limits.get_mut(group * number + place));
        if let Some(own) = own {
            *own = (own.0.max(fewest), own.1.min(most));
        }
    }

    /// Whether there are enough cards for all hands, if a pile has of a group what `range` says.
    pub(super) fn may_be(
        &self,
        copies: impl Iterator<Item = u16> + Clone,
        given: impl Fn(Piles) -> u16,
        range: impl Fn(usize, Piles) -> (u16, u16),
    ) -> bool {
        let number = self.hands.len();
        let mut open = Vec::with_capacity(self.limits.len());
        let mut need: Vec<u16> = Vec::with_capacity(number);
        for &(piles, size) in &self.hands {
            match size.checked_sub(given(piles)) {
                Some(size) => need.push(size),
                None => return false,
            }
        }
        let mut supply = Vec::new();
        for ((group, copies), limits) in copies.enumerate().zip(self.limits.chunks(number)) {
            let mut left = copies;
            for ((&(piles, _), &(fewest, most)), need) in
                self.hands.iter().zip(limits).zip(&mut need)
            {
                let (low, high) = range(group, piles);
                let (low, high) = (low.max(fewest), high.min(most).min(copies));
                let rest = high.checked_sub(low).zip(left.checked_sub(low));
                let Some(((room, rest), size)) = rest.zip(need.checked_sub(low)) else {
                    return false;
                };
                (left, *need) = (rest, size);
                open.push(room);
            }
            supply.push(left);
        }
        (1..1_usize << number).all(|choice| {
            let is_chosen = |hand: &usize| choice & 1 << hand != 0;
            let chosen = |values: &[u16]| -> u16 {
                let own = values
                    .iter()
                    .enumerate()
                    .filter(|(hand, _)| is_chosen(hand));
                own.map(|(_, value)| value).sum()
            };
            let there = supply.iter().zip(open.chunks(number));
            let there: u16 = there.map(|(copies, room)| chosen(room).min(*copies)).sum();
            there >= chosen(&need)
        })
    }
}
