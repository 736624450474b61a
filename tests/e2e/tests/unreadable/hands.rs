//! Hands that cannot have been dealt.

use doko_proto::v1;

use super::case::{Case, put, set};

/// An impossible deal.
pub(crate) const DEALS: &[Case] = &[
    // Seats 1 and 4 hold the tens of hearts.
    (
        "a third copy",
        |record| set(&mut record.hand_2, 0, v1::Card::Ht),
        &[("record.hand_4[1]", "TOO_MANY_COPIES")],
    ),
    (
        "three copies in one hand",
        |record| {
            set(&mut record.hand_1, 1, v1::Card::Ht);
            set(&mut record.hand_1, 2, v1::Card::Ht);
        },
        &[
            ("record.hand_1[2]", "TOO_MANY_COPIES"),
            ("record.hand_4[1]", "TOO_MANY_COPIES"),
        ],
    ),
    (
        "a card that nobody knows",
        |record| put(&mut record.hand_2, 3, 25),
        &[("record.hand_2[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "a card with a negative number",
        |record| put(&mut record.hand_2, 3, -1),
        &[("record.hand_2[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "no card at all",
        |record| put(&mut record.hand_2, 3, 0),
        &[("record.hand_2[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "eleven cards",
        |record| record.hand_3.truncate(11),
        &[("record.hand_3", "WRONG_HAND_SIZE")],
    ),
    (
        "thirteen cards and eleven",
        |record| record.hand_1.extend(record.hand_3.pop()),
        &[
            ("record.hand_1", "WRONG_HAND_SIZE"),
            ("record.hand_3", "WRONG_HAND_SIZE"),
        ],
    ),
    (
        "several at once",
        |record| {
            record.hand_1.truncate(11);
            put(&mut record.hand_2, 3, 99);
            record.hand_4.truncate(1);
        },
        &[
            ("record.hand_1", "WRONG_HAND_SIZE"),
            ("record.hand_2[3]", "UNKNOWN_ENUM_VALUE"),
            ("record.hand_4", "WRONG_HAND_SIZE"),
        ],
    ),
];
