//! Questions that are not answered yet.

use anyhow::Result;
use doko_e2e::golden::{self, NORMALSPIEL};
use doko_e2e::served::{Clients, Service};
use doko_proto::v1;

use super::case::put;
use super::failures::{assert_missing, assert_unreadable, failure};

/// What the service understands and does not answer yet, it does not answer by
/// halves: it says what is missing.
#[tokio::test]
async fn what_is_not_served_yet_says_so() -> Result<()> {
    let service = Service::start()?;
    let Clients { mut table, .. } = service.connect().await?;
    let mut record = golden::record(NORMALSPIEL)?;
    record.hand_1.clear();
    let game = v1::session_game::Game::Record(record.clone());
    let game = v1::SessionGame {
        game: Some(game),
        ..Default::default()
    };
    let entry = v1::session_entry::Entry::Game(game);
    let request = v1::ScoreSessionRequest {
        rule_set: record.rule_set,
        entries: vec![v1::SessionEntry { entry: Some(entry) }],
        ..Default::default()
    };
    let failed = failure(table.score_session(request)).await?;
    assert_missing("ScoreSession", &failed, "hands");
    service.stop().await
}

/// What cannot be read at all is told first, even if something else is not
/// served yet.
#[tokio::test]
async fn unreadable_comes_before_not_served() -> Result<()> {
    let service = Service::start()?;
    let Clients { mut rules, .. } = service.connect().await?;
    let mut record = golden::record(NORMALSPIEL)?;
    record.hand_1.clear();
    put(&mut record.plays, 0, 99);
    let request = v1::AuditGameRequest {
        record: Some(record),
        ..Default::default()
    };
    let failed = failure(rules.audit_game(request)).await?;
    assert_unreadable(
        "both",
        &failed,
        &[("record.plays[0]", "UNKNOWN_ENUM_VALUE")],
    );
    service.stop().await
}
