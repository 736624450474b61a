//! The rulings: one file for each thing that can be asked about a game.

mod also;
mod announcements;
mod audit;
mod batch;
mod claims;
mod ended;
mod inspection;
mod line;
mod moves;
mod named_order;
mod not_judged;
mod offences;
mod partial;
mod scoring;
mod settlement;
#[cfg(test)]
pub(crate) mod tests;
mod vorbehalte;
mod words;

use doko_engine::{Budget, Position, Replay};
use doko_proto::v1;

use crate::decode::{self, Game, Problems, WithHands};
use crate::encode::{Asked, Scene, Scribe, refusal};
use crate::texts;
use crate::{Failure, Question};

pub(crate) use ended::{Broken, Ended, Ending, ended, ending, note_going_on};
pub(crate) use partial::followed;
pub(crate) use scoring::{ForList, settle_record};
pub(crate) use settlement::settle_counts;

/// A question about a game: what is searched for is drawn from one budget.
trait Ruling: Question {
    /// The answer. Where the budget does not suffice it says that it is not known.
    fn within(self, budget: &Budget) -> Result<Self::Response, Failure>;
}

/// Why a record says nothing of what comes after it.
pub(crate) enum Unjudged {
    /// It breaks the rules.
    Faulty(v1::RecordFaulty),
    /// Too many deals fit it, and it is not known whether it breaks the rules, or what
    /// follows from it.
    BeyondBound,
    /// Hands that are not known decide whether the game has ended with it, and how.
    RestsOnHands,
}

impl From<v1::RecordFaulty> for Unjudged {
    fn from(faulty: v1::RecordFaulty) -> Unjudged {
        Unjudged::Faulty(faulty)
    }
}

/// What has to be known before there is an answer.
fn needs(missing: v1::MissingInput) -> v1::NeedsInput {
    v1::NeedsInput {
        missing: missing.into(),
        asks: Vec::new(),
    }
}

/// Takes from a verdict that was asked for without a view all that may show hands.
fn keep_verdict_alone(verdict: Option<&mut v1::Verdict>) {
    use v1::verdict::Outcome;
    match verdict.and_then(|it| it.outcome.as_mut()) {
        Some(Outcome::Refused(refusal)) => keep_reasons_alone(refusal),
        Some(Outcome::RecordFaulty(it)) => it.violations.iter_mut().for_each(keep_reasons_alone),
        Some(Outcome::Undecided(it)) => {
            it.accepted_with = None;
            it.refused_with = None;
        }
        // What it includes and which rule allows it depends on the party of the seat.
        Some(Outcome::Accepted(it)) => *it = v1::Acceptance::default(),
        None => (),
    }
}

/// Takes evidence and texts, which may name cards of a hand.
pub(crate) fn keep_reasons_alone(refusal: &mut v1::Refusal) {
    refusal.evidence = None;
    refusal.text.clear();
    for citation in &mut refusal.violations {
        citation.text.clear();
        citation.arguments.clear();
    }
}

/// What every question about a record asks alike: the record, through whose eyes, in
/// which language, and what the seats are called.
fn read(
    mut problems: Problems,
    record: Option<&v1::GameRecord>,
    view: i32,
    (language, seat_names): (i32, &[String]),
) -> Result<(Game, Scribe), Failure> {
    let record = decode::record(&mut problems, record);
    let view = decode::required_view(&mut problems, view);
    let game = decode::game(record, view);
    let voice = decode::voice(&mut problems, language, seat_names);
    let game = problems.finish(game)?;
    let scribe = Scribe::of(game.record(), voice);
    Ok((game, scribe))
}

/// The position after a whole record, or what is wrong with the record: every
/// violation that can be judged.
fn position_after<'g>(
    scribe: &Scribe,
    game: &'g WithHands,
) -> Result<Position<'g>, v1::RecordFaulty> {
    replay_of(scribe, game).map(Replay::into_position)
}

/// The record, gone through to its end; or what is wrong with it.
fn replay_of<'g>(scribe: &Scribe, game: &'g WithHands) -> Result<Replay<'g, 'g>, v1::RecordFaulty> {
    let mut replay = game.replay();
    let (violations, _) = violations(scribe, game, &mut replay);
    if violations.is_empty() {
        Ok(replay)
    } else {
        Err(v1::RecordFaulty { violations })
    }
}

/// Goes through the record: every violation, and whether one of them leaves
/// open how the game goes on, so that the rest was not judged.
fn violations(
    scribe: &Scribe,
    game: &WithHands,
    replay: &mut Replay<'_, '_>,
) -> (Vec<v1::Refusal>, bool) {
    let mut violations = Vec::new();
    while let Some((step, refused)) = replay.next_refused() {
        let scene = Scene::of(&game.record, replay.position());
        violations.push(refusal(scribe, &refused, &Asked::of(&step), scene));
        if !replay.overlook(&step) {
            return (violations, true);
        }
    }
    (violations, false)
}

fn accepted(acceptance: v1::Acceptance) -> v1::Verdict {
    v1::Verdict {
        outcome: Some(v1::verdict::Outcome::Accepted(acceptance)),
    }
}

fn refused(refusal: v1::Refusal) -> v1::Verdict {
    v1::Verdict {
        outcome: Some(v1::verdict::Outcome::Refused(refusal)),
    }
}

fn faulty(faulty: v1::RecordFaulty) -> v1::Verdict {
    v1::Verdict {
        outcome: Some(v1::verdict::Outcome::RecordFaulty(faulty)),
    }
}

/// The verdict on an action after such a record.
fn unjudged(scribe: &Scribe, unjudged: Unjudged) -> v1::Verdict {
    match unjudged {
        Unjudged::Faulty(it) => faulty(it),
        Unjudged::BeyondBound => v1::Verdict {
            outcome: Some(v1::verdict::Outcome::Undecided(v1::Undecided {
                deals_tried: Some(0),
                text: scribe.text(texts::too_many_deals),
                ..v1::Undecided::default()
            })),
        },
        Unjudged::RestsOnHands => v1::Verdict {
            outcome: Some(v1::verdict::Outcome::Undecided(v1::Undecided {
                text: scribe.text(texts::depends_on_cards),
                ..v1::Undecided::default()
            })),
        },
    }
}
