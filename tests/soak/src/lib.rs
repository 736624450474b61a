//! The service under mixed load with faults.
//!
//! The program `doko-server` runs as a process of its own. Callers ask it all that the vectors
//! ask, alone, in batches and on streams, and compare every answer with the engine in this
//! process, to the byte. Meanwhile others give up, die, send nonsense, or do not read. From
//! outside it is seen what memory, threads and files the process has.
//!
//! Modules in reading order: `questions` is what is asked, `callers` ask as they should,
//! `again` is for calls that an ending connection did not take,
//! `faults` as they should not, `watch` looks at the process, [`Counts`] is what came of it,
//! and [`Report`] says whether that is good.

mod again;
mod callers;
mod counts;
mod faults;
mod questions;
mod report;
mod watch;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use doko_e2e::served::Program;
use fastrand::Rng;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use self::callers::Load;
use self::questions::Questions;

pub use self::counts::Counts;
pub use self::report::Report;
pub use self::watch::{Open, Sample};

/// How the program is set: connections are idle and old soon, so that both happen often.
const SETTINGS: [&str; 6] = [
    "--max-connection-age",
    "20s",
    "--idle-timeout",
    "5s",
    "--handshake-timeout",
    "2s",
];

/// The least age at which a connection ends by [`SETTINGS`], which is up to a tenth less.
const AGE: Duration = Duration::from_secs(18);

/// How long the service has at the end to let go of every connection: longer than any of
/// [`SETTINGS`] lets an idle one live.
const QUIET: Duration = Duration::from_secs(15);

/// How many callers there are of each kind.
const CALLERS: [(Kind, usize); 9] = [
    (Kind::Alone, 4),
    (Kind::Batch, 1),
    (Kind::Stream, 2),
    (Kind::Cancelled, 2),
    (Kind::Hurried, 1),
    (Kind::Garbled, 2),
    (Kind::Killed, 2),
    (Kind::Unread, 2),
    (Kind::Babble, 2),
];

/// A kind of caller.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Kind {
    /// One question after the other.
    Alone,
    /// Many questions in one call.
    Batch,
    /// Streams that are opened, used and closed.
    Stream,
    /// Calls that are given up.
    Cancelled,
    /// Calls with deadlines that can hardly be met.
    Hurried,
    /// Requests of which some bytes are others.
    Garbled,
    /// Clients that are gone without a word.
    Killed,
    /// Clients that do not read.
    Unread,
    /// Clients that do not speak HTTP, or not at all.
    Babble,
}

impl Kind {
    /// Whether each of its calls must be answered.
    pub const fn is_honest(self) -> bool {
        matches!(
            self,
            Kind::Alone | Kind::Batch | Kind::Stream | Kind::Garbled
        )
    }

    /// How often its calls may come to connections that take no more of them.
    fn most_again(self, time: Duration) -> u64 {
        let callers = CALLERS.iter().filter(|(kind, _)| *kind == self);
        let callers: usize = callers.map(|(_, count)| count).sum();
        let ends = time.as_secs() / AGE.as_secs() + 1;
        again::MOST * ends * u64::try_from(callers).unwrap_or(u64::MAX)
    }
}

/// How long, and with what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How long there is load.
    pub time: Duration,
    /// Where the choices of the callers begin.
    pub seed: u64,
    /// One in so many vectors is asked; 1 asks all of them.
    pub every: usize,
}

/// Puts a service of its own under load; `tick` is called about once a second.
///
/// # Errors
///
/// If the service cannot be started, looked at or stopped. That it errs is no error but
/// stands in the report.
pub async fn run(plan: &Plan, mut tick: impl FnMut(Sample)) -> Result<Report> {
    let Plan { time, seed, every } = *plan;
    let questions = Arc::new(Questions::collect(every)?);
    let metrics = watch::free_address().await?;
    let address = metrics.to_string();
    let settings = [&SETTINGS[..], &["--metrics-address", &address]].concat();
    let program = Program::start_set(&settings).await?;
    let id = program.id().context("the service has ended")?;
    let before = Sample::of(id)?;
    let begun = Open::told_at(metrics).await?;
    let load = Load {
        url: program.url().to_owned(),
        questions: Arc::clone(&questions),
        until: Instant::now() + time,
    };
    let mut callers = start(&load, seed);
    let mut samples = Vec::new();
    while load.goes_on() {
        sleep(watch::EVERY).await;
        let sample = Sample::of(id)?;
        tick(sample);
        samples.push(sample);
    }
    let mut counts: BTreeMap<Kind, Counts> = BTreeMap::new();
    while let Some(ended) = callers.join_next().await {
        let (kind, seen) = ended?;
        counts.entry(kind).or_default().add(seen?);
    }
    let after = watch::at_rest(id, before.files, QUIET).await?;
    let left = Open::told_at(metrics).await?;
    let code = program.stop().await?;
    Ok(Report {
        time,
        questions: questions.single.len(),
        counts,
        before,
        samples,
        after,
        begun,
        left,
        code,
    })
}

fn start(load: &Load, seed: u64) -> JoinSet<(Kind, Result<Counts>)> {
    let mut callers = JoinSet::new();
    let mut rng = Rng::with_seed(seed);
    for (kind, count) in CALLERS {
        for _ in 0..count {
            let (load, rng) = (load.clone(), rng.fork());
            callers.spawn(async move { (kind, asked_by(kind, load, rng).await) });
        }
    }
    callers
}

async fn asked_by(kind: Kind, load: Load, rng: Rng) -> Result<Counts> {
    match kind {
        Kind::Alone => callers::ask_alone(load, rng).await,
        Kind::Batch => callers::ask_batches(load, rng).await,
        Kind::Stream => callers::ask_on_streams(load, rng).await,
        Kind::Cancelled => faults::cancel(load, rng).await,
        Kind::Hurried => faults::hurry(load, rng).await,
        Kind::Garbled => faults::garble(load, rng).await,
        Kind::Killed => faults::die(load, rng).await,
        Kind::Unread => faults::turn_away(load, rng).await,
        Kind::Babble => faults::babble(load, rng).await,
    }
}
