//! Requests that cannot be read, and questions that are not answered yet.
//!
//! A request that nobody could answer is `INVALID_ARGUMENT`, with every bad
//! field by its path and a published reason; it is never a verdict.

mod unreadable {
    mod batches;
    mod methods;

    pub(crate) mod case;
    pub(crate) mod columns;
    pub(crate) mod contexts;
    pub(crate) mod failures;
    pub(crate) mod hands;
    pub(crate) mod rule_sets;
}

use anyhow::Result;
use doko_e2e::golden::{self, NORMALSPIEL};
use doko_e2e::served::Service;
use doko_proto::v1;
use unreadable::case::{put, rule_set};
use unreadable::columns::COLUMNS;
use unreadable::contexts::CONTEXTS;
use unreadable::failures::{ask_all, assert_unreadable, failure};
use unreadable::hands::DEALS;
use unreadable::rule_sets::RULE_SETS;

#[tokio::test]
async fn every_bad_field_of_a_record_is_named_by_every_method() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    for (what, spoil, fields) in [DEALS, RULE_SETS, COLUMNS, CONTEXTS].into_iter().flatten() {
        let mut record = golden::record(NORMALSPIEL)?;
        spoil(&mut record);
        for (method, failed) in ask_all(&mut clients, &record).await? {
            assert_unreadable(&format!("{what} ({method})"), &failed, fields);
        }
    }
    service.stop().await
}

/// The Vorbehalte are found without cards on the table, so what is wrong with
/// those is not looked at.
#[tokio::test]
async fn what_does_not_matter_is_not_looked_at() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    for (what, spoil, fields) in [DEALS, RULE_SETS, CONTEXTS].into_iter().flatten() {
        let mut record = golden::record(NORMALSPIEL)?;
        spoil(&mut record);
        let request = v1::ResolveVorbehalteRequest {
            view: v1::View::Everything.into(),
            record: Some(record),
            ..Default::default()
        };
        assert_unreadable(
            what,
            &failure(clients.rules.resolve_vorbehalte(request)).await?,
            fields,
        );
    }
    for (what, spoil, fields) in COLUMNS {
        let mut record = golden::record(NORMALSPIEL)?;
        spoil(&mut record);
        let request = v1::ResolveVorbehalteRequest {
            view: v1::View::Everything.into(),
            record: Some(record),
            ..Default::default()
        };
        let answered = clients.rules.resolve_vorbehalte(request).await;
        if fields
            .iter()
            .all(|(path, _)| !path.starts_with("record.said"))
        {
            assert!(answered.is_ok(), "{what}: {answered:?}");
        } else {
            assert!(answered.is_err(), "{what}");
        }
    }
    service.stop().await
}

#[tokio::test]
async fn several_bad_fields_are_listed_in_order() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let mut record = golden::record(NORMALSPIEL)?;
    rule_set(&mut record).edition = "1999".to_owned();
    put(&mut record.said_seats, 0, 9);
    put(&mut record.plays, 0, 99);
    record.extra_words.clear();
    let request = v1::ValidateMoveRequest {
        record: Some(record),
        seat: 7,
        card: 0,
        view: 99,
        language: 9,
        include: vec![0, 1, 77],
        ..v1::ValidateMoveRequest::default()
    };
    let failed = failure(clients.rules.validate_move(request)).await?;
    let fields = [
        ("record.rule_set.edition", "UNKNOWN_EDITION"),
        ("record.said_seats[0]", "UNKNOWN_ENUM_VALUE"),
        ("record.plays[0]", "UNKNOWN_ENUM_VALUE"),
        ("record.extra_words", "MISSING_FIELD"),
        ("seat", "UNKNOWN_ENUM_VALUE"),
        ("card", "MISSING_FIELD"),
        ("view", "UNKNOWN_ENUM_VALUE"),
        ("language", "UNKNOWN_ENUM_VALUE"),
        ("include[0]", "UNKNOWN_ENUM_VALUE"),
        ("include[2]", "UNKNOWN_ENUM_VALUE"),
    ];
    assert_unreadable("ten at once", &failed, &fields);

    // All are named, the first sixteen with a description, and the message says
    // how many there are.
    let mut record = golden::record(NORMALSPIEL)?;
    record.plays.fill(0);
    let request = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        ..Default::default()
    };
    let failed = failure(clients.rules.audit_game(request)).await?;
    let paths: Vec<String> = (0..48)
        .map(|index| format!("record.plays[{index}]"))
        .collect();
    let found: Vec<&str> = failed.fields.iter().map(|it| it.path.as_str()).collect();
    assert_eq!(found, paths);
    assert!(
        failed.message.contains("48 bad fields"),
        "{}",
        failed.message
    );
    service.stop().await
}
