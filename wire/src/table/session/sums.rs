//! [`Sums`]: what the games of a session have come to.

use std::collections::BTreeMap;

use doko_engine::{Balance, ByPlace};

/// The points of each game with its corrections, by the entry of the game. They
/// are checked together: what was wrong and has been corrected is right.
#[derive(Default)]
pub(super) struct Sums(BTreeMap<u32, Sum>);

/// What a game has come to.
pub(super) struct Sum {
    /// The last entry that changed it.
    pub(super) changed_by: u32,
    pub(super) points: ByPlace<i32>,
    /// What must hold of the points.
    pub(super) balance: Balance,
}

impl Sums {
    /// What the game of this entry has come to; `None` if the entry is none.
    pub(super) fn of(&self, entry: u32) -> Option<&Sum> {
        self.0.get(&entry)
    }

    /// What all games have come to.
    pub(super) fn all(&self) -> impl Iterator<Item = &Sum> {
        self.0.values()
    }

    pub(super) fn extend(&mut self, entry: u32, gave: Option<Sum>) {
        self.0.extend(gave.map(|sum| (entry, sum)));
    }

    /// Corrects the game of this entry; one that was dealt again has come to nothing so far, and
    /// has this `balance`.
    pub(super) fn correct(
        &mut self,
        entry: u32,
        changed_by: u32,
        points: &ByPlace<i32>,
        balance: Balance,
    ) {
        let sum = self.0.entry(entry).or_insert_with(|| Sum {
            changed_by,
            points: ByPlace::default(),
            balance,
        });
        sum.changed_by = changed_by;
        for (place, more) in points.iter() {
            *sum.points.get_mut(place) += more;
        }
    }
}
