//! The whole Kreuz-Solo, played on after something went wrong.

use doko_e2e::RecordExt as _;
use doko_e2e::golden::{KREUZ_SOLO, KREUZ_SOLO_PFLICHTSOLO};
use doko_proto::v1;

use super::super::case::{Whole, violation};

/// The whole game with one thing changed. The settlement is that of the game as
/// it was played, counted by hand.
pub(crate) fn whole() -> Vec<Whole> {
    vec![
        Whole {
            name: "the eldest leads to a Pflichtsolo",
            game: KREUZ_SOLO_PFLICHTSOLO,
            broken: Ok,
            violations: vec![violation("plays", 0, 0, 1, &[("OUT_OF_TURN", "LEAD-2")])],
            tricks: 0,
            not_judged: 47 + 5,
            points: None,
        },
        Whole {
            // The ace of clubs comes three tricks later, and the soloist wins
            // both tricks anyway.
            name: "a revoke on trump stays on the table",
            game: KREUZ_SOLO,
            broken: |mut game| {
                game.plays.swap(6, 18);
                Ok(game)
            },
            violations: vec![violation("plays", 6, 6, 4, &[("REVOKE", "FOLLOW-2")])],
            tricks: 12,
            not_judged: 0,
            points: Some([-11, 33, -11, -11]),
        },
        Whole {
            name: "a revoke in the ninth trick stays on the table",
            game: KREUZ_SOLO,
            broken: |mut game| {
                game.plays.swap(34, 47);
                Ok(game)
            },
            violations: vec![violation("plays", 34, 34, 1, &[("REVOKE", "FOLLOW-2")])],
            tricks: 12,
            not_judged: 0,
            points: Some([-11, 33, -11, -11]),
        },
        Whole {
            // Without keine 60 the limit for an answer is that of keine 90.
            name: "keine 60 comes too late, keine 30 with it, and Kontra, too",
            game: KREUZ_SOLO,
            broken: |game| {
                game.with_extras(&[
                    "4: 2 re",
                    "8: 2 keine_90",
                    "16: 2 keine_60",
                    "16: 2 keine_30",
                    "17: 3 kontra",
                ])
            },
            violations: vec![
                violation("extras", 2, 16, 2, &[("TOO_LATE", "ANN-11")]),
                violation("extras", 3, 16, 2, &[("TOO_LATE", "ANN-8")]),
                violation("extras", 4, 17, 3, &[("TOO_LATE", "ANN-15")]),
            ],
            tricks: 12,
            not_judged: 0,
            points: Some([-7, 21, -7, -7]),
        },
        Whole {
            name: "an Absage after the late Erwiderung does not count",
            game: KREUZ_SOLO,
            broken: |game| {
                let mut game = game;
                game.extra_at.push(17);
                game.extra_seats.push(3);
                game.extra_words.push(v1::ExtraWord::Keine90.into());
                Ok(game)
            },
            violations: vec![violation(
                "extras",
                5,
                17,
                3,
                &[("BLOCKED_BY_LATE_REPLY", "ANN-16"), ("TOO_LATE", "ANN-11")],
            )],
            tricks: 12,
            not_judged: 0,
            points: Some([-11, 33, -11, -11]),
        },
        Whole {
            name: "Kontra with six cards does not count",
            game: KREUZ_SOLO,
            broken: |game| {
                game.with_extras(&[
                    "4: 2 re",
                    "8: 2 keine_90",
                    "12: 2 keine_60",
                    "16: 2 keine_30",
                    "25: 3 kontra",
                ])
            },
            violations: vec![violation("extras", 4, 25, 3, &[("TOO_LATE", "ANN-15")])],
            tricks: 12,
            not_judged: 0,
            points: Some([-9, 27, -9, -9]),
        },
    ]
}
