//! [`Failure`]: why a request was not answered. Rulings are never in here: that
//! something is not legal is an answer.

use std::fmt;

use doko_proto::{google_rpc, v1};

/// The `domain` of every `google.rpc.ErrorInfo` of this API.
pub const ERROR_DOMAIN: &str = "doppelkopf.rules.v1";

/// How many bad fields are described, and how many are named, as it is published
/// with [`v1::ErrorReason`]. They travel in a header, and some clients accept no
/// more than 8 KiB of headers.
const MAX_DESCRIBED: usize = 16;
const MAX_NAMED: usize = 96;

/// How many bad fields the message of a status names.
const FIELDS_IN_MESSAGE: usize = 3;

/// A field of a request that cannot be read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BadField {
    /// The path of the field, such as `record.plays[3]`.
    pub path: String,
    /// The reason, as it is published.
    pub reason: v1::ErrorReason,
    /// What is wrong, in English, for developers. It never repeats a card or
    /// any other value of the request.
    pub problem: String,
}

/// Why a request was not answered.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Failure {
    /// The request cannot be read. All bad fields are named, at least one.
    Unreadable(Vec<BadField>),
    /// The request was understood, and the answer is not served yet.
    NotYetAvailable {
        /// What is missing.
        missing: &'static str,
    },
}

impl Failure {
    /// The bad fields; none unless the request cannot be read.
    pub fn into_fields(self) -> Vec<BadField> {
        match self {
            Failure::Unreadable(fields) => fields,
            Failure::NotYetAvailable { .. } => Vec::new(),
        }
    }

    /// The reason, as it is published; of several bad fields that of the first.
    pub fn reason(&self) -> v1::ErrorReason {
        match self {
            Failure::Unreadable(fields) => fields
                .first()
                .map_or(v1::ErrorReason::MalformedField, |field| field.reason),
            Failure::NotYetAvailable { .. } => v1::ErrorReason::NotYetAvailable,
        }
    }

    /// The gRPC code that this failure travels with.
    pub const fn code(&self) -> i32 {
        match self {
            Failure::Unreadable(_) => 3,           // INVALID_ARGUMENT
            Failure::NotYetAvailable { .. } => 12, // UNIMPLEMENTED
        }
    }

    /// The failure as a status with an `ErrorInfo` and, where fields are at
    /// fault, a `BadRequest` that names them.
    pub fn to_status(&self) -> google_rpc::Status {
        let mut details = Vec::new();
        let metadata = match self {
            Failure::Unreadable(fields) => {
                let field = fields
                    .first()
                    .map(|field| field.path.clone())
                    .unwrap_or_default();
                [("field".to_owned(), field)]
            }
            Failure::NotYetAvailable { missing } => [("missing".to_owned(), (*missing).to_owned())],
        };
        details.push(pack(
            "google.rpc.ErrorInfo",
            &google_rpc::ErrorInfo {
                reason: reason_name(self.reason()).to_owned(),
                domain: ERROR_DOMAIN.to_owned(),
                metadata: metadata.into_iter().collect(),
            },
        ));
        if let Failure::Unreadable(fields) = self {
            let violations = fields.iter().take(MAX_NAMED).enumerate().map(|(i, field)| {
                let described = i < MAX_DESCRIBED;
                google_rpc::bad_request::FieldViolation {
                    field: field.path.clone(),
                    description: if described {
                        field.problem.clone()
                    } else {
                        String::new()
                    },
                    reason: reason_name(field.reason).to_owned(),
                    localized_message: None,
                }
            });
            let bad_request = google_rpc::BadRequest {
                field_violations: violations.collect(),
            };
            details.push(pack("google.rpc.BadRequest", &bad_request));
        }
        google_rpc::Status {
            code: self.code(),
            message: self.to_string(),
            details,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Unreadable(fields) => {
                let count = fields.len();
                let noun = if count == 1 { "field" } else { "fields" };
                write!(f, "the request cannot be read ({count} bad {noun}): ")?;
                for (i, field) in fields.iter().take(FIELDS_IN_MESSAGE).enumerate() {
                    let comma = if i == 0 { "" } else { "; " };
                    write!(f, "{comma}`{}` {}", field.path, field.problem)?;
                }
                match fields.len().checked_sub(FIELDS_IN_MESSAGE) {
                    None | Some(0) => Ok(()),
                    Some(_) => f.write_str("; ..."),
                }
            }
            Failure::NotYetAvailable { missing } => write!(f, "not served yet: {missing}"),
        }
    }
}

impl std::error::Error for Failure {}

/// The published name of a reason, without the prefix of the enum.
pub fn reason_name(reason: v1::ErrorReason) -> &'static str {
    reason.as_str_name().trim_start_matches("ERROR_REASON_")
}

fn pack(name: &str, message: &impl prost::Message) -> prost_types::Any {
    prost_types::Any {
        type_url: format!("type.googleapis.com/{name}"),
        value: message.encode_to_vec(),
    }
}
