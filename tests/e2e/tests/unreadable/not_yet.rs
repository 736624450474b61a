//! Questions that are not answered yet.

use anyhow::Result;
use doko_e2e::golden::{self, NORMALSPIEL};
use doko_e2e::served::{Clients, Service};
use doko_proto::v1;

use super::case::{Spoil, named, put, rule_set};
use super::failures::{ask_all, assert_missing, assert_unreadable, failure};

/// What the service understands and does not answer yet, it does not answer by
/// halves: it says what is missing.
#[tokio::test]
async fn what_is_not_served_yet_says_so() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let cases: [(Spoil, &str); 5] = [
        (|record| named(record, "vln"), "vln"),
        (|record| named(record, "palast"), "palast"),
        (
            |record| {
                let source = v1::rule_set_ref::Source::Custom(Box::default());
                record.rule_set = Some(v1::RuleSetRef {
                    source: Some(source),
                    ..Default::default()
                });
            },
            "custom rule sets",
        ),
        (
            |record| rule_set(record).overrides = Some(Box::default()),
            "overrides",
        ),
        (
            |record| record.armut_exchanges.push(v1::ArmutExchange::default()),
            "Armut",
        ),
    ];
    for (alter, missing) in cases {
        let mut record = golden::record(NORMALSPIEL)?;
        alter(&mut record);
        for (method, failed) in ask_all(&mut clients, &record).await? {
            assert_missing(method, &failed, missing);
        }
    }

    let Clients { mut book, .. } = clients;
    let failed = failure(book.check_rule_set(v1::CheckRuleSetRequest::default())).await?;
    assert_missing("CheckRuleSet", &failed, "CheckRuleSet");
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
