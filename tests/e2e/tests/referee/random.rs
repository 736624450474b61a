//! The games that the reference model played at random, audited and settled.

use std::fs;

use anyhow::{Context as _, Result, ensure};
use doko_e2e::golden;
use doko_sdk::{Client, Party, Record, View, VorbehaltOutcome};
use serde_json::Value;

use super::client::{item, number, record, settlement, start, text};

#[tokio::test]
async fn the_random_games_come_to_what_is_written_down() -> Result<()> {
    let (service, client) = start().await?;
    let mut count = 0;
    for entry in fs::read_dir(golden::directory().join("random"))? {
        let file = entry?.file_name().into_string().unwrap_or_default();
        let Some(game) = file.strip_suffix(".expected.json") else {
            continue;
        };
        let game = format!("random/{game}");
        let expected: Value =
            serde_json::from_str(&golden::text(&format!("{game}.expected.json"))?)?;
        let record = record(&game)?;
        let checked = if expected["redeal"].is_object() {
            check_redeal(&client, &record, &expected["redeal"]).await
        } else {
            check_game(&client, &record, &expected).await
        };
        checked.with_context(|| game)?;
        count += 1;
    }
    ensure!(count >= 80, "{count} games");
    service.stop().await
}

async fn check_redeal(client: &Client, record: &Record, expected: &Value) -> Result<()> {
    let outcome = client.resolve_vorbehalte(record, View::Everything).await?;
    let VorbehaltOutcome::Redeal(redeal) = &outcome else {
        anyhow::bail!("no redeal: {outcome:?}")
    };
    let reason = expected["reason"].as_str().unwrap_or_default();
    ensure!(redeal.reason.to_string() == reason, "{redeal:?}");
    Ok(())
}

async fn check_game(client: &Client, record: &Record, expected: &Value) -> Result<()> {
    let audit = client.audit(record, View::Everything).await?;
    ensure!(audit.is_clean(), "{:?}", audit.violations);
    let tricks: Vec<golden::Trick> = audit
        .tricks
        .iter()
        .map(|trick| golden::Trick {
            lead: number(trick.leader),
            cards: text(&trick.cards),
            winner: number(trick.winner),
            augen: trick.augen,
        })
        .collect();
    let written: Vec<golden::Trick> = serde_json::from_value(expected["tricks"].clone())?;
    ensure!(tricks == written, "{tricks:?}");

    let settlement = settlement(client.score_game(record).await?)?;
    let winner = settlement.winner().map_or("nobody", Party::name);
    ensure!(expected["winner"] == winner, "{winner} won");
    let mut items: Vec<golden::Item> = settlement.items.iter().map(item).collect();
    let mut written: Vec<golden::Item> = serde_json::from_value(expected["items"].clone())?;
    for list in [&mut items, &mut written] {
        list.sort_by_key(|item| format!("{item:?}"));
    }
    ensure!(
        items == written,
        "{items:?}\nbut written down is\n{written:?}"
    );
    ensure!(
        expected.get("value") == Some(&settlement.value.into()),
        "{}",
        settlement.value
    );
    let points = serde_json::to_value(settlement.points.to_vec())?;
    ensure!(expected.get("points") == Some(&points), "{points}");
    let re: Vec<i32> = settlement.re_seats.iter().copied().map(number).collect();
    ensure!(
        expected.pointer("/re/seats") == Some(&serde_json::to_value(&re)?),
        "{re:?}"
    );
    Ok(())
}
