//! [`Budget`]: how much may be looked at for one question.

use core::cell::Cell;

/// How much is left to look at for one question.
///
/// Every search for the same answer draws from it, in steps: a card that is laid, or
/// as much work as that. It counts and never looks at a clock, so that equal
/// questions get equal answers. Once it is spent, a search says that it found
/// nothing; what was found before stays true.
#[derive(Debug)]
pub struct Budget {
    left: Cell<u32>,
}

impl Budget {
    /// The steps of one question.
    pub const STEPS: u32 = 400_000;

    /// A budget of which nothing is spent.
    pub const fn new() -> Budget {
        Budget {
            left: Cell::new(Budget::STEPS),
        }
    }

    /// How many steps were taken; at most all there are.
    pub const fn spent(&self) -> u32 {
        Budget::STEPS.saturating_sub(self.left.get())
    }

    /// Whether nothing is left.
    pub const fn is_spent(&self) -> bool {
        self.left.get() == 0
    }

    /// How many steps may still be taken.
    pub(crate) const fn left(&self) -> u32 {
        self.left.get()
    }

    /// Takes so many steps, or as many as there are.
    pub(crate) fn spend(&self, steps: u32) {
        self.left.set(self.left.get().saturating_sub(steps));
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::new()
    }
}
