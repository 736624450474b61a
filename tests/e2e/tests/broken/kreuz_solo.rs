//! The Kreuz-Solo of seat 2, whose twelve cards are all trumps.
//!
//! ```text
//! seat 1  CT CK SA SQ S9 HA HK DT DK DJ D9 D9
//! seat 2  CK CQ CQ C9 SQ SJ HT HT HQ HJ DQ DJ
//! seat 3  CA CT CJ CJ SA ST ST SJ HQ HJ DA DA
//! seat 4  CA C9 SK SK S9 HA HK H9 H9 DT DK DQ
//!
//! trick 1  1: SA CK ST S9
//! trick 2  2: SQ HJ CA CK      4: seat 2 Re
//! trick 3  2: CQ SJ C9 CT      8: seat 2 keine 90
//! trick 4  2: CQ CJ DQ DJ     12: seat 2 keine 60
//! trick 5  2: HT CT H9 SQ     16: seat 2 keine 30, 17: seat 3 Kontra
//! trick 6  2: HQ CJ H9 D9
//! trick 7  2: HT CA DK D9
//! trick 8  2: DQ HQ DT DT
//! trick 9  3: DA SK DK C9
//! ```

use anyhow::Result;
use doko_e2e::RecordExt as _;
use doko_e2e::golden::{KREUZ_SOLO, KREUZ_SOLO_PFLICHTSOLO};
use doko_proto::v1;

use super::case::{Act, Case, Ground, ORDINARY, REPLY, Shown, Standing, Whole, violation};

const EDITION: &str = "2026-02-21";

const SOLI: &str = "solo_karo solo_kreuz solo_pik solo_herz solo_damen solo_buben solo_fleischlos";

const RE: Standing = Standing(0, 4, 2, "re", "re", ORDINARY);
const KEINE_90: Standing = Standing(1, 8, 2, "re", "keine_90", ORDINARY);
const KEINE_60: Standing = Standing(2, 12, 2, "re", "keine_60", ORDINARY);
const KEINE_30: Standing = Standing(3, 16, 2, "re", "keine_30", ORDINARY);
const KONTRA: Standing = Standing(4, 17, 3, "kontra", "kontra", REPLY);

const SAY_SOLI_3: [&str; 2] = [
    "Platz 3 kann sagen: Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, Bubensolo oder \
     Fleischloser.",
    "Seat 3 may say: Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, Bubensolo or \
     Fleischloser.",
];

pub(crate) fn cases() -> Vec<Case> {
    let mut cases = leads();
    cases.extend(cards());
    cases.extend(announcements());
    cases.extend(words());
    cases
}

/// Two Vorbehalte, of which nobody knows what they are.
fn two_vorbehalte(game: v1::GameRecord) -> Result<v1::GameRecord> {
    let game = game.before_word(1).say(2, "vorbehalt")?;
    game.say(3, "vorbehalt")?.say(4, "gesund")
}

fn leads() -> Vec<Case> {
    vec![
        Case {
            name: "the eldest leads to a Pflichtsolo",
            game: KREUZ_SOLO_PFLICHTSOLO,
            before: |game| Ok(game.before_card(0)),
            act: Act::Play(1, "SA"),
            cards_played: 0,
            index: 0,
            grounds: vec![Ground {
                reason: "OUT_OF_TURN",
                rule: "LEAD-2",
                source: "TSR 4.2.2, 4.3.1, 5.1.1",
                option: "solo.lead",
                text: [
                    "In diesem Solo spielt Platz 2 zum ersten Stich aus, nicht Platz 1.",
                    "In this solo the first trick is led by seat 2, not by seat 1.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 2,
                trick: 1,
                leader: 2,
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
            name: "the soloist leads to a Lustsolo",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_card(0)),
            act: Act::Play(2, "CQ"),
            cards_played: 0,
            index: 0,
            grounds: vec![Ground {
                reason: "OUT_OF_TURN",
                rule: "LEAD-2",
                source: "TSR 4.2.2, 4.3.1, 5.1.1",
                option: "solo.lead",
                text: [
                    "In diesem Solo spielt Platz 1 zum ersten Stich aus, nicht Platz 2.",
                    "In this solo the first trick is led by seat 1, not by seat 2.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 1,
                trick: 1,
                leader: 1,
                table: "",
                demanded: "",
                held: "",
                hand: "CK CQ CQ C9 SQ SJ HT HT HQ HJ DQ DJ",
                legal: "",
                played_at: &[],
            },
            then: ["", ""],
        },
        Case {
            name: "the eldest leads to a solo of the Dokoland league",
            game: KREUZ_SOLO,
            before: |game| {
                let mut game = game.before_card(0);
                game.rule_set = Some(v1::RuleSetRef {
                    source: Some(v1::rule_set_ref::Source::Name("dokoland-liga".to_owned())),
                    ..Default::default()
                });
                Ok(game)
            },
            act: Act::Play(1, "SA"),
            cards_played: 0,
            index: 0,
            grounds: vec![Ground {
                reason: "OUT_OF_TURN",
                rule: "LEAD-2",
                source: "Turnierspielregeln (Dokoland-Wiki), Soli",
                option: "solo.lead",
                text: [
                    "In diesem Solo spielt Platz 2 zum ersten Stich aus, nicht Platz 1.",
                    "In this solo the first trick is led by seat 2, not by seat 1.",
                ],
            }],
            edition: "2011",
            evidence: Shown::Card {
                to_play: 2,
                trick: 1,
                leader: 2,
                table: "",
                demanded: "",
                held: "",
                hand: "CT CK SA SQ S9 HA HK DT DK DJ D9 D9",
                legal: "",
                played_at: &[],
            },
            then: ["", ""],
        },
    ]
}

fn cards() -> Vec<Case> {
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
                    "Verlangt ist Trumpf, und ♥9 ist keiner; auf der Hand sind noch ♣A, ♣9 und ♦D.",
                    "A trump is demanded, and ♥9 is none; the hand still holds ♣A, ♣9 and ♦Q.",
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
                        "Platz 3 hat ♥9 nicht auf der Hand.",
                        "Seat 3 does not hold ♥9.",
                    ],
                },
                Ground {
                    reason: "REVOKE",
                    rule: "FOLLOW-2",
                    source: "TSR 5.2.2",
                    option: "",
                    text: [
                        "Verlangt ist Trumpf, und ♥9 ist keiner; auf der Hand sind noch ♣A, ♣10, \
                         ♣B, ♠B, ♥D und ♥B.",
                        "A trump is demanded, and ♥9 is none; the hand still holds ♣A, ♣10, ♣J, \
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
                "Platz 3 darf ♣A, ♣10, ♣B, ♠B, ♥D oder ♥B spielen.",
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
                    "Platz 3 hat ♥D nicht auf der Hand.",
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
                "Platz 3 darf jede Karte der eigenen Hand spielen.",
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
                    "Das Spiel steht noch nicht fest, und vorher wird ♠A nicht gespielt.",
                    "The contract does not stand yet, and ♠A cannot be played before it does.",
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
                    "Abgerechnet wird nach der letzten Karte; es fehlen noch 32.",
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
                        "Platz 3 hat ♦A nicht auf der Hand.",
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
                "Platz 3 hat ♦A nicht auf der Hand.",
                "Seat 3 does not hold ♦A.",
            ],
        },
    ]
}

fn announcements() -> Vec<Case> {
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
                    "Platz 2 gehört zu Re und kann nicht Kontra ansagen.",
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
                        "Platz 3 gehört zu Kontra und kann nicht Re ansagen.",
                        "Seat 3 belongs to Kontra and cannot announce Re.",
                    ],
                },
                Ground {
                    reason: "TOO_LATE",
                    rule: "ANN-11",
                    source: "TSR 6.2.2, 6.3.4",
                    option: "ann.max",
                    text: [
                        "Re verlangt mindestens 11 Karten auf der Hand, und Platz 3 hat 10.",
                        "Re needs at least 11 cards in hand, and seat 3 holds 10.",
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
                "Re verlangt mindestens 11 Karten auf der Hand, und Platz 3 hat 10.",
                "Re needs at least 11 cards in hand, and seat 3 holds 10.",
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
                    "Keine 60 verlangt mindestens 9 Karten auf der Hand, und Platz 2 hat 8.",
                    "Keine 60 needs at least 9 cards in hand, and seat 2 holds 8.",
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
                        "Keine 30 setzt die Ansage Re voraus, und die fehlt.",
                        "Keine 30 needs the Ansage Re, which is missing.",
                    ],
                },
                Ground {
                    reason: "TOO_LATE",
                    rule: "ANN-8",
                    source: "TSR 6.4.3",
                    option: "ann.skip_absagen",
                    text: [
                        "Mit keine 30 wäre auch keine 90 angesagt, und das verlangt mindestens 10 \
                         Karten auf der Hand; Platz 2 hat 8.",
                        "Keine 30 would announce keine 90 too, which needs at least 10 cards in \
                         hand; seat 2 holds 8.",
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
                "Mit keine 30 wäre auch keine 90 angesagt, und das verlangt mindestens 10 Karten \
                 auf der Hand; Platz 2 hat 8.",
                "Keine 30 would announce keine 90 too, which needs at least 10 cards in hand; seat \
                 2 holds 8.",
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
                    "Kontra kam nur noch als Erwiderung rechtzeitig; danach ist die Absage keine \
                     90 nicht mehr möglich.",
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
                    "Als Erwiderung auf keine 30 verlangt Kontra mindestens 7 Karten auf der \
                     Hand, und Platz 3 hat 6.",
                    "As an Erwiderung to keine 30, Kontra needs at least 7 cards in hand, and \
                     seat 3 holds 6.",
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
                    "Das Spiel steht noch nicht fest; bis dahin wird nichts angesagt.",
                    "The contract does not stand yet; until then nothing is announced.",
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

fn words() -> Vec<Case> {
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
                "Platz 2 kann sagen: gesund, Vorbehalt, Hochzeit, Karo-Solo, Kreuz-Solo, Pik-Solo, \
                 Herz-Solo, Damensolo, Bubensolo oder Fleischloser.",
                "Seat 2 may say: gesund, Vorbehalt, Hochzeit, Karo-Solo, Kreuz-Solo, Pik-Solo, \
                 Herz-Solo, Damensolo, Bubensolo or Fleischloser.",
            ],
        },
        Case {
            name: "a bid where nobody bids",
            game: KREUZ_SOLO,
            before: |game| Ok(game.before_word(2)),
            act: Act::Say(2, "bid"),
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
                        "Platz 2 hat schon gesprochen und ist nicht mehr gefragt.",
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
                "Platz 2 hat schon gesprochen und ist nicht mehr gefragt.",
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
                    "„ja“ antwortet auf eine Frage, die Platz 3 nicht gestellt wurde.",
                    "“yes” answers a question that is not put to seat 3.",
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
                    "Platz 3 kann den Vorbehalt nicht mehr zurücknehmen.",
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
                    "Platz 2 wird vorgeführt und muss ein Solo nennen; „gesund“ ist keines.",
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
                "Platz 2 kann sagen: Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, \
                 Bubensolo oder Fleischloser.",
                "Seat 2 may say: Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, Bubensolo \
                 or Fleischloser.",
            ],
        },
    ]
}

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
