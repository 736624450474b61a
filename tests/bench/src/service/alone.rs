//! One server in a process of its own, whose instructions can be counted.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::SocketAddr;
use std::process::Stdio;

use anyhow::Context as _;
use clap::ValueEnum;
use doko_server::Server;

use super::baseline::Baseline;
use super::exchange::Task;
use super::load::{Load, Place};
use super::{one_worker, runtime};
use crate::valgrind;

/// Who answers.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Who {
    Server,
    Baseline,
}

/// Serves until the standard input ends. The first line says where.
///
/// # Errors
///
/// It does not start.
pub(crate) fn serve(who: Who, task: Task) -> anyhow::Result<()> {
    let config = one_worker();
    let until_the_end = |address: SocketAddr| -> anyhow::Result<()> {
        let mut out = std::io::stdout();
        writeln!(out, "{address}")?;
        out.flush()?;
        std::io::stdin().read_to_end(&mut Vec::new())?;
        Ok(())
    };
    match who {
        Who::Server => {
            let server = Server::start(&config)?;
            until_the_end(server.address())?;
            runtime()?.block_on(server.stop());
        }
        Who::Baseline => {
            let baseline = Baseline::start(&task.exchange()?.canned, &config)?;
            until_the_end(baseline.address())?;
        }
    }
    Ok(())
}

/// All instructions of a server that is sent so many messages, from its start to its end.
///
/// # Errors
///
/// Valgrind or the server fails.
pub(crate) fn total(who: Who, task: Task, messages: u32) -> anyhow::Result<u64> {
    let name = |value: Option<clap::builder::PossibleValue>| {
        let value = value.context("a value without name")?;
        anyhow::Ok(value.get_name().to_owned())
    };
    let mut child = valgrind::this_program()?
        .args(["serve", &name(who.to_possible_value())?])
        .arg(name(task.to_possible_value())?)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    let out = child.stdout.take().context("no output")?;
    BufReader::new(out).read_line(&mut line)?;
    let address = line.trim().parse().context("the server does not start")?;
    let asked =
        Load::connect(&Place::Tcp(address), &task.exchange()?).and_then(|load| load.ask(messages));
    // The end of its input ends it, and so does an error here.
    drop(child.stdin.take());
    let output = child.wait_with_output()?;
    asked?;
    valgrind::collected(&output)
}
