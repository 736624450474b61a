//! Records, replayed by the engine.

use doko_engine::{Context, Position, Refusal, Replay, RuleSet};
use doko_harness::Record;
use doko_worlds::Case;

use super::Fault;
use super::known::{known_in, seen, worlds};
use super::record::{Actions, context, deal, is_hidden};

/// A record after its last action.
pub(crate) enum Replayed<'r> {
    /// Everything in it was legal.
    Legal(Box<Position<'r>>),
    /// Something in it was refused.
    Refused(Refusal),
}

/// Replays `record`.
pub(crate) fn replay<'r>(rules: &'r RuleSet, record: &Record) -> Result<Replayed<'r>, Fault> {
    replay_in(rules, record, context(record)?)
}

/// Replays `record` in another context than the one it states.
pub(crate) fn replay_in<'r>(
    rules: &'r RuleSet,
    record: &Record,
    context: Context,
) -> Result<Replayed<'r>, Fault> {
    if is_hidden(record) {
        return replay_hidden(rules, record, context);
    }
    let deal = deal(rules, record)?;
    let actions = Actions::read(record)?;
    let mut replay = Replay::new(rules, context, deal, actions.record());
    while let Some(step) = replay.step() {
        if let Err(refusal) = step.outcome {
            return Ok(Replayed::Refused(refusal));
        }
    }
    Ok(Replayed::Legal(Box::new(replay.into_position())))
}

/// Replays a record of which not every hand is known, in one of the deals that fit.
fn replay_hidden<'r>(
    rules: &'r RuleSet,
    game: &Record,
    context: Context,
) -> Result<Replayed<'r>, Fault> {
    let seen = seen(rules, game)?;
    let worlds = worlds(known_in(rules, game, context, &seen)?);
    let worlds = worlds.map_err(|_| "the record is faulty")?;
    let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
    Ok(Replayed::Legal(Box::new(worlds.position(world))))
}
