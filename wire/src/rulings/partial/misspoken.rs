//! Words before the first card of which one was an offence.

use doko_engine::{Budget, Extent, OffenceKind, World};

use super::worlds;
use crate::decode::DecodedRecord;
use crate::encode::Scribe;
use crate::rulings::{Ending, Unjudged};

/// A deal that refuses it, for each word of the offender that may have been the offence. A word
/// that was called after the first card stands in no record, so none of those that do was it
/// then.
pub(super) fn misspoken(
    scribe: &Scribe,
    record: &DecodedRecord,
    ending: &Ending,
    budget: &Budget,
) -> Result<Vec<World>, Unjudged> {
    let mut found = Vec::new();
    if ending.kind != OffenceKind::Vorbehalt || ending.cards_played > 0 {
        return Ok(found);
    }
    if ending.offence.named.is_some() {
        // Whether its seat had the cards of that order takes its hand.
        return Err(Unjudged::RestsOnHands);
    }
    for (index, said) in record.said.iter().enumerate() {
        if said.seat != ending.offence.offender {
            continue;
        }
        let before = record.with_words(index);
        let worlds = match worlds(scribe, &before, budget) {
            Ok(worlds) => worlds,
            // Something before it is wrong, unless an earlier word was the offence.
            Err(Unjudged::Faulty(_) | Unjudged::Unnamed) => break,
            Err(why) => return Err(why),
        };
        let with_it = record.with_words(index + 1);
        let verdict = worlds.say(&with_it.known(budget), said.seat, said.word);
        if verdict.extent == Extent::Some {
            return Err(Unjudged::BeyondBound);
        }
        found.extend(verdict.refused_with);
    }
    Ok(found)
}
