//! Answers that a client has not taken yet, by their age.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What one connection is to take. Time goes by in turns, of which three are told apart:
/// this one, the one before it, and all before that.
#[derive(Debug, Default)]
pub(crate) struct Unread {
    turn: AtomicUsize,
    first: AtomicUsize,
    second: AtomicUsize,
    third: AtomicUsize,
}

impl Unread {
    /// Counts something until what this gives is dropped.
    pub(crate) fn begin(self: &Arc<Self>) -> Since {
        let turn = self.turn.load(Ordering::Relaxed);
        // Counters guard no other memory, so no order is needed.
        self.count(turn).fetch_add(1, Ordering::Relaxed);
        Since {
            unread: Arc::clone(self),
            turn,
        }
    }

    /// Begins a new turn, unless something is there from before the last one.
    pub(crate) fn all_is_young(&self) -> bool {
        let next = self.turn.load(Ordering::Relaxed).wrapping_add(1) % 3;
        let is_young = self.count(next).load(Ordering::Relaxed) == 0;
        if is_young {
            self.turn.store(next, Ordering::Relaxed);
        }
        is_young
    }

    fn count(&self, turn: usize) -> &AtomicUsize {
        match turn {
            0 => &self.first,
            1 => &self.second,
            _ => &self.third,
        }
    }
}

/// Something that is to be taken, and since when.
#[derive(Debug)]
pub(crate) struct Since {
    unread: Arc<Unread>,
    turn: usize,
}

impl Drop for Since {
    fn drop(&mut self) {
        self.unread.count(self.turn).fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lasts_three_turns_is_old() {
        let unread = Arc::new(Unread::default());
        for _ in 0..7 {
            let old = unread.begin();
            assert!(unread.all_is_young());
            let young = unread.begin();
            assert!(unread.all_is_young());
            assert!(!unread.all_is_young() && !unread.all_is_young());
            drop(old);
            assert!(unread.all_is_young());
            assert!(!unread.all_is_young());
            drop(young);
            assert!(unread.all_is_young());
        }
    }
}
