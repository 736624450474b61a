//! Games of which not every hand is known: what is true of every deal that fits.

use doko_engine::{Budget, Context, Position, Refusal, Replay, RuleSet};
use doko_harness::{Record, Verdict};
use doko_worlds::{Extent, Found, Hidden, Judged, Known, Told, Worlds};

use super::Fault;
use super::record::{self, Actions};

/// A game as the view of its record sees it.
pub(crate) struct Seen {
    pub(crate) actions: Actions,
    hidden: [Option<Hidden>; 2],
    pub(crate) told: Told,
    budget: Budget,
}

impl Seen {
    /// Whether a fourth of the budget of one question is gone.
    pub(crate) const fn is_worn(&self) -> bool {
        self.budget.spent() > Budget::STEPS / 4
    }

    /// Whether what was answered rests on what was not looked for to the end.
    pub(crate) const fn is_spent(&self) -> bool {
        self.budget.is_in_doubt() || self.budget.is_spent()
    }
}

/// What is known of the actions of `record`, and what everybody is told of them.
pub(crate) fn seen(rules: &RuleSet, record: &Record) -> Result<Seen, Fault> {
    let mut actions = Actions::read(record)?;
    let told = told(rules, record, &actions)?;
    told.name_parties(&mut actions.extras);
    let hidden = actions.cover(rules, record.view);
    Ok(Seen {
        actions,
        hidden,
        told,
        budget: Budget::new(),
    })
}

/// What no word says and whoever looks on is told, if the record has it: with all hands.
fn told(rules: &RuleSet, record: &Record, actions: &Actions) -> Result<Told, Fault> {
    let is_whole = record.hands.len() == 4 && !record.hands.iter().any(String::is_empty);
    if record.view.is_none() || !is_whole {
        return Ok(Told::default());
    }
    let whole = Record {
        view: None,
        ..record.clone()
    };
    let deal = record::deal(rules, &whole)?;
    let replay = Replay::new(rules, record::context(record)?, deal, actions.record());
    Ok(Told::of(replay, &actions.record()))
}

pub(crate) fn known<'a>(
    rules: &'a RuleSet,
    record: &Record,
    seen: &'a Seen,
) -> Result<Known<'a, 'a>, Fault> {
    known_in(rules, record, record::context(record)?, seen)
}

/// The same in this context.
pub(crate) fn known_in<'r, 'a>(
    rules: &'r RuleSet,
    record: &Record,
    context: Context,
    seen: &'a Seen,
) -> Result<Known<'r, 'a>, Fault> {
    Ok(Known {
        rules,
        context,
        hands: record::hands(record)?,
        record: seen.actions.record(),
        hidden: seen.hidden,
        told: seen.told,
        budget: &seen.budget,
    })
}

/// The deals that fit the record; or what becomes of every question, if none does, or if that is
/// not known.
pub(crate) fn worlds<'r, 'a>(known: Known<'r, 'a>) -> Result<Worlds<'r, 'a>, Verdict> {
    match known.judge() {
        Judged::Legal(worlds) => Ok(worlds),
        Judged::Faulty(..) => Err(Verdict::RecordFaulty),
        Judged::BeyondBound => Err(Verdict::Undecided),
    }
}

/// The verdict on what was found, and what is seen to speak against it if that is a no.
pub(crate) fn verdict(worlds: &Worlds<'_, '_>, found: &Found) -> (Verdict, Option<Refusal>) {
    match (found.accepted_with, found.refused_with, found.extent) {
        (Some(_), Some(_), _) | (_, _, Extent::Some) => (Verdict::Undecided, None),
        (_, None, Extent::All) => (Verdict::Accepted, None),
        (None, Some(world), Extent::All) => {
            let (sight, position) = (worlds.sight(), worlds.position(world));
            let seen = |seat| sight.hand_in(position.game(), seat);
            (Verdict::Refused, found.refusal.map(|it| it.as_seen(seen)))
        }
    }
}

/// The position after what is accepted, in one deal.
pub(crate) fn accepted<'a>(worlds: &Worlds<'a, 'a>, found: &Found) -> Option<Position<'a>> {
    found.accepted_with.map(|world| worlds.position(world))
}
