//! Columns that do not fit together, and entries that nobody can read.

use doko_proto::v1;

use super::case::{Case, put};

/// What was said, played and announced.
pub(crate) const COLUMNS: &[Case] = &[
    (
        "a word less than speakers",
        |record| record.said_words.truncate(3),
        &[("record.said_words", "COLUMN_LENGTH_MISMATCH")],
    ),
    (
        "words without speakers",
        |record| record.said_seats.clear(),
        &[("record.said_seats", "MISSING_FIELD")],
    ),
    (
        "bids and ranks for some words only",
        |record| {
            record.said_bids = vec![0];
            record.said_ranks = vec![0; 3];
        },
        &[
            ("record.said_bids", "COLUMN_LENGTH_MISMATCH"),
            ("record.said_ranks", "COLUMN_LENGTH_MISMATCH"),
        ],
    ),
    (
        "the height and the rank of a word that takes none",
        |record| {
            record.said_bids = vec![0, 7, 0, 0];
            record.said_ranks = vec![0, 0, 3, 0];
        },
        &[
            ("record.said_bids[1]", "MALFORMED_FIELD"),
            ("record.said_ranks[2]", "MALFORMED_FIELD"),
        ],
    ),
    (
        "a bid without its height",
        |record| put(&mut record.said_words, 1, v1::SaidWord::Bid.into()),
        &[("record.said_bids", "MISSING_FIELD")],
    ),
    (
        "Schweine of a rank that does not exist",
        |record| {
            put(&mut record.said_words, 1, v1::SaidWord::Schweine.into());
            record.said_ranks = vec![0, 7, 0, 0];
        },
        &[("record.said_ranks[1]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "three claims",
        |record| {
            record.extra_at = vec![48; 3];
            record.extra_seats = vec![1; 3];
            record.extra_words = vec![v1::ExtraWord::ClaimRest.into(); 3];
        },
        &[("record.extra_words", "LIMIT_EXCEEDED")],
    ),
    (
        "a fifth seat, and a word from nowhere",
        |record| {
            put(&mut record.said_seats, 1, 5);
            put(&mut record.said_words, 2, 99);
        },
        &[
            ("record.said_seats[1]", "UNKNOWN_ENUM_VALUE"),
            ("record.said_words[2]", "UNKNOWN_ENUM_VALUE"),
        ],
    ),
    (
        "nobody says nothing",
        |record| {
            put(&mut record.said_seats, 0, 0);
            put(&mut record.said_words, 0, 0);
        },
        &[
            ("record.said_seats[0]", "UNKNOWN_ENUM_VALUE"),
            ("record.said_words[0]", "UNKNOWN_ENUM_VALUE"),
        ],
    ),
    (
        "too many words",
        |record| {
            record.said_seats = vec![1; 65];
            record.said_words = vec![1; 65];
        },
        &[("record.said_seats", "LIMIT_EXCEEDED")],
    ),
    (
        "a play that is no card",
        |record| put(&mut record.plays, 3, 0),
        &[("record.plays[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "forty-nine plays",
        |record| {
            record.plays.push(v1::Card::Ca.into());
            record.play_seats.push(1);
        },
        &[("record.plays", "LIMIT_EXCEEDED")],
    ),
    (
        "some players are stated",
        |record| record.play_seats.truncate(47),
        &[("record.play_seats", "COLUMN_LENGTH_MISMATCH")],
    ),
    (
        "a card of a ninth seat",
        |record| put(&mut record.play_seats, 3, 9),
        &[("record.play_seats[3]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "announcements without speakers and words",
        |record| {
            record.extra_seats.clear();
            record.extra_words.pop();
        },
        &[
            ("record.extra_seats", "MISSING_FIELD"),
            ("record.extra_words", "COLUMN_LENGTH_MISMATCH"),
        ],
    ),
    (
        "announcements that run backwards",
        |record| record.extra_at = vec![9, 1, 13],
        &[("record.extra_at[1]", "OUT_OF_ORDER")],
    ),
    (
        "an announcement after more cards than were played",
        |record| record.extra_at = vec![1, 9, 49],
        &[("record.extra_at[2]", "OUT_OF_ORDER")],
    ),
    (
        "an announcement of nobody, and one of nothing",
        |record| {
            put(&mut record.extra_seats, 0, 0);
            put(&mut record.extra_words, 1, 77);
        },
        &[
            ("record.extra_seats[0]", "UNKNOWN_ENUM_VALUE"),
            ("record.extra_words[1]", "UNKNOWN_ENUM_VALUE"),
        ],
    ),
    (
        "a party of Re",
        |record| record.extra_parties = vec![1, 0, 0],
        &[("record.extra_parties[0]", "MALFORMED_FIELD")],
    ),
    (
        "a Genscher without the seat that is named",
        |record| put(&mut record.extra_words, 1, v1::ExtraWord::Genscher.into()),
        &[("record.extra_partners", "MISSING_FIELD")],
    ),
    (
        "a Genscher that names nobody",
        |record| {
            put(&mut record.extra_words, 1, v1::ExtraWord::Genscher.into());
            record.extra_partners = vec![0; 3];
        },
        &[("record.extra_partners[1]", "UNKNOWN_ENUM_VALUE")],
    ),
    (
        "too many announcements",
        |record| {
            record.extra_at = vec![48; 65];
            record.extra_seats = vec![1; 65];
            record.extra_words = vec![1; 65];
        },
        &[("record.extra_at", "LIMIT_EXCEEDED")],
    ),
];
