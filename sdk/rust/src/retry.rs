//! Retries: few, only where another attempt can make a difference soon, with jitter,
//! within the deadline and within a budget.

use std::fmt;
use std::future::Future;
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};
use tower::retry::budget::{Budget as _, TpsBudget};

use crate::defaults;
use crate::error::{Error, Failed};

/// Most attempts that a policy can make.
const MOST_ATTEMPTS: u32 = 4;

/// Longest pause that a policy can make.
const LONGEST_DELAY: Duration = Duration::from_secs(60);

/// How often and how soon a question is sent again.
///
/// Every question is pure, so a second attempt is safe. A question is sent again after a
/// fault of the connection, if the server is not available (`UNAVAILABLE`), and if an
/// overloaded server says how long to wait. Every other answer is final. Over all calls,
/// retries are limited to a share of the calls, so that a server in trouble is not
/// drowned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RetryPolicy {
    attempts: u32,
    first_delay: Duration,
    longest_delay: Duration,
    share: f32,
    per_second: u32,
}

impl Default for RetryPolicy {
    /// Three attempts, up to 20 ms apart at first and up to 250 ms at most, and one
    /// retry for five calls beyond the first ten retries a second.
    fn default() -> RetryPolicy {
        RetryPolicy {
            attempts: defaults::ATTEMPTS,
            first_delay: defaults::FIRST_DELAY,
            longest_delay: defaults::LONGEST_DELAY,
            share: defaults::SHARE,
            per_second: defaults::PER_SECOND,
        }
    }
}

impl RetryPolicy {
    /// The default.
    pub fn new() -> RetryPolicy {
        RetryPolicy::default()
    }

    /// No retries.
    pub fn never() -> RetryPolicy {
        RetryPolicy::default().attempts(1)
    }

    /// So many attempts in all, 1 to 4.
    #[must_use]
    pub fn attempts(mut self, attempts: u32) -> RetryPolicy {
        self.attempts = attempts.clamp(1, MOST_ATTEMPTS);
        self
    }

    /// How long the pause before the second attempt can be, which doubles with each
    /// further one up to the longest, at most a minute. Each pause is random, from
    /// nothing to this; one that a server asks for comes on top.
    #[must_use]
    pub fn delays(mut self, first: Duration, longest: Duration) -> RetryPolicy {
        self.longest_delay = longest.min(LONGEST_DELAY);
        self.first_delay = first.min(self.longest_delay);
        self
    }

    /// The budget: retries as a share of all calls (0 to 1), beyond so many a
    /// second that are always allowed.
    #[must_use]
    pub fn budget(mut self, share: f32, per_second: u32) -> RetryPolicy {
        self.share = if share.is_finite() {
            share.clamp(0.0, 1.0)
        } else {
            0.0
        };
        self.per_second = per_second;
        self
    }

    /// A random pause after so many attempts.
    fn jitter(&self, attempts: u32) -> Duration {
        let doublings = attempts.saturating_sub(1).min(MOST_ATTEMPTS);
        let delay = (self.first_delay * (1 << doublings)).min(self.longest_delay);
        delay.mul_f64(fastrand::f64())
    }
}

/// A policy at work: it remembers the budget.
pub(crate) struct Retrier {
    policy: RetryPolicy,
    budget: TpsBudget,
}

impl fmt::Debug for Retrier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Retrier")
            .field("policy", &self.policy)
            .finish_non_exhaustive()
    }
}

impl Retrier {
    /// How long a call counts in the budget.
    const MEMORY: Duration = Duration::from_secs(10);

    pub(crate) fn new(policy: RetryPolicy) -> Retrier {
        let budget = TpsBudget::new(Retrier::MEMORY, policy.per_second, policy.share);
        Retrier { policy, budget }
    }

    /// Makes attempts until one succeeds or there is no point in another one.
    /// Each attempt is told how much time is left.
    pub(crate) async fn run<T, A, F>(&self, limit: Duration, mut attempt: A) -> Result<T, Error>
    where
        A: FnMut(Duration) -> F,
        F: Future<Output = Result<T, Failed>>,
    {
        let deadline = Instant::now() + limit;
        self.budget.deposit();
        let mut attempts = 0;
        loop {
            attempts += 1;
            let left = deadline.saturating_duration_since(Instant::now());
            let failed = match timeout_at(deadline, attempt(left)).await {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(failed)) => failed,
                Err(_) => {
                    let message = format!("no answer within {limit:?}");
                    return Err(Error::Deadline { message });
                }
            };
            let Some(pause) = failed.pause else {
                return Err(failed.error);
            };
            let delay = pause.saturating_add(self.policy.jitter(attempts));
            let is_in_time = delay < deadline.saturating_duration_since(Instant::now());
            if attempts >= self.policy.attempts || !is_in_time || !self.budget.withdraw() {
                return Err(failed.error);
            }
            sleep(delay).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use doko_proto::google_rpc;
    use prost::Message as _;
    use tonic::{Code, Status};

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Runs attempts that all fail with this status, and counts them.
    async fn attempts(retrier: &Retrier, status: impl Fn() -> Status) -> (u32, Error) {
        let count = Cell::new(0);
        let result = retrier.run(SECOND, |_| {
            count.set(count.get() + 1);
            let failed = Failed::from(status());
            async { Err::<(), Failed>(failed) }
        });
        let error = result.await.unwrap_err();
        (count.get(), error)
    }

    fn broken(code: Code) -> Status {
        let mut status = Status::new(code, "broken pipe");
        status.set_source(std::sync::Arc::new(std::io::Error::other("broken pipe")));
        status
    }

    fn retry_info(delay: Duration) -> Vec<u8> {
        let retry_delay = delay.try_into().ok();
        google_rpc::RetryInfo { retry_delay }.encode_to_vec()
    }

    fn with_retry_info(code: Code, delay: Duration) -> Status {
        with_details(code, &[("google.rpc.RetryInfo", retry_info(delay))])
    }

    /// A status with these messages, by name.
    fn with_details(code: Code, messages: &[(&str, Vec<u8>)]) -> Status {
        let packed = |(name, value): &(&str, Vec<u8>)| prost_types::Any {
            type_url: format!("type.googleapis.com/{name}"),
            value: value.clone(),
        };
        let details = google_rpc::Status {
            code: code.into(),
            message: "later".to_owned(),
            details: messages.iter().map(packed).collect(),
        };
        Status::with_details(code, "later", details.encode_to_vec().into())
    }

    #[tokio::test(start_paused = true)]
    async fn faults_of_the_connection_are_retried() {
        for status in [
            || broken(Code::Cancelled),
            || broken(Code::Unknown),
            || broken(Code::Unavailable),
            || Status::unavailable("shutting down"),
        ] {
            let retrier = Retrier::new(RetryPolicy::new());
            let (count, error) = attempts(&retrier, status).await;
            assert_eq!(count, 3);
            assert!(matches!(error, Error::Transport { .. }), "{error}");
            assert!(error.is_transient());
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_is_final() {
        for code in [
            Code::InvalidArgument,
            Code::Unimplemented,
            Code::PermissionDenied,
            Code::Internal,
            Code::Unknown,
            Code::Cancelled,
            Code::ResourceExhausted,
            Code::DeadlineExceeded,
        ] {
            let retrier = Retrier::new(RetryPolicy::new());
            let (count, _) = attempts(&retrier, || Status::new(code, "no")).await;
            assert_eq!(count, 1, "{code:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_overloaded_server_is_asked_again_when_it_says() {
        let retrier = Retrier::new(RetryPolicy::new());
        let (start, delay) = (Instant::now(), Duration::from_millis(250));
        let overloaded = || with_retry_info(Code::ResourceExhausted, delay);
        let (count, error) = attempts(&retrier, overloaded).await;
        assert_eq!(count, 3);
        assert!(Instant::now() - start >= 2 * delay);
        assert!(error.is_transient() && !Failed::from(overloaded()).is_fault());
        let Error::Overloaded { retry_after, .. } = error else {
            panic!("{error}")
        };
        assert_eq!(retry_after, Some(delay));
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_that_is_too_large_is_not_sent_again() {
        let retrier = Retrier::new(RetryPolicy::new());
        let too_large = google_rpc::ErrorInfo {
            reason: "MESSAGE_TOO_LARGE".to_owned(),
            ..Default::default()
        };
        let too_large = ("google.rpc.ErrorInfo", too_large.encode_to_vec());
        let retry = ("google.rpc.RetryInfo", retry_info(Duration::ZERO));
        let details = [too_large, retry];
        let status = || with_details(Code::ResourceExhausted, &details);
        let (count, error) = attempts(&retrier, status).await;
        assert_eq!(count, 1);
        assert!(error.is_unreadable(), "{error}");
    }

    #[tokio::test(start_paused = true)]
    async fn jitter_comes_on_top_of_the_pause_that_a_server_asks_for() {
        let policy = RetryPolicy::new().attempts(2).budget(1.0, 100);
        let jitter = Duration::from_millis(100);
        let retrier = Retrier::new(policy.delays(jitter, jitter));
        let asked_for = Duration::from_millis(400);
        let mut pauses = Vec::new();
        for _ in 0..40 {
            let start = Instant::now();
            let gone = || with_retry_info(Code::Unavailable, asked_for);
            assert_eq!(attempts(&retrier, gone).await.0, 2);
            pauses.push(Instant::now() - start);
        }
        pauses.sort();
        assert!(pauses[0] >= asked_for, "{pauses:?}");
        // The clock of tests goes by milliseconds.
        let latest = asked_for + jitter + Duration::from_millis(1);
        assert!(pauses[39] <= latest, "{pauses:?}");
        assert!(pauses[39] - pauses[0] >= jitter / 2, "{pauses:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_beyond_the_deadline() {
        let retrier = Retrier::new(RetryPolicy::new());
        let start = Instant::now();
        for delay in [2 * SECOND, Duration::from_secs(i64::MAX as u64)] {
            for code in [Code::Unavailable, Code::ResourceExhausted] {
                let (count, error) = attempts(&retrier, || with_retry_info(code, delay)).await;
                assert_eq!((count, Instant::now() - start), (1, Duration::ZERO));
                assert!(error.is_transient(), "{error}");
            }
        }

        let never = retrier.run(SECOND, |left| async move {
            assert_eq!(left, SECOND);
            std::future::pending::<Result<(), Failed>>().await
        });
        let error = never.await.unwrap_err();
        assert!(matches!(error, Error::Deadline { .. }), "{error}");
        assert_eq!(Instant::now() - start, SECOND);
    }

    #[tokio::test(start_paused = true)]
    async fn the_deadline_of_the_channel_is_the_deadline() {
        let retrier = Retrier::new(RetryPolicy::new());
        let (count, error) = attempts(&retrier, || Status::cancelled("Timeout expired")).await;
        assert_eq!(count, 1);
        assert!(matches!(error, Error::Deadline { .. }), "{error}");
    }

    #[tokio::test(start_paused = true)]
    async fn an_attempt_can_succeed_after_others_failed() {
        let retrier = Retrier::new(RetryPolicy::new().attempts(9));
        let count = Cell::new(0);
        let answer = retrier.run(SECOND, |_| {
            count.set(count.get() + 1);
            let result = match count.get() {
                4 => Ok("answer"),
                _ => Err(Failed::from(broken(Code::Unavailable))),
            };
            async { result }
        });
        assert_eq!(answer.await.unwrap(), "answer");
        assert_eq!(count.get(), 4);
    }

    #[tokio::test(start_paused = true)]
    async fn the_budget_ends_retries() {
        let retrier = Retrier::new(RetryPolicy::new().attempts(4).budget(0.2, 0));
        let mut total = 0;
        for _ in 0..100 {
            total += attempts(&retrier, || broken(Code::Unavailable)).await.0;
        }
        assert!(
            (110..=130).contains(&total),
            "{total} attempts for 100 calls"
        );

        let retrier = Retrier::new(RetryPolicy::never());
        assert_eq!(attempts(&retrier, || broken(Code::Unavailable)).await.0, 1);
        let overloaded = || with_retry_info(Code::ResourceExhausted, Duration::ZERO);
        assert_eq!(attempts(&retrier, overloaded).await.0, 1);
    }

    #[test]
    fn pauses_grow_and_are_spread() {
        let policy =
            RetryPolicy::new().delays(Duration::from_millis(20), Duration::from_millis(50));
        for (attempts, longest) in [(1, 20), (2, 40), (3, 50), (4, 50)] {
            let longest = Duration::from_millis(longest);
            let delays: Vec<Duration> = (0..100).map(|_| policy.jitter(attempts)).collect();
            assert!(delays.iter().all(|delay| *delay <= longest), "{delays:?}");
            // Each half is missed by chance once in 10^30 runs.
            assert!(
                delays.iter().any(|delay| *delay < longest / 2),
                "{delays:?}"
            );
            assert!(
                delays.iter().any(|delay| *delay > longest / 2),
                "{delays:?}"
            );
        }
    }
}
