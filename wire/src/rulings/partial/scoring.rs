//! What is a game worth of which not every hand is known?

use std::cell::RefCell;

use doko_engine::{
    Agreement, Assessment, Budget, Case, Effect, Game, Hearing, Known, Position, World, Worlds,
};

use super::before::{Before, before, not_held, offences, up_to};
use super::worlds;
use crate::decode::DecodedRecord;
use crate::encode::Scribe;
use crate::rulings::{Ended, Ending, Unjudged};

/// The position after the record with one of the deals that fit, and those with the others, or
/// what is wrong with the record. Of a finished game any of them will do: once all cards lie,
/// they have shown every hand; and what a claim gives away does not depend on who holds it.
/// Where nothing but words is in the record, hands may decide whether cards are dealt
/// again, and why.
pub(in crate::rulings) fn positions_after<'g>(
    scribe: &Scribe,
    record: &'g DecodedRecord,
    budget: &Budget,
) -> Result<(Position<'g>, Vec<Position<'g>>), Unjudged> {
    let worlds = worlds(scribe, record, budget)?;
    let first = worlds.deals(Case::ANY).next();
    let position = first.map(|world| worlds.position(world));
    let position = position.ok_or(Unjudged::BeyondBound)?;
    let alike = told_apart(&worlds).map(|it| ends_as(&it, &position).then_some(it));
    let others: Option<Vec<_>> = alike.collect();
    if budget.is_in_doubt() {
        return Err(Unjudged::BeyondBound);
    }
    let mut others = others.ok_or(Unjudged::RestsOnHands)?;
    others.retain(|it| !has_ended(it));
    Ok((position, others))
}

/// The position after the record, once for each thing that can be the case.
fn told_apart<'g>(worlds: &Worlds<'g, '_>) -> impl Iterator<Item = Position<'g>> {
    let deals = worlds.deals_told_apart(Case::ANY);
    deals.map(|world| worlds.position(world))
}

/// Whether the game is over, or was none.
pub(super) fn has_ended(position: &Position<'_>) -> bool {
    position.redeal().is_some() || position.game().is_some_and(Game::is_over)
}

/// Whether the game has ended in all deals as in this position with one of them, or goes
/// on in all of them.
pub(super) fn ends_alike(worlds: &Worlds<'_, '_>, position: &Position<'_>) -> bool {
    told_apart(worlds).all(|it| ends_as(&it, position))
}

/// Whether both go on, or both have ended, for the same reason where it was no game.
fn ends_as(one: &Position<'_>, other: &Position<'_>) -> bool {
    has_ended(one) == has_ended(other) && one.redeal() == other.redeal()
}

/// What a game came to that an offence ended, if that is the same in every deal that
/// fits. One in which it did not end the game (PEN-2) does not fit.
pub(in crate::rulings) fn ended(
    scribe: &Scribe,
    record: &DecodedRecord,
    ending: &Ending,
    budget: &Budget,
) -> Ended {
    let offences = offences(record, ending, budget);
    let up_to_it = up_to(record, ending, &offences);
    let Before { words, deals } = match before(scribe, &up_to_it, ending, budget) {
        Ok(before) => before,
        Err(why) => return unjudged(why),
    };
    let outcomes = Outcomes {
        known: record.known(budget),
        ending,
    };
    let Some(deals) = deals else {
        return told(scribe, record, outcomes.agreed(&words), budget);
    };
    if let Some(not_held) = not_held(&deals, record, &ending.offence) {
        return Ended::NotHeld(not_held);
    }
    // What follows takes no more of the hands than what tells these worlds apart.
    let some: Vec<World> = deals
        .deals(Case::ANY)
        .chain(words.iter().copied())
        .collect();
    let mut found = outcomes.agreed(&some);
    if found.is_none() || !some.iter().any(|&it| outcomes.ends(it)) {
        // If few deals are left, it shows with which of them the game did not end.
        let ended = RefCell::new(Vec::new());
        let all = deals.agree(|world| {
            if outcomes.ends(world) {
                ended.borrow_mut().push(world);
            }
        });
        if all == Agreement::All(()) {
            let mut worlds = ended.into_inner();
            // Those in which a word was the offence are none of the deals gone through.
            worlds.extend(words.into_iter().filter(|&it| outcomes.ends(it)));
            if worlds.is_empty() {
                return Ended::GoesOn;
            }
            found = outcomes.agreed(&worlds);
        }
    }
    told(scribe, record, found, budget)
}

/// What is said where nothing is known of the record before the offence.
fn unjudged(why: Unjudged) -> Ended {
    match why {
        Unjudged::Faulty(violations) => Ended::Faulty(violations),
        Unjudged::Unnamed => Ended::FaultUnnamed,
        Unjudged::BeyondBound | Unjudged::RestsOnHands => Ended::NeedsHands,
    }
}

/// What was `found`, if something was.
fn told(
    scribe: &Scribe,
    record: &DecodedRecord,
    found: Option<(Vec<Position<'_>>, Assessment)>,
    budget: &Budget,
) -> Ended {
    match found.filter(|_| !budget.is_in_doubt()) {
        Some((positions, found)) => Ended::of(scribe, record, &positions, found),
        None => Ended::NeedsHands,
    }
}

/// What an offence leads to, deal by deal.
struct Outcomes<'g, 'a> {
    known: Known<'g, 'a>,
    ending: &'a Ending,
}

impl<'g, 'a> Outcomes<'g, 'a> {
    /// The record up to the offence, if it is legal with this deal.
    fn hearing(&self, world: World) -> Option<Hearing<'g, 'a>> {
        let mut hearing = Hearing::of(self.known.replay(world), self.ending.complaint());
        hearing.next_fault().is_none().then_some(hearing)
    }

    /// Whether the game ends: the record is legal, and not all remaining tricks were
    /// decided.
    fn ends(&self, world: World) -> bool {
        let found = |it: Hearing<'g, 'a>| it.assess(&self.ending.offence).1;
        let found = self.hearing(world).map(found);
        found.is_some_and(|it| effect(&it) != Some(Effect::GoesOn))
    }

    /// What follows with all of these deals, and the positions at the offence.
    fn agreed(&self, worlds: &[World]) -> Option<(Vec<Position<'g>>, Assessment)> {
        let heard =
            |&world: &World| Some(self.hearing(world)?.assess_by_class(&self.ending.offence));
        let heard: Option<Vec<_>> = worlds.iter().map(heard).collect();
        let (positions, all): (Vec<_>, Vec<_>) = heard?.into_iter().unzip();
        let found = *all.first()?;
        // Who won it is a part of a settlement, even if nobody got any points.
        let parties = |it: &Position<'_>| it.game().map(|game| *game.parties());
        let first = positions.first().and_then(parties);
        let settles = effect(&found) == Some(Effect::EndsSettled);
        let same = all.iter().all(|it| *it == found)
            && (!settles || positions.iter().all(|it| parties(it) == first));
        same.then_some((positions, found))
    }
}

/// What becomes of the game, if that is known.
const fn effect(found: &Assessment) -> Option<Effect> {
    match found {
        Assessment::Penalty(penalty) => Some(penalty.effect),
        Assessment::NeedsClass | Assessment::NeedsHarm => None,
    }
}
