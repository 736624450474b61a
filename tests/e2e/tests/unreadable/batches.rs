//! Many questions at once, some of which cannot be read.

use anyhow::{Context as _, Result};
use doko_e2e::Failed;
use doko_e2e::golden::{self, NORMALSPIEL};
use doko_e2e::served::{Clients, Service};
use doko_proto::v1;

use super::failures::{assert_unreadable, failure, item_failure};

#[tokio::test]
async fn batches_have_limits_and_bad_items_fail_alone() -> Result<()> {
    let service = Service::start()?;
    let Clients { mut rules, .. } = service.connect().await?;
    let good = |id: &str| -> Result<v1::Question> {
        let record = Some(golden::record(NORMALSPIEL)?);
        let request = v1::AuditGameRequest {
            view: v1::View::Everything.into(),
            record,
            ..Default::default()
        };
        let question = v1::question::Question::AuditGame(request);
        Ok(v1::Question {
            id: id.to_owned(),
            question: Some(question),
        })
    };
    for (count, fields) in [
        (0, [("questions", "MISSING_FIELD")]),
        (201, [("questions", "LIMIT_EXCEEDED")]),
    ] {
        let questions = vec![v1::Question::default(); count];
        let request = v1::EvaluateBatchRequest {
            questions: questions.clone(),
        };
        let failed = failure(rules.evaluate_batch(request)).await?;
        assert_unreadable(&format!("a batch of {count}"), &failed, &fields);

        let message = tokio_stream::iter([v1::EvaluateRequest { questions }]);
        let mut answers = rules.evaluate(message).await?.into_inner();
        let status = answers
            .message()
            .await
            .err()
            .context("the stream goes on")?;
        assert_unreadable(
            &format!("a message of {count}"),
            &Failed::read(&status)?,
            &fields,
        );
    }

    let too_long = "x".repeat(65);
    let questions = vec![
        good("first")?,
        good(&too_long)?,
        v1::Question {
            id: "empty".to_owned(),
            question: None,
        },
        v1::Question {
            id: "bad".to_owned(),
            question: Some(v1::question::Question::AuditGame(v1::AuditGameRequest {
                view: v1::View::Everything.into(),
                ..Default::default()
            })),
        },
        good(&"y".repeat(64))?,
    ];
    let request = v1::EvaluateBatchRequest { questions };
    let answers = rules.evaluate_batch(request).await?.into_inner().answers;
    let ids: Vec<&str> = answers.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids, ["first", "", "empty", "bad", "y".repeat(64).as_str()]);
    let errors = [
        None,
        Some((3, "id", "LIMIT_EXCEEDED")),
        Some((3, "question", "MISSING_FIELD")),
        Some((3, "record", "MISSING_FIELD")),
        None,
    ];
    for (answer, expected) in answers.iter().zip(errors) {
        let place = &answer.id;
        match (&answer.answer, expected) {
            (Some(v1::answer::Answer::AuditGame(audit)), None) => {
                assert!(
                    audit.violations.is_empty() && audit.settlement.is_some(),
                    "{place}"
                );
            }
            (Some(v1::answer::Answer::Error(status)), Some((code, path, reason))) => {
                let failed = item_failure(status)?;
                assert_eq!(
                    (status.code, failed.reason.as_str()),
                    (code, reason),
                    "{place}"
                );
                let paths: Vec<&str> = failed.fields.iter().map(|it| it.path.as_str()).collect();
                let expected: Vec<&str> =
                    Some(path).filter(|it| !it.is_empty()).into_iter().collect();
                assert_eq!(paths, expected, "{place}");
            }
            (got, expected) => panic!("{place}: {got:?} in place of {expected:?}"),
        }
    }
    service.stop().await
}
