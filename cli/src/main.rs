//! The program `doko`: questions of the API and stored games, answered without a service.
//!
//! Every command asks [`doko_wire::answer`] inside this process; nothing is judged here.

#![cfg_attr(not(test), deny(clippy::too_many_lines))]

mod arguments;
mod ask;
mod check_rule_set;
mod finding;
mod games;
mod methods;

use std::io::{self, Write as _};
use std::process::ExitCode;

use arguments::{Arguments, Command};
use clap::Parser as _;
use finding::Finding;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    arguments.color.write_global();
    let done = match &arguments.command {
        Command::Ask(command) => ask::run(command),
        Command::Show(command) => games::show(command),
        Command::Audit(command) => games::audit(command),
        Command::CheckRuleSet(command) => check_rule_set::run(command),
    };
    match done {
        Ok(finding) => finding.into(),
        // Whoever reads only the beginning closes the pipe, which is no fault.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nothing can be said, the exit code does.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            Finding::Unread.into()
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
}
