//! What is a game worth of which not every hand is known?

use doko_engine::{Budget, Game, Position};
use doko_worlds::{Case, Worlds};

use super::worlds;
use crate::decode::DecodedRecord;
use crate::encode::Scribe;
use crate::rulings::Unjudged;

/// The position after the record with one of the deals that fit, and those with the others. Of a
/// finished game any of them will do: once all cards lie, they have shown every hand; and what a
/// claim gives away does not depend on who holds it.
/// Where nothing but words is in the record, hands may decide whether cards are dealt
/// again, and why.
pub(in crate::rulings) fn positions_after<'g>(
    scribe: &Scribe,
    record: &'g DecodedRecord,
    budget: &Budget,
) -> Result<(Position<'g>, Vec<Position<'g>>), Unjudged> {
    // What a faulty game comes to takes all hands.
    let worlds = worlds(scribe, record, budget).map_err(|why| match why {
        Unjudged::Faulty(_) | Unjudged::RestsOnHands => Unjudged::RestsOnHands,
        Unjudged::BeyondBound => Unjudged::BeyondBound,
    })?;
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
    let deals = worlds.deals(Case::ANY);
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
