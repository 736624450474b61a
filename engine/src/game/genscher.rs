//! The Genscher: who holds both ♦K may name a partner with the first of them.

use super::events::{Announced, NO_ANNOUNCEMENT, Named};
use super::{Game, WithNextCard};
use crate::announcement::Standing;
use crate::card::{Card, Rank};
use crate::contract::Contract;
use crate::list::List;
use crate::options::Genscher;
use crate::party::{ByParty, Parties};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::verdict::{Grounds, Reason};
use crate::word::Announcement;

impl Game {
    /// The Genscher of this game, if there was one.
    pub const fn genscher(&self) -> Option<Named> {
        self.genscher
    }

    /// Whether there can still be a Genscher: not in every contract, once in a game,
    /// and not where ♦K can be Schweine.
    fn has_genscher(&self, rules: &RuleSet) -> bool {
        let contract = match self.contract {
            Contract::Normalspiel | Contract::StilleHochzeit { .. } => true,
            Contract::Hochzeit { .. } => self.soloist().is_none(),
            Contract::Solo { .. } | Contract::Armut { .. } => false,
        };
        let king = !rules.schweine.is_off(Rank::King);
        rules.genscher == Genscher::On && contract && !king && self.genscher.is_none()
    }

    /// Whether `seat` could still name a partner, now or later.
    pub(crate) fn may_name_a_partner(&self, rules: &RuleSet, seat: Seat) -> bool {
        self.hand(seat).count(Card::DK) == 2 && self.has_genscher(rules)
    }

    /// What speaks against a Genscher of `seat` with its next card.
    pub(crate) fn genscher_grounds(&self, rules: &RuleSet, seat: Seat) -> Grounds {
        let over = self.is_over();
        let on_turn = self.trick.to_play() == seat;
        let both = self.hand(seat).count(Card::DK) == 2;
        let with_it = both && (!on_turn || self.legal.contains(Card::DK));
        let mut grounds = Grounds::new();
        grounds.note(over, Reason::GameOver, self.end_rule());
        grounds.note(!over && !on_turn, Reason::OutOfTurn, self.turn_rule());
        let missing = !self.has_genscher(rules);
        grounds.note(missing, Reason::GenscherNotAvailable, Rule::Mod6);
        grounds.note(
            !over && !with_it,
            Reason::GenscherNeedsBothDiamondKings,
            Rule::Mod6,
        );
        grounds
    }

    /// Notes that `seat` names `partner` with its next card.
    pub(crate) fn name_with_next_card(&mut self, seat: Seat, partner: Seat) {
        self.next = Some(WithNextCard::Genscher { seat, partner });
        self.uncommon = true;
    }

    /// Makes `seat` and `partner` Re, from now on and for all tricks. Ansagen stay
    /// with who made them, two of one party once; Absagen and what bars from them
    /// lapse. An open Hochzeit is clarified with the running trick.
    pub(super) fn rearrange(&mut self, seat: Seat, partner: Seat) {
        self.genscher = Some(Named {
            seat,
            partner,
            cards_played: self.cards_played(),
        });
        self.parties = Parties::pair(seat, partner);
        let before = self.announced;
        self.announced = List::new(NO_ANNOUNCEMENT);
        self.standing = ByParty::default();
        for &ansage in before.iter().filter(|it| it.lowest_level == 1) {
            let Some(party) = self.parties.of(ansage.seat) else {
                continue;
            };
            let standing = self.standing.get_mut(party);
            if !standing.ansage {
                *standing = Standing::new(true, 1);
                self.announced.push(Announced {
                    party,
                    announcement: Announcement::Ansage(party),
                    ..ansage
                });
            }
        }
    }
}
