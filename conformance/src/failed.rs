//! [`Failed`]: a status with its details.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};
use tonic::{Code, Status};
use tonic_types::StatusExt as _;

/// A call that failed, with everything its status says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Failed {
    /// The code.
    pub code: Code,
    /// The message, for developers.
    pub message: String,
    /// The reason of the `ErrorInfo`.
    pub reason: String,
    /// The domain of the `ErrorInfo`.
    pub domain: String,
    /// The metadata of the `ErrorInfo`.
    pub metadata: BTreeMap<String, String>,
    /// The fields of the `BadRequest`; empty if there is none.
    pub fields: Vec<BadField>,
}

/// A field that cannot be read.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct BadField {
    /// Its path.
    pub path: String,
    /// The published reason.
    #[serde(default)]
    pub reason: String,
    /// What is wrong, for developers.
    #[serde(default)]
    pub description: String,
}

impl Failed {
    /// Reads a status that may have no details, as somebody else's server gives it.
    pub fn of(status: &Status) -> Failed {
        Failed::read(status).unwrap_or_else(|_| Failed {
            code: status.code(),
            message: status.message().to_owned(),
            reason: String::new(),
            domain: String::new(),
            metadata: BTreeMap::new(),
            fields: Vec::new(),
        })
    }

    /// Reads a status as a client does, from `grpc-status-details-bin`.
    ///
    /// # Errors
    ///
    /// If it has no `ErrorInfo`, which every failure of this API has.
    pub fn read(status: &Status) -> Result<Failed> {
        let details = status
            .check_error_details()
            .context("the details cannot be decoded")?;
        let info = details
            .error_info()
            .with_context(|| format!("no ErrorInfo: {:?}, {}", status.code(), status.message()))?;
        let fields = details
            .bad_request()
            .map(|it| it.field_violations.as_slice());
        let fields = fields.unwrap_or_default().iter().map(|it| BadField {
            path: it.field.clone(),
            reason: it.reason.clone(),
            description: it.description.clone(),
        });
        Ok(Failed {
            code: status.code(),
            message: status.message().to_owned(),
            reason: info.reason.clone(),
            domain: info.domain.clone(),
            metadata: info.metadata.clone().into_iter().collect(),
            fields: fields.collect(),
        })
    }

    /// Path and reason of each field, in order.
    pub fn paths(&self) -> Vec<(&str, &str)> {
        self.fields
            .iter()
            .map(|it| (it.path.as_str(), it.reason.as_str()))
            .collect()
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", name_of(self.code), self.reason)?;
        if !self.message.is_empty() {
            write!(f, ": {}", self.message)?;
        }
        for field in &self.fields {
            write!(f, "; {} {}", field.path, field.reason)?;
        }
        Ok(())
    }
}

/// The codes by the names that gRPC has for them.
const CODES: [(&str, Code); 17] = [
    ("OK", Code::Ok),
    ("CANCELLED", Code::Cancelled),
    ("UNKNOWN", Code::Unknown),
    ("INVALID_ARGUMENT", Code::InvalidArgument),
    ("DEADLINE_EXCEEDED", Code::DeadlineExceeded),
    ("NOT_FOUND", Code::NotFound),
    ("ALREADY_EXISTS", Code::AlreadyExists),
    ("PERMISSION_DENIED", Code::PermissionDenied),
    ("RESOURCE_EXHAUSTED", Code::ResourceExhausted),
    ("FAILED_PRECONDITION", Code::FailedPrecondition),
    ("ABORTED", Code::Aborted),
    ("OUT_OF_RANGE", Code::OutOfRange),
    ("UNIMPLEMENTED", Code::Unimplemented),
    ("INTERNAL", Code::Internal),
    ("UNAVAILABLE", Code::Unavailable),
    ("DATA_LOSS", Code::DataLoss),
    ("UNAUTHENTICATED", Code::Unauthenticated),
];

/// The name of a code, such as `INVALID_ARGUMENT`.
pub(crate) fn name_of(code: Code) -> &'static str {
    let found = CODES.iter().find(|(_, it)| *it == code);
    found.map_or("UNKNOWN", |(name, _)| name)
}

/// The code with a name.
pub(crate) fn code_named(name: &str) -> Option<Code> {
    let found = CODES.iter().find(|(it, _)| *it == name);
    found.map(|(_, code)| *code)
}
