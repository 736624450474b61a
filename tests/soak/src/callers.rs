//! Callers as they should be: each answer is compared with what the engine says.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use doko_conformance::road::{Reply, Unread};
use doko_conformance::{Failed, Method};
use doko_e2e::served::Clients;
use doko_proto::v1;
use fastrand::Rng;
use http::uri::PathAndQuery;
use prost::Message as _;
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_stream::wrappers::ReceiverStream;
use tonic::transport::Channel;
use tonic::{Code, Request, Status, client};

use crate::again::until_taken;
use crate::counts::Counts;
use crate::questions::{Batch, Questions};

/// What all callers know.
#[derive(Clone, Debug)]
pub(crate) struct Load {
    pub(crate) url: String,
    pub(crate) questions: Arc<Questions>,
    pub(crate) until: Instant,
}

impl Load {
    pub(crate) fn goes_on(&self) -> bool {
        Instant::now() < self.until
    }

    pub(crate) async fn channel(&self) -> Result<Channel> {
        let endpoint = tonic::transport::Endpoint::from_shared(self.url.clone())?;
        Ok(endpoint
            .connect_timeout(doko_e2e::PATIENCE)
            .timeout(doko_e2e::PATIENCE)
            .connect()
            .await?)
    }
}

/// Asks one question after the other.
pub(crate) async fn ask_alone(load: Load, mut rng: Rng) -> Result<Counts> {
    let channel = load.channel().await?;
    let mut counts = Counts::default();
    while load.goes_on() {
        let Some(question) = rng.choice(&load.questions.single) else {
            break;
        };
        let asked = || Request::new(question.request.clone());
        let got = until_taken(&mut counts, || call(&channel, question.method, asked())).await;
        note(&mut counts, question.method, &got, &question.reply);
    }
    Ok(counts)
}

/// Asks many questions with one call, again and again.
pub(crate) async fn ask_batches(load: Load, mut rng: Rng) -> Result<Counts> {
    let Clients { rules, .. } = Clients::connect(load.url.clone()).await?;
    let mut counts = Counts::default();
    while load.goes_on() {
        let Some(Batch { questions, answers }) = rng.choice(&load.questions.batches) else {
            break;
        };
        let ask = || {
            let (mut rules, questions) = (rules.clone(), questions.clone());
            let request = v1::EvaluateBatchRequest { questions };
            async move { rules.evaluate_batch(request).await }
        };
        match until_taken(&mut counts, ask).await {
            Ok(got) => counts.compare(&got.into_inner().encode_to_vec(), answers, || {
                "EvaluateBatch: other bytes".to_owned()
            }),
            Err(status) => counts.unanswered(&status_line(&status)),
        }
    }
    Ok(counts)
}

/// Opens streams of up to fifty messages, and asks the next when the last is answered.
pub(crate) async fn ask_on_streams(load: Load, mut rng: Rng) -> Result<Counts> {
    let Clients { rules, .. } = Clients::connect(load.url.clone()).await?;
    let mut counts = Counts::default();
    while load.goes_on() {
        let open = || {
            let mut rules = rules.clone();
            async move {
                let (ask, asked) = mpsc::channel(1);
                let answers = rules.evaluate(ReceiverStream::new(asked)).await?;
                Ok((ask, answers.into_inner()))
            }
        };
        let (ask, mut answers) = match until_taken(&mut counts, open).await {
            Ok(stream) => stream,
            Err(status) => {
                counts.unanswered(&status_line(&status));
                continue;
            }
        };
        for _ in 0..rng.usize(1..50) {
            let Some(batch) = rng.choice(&load.questions.batches) else {
                break;
            };
            let questions = batch.questions.clone();
            if ask.send(v1::EvaluateRequest { questions }).await.is_err() {
                counts.unanswered("the stream ended");
                break;
            }
            match answers.message().await {
                Ok(Some(got)) => counts.compare(&got.encode_to_vec(), &batch.answers, || {
                    "Evaluate: other bytes".to_owned()
                }),
                Ok(None) => counts.unanswered("the stream ended"),
                Err(status) => {
                    counts.unanswered(&status_line(&status));
                    break;
                }
            }
        }
    }
    Ok(counts)
}

/// Calls a method with bytes.
pub(crate) async fn call(
    channel: &Channel,
    method: Method,
    request: Request<Vec<u8>>,
) -> Result<Vec<u8>, Status> {
    let mut grpc = client::Grpc::new(channel.clone());
    let gone = |error: tonic::transport::Error| Status::unavailable(error.to_string());
    grpc.ready().await.map_err(gone)?;
    let path = PathAndQuery::from_static(method.path());
    Ok(grpc.unary(request, path, Unread).await?.into_inner())
}

/// Notes what came of a call: an answer, a failure that says what is wrong with the
/// request, or nothing.
pub(crate) fn note(
    counts: &mut Counts,
    method: Method,
    got: &Result<Vec<u8>, Status>,
    expected: &Reply,
) {
    let reply = match got {
        Ok(response) => Reply::Response(response.clone()),
        Err(status) if status.code() == Code::InvalidArgument => Reply::Failed(Failed::of(status)),
        Err(status) => return counts.unanswered(&status_line(status)),
    };
    counts.compare(&reply, expected, || format!("{method}: another reply"));
}

/// Code and message of a status, in which the service names no value of a request.
pub(crate) fn status_line(status: &Status) -> String {
    format!("{:?}: {}", status.code(), status.message())
}

/// A moment between two faults, so that they do not become all of the load.
pub(crate) async fn breathe(rng: &mut Rng) {
    tokio::time::sleep(Duration::from_millis(rng.u64(1..40))).await;
}
