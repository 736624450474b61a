//! The id of a call: what the caller calls it, or else a random number. It stands in the
//! log line of a call that failed and goes back to the caller.

use std::fmt;

use http::{HeaderMap, HeaderName, HeaderValue};

/// Where it travels.
pub(crate) const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Longer ones are not repeated.
const LONGEST: usize = 64;

/// The id of a call.
#[derive(Clone, Debug)]
pub(super) enum RequestId {
    /// As the caller calls it.
    Given(HeaderValue),
    /// As nobody does.
    Own(u128),
}

impl RequestId {
    /// What these headers say, if that can stand in a log, else a new one.
    pub(super) fn of(headers: &HeaderMap) -> Self {
        let given = headers.get(HEADER).filter(|it| is_plain(it.as_bytes()));
        given
            .cloned()
            .map_or_else(|| Self::Own(fastrand::u128(..)), Self::Given)
    }

    pub(super) fn is_given(&self) -> bool {
        match self {
            Self::Given(_) => true,
            Self::Own(_) => false,
        }
    }

    /// The same as a header has it.
    pub(super) fn value(&self) -> Option<HeaderValue> {
        match self {
            Self::Given(value) => Some(value.clone()),
            Self::Own(_) => HeaderValue::try_from(self.to_string()).ok(),
        }
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Given(value) => f.write_str(value.to_str().unwrap_or_default()),
            Self::Own(number) => write!(f, "{number:032x}"),
        }
    }
}

/// Whether it is short and has nothing in it that could be taken for more than an id.
fn is_plain(text: &[u8]) -> bool {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(byte);
    (1..=LONGEST).contains(&text.len()) && text.iter().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> RequestId {
        let value = HeaderValue::try_from(text).unwrap();
        RequestId::of(&HeaderMap::from_iter([(HEADER, value)]))
    }

    #[test]
    fn plain_ids_are_taken_over() {
        for text in ["7", "a-B_c.d:e", "550e8400-e29b-41d4-a716-446655440000"] {
            assert!(of(text).is_given());
            assert_eq!(of(text).to_string(), text);
        }
        for text in ["", "a b", "a\tb", "id\"", "ä", &"x".repeat(65)] {
            assert!(!of(text).is_given(), "{text}");
        }
        let own = RequestId::of(&HeaderMap::new());
        assert_eq!(own.to_string().len(), 32);
        assert_eq!(own.value().unwrap().to_str().unwrap(), own.to_string());
        assert_ne!(
            own.to_string(),
            RequestId::of(&HeaderMap::new()).to_string()
        );
    }
}
