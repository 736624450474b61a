//! Words that may not be said before the Kreuz-Solo stands.

use doko_e2e::RecordExt as _;
use doko_e2e::golden::{KREUZ_SOLO, KREUZ_SOLO_PFLICHTSOLO};

use super::super::case::{Act, Case, Ground, Shown};
use super::{EDITION, two_vorbehalte};

const SOLI: &str = "solo_karo solo_kreuz solo_pik solo_herz solo_damen solo_buben solo_fleischlos";

const SAY_SOLI_3: [&str; 2] = [
    "Sitz 3 kann sagen: Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, Bubensolo oder \
     Fleischloser.",
    "Seat 3 may say: Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, Bubensolo or \
     Fleischloser.",
];

pub(super) fn cases() -> Vec<Case> {
    vec![
        Case {
            name: "a solo that these rules do not have",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_word(1)),
            act: Act::Say(2, "solo_koenige"),
            cards_played: 0,
            index: 1,
            grounds: vec![Ground {
                reason: "SOLO_NOT_AVAILABLE",
                rule: "TRUMP-7",
                source: "TSR 2.3.3",
                option: "solos",
                text: [
                    "Ein Königsolo wird nach diesen Regeln nicht gespielt.",
                    "There is no Königsolo in this rule set.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Word {
                accepted: "gesund vorbehalt hochzeit solo_karo solo_kreuz solo_pik solo_herz \
                           solo_damen solo_buben solo_fleischlos",
                to_speak: 2,
                cards: "",
            },
            then: [
                "Sitz 2 kann sagen: gesund, Vorbehalt, Hochzeit, Karo-Solo, Kreuz-Solo, Pik-Solo, \
                 Herz-Solo, Damensolo, Bubensolo oder Fleischloser.",
                "Seat 2 may say: gesund, Vorbehalt, Hochzeit, Karo-Solo, Kreuz-Solo, Pik-Solo, \
                 Herz-Solo, Damensolo, Bubensolo or Fleischloser.",
            ],
        },
        Case {
            name: "a pass where nobody bids",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_word(2)),
            act: Act::Say(2, "pass"),
            cards_played: 0,
            index: 2,
            grounds: vec![
                Ground {
                    reason: "BID_NOT_AVAILABLE",
                    rule: "VORB-12",
                    source: "TSR 4.4.1",
                    option: "solo.conflict",
                    text: [
                        "Um ein Solo wird nach diesen Regeln nicht gereizt.",
                        "Soli are not bid for in this rule set.",
                    ],
                },
                Ground {
                    reason: "ALREADY_SPOKEN",
                    rule: "VORB-1",
                    source: "TSR 4.1.2",
                    option: "",
                    text: [
                        "Sitz 2 hat schon gesprochen und ist nicht mehr gefragt.",
                        "Seat 2 has spoken already and has nothing more to say.",
                    ],
                },
            ],
            edition: EDITION,
            evidence: Shown::Word {
                accepted: "",
                to_speak: 0,
                cards: "",
            },
            then: [
                "Sitz 2 hat schon gesprochen und ist nicht mehr gefragt.",
                "Seat 2 has spoken already and has nothing more to say.",
            ],
        },
        Case {
            name: "an answer to a question that was put to another seat",
            game: KREUZ_SOLO,
            before: two_vorbehalte,
            act: Act::Say(3, "yes"),
            cards_played: 0,
            index: 4,
            grounds: vec![Ground {
                reason: "NOT_ASKED",
                rule: "VORB-3",
                source: "TSR 4.1.5–4.1.7",
                option: "vorbehalt.order",
                text: [
                    "„ja“ antwortet auf eine Frage, die Sitz 3 nicht gestellt wurde.",
                    "“yes” answers a question that was not put to seat 3.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Word {
                accepted: SOLI,
                to_speak: 2,
                cards: "",
            },
            then: SAY_SOLI_3,
        },
        Case {
            name: "a Vorbehalt taken back after the next has spoken",
            game: KREUZ_SOLO,
            before: |game| {
                game.before_word(1)
                    .say(2, "gesund")?
                    .say(3, "vorbehalt")?
                    .say(4, "gesund")
            },
            act: Act::Say(3, "gesund"),
            cards_played: 0,
            index: 4,
            grounds: vec![Ground {
                reason: "WITHDRAWAL_TOO_LATE",
                rule: "VORB-8",
                source: "TSR 4.1.2",
                option: "",
                text: [
                    "Sitz 3 kann den Vorbehalt nicht mehr zurücknehmen.",
                    "Seat 3 can no longer take the Vorbehalt back.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Word {
                accepted: SOLI,
                to_speak: 3,
                cards: "",
            },
            then: SAY_SOLI_3,
        },
        Case {
            name: "gesund in one's own Vorführung",
            game: KREUZ_SOLO_PFLICHTSOLO,
            before: |game| {
                let mut game = game.before_word(0);
                game.context.get_or_insert_default().vorfuehrung_seat = 2;
                Ok(game)
            },
            act: Act::Say(2, "gesund"),
            cards_played: 0,
            index: 0,
            grounds: vec![Ground {
                reason: "VORFUEHRUNG_NEEDS_SOLO",
                rule: "VORB-10",
                source: "TSR 4.1.9",
                option: "",
                text: [
                    "Sitz 2 wird vorgeführt und muss ein Solo nennen; „gesund“ ist keines.",
                    "Seat 2 has to play its Pflichtsolo now and must name a solo; “gesund” is none.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Word {
                accepted: SOLI,
                to_speak: 2,
                cards: "",
            },
            then: [
                "Sitz 2 kann sagen: Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, \
                 Bubensolo oder Fleischloser.",
                "Seat 2 may say: Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, Bubensolo \
                 or Fleischloser.",
            ],
        },
    ]
}
