//! What is a game worth of which not every hand is known?

use std::cell::RefCell;

use doko_engine::{
    Agreement, Assessment, Budget, Case, Effect, Extent, Extra, ExtraWord, Game, Hearing, Known,
    OffenceKind, Position, World, Worlds,
};

use super::misspoken::misspoken;
use super::offences::not_held;
use super::{is_certain, worlds};
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
    let misspoken = match misspoken(scribe, record, ending, budget) {
        Ok(misspoken) => misspoken,
        Err(why) => return unjudged(why),
    };
    let inquiry = Inquiry {
        known: record.known(budget),
        ending,
    };
    let offences = offences(record, ending, budget);
    let before = up_to(record, ending, &offences);
    let worlds = match worlds(scribe, &before, budget) {
        Ok(worlds) if !misspoken.is_certain => worlds,
        Err(why) if misspoken.worlds.is_empty() => return unjudged(why),
        // So one of the words was the offence.
        Ok(_) | Err(Unjudged::Faulty(_) | Unjudged::Unnamed) => {
            let found = inquiry.agreed(&misspoken.worlds);
            return told(scribe, record, found, budget);
        }
        Err(why) => return unjudged(why),
    };
    if let Some(not_held) = not_held(&worlds, record, &ending.offence) {
        return Ended::NotHeld(not_held);
    }
    // What follows takes no more of the hands than what tells these worlds apart.
    let words = misspoken.worlds;
    let some: Vec<World> = worlds
        .deals(Case::ANY)
        .chain(words.iter().copied())
        .collect();
    let mut found = inquiry.agreed(&some);
    if found.is_none() || !some.iter().any(|&it| inquiry.ends(it)) {
        // If few deals are left, it shows with which of them the game did not end.
        let ended = RefCell::new(Vec::new());
        let all = worlds.agree(|world| {
            if inquiry.ends(world) {
                ended.borrow_mut().push(world);
            }
        });
        if all == Agreement::All(()) {
            let mut worlds = ended.into_inner();
            // Those in which a word was the offence are none of the deals gone through.
            worlds.extend(words.into_iter().filter(|&it| inquiry.ends(it)));
            if worlds.is_empty() {
                return Ended::GoesOn;
            }
            found = inquiry.agreed(&worlds);
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
struct Inquiry<'g, 'a> {
    known: Known<'g, 'a>,
    ending: &'a Ending,
}

impl<'g, 'a> Inquiry<'g, 'a> {
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

/// The record up to the first of the `offences`, and so what is before the offence for certain.
pub(super) fn up_to(record: &DecodedRecord, ending: &Ending, offences: &[usize]) -> DecodedRecord {
    let mut before = record.clone();
    let first = offences.first().copied();
    before.extras.truncate(first.unwrap_or(record.extras.len()));
    // What is declared with a card that comes after the cut has no card left.
    let comes_before = |it: &Extra| {
        it.at < ending.cards_played
            || (it.at == ending.cards_played
                && matches!(it.word, ExtraWord::Announcement(_) | ExtraWord::Claim(_)))
    };
    before.extras.retain(comes_before);
    before.plays.truncate(ending.cards_played.into());
    before
}

/// The places of the announcements or claims of which one was the offence.
pub(super) fn offences(record: &DecodedRecord, ending: &Ending, budget: &Budget) -> Vec<usize> {
    let Ending {
        offence,
        kind,
        cards_played,
    } = ending;
    let is_claim = match kind {
        OffenceKind::Announcement => false,
        OffenceKind::Claim => true,
        OffenceKind::Vorbehalt
        | OffenceKind::Revoke
        | OffenceKind::OutOfTurn
        | OffenceKind::Other => return Vec::new(),
    };
    let may_be_offence = |it: &Extra| {
        it.at == *cards_played
            && it.seat == offence.offender
            && matches!(it.word, ExtraWord::Claim(_)) == is_claim
    };
    let mut places = Vec::new();
    for (place, extra) in record.extras.iter().enumerate() {
        if may_be_offence(extra) && !is_allowed(record, place, &places, budget) {
            places.push(place);
        }
    }
    places
}

/// Whether the announcement at this place was allowed with every deal that fits what came
/// before it, but for the extras that are dropped: then it is no offence.
fn is_allowed(record: &DecodedRecord, place: usize, dropped: &[usize], budget: &Budget) -> bool {
    let Some(&extra) = record.extras.get(place) else {
        return false;
    };
    let ExtraWord::Announcement(announcement) = extra.word else {
        return false;
    };
    let mut before = record.without_extras(dropped);
    before.extras.truncate(place - dropped.len());
    before.plays.truncate(extra.at.into());
    let share = budget.share();
    let judged = before.known(&share).judge();
    let is_allowed = !judged.is_faulty()
        && judged.extent == Extent::All
        && is_certain(&judged.worlds.announce(extra.seat, announcement))
        && !share.is_in_doubt();
    budget.note(&share);
    is_allowed
}
