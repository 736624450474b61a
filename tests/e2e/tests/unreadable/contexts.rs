//! Contexts that no game can have.

use super::case::{Case, context, named};

/// What the game inherits.
pub(crate) const CONTEXTS: &[Case] = &[
    (
        "a Pflichtsolo of a fifth seat",
        |record| context(record).pflichtsolo_seats = vec![5],
        &[("record.context.pflichtsolo_seats[0]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "two Pflichtsoli of one seat, which owes one",
        |record| context(record).pflichtsolo_seats = vec![2, 2],
        &[(
            "record.context.pflichtsolo_seats[1]",
            "CONTRADICTORY_FIELDS",
        )],
    ),
    (
        "a Pflichtsolo where nobody owes one",
        |record| {
            named(record, "dokoland-liga");
            context(record).pflichtsolo_seats = vec![2];
        },
        &[(
            "record.context.pflichtsolo_seats[0]",
            "CONTRADICTORY_FIELDS",
        )],
    ),
    (
        "more kinds than Pflichtsoli",
        |record| context(record).pflichtsolo_slots = vec![1],
        &[("record.context.pflichtsolo_seats", "MISSING_FIELD")],
    ),
    (
        "the Vorführung of a seat that owes nothing",
        |record| context(record).vorfuehrung_seat = 3,
        &[("record.context.vorfuehrung_seat", "CONTRADICTORY_FIELDS")],
    ),
    (
        "no game left, and nothing for the game",
        |record| {
            context(record).games_left = Some(0);
            context(record).bock_factor = Some(0);
        },
        &[
            ("record.context.games_left", "MALFORMED_FIELD"),
            ("record.context.bock_factor", "MALFORMED_FIELD"),
        ],
    ),
    (
        "two seats at one place",
        |record| context(record).places = vec![1, 2, 2, 4],
        &[("record.context.places[2]", "CONTRADICTORY_FIELDS")],
    ),
    (
        "places of three seats",
        |record| context(record).places = vec![1, 2, 3],
        &[("record.context.places", "COLUMN_LENGTH_MISMATCH")],
    ),
    (
        "a place that no table has",
        |record| context(record).places = vec![1, 2, 3, 9],
        &[("record.context.places[3]", "UNKNOWN_ENUM_VALUE")],
    ),
];
