//! [`Replay`]: a record, action by action.

use crate::announcement::Announcement;
use crate::card::Card;
use crate::deal::Deal;
use crate::position::Position;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::verdict::{Evidence, Reason, Refusal};
use crate::vorbehalt::Context;
use crate::word::Word;

/// Something said before the first card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
    /// What was said.
    pub word: Word,
}

/// A card that was played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Play {
    /// Who played it, if the record says so; else whoever's turn it was.
    pub seat: Option<Seat>,
    /// The card.
    pub card: Card,
}

/// Something that happened during play and is not a card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Extra {
    /// How many cards were on the table before it, all tricks together.
    pub at: u8,
    /// Who did it.
    pub seat: Seat,
    /// What it was.
    pub word: ExtraWord,
}

/// What an [`Extra`] can be.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ExtraWord {
    /// An announcement.
    Announcement(Announcement),
    /// Schweine, declared during play.
    Schweine,
}

/// Everything that happened in a game after the deal.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// What was said before the first card, in order.
    pub said: &'a [Said],
    /// The cards in playing order.
    pub plays: &'a [Play],
    /// Everything else, in the order of time; `at` never falls.
    pub extras: &'a [Extra],
}

/// An action of a record.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Action {
    /// Something said before the first card.
    Say(Seat, Word),
    /// A card.
    Play(Seat, Card),
    /// Anything else.
    Extra(Seat, ExtraWord),
}

/// The column of a record in which an action stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Section {
    /// What was said before the first card.
    Said,
    /// The cards.
    Plays,
    /// Everything else.
    Extras,
}

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
        }
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
        let cards_played = self.plays as u8;
        let extra = self
            .record
            .extras
            .get(self.extras)
            .filter(|it| usize::from(it.at) <= self.plays);
        let (section, index, action, outcome) = if let Some(said) = self.record.said.get(self.said)
        {
            self.said += 1;
            let outcome = self.position.say(said.seat, said.word);
            (
                Section::Said,
                self.said - 1,
                Action::Say(said.seat, said.word),
                outcome,
            )
        } else if let Some(&Extra { seat, word, .. }) = extra {
            self.extras += 1;
            (
                Section::Extras,
                self.extras - 1,
                Action::Extra(seat, word),
                self.extra(seat, word),
            )
        } else {
            let play = *self.record.plays.get(self.plays)?;
            let seat = play.seat.or(self.position.to_play()).unwrap_or(Seat::First);
            self.plays += 1;
            let outcome = self.position.play(seat, play.card);
            (
                Section::Plays,
                self.plays - 1,
                Action::Play(seat, play.card),
                outcome,
            )
        };
        Some(Step {
            section,
            index,
            cards_played,
            action,
            outcome,
        })
    }

    /// Goes on as the rules say after the refusal of `step`, if they say how: a
    /// refused announcement does not count, and a revoke stays on the table
    /// (FOLLOW-6). `false` means that nothing after it can be judged.
    pub fn overlook(&mut self, step: &Step) -> bool {
        match step.action {
            Action::Extra(..) => true,
            Action::Play(seat, card) => self.position.play_revoke(seat, card).is_ok(),
            Action::Say(..) => false,
        }
    }

    fn extra(&mut self, seat: Seat, word: ExtraWord) -> Result<(), Refusal> {
        match word {
            ExtraWord::Announcement(announcement) => {
                self.position.announce(seat, announcement).map(|_| ())
            }
            ExtraWord::Schweine => {
                let evidence = Evidence::Schweine { seat };
                Err(Refusal::new(
                    Reason::SchweineNotAvailable,
                    Rule::Trump7,
                    evidence,
                ))
            }
        }
    }
}
