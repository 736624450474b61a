//! What a game inherits from the list it is played in.

use doko_engine::{BockFactor, BySeat, Context, OpenPflichtsoli, Seat, SoloRounds};
use doko_proto::v1;

use super::columns::seat;
use super::{Column, Problems, limit, same_length};
use crate::published::Published;

/// What the value of a game is multiplied by for Bock; `None`, and noted, if it is no
/// such factor.
pub(super) fn bock_factor(
    problems: &mut Problems,
    path: &str,
    stated: Option<u32>,
) -> Option<BockFactor> {
    let read = stated.map_or(Some(BockFactor::ONE), BockFactor::new);
    if read.is_none() {
        let problem = format_args!("must be 1 to {}", BockFactor::MOST);
        problems.malformed(path, problem);
    }
    read
}

/// Reads the context, and what the game is multiplied by. Absent means that no list asks for anything.
pub(super) fn context(
    problems: &mut Problems,
    published: Option<&Published>,
    message: Option<&v1::GameContext>,
) -> (Context, BockFactor) {
    let mut context = Context::default();
    let Some(message) = message else {
        return (context, BockFactor::ONE);
    };
    let v1::GameContext {
        pflichtsolo_seats,
        pflichtsolo_slots,
        vorfuehrung_seat,
        games_left,
        bock_factor,
        places,
    } = message;

    context.open_pflichtsoli =
        open_pflichtsoli(problems, published, pflichtsolo_seats, pflichtsolo_slots);
    let path = "record.context.vorfuehrung_seat";
    context.vorfuehrung = problems.optional(path, *vorfuehrung_seat, seat);
    // In a round of soli the eldest must play one that he does not owe.
    let in_solo_round = published.is_some_and(|it| it.rules.list.solo_rounds == SoloRounds::Called);
    let owes = |seat| !context.open_pflichtsoli.get(seat).is_empty();
    let may_have_to = |seat| owes(seat) || (in_solo_round && seat == Seat::First);
    if context.vorfuehrung.is_some_and(|seat| !may_have_to(seat)) {
        let problem = "must be a seat with an open Pflichtsolo";
        problems.contradiction(path, problem);
    }
    within(problems, "record.context.games_left", *games_left, 1, 1000);
    let path = "record.context.bock_factor";
    let bock = self::bock_factor(problems, path, *bock_factor).unwrap_or_default();
    check_places(problems, places);
    (context, bock)
}

/// The Pflichtsoli that each seat still owes: a seat for each, and beside it the kind.
fn open_pflichtsoli(
    problems: &mut Problems,
    published: Option<&Published>,
    seats: &[i32],
    slots: &[i32],
) -> BySeat<OpenPflichtsoli> {
    let path = "record.context.pflichtsolo_seats";
    limit(problems, path, seats.len(), 16);
    let slots_path = "record.context.pflichtsolo_slots";
    let most = published.map_or(u8::MAX, |it| it.rules.pflichtsolo);
    let mut open = BySeat::<OpenPflichtsoli>::default();
    let mut owed = BySeat::<u8>::default();
    for (i, &number) in seats.iter().enumerate().take(16) {
        let Some(seat) = seat(number) else {
            problems.unknown_number(format_args!("{path}[{i}]"), |it| seat(it).is_some());
            continue;
        };
        let kinds = open.get_mut(seat);
        match slot(slots.get(i)) {
            Some(v1::PflichtsoloSlot::Free) => kinds.free += 1,
            Some(v1::PflichtsoloSlot::Color) => kinds.color += 1,
            Some(v1::PflichtsoloSlot::Picture) => kinds.picture += 1,
            Some(v1::PflichtsoloSlot::Unspecified) | None => {
                let path = format_args!("{slots_path}[{i}]");
                problems.unknown_number(path, |it| v1::PflichtsoloSlot::try_from(it).is_ok());
            }
        }
        *owed.get_mut(seat) += 1;
        if *owed.get(seat) > most {
            let problem =
                format_args!("is more than the {most} Pflichtsoli a player of this rule set owes");
            problems.contradiction(format_args!("{path}[{i}]"), problem);
        }
    }
    let columns = [
        Column::whole(path, seats),
        Column::optional(slots_path, slots),
    ];
    same_length(problems, columns);
    open
}

/// The kind of an open Pflichtsolo; none is named where they are all free.
fn slot(number: Option<&i32>) -> Option<v1::PflichtsoloSlot> {
    match number {
        None => Some(v1::PflichtsoloSlot::Free),
        Some(&number) => v1::PflichtsoloSlot::try_from(number).ok(),
    }
}

fn check_places(problems: &mut Problems, places: &[i32]) {
    let path = "record.context.places";
    if !matches!(places.len(), 0 | 4) {
        let problem = "must be empty or name the places of all four seats";
        problems.note(path, v1::ErrorReason::ColumnLengthMismatch, problem);
    }
    for (i, number) in places.iter().enumerate().take(4) {
        if v1::Place::try_from(*number).is_ok_and(|place| place != v1::Place::Unspecified) {
            if places.iter().take(i).any(|other| other == number) {
                let problem = "is the place of another seat, too";
                problems.contradiction(format_args!("{path}[{i}]"), problem);
            }
        } else {
            let path = format_args!("{path}[{i}]");
            problems.unknown_number(path, |it| v1::Place::try_from(it).is_ok());
        }
    }
}

fn within(problems: &mut Problems, path: &str, value: Option<u32>, least: u32, most: u32) {
    if value.is_some_and(|value| !(least..=most).contains(&value)) {
        let problem = format_args!("must be {least} to {most}");
        problems.malformed(path, problem);
    }
}
