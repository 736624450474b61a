//! The server beside a handler that does nothing, and beside itself in other ways.
//!
//! All serve from one thread on the first core, the way the server arranges it
//! per core; the load comes from one thread on the second core. Both sides are asked
//! the same, and each answer is compared with the expected bytes.

pub(crate) mod alone;
mod baseline;
mod collector;
mod cores;
pub(crate) mod exchange;
mod judge;
mod load;
pub(crate) mod program;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use clap::ValueEnum as _;
use doko_server::{Config, Running, Server};
use tokio::runtime::{Builder, Runtime};

use self::baseline::Baseline;
use self::cores::{Cores, Serving};
use self::exchange::{Exchange, Task};
use self::judge::Judge;
use self::load::{Load, Place};
use crate::rounds::{Comparison, Side, Time, take_turns};

/// The name of the thread that answers, as the server calls it.
const WORKER: &str = "worker-0";

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Amount {
    pub(crate) rounds: u32,
    /// Questions of each side in a round; of audits a quarter.
    pub(crate) calls: u32,
}

/// Who serves where. There is one, before this thread is kept on a core.
#[derive(Debug)]
pub(crate) struct Stage {
    cores: Option<Cores>,
}

impl Stage {
    pub(crate) fn new() -> Stage {
        let cores = Cores::two();
        if cores.is_none() {
            eprintln!("there are no two cores: those who serve and those who ask share one");
        }
        Stage { cores }
    }

    /// Lets the server and what it is compared with answer so many questions.
    ///
    /// # Errors
    ///
    /// Something does not start, or an answer is not the expected one.
    pub(crate) fn compare(&self, amount: Amount) -> anyhow::Result<Vec<Comparison>> {
        let mut all = Vec::new();
        // The baseline speaks no JSON.
        let tasks = Task::value_variants().iter();
        for &task in tasks.filter(|&&task| task != Task::Json) {
            all.push(self.beside_the_baseline(task, amount)?);
        }
        all.push(self.by_file(amount)?);
        all.push(self.watched(amount)?);
        Ok(all)
    }

    /// The same by h2load instead of the load of this program; empty where there is none.
    ///
    /// # Errors
    ///
    /// As [`Stage::compare`].
    pub(crate) fn judge(&self, amount: Amount) -> anyhow::Result<Vec<Comparison>> {
        let exchange = Task::Ruling.exchange()?;
        let Some(judge) = Judge::new(&exchange)? else {
            eprintln!("not measured: no h2load (it is in the Debian package nghttp2-client)");
            return Ok(Vec::new());
        };
        let server = self.server(&one_worker())?;
        let baseline = self.serving(|| Baseline::start(&exchange.canned, &one_worker()))?;
        let subject = Target::new(&Place::Tcp(server.address()), WORKER, &exchange)?;
        let other = Target::new(&Place::Tcp(baseline.address()), baseline::THREAD, &exchange)?;
        let calls = amount.calls;
        let rounds = take_turns(amount.rounds, calls, |_, side| match side {
            Side::Subject => timed(&subject.thread, || judge.ask(server.address(), calls)),
            Side::Baseline => timed(&other.thread, || judge.ask(baseline.address(), calls)),
        })?;
        drop((subject, other));
        stop(server)?;
        Ok(vec![Comparison {
            what: "ValidateMove on 40 cards, asked by h2load",
            baseline: "decode and encode only",
            unit: "calls/s",
            rounds,
            floor: Task::Ruling.floor(),
            goal: None,
        }])
    }

    /// What is started by `start` runs on the core that serves; this thread goes on asking.
    fn serving<T>(&self, start: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
        // Threads stay on the core of the thread that starts them.
        self.cores.as_ref().map_or(Ok(()), Cores::serve)?;
        let started = start();
        self.cores.as_ref().map_or(Ok(()), Cores::ask)?;
        started
    }

    fn server(&self, config: &Config) -> anyhow::Result<Running> {
        let server = self.serving(|| Ok(Server::start(config)?));
        server.context("the server does not start")
    }

    /// The server, and a handler that decodes and encodes the same.
    fn beside_the_baseline(&self, task: Task, amount: Amount) -> anyhow::Result<Comparison> {
        let exchange = task.exchange()?;
        let server = self.server(&one_worker())?;
        let baseline = self.serving(|| Baseline::start(&exchange.canned, &one_worker()))?;
        let subject = Target::new(&Place::Tcp(server.address()), WORKER, &exchange)?;
        let other = Target::new(&Place::Tcp(baseline.address()), baseline::THREAD, &exchange)?;
        let calls = match task {
            Task::Audits => amount.calls / 4,
            Task::Ruling | Task::Json | Task::Batch | Task::Stream | Task::Bulk => amount.calls,
        };
        let rounds = rounds(&exchange, Amount { calls, ..amount }, &subject, &other)?;
        drop((subject, other));
        stop(server)?;
        Ok(Comparison {
            what: task.what(),
            baseline: "decode and encode only",
            unit: "questions/s",
            rounds,
            floor: task.floor(),
            goal: None,
        })
    }

    /// The server by a file, and by TCP.
    fn by_file(&self, amount: Amount) -> anyhow::Result<Comparison> {
        let exchange = Task::Ruling.exchange()?;
        let name = format!("doko-bench-{}-socket", std::process::id());
        let file: PathBuf = std::env::temp_dir().join(name);
        let mut config = one_worker();
        config.socket.unix_socket = Some(file.clone());
        let server = self.server(&config)?;
        let subject = Target::new(&Place::Unix(file), WORKER, &exchange)?;
        let other = Target::new(&Place::Tcp(server.address()), WORKER, &exchange)?;
        let rounds = rounds(&exchange, amount, &subject, &other)?;
        drop((subject, other));
        stop(server)?;
        Ok(Comparison {
            what: "ValidateMove by --unix-socket",
            baseline: "the same by TCP",
            unit: "calls/s",
            rounds,
            floor: None,
            goal: None,
        })
    }

    /// The server with metrics and traces, and without.
    fn watched(&self, amount: Amount) -> anyhow::Result<Comparison> {
        let exchange = Task::Ruling.exchange()?;
        let mut config = one_worker();
        config.seeing.metrics_address = Some(([127, 0, 0, 1], 0).into());
        config.seeing.otlp_endpoint = Some(format!("http://{}", collector::start()?));
        let server = self.server(&config)?;
        let subject = Target::new(&Place::Tcp(server.address()), WORKER, &exchange)?;
        let plain = self.server(&one_worker())?;
        let other = Target::new(&Place::Tcp(plain.address()), WORKER, &exchange)?;
        let rounds = rounds(&exchange, amount, &subject, &other)?;
        drop((subject, other));
        stop(server)?;
        stop(plain)?;
        Ok(Comparison {
            what: "ValidateMove with metrics, and one call in 100 traced",
            baseline: "the same with neither",
            unit: "calls/s",
            rounds,
            floor: Some(0.9),
            goal: None,
        })
    }
}

fn rounds(
    exchange: &Exchange,
    amount: Amount,
    subject: &Target,
    other: &Target,
) -> anyhow::Result<Vec<crate::rounds::Round>> {
    let messages = (amount.calls / exchange.questions).max(1);
    let questions = messages * exchange.questions;
    take_turns(amount.rounds, questions, |_, side| match side {
        Side::Subject => subject.ask(messages),
        Side::Baseline => other.ask(messages),
    })
}

/// The server in its default configuration, but with one thread that answers.
pub(crate) fn one_worker() -> Config {
    Config {
        workers: 1,
        ..Config::on_a_free_port()
    }
}

fn runtime() -> std::io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}

fn stop(server: Running) -> anyhow::Result<()> {
    runtime()?.block_on(server.stop());
    Ok(())
}

/// A server under load.
struct Target {
    load: Load,
    thread: Option<Serving>,
}

impl Target {
    /// The server that listens there; its thread is the newest one with this name.
    fn new(place: &Place, thread: &str, exchange: &Exchange) -> anyhow::Result<Target> {
        let load = Load::connect(place, exchange)?;
        // Whoever answers is there and bears its name.
        load.ask(1)?;
        Ok(Target {
            load,
            thread: Serving::newest(thread),
        })
    }

    fn ask(&self, messages: u32) -> anyhow::Result<Time> {
        timed(&self.thread, || self.load.ask(messages))
    }
}

/// How long `ask` takes, and how long `thread` ran meanwhile.
fn timed(
    thread: &Option<Serving>,
    ask: impl FnOnce() -> anyhow::Result<Duration>,
) -> anyhow::Result<Time> {
    let consumed = || thread.as_ref()?.consumed();
    let before = consumed();
    let passed = ask()?;
    let after = consumed();
    Ok(Time {
        passed,
        consumed: after.zip(before).map(|(after, before)| after - before),
    })
}
