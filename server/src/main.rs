//! The program `doko-server`: the service with signals, logs and a ready line.

#![cfg_attr(not(test), deny(clippy::too_many_lines))]

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use doko_server::{
    Arguments, BadConfig, Command, Config, Healthcheck, Server, StartError, check_health,
    new_api_key, start_logging,
};
use mimalloc::MiMalloc;
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::time::interval;
use tracing::{info, warn};

/// A tenth of the time of a call is allocation.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// `EX_USAGE` of `sysexits.h`.
const BAD_CONFIG: u8 = 64;

/// Time between two looks at whether lines of the log are missing.
const TELL: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let done = match Arguments::read(std::env::args_os()) {
        Ok(arguments) => run(&arguments),
        Err(answer) => explain(&answer),
    };
    done.unwrap_or_else(|error| {
        complain(&format!("error: {error}"));
        ExitCode::FAILURE
    })
}

fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        None => serve(&arguments.serve.config),
        Some(Command::Serve(how)) => serve(&how.config),
        Some(Command::Healthcheck(question)) => health(question),
        Some(Command::NewApiKey(whom)) => new_key(&whom.name),
    }
}

/// Says what is wrong. Where nothing can be said, the exit code does.
fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// Writes all of `text` to the standard output; then this is the exit code.
fn print(text: &str, code: ExitCode) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        // Whoever reads only the beginning closes the pipe, which is no fault.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        done => Ok(done.map(|()| code)?),
    }
}

fn explain(answer: &BadConfig) -> anyhow::Result<ExitCode> {
    if answer.is_request() {
        return print(&format!("{answer}\n"), ExitCode::SUCCESS);
    }
    complain(&answer.to_string());
    Ok(ExitCode::from(BAD_CONFIG))
}

fn serve(config: &Config) -> anyhow::Result<ExitCode> {
    let mut logging = start_logging(&config.logs);
    runtime()?.block_on(async {
        // Before the ready line: whoever reads it may send a signal at once.
        let mut signals = Signals::new()?;
        let mut hang_up = signal(SignalKind::hangup())?;
        let mut server = match Server::start(config) {
            Err(StartError::RuleSets(bad)) => {
                complain(&bad.to_string());
                return Ok(ExitCode::from(BAD_CONFIG));
            }
            Err(StartError::Access(bad)) => {
                complain(&format!("error: {bad}"));
                return Ok(ExitCode::from(BAD_CONFIG));
            }
            started => started?,
        };
        announce(config, &server.address())?;
        let mut tell = interval(TELL);
        loop {
            tokio::select! {
                _ = tell.tick() => logging.tell_what_is_missing(),
                name = signals.next() => {
                    info!(signal = name, "asked to stop");
                    break;
                }
                _ = hang_up.recv() => server.reload(),
                () = server.ended() => return Ok(ExitCode::FAILURE),
            }
        }
        tokio::select! {
            () = server.stop() => Ok(ExitCode::SUCCESS),
            name = signals.next() => {
                warn!(signal = name, "asked again; calls in flight are cut");
                Ok(ExitCode::FAILURE)
            }
        }
    })
}

/// The one line on the standard output.
fn announce(config: &Config, address: &std::net::SocketAddr) -> io::Result<()> {
    let scheme = match config.tls.tls_certificate {
        Some(_) => "https",
        None => "http",
    };
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "doko-server {} ready on {scheme}://{address}",
        env!("CARGO_PKG_VERSION")
    )?;
    out.flush()
}

fn health(question: &Healthcheck) -> anyhow::Result<ExitCode> {
    runtime()?.block_on(check_health(question))?;
    Ok(ExitCode::SUCCESS)
}

fn new_key(name: &str) -> anyhow::Result<ExitCode> {
    let (key, entry) = new_api_key(name)?;
    // Not the entry without its key.
    writeln!(io::stderr(), "{key}")?;
    print(&entry, ExitCode::SUCCESS)
}

fn runtime() -> io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}

/// The signals that ask a program to stop.
struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

impl Signals {
    fn new() -> io::Result<Self> {
        Ok(Self {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    /// The name of the next one.
    async fn next(&mut self) -> &'static str {
        tokio::select! {
            _ = self.terminate.recv() => "SIGTERM",
            _ = self.interrupt.recv() => "SIGINT",
        }
    }
}
