//! Callers as they should not be. What they get back does not matter, except where it is an
//! answer; what matters is what the others get meanwhile.

use std::time::Duration;

use anyhow::{Context as _, Result};
use bytes::Bytes;
use doko_conformance::Method;
use doko_conformance::road::{Embedded, Road as _};
use fastrand::Rng;
use http::uri::Authority;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tonic::{Code, Request, Status};

use crate::again::until_taken;
use crate::callers::{Load, breathe, call, note};
use crate::counts::Counts;
use crate::questions::Question;

/// Gives up each call after a moment, so that some are answered and some are not.
pub(crate) async fn cancel(load: Load, mut rng: Rng) -> Result<Counts> {
    let channel = load.channel().await?;
    let mut counts = Counts::default();
    while load.goes_on() {
        let question = question(&load, &mut rng)?;
        let moment = Duration::from_micros(rng.u64(0..3_000));
        let asked = || Request::new(question.request.clone());
        let ask = || call(&channel, question.method, asked());
        match timeout(moment, until_taken(&mut counts, ask)).await {
            Ok(got) => note(&mut counts, question.method, &got, &question.reply),
            Err(_) => counts.unanswered("cancelled"),
        }
        breathe(&mut rng).await;
    }
    Ok(counts)
}

/// Gives each call a deadline that can hardly be met.
pub(crate) async fn hurry(load: Load, mut rng: Rng) -> Result<Counts> {
    let channel = load.channel().await?;
    let mut counts = Counts::default();
    while load.goes_on() {
        let question = question(&load, &mut rng)?;
        let deadline = Duration::from_micros(rng.u64(1..2_000));
        let asked = || {
            let mut asked = Request::new(question.request.clone());
            asked.set_timeout(deadline);
            asked
        };
        let got = until_taken(&mut counts, || call(&channel, question.method, asked())).await;
        note(&mut counts, question.method, &got, &question.reply);
        breathe(&mut rng).await;
    }
    Ok(counts)
}

/// Sends requests of which some bytes are not as they were. What the engine says of these
/// bytes is what must come back.
pub(crate) async fn garble(load: Load, mut rng: Rng) -> Result<Counts> {
    let channel = load.channel().await?;
    let mut counts = Counts::default();
    while load.goes_on() {
        let question = question(&load, &mut rng)?;
        let mut request = question.request.clone();
        for _ in 0..rng.usize(1..6) {
            match rng.choice(&mut request) {
                Some(byte) => *byte = rng.u8(..),
                None => request.push(rng.u8(..)),
            }
        }
        let expected = Embedded.call(question.method, &request);
        let asked = || Request::new(request.clone());
        let got = until_taken(&mut counts, || call(&channel, question.method, asked())).await;
        match expected {
            Ok(expected) => note(&mut counts, question.method, &got, &expected),
            Err(_) => counts.compare(&code(&got), &Code::InvalidArgument, || {
                format!(
                    "{}: bytes that are no message, but {got:?}",
                    question.method
                )
            }),
        }
        breathe(&mut rng).await;
    }
    Ok(counts)
}

/// Connects, asks, and is gone without a word, with the answer on its way or not.
pub(crate) async fn die(load: Load, mut rng: Rng) -> Result<Counts> {
    let mut counts = Counts::default();
    while load.goes_on() {
        let moment = Duration::from_micros(rng.u64(0..5_000));
        let asked = ask_and_wait(&load, &mut rng, 65_535, moment).await;
        counts.unanswered(asked.map_or("refused", |()| "killed"));
        breathe(&mut rng).await;
    }
    Ok(counts)
}

/// Asks for long answers and does not read them for some seconds.
pub(crate) async fn turn_away(load: Load, mut rng: Rng) -> Result<Counts> {
    let mut counts = Counts::default();
    while load.goes_on() {
        let moment = Duration::from_millis(rng.u64(0..5_000));
        let asked = ask_and_wait(&load, &mut rng, 0, moment).await;
        counts.unanswered(asked.map_or("refused", |()| "not read"));
    }
    Ok(counts)
}

/// Says what is no HTTP, or nothing at all, and goes.
pub(crate) async fn babble(load: Load, mut rng: Rng) -> Result<Counts> {
    let authority = authority(&load)?;
    let mut counts = Counts::default();
    while load.goes_on() {
        let Ok(mut socket) = TcpStream::connect(authority.as_str()).await else {
            counts.unanswered("refused");
            continue;
        };
        if rng.bool() {
            let noise: Vec<u8> = std::iter::repeat_with(|| rng.u8(..)).take(300).collect();
            // The server may have closed before all of it was sent.
            let _ = socket.write_all(&noise).await;
            counts.unanswered("noise");
        } else {
            sleep(Duration::from_millis(rng.u64(0..3_000))).await;
            counts.unanswered("silence");
        }
        breathe(&mut rng).await;
    }
    Ok(counts)
}

/// Asks several questions on a connection of its own, whose `window` is what it takes of
/// each answer, waits and drops the connection with a reset.
async fn ask_and_wait(load: &Load, rng: &mut Rng, window: u32, moment: Duration) -> Result<()> {
    let authority = authority(load)?;
    let socket = TcpStream::connect(authority.as_str()).await?;
    socket.set_zero_linger()?;
    let (sender, connection) = h2::client::Builder::new()
        .initial_window_size(window)
        .handshake::<_, Bytes>(socket)
        .await?;
    let driven = tokio::spawn(connection);
    let mut sender = sender.ready().await?;
    // A call that nobody holds any more is cancelled.
    let mut open = Vec::new();
    for _ in 0..rng.usize(1..8) {
        let question = question(load, rng)?;
        let (answer, mut body) = sender.send_request(head(&authority, question.method)?, false)?;
        let size = u32::try_from(question.request.len())?;
        let frame = [&[0], size.to_be_bytes().as_slice(), &question.request].concat();
        body.send_data(frame.into(), true)?;
        open.push((answer, body));
    }
    sleep(moment).await;
    driven.abort();
    Ok(())
}

/// One of the questions that are asked alone.
fn question<'a>(load: &'a Load, rng: &mut Rng) -> Result<&'a Question> {
    let question = rng.choice(&load.questions.single);
    question.context("nothing to ask")
}

fn code(got: &Result<Vec<u8>, Status>) -> Code {
    got.as_ref().map_or_else(Status::code, |_| Code::Ok)
}

fn head(authority: &Authority, method: Method) -> Result<http::Request<()>> {
    let url = format!("http://{authority}{}", method.path());
    Ok(http::Request::post(url)
        .version(http::Version::HTTP_2)
        .header("te", "trailers")
        .header("content-type", "application/grpc")
        .body(())?)
}

fn authority(load: &Load) -> Result<Authority> {
    let url: http::Uri = load.url.parse()?;
    url.into_parts().authority.context("an address")
}
