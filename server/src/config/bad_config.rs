//! Why the program cannot start.

use clap::error::ErrorKind;

use super::secrets::without_secrets;

/// The program cannot start like this; says why in words.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{message}")]
pub struct BadConfig {
    message: String,
    is_request: bool,
}

impl BadConfig {
    pub(super) fn new(message: impl AsRef<str>) -> Self {
        Self {
            message: without_secrets(message.as_ref()),
            is_request: false,
        }
    }

    /// What was asked for, which is no fault.
    pub(super) fn answer(message: String) -> Self {
        Self {
            message,
            is_request: true,
        }
    }

    /// Whether nothing is wrong: the user asked for help, for the version or for the
    /// settings, and the message is the answer.
    #[must_use]
    pub fn is_request(&self) -> bool {
        self.is_request
    }
}

impl From<clap::Error> for BadConfig {
    fn from(error: clap::Error) -> Self {
        Self {
            message: without_secrets(error.render().to_string().trim_end()),
            is_request: matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ),
        }
    }
}
