//! Words before the first card that nobody can vouch for who does not see the hand behind them.

use super::{Known, World};
use crate::action::{Said, Section};
use crate::seat::{BySeat, Seat};
use crate::trust::{Credit, Trust};
use crate::word::Word;

impl<'a> Known<'_, 'a> {
    /// The places of the words that may be lies of which nothing comes: each says that a hand
    /// has something, and that hand is not known. An Armut stands once cards were pushed.
    pub(super) fn hearsay(&self) -> impl Iterator<Item = usize> + use<'a> {
        let hands = self.hands;
        let handled = BySeat::from_fn(|seat| self.handovers().any(|it| it.poor == seat));
        let may_be_void = move |it: &Said| {
            let stands = *handled.get(it.seat) && it.word == Word::Armut;
            hands.get(it.seat).is_none() && has_name(it.word) && !stands
        };
        let said = (0..64).zip(self.record.said);
        said.filter(move |(_, it)| may_be_void(it)).map(|it| it.0)
    }

    /// Nothing is held against a hand that is not known, whatever was said of it; nor is a
    /// Hochzeit against any, which shows only when somebody else speaks.
    pub(super) fn believing_nobody(&self) -> Trust {
        let owes_hochzeit = self.owes_hochzeit();
        let said = (0..64).zip(self.record.said);
        let of_hands = said.filter(|(_, it)| {
            let is_handed = it.word.handed_over().is_some();
            let is_open = self.hands.get(it.seat).is_none();
            let is_of_hand = has_name(it.word) || is_handed;
            is_open && is_of_hand || owes_hochzeit && it.word == Word::Gesund
        });
        of_hands.fold(Trust::FULL, |it, (index, _)| {
            it.giving(index, Credit::Taken)
        })
    }

    /// Whoever says gesund has no Hochzeit that had to be declared; nor is that held against
    /// Schweine that came later.
    pub(super) fn believing_gesund(&self) -> Trust {
        let said = (0..64).zip(self.record.said);
        let own = said.filter(|(_, it)| matches!(it.word, Word::Gesund | Word::Schweine(_)));
        let checked = own.filter(|&(index, _)| self.trust.checks(index));
        checked.fold(self.trust, |it, (index, _)| it.giving(index, Credit::Taken))
    }

    /// The same, but these of the words are checked.
    pub(super) fn believing(&self, declared: &[(Section, usize)]) -> Trust {
        let words = declared.iter().filter(|it| it.0 == Section::Said);
        words.fold(self.believing_nobody(), |it, &(_, index)| {
            it.giving(index, Credit::Checked)
        })
    }

    /// The same as `trust`, but what is taken of the hand behind the word at this place is
    /// checked, and so is that word.
    pub(super) fn checking_words_of_one_hand(&self, trust: Trust, word: usize) -> Trust {
        let seat = self.record.said.get(word).map(|it| it.seat);
        let said = (0..64).zip(self.record.said);
        let own = said.filter(|&(index, it)| {
            let is_taken = trust.in_word(index) == Credit::Taken;
            index == word || Some(it.seat) == seat && is_taken
        });
        own.fold(trust, |it, (index, _)| it.giving(index, Credit::Checked))
    }

    /// The places of the Armuten that were said.
    pub(super) fn armuten(&self) -> impl Iterator<Item = usize> + Clone + use<'a> {
        let said = (0..64).zip(self.record.said);
        said.filter(|(_, it)| it.word == Word::Armut).map(|it| it.0)
    }

    /// The same, but Armuten are checked.
    pub(super) fn checking_armuten(self) -> Self {
        let armuten = self.armuten();
        let trust = armuten.fold(self.trust, |it, index| it.giving(index, Credit::Checked));
        Known { trust, ..self }
    }

    /// Whether the Armut of `poor` stands, whatever its hand was.
    pub(super) fn is_armut_taken(&self, poor: Seat) -> bool {
        let mut said = (0..).zip(self.record.said);
        said.any(|(index, it)| {
            (it.seat, it.word) == (poor, Word::Armut) && !self.trust.checks(index)
        })
    }

    /// Whether every word of which nothing comes is a lie in `world`.
    pub(super) fn are_lies_in(&self, world: World) -> bool {
        self.trust.void().all(|index| {
            let checked = Known {
                trust: self.trust.giving(index, Credit::Checked),
                ..self.up_to(index + 1)
            };
            let refused = checked.replay(world).next_refused();
            refused.is_some_and(|(step, _)| (step.section, step.index) == (Section::Said, index))
        })
    }
}

/// Whether this names what a hand has.
pub(super) const fn has_name(word: Word) -> bool {
    match word {
        Word::Hochzeit(_) | Word::Schweine(_) | Word::Armut | Word::Throw => true,
        Word::Gesund
        | Word::Vorbehalt
        | Word::Yes
        | Word::No
        | Word::Solo(_)
        | Word::Bid(_)
        | Word::Pass
        | Word::Push(_)
        | Word::Accept
        | Word::Refuse
        | Word::Return(_) => false,
    }
}
