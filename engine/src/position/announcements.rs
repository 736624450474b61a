//! Announcements in a position.

use super::Position;
use crate::action::ClaimKind;
use crate::announcement::Admission;
use crate::game::{Announced, AnnouncementMode, Game, Hochzeit};
use crate::options::{AnnouncementRules, Earliest, SkippedAbsagen};
use crate::party::Party;
use crate::rule::Rule;
use crate::seat::Seat;
use crate::verdict::{Evidence, Reason, Refusal};
use crate::word::{Announcement, Announcements};

impl Position<'_> {
    /// Makes an announcement for `seat`.
    ///
    /// # Errors
    ///
    /// The refusal, if it may not be made; the position is then unchanged.
    pub fn announce(
        &mut self,
        seat: Seat,
        announcement: Announcement,
    ) -> Result<Announced, Refusal> {
        self.announce_for(seat, announcement, None)
    }

    /// Makes an announcement for `seat`, for this `party` if one was named with it.
    ///
    /// # Errors
    ///
    /// The refusal, if it may not be made; the position is then unchanged.
    pub fn announce_for(
        &mut self,
        seat: Seat,
        announcement: Announcement,
        party: Option<Party>,
    ) -> Result<Announced, Refusal> {
        let announced = self.check_announcement_for(seat, announcement, party)?;
        if let Some(game) = &mut self.game {
            game.enter(announced);
        }
        Ok(announced)
    }

    /// Whether `seat` belongs to another party than this one.
    pub fn is_of_another(&self, seat: Seat, party: Party) -> bool {
        let own = self.game.as_ref().and_then(|it| it.parties().of(seat));
        own.is_some_and(|own| own != party)
    }

    /// Whether `seat` may make this announcement now, for this `party` if one is named with it.
    /// Nobody can announce for the other one.
    ///
    /// # Errors
    ///
    /// The refusal, if it may not.
    pub fn check_announcement_for(
        &self,
        seat: Seat,
        announcement: Announcement,
        party: Option<Party>,
    ) -> Result<Announced, Refusal> {
        let rules = &self.rules.announcement;
        let (party, admission) = self.admit(rules, seat, announcement, party)?;
        let game = self.game.as_ref();
        Ok(Announced {
            seat,
            party,
            announcement,
            lowest_level: admission.lowest_level,
            alone: rules.skipped_absagen == SkippedAbsagen::DoNotCount,
            mode: if admission.as_reply {
                AnnouncementMode::Reply
            } else {
                AnnouncementMode::Ordinary
            },
            cards_played: game.map_or(0, Game::cards_played),
        })
    }

    /// Whether `seat` may make this announcement now, whosever turn it is (ANN-4).
    ///
    /// # Errors
    ///
    /// The refusal, if it may not.
    pub fn check_announcement(
        &self,
        seat: Seat,
        announcement: Announcement,
    ) -> Result<Announced, Refusal> {
        self.check_announcement_for(seat, announcement, None)
    }

    /// Until when this announcement may be made, seen from now. One for which it is
    /// only too early is in, see [`announcements_open`](Position::announcements_open).
    ///
    /// # Errors
    ///
    /// The refusal, if it may be made neither now nor when the first trick is
    /// complete.
    pub fn window(&self, seat: Seat, announcement: Announcement) -> Result<Admission, Refusal> {
        let rules = AnnouncementRules {
            earliest: Earliest::ContractFixed,
            ..self.rules.announcement
        };
        let (_, admission) = self.admit(&rules, seat, announcement, None)?;
        // After the first trick every counter has taken one step at least.
        if !self.announcements_open() && admission.last_counter < rules.unit() {
            self.admit(&self.rules.announcement, seat, announcement, None)?;
        }
        Ok(admission)
    }

    /// Whether the first moment for announcements has come: option `ann.earliest`.
    pub fn announcements_open(&self) -> bool {
        match self.rules.announcement.earliest {
            Earliest::ContractFixed => self.game.is_some(),
            Earliest::AfterFirstTrick => {
                let game = self.game.as_ref();
                game.is_some_and(|game| !game.tricks().is_empty())
            }
        }
    }

    fn admit(
        &self,
        rules: &AnnouncementRules,
        seat: Seat,
        announcement: Announcement,
        named: Option<Party>,
    ) -> Result<(Party, Admission), Refusal> {
        let refuse = |reason, rule| Refusal::new(reason, rule, about(seat, announcement));
        if announcement.level() > rules.levels {
            return Err(refuse(Reason::AnnLevelNotAvailable, Rule::Ann23));
        }
        let Some(game) = &self.game else {
            return Err(refuse(Reason::ContractNotFixed, Rule::Ann2));
        };
        let (reason, rule) = (Reason::WrongParty, Rule::Ann1);
        let is_other = |own: Party| named.is_some_and(|it| it != own);
        let party = game.parties().of(seat);
        let Some(party) = party.filter(|_| game.hochzeit() != Hochzeit::Open) else {
            let pending = refuse(Reason::HochzeitPending, Rule::Wed10);
            let is_foreign =
                |own| is_other(own) || announcement == Announcement::Ansage(own.opponent());
            return Err(pending.with(party.is_some_and(is_foreign), reason, rule));
        };
        if let Some(ended) = game.shortened()
            && (ended.kind == ClaimKind::Rest || ended.seat == seat)
        {
            return Err(refuse(Reason::GameOver, ended.rule()));
        }
        let situation = game.situation(self.rules, seat, party);
        let judge = |announcement| situation.judge(rules, announcement);
        match judge(announcement) {
            Ok(_) if is_other(party) => Err(refuse(reason, rule)),
            Ok(admission) => Ok((party, admission)),
            Err((grounds, figures)) => {
                let evidence = Evidence::Announcement {
                    seat,
                    announcement,
                    figures: Some(figures),
                    available: Announcements::filter(|it| {
                        it.level() <= rules.levels && judge(it).is_ok()
                    }),
                };
                Err(Refusal::all(grounds, evidence).with(is_other(party), reason, rule))
            }
        }
    }
}

/// What there is to say of an announcement whose time is not the question.
fn about(seat: Seat, announcement: Announcement) -> Evidence {
    Evidence::Announcement {
        seat,
        announcement,
        figures: None,
        available: Announcements::default(),
    }
}
