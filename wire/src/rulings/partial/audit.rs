//! Was this game played by the rules, as far as the hands are known?

use doko_engine::{
    Budget, Case, CompletedTrick, Extent, Game, Judged, Position, Replay, Section, Skipped, Step,
};
use doko_proto::v1;

use super::scoring::{ends_alike, has_ended};
use super::{Stated, violations};
use crate::decode::DecodedRecord;
use crate::encode::{self, Asked, Scribe};
use crate::rulings::audit::after_violation;
use crate::rulings::scoring::settle;
use crate::texts::{self, EndedBy};

/// Answers into `response`.
pub(in crate::rulings) fn audit(
    scribe: &Scribe,
    record: &DecodedRecord,
    budget: &Budget,
    response: &mut v1::AuditGameResponse,
) {
    let known = record.known(budget);
    let judged = known.judge();
    let whose_is_open = judge(scribe, record, &judged, response);
    // After the judged part comes what is not.
    let rest = |judged: usize| (judged..).map_while(|before| known.record.skipped(before));
    let number = judged.record.actions();
    response.not_judged.extend(match judged.extent {
        Extent::Some => beyond_bound(scribe, rest(number)),
        Extent::All if whose_is_open => unfollowed(scribe, EndedBy::Whose, rest(number)),
        Extent::All if judged.ends_with_a_violation() => after_violation(scribe, rest(number)),
        Extent::All => unfollowed(scribe, ended_by(&judged), rest(number)),
    });
    if budget.is_in_doubt() {
        *response = v1::AuditGameResponse {
            answered_by: response.answered_by.take(),
            not_judged: beyond_bound(scribe, rest(0)),
            ..v1::AuditGameResponse::default()
        };
    }
}

/// Whether it is open who did the last of what is judged, which nobody was allowed to.
fn judge(
    scribe: &Scribe,
    record: &DecodedRecord,
    judged: &Judged<'_, '_>,
    response: &mut v1::AuditGameResponse,
) -> bool {
    let Stated {
        violations,
        of_open_seats,
    } = violations(scribe, record, judged);
    response.violations = violations;
    let worlds = judged.worlds.deals(Case::ANY);
    let (mut whose_is_open, mut is_lost) = (false, false);
    let Some((_, mut replay)) = worlds.zip(judged.replays()).next() else {
        return false;
    };
    let doubtful = judged.unproven();
    while let Some(step) = replay.step() {
        whose_is_open = of_open_seats.contains(&(step.section, step.index));
        if whose_is_open {
            response.not_judged.push(of_open_seat(scribe, &step));
        }
        let mut doubtful = doubtful.iter();
        let doubt = doubtful.find(|it| (it.section, it.index) == (step.section, step.index));
        response.not_judged.extend(doubt.map(|it| {
            let action = Asked::of(&step).message();
            match it.extent {
                Extent::All => {
                    let is_card = step.section == Section::Plays;
                    let text = scribe.text(|language| texts::in_doubt(language, is_card));
                    hand_unknown(action, text)
                }
                Extent::Some => too_many_deals(scribe, action),
            }
        }));
        is_lost = step.outcome.is_err() && !replay.overlook(&step);
    }
    let position = replay.position();
    response.tricks = completed_tricks(scribe, position);
    response.tricks.truncate(tricks_of_all(judged, position));
    // Where something is wrong it may be a claim that ended the game.
    let is_certain = !judged.is_faulty() || doubtful.is_empty();
    if judged.is_complete()
        && !is_lost
        && is_certain
        && has_ended(position)
        && judged.accounts().all(|it| ends_alike(&it, position))
        && let Ok(settlement) = settle(scribe, record, position)
    {
        response.settlement = Some(settlement);
    }
    whose_is_open
}

/// What nobody was allowed to do, where hands leave open who did it.
fn of_open_seat(scribe: &Scribe, step: &Step) -> v1::NotJudged {
    let action = v1::ActionRef {
        seat: v1::Seat::Unspecified.into(),
        ..Asked::of(step).message()
    };
    hand_unknown(action, scribe.text(texts::whose_in_doubt))
}

/// How many of the first tricks went so in every deal.
fn tricks_of_all(judged: &Judged<'_, '_>, position: &Position<'_>) -> usize {
    let own = tricks(position);
    judged.accounts().fold(own.len(), |alike, worlds| {
        judged.replays_with(&worlds).fold(alike, |alike, other| {
            if alike == 0 {
                return 0;
            }
            let other = followed(other);
            let both = own.iter().zip(tricks(&other)).take(alike);
            both.take_while(|(so, other)| so == other).count()
        })
    })
}

fn tricks<'p>(position: &'p Position<'_>) -> &'p [CompletedTrick] {
    position.game().map(Game::tricks).unwrap_or_default()
}

/// The position after what was judged, whatever of it breaks the rules.
fn followed<'g>(mut replay: Replay<'g, '_>) -> Position<'g> {
    while let Some(step) = replay.step() {
        if step.outcome.is_err() {
            replay.overlook(&step);
        }
    }
    replay.into_position()
}

fn completed_tricks(scribe: &Scribe, position: &Position<'_>) -> Vec<v1::CompletedTrick> {
    let all = (1..).zip(tricks(position));
    all.map(|(number, it)| encode::completed_trick(scribe, number, it))
        .collect()
}

/// Actions that are not judged because too many deals fit what stands before them.
fn beyond_bound(scribe: &Scribe, rest: impl Iterator<Item = Skipped>) -> Vec<v1::NotJudged> {
    rest.map(|it| too_many_deals(scribe, encode::skipped(&it)))
        .collect()
}

/// With what ends what is judged, where hands leave open what of it was wrong.
fn ended_by(judged: &Judged<'_, '_>) -> EndedBy {
    if judged.ends_with_an_open_claim() {
        EndedBy::Claim
    } else if judged.ends_with_a_doubtful_word() {
        EndedBy::Word
    } else {
        EndedBy::Card
    }
}

/// Actions that are not judged because hands leave open what was wrong before them, and whose it
/// was, or whether the game goes on.
fn unfollowed(
    scribe: &Scribe,
    by: EndedBy,
    rest: impl Iterator<Item = Skipped>,
) -> Vec<v1::NotJudged> {
    let text = scribe.text(|language| texts::ended(language, by));
    rest.map(|it| hand_unknown(encode::skipped(&it), text.clone()))
        .collect()
}

fn too_many_deals(scribe: &Scribe, action: v1::ActionRef) -> v1::NotJudged {
    v1::NotJudged {
        action: Some(action),
        reason: v1::NotJudgedReason::TooManyDeals.into(),
        text: scribe.text(texts::too_many_deals),
    }
}

fn hand_unknown(action: v1::ActionRef, text: String) -> v1::NotJudged {
    v1::NotJudged {
        action: Some(action),
        reason: v1::NotJudgedReason::HandUnknown.into(),
        text,
    }
}
