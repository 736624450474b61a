//! The processes of a program, which end together: itself, and whatever it has started.

#[cfg(unix)]
mod unix {
    use std::collections::BTreeSet;
    use std::io;
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command, ExitStatus, exit};
    use std::sync::{Mutex, PoisonError};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    /// The groups that run, by their numbers.
    static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

    /// Starts a program in a group of its own, to which belongs what it starts.
    pub(in super::super) fn begin(command: &mut Command) -> io::Result<Child> {
        // Whoever ends all of them either finds it or keeps it from starting.
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let process = command.process_group(0).spawn()?;
        running.insert(process.id());
        Ok(process)
    }

    /// Whether the program has ended. Its number stays its own: as long as nobody asks how
    /// it ended, no other group can have it.
    pub(in super::super) fn has_ended(process: &mut Child) -> bool {
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        pid(process.id()).is_some_and(|id| matches!(waitid(WaitId::Pid(id), look), Ok(Some(_))))
    }

    /// Ends all of the group, even if the program itself has ended; how that ended.
    pub(in super::super) fn end(process: &mut Child) -> io::Result<ExitStatus> {
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        if running.remove(&process.id()) {
            kill(process.id());
        }
        drop(running);
        // It may have ended by itself, which is as good.
        drop(process.kill());
        process.wait()
    }

    /// Ends the groups of all programs, and this one with `code`. What the terminal sends to
    /// end the kit does not reach them. None starts meanwhile.
    pub fn end_with_programs(code: i32) -> ! {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.iter().copied().for_each(kill);
        exit(code)
    }

    fn kill(group: u32) {
        if let Some(group) = pid(group) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    fn pid(number: u32) -> Option<Pid> {
        i32::try_from(number).ok().and_then(Pid::from_raw)
    }
}

/// Where there are no groups of processes, a program is ended alone.
#[cfg(not(unix))]
mod elsewhere {
    use std::io;
    use std::process::{Child, Command, ExitStatus, exit};

    pub(in super::super) fn begin(command: &mut Command) -> io::Result<Child> {
        command.spawn()
    }

    pub(in super::super) fn has_ended(process: &mut Child) -> bool {
        matches!(process.try_wait(), Ok(Some(_)))
    }

    pub(in super::super) fn end(process: &mut Child) -> io::Result<ExitStatus> {
        // It may have ended by itself, which is as good.
        drop(process.kill());
        process.wait()
    }

    /// Ends this program with `code`. Whatever ends it reaches the others, too.
    pub fn end_with_programs(code: i32) -> ! {
        exit(code)
    }
}

#[cfg(not(unix))]
pub use elsewhere::end_with_programs;
#[cfg(not(unix))]
pub(super) use elsewhere::{begin, end, has_ended};
#[cfg(unix)]
pub use unix::end_with_programs;
#[cfg(unix)]
pub(super) use unix::{begin, end, has_ended};
