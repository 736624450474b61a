//! The announcements of a game: those that players make, and those that the rules
//! enter.

use super::Game;
use super::events::{Announced, AnnouncementMode};
use crate::announcement::{Situation, Standing};
use crate::card::Rank;
use crate::contract::Contract;
use crate::options::{Counter, ImpliedAnsage, ImpliedStep};
use crate::party::{ByParty, Party};
use crate::ruleset::RuleSet;
use crate::schweine::DeclaredPair;
use crate::seat::Seat;
use crate::word::Announcement;

// The level of schwarz, above which nothing can be announced.

/// Enters an announcement into what stands.
pub(super) fn enter_into(standing: &mut ByParty<Standing>, announced: &Announced) {
    let own = standing.get_mut(announced.party);
    *own = if announced.alone {
        own.with_only(announced.announcement)
    } else {
        own.with(announced.announcement)
    };
    own.ansage |= announced.lowest_level == 1;
    own.late_reply |= announced.mode == AnnouncementMode::Reply;
}

/// What the rules enter for a party for which so much stands: its Ansage, then, if they
/// go on to the `next_level`, the lowest Absage that is missing.
pub(super) fn lowest_missing(
    rules: &RuleSet,
    own: &Standing,
    party: Party,
    next_level: bool,
) -> Option<Announcement> {
    let level = match own.level() {
        level if level >= rules.announcement.levels => return None,
        _ if !own.ansage => 1,
        level if next_level => level + 1,
        _ => return None,
    };
    Announcement::at_level(level, party)
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
                Counter::CardsOnTable => self.cards_played(),
            },
            completed,
            cards_in_hand: self.hand(seat).len() as u8,
            shift: self.shift(),
            standing: self.standing,
            free: self.moral(rules, seat),
        }
    }

    /// Enters an announcement that was admitted, or that the rules make. Both parties
    /// may have several (ANN-6).
    pub(crate) fn enter(&mut self, announced: Announced) {
        enter_into(&mut self.standing, &announced);
        self.announced.push(announced);
    }

    /// Enters for `seat` what the rules announce: the Ansage of its party, or where they go
    /// on to the next level what is missing. Nothing while it has no party.
    pub(super) fn enter_for(
        &mut self,
        rules: &RuleSet,
        seat: Seat,
        next_level: bool,
        mode: AnnouncementMode,
    ) {
        let Some(party) = self.parties.of(seat) else {
            return;
        };
        let own = self.standing.get(party);
        if let Some(announcement) = lowest_missing(rules, own, party, next_level) {
            let announced = Announced {
                seat,
                party,
                announcement,
                lowest_level: announcement.level(),
                alone: false,
                mode,
                cards_played: self.cards_played(),
            };
            self.enter(announced);
        }
    }

    /// Enters the bid by which the soloist got the game (AUC-3).
    pub(super) fn enter_bid(&mut self, bid: u8) {
        let Contract::Solo { seat, .. } = self.contract else {
            return;
        };
        if let Some(announcement) = Announcement::at_level(bid, Party::Re) {
            let announced = Announced {
                seat,
                party: Party::Re,
                announcement,
                lowest_level: 1,
                alone: false,
                mode: AnnouncementMode::Forced,
                cards_played: 0,
            };
            self.enter(announced);
        }
    }

    /// Enters what the contract announces by itself (`ann.implied`), but for Schweine. By default
    /// nothing does, and a Hochzeit is no Re (WED-11).
    pub(super) fn enter_implied(&mut self, rules: &RuleSet) {
        let [first, second] = match self.contract {
            Contract::Solo { seat, .. } => [Some((ImpliedAnsage::Solo, seat)), None],
            Contract::Hochzeit { seat, .. } => [Some((ImpliedAnsage::Hochzeit, seat)), None],
            Contract::Armut { seat, acceptor } => {
                let taken = |seat| (ImpliedAnsage::Armut, seat);
                let mut others = Seat::ALL.into_iter();
                let second = self
                    .second_poor
                    .and_then(|poor| others.find(|it| ![seat, acceptor, poor].contains(it)));
                [Some(taken(acceptor)), second.map(taken)]
            }
            Contract::Normalspiel | Contract::StilleHochzeit { .. } => return,
        };
        for (what, seat) in [first, second].into_iter().flatten() {
            if rules.announcement.implied.contains(what) {
                self.enter_implied_for(rules, seat, AnnouncementMode::Forced);
            }
        }
    }

    fn enter_implied_for(&mut self, rules: &RuleSet, seat: Seat, mode: AnnouncementMode) {
        let next_level = rules.announcement.implied_step == ImpliedStep::NextLevel;
        self.enter_for(rules, seat, next_level, mode);
    }

    /// Enters the Ansage that `pair` is, if it is one (SCHW-3). In a Hochzeit that is open,
    /// only the Hochzeiter has a party.
    pub(super) fn enter_schweine(
        &mut self,
        rules: &RuleSet,
        pair: DeclaredPair,
        mode: AnnouncementMode,
    ) {
        let above = pair.rank != Rank::Ace;
        let implied = rules.announcement.implied;
        if rules.schweine.is_ansage(pair.rank)
            || (above && implied.contains(ImpliedAnsage::SchweineAbove))
        {
            self.enter_implied_for(rules, pair.seat, mode);
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
}
