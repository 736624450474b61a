//! The Normalspiel: Re are seats 1 and 4.
//!
//! ```text
//! seat 1  CQ CJ ST SQ S9 HT HQ HJ DA DK DK D9
//! seat 2  CA CT C9 SA SQ SJ SJ HK HJ H9 DQ DJ
//! seat 3  CA CK CJ C9 SA SK SK S9 HA HQ H9 DQ
//! seat 4  CT CK CQ ST HA HT HK DA DT DT DJ D9
//!
//! trick 1  1: HT DJ CJ DA      1: seat 4 Re
//! trick 2  1: DA SQ DQ HT
//! trick 3  4: HA ST H9 H9      9: seat 1 keine 90
//! trick 4  4: DT CQ HJ HQ     13: seat 1 keine 60
//! trick 5  1: D9 SJ S9 CQ
//! ```

use doko_e2e::RecordExt as _;
use doko_e2e::golden::NORMALSPIEL;

use super::case::{Act, Case, Ground, ORDINARY, Shown, Standing, Whole, violation};

const EDITION: &str = "2026-02-21";

const WORDS: &str = "gesund vorbehalt solo_karo solo_kreuz solo_pik solo_herz solo_damen \
                     solo_buben solo_fleischlos";

const RE: Standing = Standing(0, 1, 4, "re", "re", ORDINARY);
const KEINE_90: Standing = Standing(1, 9, 1, "re", "keine_90", ORDINARY);
const KEINE_60: Standing = Standing(2, 13, 1, "re", "keine_60", ORDINARY);

pub(crate) fn cases() -> Vec<Case> {
    let mut cases = cards();
    cases.extend(announcements());
    cases.extend(words());
    cases
}

fn cards() -> Vec<Case> {
    vec![
        Case {
            name: "a revoke: spades on hearts, with two hearts in hand",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(10)),
            act: Act::Play(2, "SA"),
            cards_played: 10,
            index: 10,
            grounds: vec![Ground {
                reason: "REVOKE",
                rule: "FOLLOW-2",
                source: "TSR 5.2.2",
                option: "",
                text: [
                    "♠A bedient ♥ nicht; auf der Hand sind noch ♥K und ♥9.",
                    "♠A does not follow ♥; the hand still holds ♥K and ♥9.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 2,
                trick: 3,
                leader: 4,
                table: "HA ST",
                demanded: "hearts",
                held: "HK H9",
                hand: "CA CT C9 SA SJ SJ HK HJ H9 DQ",
                legal: "HK H9",
                played_at: &[],
            },
            then: ["", ""],
        },
        Case {
            name: "a revoke: the jack of hearts is no heart",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(10)),
            act: Act::Play(2, "HJ"),
            cards_played: 10,
            index: 10,
            grounds: vec![Ground {
                reason: "REVOKE",
                rule: "FOLLOW-2",
                source: "TSR 5.2.2",
                option: "",
                text: [
                    "♥B ist Trumpf und bedient ♥ nicht; auf der Hand sind noch ♥K und ♥9.",
                    "♥J is trump and does not follow ♥; the hand still holds ♥K and ♥9.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 2,
                trick: 3,
                leader: 4,
                table: "HA ST",
                demanded: "hearts",
                held: "HK H9",
                hand: "CA CT C9 SA SJ SJ HK HJ H9 DQ",
                legal: "HK H9",
                played_at: &[],
            },
            then: ["", ""],
        },
        Case {
            name: "a card that was never held",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(2)),
            act: Act::Play(3, "CQ"),
            cards_played: 2,
            index: 2,
            grounds: vec![Ground {
                reason: "CARD_NOT_HELD",
                rule: "FOLLOW-1",
                source: "TSR 5.2.2",
                option: "",
                text: [
                    "Platz 3 hat ♣D nicht auf der Hand.",
                    "Seat 3 does not hold ♣Q.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 3,
                trick: 1,
                leader: 1,
                table: "HT DJ",
                demanded: "trump",
                held: "CJ HQ DQ",
                hand: "CA CK CJ C9 SA SK SK S9 HA HQ H9 DQ",
                legal: "CJ HQ DQ",
                played_at: &[],
            },
            then: [
                "Platz 3 darf ♣B, ♥D oder ♦D spielen.",
                "Seat 3 may play ♣J, ♥Q or ♦Q.",
            ],
        },
        Case {
            name: "a card that lies on the table already",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(6)),
            act: Act::Play(3, "CJ"),
            cards_played: 6,
            index: 6,
            grounds: vec![Ground {
                reason: "CARD_NOT_HELD",
                rule: "FOLLOW-1",
                source: "TSR 5.2.2",
                option: "",
                text: [
                    "Platz 3 hat ♣B nicht auf der Hand.",
                    "Seat 3 does not hold ♣J.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 3,
                trick: 2,
                leader: 1,
                table: "DA SQ",
                demanded: "trump",
                held: "HQ DQ",
                hand: "CA CK C9 SA SK SK S9 HA HQ H9 DQ",
                legal: "HQ DQ",
                played_at: &[2],
            },
            then: [
                "Platz 3 darf ♥D oder ♦D spielen.",
                "Seat 3 may play ♥Q or ♦Q.",
            ],
        },
        Case {
            name: "the lead of somebody who did not win the trick",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(4)),
            act: Act::Play(2, "CA"),
            cards_played: 4,
            index: 4,
            grounds: vec![Ground {
                reason: "OUT_OF_TURN",
                rule: "TRICK-2",
                source: "TSR 5.1.2, 5.3.4",
                option: "",
                text: [
                    "Platz 1 hat den letzten Stich gewonnen und spielt aus, nicht Platz 2.",
                    "Seat 1 won the last trick and leads, not seat 2.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 1,
                trick: 2,
                leader: 1,
                table: "",
                demanded: "",
                held: "",
                hand: "CA CT C9 SA SQ SJ SJ HK HJ H9 DQ",
                legal: "",
                played_at: &[],
            },
            then: ["", ""],
        },
        Case {
            name: "out of turn, and a revoke on top of it",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(2)),
            act: Act::Play(4, "HA"),
            cards_played: 2,
            index: 2,
            grounds: vec![
                Ground {
                    reason: "OUT_OF_TURN",
                    rule: "MOD-1",
                    source: "TSR 3.3.7, 4.1.2, 5.2.1",
                    option: "",
                    text: [
                        "Platz 3 ist am Zug, nicht Platz 4.",
                        "It is the turn of seat 3, not of seat 4.",
                    ],
                },
                Ground {
                    reason: "REVOKE",
                    rule: "FOLLOW-2",
                    source: "TSR 5.2.2",
                    option: "",
                    text: [
                        "Verlangt ist Trumpf, und ♥A ist keiner; auf der Hand sind noch ♣D, ♥10, \
                         ♦A, ♦10, ♦B und ♦9.",
                        "A trump is demanded, and ♥A is none; the hand still holds ♣Q, ♥10, ♦A, \
                         ♦10, ♦J and ♦9.",
                    ],
                },
            ],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 3,
                trick: 1,
                leader: 1,
                table: "HT DJ",
                demanded: "trump",
                held: "CQ HT DA DT DT DJ D9",
                hand: "CT CK CQ ST HA HT HK DA DT DT DJ D9",
                legal: "",
                played_at: &[],
            },
            then: [
                "Verlangt ist Trumpf, und ♥A ist keiner; auf der Hand sind noch ♣D, ♥10, ♦A, ♦10, \
                 ♦B und ♦9.",
                "A trump is demanded, and ♥A is none; the hand still holds ♣Q, ♥10, ♦A, ♦10, ♦J \
                 and ♦9.",
            ],
        },
        Case {
            name: "a card before all have spoken",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_word(3)),
            act: Act::Play(1, "HT"),
            cards_played: 0,
            index: 0,
            grounds: vec![Ground {
                reason: "PLAY_BEFORE_CONTRACT",
                rule: "LEAD-3",
                source: "TSR 5.1.1",
                option: "",
                text: [
                    "Das Spiel steht noch nicht fest, und vorher wird ♥10 nicht gespielt.",
                    "The contract does not stand yet, and ♥10 cannot be played before it does.",
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
                hand: "CQ CJ ST SQ S9 HT HQ HJ DA DK DK D9",
                legal: "",
                played_at: &[],
            },
            then: ["", ""],
        },
        Case {
            name: "a card after the game is over",
            game: NORMALSPIEL,
            before: Ok,
            act: Act::Play(1, "HT"),
            cards_played: 48,
            index: 48,
            grounds: vec![
                Ground {
                    reason: "GAME_OVER",
                    rule: "MOD-4",
                    source: "TSR 4.4.4, 5.3.1",
                    option: "",
                    text: [
                        "Alle Karten sind gespielt; ♥10 kommt zu spät.",
                        "All cards are played; ♥10 comes too late.",
                    ],
                },
                Ground {
                    reason: "CARD_NOT_HELD",
                    rule: "FOLLOW-1",
                    source: "TSR 5.2.2",
                    option: "",
                    text: [
                        "Platz 1 hat ♥10 nicht auf der Hand.",
                        "Seat 1 does not hold ♥10.",
                    ],
                },
            ],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 0,
                trick: 12,
                leader: 1,
                table: "",
                demanded: "",
                held: "",
                hand: "",
                legal: "",
                played_at: &[0],
            },
            then: [
                "Platz 1 hat ♥10 nicht auf der Hand.",
                "Seat 1 does not hold ♥10.",
            ],
        },
        Case {
            name: "a settlement before the last card",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(47)),
            act: Act::Settle(4),
            cards_played: 47,
            index: 0,
            grounds: vec![Ground {
                reason: "INCOMPLETE",
                rule: "WIN-8",
                source: "TSR 7.1.1–7.1.3",
                option: "",
                text: [
                    "Abgerechnet wird nach der letzten Karte; es fehlt noch eine.",
                    "The settlement comes after the last card; one is still missing.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Card {
                to_play: 4,
                trick: 12,
                leader: 1,
                table: "S9 SA HA",
                demanded: "spades",
                held: "",
                hand: "",
                legal: "",
                played_at: &[],
            },
            then: ["", ""],
        },
    ]
}

fn announcements() -> Vec<Case> {
    vec![
        Case {
            name: "Re by a Kontra player",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_extra(0)),
            act: Act::Announce(2, "re"),
            cards_played: 1,
            index: 0,
            grounds: vec![Ground {
                reason: "WRONG_PARTY",
                rule: "ANN-1",
                source: "TSR 6.2.2",
                option: "",
                text: [
                    "Platz 2 gehört zu Kontra und kann nicht Re ansagen.",
                    "Seat 2 belongs to Kontra and cannot announce Re.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "kontra",
                cards_played: 0,
                cards_in_hand: 12,
                tricks_started: 1,
                limit: None,
                lowest_missing: "kontra",
                standing: &[],
                available: "kontra",
            },
            then: ["Angesagt werden kann noch: Kontra.", "Still open: Kontra."],
        },
        Case {
            name: "keine 90 with nine cards",
            game: NORMALSPIEL,
            before: |game| game.before_card(13).with_extras(&["1: 4 re"]),
            act: Act::Announce(1, "keine_90"),
            cards_played: 13,
            index: 1,
            grounds: vec![Ground {
                reason: "TOO_LATE",
                rule: "ANN-11",
                source: "TSR 6.2.2, 6.3.4",
                option: "ann.max",
                text: [
                    "Keine 90 verlangt mindestens 10 Karten auf der Hand, und Platz 1 hat 9.",
                    "Keine 90 needs at least 10 cards in hand, and seat 1 holds 9.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "re",
                cards_played: 3,
                cards_in_hand: 9,
                tricks_started: 4,
                limit: Some((2, 10)),
                lowest_missing: "keine_90",
                standing: &[RE],
                available: "",
            },
            then: ["", ""],
        },
        Case {
            name: "keine 60 with nine cards, keine 90 never said",
            game: NORMALSPIEL,
            before: |game| game.before_card(13).with_extras(&["1: 4 re"]),
            act: Act::Announce(1, "keine_60"),
            cards_played: 13,
            index: 1,
            grounds: vec![Ground {
                reason: "TOO_LATE",
                rule: "ANN-8",
                source: "TSR 6.4.3",
                option: "ann.skip_absagen",
                text: [
                    "Mit keine 60 wäre auch keine 90 angesagt, und das verlangt mindestens 10 \
                     Karten auf der Hand; Platz 1 hat 9.",
                    "Keine 60 would announce keine 90 too, which needs at least 10 cards in hand; \
                     seat 1 holds 9.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "re",
                cards_played: 3,
                cards_in_hand: 9,
                tricks_started: 4,
                limit: Some((2, 10)),
                lowest_missing: "keine_90",
                standing: &[RE],
                available: "",
            },
            then: ["", ""],
        },
        Case {
            name: "keine 90 without Re, for which it is too late",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(9).in_silence()),
            act: Act::Announce(1, "keine_90"),
            cards_played: 9,
            index: 0,
            grounds: vec![Ground {
                reason: "NEEDS_ANSAGE",
                rule: "ANN-7",
                source: "TSR 6.3.2",
                option: "ann.absage_requires",
                text: [
                    "Keine 90 setzt die Ansage Re voraus, und die fehlt.",
                    "Keine 90 needs the Ansage Re, which is missing.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "re",
                cards_played: 2,
                cards_in_hand: 10,
                tricks_started: 3,
                limit: None,
                lowest_missing: "re",
                standing: &[],
                available: "",
            },
            then: ["", ""],
        },
        Case {
            name: "keine 90 without Re, which could still be said",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(1).in_silence()),
            act: Act::Announce(4, "keine_90"),
            cards_played: 1,
            index: 0,
            grounds: vec![Ground {
                reason: "NEEDS_ANSAGE",
                rule: "ANN-9",
                source: "TSR 6.3.2",
                option: "ann.skip_ansage",
                text: [
                    "Vor keine 90 muss Re gesagt werden; dafür ist noch Zeit.",
                    "Re has to be said before keine 90; there is still time for it.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "re",
                cards_played: 0,
                cards_in_hand: 12,
                tricks_started: 1,
                limit: None,
                lowest_missing: "re",
                standing: &[],
                available: "re",
            },
            then: ["Angesagt werden kann noch: Re.", "Still open: Re."],
        },
        Case {
            name: "Re of the partner, who has said it",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(4)),
            act: Act::Announce(1, "re"),
            cards_played: 4,
            index: 1,
            grounds: vec![Ground {
                reason: "ALREADY",
                rule: "ANN-5",
                source: "TSR 6.4.7",
                option: "",
                text: ["Re ist schon angesagt.", "Re is announced already."],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "re",
                cards_played: 1,
                cards_in_hand: 11,
                tricks_started: 1,
                limit: None,
                lowest_missing: "keine_90",
                standing: &[RE],
                available: "keine_90 keine_60 keine_30 schwarz",
            },
            then: [
                "Angesagt werden kann noch: keine 90, keine 60, keine 30 oder schwarz.",
                "Still open: keine 90, keine 60, keine 30 or schwarz.",
            ],
        },
        Case {
            name: "Re twice in one breath",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_extra(1).before_card(1)),
            act: Act::Announce(4, "re"),
            cards_played: 1,
            index: 1,
            grounds: vec![Ground {
                reason: "ALREADY",
                rule: "ANN-5",
                source: "TSR 6.4.7",
                option: "",
                text: ["Re ist schon angesagt.", "Re is announced already."],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "re",
                cards_played: 0,
                cards_in_hand: 12,
                tricks_started: 1,
                limit: None,
                lowest_missing: "keine_90",
                standing: &[RE],
                available: "keine_90 keine_60 keine_30 schwarz",
            },
            then: [
                "Angesagt werden kann noch: keine 90, keine 60, keine 30 oder schwarz.",
                "Still open: keine 90, keine 60, keine 30 or schwarz.",
            ],
        },
        Case {
            name: "Kontra too late even as an Erwiderung",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_card(20)),
            act: Act::Announce(2, "kontra"),
            cards_played: 20,
            index: 3,
            grounds: vec![Ground {
                reason: "TOO_LATE",
                rule: "ANN-15",
                source: "TSR 6.4.4",
                option: "ann.reply_extra",
                text: [
                    "Als Erwiderung auf keine 60 verlangt Kontra mindestens 8 Karten auf der \
                     Hand, und Platz 2 hat 7.",
                    "As an Erwiderung to keine 60, Kontra needs at least 8 cards in hand, and \
                     seat 2 holds 7.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Announcement {
                party: "kontra",
                cards_played: 5,
                cards_in_hand: 7,
                tricks_started: 5,
                limit: Some((4, 8)),
                lowest_missing: "kontra",
                standing: &[RE, KEINE_90, KEINE_60],
                available: "",
            },
            then: ["", ""],
        },
        Case {
            name: "Re before all have spoken",
            game: NORMALSPIEL,
            before: |game| Ok(game.before_word(2)),
            act: Act::Announce(1, "re"),
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
                    "Zur Hochzeit gehören beide ♣D, und Platz 1 hat sie nicht.",
                    "A Hochzeit needs both ♣Q, and seat 1 does not hold them.",
                ],
            }],
            edition: EDITION,
            evidence: Shown::Word {
                accepted: WORDS,
                to_speak: 1,
                cards: "CQ",
            },
            then: [
                "Platz 1 kann sagen: gesund, Vorbehalt, Karo-Solo, Kreuz-Solo, Pik-Solo, \
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
                "Platz 3 kann sagen: gesund, Vorbehalt, Karo-Solo, Kreuz-Solo, Pik-Solo, \
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
                    "Platz 1 hat schon gesprochen und ist nicht mehr gefragt.",
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
