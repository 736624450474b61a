//! How long a call may take: the client's `grpc-timeout` or the server's own
//! maximum, whichever is shorter.
//!
//! The server of tonic would answer CANCELLED where gRPC wants DEADLINE_EXCEEDED.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use http::HeaderMap;
use tokio::time::{Instant, sleep_until};
use tonic::Status;

use crate::status;

/// The point in time at which an answer is of no use any more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline {
    at: Instant,
}

impl Deadline {
    /// That long from now.
    pub(crate) fn after(time: Duration) -> Self {
        let now = Instant::now();
        // Nobody waits for a day; clients may well ask for 99,999,999 hours.
        let time = time.min(Duration::from_secs(24 * 60 * 60));
        Self {
            at: now.checked_add(time).unwrap_or(now),
        }
    }

    /// What `call` gives in time.
    ///
    /// It is looked at before the call is: one that has waited too long, for its message or
    /// for a thread, is not begun. A single question that is computed is not interrupted: its
    /// answer counts, however late. Who answers many looks in between.
    pub(crate) async fn limit<F: Future>(self, call: F) -> Result<F::Output, Status> {
        let (mut call, mut passed) = (pin!(call), pin!(sleep_until(self.at)));
        poll_fn(|context| {
            if self.is_over() {
                return Poll::Ready(Err(status::deadline_exceeded()));
            }
            if let Poll::Ready(output) = call.as_mut().poll(context) {
                return Poll::Ready(Ok(output));
            }
            let passed = passed.as_mut().poll(context);
            passed.map(|()| Err(status::deadline_exceeded()))
        })
        .await
    }

    /// Whether it has passed.
    pub(crate) fn is_over(self) -> bool {
        self.at <= Instant::now()
    }

    /// Waits for it.
    pub(crate) async fn passed(self) {
        sleep_until(self.at).await;
    }
}

/// How long the client is willing to wait, if it says so in a way that can be
/// read: at most eight digits and a unit.
pub(super) fn wish(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get("grpc-timeout")?.to_str().ok()?;
    let unit_at = text.find(|c: char| !c.is_ascii_digit())?;
    let (digits, unit) = text.split_at_checked(unit_at)?;
    if digits.len() > 8 {
        return None;
    }
    let count: u32 = digits.parse().ok()?;
    let unit = match unit {
        "H" => Duration::from_secs(3_600),
        "M" => Duration::from_secs(60),
        "S" => Duration::from_secs(1),
        "m" => Duration::from_millis(1),
        "u" => Duration::from_micros(1),
        "n" => Duration::from_nanos(1),
        _ => return None,
    };
    unit.checked_mul(count)
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;

    #[test]
    fn wishes_are_read_as_grpc_writes_them() {
        let read = |text: &'static str| {
            let value = HeaderValue::from_static(text);
            wish(&HeaderMap::from_iter([(
                "grpc-timeout".parse().unwrap(),
                value,
            )]))
        };
        assert_eq!(read("100m"), Some(Duration::from_millis(100)));
        assert_eq!(read("1S"), Some(Duration::from_secs(1)));
        assert_eq!(
            read("99999999H"),
            Some(Duration::from_secs(99_999_999 * 3_600))
        );
        assert_eq!(read("5n"), Some(Duration::from_nanos(5)));
        for text in ["", "1", "S", "123456789S", "-1S", "1s", "1 S", "+1S"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(wish(&HeaderMap::new()), None);
    }

    #[test]
    fn a_deadline_is_never_too_far_to_count() {
        let _ = Deadline::after(Duration::MAX);
    }
}
