//! [`Replay`]: a record, action by action.

mod places;
#[cfg(test)]
mod tests;

use crate::action::{Action, Claim, ClaimKind, Extra, ExtraWord, Record, Section};
use crate::budget::Budget;
use crate::card::{Card, Rank};
use crate::deal::Deal;
use crate::position::Position;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::verdict::{Reason, Refusal};
use crate::vorbehalt::Context;
use crate::word::{Announcement, Word};

/// An action of a record and what became of it.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The column of the action.
    pub section: Section,
    /// Its place in the column, from 0.
    pub index: usize,
    /// How many cards were on the table before it.
    pub cards_played: u8,
    /// The action.
    pub action: Action,
    /// Whether it was legal. If not, the position is as it was before.
    pub outcome: Result<(), Refusal>,
}

/// An action of a record before it is performed.
#[derive(Clone, Copy, Debug)]
struct Next {
    section: Section,
    index: usize,
    cards_played: u8,
    action: Action,
}

impl Next {
    fn with(self, outcome: Result<(), Refusal>) -> Step {
        let Next {
            section,
            index,
            cards_played,
            action,
        } = self;
        Step {
            section,
            index,
            cards_played,
            action,
            outcome,
        }
    }
}

/// An action of a record that nobody performed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Skipped {
    /// The column of the action.
    pub section: Section,
    /// Its place in the column, from 0.
    pub index: usize,
    /// How many cards the record has before it.
    pub cards_played: u8,
    /// Whose action it was, if the record says so.
    pub seat: Option<Seat>,
}

/// Goes through a record, one action at a time.
///
/// After a refusal the caller decides: to stop, to go on without the action, or
/// to [`overlook`](Replay::overlook) it.
#[derive(Clone, Debug)]
pub struct Replay<'r, 'a> {
    position: Position<'r>,
    record: Record<'a>,
    said: usize,
    plays: usize,
    extras: usize,
    // What claims draw from; each has one of its own if there is none.
    budget: Option<&'a Budget>,
}

impl<'r, 'a> Replay<'r, 'a> {
    /// Starts before the first action of `record`.
    pub fn new(
        rules: &'r RuleSet,
        context: Context,
        deal: Deal,
        record: Record<'a>,
    ) -> Replay<'r, 'a> {
        let position = Position::new(rules, context, deal);
        Replay {
            position,
            record,
            said: 0,
            plays: 0,
            extras: 0,
            budget: None,
        }
    }

    /// The same, and what it costs is drawn from `budget`.
    pub(crate) fn drawing_on(self, budget: &'a Budget) -> Replay<'r, 'a> {
        budget.spend(self.record.actions() as u32);
        Replay {
            budget: Some(budget),
            ..self
        }
    }

    /// What it costs is drawn from this, if it was said.
    pub(crate) const fn budget(&self) -> Option<&'a Budget> {
        self.budget
    }

    /// The position after the actions so far.
    pub const fn position(&self) -> &Position<'r> {
        &self.position
    }

    /// The position after the actions so far, to go on from.
    pub fn into_position(self) -> Position<'r> {
        self.position
    }

    /// Takes the next action; `None` after the last.
    pub fn step(&mut self) -> Option<Step> {
        let next = self.next()?;
        let outcome = self.perform(next.action);
        Some(next.with(outcome))
    }

    /// Takes actions up to the next one that is refused, and returns that one with
    /// its refusal; `None` if there is none.
    pub fn next_refused(&mut self) -> Option<(Step, Refusal)> {
        loop {
            self.play_on();
            let next = self.next()?;
            if let Err(refusal) = self.perform(next.action) {
                return Some((next.with(Err(refusal)), refusal));
            }
        }
    }

    /// Plays the cards that come next, up to another action or to a card that is refused;
    /// neither is taken. Most of a record is cards, one after the other.
    fn play_on(&mut self) {
        if self.said < self.record.said.len() {
            return;
        }
        let extra = self.record.extras.get(self.extras);
        let end = extra.map_or(self.record.plays.len(), |it| usize::from(it.at));
        while self.plays < end
            && let Some(play) = self.record.plays.get(self.plays)
            && let Some(seat) = play.seat.or(self.position.to_play())
            && self.position.play(seat, play.card).is_ok()
        {
            self.plays += 1;
        }
    }

    /// Leaves out the next action without performing it; `None` after the last.
    /// Whose action it was is not said where only the turn could tell.
    pub fn skip(&mut self) -> Option<Skipped> {
        let next = self.next()?;
        let seat = match next.action {
            Action::Say(seat, _) | Action::Extra(seat, _) => Some(seat),
            Action::Play(..) => self.record.plays.get(next.index)?.seat,
        };
        let Next {
            section,
            index,
            cards_played,
            ..
        } = next;
        Some(Skipped {
            section,
            index,
            cards_played,
            seat,
        })
    }

    /// Takes the next action from its column.
    fn next(&mut self) -> Option<Next> {
        let next = self.upcoming()?;
        let place = match next.section {
            Section::Said => &mut self.said,
            Section::Plays => &mut self.plays,
            Section::Extras => &mut self.extras,
        };
        *place += 1;
        Some(next)
    }

    /// The next action, if there is one, and where it stands.
    pub(crate) fn peek(&self) -> Option<(Section, usize, Action)> {
        let next = self.upcoming()?;
        Some((next.section, next.index, next.action))
    }

    /// Lays `card` for the seat on turn, whatever that seemed to hold.
    pub fn lay(&mut self, card: Card) {
        self.position.lay(card);
    }

    fn upcoming(&self) -> Option<Next> {
        let cards_played = u8::try_from(self.plays).unwrap_or(u8::MAX);
        let extra = self
            .record
            .extras
            .get(self.extras)
            .filter(|it| usize::from(it.at) <= self.plays);
        let (section, index, action) = if let Some(said) = self.record.said.get(self.said) {
            (Section::Said, self.said, Action::Say(said.seat, said.word))
        } else if let Some(&Extra { seat, word, .. }) = extra {
            (Section::Extras, self.extras, Action::Extra(seat, word))
        } else {
            let play = *self.record.plays.get(self.plays)?;
            let seat = play.seat.or(self.position.to_play()).unwrap_or(Seat::First);
            (Section::Plays, self.plays, Action::Play(seat, play.card))
        };
        Some(Next {
            section,
            index,
            cards_played,
            action,
        })
    }

    /// Performs an action.
    fn perform(&mut self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Say(seat, word) => self.say(seat, word),
            Action::Extra(seat, word) => self.extra(seat, word),
            Action::Play(seat, card) => self.position.play(seat, card),
        }
    }

    /// Enters a word. With it, Schweine that were declared before can turn out to be
    /// an Ansage of another party than was heard.
    fn say(&mut self, seat: Seat, word: Word) -> Result<(), Refusal> {
        let Some(heard) = self.record.schweine_party else {
            return self.position.say(seat, word);
        };
        let mut after = self.position.clone();
        after.say(seat, word)?;
        after.round().check_heard(after.rules(), Some(heard))?;
        self.position = after;
        Ok(())
    }

    /// Performs an action that the record does not hold, after all that it does.
    ///
    /// # Errors
    ///
    /// The refusal, if it is not legal; the position is then unchanged.
    pub fn ask(&mut self, action: Action) -> Result<(), Refusal> {
        match action {
            // Asked for, it is a second one, whoever made the first (ANN-5).
            Action::Extra(seat, ExtraWord::Announcement(announcement)) => {
                self.position.announce(seat, announcement).map(|_| ())
            }
            Action::Say(..) | Action::Play(..) | Action::Extra(..) => self.perform(action),
        }
    }

    /// Goes on as the rules say after the refusal of `step`, if they say how: a
    /// refused announcement or claim does not count, and a revoke stays on the
    /// table (FOLLOW-6). `false` means that nothing after it can be judged.
    pub fn overlook(&mut self, step: &Step) -> bool {
        match step.action {
            Action::Extra(..) => true,
            Action::Play(seat, card) => self.position.play_revoke(seat, card).is_ok(),
            Action::Say(..) => false,
        }
    }

    fn extra(&mut self, seat: Seat, word: ExtraWord) -> Result<(), Refusal> {
        match word {
            ExtraWord::Announcement(announcement) => self.announce(seat, announcement),
            ExtraWord::Claim(kind) => {
                let order = match kind {
                    ClaimKind::Rest => self.record.claim_order,
                    ClaimKind::Surrender => &[],
                };
                let claim = Claim { seat, kind, order };
                match self.budget {
                    Some(budget) => self.position.claim_within(&claim, budget),
                    None => self.position.claim(&claim),
                }
            }
            ExtraWord::Schweine(rank) => self.schweine(seat, rank),
            ExtraWord::Genscher(partner) => self.genscher(seat, partner),
        }
    }

    /// Makes an announcement, unless it only says what was heard.
    fn announce(&mut self, seat: Seat, announcement: Announcement) -> Result<(), Refusal> {
        // This one is taken from its column already.
        let extra = self.record.extras.get(self.extras.saturating_sub(1));
        let party = extra.and_then(|it| it.party);
        let is_foreign = party.is_some_and(|it| self.position.is_of_another(seat, it));
        if !is_foreign && self.tells_what_was_heard(seat, announcement) {
            return Ok(());
        }
        let announced = self.position.announce_for(seat, announcement, party);
        announced.map(|_| ())
    }

    /// Whether the rules have just entered this announcement for `seat`, and the record
    /// says so. That is no second one (ANN-5), but it is said once, and before anything
    /// that the seat announces itself.
    fn tells_what_was_heard(&self, seat: Seat, announcement: Announcement) -> bool {
        let Some(game) = self.position.game() else {
            return false;
        };
        // This one is taken from its column already.
        let before = self.extras.saturating_sub(1);
        let before = self.record.extras.iter().take(before);
        let own = |it: &&Extra| usize::from(it.at) == self.plays && it.seat == seat;
        game.has_just_entered(seat, announcement)
            && before.filter(own).all(|it| match it.word {
                ExtraWord::Announcement(other) => {
                    other != announcement && game.has_just_entered(seat, other)
                }
                ExtraWord::Claim(_) | ExtraWord::Schweine(_) | ExtraWord::Genscher(_) => true,
            })
    }

    /// Declares Schweine. If that is done with a card, it must be the card that
    /// follows in the record; at its end any card may still follow.
    fn schweine(&mut self, seat: Seat, rank: Rank) -> Result<(), Refusal> {
        self.position.check_schweine(seat, rank)?;
        let rules = self.position.rules();
        let ansage = self.position.schweine_ansage(seat, rank);
        if let Some((heard, party)) = self.record.schweine_party.zip(ansage)
            && heard != party
        {
            let evidence = self.position.about_schweine(seat, rank);
            return Err(Refusal::new(Reason::WrongParty, Rule::Schw3, evidence));
        }
        let mode = rules.schweine.mode_of(rank);
        let game = self.position.game();
        let card = game.and_then(|game| rules.card_of_pair(game.contract(), rank));
        if mode.is_with_card()
            && let Some(next) = self.record.plays.get(self.plays)
            && Some(next.card) != card
        {
            let evidence = self.position.about_schweine(seat, rank);
            let rule = mode.time_rule();
            return Err(Refusal::new(Reason::SchweineTooLate, rule, evidence));
        }
        self.position.declare_schweine(seat, rank)
    }

    /// Names a partner, with the ♦K that must follow in the record unless that ends
    /// here.
    fn genscher(&mut self, seat: Seat, partner: Seat) -> Result<(), Refusal> {
        self.position.check_genscher(seat, partner)?;
        let next = self.record.plays.get(self.plays);
        if next.is_some_and(|next| next.card != Card::DK) {
            let reason = Reason::GenscherNeedsBothDiamondKings;
            let evidence = self.position.about_genscher(seat, partner);
            return Err(Refusal::new(reason, Rule::Mod6, evidence));
        }
        self.position.name_partner(seat, partner)
    }
}
