//! Calls that must fail, and what their failures must say.

use std::future::Future;

use anyhow::{Result, ensure};
use doko_e2e::served::Clients;
use doko_e2e::{BadField, Failed, name};
use doko_proto::v1;
use tonic::{Code, Response, Status};

/// Asks every method that looks at the whole record, and takes its failure.
pub(crate) async fn ask_all(
    clients: &mut Clients,
    record: &v1::GameRecord,
) -> Result<Vec<(&'static str, Failed)>> {
    let rules = &mut clients.rules;
    let card = name::card("HT")?;
    let record = || Some(record.clone());
    let moved = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: record(),
        card,
        ..Default::default()
    };
    let said = v1::SaidWord::Gesund;
    let said = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: record(),
        seat: 1,
        word: Some(v1::check_word_request::Word::Said(said.into())),
        ..Default::default()
    };
    let announced = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: record(),
        ..Default::default()
    };
    let source = record().map(v1::score_game_request::Source::Record);
    let scored = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source,
        ..Default::default()
    };
    let inspected = v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: record(),
        ..Default::default()
    };
    let audited = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: record(),
        ..Default::default()
    };
    let question = v1::question::Question::AuditGame(audited.clone());
    let questions = vec![v1::Question {
        id: String::new(),
        question: Some(question),
    }];
    let batch = rules
        .evaluate_batch(v1::EvaluateBatchRequest { questions })
        .await?
        .into_inner();
    let item = match batch.answers.first().and_then(|it| it.answer.as_ref()) {
        Some(v1::answer::Answer::Error(status)) => item_failure(status)?,
        other => anyhow::bail!("answered: {other:?}"),
    };
    let failures = vec![
        ("ValidateMove", failure(rules.validate_move(moved)).await?),
        ("CheckWord", failure(rules.check_word(said)).await?),
        (
            "CheckAnnouncement",
            failure(rules.check_announcement(announced)).await?,
        ),
        ("ScoreGame", failure(rules.score_game(scored)).await?),
        ("InspectGame", failure(rules.inspect_game(inspected)).await?),
        ("AuditGame", failure(rules.audit_game(audited)).await?),
        ("EvaluateBatch", item),
    ];
    Ok(failures)
}

/// The failure of a call that must fail.
pub(crate) async fn failure<T: std::fmt::Debug>(
    call: impl Future<Output = Result<Response<T>, Status>>,
) -> Result<Failed> {
    match call.await {
        Ok(response) => anyhow::bail!("answered: {:?}", response.into_inner()),
        Err(status) => {
            let failed = Failed::read(&status)?;
            ensure!(
                failed.domain == "doppelkopf.rules.v1",
                "domain {}",
                failed.domain
            );
            Ok(failed)
        }
    }
}

/// The failure of one question of many, read like that of a call.
pub(crate) fn item_failure(status: &doko_proto::google_rpc::Status) -> Result<Failed> {
    let details = prost::Message::encode_to_vec(status);
    let code = Code::from_i32(status.code);
    Failed::read(&Status::with_details(
        code,
        status.message.clone(),
        details.into(),
    ))
}

pub(crate) fn assert_unreadable(what: &str, failed: &Failed, fields: &[(&str, &str)]) {
    assert_eq!(failed.code, Code::InvalidArgument, "{what}: {failed:?}");
    assert_eq!(failed.paths(), fields, "{what}");
    let first = fields.first().copied().unwrap_or_default();
    let field = failed.metadata.get("field").map_or("", String::as_str);
    assert_eq!((field, failed.reason.as_str()), first, "{what}");
    assert!(
        failed.message.contains(&format!("`{field}`")),
        "{what}: {}",
        failed.message
    );
    for BadField {
        path, description, ..
    } in &failed.fields
    {
        assert!(
            !description.is_empty(),
            "{what}: nothing is said about {path}"
        );
        assert!(
            description.starts_with(char::is_lowercase),
            "{what}: {description}"
        );
        assert!(!description.ends_with('.'), "{what}: {description}");
    }
}
