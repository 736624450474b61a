//! The whole Normalspiel, played on after something went wrong.

use doko_e2e::RecordExt as _;
use doko_e2e::golden::NORMALSPIEL;

use super::super::case::{Whole, violation};

/// The whole game with one thing changed. The settlement is that of the game as
/// it was played, counted by hand.
pub(crate) fn whole() -> Vec<Whole> {
    vec![
        Whole {
            // The ace of spades goes to the third trick, and the nine of hearts
            // lies in the last one, which the nine of spades wins: Re has 201 +
            // 11 + 15 = 227 Augen and a point more, for 30.
            name: "a revoke stays on the table",
            game: NORMALSPIEL,
            broken: |mut game| {
                game.plays.swap(10, 45);
                Ok(game)
            },
            violations: vec![violation("plays", 10, 10, 2, &[("REVOKE", "FOLLOW-2")])],
            tricks: 12,
            not_judged: 0,
            points: Some([8, -8, -8, 8]),
        },
        Whole {
            name: "nobody knows how to go on after a card from nowhere",
            game: NORMALSPIEL,
            broken: |game| {
                let rest = game.clone();
                let mut game = game.before_card(2).play(3, "CQ")?;
                game.plays.extend(rest.plays.iter().skip(3));
                game.play_seats.extend(rest.play_seats.iter().skip(3));
                game.with_extras(&["1: 4 re", "9: 1 keine_90", "13: 1 keine_60"])
            },
            violations: vec![violation(
                "plays",
                2,
                2,
                3,
                &[("CARD_NOT_HELD", "FOLLOW-1")],
            )],
            tricks: 0,
            not_judged: 45 + 2,
            points: None,
        },
        Whole {
            name: "Re of the wrong party does not count, and nothing after it",
            game: NORMALSPIEL,
            broken: |game| game.with_extras(&["1: 2 re", "9: 1 keine_90", "13: 1 keine_60"]),
            violations: vec![
                violation("extras", 0, 1, 2, &[("WRONG_PARTY", "ANN-1")]),
                violation("extras", 1, 9, 1, &[("NEEDS_ANSAGE", "ANN-7")]),
                violation(
                    "extras",
                    2,
                    13,
                    1,
                    &[("NEEDS_ANSAGE", "ANN-7"), ("TOO_LATE", "ANN-8")],
                ),
            ],
            tricks: 12,
            not_judged: 0,
            points: Some([3, -3, -3, 3]),
        },
        Whole {
            name: "keine 90 comes too late, and keine 60 with it",
            game: NORMALSPIEL,
            broken: |game| game.with_extras(&["1: 4 re", "13: 1 keine_90", "13: 1 keine_60"]),
            violations: vec![
                violation("extras", 1, 13, 1, &[("TOO_LATE", "ANN-11")]),
                violation("extras", 2, 13, 1, &[("TOO_LATE", "ANN-8")]),
            ],
            tricks: 12,
            not_judged: 0,
            points: Some([5, -5, -5, 5]),
        },
        Whole {
            name: "a second Re changes nothing",
            game: NORMALSPIEL,
            broken: |game| {
                game.with_extras(&["1: 4 re", "4: 1 re", "9: 1 keine_90", "13: 1 keine_60"])
            },
            violations: vec![violation("extras", 1, 4, 1, &[("ALREADY", "ANN-5")])],
            tricks: 12,
            not_judged: 0,
            points: Some([7, -7, -7, 7]),
        },
        Whole {
            name: "nobody knows what is played after a Hochzeit that is none",
            game: NORMALSPIEL,
            broken: |mut game| {
                let hochzeit = game.clone().before_word(0).say(1, "hochzeit")?;
                if let (Some(said), Some(&word)) =
                    (game.said_words.first_mut(), hochzeit.said_words.first())
                {
                    *said = word;
                }
                Ok(game)
            },
            violations: vec![violation(
                "said",
                0,
                0,
                1,
                &[("HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS", "WED-1")],
            )],
            tricks: 0,
            not_judged: 3 + 48 + 3,
            points: None,
        },
    ]
}
