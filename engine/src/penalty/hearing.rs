//! [`Hearing`]: a record, the moment of an offence in it, and what the one who
//! complains has done since (PEN-11).

use super::offence::{Offence, OffenceKind, WentOn};
use super::{Assessment, assess, assess_by_class, hear};
use crate::action::{Action, ExtraWord, Record, Section};
use crate::budget::Budget;
use crate::card::Class;
use crate::deal::Deal;
use crate::game::Game;
use crate::position::Position;
use crate::replay::{Replay, Step};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::verdict::Refusal;
use crate::vorbehalt::Context;

/// An offence in a record, and who complains of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Complaint {
    /// Who committed the offence.
    pub offender: Seat,
    /// What it was.
    pub kind: OffenceKind,
    /// How many cards were on the table before it.
    pub cards_played: u8,
    /// Who complains.
    pub complainant: Seat,
}

/// Goes through the record up to a complaint, and then answers.
///
/// The offence itself may stand in the record, refused as it is, or not.
#[derive(Clone, Debug)]
pub struct Hearing<'r, 'a> {
    replay: Replay<'r, 'a>,
    complaint: Complaint,
    // The extra that is the offence, whatever becomes of it.
    given: Option<usize>,
    before: Option<Position<'r>>,
    // The class that the offender ought to have followed, until he shows a card.
    unnoticed: Option<Class>,
    went_on: Option<WentOn>,
}

impl<'r, 'a> Hearing<'r, 'a> {
    /// Starts before the first action of `record`, which ends with the complaint.
    pub fn new(
        rules: &'r RuleSet,
        context: Context,
        deal: Deal,
        record: Record<'a>,
        complaint: Complaint,
    ) -> Hearing<'r, 'a> {
        Hearing::of(Replay::new(rules, context, deal, record), complaint)
    }

    /// The same with a replay that has not begun.
    pub const fn of(replay: Replay<'r, 'a>, complaint: Complaint) -> Hearing<'r, 'a> {
        Hearing {
            replay,
            complaint,
            given: None,
            before: None,
            unnoticed: None,
            went_on: None,
        }
    }

    /// The same, and what it costs is drawn from `budget`.
    pub fn drawing_on(self, budget: &'a Budget) -> Hearing<'r, 'a> {
        Hearing {
            replay: self.replay.drawing_on(budget),
            ..self
        }
    }

    /// The same if the extra at this place is the offence, also where these hands would
    /// allow it: then it is not performed.
    pub const fn with_offence(mut self, extra: Option<usize>) -> Hearing<'r, 'a> {
        self.given = extra;
        self
    }

    /// The replay so far.
    pub const fn replay(&self) -> &Replay<'r, 'a> {
        &self.replay
    }

    /// Goes on to the next action before the offence that is refused; `None` if
    /// the offence or the end is reached first. What is refused counts only as
    /// far as the rules say how the game goes on, see [`Replay::overlook`].
    pub fn next_fault(&mut self) -> Option<Step> {
        while self.before.is_none() {
            let position = self.replay.position().clone();
            let Some(step) = self.step() else {
                self.before = Some(position);
                break;
            };
            let reached = self.is_given(&step)
                || self.is_offence(&step)
                || (step.section == Section::Plays
                    && step.cards_played >= self.complaint.cards_played);
            if reached {
                let revoke = self.complaint.kind == OffenceKind::Revoke;
                self.unnoticed = position.game().and_then(Game::demanded).filter(|_| revoke);
                self.before = Some(position);
                self.look(&step, true);
            } else if step.outcome.is_err() {
                return Some(step);
            }
        }
        None
    }

    /// Leaves out the refused `step`, if the rules say how the game goes on then.
    pub fn overlook(&mut self, step: &Step) -> bool {
        self.replay.overlook(step)
    }

    /// The position at the offence, once [`next_fault`](Hearing::next_fault) has found
    /// nothing.
    pub const fn before(&self) -> Option<&Position<'r>> {
        self.before.as_ref()
    }

    /// The position at the offence, and what follows from a complaint that was
    /// heard. Whether one would be is not asked, and so neither whether there are
    /// penalties at all; [`finish`](Hearing::finish) does. To be asked after
    /// [`next_fault`](Hearing::next_fault) has found nothing.
    pub fn assess(self, offence: &Offence) -> (Position<'r>, Assessment) {
        let own = Budget::new();
        let budget = self.replay.budget().unwrap_or(&own);
        let before = self.before.unwrap_or_else(|| self.replay.into_position());
        let found = assess(&before, offence, budget);
        (before, found)
    }

    /// The same for an offence that is said to have ended the game: then the
    /// remaining tricks were not decided (PEN-2), which all hands together would show.
    pub fn assess_by_class(self, offence: &Offence) -> (Position<'r>, Assessment) {
        let before = self.before.unwrap_or_else(|| self.replay.into_position());
        let found = assess_by_class(&before, offence);
        (before, found)
    }

    /// The position at the offence, and what follows; the refusal, if the
    /// complaint is not heard, as where there are no penalties (PEN-9). To be asked after
    /// [`next_fault`](Hearing::next_fault) has found nothing.
    pub fn finish(mut self, offence: &Offence) -> (Position<'r>, Result<Assessment, Refusal>) {
        while let Some(step) = self.replay.step() {
            self.look(&step, false);
        }
        let own = Budget::new();
        let budget = self.replay.budget().unwrap_or(&own);
        let before = self.before.unwrap_or_else(|| self.replay.into_position());
        let Complaint {
            offender,
            complainant,
            ..
        } = self.complaint;
        let heard = hear(&before, offender, complainant, self.went_on);
        let found = heard.map(|()| assess(&before, offence, budget));
        (before, found)
    }

    /// Looks at an action at or after the offence: whether all can notice the
    /// offence now, and whether the complainant goes on.
    fn look(&mut self, step: &Step, is_first: bool) {
        let (Action::Say(seat, _) | Action::Play(seat, _) | Action::Extra(seat, _)) = step.action;
        let own = seat == self.complaint.complainant;
        let claim = matches!(step.action, Action::Extra(_, ExtraWord::Claim(_)));
        let game = self.replay.position().game();
        let soloist = game.and_then(Game::established_soloist) == Some(seat);
        // Only a soloist can claim; what others lay open is no way of going on.
        let goes_on = if claim {
            soloist
        } else {
            self.unnoticed.is_none()
        };
        if own && self.went_on.is_none() && goes_on {
            let rule = if claim { Rule::Claim9 } else { Rule::Pen11 };
            self.went_on = Some(WentOn {
                cards_played: step.cards_played,
                rule,
            });
        }
        if let Action::Play(_, card) = step.action
            && seat == self.complaint.offender
            && !is_first
        {
            let order = self.replay.position().game().map(Game::order);
            let class = order.map(|order| order.class(card));
            self.unnoticed = self.unnoticed.filter(|_| class != self.unnoticed);
        }
        if step.outcome.is_err() {
            self.replay.overlook(step);
        }
    }

    /// Takes the next action; the offence, if it is known, is left out.
    fn step(&mut self) -> Option<Step> {
        let (section, index, action) = self.replay.peek()?;
        if section != Section::Extras || Some(index) != self.given {
            return self.replay.step();
        }
        let skipped = self.replay.skip()?;
        Some(Step {
            section,
            index,
            cards_played: skipped.cards_played,
            action,
            outcome: Ok(()),
        })
    }

    /// Whether `step` is what is known to be the offence.
    fn is_given(&self, step: &Step) -> bool {
        step.section == Section::Extras && Some(step.index) == self.given
    }

    /// Whether `step` is the offence itself.
    fn is_offence(&self, step: &Step) -> bool {
        let Complaint {
            offender,
            kind,
            cards_played,
            ..
        } = self.complaint;
        let fits = match step.action {
            Action::Say(seat, _) => kind == OffenceKind::Vorbehalt && seat == offender,
            Action::Extra(seat, ExtraWord::Claim(_)) => {
                kind == OffenceKind::Claim && seat == offender
            }
            Action::Extra(seat, _) => kind == OffenceKind::Announcement && seat == offender,
            Action::Play(..) => false, // told by its place in the record
        };
        let is_open = self.given.is_none();
        fits && is_open && step.outcome.is_err() && step.cards_played == cards_played
    }
}

#[cfg(test)]
mod tests;
