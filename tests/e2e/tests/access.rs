//! A service that asks for credentials and counts questions, asked by the Rust SDK.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use doko_e2e::PATIENCE;
use doko_sdk::{Client, Error};
use doko_server::{Config, Running, Server, new_api_key};

/// A service with one key, which may ask so many questions at once and one per 100 ms.
fn service(name: &str, burst: u32) -> Result<(Running, String)> {
    let (key, entry) = new_api_key("palast")?;
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, format!("{entry}rate = 10\nburst = {burst}\n"))?;
    let mut config = Config::on_a_free_port();
    config.access.api_keys = Some(file);
    config.limits.max_questions = burst;
    Ok((Server::start(&config)?, key))
}

fn client(service: &Running, key: Option<&str>) -> Result<Client> {
    let builder = Client::builder()
        .endpoint(format!("http://{}", service.address()))
        .deadline(PATIENCE);
    let builder = match key {
        Some(key) => builder.api_key(key),
        None => builder,
    };
    Ok(builder.connect_lazily()?)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_client_shows_its_key() -> Result<()> {
    let (service, key) = service("shown.toml", 100)?;
    let rule_sets = client(&service, Some(&key))?.list_rule_sets().await?;
    ensure!(!rule_sets.is_empty());
    for wrong in [None, Some("doko_wrong")] {
        let refused = client(&service, wrong)?.list_rule_sets().await;
        ensure!(matches!(refused, Err(Error::Denied { .. })), "{refused:?}");
    }
    service.stop().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_asks_too_much_waits_as_long_as_it_is_told() -> Result<()> {
    let (service, key) = service("waits.toml", 2)?;
    let client = client(&service, Some(&key))?;
    let begin = Instant::now();
    // Two at once, and two more when there is room.
    for _ in 0..4 {
        client.list_rule_sets().await?;
    }
    let time = begin.elapsed();
    ensure!(time >= Duration::from_millis(150), "{time:?}");
    service.stop().await;
    Ok(())
}
