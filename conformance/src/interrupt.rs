//! What happens when somebody wants the kit to end before it has.

use std::process::exit;
use std::thread;

use doko_conformance::road::end_programs;
use tokio::runtime::Builder;

/// What a shell says of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Ends the programs that run when the kit is told to end: one that hangs would stay.
pub(crate) fn listen() {
    thread::spawn(|| {
        let runtime = Builder::new_current_thread().enable_all().build();
        let told = runtime.and_then(|it| it.block_on(told()));
        if told.is_ok() {
            end_programs();
            exit(INTERRUPTED);
        }
    });
}

/// Waits until the terminal or another program says so.
#[cfg(unix)]
async fn told() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut ends = signal(SignalKind::terminate())?;
    tokio::select! {
        told = tokio::signal::ctrl_c() => told,
        _ = ends.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn told() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
