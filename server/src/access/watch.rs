//! Files that may change while the service runs.
//!
//! They are looked at from time to time: that notices every way to change a file, links of
//! mounted secrets included. What has changed counts once two looks agree on it, so that
//! nobody is let in or kept out by a file that is still being written.

use std::array;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use arc_swap::ArcSwap;
use tokio::sync::Notify;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep};
use tracing::{error, info};

use super::fingerprint::{Fingerprint, fingerprint};
use crate::observe::Metrics;

/// After so long a file that has changed is looked at again, at the latest.
const SETTLED: Duration = Duration::from_secs(1);

/// A file of keys, tokens or certificates that cannot be used.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{flag} {}: {problem}", file.display())]
pub struct BadAccess {
    /// Where it is named.
    pub flag: &'static str,
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it. Says nothing secret.
    pub problem: String,
}

/// Files that are read together.
#[derive(Debug)]
pub(crate) struct Watched<const N: usize> {
    /// What they are, for the log.
    what: &'static str,
    /// Each with the flag that names it.
    files: [(&'static str, PathBuf); N],
    /// The hashes of what they said when that was read.
    seen: Option<[Fingerprint; N]>,
    /// The hashes of what they said at the last look, if that is something else.
    changing: Option<[Fingerprint; N]>,
    /// Whether what they said when that was read could be used.
    usable: bool,
}

/// What is wrong with one of some files that are read together, the first of them unless
/// that is said.
#[derive(Debug, Eq, PartialEq)]
pub(super) struct Fault {
    file: usize,
    problem: String,
}

impl Fault {
    pub(super) fn of(file: usize, problem: String) -> Self {
        Self { file, problem }
    }
}

impl From<String> for Fault {
    fn from(problem: String) -> Self {
        Self::of(0, problem)
    }
}

/// What a look at files finds.
#[derive(Debug, Eq, PartialEq)]
enum Found<T> {
    /// They say what they have said.
    Same,
    /// They say something else, perhaps not all of it yet.
    Changing,
    /// They say this.
    New(T),
}

impl<const N: usize> Watched<N> {
    pub(crate) fn new(what: &'static str, files: [(&'static str, PathBuf); N]) -> Self {
        Self {
            what,
            files,
            seen: None,
            changing: None,
            usable: true,
        }
    }

    fn bad(&self, file: usize, problem: String) -> BadAccess {
        let (flag, file) = self.files.get(file).cloned().unwrap_or_default();
        BadAccess {
            flag,
            file,
            problem,
        }
    }

    fn texts(&self) -> Result<[Vec<u8>; N], BadAccess> {
        let mut texts = array::from_fn(|_| Vec::new());
        for (number, (text, (_, file))) in texts.iter_mut().zip(&self.files).enumerate() {
            *text = fs::read(file).map_err(|error| self.bad(number, error.to_string()))?;
        }
        Ok(texts)
    }

    /// What the files say now, and which hashes that has.
    fn hashed(&self) -> Result<([Vec<u8>; N], [Fingerprint; N]), BadAccess> {
        let texts = self.texts()?;
        let hashes = array::from_fn(|i| fingerprint(texts.get(i).map_or(&[], |text| text)));
        Ok((texts, hashes))
    }

    /// Reads the files for the first time.
    fn begin<T, E: Into<Fault>>(
        &mut self,
        read: impl Fn([&[u8]; N]) -> Result<T, E>,
    ) -> Result<T, BadAccess> {
        let (texts, now) = self.hashed()?;
        self.seen = Some(now);
        self.understood(&texts, read)
    }

    /// Reads anew what has changed.
    fn look<T, E: Into<Fault>>(
        &mut self,
        read: impl Fn([&[u8]; N]) -> Result<T, E>,
    ) -> Result<Found<T>, BadAccess> {
        let (texts, now) = self.hashed()?;
        if self.seen == Some(now) {
            self.changing = None;
            return Ok(Found::Same);
        }
        if self.changing.replace(now) != Some(now) {
            return Ok(Found::Changing);
        }
        self.changing = None;
        // Once is enough, whatever comes of it.
        self.seen = Some(now);
        self.understood(&texts, read).map(Found::New)
    }

    fn understood<T, E: Into<Fault>>(
        &mut self,
        texts: &[Vec<u8>; N],
        read: impl Fn([&[u8]; N]) -> Result<T, E>,
    ) -> Result<T, BadAccess> {
        let texts = array::from_fn(|i| texts.get(i).map_or(&[][..], |text| text));
        let value = read(texts);
        self.usable = value.is_ok();
        value.map_err(|fault| {
            let Fault { file, problem } = fault.into();
            self.bad(file, problem)
        })
    }
}

/// One look at files: whether they have to be looked at again soon.
type Look = Box<dyn FnMut() -> bool + Send>;

/// All files that may change.
#[derive(Default)]
pub(crate) struct Reloads {
    looks: Vec<Look>,
    /// Absent if nothing is counted.
    metrics: Option<Arc<Metrics>>,
}

impl Reloads {
    pub(crate) fn new(metrics: Option<Arc<Metrics>>) -> Self {
        Self {
            looks: Vec::new(),
            metrics,
        }
    }

    /// What `files` say, now and whenever they say something else; after that `next` is
    /// called.
    ///
    /// # Errors
    ///
    /// If they cannot be read now. Later that changes nothing and is logged.
    pub(super) fn load<T: Send + Sync + 'static, E: Into<Fault>, const N: usize>(
        &mut self,
        mut files: Watched<N>,
        read: impl Fn([&[u8]; N]) -> Result<T, E> + Send + 'static,
        next: impl Fn() + Send + 'static,
    ) -> Result<Arc<ArcSwap<T>>, BadAccess> {
        let current = Arc::new(ArcSwap::from_pointee(files.begin(&read)?));
        let changing = Arc::clone(&current);
        // The fault that was logged last, until the files are good again.
        let mut fault = None;
        let metrics = self.metrics.clone();
        let say = move |what, unreadable| {
            if let Some(metrics) = &metrics {
                metrics.files(what, unreadable);
            }
        };
        say(files.what, false);
        self.looks.push(Box::new(move || {
            let what = files.what;
            match files.look(&read) {
                Ok(Found::Same) => {
                    fault = None;
                    say(what, !files.usable);
                }
                Ok(Found::Changing) => return true,
                Ok(Found::New(value)) => {
                    changing.store(Arc::new(value));
                    next();
                    fault = None;
                    say(what, false);
                    info!(what, "read again");
                }
                Err(error) if fault.as_ref() == Some(&error) => {}
                Err(error) => {
                    error!(what, %error, "cannot be read again; nothing changes");
                    fault = Some(error);
                    say(what, true);
                }
            }
            false
        }));
        Ok(current)
    }

    /// Looks at all files once: whether one of them has to be looked at again soon.
    fn look(&mut self) -> bool {
        let mut soon = false;
        for look in &mut self.looks {
            // What a panic leaves is what was there before. It logs itself.
            soon |= catch_unwind(AssertUnwindSafe(look)).unwrap_or(false);
        }
        soon
    }

    /// Looks at all files again and again, and whenever `now` says so.
    pub(crate) async fn keep(mut self, time: Duration, now: Arc<Notify>) {
        if self.looks.is_empty() {
            return;
        }
        let begin = Instant::now().checked_add(time);
        let mut turns = interval_at(begin.unwrap_or_else(Instant::now), time);
        turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut soon = false;
        loop {
            tokio::select! {
                _ = turns.tick() => {}
                () = now.notified() => {}
                () = sleep(SETTLED), if soon => {}
            }
            // Disks may be slow.
            let looked = spawn_blocking(move || (self.look(), self));
            match looked.await {
                Ok((again, reloads)) => (soon, self) = (again, reloads),
                // The service ends.
                Err(_) => return,
            }
        }
    }
}

impl std::fmt::Debug for Reloads {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reloads").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// A file that is gone after the test.
    struct File(PathBuf);

    impl File {
        fn new(name: &str, text: &str) -> Self {
            let name = format!("doko-watch-{}-{name}", std::process::id());
            let file = Self(std::env::temp_dir().join(name));
            file.write(text);
            file
        }

        fn write(&self, text: &str) {
            fs::write(&self.0, text).unwrap();
        }
    }

    impl Drop for File {
        fn drop(&mut self) {
            let _ = fs::remove_file(&self.0);
        }
    }

    fn watched(file: &Path) -> Watched<1> {
        Watched::new("texts", [("--text", file.to_path_buf())])
    }

    fn text([text]: [&[u8]; 1]) -> Result<String, String> {
        Ok(String::from_utf8_lossy(text).into_owned())
    }

    #[test]
    fn a_change_counts_once_two_looks_agree() {
        let file = File::new("agree", "old");
        let mut files = watched(&file.0);
        assert_eq!(files.begin(text).unwrap(), "old");
        for half in ["", "n", "ne"] {
            file.write(half);
            assert_eq!(files.look(text).unwrap(), Found::Changing, "{half}");
        }
        file.write("new");
        assert_eq!(files.look(text).unwrap(), Found::Changing);
        assert_eq!(files.look(text).unwrap(), Found::New("new".to_owned()));
        assert_eq!(files.look(text).unwrap(), Found::Same);
        // Back before anybody has seen it twice.
        file.write("other");
        assert_eq!(files.look(text).unwrap(), Found::Changing);
        file.write("new");
        assert_eq!(files.look(text).unwrap(), Found::Same);
    }

    #[test]
    fn what_cannot_be_understood_is_tried_once() {
        let file = File::new("once", "good");
        let mut files = watched(&file.0);
        let read =
            |texts: [&[u8]; 1]| text(texts).and_then(|text| text.parse::<u8>().map_err(|_| text));
        assert_eq!(files.begin(read).unwrap_err().problem, "good");
        file.write("bad");
        assert_eq!(files.look(read).unwrap(), Found::Changing);
        assert_eq!(files.look(read).unwrap_err().problem, "bad");
        assert_eq!(files.look(read).unwrap(), Found::Same);
        file.write("7");
        assert_eq!(files.look(read).unwrap(), Found::Changing);
        assert_eq!(files.look(read).unwrap(), Found::New(7));
    }

    #[test]
    fn a_panic_ends_no_later_look() {
        let (first, second) = (File::new("first", "1"), File::new("second", "1"));
        let mut reloads = Reloads::default();
        let reads = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&reads);
        let panicking =
            |texts: [&[u8]; 1]| text(texts).inspect(|text| assert!(text != "2", "planted"));
        reloads.load(watched(&first.0), panicking, || {}).unwrap();
        let counted = move || {
            count.fetch_add(1, Ordering::Relaxed);
        };
        let current = reloads.load(watched(&second.0), text, counted).unwrap();
        for file in [&first, &second] {
            file.write("2");
        }
        assert!(reloads.look());
        assert!(!reloads.look());
        assert_eq!(*current.load_full(), "2");
        assert_eq!(reads.load(Ordering::Relaxed), 1);
        first.write("3");
        assert!(reloads.look());
        assert!(!reloads.look());
    }
}
