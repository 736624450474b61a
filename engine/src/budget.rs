//! [`Budget`]: how much may be looked at for one question.

use core::cell::Cell;

/// How much is left to look at for one question.
///
/// Every search for the same answer draws from it, in steps: a card that is laid, or
/// as much work as that. It counts and never looks at a clock, so that equal
/// questions get equal answers. Once it is spent, a search says that it found
/// nothing; what was found before stays true.
#[derive(Debug, Default)]
pub struct Budget {
    taken: Cell<u32>,
}

impl Budget {
    /// The steps of one question.
    pub const STEPS: u32 = 400_000;

    /// A budget of which nothing is spent.
    pub const fn new() -> Budget {
        Budget {
            taken: Cell::new(0),
        }
    }

    /// How many steps were taken. They are somewhat more than there are, if the last
    /// thing that was looked at took more than was left.
    pub const fn spent(&self) -> u32 {
        self.taken.get()
    }

    /// Whether nothing is left.
    pub const fn is_spent(&self) -> bool {
        self.taken.get() >= Budget::STEPS
    }

    /// Takes so many steps.
    pub(crate) fn spend(&self, steps: u32) {
        self.taken.set(self.taken.get().saturating_add(steps));
    }
}
