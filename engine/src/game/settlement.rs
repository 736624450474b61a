//! What the tricks of a game bring.

use super::Game;
use crate::contract::Contract;
use crate::party::{ByParty, Party};
use crate::ruleset::RuleSet;
use crate::score::{CountsAs, Settlement, Tally, specials_of};
use crate::seat::BySeat;
use crate::winning::Taken;

// All Augen of a deck (CARD-4).
const ALL_AUGEN: u8 = 240;

impl Game {
    /// What the tricks so far brought each seat, in Augen.
    pub fn augen(&self) -> BySeat<u8> {
        let mut augen = BySeat::default();
        for trick in self.tricks.iter() {
            *augen.get_mut(trick.winner) += trick.augen;
        }
        augen
    }

    /// What decides the game if all tricks that are not complete go to `rest`.
    pub(crate) fn taken_with_rest(&self, rules: &RuleSet, rest: Option<Party>) -> Taken {
        let mut augen = ByParty::default();
        let mut tricks = ByParty::default();
        for trick in self.tricks.iter() {
            if let Some(party) = self.parties.of(trick.winner) {
                *augen.get_mut(party) += trick.augen;
                *tricks.get_mut(party) += 1;
            }
        }
        if let Some(rest) = rest {
            *augen.get_mut(rest) = ALL_AUGEN - *augen.get(rest.opponent());
            *tricks.get_mut(rest) = rules.deck.hand_size() - *tricks.get(rest.opponent());
        }
        let last_ansage = self.announced.iter().rev().find(|it| it.lowest_level == 1);
        Taken {
            augen,
            tricks,
            standing: self.standing,
            last_ansage: last_ansage.map(|it| it.party),
        }
    }

    /// The settlement, with all tricks that are not complete for `rest`.
    pub(crate) fn settle(&self, rules: &RuleSet, rest: Option<Party>) -> Settlement {
        let tally = Tally {
            parties: self.parties,
            counts_as: self.counts_as(),
            taken: self.taken_with_rest(rules, rest),
            specials: specials_of(
                rules,
                self.order,
                &self.tricks,
                &self.parties,
                &self.schweine,
            ),
        };
        Settlement::of(rules, &tally)
    }

    /// What the game counts as when it is settled as things stand. An Armut is scored
    /// like a Normalspiel (ARM-11).
    fn counts_as(&self) -> CountsAs {
        match (self.soloist(), self.contract) {
            (Some(seat), Contract::Solo { solo, .. }) => CountsAs::Solo { seat, solo },
            (Some(seat), Contract::StilleHochzeit { .. }) => CountsAs::StilleHochzeit { seat },
            (Some(seat), Contract::Hochzeit { .. }) => CountsAs::FailedHochzeit { seat },
            (None, Contract::Armut { .. }) => CountsAs::Armut,
            (Some(_), Contract::Normalspiel | Contract::Armut { .. }) | (None, _) => {
                CountsAs::TwoAgainstTwo
            }
        }
    }
}
