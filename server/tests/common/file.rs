//! Files for a test.

use std::fs;
use std::path::{Path, PathBuf};

/// A file that is gone after the test.
#[derive(Debug)]
pub(crate) struct File(PathBuf);

impl File {
    /// A file that no other test has.
    pub(crate) fn new(name: &str, text: impl AsRef<[u8]>) -> Self {
        let name = format!("doko-{}-{name}", std::process::id());
        let file = Self(std::env::temp_dir().join(name));
        file.write(text);
        file
    }

    /// Says something else from now on.
    pub(crate) fn write(&self, text: impl AsRef<[u8]>) {
        fs::write(&self.0, text).unwrap();
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The path as a flag takes it.
    pub(crate) fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}
