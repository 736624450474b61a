//! Open Pflichtsoli as messages have them.

use doko_engine::{BySeat, OpenPflichtsoli, Seat};
use doko_proto::v1;

use crate::encode;

/// The seats with open Pflichtsoli, and the kinds of these if any of them has one.
pub(super) fn pflichtsoli(all: &BySeat<OpenPflichtsoli>) -> (Vec<i32>, Vec<i32>) {
    use v1::PflichtsoloSlot::{Color, Free, Picture};
    let open = all.iter().flat_map(|(seat, open)| {
        let kinds = [
            (Color, open.color),
            (Picture, open.picture),
            (Free, open.free),
        ];
        let slots = kinds.map(|(slot, times)| vec![slot; usize::from(times)]);
        slots.concat().into_iter().map(move |slot| (seat, slot))
    });
    let (seats, slots): (Vec<Seat>, Vec<v1::PflichtsoloSlot>) = open.unzip();
    let all_free = slots.iter().all(|&it| it == Free);
    (
        seats.into_iter().map(encode::seat).collect(),
        slots
            .into_iter()
            .filter(|_| !all_free)
            .map(Into::into)
            .collect(),
    )
}
