//! Games that an offence ended: the offence as it is read, and what the game came to.

use doko_engine::{
    Assessment, Budget, Effect, Game, Offence, OffenceClass, OffenceKind, Party, Penalties,
    Penalty, Position, Rule, Seat,
};
use doko_proto::v1;

use super::offences::{assess_heard, offence};
use super::scoring::settlement;
use crate::decode::{Problems, WithHands};
use crate::encode::{self, Scribe};
use crate::published::Published;

/// An offence that ended a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ending {
    pub(crate) offence: Offence,
    pub(crate) kind: OffenceKind,
    /// How many cards were on the table before it.
    pub(crate) cards_played: u8,
}

/// Reads an offence after these many plays: only a grave one ends a game, and only
/// where there are penalties.
pub(crate) fn ending(
    problems: &mut Problems,
    published: Option<&Published>,
    plays: usize,
    message: Option<v1::Offence>,
) -> Option<Ending> {
    if published.is_some_and(|it| it.rules.penalties == Penalties::Off) {
        let problem = "must not be there: this rule set knows no penalties (PEN-9)";
        problems.note(
            "offence".to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
    let (offence, kind, at) = offence(problems, message)?;
    check_class(problems, offence.class);
    if usize::try_from(at).map_or(true, |at| at > plays) {
        let problem = "must not exceed the number of plays";
        problems.note(
            "offence.cards_played".to_owned(),
            v1::ErrorReason::OutOfOrder,
            problem,
        );
    }
    Some(Ending {
        offence,
        kind,
        cards_played: u8::try_from(at).ok()?,
    })
}

/// Only a grave offence ends a game.
fn check_class(problems: &mut Problems, class: Option<OffenceClass>) {
    let path = "offence.class_of_effect";
    match class {
        Some(OffenceClass::Grave) => (),
        None => problems.missing_field(path),
        Some(OffenceClass::Irrelevant | OffenceClass::Minor | OffenceClass::Unsporting) => {
            let problem = "must be grave: no other offence ends a game (PEN-5, PEN-6, PEN-8)";
            problems.note(
                path.to_owned(),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
        }
    }
}

/// The position at the offence, and the penalty if it ends the game; what does not
/// is noted.
///
/// # Errors
///
/// What is wrong with the record before the offence.
pub(crate) fn ended<'g>(
    scribe: &Scribe,
    problems: &mut Problems,
    game: &'g WithHands,
    ending: &Ending,
    budget: &Budget,
) -> Result<Option<(Position<'g>, Penalty)>, v1::RecordFaulty> {
    let Ending {
        offence,
        kind,
        cards_played,
    } = ending;
    let (before, found) = assess_heard(scribe, game, offence, (*kind, *cards_played), budget)?;
    Ok(match found {
        Assessment::Penalty(penalty) if penalty.effect != Effect::GoesOn => Some((before, penalty)),
        Assessment::Penalty(_) => {
            let problem = "does not end the game: all remaining tricks were decided (PEN-2)";
            problems.note(
                "offence".to_owned(),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
            None
        }
        Assessment::NeedsHarm => {
            problems.missing_field("offence.harms_soloist");
            None
        }
        // Noted when the request was read.
        Assessment::NeedsClass => {
            problems.missing_field("offence.class_of_effect");
            None
        }
    })
}

/// What a game came to that ended with this penalty. If it is settled the penalty
/// points stand beside it (SCORE-43); if not they are all that there is.
pub(crate) fn settlement_of_ended(
    scribe: &Scribe,
    game: &WithHands,
    before: &Position<'_>,
    penalty: &Penalty,
) -> v1::Settlement {
    if let Some(settled) = &penalty.settlement {
        let mut message = settlement(scribe, &game.record, before, settled);
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
