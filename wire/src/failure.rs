//! [`Failure`]: why a request was not answered. Rulings are never in here: that
//! something is not legal is an answer.

use std::fmt;

use doko_proto::{google_rpc, v1};
use prost::Message as _;

/// The `domain` of every `google.rpc.ErrorInfo` of this API.
pub const ERROR_DOMAIN: &str = "doppelkopf.rules.v1";

/// How many bad fields are described, and how many are named, if they fit, as it is
/// published with [`v1::ErrorReason`].
const MAX_DESCRIBED: usize = 16;
pub(crate) const MAX_NAMED: usize = 96;

/// How many bytes the status may have, which travels in a header in Base64, and how
/// many its message in a header of its own, escaped. Common clients take no more than
/// 8 KiB of headers: four thirds of the one, the other, and less than 400 bytes for
/// names and for what else there is.
const MAX_STATUS: usize = 4608;
const MAX_MESSAGE: usize = 1500;

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

/// Why a request was not answered: it cannot be read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Failure {
    /// The bad fields in the order of the request, the first 96 if there are more.
    pub fields: Vec<BadField>,
    /// How many there are.
    pub count: usize,
}

impl Failure {
    /// The bad fields, the first 96 if there are more.
    pub fn into_fields(self) -> Vec<BadField> {
        self.fields
    }

    /// The reason, as it is published; of several bad fields that of the first.
    pub fn reason(&self) -> v1::ErrorReason {
        let first = self.fields.first();
        first.map_or(v1::ErrorReason::MalformedField, |field| field.reason)
    }

    /// The gRPC code that this failure travels with.
    pub const fn code(&self) -> i32 {
        3 // INVALID_ARGUMENT
    }

    /// The failure as a status with an `ErrorInfo` and, where fields are at
    /// fault, a `BadRequest` that names as many of them as fit.
    pub fn to_status(&self) -> google_rpc::Status {
        let field = self.fields.first().map(|field| field.path.clone());
        let metadata = ("field".to_owned(), field.unwrap_or_default());
        let info = google_rpc::ErrorInfo {
            reason: reason_name(self.reason()).to_owned(),
            domain: ERROR_DOMAIN.to_owned(),
            metadata: [metadata].into_iter().collect(),
        };
        let mut status = google_rpc::Status {
            code: self.code(),
            message: self.to_string(),
            details: vec![pack("google.rpc.ErrorInfo", &info)],
        };
        // Beside the fields there are a name and lengths.
        let mut room = MAX_STATUS.saturating_sub(status.encoded_len() + 64);
        let violations = self.fields.iter().take(MAX_NAMED).enumerate();
        let violations = violations.map(|(i, field)| violation(field, i < MAX_DESCRIBED));
        let fit = |it: &google_rpc::bad_request::FieldViolation| {
            // The violation, and before it a tag and its length.
            let left = room.checked_sub(it.encoded_len() + 3);
            room = left.unwrap_or_default();
            left.is_some()
        };
        let bad_request = google_rpc::BadRequest {
            field_violations: violations.take_while(fit).collect(),
        };
        let packed = pack("google.rpc.BadRequest", &bad_request);
        status.details.push(packed);
        status
    }
}

fn violation(field: &BadField, described: bool) -> google_rpc::bad_request::FieldViolation {
    let problem = Some(&field.problem).filter(|_| described);
    google_rpc::bad_request::FieldViolation {
        field: field.path.clone(),
        description: problem.cloned().unwrap_or_default(),
        reason: reason_name(field.reason).to_owned(),
        localized_message: None,
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { fields, count } = self;
        let noun = if *count == 1 { "field" } else { "fields" };
        let mut message = format!("the request cannot be read ({count} bad {noun}): ");
        let mut named = 0;
        for BadField { path, problem, .. } in fields.iter().take(FIELDS_IN_MESSAGE) {
            let comma = if named == 0 { "" } else { "; " };
            let field = format!("{comma}`{path}` {problem}");
            if escaped_len(&message) + escaped_len(&field) > MAX_MESSAGE {
                break;
            }
            message.push_str(&field);
            named += 1;
        }
        f.write_str(&message)?;
        if named == *count {
            Ok(())
        } else {
            f.write_str("; ...")
        }
    }
}

impl std::error::Error for Failure {}

/// The published name of a reason, without the prefix of the enum.
pub fn reason_name(reason: v1::ErrorReason) -> &'static str {
    reason.as_str_name().trim_start_matches("ERROR_REASON_")
}

/// How many bytes a text has in a header, where all but plain characters are escaped.
fn escaped_len(text: &str) -> usize {
    let plain = |it: u8| it.is_ascii_alphanumeric() || b"_.,;:[]()/-".contains(&it);
    text.bytes().map(|it| if plain(it) { 1 } else { 3 }).sum()
}

fn pack(name: &str, message: &impl prost::Message) -> prost_types::Any {
    prost_types::Any {
        type_url: format!("type.googleapis.com/{name}"),
        value: message.encode_to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(path: &str, problem: &str) -> BadField {
        BadField {
            path: path.to_owned(),
            reason: v1::ErrorReason::MalformedField,
            problem: problem.to_owned(),
        }
    }

    fn failure(fields: &[BadField]) -> Failure {
        Failure {
            fields: fields.to_vec(),
            count: fields.len(),
        }
    }

    #[test]
    fn a_message_names_three_fields() {
        let all = ["a", "b", "c", "d"].map(|it| field(it, "is required"));
        let told = |fields: &[BadField]| failure(fields).to_string();
        assert_eq!(
            told(&all[..1]),
            "the request cannot be read (1 bad field): `a` is required"
        );
        assert_eq!(
            told(&all[..3]),
            "the request cannot be read (3 bad fields): \
             `a` is required; `b` is required; `c` is required"
        );
        assert_eq!(
            told(&all),
            "the request cannot be read (4 bad fields): \
             `a` is required; `b` is required; `c` is required; ..."
        );
    }

    /// Of 1,500 bytes, in which a space and a back quote take three, 68 are taken by what
    /// stands before the only problem, and 84 by what stands around the first of two.
    #[test]
    fn a_message_names_what_fits_into_its_header() {
        let long = |letters| field("x", &"a".repeat(letters));
        let alone = |letters| failure(&[long(letters)]).to_string();
        assert!(alone(1432).ends_with("aaaa"));
        assert_eq!(
            alone(1433),
            "the request cannot be read (1 bad field): ; ..."
        );
        let first_of_two = |letters| failure(&[long(letters), field("y", "b")]).to_string();
        assert!(first_of_two(1416).ends_with("aa; `y` b"));
        assert!(first_of_two(1417).ends_with("aa; ..."));
    }

    /// A status takes at most 4,608 bytes, whatever the fields are called, and leaves no
    /// field out that would find room.
    #[test]
    fn a_status_names_what_fits() {
        for length in 1..=120 {
            let path = "p".repeat(length);
            let status = failure(&vec![field(&path, "is wrong"); 96]).to_status();
            let bytes = status.encoded_len();
            assert!(bytes <= 4608, "{bytes} bytes by paths of {length}");
            let last = status.details.last().map(|it| it.value.as_slice());
            let named = google_rpc::BadRequest::decode(last.unwrap_or_default()).unwrap();
            let named = named.field_violations;
            let described = named.iter().filter(|it| !it.description.is_empty());
            assert_eq!(described.count(), 16.min(named.len()));
            // Kept free are what is around the fields and a byte of the length of each.
            let free = 64 + named.len();
            let next = named.last().map_or(0, |it| it.encoded_len() + 3);
            assert!(
                named.len() == 96 || bytes + free + next > 4608,
                "{} fields of {length} in {bytes} bytes",
                named.len()
            );
        }
    }
}
