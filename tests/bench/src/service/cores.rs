//! Which core a thread runs on, and how long it ran there.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

/// Two cores, for those who serve and for those who ask.
#[derive(Debug)]
pub(crate) struct Cores {
    serving: CpuSet,
    asking: CpuSet,
}

impl Cores {
    /// `None` where this process has a single core or may not choose.
    pub(crate) fn two() -> Option<Cores> {
        let mine = sched_getaffinity(None).ok()?;
        let mut cores = (0..CpuSet::MAX_CPU).filter(|&core| mine.is_set(core));
        let mut next = || {
            let mut set = CpuSet::new();
            set.set(cores.next()?);
            Some(set)
        };
        Some(Cores {
            serving: next()?,
            asking: next()?,
        })
    }

    /// Keeps this thread, and those that it starts from now on, on the core that
    /// serves.
    pub(crate) fn serve(&self) -> std::io::Result<()> {
        Ok(sched_setaffinity(None, &self.serving)?)
    }

    /// The same for the core that asks.
    pub(crate) fn ask(&self) -> std::io::Result<()> {
        Ok(sched_setaffinity(None, &self.asking)?)
    }
}

/// Another thread of this process, by where its time stands.
#[derive(Clone, Debug)]
pub(crate) struct Serving(PathBuf);

impl Serving {
    /// The one with this name that was started last; `None` where the system does not show
    /// threads.
    pub(crate) fn newest(name: &str) -> Option<Serving> {
        let (_, path) = named(name)?.into_iter().max()?;
        Some(Serving(path))
    }

    /// For how long it ran.
    pub(crate) fn consumed(&self) -> Option<Duration> {
        let fields = fs::read_to_string(&self.0).ok()?;
        let nanos = fields.split_whitespace().next()?.parse().ok()?;
        Some(Duration::from_nanos(nanos))
    }
}

/// The number of each thread with this name, and where its time stands.
fn named(name: &str) -> Option<Vec<(u32, PathBuf)>> {
    let threads = fs::read_dir("/proc/self/task").ok()?.flatten();
    let named = threads.filter_map(|thread| {
        let number: u32 = thread.file_name().to_str()?.parse().ok()?;
        let path = thread.path();
        let found = fs::read_to_string(path.join("comm")).ok()?;
        (found.trim() == name).then(|| (number, path.join("schedstat")))
    });
    Some(named.collect())
}
