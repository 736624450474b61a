//! [`Numbers`]: any numbers, the same in every run.

/// A simple generator: a seed gives the same numbers everywhere, and nobody needs them
/// to be good ones.
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// The numbers of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    /// A byte.
    pub fn byte(&mut self) -> u8 {
        let [byte, ..] = self.next().to_be_bytes();
        byte
    }

    /// So many bytes.
    pub fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.byte()).collect()
    }

    /// A number below `count`; 0 if that is 0.
    pub fn below(&mut self, count: usize) -> usize {
        let number = usize::try_from(self.next() >> 33).unwrap_or_default();
        number % count.max(1)
    }

    /// One of these.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[expect(clippy::indexing_slicing, reason = "a list of choices has one")]
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.0
    }
}
