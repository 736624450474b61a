//! Games that an offence ended: the offence as it is read, and what the game came to.

use doko_engine::{
    Assessment, Budget, Complaint, Contract, Effect, Game, Offence, OffenceClass, OffenceKind,
    Party, Penalties, Penalty, Position, Rule, Seat,
};
use doko_proto::v1;

use super::named_order::NotHeld;
use super::offences::{faults, offence};
use super::settlement::settlement;
use crate::decode::{DecodedRecord, Game as Known, Problems};
use crate::encode::{self, Scribe};
use crate::published::Published;
use crate::values::Value as _;

/// An offence that ended a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ending {
    pub(crate) offence: Offence,
    pub(crate) kind: OffenceKind,
    /// How many cards were on the table before it.
    pub(crate) cards_played: u8,
}

impl Ending {
    /// A complaint of it that is heard, whoever it came from.
    pub(super) const fn complaint(&self) -> Complaint {
        Complaint {
            offender: self.offence.offender,
            kind: self.kind,
            cards_played: self.cards_played,
            complainant: self.offence.offender.next(),
        }
    }
}

/// Reads an offence, where it is known after so many plays at most: only a grave one
/// ends a game, and only
/// where there are penalties.
pub(crate) fn ending(
    problems: &mut Problems,
    published: Option<&Published>,
    plays: Option<usize>,
    message: Option<v1::Offence>,
) -> Option<Ending> {
    if published.is_some_and(|it| it.rules.penalties == Penalties::Off) {
        let problem = "must not be there: this rule set knows no penalties (PEN-9)";
        problems.contradiction("offence", problem);
    }
    let deck = published.map(|it| it.rules.deck);
    let (offence, kind, at) = offence(problems, deck, message, grave)?;
    if plays.is_some_and(|plays| usize::try_from(at).map_or(true, |at| at > plays)) {
        let problem = "must not exceed the number of plays";
        problems.note("offence.cards_played", v1::ErrorReason::OutOfOrder, problem);
    }
    Some(Ending {
        offence,
        kind,
        cards_played: u8::try_from(at).ok()?,
    })
}

/// Only a grave offence ends a game.
fn grave(problems: &mut Problems, number: i32) -> Option<OffenceClass> {
    let path = "offence.class_of_effect";
    let read = problems.required(path, number, OffenceClass::of_number);
    if read.is_some_and(|it| it != OffenceClass::Grave) {
        let problem = "must be grave: no other offence ends a game (PEN-5, PEN-6, PEN-8)";
        problems.contradiction(path, problem);
    }
    read
}

/// What is said of a game that an offence is to have ended.
pub(crate) enum Ended {
    /// It did.
    Broken(Box<Broken>),
    /// It did not: all remaining tricks were decided (PEN-2).
    GoesOn,
    /// A referee has to say how grave the offence is.
    NeedsClass,
    /// A referee has to say whether it can harm the soloist.
    NeedsHarm,
    /// It takes all hands to say.
    NeedsHands,
    /// The order that was named has cards that its seat had not.
    NotHeld(NotHeld),
    /// The record is faulty before the offence.
    Faulty(v1::RecordFaulty),
}

/// A game that was broken off.
pub(crate) struct Broken {
    pub(crate) penalty: Penalty,
    /// What was played, if that was settled yet.
    pub(crate) contract: Option<Contract>,
    /// What the game came to.
    pub(crate) settlement: v1::Settlement,
}

impl Ended {
    /// What was `found` in this position.
    fn of(
        scribe: &Scribe,
        record: &DecodedRecord,
        before: &Position<'_>,
        found: Assessment,
    ) -> Ended {
        let penalty = match found {
            Assessment::Penalty(penalty) if penalty.effect == Effect::GoesOn => {
                return Ended::GoesOn;
            }
            Assessment::Penalty(penalty) => penalty,
            Assessment::NeedsClass => return Ended::NeedsClass,
            Assessment::NeedsHarm => return Ended::NeedsHarm,
        };
        Ended::Broken(Box::new(Broken {
            contract: before.game().map(Game::contract),
            settlement: settlement_of_ended(scribe, record, before, &penalty),
            penalty,
        }))
    }
}

/// Notes that the offence ends no game.
pub(crate) fn note_going_on(problems: &mut Problems) {
    let problem = "does not end the game: all remaining tricks were decided (PEN-2)";
    problems.contradiction("offence", problem);
}

/// What the game came to that the offence ended.
pub(crate) fn ended(scribe: &Scribe, game: &Known, ending: &Ending, budget: &Budget) -> Ended {
    let Known::Whole(game) = game else {
        return Ended::NeedsHands;
    };
    let mut hearing = game.hearing(ending.complaint(), budget);
    let violations = faults(scribe, game, &mut hearing);
    if !violations.is_empty() {
        return Ended::Faulty(v1::RecordFaulty { violations });
    }
    let before = hearing.before();
    if let Some(not_held) = NotHeld::among(ending.offence.named.as_ref(), before) {
        return Ended::NotHeld(not_held);
    }
    let (before, found) = hearing.assess(&ending.offence);
    Ended::of(scribe, &game.record, &before, found)
}

/// What a game came to that ended with this penalty. If it is settled the penalty
/// points stand beside it (SCORE-43); if not they are all that there is.
fn settlement_of_ended(
    scribe: &Scribe,
    record: &DecodedRecord,
    before: &Position<'_>,
    penalty: &Penalty,
) -> v1::Settlement {
    if let Some(settled) = &penalty.settlement {
        let mut message = settlement(scribe, record, before, settled);
        message.decided_by.push(encode::rule(scribe, Rule::Pen8));
        return message;
    }
    let played = before.game();
    let rules = &scribe.published.rules;
    let re = |seat: &Seat| played.and_then(|it| it.parties().of(*seat)) == Some(Party::Re);
    v1::Settlement {
        result: v1::GameResult::BrokenOff.into(),
        contract: played.map(|it| encode::contract(rules, it.contract())),
        scored_as: match played.map(Game::soloist) {
            Some(Some(_)) => v1::ScoredAs::Solo.into(),
            Some(None) => v1::ScoredAs::TwoAgainstTwo.into(),
            None => 0,
        },
        re_seats: Seat::ALL.into_iter().filter(re).map(encode::seat).collect(),
        doubling: 1,
        bock_factor: 1,
        points: Seat::ALL
            .into_iter()
            .map(|it| i32::from(*penalty.points.get(it)))
            .collect(),
        decided_by: penalty
            .rules
            .iter()
            .map(|&it| encode::rule(scribe, it))
            .collect(),
        ..v1::Settlement::default()
    }
}

#[cfg(test)]
mod tests;
