//! What went before an offence, as far as the hands are known.

use doko_engine::{
    Budget, Case, Extent, Extra, ExtraWord, Offence, OffenceKind, Position, World, Worlds,
};

use super::misspoken::misspoken;
use super::{is_certain, worlds};
use crate::decode::DecodedRecord;
use crate::encode::Scribe;
use crate::rulings::named_order::{NotHeld, is_known};
use crate::rulings::{Ending, Unjudged};

/// The deals in which what went before an offence is legal.
pub(super) struct Before<'g, 'a> {
    /// A deal for each word of the offender that may have been the offence.
    pub(super) words: Vec<World>,
    /// Those in which every word was legal; `None` if one of the words was the offence.
    pub(super) deals: Option<Worlds<'g, 'a>>,
}

/// The same, or what is wrong with the `record` [`up_to`] the offence.
pub(super) fn before<'g: 'a, 'a>(
    scribe: &Scribe,
    record: &'g DecodedRecord,
    ending: &Ending,
    budget: &'a Budget,
) -> Result<Before<'g, 'a>, Unjudged> {
    let words = misspoken(scribe, record, ending, budget)?;
    match worlds(scribe, record, budget) {
        Ok(deals) => Ok(Before {
            words,
            deals: Some(deals),
        }),
        Err(why) if words.is_empty() => Err(why),
        Err(Unjudged::Faulty(_) | Unjudged::Unnamed) => Ok(Before { words, deals: None }),
        Err(why) => Err(why),
    }
}

/// The cards of the order that was named before `offence` that its seat had not, whichever
/// deal it is.
pub(super) fn not_held(
    worlds: &Worlds<'_, '_>,
    record: &DecodedRecord,
    offence: &Offence,
) -> Option<NotHeld> {
    let named = offence.named.as_ref()?;
    let deals = worlds.deals(Case::ANY);
    let positions: Vec<Position<'_>> = deals.map(|it| worlds.position(it)).collect();
    NotHeld::among(Some(named), positions.iter(), |seat| is_known(record, seat))
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
        && is_certain(&judged.worlds.announce(extra.seat, announcement));
    budget.note(&share);
    is_allowed
}
