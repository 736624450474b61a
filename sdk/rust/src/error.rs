//! [`Error`]: why there is no answer. A refusal is none: it is an answer.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use doko_proto::google_rpc;
use prost::Message as _;
use tonic::{Code, Status};

use crate::read::Malformed;
use crate::reason::ErrorReason;

/// Why a question was not answered.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The service cannot read the question, whoever asks it. All bad fields are
    /// named.
    #[error("{message}")]
    Unreadable {
        /// The reason, of several bad fields that of the first; `None` for one
        /// of a newer server.
        reason: Option<ErrorReason>,
        /// The message of the service.
        message: String,
        /// The bad fields, in the order of the fields.
        fields: Vec<BadField>,
    },
    /// The server has too much to do, or this caller asks too much. If the server
    /// says how long to wait, the client has asked again already, within its limits.
    #[error("the server is overloaded: {message}")]
    Overloaded {
        /// The message of the service.
        message: String,
        /// How long to wait before the next question, if the server says so.
        retry_after: Option<Duration>,
    },
    /// The deadline passed before an answer came.
    #[error("the deadline passed: {message}")]
    Deadline {
        /// Where it passed.
        message: String,
    },
    /// No credentials, unknown ones, or not enough of them.
    #[error("access denied: {message}")]
    Denied {
        /// The message of the service.
        message: String,
    },
    /// No server could be reached, the connection broke, or the server is going
    /// away.
    #[error("no connection to the server: {message}")]
    Transport {
        /// What happened.
        message: String,
        /// What caused it.
        #[source]
        source: Option<Arc<dyn std::error::Error + Send + Sync>>,
    },
    /// What answers is no rules service of this version of the API, or its answer
    /// is larger than any that this version expects.
    #[error("not the API doppelkopf.rules.v1: {message}")]
    Protocol {
        /// What is wrong with the answer.
        message: String,
    },
    /// The server has a fault of its own.
    #[error("the server failed: {message}")]
    Server {
        /// Its message.
        message: String,
    },
    /// The settings of the client make no sense, such as an address that is none.
    #[error("{message}")]
    Settings {
        /// What is wrong.
        message: String,
    },
}

/// A field of a question that cannot be read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BadField {
    /// Its path, such as `record.plays[3]`.
    pub path: String,
    /// The reason; `None` for one of a newer server.
    pub reason: Option<ErrorReason>,
    /// What is wrong with it; empty for those beyond the first of very many.
    pub problem: String,
}

impl fmt::Display for BadField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.problem.as_str(), self.reason) {
            ("", None) => write!(f, "`{}`", self.path),
            ("", Some(reason)) => write!(f, "`{}`: {reason}", self.path),
            (problem, _) => write!(f, "`{}`: {problem}", self.path),
        }
    }
}

impl Error {
    /// Whether the same question may be answered later, by this server or another
    /// one. After a fault of the connection, and if the server said how long to wait,
    /// the client has retried already, within its limits.
    pub const fn is_transient(&self) -> bool {
        match self {
            Error::Overloaded { .. } | Error::Deadline { .. } | Error::Transport { .. } => true,
            Error::Unreadable { .. }
            | Error::Denied { .. }
            | Error::Protocol { .. }
            | Error::Server { .. }
            | Error::Settings { .. } => false,
        }
    }

    /// Whether the question itself is at fault.
    pub const fn is_unreadable(&self) -> bool {
        matches!(self, Error::Unreadable { .. })
    }

    /// The reason why the question cannot be read, if that is the error.
    pub const fn unreadable_reason(&self) -> Option<ErrorReason> {
        match self {
            Error::Unreadable { reason, .. } => *reason,
            Error::Overloaded { .. }
            | Error::Deadline { .. }
            | Error::Denied { .. }
            | Error::Transport { .. }
            | Error::Protocol { .. }
            | Error::Server { .. }
            | Error::Settings { .. } => None,
        }
    }

    pub(crate) fn settings(message: impl Into<String>) -> Error {
        Error::Settings {
            message: message.into(),
        }
    }

    /// Reads the error that stands in place of one answer of many.
    pub(crate) fn from_message(status: google_rpc::Status) -> Error {
        let details = Details::new(&status);
        Failed::new(Code::from_i32(status.code), status.message, details, None).error
    }
}

impl From<Malformed> for Error {
    fn from(malformed: Malformed) -> Error {
        Error::Protocol {
            message: malformed.0,
        }
    }
}

/// A failed attempt.
#[derive(Clone, Debug)]
pub(crate) struct Failed {
    pub(crate) error: Error,
    /// The shortest pause before another attempt; `None` if there is no point in
    /// one.
    pub(crate) pause: Option<Duration>,
}

impl From<Error> for Failed {
    fn from(error: Error) -> Failed {
        Failed { error, pause: None }
    }
}

impl From<Status> for Failed {
    fn from(status: Status) -> Failed {
        let details = google_rpc::Status::decode(status.details()).unwrap_or_default();
        let details = Details::new(&details);
        let (code, message) = (status.code(), status.message().to_owned());
        // Statuses that a server sends have no source; those that stand for a
        // fault of the connection do.
        let is_transport = std::error::Error::source(&status).is_some();
        Failed::new(code, message, details, is_transport.then_some(status))
    }
}

impl Failed {
    /// Whether the fault lies between here and the server.
    pub(crate) fn is_fault(&self) -> bool {
        matches!(self.error, Error::Transport { .. })
    }

    /// Whether there was no time for an answer.
    pub(crate) fn is_late(&self) -> bool {
        matches!(self.error, Error::Deadline { .. })
    }

    /// The same, when this server was to be reached.
    pub(crate) fn reaching(self, address: &str) -> Failed {
        let Error::Transport { source, .. } = self.error else {
            return self;
        };
        let message = format!("cannot reach {address}");
        Failed {
            error: Error::Transport { message, source },
            pause: self.pause,
        }
    }

    /// This server said nothing for so long.
    pub(crate) fn silence(address: &str, patience: Duration) -> Failed {
        let error = Error::Transport {
            message: format!("{address} says nothing for {patience:?}"),
            source: None,
        };
        Failed {
            error,
            pause: Some(Duration::ZERO),
        }
    }

    /// `broken` is the status itself if it stands for a fault of the connection.
    fn new(code: Code, message: String, details: Details, broken: Option<Status>) -> Failed {
        let never = Failed::from;
        let transport = |message, broken: Option<Status>| Failed {
            error: Error::Transport {
                message,
                source: broken.map(|status| Arc::new(status) as _),
            },
            pause: Some(details.retry_after.unwrap_or_default()),
        };
        match code {
            Code::DeadlineExceeded => never(Error::Deadline { message }),
            // How tonic's own channel reports the deadline of a call.
            Code::Cancelled if message == "Timeout expired" => never(Error::Deadline { message }),
            Code::Cancelled | Code::Unknown | Code::Internal if broken.is_some() => {
                transport(message, broken)
            }
            Code::Unavailable => transport(message, broken),
            Code::InvalidArgument => never(details.unreadable(message)),
            Code::ResourceExhausted if details.reason == Some(ErrorReason::MessageTooLarge) => {
                never(details.unreadable(message))
            }
            Code::ResourceExhausted => Failed {
                error: Error::Overloaded {
                    message,
                    retry_after: details.retry_after,
                },
                pause: details.retry_after,
            },
            // How tonic reports an answer beyond the limit of the client.
            Code::OutOfRange => never(Error::Protocol { message }),
            Code::Unimplemented => {
                let message = if message.is_empty() {
                    "no such method".to_owned()
                } else {
                    message
                };
                never(Error::Protocol { message })
            }
            Code::Unauthenticated | Code::PermissionDenied => never(Error::Denied { message }),
            Code::Ok
            | Code::Cancelled
            | Code::Unknown
            | Code::NotFound
            | Code::AlreadyExists
            | Code::FailedPrecondition
            | Code::Aborted
            | Code::Internal
            | Code::DataLoss => never(Error::Server {
                message: format!("{code:?}: {message}"),
            }),
        }
    }
}

/// What the details of a status say.
#[derive(Debug, Default)]
struct Details {
    reason: Option<ErrorReason>,
    fields: Vec<BadField>,
    retry_after: Option<Duration>,
}

impl Details {
    fn new(status: &google_rpc::Status) -> Details {
        let mut details = Details::default();
        for detail in &status.details {
            let value = detail.value.as_slice();
            match detail.type_url.rsplit('/').next() {
                Some("google.rpc.ErrorInfo") => {
                    let info = google_rpc::ErrorInfo::decode(value).unwrap_or_default();
                    details.reason = ErrorReason::from_name(&info.reason);
                }
                Some("google.rpc.BadRequest") => {
                    let bad = google_rpc::BadRequest::decode(value).unwrap_or_default();
                    details
                        .fields
                        .extend(bad.field_violations.into_iter().map(|field| BadField {
                            path: field.field,
                            reason: ErrorReason::from_name(&field.reason),
                            problem: field.description,
                        }));
                }
                Some("google.rpc.RetryInfo") => {
                    let info = google_rpc::RetryInfo::decode(value).unwrap_or_default();
                    details.retry_after = info
                        .retry_delay
                        .and_then(|delay| Duration::try_from(delay).ok());
                }
                _ => {}
            }
        }
        details
    }

    fn unreadable(self, message: String) -> Error {
        Error::Unreadable {
            reason: self.reason,
            message,
            fields: self.fields,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_field_that_is_only_named_says_why() {
        let field = |problem: &str, reason| BadField {
            path: "record.plays[3]".to_owned(),
            reason,
            problem: problem.to_owned(),
        };
        let reason = Some(ErrorReason::CardNotInDeck);
        assert_eq!(
            field("is no card", reason).to_string(),
            "`record.plays[3]`: is no card"
        );
        assert_eq!(
            field("", reason).to_string(),
            "`record.plays[3]`: CARD_NOT_IN_DECK"
        );
        assert_eq!(field("", None).to_string(), "`record.plays[3]`");
    }
}
