//! Random numbers.

/// Numbers from a seed (splitmix64).
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// CARD-5: starts with a seed, from which a deal and the whole game follow.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// CARD-5: the next number, for a deal and everything after it.
    pub fn draw(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// MOD-1: a number below this one, such as a seat; 0 below 0.
    pub fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).unwrap_or(1).max(1);
        usize::try_from(self.draw() % end).unwrap_or_default()
    }

    /// ANN-4: true in so many of a hundred cases, such as that somebody announces something.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// FOLLOW-3: one of these, such as a card of all that may be played.
    pub fn pick<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).cloned()
    }

    /// CARD-1: puts a list into a random order, such as the deck.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            let other = self.below(end + 1);
            list.swap(end, other);
        }
    }
}
