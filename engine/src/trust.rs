//! [`Trust`]: which of the words before the first card are taken to be right.

/// What is made of a word before the first card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Credit {
    /// It is legal or not, as the hand behind it says.
    Checked,
    /// It stands as everybody took it, whatever the hand is.
    Taken,
    /// It was wrong, and nothing comes of it: who said it was gesund, or had no Schweine.
    Void,
}

/// Which of the words before the first card are taken to be right. Whoever sees no hand behind a
/// word knows of a lie only what follows shows.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Trust {
    // By their places among the words.
    taken: u64,
    void: u64,
    // What shows with this word of earlier ones is held against them.
    held: u64,
}

impl Trust {
    /// All of them are checked.
    pub(crate) const FULL: Trust = Trust {
        taken: 0,
        void: 0,
        held: 0,
    };

    /// The same, and the word at this place is given so much `credit`.
    #[must_use]
    pub(crate) const fn giving(self, index: usize, credit: Credit) -> Trust {
        let bit = if index < 64 { 1 << index } else { 0 };
        let (taken, void) = match credit {
            Credit::Checked => (0, 0),
            Credit::Taken => (bit, 0),
            Credit::Void => (0, bit),
        };
        Trust {
            taken: self.taken & !bit | taken,
            void: self.void & !bit | void,
            held: self.held,
        }
    }

    /// The same, and the word at this place is checked, with all that it shows of earlier ones.
    #[must_use]
    pub(crate) const fn holding(self, index: usize) -> Trust {
        let held = if index < 64 { 1 << index } else { 0 };
        Trust {
            held,
            ..self.giving(index, Credit::Checked)
        }
    }

    /// Whether what the word at this place shows of earlier ones is held against them.
    pub(crate) const fn holds(self, index: usize) -> bool {
        index < 64 && self.held & (1 << index) != 0
    }

    /// What is made of the word at this place.
    pub(crate) const fn in_word(self, index: usize) -> Credit {
        let bit = if index < 64 { 1 << index } else { 0 };
        if self.taken & bit != 0 {
            Credit::Taken
        } else if self.void & bit != 0 {
            Credit::Void
        } else {
            Credit::Checked
        }
    }

    /// Whether the hand behind the word at this place is held against it.
    pub(crate) const fn checks(self, index: usize) -> bool {
        matches!(self.in_word(index), Credit::Checked)
    }

    /// Whether every word is checked.
    pub(crate) const fn is_full(self) -> bool {
        self.taken | self.void == 0
    }

    /// The places of the words of which nothing comes.
    pub(crate) fn void(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |index| self.void & 1 << index != 0)
    }
}
