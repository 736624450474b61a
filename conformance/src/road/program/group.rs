//! The processes of a program, which end together: itself, and whatever it has started.

#[cfg(unix)]
mod unix {
    use std::collections::BTreeSet;
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};
    use std::sync::{Mutex, PoisonError};

    use rustix::process::{Pid, Signal, kill_process_group};

    /// The groups that run, by their numbers.
    static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

    /// Has a program begin a group of its own, to which belongs what it starts.
    pub(in super::super) fn begins(command: &mut Command) {
        command.process_group(0);
    }

    pub(in super::super) fn has_begun(process: &Child) {
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.insert(process.id());
    }

    /// Ends all of the group, even if the program itself has ended.
    pub(in super::super) fn end(process: &mut Child) {
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.remove(&process.id());
        kill(process.id());
        drop(running);
        // It may have ended by itself, which is as good.
        drop(process.kill());
        drop(process.wait());
    }

    /// Ends the groups of all programs. What the terminal sends to end the kit does not reach
    /// them.
    pub fn end_programs() {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.iter().copied().for_each(kill);
    }

    fn kill(group: u32) {
        let group = i32::try_from(group).ok().and_then(Pid::from_raw);
        if let Some(group) = group {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}

/// Where there are no groups of processes, a program is ended alone.
#[cfg(not(unix))]
mod elsewhere {
    use std::process::{Child, Command};

    pub(in super::super) fn begins(_command: &mut Command) {}

    pub(in super::super) fn has_begun(_process: &Child) {}

    pub(in super::super) fn end(process: &mut Child) {
        // It may have ended by itself, which is as good.
        drop(process.kill());
        drop(process.wait());
    }

    /// Ends the programs. Whatever ends the kit reaches them, too.
    pub fn end_programs() {}
}

#[cfg(not(unix))]
pub use elsewhere::end_programs;
#[cfg(not(unix))]
pub(super) use elsewhere::{begins, end, has_begun};
#[cfg(unix)]
pub use unix::end_programs;
#[cfg(unix)]
pub(super) use unix::{begins, end, has_begun};
