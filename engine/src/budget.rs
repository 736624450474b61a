//! [`Budget`]: how much may be looked at for one question.

use core::cell::Cell;

/// How much is left to look at for one question.
///
/// Everything that is done for the same answer draws from it, in steps: a card that is
/// laid, or as much work as that. It counts and never looks at a clock, so that equal
/// questions get equal answers. Searches go on while there is something left. Once it
/// is spent they say that they found nothing; what was found before stays true, and
/// what needs no search has a reserve. Once that is gone, too, nothing more is looked
/// at, and no answer is certain.
#[derive(Debug)]
pub struct Budget {
    steps: u32,
    taken: Cell<u32>,
    // Whether a search ended without an answer.
    left_open: Cell<bool>,
}

impl Budget {
    /// The steps of one question.
    pub const STEPS: u32 = 400_000;

    /// The most steps of one question, with the reserve: half as much again.
    pub const MOST: u32 = Budget::of(Budget::STEPS).most();

    /// A budget of which nothing is spent.
    pub const fn new() -> Budget {
        Budget::of(Budget::STEPS)
    }

    /// A budget of so many steps, at most as many as one question has.
    pub const fn of(steps: u32) -> Budget {
        let steps = if steps < Budget::STEPS {
            steps
        } else {
            Budget::STEPS
        };
        Budget {
            steps,
            taken: Cell::new(0),
            left_open: Cell::new(false),
        }
    }

    /// A budget of half of what is left, for something that an answer can do without: what
    /// is taken there is [noted](Budget::note) here, and a doubt about it is none about the
    /// answer.
    pub const fn share(&self) -> Budget {
        Budget::of(self.steps.saturating_sub(self.taken.get()) / 2)
    }

    /// Takes the steps that were taken from a [`share`](Budget::share), but for its reserve.
    pub fn note(&self, share: &Budget) {
        self.spend(share.spent().min(share.steps));
    }

    /// How many steps were taken. They are somewhat more than there are, if the last
    /// thing that was looked at took more than was left.
    pub const fn spent(&self) -> u32 {
        self.taken.get()
    }

    /// Whether nothing is left for searches.
    pub const fn is_spent(&self) -> bool {
        self.taken.get() >= self.steps
    }

    /// Whether the reserve is gone, too: nothing more is looked at.
    pub const fn is_overdrawn(&self) -> bool {
        self.taken.get() >= self.most()
    }

    /// Whether what was answered may be wrong: the reserve is gone, or a search for
    /// something on which the answer depends neither found it nor showed that it is not
    /// there.
    pub const fn is_in_doubt(&self) -> bool {
        self.is_overdrawn() || self.left_open.get()
    }

    /// Says that a search ended without an answer.
    pub fn leave_open(&self) {
        self.left_open.set(true);
    }

    /// Takes so many steps.
    pub fn spend(&self, steps: u32) {
        self.taken.set(self.taken.get().saturating_add(steps));
    }

    const fn most(&self) -> u32 {
        self.steps + self.steps / 2
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_spent_then_overdrawn_then_nothing_is_certain() {
        let budget = Budget::of(10);
        let told = || (budget.spent(), budget.is_spent(), budget.is_overdrawn());
        assert_eq!(told(), (0, false, false));
        budget.spend(9);
        assert_eq!(told(), (9, false, false));
        budget.spend(1);
        assert_eq!(told(), (10, true, false));
        budget.spend(4);
        assert_eq!(told(), (14, true, false));
        assert!(!budget.is_in_doubt());
        budget.spend(1);
        assert_eq!(told(), (15, true, true));
        assert!(budget.is_in_doubt());
    }

    #[test]
    fn a_search_without_an_answer_leaves_a_doubt() {
        let budget = Budget::new();
        assert!(!budget.is_in_doubt());
        budget.leave_open();
        assert!(budget.is_in_doubt() && !budget.is_overdrawn());
    }

    #[test]
    fn nobody_gets_more_than_one_question_has() {
        assert_eq!(Budget::of(u32::MAX).steps, Budget::STEPS);
        assert_eq!(Budget::of(Budget::STEPS - 1).steps, Budget::STEPS - 1);
        assert_eq!((Budget::new().steps, Budget::MOST), (400_000, 600_000));
        assert_eq!(Budget::default().steps, 400_000);
    }

    #[test]
    fn a_share_is_half_of_what_is_left_and_its_reserve_is_not_noted() {
        let budget = Budget::of(100);
        budget.spend(20);
        let share = budget.share();
        assert_eq!(share.steps, 40);
        share.leave_open();
        share.spend(50);
        budget.note(&share);
        assert_eq!(budget.spent(), 60);
        assert!(!budget.is_in_doubt());
    }
}
