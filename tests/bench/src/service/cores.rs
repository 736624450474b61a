//! Which core a thread runs on, and how long it ran there.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use rustix::thread::{CpuSet, sched_setaffinity};

/// Keeps this thread, and those that it starts from now on, on one core. On a
/// machine with a single core, or where that is not allowed, all share.
pub(crate) fn pin_to(core: usize) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut set = CpuSet::new();
    set.set(core);
    if (cores < 2 && core > 0) || sched_setaffinity(None, &set).is_err() {
        eprintln!("cannot choose cores: server and load share them");
    }
}

/// Another thread of this process.
#[derive(Debug)]
pub(crate) struct Thread(PathBuf);

impl Thread {
    /// `None` where the system does not show threads.
    pub(crate) fn named(name: &str) -> Option<Thread> {
        let mut threads = fs::read_dir("/proc/self/task").ok()?.flatten();
        threads.find_map(|thread| {
            let path = thread.path();
            let found = fs::read_to_string(path.join("comm")).ok()?;
            (found.trim() == name).then(|| Thread(path.join("schedstat")))
        })
    }

    /// For how long it ran.
    pub(crate) fn consumed(&self) -> Option<Duration> {
        let fields = fs::read_to_string(&self.0).ok()?;
        let nanos = fields.split_whitespace().next()?.parse().ok()?;
        Some(Duration::from_nanos(nanos))
    }
}
