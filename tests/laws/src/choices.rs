//! [`Choices`]: decisions out of any bytes.

/// Decisions, one byte each; bytes that are missing count as 0.
#[derive(Clone, Debug)]
pub struct Choices<'a> {
    bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    /// The decisions that `bytes` make.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes }
    }

    /// The bytes that nothing was decided with yet.
    #[must_use]
    pub const fn rest(&self) -> &'a [u8] {
        self.bytes
    }

    /// A number below `count`, which is 256 at most; 0 if that is 0.
    pub fn below(&mut self, count: usize) -> usize {
        let byte = self.bytes.split_off_first().copied().unwrap_or(0);
        usize::from(byte) % count.max(1)
    }

    /// True once in so many cases, and never without a byte.
    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 1
    }

    /// Mostly the first of `count`.
    pub fn out_of_order(&mut self, count: usize) -> usize {
        if self.one_in(8) { self.below(count) } else { 0 }
    }

    /// One of these, if there is one.
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> Option<T> {
        values.get(self.below(values.len())).copied()
    }
}
