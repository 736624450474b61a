//! Log lines on the standard error output.
//!
//! Nobody waits for whoever reads them: what does not fit into a buffer is lost and
//! counted, and of each level so many lines per second appear, whatever callers do.

use std::fmt;
use std::io::{self, IsTerminal as _};
use std::num::NonZeroU32;
use std::panic;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use tracing::{Event, Level, Subscriber, error, warn};
use tracing_appender::non_blocking::{ErrorCounter, NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::layer::{Context, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer};

use crate::bucket::Bucket;
use crate::config::{LogFormat, Logs};

/// So many lines wait to be written.
const WAITING: usize = 4_096;

/// So many seconds' worth of lines may come at once.
const BURST: NonZeroU32 = NonZeroU32::MIN.saturating_add(9);

/// The log, which ends when this is dropped: then what waits is written, unless nobody
/// reads it.
#[must_use]
pub struct Logging {
    told: Missing,
    _writer: WorkerGuard,
}

impl Logging {
    /// Says in the log how many lines are missing, if some are since this was last asked.
    pub fn tell_what_is_missing(&mut self) {
        let now = missing();
        if now == self.told {
            return;
        }
        let lost = now.lost.saturating_sub(self.told.lost);
        let left_out = now.left_out.saturating_sub(self.told.left_out);
        warn!(lost, left_out, "log lines are missing");
        self.told = now;
    }
}

impl Drop for Logging {
    fn drop(&mut self) {
        self.tell_what_is_missing();
    }
}

impl fmt::Debug for Logging {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Logging").finish_non_exhaustive()
    }
}

/// Lines that do not appear.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Missing {
    /// Nobody has read those before them.
    pub(crate) lost: u64,
    /// There were too many of their level.
    pub(crate) left_out: u64,
}

/// What counts them, once there is a log.
static COUNTERS: OnceLock<(ErrorCounter, Arc<AtomicU64>)> = OnceLock::new();

/// How many lines do not appear of what was logged so far.
pub(crate) fn missing() -> Missing {
    let Some((lost, left_out)) = COUNTERS.get() else {
        return Missing::default();
    };
    Missing {
        lost: u64::try_from(lost.dropped_lines()).unwrap_or(u64::MAX),
        left_out: left_out.load(Ordering::Relaxed),
    }
}

/// Logs from now on, panics included. Does nothing more if something else logs already.
pub fn start_logging(logs: &Logs) -> Logging {
    let filter = EnvFilter::builder().parse_lossy(&logs.log_filter);
    let (writer, guard) = NonBlockingBuilder::default()
        .buffered_lines_limit(WAITING)
        .lossy(true)
        .thread_name("log")
        .finish(io::stderr());
    let lost = writer.error_counter();
    let pace = Pace::new(NonZeroU32::new(logs.log_rate));
    let left_out = Arc::clone(&pace.left_out);
    let lines = tracing_subscriber::fmt::layer().with_writer(writer);
    let all = tracing_subscriber::registry().with(filter).with(pace);
    let started = match logs.log_format {
        LogFormat::Pretty => all
            .with(lines.with_ansi(io::stderr().is_terminal()))
            .try_init(),
        LogFormat::Json => all.with(lines.json().flatten_event(true)).try_init(),
    };
    if started.is_ok() {
        // There is one log, so nothing is there yet.
        let _ = COUNTERS.set((lost, left_out));
        // The place of a panic, not its message, which may repeat values.
        panic::set_hook(Box::new(|panic| {
            let place = panic
                .location()
                .map(ToString::to_string)
                .unwrap_or_default();
            error!(place, "panic");
        }));
    }
    Logging {
        told: missing(),
        _writer: guard,
    }
}

/// Lets so many lines of each level through.
struct Pace {
    /// Empty if all may pass.
    buckets: Vec<(Level, Bucket)>,
    left_out: Arc<AtomicU64>,
}

impl Pace {
    fn new(rate: Option<NonZeroU32>) -> Self {
        let levels = [
            Level::ERROR,
            Level::WARN,
            Level::INFO,
            Level::DEBUG,
            Level::TRACE,
        ];
        let bucket = |rate: NonZeroU32| Bucket::new(rate, rate.saturating_mul(BURST));
        let buckets = rate.map(|rate| levels.map(|level| (level, bucket(rate))).into());
        Self {
            buckets: buckets.unwrap_or_default(),
            left_out: Arc::default(),
        }
    }

    fn lets_through(&self, level: &Level) -> bool {
        let bucket = self.buckets.iter().find(|(of, _)| of == level);
        let passes = bucket.is_none_or(|(_, bucket)| bucket.take(1).is_ok());
        if !passes {
            self.left_out.fetch_add(1, Ordering::Relaxed);
        }
        passes
    }
}

impl<S: Subscriber> Layer<S> for Pace {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        let metadata = event.metadata();
        // What this module says is about lines that are missing.
        metadata.target() == module_path!() || self.lets_through(metadata.level())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_has_its_share() {
        let pace = Pace::new(NonZeroU32::new(1));
        let refused = (0..BURST.get() + 5)
            .filter(|_| !pace.lets_through(&Level::WARN))
            .count();
        assert!((4..=5).contains(&refused), "{refused}");
        assert_eq!(pace.left_out.load(Ordering::Relaxed), refused as u64);
        assert!(pace.lets_through(&Level::ERROR));
    }

    #[test]
    fn without_a_rate_every_line_appears() {
        let pace = Pace::new(None);
        assert!((0..10_000).all(|_| pace.lets_through(&Level::INFO)));
    }
}
