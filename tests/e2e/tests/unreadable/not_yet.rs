//! Questions that are not answered yet.

use anyhow::Result;
use doko_e2e::golden::{self, NORMALSPIEL};
use doko_e2e::served::{Clients, Service};
use doko_proto::v1;

use super::case::{Spoil, put};
use super::failures::{ask_all, assert_missing, assert_unreadable, failure};

/// What the service understands and does not answer yet, it does not answer by
/// halves: it says what is missing.
#[tokio::test]
async fn what_is_not_served_yet_says_so() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let cases: [(Spoil, &str); 2] = [
        (|record| record.hand_1.clear(), "hands"),
        (
            |record| {
                record.hand_1.clear();
                record.hand_2.clear();
                record.hand_3.clear();
                record.hand_4.clear();
            },
            "hands",
        ),
    ];
    for (alter, missing) in cases {
        let mut record = golden::record(NORMALSPIEL)?;
        alter(&mut record);
        for (method, failed) in ask_all(&mut clients, &record).await? {
            assert_missing(method, &failed, missing);
        }
    }

    let Clients { mut rules, .. } = clients;
    let record = Some(golden::record(NORMALSPIEL)?);
    for view in 2..=6 {
        let request = v1::InspectGameRequest {
            record: record.clone(),
            view,
            ..Default::default()
        };
        assert_missing(
            "view",
            &failure(rules.inspect_game(request)).await?,
            "views",
        );
    }
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
