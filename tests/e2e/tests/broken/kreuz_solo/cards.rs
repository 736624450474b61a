//! Cards that may not be played in the Kreuz-Solo, and a settlement before the
//! last one.

use doko_e2e::RecordExt as _;
use doko_e2e::golden::KREUZ_SOLO;

use super::super::case::{Act, Case, Ground, Shown};
use super::{EDITION, two_vorbehalte};

pub(super) fn cases() -> Vec<Case> {
    vec![
        Case {
            name: "a revoke: hearts on trump, with clubs in hand",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_card(6)),
            act: Act::Play(4, "H9"),
            cards_played: 6,
            index: 6,
            grounds: vec![Ground {
                reason: "REVOKE",
                rule: "FOLLOW-2",
                source: "TSR 5.2.2",
                option: "",
                text: [
                    "Trumpf muss bedient werden, und ♥9 ist kein Trumpf; auf der Hand sind noch \
                     ♣A, ♣9 und ♦D.",
                    "A trump is demanded, and ♥9 is not one; the hand still holds ♣A, ♣9 and ♦Q.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 4,
                trick: 2,
                leader: 2,
                table: "SQ HJ",
                demanded: "trump",
                held: "CA C9 DQ",
                hand: "CA C9 SK SK HA HK H9 H9 DT DK DQ",
                legal: "CA C9 DQ",
                played_at: &[],
            },
            then: ["", ""],
        },
        Case {
            name: "a revoke: not the only diamond",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_card(34)),
            act: Act::Play(1, "HA"),
            cards_played: 34,
            index: 34,
            grounds: vec![Ground {
                reason: "REVOKE",
                rule: "FOLLOW-2",
                source: "TSR 5.2.2",
                option: "",
                text: [
                    "♥A bedient ♦ nicht; auf der Hand ist noch ♦K.",
                    "♥A does not follow ♦; the hand still holds ♦K.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 1,
                trick: 9,
                leader: 3,
                table: "DA SK",
                demanded: "diamonds",
                held: "DK",
                hand: "S9 HA HK DK",
                legal: "DK",
                played_at: &[],
            },
            then: ["", ""],
        },
        Case {
            name: "a card from nowhere that would not even follow",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_card(5)),
            act: Act::Play(3, "H9"),
            cards_played: 5,
            index: 5,
            grounds: vec![
                Ground {
                    reason: "CARD_NOT_HELD",
                    rule: "FOLLOW-1",
                    source: "TSR 5.2.2",
                    option: "",
                    text: [
                        "Sitz 3 hat ♥9 nicht auf der Hand.",
                        "Seat 3 does not hold ♥9.",
                    ],
                },
                Ground {
                    reason: "REVOKE",
                    rule: "FOLLOW-2",
                    source: "TSR 5.2.2",
                    option: "",
                    text: [
                        "Trumpf muss bedient werden, und ♥9 ist kein Trumpf; auf der Hand sind \
                         noch ♣A, ♣10, ♣B, ♠B, ♥D und ♥B.",
                        "A trump is demanded, and ♥9 is not one; the hand still holds ♣A, ♣10, ♣J, \
                         ♠J, ♥Q and ♥J.",
                    ],
                },
            ],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 3,
                trick: 2,
                leader: 2,
                table: "SQ",
                demanded: "trump",
                held: "CA CT CJ CJ SJ HQ HJ",
                hand: "CA CT CJ CJ SA ST SJ HQ HJ DA DA",
                legal: "CA CT CJ CJ SJ HQ HJ",
                played_at: &[],
            },
            then: [
                "Sitz 3 darf ♣A, ♣10, ♣B, ♠B, ♥D oder ♥B spielen.",
                "Seat 3 may play ♣A, ♣10, ♣J, ♠J, ♥Q or ♥J.",
            ],
        },
        Case {
            name: "a card from nowhere by a seat that may play anything",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_card(32)),
            act: Act::Play(3, "HQ"),
            cards_played: 32,
            index: 32,
            grounds: vec![Ground {
                reason: "CARD_NOT_HELD",
                rule: "FOLLOW-1",
                source: "TSR 5.2.2",
                option: "",
                text: [
                    "Sitz 3 hat ♥D nicht auf der Hand.",
                    "Seat 3 does not hold ♥Q.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 3,
                trick: 9,
                leader: 3,
                table: "",
                demanded: "",
                held: "",
                hand: "SA ST DA DA",
                legal: "SA ST DA DA",
                played_at: &[29],
            },
            then: [
                "Sitz 3 darf jede Karte der eigenen Hand spielen.",
                "Seat 3 may play any card of its hand.",
            ],
        },
        Case {
            name: "a card while the Vorbehalte are open",
            game: KREUZ_SOLO,
            before: two_vorbehalte,
            act: Act::Play(1, "SA"),
            cards_played: 0,
            index: 0,
            grounds: vec![Ground {
                reason: "PLAY_BEFORE_CONTRACT",
                rule: "LEAD-3",
                source: "TSR 5.1.1",
                option: "",
                text: [
                    "♠A kann erst gespielt werden, wenn das Spiel feststeht.",
                    "♠A can be played only once the contract is fixed.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 0,
                trick: 0,
                leader: 0,
                table: "",
                demanded: "",
                held: "",
                hand: "CT CK SA SQ S9 HA HK DT DK DJ D9 D9",
                legal: "",
                played_at: &[],
            },
            then: ["", ""],
        },
        Case {
            name: "a settlement in the middle of the game",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_card(16)),
            act: Act::Settle(2),
            cards_played: 16,
            index: 0,
            grounds: vec![Ground {
                reason: "INCOMPLETE",
                rule: "WIN-8",
                source: "TSR 7.1.1–7.1.3",
                option: "",
                text: [
                    "Abgerechnet wird nach der letzten Karte; es fehlen noch 32 Karten.",
                    "The settlement comes after the last card; 32 are still missing.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 2,
                trick: 5,
                leader: 2,
                table: "",
                demanded: "",
                held: "",
                hand: "",
                legal: "",
                played_at: &[],
            },
            then: ["", ""],
        },
        Case {
            name: "a card after the game is over",
            game: KREUZ_SOLO,
            before: Ok,
            act: Act::Play(3, "DA"),
            cards_played: 48,
            index: 48,
            grounds: vec![
                Ground {
                    reason: "GAME_OVER",
                    rule: "MOD-4",
                    source: "TSR 4.4.4, 5.3.1",
                    option: "",
                    text: [
                        "Alle Karten sind gespielt; ♦A kommt zu spät.",
                        "All cards are played; ♦A comes too late.",
                    ],
                },
                Ground {
                    reason: "CARD_NOT_HELD",
                    rule: "FOLLOW-1",
                    source: "TSR 5.2.2",
                    option: "",
                    text: [
                        "Sitz 3 hat ♦A nicht auf der Hand.",
                        "Seat 3 does not hold ♦A.",
                    ],
                },
            ],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 0,
                trick: 12,
                leader: 2,
                table: "",
                demanded: "",
                held: "",
                hand: "",
                legal: "",
                played_at: &[32, 45],
            },
            then: [
                "Sitz 3 hat ♦A nicht auf der Hand.",
                "Seat 3 does not hold ♦A.",
            ],
        },
    ]
}
