//! The server beside a handler that does nothing.
//!
//! Both serve from one thread on the first core, the way the server arranges it
//! per core; the load comes from one thread on the second core. Both are asked
//! the same, and each answer is compared with the expected bytes.

mod baseline;
mod cores;
mod load;
pub(crate) mod question;

use std::net::SocketAddr;

use anyhow::Context as _;
use doko_server::{Config, Server, Threads};

use self::baseline::Baseline;
use self::cores::Cores;
use self::load::Load;
use self::question::Question;
use crate::rounds::{Comparison, Side, Time, take_turns};

/// Lets the server and the baseline answer `calls` calls in each round.
///
/// # Errors
///
/// Something does not start, or an answer is not the expected one.
pub(crate) fn compare(rounds: u32, calls: u32) -> anyhow::Result<Comparison> {
    let question = Question::new()?;
    let cores = Cores::two();
    if cores.is_none() {
        eprintln!("there are no two cores: those who serve and those who ask share one");
    }
    // Threads stay on the core of the thread that starts them.
    cores.as_ref().map_or(Ok(()), Cores::serve)?;
    let config = Config {
        threads: Threads {
            workers: 1,
            ..Threads::default()
        },
        ..Config::on_a_free_port()
    };
    let server = Server::start(&config).context("the server does not start")?;
    let baseline = Baseline::start(&question, &config)?;
    cores.as_ref().map_or(Ok(()), Cores::ask)?;
    let subject = Target::new(server.address(), "worker-0", &question)?;
    let other = Target::new(baseline.address(), baseline::THREAD, &question)?;
    let rounds = take_turns(rounds, calls, |_, side| match side {
        Side::Subject => subject.ask(calls),
        Side::Baseline => other.ask(calls),
    })?;
    Ok(Comparison {
        what: "ValidateMove on 40 cards",
        baseline: "decode and encode only",
        unit: "calls/s",
        rounds,
        floor: 0.9,
        goal: None,
    })
}

/// A server under load.
struct Target {
    load: Load,
    thread: Option<cores::Thread>,
}

impl Target {
    fn new(address: SocketAddr, thread: &str, question: &Question) -> anyhow::Result<Target> {
        let load = Load::connect(address, question)?;
        // Whoever answers is there and bears its name.
        load.ask(1)?;
        Ok(Target {
            load,
            thread: cores::Thread::named(thread),
        })
    }

    fn ask(&self, calls: u32) -> anyhow::Result<Time> {
        let consumed = |thread: &Option<cores::Thread>| thread.as_ref()?.consumed();
        let before = consumed(&self.thread);
        let passed = self.load.ask(calls)?;
        let after = consumed(&self.thread);
        Ok(Time {
            passed,
            consumed: after.zip(before).map(|(after, before)| after - before),
        })
    }
}
