//! Words that may not be said before the Normalspiel stands.

use doko_e2e::RecordExt as _;
use doko_e2e::golden::NORMALSPIEL;

use super::super::case::{Act, Case, Ground, Shown};
use super::EDITION;

const WORDS: &str = "gesund vorbehalt solo_karo solo_kreuz solo_pik solo_herz solo_damen \
                     solo_buben solo_fleischlos";

pub(super) fn cases() -> Vec<Case> {
    vec![
        Case {
            name: "Hochzeit with one queen of clubs",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_word(0)),
            act: Act::Say(1, "hochzeit"),
            cards_played: 0,
            index: 0,
            grounds: vec![Ground {
                reason: "HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS",
                rule: "WED-1",
                source: "TSR 4.4.1",
                option: "",
                text: [
                    "Zur Hochzeit gehören beide ♣D, und Sitz 1 hat nicht beide.",
                    "A Hochzeit needs both ♣Q, and seat 1 does not hold both.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Word {
                accepted: WORDS,
                to_speak: 1,
                cards: "CQ",
            },
            then: [
                "Sitz 1 kann sagen: gesund, Vorbehalt, Karo-Solo, Kreuz-Solo, Pik-Solo, \
                 Herz-Solo, Damensolo, Bubensolo oder Fleischloser.",
                "Seat 1 may say: gesund, Vorbehalt, Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, \
                 Damensolo, Bubensolo or Fleischloser.",
            ],
        },
        Case {
            name: "Armut, which these rules do not have",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_word(2)),
            act: Act::Say(3, "armut"),
            cards_played: 0,
            index: 2,
            grounds: vec![Ground {
                reason: "ARMUT_NOT_AVAILABLE",
                rule: "THROW-4",
                source: "TSR 4.1.5–4.1.7",
                option: "armut",
                text: [
                    "Eine Armut gibt es nach diesen Regeln nicht.",
                    "There is no Armut in this rule set.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Word {
                accepted: WORDS,
                to_speak: 3,
                cards: "",
            },
            then: [
                "Sitz 3 kann sagen: gesund, Vorbehalt, Karo-Solo, Kreuz-Solo, Pik-Solo, \
                 Herz-Solo, Damensolo, Bubensolo oder Fleischloser.",
                "Seat 3 may say: gesund, Vorbehalt, Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, \
                 Damensolo, Bubensolo or Fleischloser.",
            ],
        },
        Case {
            name: "a solo of somebody who was gesund",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_word(2)),
            act: Act::Say(1, "solo_damen"),
            cards_played: 0,
            index: 2,
            grounds: vec![Ground {
                reason: "ALREADY_SPOKEN",
                rule: "VORB-1",
                source: "TSR 4.1.2",
                option: "",
                text: [
                    "Sitz 1 hat schon gesprochen und ist nicht mehr gefragt.",
                    "Seat 1 has spoken already and has nothing more to say.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Word {
                accepted: "",
                to_speak: 3,
                cards: "",
            },
            then: ["", ""],
        },
    ]
}
