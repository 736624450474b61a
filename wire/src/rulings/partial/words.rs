//! May this seat say this word now, as far as the hands are known?

use doko_engine::{Budget, Seat};
use doko_proto::v1;
use doko_worlds::Worlds;

use super::{before_and_after, positions, verdict, worlds};
use crate::decode::{DecodedRecord, Includes, Spoken};
use crate::encode::{self, Asked, Scribe, Veil, is_certain};
use crate::rulings::Unjudged;

/// Answers into `response`, or says why nothing is answered; the second record has the
/// word at its end.
pub(in crate::rulings) fn word(
    scribe: &Scribe,
    (record, longer): (&DecodedRecord, &DecodedRecord),
    (seat, word): (Seat, Spoken),
    include: Includes,
    budget: &Budget,
    response: &mut v1::CheckWordResponse,
) -> Result<(), Unjudged> {
    let worlds = worlds(scribe, record, budget)?;
    let before = positions(&worlds);
    let first = before.first().ok_or(Unjudged::BeyondBound)?;
    let known = longer.known(budget);
    let found = match word {
        Spoken::Said(word, _) => worlds.say(&known, seat, word),
        Spoken::Extra(word) => worlds.declare(seat, word),
    };
    let asked = Asked::action(first, word.by(seat));
    let veil = Veil::of(scribe, record, &worlds);
    let allowed = || encode::allowed_word(first, (seat, word), false);
    let accepted = || encode::word_accepted(scribe, allowed());
    response.verdict = Some(verdict(&veil, &found, &asked, &before, accepted));
    let next = is_certain(&found).then(|| Worlds::of(known));
    if let Some(next) = next.as_ref().filter(|_| include.effects) {
        let both = before_and_after(&worlds, next);
        let mut effects = encode::agreed_effects(scribe, &both);
        let is_open = both.iter().all(|(_, after)| encode::is_open(after));
        if let Some(effects) = effects
            .as_mut()
            .filter(|_| is_open && next.asks().is_empty())
        {
            effects.phase = v1::Phase::Unspecified.into();
        }
        response.effects = effects;
    }
    if include.position {
        let (end, record) = match &next {
            Some(next) => (next, longer),
            None => (&worlds, record),
        };
        response.position = Veil::of(scribe, record, end).position(end, &positions(end));
    }
    Ok(())
}
