//! Retries: few, with jitter, within the deadline and within a budget.

use std::fmt;
use std::future::Future;
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};
use tower::retry::budget::{Budget as _, TpsBudget};

use crate::error::{Error, Failed, Retry};

/// Most attempts that a policy can make.
const MOST_ATTEMPTS: u32 = 4;

/// Longest pause that a policy can make.
const LONGEST_DELAY: Duration = Duration::from_secs(60);

/// How often and how soon a question is sent again.
///
/// It is sent again only if the connection broke or the server says that it has
/// no time now; every question is pure, so that this is safe. An answer, whatever
/// it says, is never asked for twice. Over all calls, retries are limited to a
/// share of the calls, so that a server in trouble is not drowned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RetryPolicy {
    attempts: u32,
    first_delay: Duration,
    longest_delay: Duration,
    share: f32,
    per_second: u32,
}

impl Default for RetryPolicy {
    /// Three attempts, 20 ms apart at first and 250 ms at most, and one retry for
    /// five calls beyond the first ten retries a second.
    fn default() -> RetryPolicy {
        RetryPolicy {
            attempts: 3,
            first_delay: Duration::from_millis(20),
            longest_delay: Duration::from_millis(250),
            share: 0.2,
            per_second: 10,
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

    /// The pause before the second attempt, which doubles with each further one up
    /// to the longest, at most a minute. A random part of up to a half is taken off.
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

    /// The pause after so many attempts.
    fn delay(&self, attempts: u32) -> Duration {
        let doublings = attempts.saturating_sub(1).min(MOST_ATTEMPTS);
        let delay = (self.first_delay * (1 << doublings)).min(self.longest_delay);
        delay.mul_f64(1.0 - fastrand::f64() / 2.0)
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
            let delay = match failed.retry {
                Retry::Never => return Err(failed.error),
                Retry::Soon => self.policy.delay(attempts),
                Retry::After(delay) => delay.max(self.policy.delay(attempts)),
            };
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

    fn with_retry_info(delay: Duration) -> Status {
        let info = google_rpc::RetryInfo {
            retry_delay: delay.try_into().ok(),
        };
        let details = google_rpc::Status {
            code: 8,
            message: "later".to_owned(),
            details: vec![prost_reflect::prost_types::Any {
                type_url: "type.googleapis.com/google.rpc.RetryInfo".to_owned(),
                value: info.encode_to_vec(),
            }],
        };
        Status::with_details(
            Code::ResourceExhausted,
            "later",
            details.encode_to_vec().into(),
        )
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
    async fn a_server_without_time_says_when() {
        let retrier = Retrier::new(RetryPolicy::new().attempts(2));
        let start = Instant::now();
        let delay = Duration::from_millis(400);
        let (count, error) = attempts(&retrier, || with_retry_info(delay)).await;
        assert_eq!(count, 2);
        assert!(Instant::now() - start >= delay);
        let Error::Overloaded { retry_after, .. } = error else {
            panic!("{error}")
        };
        assert_eq!(retry_after, Some(delay));
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_beyond_the_deadline() {
        let retrier = Retrier::new(RetryPolicy::new());
        let start = Instant::now();
        for delay in [2 * SECOND, Duration::from_secs(i64::MAX as u64)] {
            let (count, error) = attempts(&retrier, || with_retry_info(delay)).await;
            assert_eq!((count, Instant::now() - start), (1, Duration::ZERO));
            assert!(matches!(error, Error::Overloaded { .. }), "{error}");
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
    }

    #[test]
    fn pauses_grow_and_differ() {
        let policy =
            RetryPolicy::new().delays(Duration::from_millis(20), Duration::from_millis(50));
        for (attempts, longest) in [(1, 20), (2, 40), (3, 50), (4, 50)] {
            let delay = policy.delay(attempts);
            assert!(delay <= Duration::from_millis(longest), "{delay:?}");
            assert!(delay >= Duration::from_millis(longest / 2), "{delay:?}");
        }
        let delays: Vec<Duration> = (0..20).map(|_| policy.delay(1)).collect();
        assert!(delays.iter().any(|delay| *delay != delays[0]));
    }
}
