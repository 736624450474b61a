//! What happens when somebody wants the kit to end before it has.

use std::thread;

use doko_conformance::road::end_with_programs;
use tokio::runtime::Builder;

/// What a shell says of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Ends the programs that run when the kit is told to end: one that hangs would stay.
pub(crate) fn listen() {
    thread::spawn(|| {
        let runtime = Builder::new_current_thread().enable_all().build();
        if let Ok(code) = runtime.and_then(|it| it.block_on(told())) {
            end_with_programs(code);
        }
    });
}

/// Waits until the terminal or another program says so; what a shell says of a program that
/// it ended like this.
#[cfg(unix)]
async fn told() -> std::io::Result<i32> {
    use tokio::signal::unix::{SignalKind, signal};

    const HUNG_UP: i32 = 129;
    const TERMINATED: i32 = 143;

    let mut hangs_up = signal(SignalKind::hangup())?;
    let mut terminates = signal(SignalKind::terminate())?;
    tokio::select! {
        told = tokio::signal::ctrl_c() => told.map(|()| INTERRUPTED),
        _ = hangs_up.recv() => Ok(HUNG_UP),
        _ = terminates.recv() => Ok(TERMINATED),
    }
}

#[cfg(not(unix))]
async fn told() -> std::io::Result<i32> {
    tokio::signal::ctrl_c().await.map(|()| INTERRUPTED)
}
