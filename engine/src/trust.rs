//! [`Trust`]: which of the words before the first card are taken to be right.

/// Which of the words before the first card are taken to be right, whatever the hand behind
/// them is.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Trust(u64); // by their places

impl Trust {
    /// All of them are checked.
    pub(crate) const NONE: Trust = Trust(0);

    /// The same, and the word at this place is taken to be right.
    #[must_use]
    pub(crate) const fn taking(self, index: usize) -> Trust {
        let bit = if index < 64 { 1 << index } else { 0 };
        Trust(self.0 | bit)
    }

    /// Whether the hand behind the word at this place is held against it.
    pub(crate) const fn checks(self, index: usize) -> bool {
        index >= 64 || self.0 & (1 << index) == 0
    }

    /// Whether every word is checked.
    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }
}
