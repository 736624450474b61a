//! The golden games, refereed over real gRPC through the SDK: how the contract
//! is found, every card, every announcement, every trick, and the settlement.

mod referee {
    mod announcements;
    mod cards;
    mod contracts;
    mod random;
    mod settlement;
    mod table;

    pub(crate) mod client;
}

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use doko_e2e::golden::{self, Expected, KREUZ_SOLO_PFLICHTSOLO, LEGAL};
use referee::client::record;

#[test]
fn the_golden_files_are_canonical() -> Result<()> {
    for game in LEGAL.into_iter().chain([KREUZ_SOLO_PFLICHTSOLO]) {
        let text = golden::text(&format!("{game}.json"))?;
        let written: serde_json::Value = serde_json::from_str(&text)?;
        let read: serde_json::Value = serde_json::from_str(&record(game)?.to_json())?;
        assert_eq!(written, read, "{game}");
    }
    Ok(())
}

/// The expected results are right in themselves: cards, winners and sums.
#[test]
fn the_expected_results_add_up() -> Result<()> {
    for game in LEGAL {
        let (record, expected) = (record(game)?, golden::expected(game)?);
        let cards: Vec<String> = record
            .plays
            .iter()
            .map(|play| play.card.to_string())
            .collect();
        let tricks: Vec<&str> = expected
            .tricks
            .iter()
            .flat_map(|trick| trick.cards.split(' '))
            .collect();
        assert_eq!(cards, tricks, "{game}");
        for (before, after) in expected.tricks.iter().zip(expected.tricks.iter().skip(1)) {
            assert_eq!(before.winner, after.lead, "{game}: the winner leads");
        }
        for side in [&expected.re, &expected.kontra] {
            let won = expected
                .tricks
                .iter()
                .filter(|trick| side.seats.contains(&trick.winner));
            let augen: u32 = won.clone().map(|trick| trick.augen).sum();
            assert_eq!(
                (augen, won.count()),
                (side.augen, side.tricks as usize),
                "{game}"
            );
        }
        let sum = |party: &str| -> i32 {
            expected
                .items
                .iter()
                .filter(|it| it.party == party)
                .map(|it| it.points)
                .sum()
        };
        let winner = expected.winner.as_str();
        let loser = if winner == "re" { "kontra" } else { "re" };
        assert_eq!(sum(winner) - sum(loser), expected.value, "{game}");
        if !expected.official.is_empty() {
            assert_eq!(official(&expected)?, expected.official, "{game}");
        }
    }
    Ok(())
}

/// The expected lines under the names of the platform.
fn official(expected: &Expected) -> Result<BTreeMap<String, i32>> {
    let line = |item: &golden::Item| {
        let by = item.announced_by.as_str();
        let name = match item.kind.as_str() {
            "won" => "winning_points".to_owned(),
            "under_90" | "under_60" | "under_30" => format!("winning_{}", item.kind),
            "re_announced" => "re_announcement".to_owned(),
            "kontra_announced" => "kontra_announcement".to_owned(),
            "keine_90_announced" => format!("{by}_under_90_announcement"),
            "keine_60_announced" => format!("{by}_under_60_announcement"),
            "keine_30_announced" => format!("{by}_under_30_announcement"),
            other => bail!("the platform has no name for {other}"),
        };
        Ok((name, item.points))
    };
    expected.items.iter().map(line).collect()
}
