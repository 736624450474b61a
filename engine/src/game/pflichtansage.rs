//! The announcement that a rich trick obliges to: option `ann.pflicht`.

use super::Game;
use super::announcements::{enter_into, lowest_missing};
use super::events::{AnnouncementMode, Hochzeit};
use crate::announcement::Standing;
use crate::contract::Contract;
use crate::options::{
    PflichtGame, PflichtTricks, Pflichtansage, PflichtansageExcuse, PflichtansageHochzeit,
    PflichtansageStep,
};
use crate::party::ByParty;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::trick::CompletedTrick;
use crate::word::Announcement;

impl Game {
    /// Enters the Pflichtansage that the trick just completed obliges to, if it does.
    pub(super) fn enter_pflichtansage(
        &mut self,
        rules: &RuleSet,
        pflicht: &Pflichtansage,
        trick: &CompletedTrick,
    ) {
        let is_rich = trick.augen >= pflicht.augen;
        if is_rich
            && self
                .obliges(rules, pflicht, self.tricks.len() as u8)
                .is_some()
        {
            let next_level = pflicht.step == PflichtansageStep::NextLevel;
            self.enter_for(rules, trick.winner, next_level, AnnouncementMode::Forced);
        }
    }

    /// What `seat` may announce now whatever the limits say: what the trick that it has just
    /// won would have obliged to with a few Augen more (`ann.pflicht_moral`).
    pub(super) fn moral(&self, rules: &RuleSet, seat: Seat) -> Option<Announcement> {
        let ann = &rules.announcement;
        let pflicht = ann.pflicht.filter(|_| ann.pflicht_moral > 0)?;
        let trick = self.tricks.last().filter(|_| self.trick.is_empty())?;
        let allows = trick.winner == seat && self.is_moral(rules, &pflicht, trick);
        let number = self.tricks.len() as u8;
        self.obliges(rules, &pflicht, number).filter(|_| allows)
    }

    fn is_moral(&self, rules: &RuleSet, pflicht: &Pflichtansage, trick: &CompletedTrick) -> bool {
        let moral = rules.announcement.pflicht_moral;
        moral > 0 && (moral..pflicht.augen).contains(&trick.augen)
    }

    /// What trick `number` obliges its winner to, were it rich enough.
    fn obliges(
        &self,
        rules: &RuleSet,
        pflicht: &Pflichtansage,
        number: u8,
    ) -> Option<Announcement> {
        let trick = self.tricks.get(usize::from(number).checked_sub(1)?)?;
        let first = self.first_that_obliges(rules, pflicht)?;
        let is_judged = number == first
            || (number == first + 1
                && match rules.announcement.pflicht_tricks {
                    PflichtTricks::First => false,
                    PflichtTricks::FirstTwo => true,
                    PflichtTricks::Chain => self.was_obeyed(rules, pflicht, first),
                });
        let party = self.parties.of(trick.winner).filter(|_| is_judged)?;
        let standing = self.standing_after(number);
        let silent = |standing: &Standing| !standing.ansage && standing.level() == 0;
        let excused = pflicht.excused_by == PflichtansageExcuse::Anybody
            && !(silent(&standing.re) && silent(&standing.kontra));
        let next_level = pflicht.step == PflichtansageStep::NextLevel;
        let missing = lowest_missing(rules, standing.get(party), party, next_level);
        missing.filter(|_| !excused)
    }

    /// The trick that obliges before all others: the first one, or the Klärungsstich.
    fn first_that_obliges(&self, rules: &RuleSet, pflicht: &Pflichtansage) -> Option<u8> {
        let games = rules.announcement.pflicht_games;
        let (obliges, first) = match (self.contract, self.hochzeit) {
            (Contract::Normalspiel | Contract::StilleHochzeit { .. }, _) => (true, 1),
            (Contract::Hochzeit { .. }, Hochzeit::Clarified { trick, .. }) => {
                let in_hochzeit = pflicht.in_hochzeit == PflichtansageHochzeit::Klaerungsstich;
                (in_hochzeit, trick)
            }
            (Contract::Hochzeit { .. }, _) => (false, 1),
            (Contract::Armut { .. }, _) => (games.contains(PflichtGame::Armut), 1),
            (Contract::Solo { .. }, _) => (games.contains(PflichtGame::Solo), 1),
        };
        obliges.then_some(first)
    }

    /// Whether trick `number` led to an announcement: one that it obliged to, or one that its
    /// winner chose to make.
    fn was_obeyed(&self, rules: &RuleSet, pflicht: &Pflichtansage, number: u8) -> bool {
        let Some(trick) = self.tricks.get(usize::from(number) - 1) else {
            return false;
        };
        let is_moral = self.is_moral(rules, pflicht, trick);
        let obliged = self.obliges(rules, pflicht, number);
        let mut then = self
            .announced
            .iter()
            .filter(|it| it.cards_played == number * 4 && it.seat == trick.winner);
        obliged.is_some_and(|obliged| {
            then.any(|it| {
                let chosen = is_moral && it.mode.is_own();
                let forced = it.mode == AnnouncementMode::Forced && trick.augen >= pflicht.augen;
                (chosen || forced) && it.announcement == obliged
            })
        })
    }

    /// What stood when trick `number` was complete, before anything was announced or forced
    /// because of it.
    fn standing_after(&self, number: u8) -> ByParty<Standing> {
        let mut standing = ByParty::default();
        let cards = number * 4;
        let before = self.announced.iter().filter(|it| {
            it.cards_played < cards
                || (it.cards_played == cards && it.mode == AnnouncementMode::Suspended)
        });
        for announced in before {
            enter_into(&mut standing, announced);
        }
        standing
    }
}
