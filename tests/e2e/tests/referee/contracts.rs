//! How the contract is found, in words and in play, and what follows from it.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, ensure};
use doko_e2e::golden::{self, KREUZ_SOLO, KREUZ_SOLO_PFLICHTSOLO, LEGAL};
use doko_sdk::{AskKind, Card, Party, Reason, Seat, Solo, SoloDuty, View, VorbehaltOutcome, Word};

use super::client::{asks, contract, number, position, record, seats, settled, start};

#[tokio::test]
async fn the_vorbehalte_lead_to_the_contract() -> Result<()> {
    let (service, client) = start().await?;
    for game in LEGAL {
        let (record, expected) = (record(game)?, golden::expected(game)?);
        let settled = settled(client.resolve_vorbehalte(&record, View::Everything).await?)?;
        assert_eq!(contract(&settled.contract), expected.contract, "{game}");
        // The parties of a Hochzeit are found in play.
        if expected.hochzeit.is_none() {
            let re = seats(&settled.parties, Party::Re);
            assert_eq!(re, expected.re.seats, "{game}");
            assert_eq!(
                seats(&settled.parties, Party::Kontra),
                expected.kontra.seats,
                "{game}"
            );
        }
        // Word by word: whoever speaks is asked first, and may say what was said.
        let mut is_settled = false;
        for (index, said) in record.said.iter().enumerate() {
            match client
                .resolve_vorbehalte(&record.before_said(index), View::Everything)
                .await?
            {
                VorbehaltOutcome::NeedsInput(asks) => {
                    ensure!(!is_settled, "{game}: open again before word {index}");
                    let first = asks.first().context("nobody is asked")?;
                    assert_eq!(first.seat, said.seat, "{game}: word {index}");
                    assert!(
                        first.options.contains(&said.word),
                        "{game}: {:?}",
                        first.options
                    );
                }
                outcome @ (VorbehaltOutcome::Settled(_)
                | VorbehaltOutcome::Redeal(_)
                | VorbehaltOutcome::RecordFaulty(_)
                | VorbehaltOutcome::Missing(_)) => {
                    let early = self::settled(outcome)?;
                    assert_eq!(early.contract, settled.contract, "{game}: word {index}");
                    is_settled = true;
                }
            }
        }
    }
    service.stop().await
}

/// As people speak it at a table: "Vorbehalt", then the query, then the name.
#[tokio::test]
async fn the_solo_is_found_in_the_spoken_dialogue() -> Result<()> {
    use AskKind::{CategoryLustsolo, CategoryPflichtsolo, Declaration, Name};
    use Seat::{S1, S2, S3, S4};

    let (service, client) = start().await?;
    let start = record(KREUZ_SOLO)?.before_said(0);
    let all = [
        (S1, Declaration),
        (S2, Declaration),
        (S3, Declaration),
        (S4, Declaration),
    ];
    assert_eq!(
        asks(client.resolve_vorbehalte(&start, View::Everything).await?)?,
        all
    );
    let mut record = start.clone();
    for (seat, word, then) in [
        (S1, Word::Gesund, &all[1..]),
        (S2, Word::Vorbehalt, &all[2..]),
        (S3, Word::Vorbehalt, &all[3..]),
        (
            S4,
            Word::Gesund,
            &[(S2, CategoryLustsolo), (S3, CategoryLustsolo)],
        ),
        (S2, Word::Yes, &[(S2, Name)]),
    ] {
        record = record.say(seat, word);
        let outcome = client.resolve_vorbehalte(&record, View::Everything).await?;
        assert_eq!(asks(outcome)?, then, "after {word} of seat {seat}");
    }
    let record = record.say(S2, Word::Solo(Solo::Kreuz));
    let contract = settled(client.resolve_vorbehalte(&record, View::Everything).await?)?.contract;
    assert_eq!(
        (contract.seat, contract.solo),
        (Some(S2), Some(Solo::Kreuz))
    );
    assert_eq!(
        (contract.duty, contract.lead),
        (Some(SoloDuty::Lustsolo), S1)
    );

    // With an open Pflichtsolo seat 2 alone is asked for it, and then leads.
    let mut record = start.clone().open_pflichtsolo(S2);
    for (seat, word) in [
        (S1, Word::Gesund),
        (S2, Word::Vorbehalt),
        (S3, Word::Vorbehalt),
        (S4, Word::Gesund),
    ] {
        record = record.say(seat, word);
    }
    let first = asks(client.resolve_vorbehalte(&record, View::Everything).await?)?;
    assert_eq!(first.first(), Some(&(S2, CategoryPflichtsolo)));
    let record = record.say(S2, Word::Yes).say(S2, Word::Solo(Solo::Kreuz));
    let contract = settled(client.resolve_vorbehalte(&record, View::Everything).await?)?.contract;
    assert_eq!(
        (contract.duty, contract.lead),
        (Some(SoloDuty::Pflichtsolo), S2)
    );

    // If seat 2 says no, seat 3 is asked, and has the solo.
    let mut record = start;
    for (seat, word) in [
        (S1, Word::Gesund),
        (S2, Word::Vorbehalt),
        (S3, Word::Vorbehalt),
        (S4, Word::Gesund),
        (S2, Word::No),
        (S3, Word::Yes),
        (S3, Word::Solo(Solo::Karo)),
    ] {
        let asked = asks(client.resolve_vorbehalte(&record, View::Everything).await?)?;
        assert_eq!(
            asked.first().map(|(seat, _)| *seat),
            Some(seat),
            "before {word}"
        );
        record = record.say(seat, word);
    }
    let contract = settled(client.resolve_vorbehalte(&record, View::Everything).await?)?.contract;
    assert_eq!((contract.seat, contract.solo), (Some(S3), Some(Solo::Karo)));
    service.stop().await
}

#[tokio::test]
async fn a_hochzeit_finds_its_partner_or_none() -> Result<()> {
    let (service, client) = start().await?;
    for game in LEGAL {
        let Some(expected) = golden::expected(game)?.hochzeit else {
            continue;
        };
        let record = record(game)?;
        let last = expected.klaerungsstich as usize * 4;
        for index in 0..=48 {
            let position = position(
                client
                    .inspect(&record.before_play(index), View::Everything)
                    .await?,
            )?;
            let hochzeit = position.hochzeit.context("no Hochzeit")?;
            let found = golden::Hochzeit {
                hochzeiter: number(hochzeit.hochzeiter),
                partner: hochzeit.partner.map_or(0, number),
                klaerungsstich: hochzeit.klaerungsstich.unwrap_or(0),
                shift: hochzeit.shift,
            };
            let open = golden::Hochzeit {
                hochzeiter: expected.hochzeiter,
                partner: 0,
                klaerungsstich: 0,
                shift: 0,
            };
            let now = if index < last { &open } else { &expected };
            assert_eq!(&found, now, "{game}: before card {index}");
        }
    }
    service.stop().await
}

/// The same cards, had the Pflichtsolo of seat 2 been open.
#[tokio::test]
async fn in_a_pflichtsolo_the_soloist_leads() -> Result<()> {
    let (service, client) = start().await?;
    let record = record(KREUZ_SOLO_PFLICHTSOLO)?;
    let expected = golden::expected_faulty(KREUZ_SOLO_PFLICHTSOLO)?;
    let settled = settled(client.resolve_vorbehalte(&record, View::Everything).await?)?;
    assert_eq!(contract(&settled.contract), expected.contract);

    let audit = client.audit(&record, View::Everything).await?;
    assert!(!audit.is_clean());
    let violations: Vec<golden::Violation> = audit
        .violations
        .iter()
        .map(|refusal| {
            let action = refusal.action.context("a violation without an action")?;
            Ok(golden::Violation {
                section: action.section.to_string(),
                index: u32::try_from(action.index.context("no index")?)?,
                cards_played: action.cards_played,
                seat: action.seat.map_or(0, number),
                reasons: refusal.reasons().map(|reason| reason.to_string()).collect(),
                rules: refusal.rule_ids().map(str::to_owned).collect(),
            })
        })
        .collect::<Result<_>>()?;
    assert_eq!(violations, expected.violations);
    assert_eq!((audit.tricks.len(), audit.settlement), (0, None));
    let mut unjudged = BTreeMap::<String, Vec<usize>>::new();
    for action in audit.not_judged.iter().filter_map(|it| it.action) {
        unjudged
            .entry(action.section.to_string())
            .or_default()
            .extend(action.index);
    }
    let from = expected.not_judged_from;
    let rest = |first: u32, count: usize| (first as usize..count).collect::<Vec<usize>>();
    assert_eq!(
        unjudged.get("plays"),
        Some(&rest(from.plays, record.plays.len()))
    );
    assert_eq!(
        unjudged.get("extras"),
        Some(&rest(from.extras, record.extras.len()))
    );

    // Whoever asks about the first card is told who leads.
    let before = record.before_play(0);
    let ruling = client.validate_move(&before, Seat::S1, Card::SA).await?;
    let refusal = ruling.refusal().context("seat 1 leads")?;
    assert_eq!(
        (refusal.reason(), refusal.legal_cards()),
        (Some(Reason::OutOfTurn), [].as_slice())
    );
    assert!(
        client
            .validate_move(&before, Seat::S2, Card::CQ)
            .await?
            .is_accepted()
    );
    service.stop().await
}
