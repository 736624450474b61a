//! Section `c`: what a game inherits from its session.

use doko_proto::{Names, names, v1};

use crate::codes::{digit, joined, seat, seat_text};
use crate::cursor::Cursor;
use crate::error::{LineError, Unwritable};

const SLOTS: Names = names!(PflichtsoloSlot);
const FREE: i32 = v1::PflichtsoloSlot::Free as i32;

pub(crate) fn text(context: Option<&v1::GameContext>) -> Result<String, Unwritable> {
    let Some(context) = context else {
        return Ok(String::new());
    };
    let v1::GameContext {
        pflichtsolo_seats,
        pflichtsolo_slots,
        vorfuehrung_seat,
        games_left,
        bock_factor,
        places,
    } = context;
    let mut entries = open_soli(pflichtsolo_seats, pflichtsolo_slots)?;
    if *vorfuehrung_seat != 0 {
        let seat = seat_text("context.vorfuehrung_seat", *vorfuehrung_seat)?;
        entries.push(format!("v{seat}"));
    }
    entries.extend(games_left.map(|games| format!("g{games}")));
    entries.extend(bock_factor.map(|factor| format!("b{factor}")));
    if !places.is_empty() {
        let path = "context.places";
        if places.len() != 4 {
            return Err(Unwritable::length(path, places.len(), 4));
        }
        entries.push(format!("t{}", joined(path, places, "", place_text)?));
    }
    Ok(entries.join(" "))
}

fn open_soli(seats: &[i32], slots: &[i32]) -> Result<Vec<String>, Unwritable> {
    let path = "context.pflichtsolo_slots";
    if !slots.is_empty() && slots.len() != seats.len() {
        return Err(Unwritable::length(path, slots.len(), seats.len()));
    }
    let slots = slots.iter().copied().chain(std::iter::repeat(FREE));
    let entries = seats.iter().zip(slots).enumerate();
    let entries = entries.map(|(i, (&seat, slot))| {
        let seat = seat_text(&format!("context.pflichtsolo_seats[{i}]"), seat)?;
        let slot = match slot {
            FREE => String::new(),
            _ => SLOTS
                .text(slot)
                .ok_or_else(|| Unwritable::unknown(format!("{path}[{i}]"), slot))?,
        };
        Ok(format!("o{seat}{slot}"))
    });
    entries.collect()
}

fn place_text(path: &str, &number: &i32) -> Result<String, Unwritable> {
    match v1::Place::try_from(number) {
        Ok(place) if place != v1::Place::Unspecified => Ok(number.to_string()),
        Ok(_) | Err(_) => Err(Unwritable::unknown(path, number)),
    }
}

pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Option<v1::GameContext>, LineError> {
    let mut context = v1::GameContext::default();
    while cursor.is_at_entry() {
        let before = *cursor;
        let twice = || Err(before.problem("this entry stands twice".to_owned()));
        let letter = cursor.take_characters(1).unwrap_or_default();
        match letter {
            "o" => {
                context.pflichtsolo_seats.push(seat(cursor)?);
                context.pflichtsolo_slots.push(slot(cursor)?);
            }
            "v" if context.vorfuehrung_seat != 0 => return twice(),
            "v" => context.vorfuehrung_seat = seat(cursor)?,
            "g" if context.games_left.is_some() => return twice(),
            "g" => context.games_left = Some(cursor.number("the number of games left")?),
            "b" if context.bock_factor.is_some() => return twice(),
            "b" => context.bock_factor = Some(cursor.number("a factor")?),
            "t" if !context.places.is_empty() => return twice(),
            "t" => context.places = places(cursor)?,
            _ => return Err(before.expected("`o`, `v`, `g`, `b` or `t`")),
        }
        cursor.end_entry("nothing more")?;
    }
    if context.pflichtsolo_slots.iter().all(|&slot| slot == FREE) {
        context.pflichtsolo_slots.clear();
    }
    Ok((context != v1::GameContext::default()).then_some(context))
}

fn slot(cursor: &mut Cursor<'_>) -> Result<i32, LineError> {
    let before = *cursor;
    let text = cursor.take_while(|it| it.is_ascii_alphabetic());
    if text.is_empty() {
        return Ok(FREE);
    }
    let slot = SLOTS.find(text);
    slot.ok_or_else(|| before.expected("`color` or `picture`"))
}

fn places(cursor: &mut Cursor<'_>) -> Result<Vec<i32>, LineError> {
    let what = "four places from `1` to `8`";
    let place = |_| digit(cursor, 1..=8).ok_or_else(|| cursor.expected(what));
    (0..4).map(place).collect()
}
