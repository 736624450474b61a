//! A Hochzeit that had to be declared, and was not.
//!
//! Where there is no stille Hochzeit, whoever has both ♣Q says gesund only if another Vorbehalt
//! prevails (STILL-1). As long as a deal fits, nobody is taken to have kept one back; if none
//! does, both ♣Q of one hand can be why.

use super::blame::{Blame, Judged};
use super::{Case, Known, Worlds};
use crate::action::Section;
use crate::contract::Contract;
use crate::game::Game;
use crate::options::SilentHochzeit;
use crate::position::Position;
use crate::seat::Seat;
use crate::word::Word;

impl Known<'_, '_> {
    /// Whether gesund says that a hand has no Hochzeit.
    pub(super) fn owes_hochzeit(&self) -> bool {
        self.rules.hochzeit.silent == SilentHochzeit::Forbidden
    }

    /// The word with which every seat had said something, or the last one, with its place.
    fn last_of_all_seats(&self) -> Option<(usize, Word)> {
        let said = self.record.said;
        let have_spoken = |words: usize| {
            let mut seats = Seat::ALL.into_iter();
            seats.all(|seat| said.iter().take(words).any(|it| it.seat == seat))
        };
        let words = (1..said.len()).find(|&it| have_spoken(it));
        let index = words.unwrap_or(said.len()).checked_sub(1)?;
        said.get(index).map(|it| (index, it.word))
    }
}

impl Judged<'_, '_> {
    /// Whether it is told whose Hochzeit was kept back: nobody else has one. No deal in which one
    /// was is looked at for anything else that is wrong with a word.
    pub(super) fn tells_of_a_hochzeit_kept_back(&self) -> bool {
        let last = self.violations.as_ref().and_then(|it| it.last);
        let is_word = last.is_some_and(|(section, _)| section == Section::Said);
        let world = self.worlds.deals(Case::ANY).next().filter(|_| is_word);
        let position = world.map(|world| self.worlds.position(world));
        position.as_ref().and_then(kept_back_in).is_some()
    }
}

impl<'r, 'a> Blame<'r, 'a> {
    /// Nothing is judged after the word with which all had spoken, if a Hochzeit was kept back in
    /// all deals with which the record can be followed.
    pub(super) fn up_to_a_hochzeit_kept_back(&self) -> Option<Judged<'r, 'a>> {
        let known = self.known;
        let word = self.hochzeit_kept_back(known.record.actions())?;
        let accounts = self
            .all_accounts(&known.record)?
            .followed(known, self.given);
        self.up_to_the_word(word, accounts)
    }

    /// The place of the gesund with which a Hochzeit of one seat was kept back in all deals with
    /// which the first actions can be followed.
    pub(super) fn hochzeit_kept_back(&self, actions: usize) -> Option<usize> {
        let known = self.known.up_to(actions);
        let open = self.given.and_all_of(&known.record);
        let is_owed = known.owes_hochzeit() && !known.has_exchange();
        if !is_owed || !Worlds::believing(known, open, self.given).is_empty() {
            return None;
        }
        let (word, said) = known.last_of_all_seats()?;
        let accounts = self.all_accounts(&known.record)?;
        let mut found = None;
        for worlds in accounts.of(known, self.given) {
            for world in worlds.deals(Case::ANY) {
                let here = kept_back_in(&worlds.position(world))?;
                if found.is_some_and(|it| it != here) {
                    return None;
                }
                found = Some(here);
            }
        }
        found.filter(|_| said == Word::Gesund).map(|_| word)
    }
}

/// Whose Hochzeit was kept back if the game goes so.
fn kept_back_in(position: &Position<'_>) -> Option<Seat> {
    match position.game().map(Game::contract)? {
        Contract::StilleHochzeit { seat } => Some(seat),
        Contract::Normalspiel
        | Contract::Hochzeit { .. }
        | Contract::Armut { .. }
        | Contract::Solo { .. } => None,
    }
}
