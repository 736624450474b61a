//! The rulings: one file for each thing that can be asked about a game.

mod announcements;
mod audit;
mod batch;
mod claims;
mod inspection;
mod moves;
mod offences;
mod scoring;
mod vorbehalte;

use doko_engine::Position;
use doko_proto::v1;

use crate::decode::WithHands;
use crate::encode::{Asked, Scene, Scribe, refusal};

pub(crate) use scoring::{settle_counts, settle_record};
pub(crate) use vorbehalte::{needs_input, open_rights};

/// The position after a whole record, or what is wrong with the record: every
/// violation that can be judged.
fn position_after(
    scribe: &Scribe,
    game: &WithHands,
) -> Result<Position<'static>, v1::RecordFaulty> {
    let mut replay = game.replay();
    let mut violations = Vec::new();
    while let Some(step) = replay.step() {
        if let Err(refused) = &step.outcome {
            let asked = Asked::of(&step);
            let scene = Scene::of(&game.record, replay.position());
            violations.push(refusal(scribe, refused, &asked, scene));
            if !replay.overlook(&step) {
                break;
            }
        }
    }
    if violations.is_empty() {
        Ok(replay.into_position())
    } else {
        Err(v1::RecordFaulty { violations })
    }
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
