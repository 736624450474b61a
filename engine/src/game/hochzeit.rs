//! How far a Hochzeit is clarified.

use super::Game;
use super::events::{Hochzeit, Named};
use crate::contract::{Contract, Selector};
use crate::options::OwnTrick;
use crate::party::Parties;
use crate::ruleset::RuleSet;
use crate::trick::CompletedTrick;

impl Game {
    /// How far the Hochzeit is clarified.
    pub const fn hochzeit(&self) -> Hochzeit {
        self.hochzeit
    }

    /// How much the Hochzeit shifts the limits of announcements (ANN-13); a stille
    /// Hochzeit does not (STILL-2).
    pub const fn shift(&self) -> u8 {
        match self.hochzeit {
            Hochzeit::Clarified { trick, .. } => trick.saturating_sub(1),
            Hochzeit::None | Hochzeit::Open => 0,
        }
    }

    /// Looks whether `finished` finds the partner (WED-2 to WED-4). One that the
    /// Hochzeiter wins does not (WED-5), and the last trick that can ends the search
    /// (WED-6, WED-7, WED-8).
    #[cold]
    pub(super) fn clarify(&mut self, rules: &RuleSet, finished: &CompletedTrick) {
        let Contract::Hochzeit { seat, selector } = self.contract else {
            return;
        };
        let trick = self.tricks.len() as u8;
        if let Some(Named {
            seat: one, partner, ..
        }) = self.genscher
        {
            let pair = [(one, partner), (partner, one)];
            let own = pair.into_iter().find(|&(it, _)| it == seat);
            let partner = own.map(|(_, other)| other);
            self.hochzeit = Hochzeit::Clarified { trick, partner };
            self.enter_suspended(rules);
            return;
        }
        let [led, ..] = finished.cards;
        let matches = Selector::matches(selector, self.order.class(led));
        let own = finished.winner == seat;
        let decides = rules.hochzeit.own_trick == OwnTrick::Decides;
        let partner = (matches && !own).then_some(finished.winner);
        // A trick that matches and brings no partner is the Hochzeiter's own.
        if partner.is_some() || (matches && decides) || trick == rules.hochzeit.limit {
            self.hochzeit = Hochzeit::Clarified { trick, partner };
            self.parties = match partner {
                Some(partner) => Parties::pair(seat, partner),
                None => Parties::alone(seat),
            };
            self.enter_suspended(rules);
        }
    }
}
