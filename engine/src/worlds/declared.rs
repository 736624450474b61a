//! The deals that give out the cards of a record, whatever in it breaks the rules.

use super::{Known, Overlooked, Trail, Worlds};
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::order::CardOrder;

impl<'r, 'a> Worlds<'r, 'a> {
    /// The deals that give out the cards of `known`: whether a card followed, and whether an
    /// announcement or a claim was legal, is not asked. A card with which something was declared
    /// could be laid, if any deal fits so.
    pub fn given_out(known: Known<'r, 'a>) -> Worlds<'r, 'a> {
        let all = Overlooked::all_of(&known.record);
        let mode = known.rules.schweine.mode;
        let declared = all.but_for_declarations(&known.record, mode);
        if declared != all {
            let worlds = Worlds::but_for(known, declared);
            if !worlds.is_empty() {
                return worlds;
            }
        }
        Worlds::but_for(known, all)
    }

    /// The same, but a card with which something was declared does not show that its seat could
    /// not follow.
    pub(super) fn whatever_was_demanded(&self, overlooked: Overlooked) -> Worlds<'r, 'a> {
        let mut worlds = Worlds {
            overlooked,
            ..self.clone()
        };
        for course in self.known.courses() {
            let trail = Trail::follow(&self.known, overlooked, course);
            if let Some(known) = worlds.trails.get_mut(course).filter(|_| trail.is_complete) {
                *known = trail;
            }
        }
        worlds
    }

    /// The cards of which a pair of this rank may be declared: aces are of the suit that is
    /// trump, what lies above them is of ♦.
    pub(super) fn declared_with(order: &CardOrder, rank: Rank) -> CardSet {
        let trumps = order.trumps();
        let all = Suit::ALL.into_iter().map(|suit| Card::new(suit, rank));
        let of_suit = all.filter(|it| rank == Rank::Ace || it.suit() == Suit::Diamonds);
        of_suit.filter(|&it| trumps.contains(it)).collect()
    }
}
