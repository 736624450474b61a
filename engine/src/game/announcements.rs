//! The announcements of a game: those that players make, and those that the rules
//! enter.

use super::Game;
use super::events::{Announced, AnnouncementMode, Hochzeit};
use crate::announcement::{Situation, Standing};
use crate::contract::Contract;
use crate::options::{
    Counter, Pflichtansage, PflichtansageExcuse, PflichtansageHochzeit, PflichtansageStep,
};
use crate::party::{ByParty, Parties, Party};
use crate::ruleset::RuleSet;
use crate::schweine::DeclaredPair;
use crate::seat::Seat;
use crate::trick::CompletedTrick;
use crate::word::Announcement;

// The level of schwarz, above which nothing can be announced.
const HIGHEST: u8 = 5;

/// The announcement that the bid of the soloist is, if it is one (AUC-3).
fn of_bid(contract: Contract, bid: u8) -> Option<Announced> {
    let Contract::Solo { seat, .. } = contract else {
        return None;
    };
    Some(Announced {
        announcement: Announcement::at_level(bid, Party::Re)?,
        ..ansage_of(&Parties::alone(seat), seat)?
    })
}

/// The Ansage of `seat` before the first card, entered by the rules.
fn ansage_of(parties: &Parties, seat: Seat) -> Option<Announced> {
    let party = parties.of(seat)?;
    Some(Announced {
        seat,
        party,
        announcement: Announcement::Ansage(party),
        lowest_level: 1,
        mode: AnnouncementMode::Forced,
        cards_played: 0,
    })
}

impl Game {
    /// The announcements that stand, in order.
    pub fn announced(&self) -> &[Announced] {
        &self.announced
    }

    /// Whether the rules entered this announcement for `seat`, and no card was played
    /// since.
    pub(crate) fn has_just_entered(&self, seat: Seat, announcement: Announcement) -> bool {
        self.announced.iter().any(|it| {
            let is_this = it.seat == seat && it.announcement == announcement;
            is_this && !it.mode.is_own() && it.cards_played == self.cards_played()
        })
    }

    /// What each party has announced.
    pub const fn standing(&self) -> &ByParty<Standing> {
        &self.standing
    }

    pub(crate) fn situation(&self, rules: &RuleSet, seat: Seat, party: Party) -> Situation {
        let completed = self.tricks.len() as u8;
        Situation {
            party,
            counter: match rules.announcement.counter {
                Counter::OwnCardsPlayed => self.cards_played_by(seat),
                Counter::TricksStarted => completed + u8::from(!self.trick.is_empty()),
            },
            completed,
            cards_in_hand: self.hand(seat).len() as u8,
            shift: self.shift(),
            standing: self.standing,
        }
    }

    /// Enters an announcement that was admitted, or that the rules make. Both parties
    /// may have several (ANN-6).
    pub(crate) fn enter(&mut self, announced: Announced) {
        let own = self.standing.get_mut(announced.party);
        *own = own.with(announced.announcement);
        own.ansage |= announced.lowest_level == 1;
        own.late_reply |= announced.mode == AnnouncementMode::Reply;
        self.announced.push(announced);
    }

    /// Enters the bid by which the soloist got the game (AUC-3).
    pub(super) fn enter_bid(&mut self, bid: u8) {
        if let Some(announced) = of_bid(self.contract, bid) {
            self.enter(announced);
        }
    }

    /// Enters the Ansage that `pair` is, if it is one and does not stand already
    /// (SCHW-3). In a Hochzeit that is open, only the Hochzeiter has a party.
    pub(super) fn enter_schweine(
        &mut self,
        rules: &RuleSet,
        pair: DeclaredPair,
        mode: AnnouncementMode,
    ) {
        if !rules.schweine.is_ansage(pair.rank) {
            return;
        }
        if let Some(ansage) = ansage_of(&self.parties, pair.seat)
            && !self.standing.get(ansage.party).ansage
        {
            let cards_played = self.cards_played();
            self.enter(Announced {
                mode,
                cards_played,
                ..ansage
            });
        }
    }

    /// Enters, once the Hochzeit is clarified, the Ansage of Schweine that another
    /// player than the Hochzeiter has declared (SCHW-12).
    pub(super) fn enter_suspended(&mut self, rules: &RuleSet) {
        let Contract::Hochzeit { seat: own, .. } = self.contract else {
            return;
        };
        let schweine = self.schweine;
        for &pair in schweine.iter().filter(|pair| pair.seat != own) {
            self.enter_schweine(rules, pair, AnnouncementMode::Suspended);
        }
    }

    /// Enters the Pflichtansage that the trick just completed obliges to, if it does.
    #[cold]
    pub(super) fn enter_pflichtansage(&mut self, pflicht: &Pflichtansage, trick: &CompletedTrick) {
        let number = self.tricks.len() as u8;
        let due = match (self.contract, self.hochzeit) {
            (Contract::Normalspiel | Contract::StilleHochzeit { .. }, _) => number == 1,
            (Contract::Hochzeit { .. }, Hochzeit::Clarified { trick, .. }) => {
                pflicht.in_hochzeit == PflichtansageHochzeit::Klaerungsstich && trick == number
            }
            (Contract::Hochzeit { .. } | Contract::Solo { .. } | Contract::Armut { .. }, _) => {
                false
            }
        };
        let Some(party) = self.parties.of(trick.winner) else {
            return;
        };
        let silent = |standing: &Standing| !standing.ansage && standing.level() == 0;
        let excused = pflicht.excused_by == PflichtansageExcuse::Anybody
            && !(silent(&self.standing.re) && silent(&self.standing.kontra));
        let own = self.standing.get(party);
        if !due || excused || trick.augen < pflicht.augen {
            return;
        }
        let level = match pflicht.step {
            _ if own.level() == HIGHEST => return,
            _ if !own.ansage => 1,
            PflichtansageStep::Ansage => return,
            PflichtansageStep::NextLevel => own.level() + 1,
        };
        if let Some(announcement) = Announcement::at_level(level, party) {
            self.enter(Announced {
                seat: trick.winner,
                party,
                announcement,
                lowest_level: level,
                mode: AnnouncementMode::Forced,
                cards_played: self.cards_played(),
            });
        }
    }
}
