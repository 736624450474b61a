//! Announcements that may not be made in the Kreuz-Solo.

use doko_e2e::RecordExt as _;
use doko_e2e::golden::KREUZ_SOLO;

use super::super::case::{Act, Case, Ground, ORDINARY, REPLY, Shown, Standing};
use super::{EDITION, two_vorbehalte};

const RE: Standing = Standing(0, 4, 2, "re", "re", ORDINARY);
const KEINE_90: Standing = Standing(1, 8, 2, "re", "keine_90", ORDINARY);
const KEINE_60: Standing = Standing(2, 12, 2, "re", "keine_60", ORDINARY);
const KEINE_30: Standing = Standing(3, 16, 2, "re", "keine_30", ORDINARY);
const KONTRA: Standing = Standing(4, 17, 3, "kontra", "kontra", REPLY);

pub(super) fn cases() -> Vec<Case> {
    vec![
        Case {
            name: "Kontra by the soloist",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_extra(0)),
            act: Act::Announce(2, "kontra"),
            cards_played: 4,
            index: 0,
            grounds: vec![Ground {
                reason: "WRONG_PARTY",
                rule: "ANN-1",
                source: "TSR 6.2.2",
                option: "",
                text: [
                    "Sitz 2 gehört zu Re und kann nicht Kontra ansagen.",
                    "Seat 2 belongs to Re and cannot announce Kontra.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "re",
                cards_played: 1,
                cards_in_hand: 11,
                tricks_started: 1,
                limit: None,
                lowest_missing: "re",
                standing: &[],
                available: "re",
            },
            then: ["Angesagt werden kann noch: Re.", "Still open: Re."],
        },
        Case {
            name: "Re by an opponent of the soloist, too late into the bargain",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_card(8).in_silence()),
            act: Act::Announce(3, "re"),
            cards_played: 8,
            index: 0,
            grounds: vec![
                Ground {
                    reason: "WRONG_PARTY",
                    rule: "ANN-1",
                    source: "TSR 6.2.2",
                    option: "",
                    text: [
                        "Sitz 3 gehört zu Kontra und kann nicht Re ansagen.",
                        "Seat 3 belongs to Kontra and cannot announce Re.",
                    ],
                },
                Ground {
                    reason: "TOO_LATE",
                    rule: "ANN-11",
                    source: "TSR 6.2.2, 6.3.4",
                    option: "ann.max",
                    text: [
                        "Für „Re“ braucht man mindestens 11 Karten auf der Hand; Sitz 3 hat nur \
                         noch 10.",
                        "Re needs at least 11 cards in hand; seat 3 holds only 10.",
                    ],
                },
            ],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "kontra",
                cards_played: 2,
                cards_in_hand: 10,
                tricks_started: 2,
                limit: Some((1, 11)),
                lowest_missing: "kontra",
                standing: &[],
                available: "",
            },
            then: [
                "Für „Re“ braucht man mindestens 11 Karten auf der Hand; Sitz 3 hat nur noch 10.",
                "Re needs at least 11 cards in hand; seat 3 holds only 10.",
            ],
        },
        Case {
            name: "keine 60 with eight cards",
            game: KREUZ_SOLO,
            before: |game| {
                game.before_card(16)
                    .with_extras(&["4: 2 re", "8: 2 keine_90"])
            },
            act: Act::Announce(2, "keine_60"),
            cards_played: 16,
            index: 2,
            grounds: vec![Ground {
                reason: "TOO_LATE",
                rule: "ANN-11",
                source: "TSR 6.2.2, 6.3.4",
                option: "ann.max",
                text: [
                    "Für „keine 60“ braucht man mindestens 9 Karten auf der Hand; Sitz 2 hat nur \
                     noch 8.",
                    "Keine 60 needs at least 9 cards in hand; seat 2 holds only 8.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "re",
                cards_played: 4,
                cards_in_hand: 8,
                tricks_started: 4,
                limit: Some((3, 9)),
                lowest_missing: "keine_60",
                standing: &[RE, KEINE_90],
                available: "",
            },
            then: ["", ""],
        },
        Case {
            name: "keine 30 without Re",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_card(16).in_silence()),
            act: Act::Announce(2, "keine_30"),
            cards_played: 16,
            index: 0,
            grounds: vec![
                Ground {
                    reason: "NEEDS_ANSAGE",
                    rule: "ANN-7",
                    source: "TSR 6.3.2",
                    option: "ann.absage_requires",
                    text: [
                        "Die Absage „keine 30“ setzt die Ansage Re voraus, und die fehlt.",
                        "Keine 30 needs the Ansage Re, which is missing.",
                    ],
                },
                Ground {
                    reason: "TOO_LATE",
                    rule: "ANN-8",
                    source: "TSR 6.4.3",
                    option: "ann.skip_absagen",
                    text: [
                        "Mit „keine 30“ wäre auch „keine 90“ angesagt, und dafür braucht man \
                         mindestens 10 Karten auf der Hand; Sitz 2 hat nur noch 8.",
                        "Keine 30 would announce keine 90 too, which needs at least 10 cards in \
                         hand; seat 2 holds only 8.",
                    ],
                },
            ],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "re",
                cards_played: 4,
                cards_in_hand: 8,
                tricks_started: 4,
                limit: Some((2, 10)),
                lowest_missing: "keine_90",
                standing: &[],
                available: "",
            },
            then: [
                "Mit „keine 30“ wäre auch „keine 90“ angesagt, und dafür braucht man mindestens \
                 10 Karten auf der Hand; Sitz 2 hat nur noch 8.",
                "Keine 30 would announce keine 90 too, which needs at least 10 cards in hand; seat \
                 2 holds only 8.",
            ],
        },
        Case {
            name: "keine 90 after a late Erwiderung",
            game: KREUZ_SOLO,
            before: |game| {
                let game = game.before_card(8);
                game.with_extras(&["4: 2 re", "8: 2 keine_90", "8: 3 kontra"])
            },
            act: Act::Announce(3, "keine_90"),
            cards_played: 8,
            index: 3,
            grounds: vec![Ground {
                reason: "BLOCKED_BY_LATE_REPLY",
                rule: "ANN-16",
                source: "TSR 6.4.4",
                option: "ann.reply_extra",
                text: [
                    "Kontra kam nur noch als Erwiderung rechtzeitig; danach ist die Absage „keine \
                     90“ nicht mehr möglich.",
                    "Kontra was in time only as an Erwiderung; after that keine 90 is no longer \
                     possible.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "kontra",
                cards_played: 2,
                cards_in_hand: 10,
                tricks_started: 2,
                limit: None,
                lowest_missing: "keine_90",
                standing: &[RE, KEINE_90, Standing(2, 8, 3, "kontra", "kontra", REPLY)],
                available: "",
            },
            then: ["", ""],
        },
        Case {
            name: "Kontra with six cards against keine 30",
            game: KREUZ_SOLO,
            before: |game| {
                let game = game.before_card(25);
                game.with_extras(&[
                    "4: 2 re",
                    "8: 2 keine_90",
                    "12: 2 keine_60",
                    "16: 2 keine_30",
                ])
            },
            act: Act::Announce(3, "kontra"),
            cards_played: 25,
            index: 4,
            grounds: vec![Ground {
                reason: "TOO_LATE",
                rule: "ANN-15",
                source: "TSR 6.4.4",
                option: "ann.reply_extra",
                text: [
                    "Für „Kontra“ als Erwiderung auf „keine 30“ braucht man mindestens 7 Karten \
                     auf der Hand; Sitz 3 hat nur noch 6.",
                    "As an Erwiderung to keine 30, Kontra needs at least 7 cards in hand; seat 3 \
                     holds only 6.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "kontra",
                cards_played: 6,
                cards_in_hand: 6,
                tricks_started: 7,
                limit: Some((5, 7)),
                lowest_missing: "kontra",
                standing: &[RE, KEINE_90, KEINE_60, KEINE_30],
                available: "",
            },
            then: ["", ""],
        },
        Case {
            name: "a second Kontra",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_card(18)),
            act: Act::Announce(4, "kontra"),
            cards_played: 18,
            index: 5,
            grounds: vec![Ground {
                reason: "ALREADY",
                rule: "ANN-5",
                source: "TSR 6.4.7",
                option: "",
                text: ["Kontra ist schon angesagt.", "Kontra is announced already."],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "kontra",
                cards_played: 4,
                cards_in_hand: 8,
                tricks_started: 5,
                limit: None,
                lowest_missing: "keine_90",
                standing: &[RE, KEINE_90, KEINE_60, KEINE_30, KONTRA],
                available: "",
            },
            then: ["", ""],
        },
        Case {
            name: "Re before the solo has its name",
            game: KREUZ_SOLO,
            before: two_vorbehalte,
            act: Act::Announce(2, "re"),
            cards_played: 0,
            index: 0,
            grounds: vec![Ground {
                reason: "CONTRACT_NOT_FIXED",
                rule: "ANN-2",
                source: "TSR 6.2.1",
                option: "",
                text: [
                    "Das Spiel steht noch nicht fest; vorher wird nichts angesagt.",
                    "The contract is not fixed yet; nothing is announced before that.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "",
                cards_played: 0,
                cards_in_hand: 12,
                tricks_started: 0,
                limit: None,
                lowest_missing: "",
                standing: &[],
                available: "",
            },
            then: ["", ""],
        },
    ]
}
