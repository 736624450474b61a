//! Files that may change while the service runs.
//!
//! They are looked at from time to time: that notices every way to change a file, links of
//! mounted secrets included.

use std::array;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use arc_swap::ArcSwap;
use tokio::sync::Notify;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tracing::{error, info};

use super::{BadAccess, Fingerprint, fingerprint};
use crate::config::Period;

/// Files that are read together.
#[derive(Debug)]
pub(crate) struct Watched<const N: usize> {
    /// What they are, for the log.
    what: &'static str,
    files: [PathBuf; N],
    /// The hashes of what they last said.
    seen: Option<[Fingerprint; N]>,
}

impl<const N: usize> Watched<N> {
    pub(crate) fn new(what: &'static str, files: [PathBuf; N]) -> Self {
        Self {
            what,
            files,
            seen: None,
        }
    }

    /// What the files say, unless that is what they said last.
    fn changed(&mut self) -> Result<Option<[Vec<u8>; N]>, BadAccess> {
        let mut texts = array::from_fn(|_| Vec::new());
        for (text, file) in texts.iter_mut().zip(&self.files) {
            *text = fs::read(file).map_err(|error| BadAccess {
                file: file.clone(),
                problem: error.to_string(),
            })?;
        }
        let now = array::from_fn(|i| fingerprint(texts.get(i).map_or(&[], |text| text)));
        let before = self.seen.replace(now);
        Ok((before != Some(now)).then_some(texts))
    }

    /// Reads anew what has changed.
    fn read<T>(
        &mut self,
        read: impl Fn([&[u8]; N]) -> Result<T, String>,
    ) -> Result<Option<T>, BadAccess> {
        let Some(texts) = self.changed()? else {
            return Ok(None);
        };
        let value = read(array::from_fn(|i| {
            texts.get(i).map_or(&[][..], |text| text)
        }));
        value.map(Some).map_err(|problem| BadAccess {
            file: self.files.first().cloned().unwrap_or_default(),
            problem,
        })
    }
}

/// One look at files.
type Look = Box<dyn FnMut() + Send>;

/// All files that may change.
#[derive(Default)]
pub(crate) struct Reloads {
    looks: Vec<Look>,
}

impl Reloads {
    /// What `files` say, now and whenever they say something else; after that `next` is
    /// called.
    ///
    /// # Errors
    ///
    /// If they cannot be read now. Later that changes nothing and is logged.
    pub(crate) fn load<T: Send + Sync + 'static, const N: usize>(
        &mut self,
        mut files: Watched<N>,
        read: impl Fn([&[u8]; N]) -> Result<T, String> + Send + 'static,
        next: impl Fn() + Send + 'static,
    ) -> Result<Arc<ArcSwap<T>>, BadAccess> {
        let nothing = || BadAccess {
            file: files.files.first().cloned().unwrap_or_default(),
            problem: "it was not read".to_owned(),
        };
        let missing = nothing();
        let value = files.read(&read)?.ok_or(missing)?;
        let current = Arc::new(ArcSwap::from_pointee(value));
        let changing = Arc::clone(&current);
        self.looks.push(Box::new(move || {
            let what = files.what;
            match files.read(&read) {
                Ok(None) => {}
                Ok(Some(value)) => {
                    changing.store(Arc::new(value));
                    next();
                    info!(what, "read again");
                }
                Err(error) => error!(what, %error, "cannot be read again; nothing changes"),
            }
        }));
        Ok(current)
    }

    /// Looks at all files again and again, and whenever `now` says so.
    pub(crate) async fn keep(mut self, interval: Period, now: Arc<Notify>) {
        if self.looks.is_empty() {
            return;
        }
        let time = interval.duration();
        let begin = Instant::now().checked_add(time);
        let mut turns = interval_at(begin.unwrap_or_else(Instant::now), time);
        turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = turns.tick() => {}
                () = now.notified() => {}
            }
            // Disks may be slow.
            let looked = spawn_blocking(move || {
                self.looks.iter_mut().for_each(|look| look());
                self
            });
            match looked.await {
                Ok(reloads) => self = reloads,
                Err(error) => {
                    error!(%error, "files are no longer looked at");
                    return;
                }
            }
        }
    }
}

impl std::fmt::Debug for Reloads {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reloads").finish_non_exhaustive()
    }
}
