//! The image's program and the packages, which are built for themselves: begun with a whole test
//! run, and built in the time that its other stages leave while they wait.

use std::thread::{self, JoinHandle};

use anyhow::anyhow;

use crate::run::{Finished, capture, output, unhurried};
use crate::{image, package};

/// Builds in the background.
#[derive(Debug)]
pub(crate) struct Ahead(JoinHandle<anyhow::Result<Finished>>);

impl Ahead {
    pub(crate) fn begin() -> Self {
        Self(thread::spawn(|| {
            if image::lack().is_none() {
                // The stage that needs it builds it again, and tells what is wrong with it.
                drop(image::static_build().and_then(|build| output(unhurried(&build))));
            }
            capture(unhurried(&package::test()?), false)
        }))
    }

    /// What became of the packages, as soon as they are built; `echo` shows what was said then.
    ///
    /// # Errors
    ///
    /// If they could not be begun with.
    pub(crate) fn packages(self, echo: bool) -> anyhow::Result<Finished> {
        let joined = self.0.join();
        let finished = joined.map_err(|_| anyhow!("packaging has panicked"))??;
        if echo {
            print!("{}", finished.output);
        }
        Ok(finished)
    }
}
