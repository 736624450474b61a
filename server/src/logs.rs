//! Log lines on the standard error output.

use std::io::{self, IsTerminal as _};
use std::panic;

use tracing::error;
use tracing_subscriber::EnvFilter;

use crate::config::{LogFormat, Logs};

/// Logs from now on, panics included. Does nothing if something else logs
/// already.
pub fn start_logging(logs: &Logs) {
    let filter = EnvFilter::builder().parse_lossy(&logs.log_filter);
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    let started = match logs.log_format {
        LogFormat::Pretty => lines.with_ansi(io::stderr().is_terminal()).try_init(),
        LogFormat::Json => lines.json().flatten_event(true).try_init(),
    };
    if started.is_ok() {
        // The place of a panic, not its message, which may repeat values.
        panic::set_hook(Box::new(|panic| {
            let place = panic
                .location()
                .map(ToString::to_string)
                .unwrap_or_default();
            error!(place, "panic");
        }));
    }
}
