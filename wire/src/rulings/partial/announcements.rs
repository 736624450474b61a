//! May this seat make this announcement now, as far as the hands are known?

use doko_engine::{Budget, Extra, ExtraWord, Seat};
use doko_proto::v1;
use doko_worlds::Worlds;

use super::{before_and_after, positions, verdict, worlds};
use crate::decode::{Announcing, DecodedRecord, Includes};
use crate::encode::{self, Asked, Scribe, Veil, is_certain};
use crate::rulings::Unjudged;

/// Answers into `response`, or says why nothing is answered.
pub(in crate::rulings) fn announcement(
    scribe: &Scribe,
    record: &DecodedRecord,
    (seat, asked): (Option<Seat>, Option<Announcing>),
    include: Includes,
    budget: &Budget,
    response: &mut v1::CheckAnnouncementResponse,
) -> Result<(), Unjudged> {
    let worlds = worlds(scribe, record, budget)?;
    let before = positions(&worlds);
    let first = before.first().ok_or(Unjudged::BeyondBound)?;
    let seats = Seat::ALL
        .into_iter()
        .filter(|&it| seat.is_none_or(|only| only == it));
    let windows = seats.flat_map(|it| encode::agreed_windows(&before, it));
    response.windows = windows.collect();

    let mut longer = record.clone();
    let mut next = None;
    if let Some(Announcing { seat, what, party }) = asked {
        let found = worlds.announce(seat, what, party);
        let asked = Asked::next(first, Some(seat));
        let veil = Veil::of(scribe, record, &worlds);
        let accepted = || {
            let allowed = before.iter().filter_map(|position| {
                let made = position.check_announcement_for(seat, what, party).ok()?;
                Some(encode::announcement_accepted(scribe, position, &made))
            });
            encode::agreed_acceptance(allowed).unwrap_or_default()
        };
        response.verdict = Some(verdict(&veil, &found, &asked, &before, accepted));
        if is_certain(&found) && (include.effects || include.position) {
            longer.extras.push(Extra {
                at: u8::try_from(record.plays.len()).unwrap_or(u8::MAX),
                seat,
                word: ExtraWord::Announcement(what),
                party,
            });
            next = Some(Worlds::of(longer.known(budget)));
        }
    }
    if let Some(next) = next.as_ref().filter(|_| include.effects) {
        let both = before_and_after(&worlds, next);
        response.effects = encode::agreed_effects(scribe, &both);
    }
    if include.position {
        let end = next.as_ref().unwrap_or(&worlds);
        response.position = Veil::of(scribe, record, end).position(end, &positions(end));
    }
    Ok(())
}
