//! The first card of a solo: whether the soloist leads or the eldest.

use doko_e2e::RecordExt as _;
use doko_e2e::golden::{KREUZ_SOLO, KREUZ_SOLO_PFLICHTSOLO};
use doko_proto::v1;

use super::super::case::{Act, Case, Ground, Shown};
use super::EDITION;

pub(super) fn cases() -> Vec<Case> {
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
                    "In diesem Solo spielt Sitz 2 zum ersten Stich aus, nicht Sitz 1.",
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
                    "In diesem Solo spielt Sitz 1 zum ersten Stich aus, nicht Sitz 2.",
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
                    "In diesem Solo spielt Sitz 2 zum ersten Stich aus, nicht Sitz 1.",
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
