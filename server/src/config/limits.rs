//! What one caller, or all together, may use.

use clap::Args;

use super::{BadConfig, Config, Period, values};

/// What one caller, or all together, may use.
///
/// The defaults bound what requests can make the service keep in memory, to
/// less than 152 MiB:
///
/// ```text
/// waiting requests      receive_buffer                              16.0 MiB
/// connections           1,000 x 96 KiB, with 32 calls on each       93.8 MiB
/// open streams          64 x (256 KiB message + 128 KiB of HTTP/2)  24.0 MiB
/// answers not read      send_buffer                                 16.0 MiB
/// refused calls         1,024 x 2 KiB while their rest is read       2.0 MiB
/// ```
///
/// Of the 96 KiB of a connection 20 are its own for requests and answers; the others are
/// what HTTP/2 and TLS keep, the more of it the more calls were ever open at the same time.
///
/// Beside that each thread has one message that it decodes and answers; decoded it takes
/// 24 times the largest size of a message at most. There are as many threads again for
/// answers that take long; a call among them keeps the answers that it has so far until
/// all are there, and its message counts as a waiting one.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Largest request message in bytes; a larger one is refused with
    /// RESOURCE_EXHAUSTED and the reason MESSAGE_TOO_LARGE. A full batch of 200
    /// questions about whole games takes about 60 KB
    #[arg(
        long,
        env = "DOKO_MAX_MESSAGE_SIZE",
        value_name = "BYTES",
        value_parser = values::whole(1024, u32::MAX),
        default_value_t = Limits::default().max_message_size
    )]
    pub max_message_size: u32,
    /// Questions that one message of EvaluateBatch or Evaluate may hold, at most the 200
    /// of the API; more are refused with INVALID_ARGUMENT and the reason LIMIT_EXCEEDED.
    /// Of a stream one message is answered at a time, so this is also what a stream has
    /// in flight
    #[arg(
        long,
        env = "DOKO_MAX_QUESTIONS",
        value_name = "QUESTIONS",
        value_parser = values::whole(1_u32, 200),
        default_value_t = Limits::default().max_questions
    )]
    pub max_questions: u32,
    /// Largest metadata (headers) of a call in bytes, counted as HTTP/2 does:
    /// each name and value and 32 more. Beyond it HTTP answers 431 before gRPC
    /// sees the call, which clients show as UNKNOWN, without a reason
    #[arg(
        long,
        env = "DOKO_MAX_METADATA_SIZE",
        value_name = "BYTES",
        value_parser = values::whole(1024, u32::MAX),
        default_value_t = Limits::default().max_metadata_size
    )]
    pub max_metadata_size: u32,
    /// Memory in bytes for requests of which a part is still to come, over all
    /// connections, 16 KiB for each and its size so far, and for those that wait to be
    /// answered, as large as they are when decoded; one more is refused with
    /// RESOURCE_EXHAUSTED, the reason OVERLOADED and a RetryInfo. Requests that
    /// are answered when they arrive need none of it, and each connection has 20 KiB of its own.
    /// With the defaults all calls together keep less than 152 MiB: 16 MiB here,
    /// 16 MiB of answers (--send-buffer), 96 KiB for each of 1000 connections
    /// (--max-connections) of 32 calls (--max-concurrent-streams), 24 MiB for 64 streams
    /// (--max-open-streams) of 256 KiB (--max-message-size) and 128 KiB of HTTP/2 each, and
    /// 2 MiB for the rest of calls that were refused
    #[arg(
        long,
        env = "DOKO_RECEIVE_BUFFER",
        value_name = "BYTES",
        value_parser = values::whole(65536, u32::MAX),
        default_value_t = Limits::default().receive_buffer
    )]
    pub receive_buffer: u32,
    /// Memory in bytes for answers that are ready and not sent, over all connections,
    /// 6 KiB for each and its size; one more is refused with RESOURCE_EXHAUSTED, the
    /// reason OVERLOADED and a RetryInfo, and a stream ends like this. Each connection
    /// has 20 KiB of its own, the same as for requests
    #[arg(
        long,
        env = "DOKO_SEND_BUFFER",
        value_name = "BYTES",
        value_parser = values::whole(1_048_576, u32::MAX),
        default_value_t = Limits::default().send_buffer
    )]
    pub send_buffer: u32,
    /// Time in which a client has to read an answer that is ready, of a longer one each
    /// 64 KiB; else its connection is closed, at the latest after half as long again
    #[arg(
        long,
        env = "DOKO_SEND_TIMEOUT",
        value_name = "TIME",
        value_parser = values::some_time,
        default_value_t = Limits::default().send_timeout
    )]
    pub send_timeout: Period,
    /// Streams (Evaluate and reflection) that may be open at the same time, over all
    /// connections, and beside them as many that Watch health; one more is refused at once
    /// with RESOURCE_EXHAUSTED, the reason OVERLOADED and a RetryInfo
    #[arg(
        long,
        env = "DOKO_MAX_OPEN_STREAMS",
        value_name = "STREAMS",
        value_parser = values::whole(1, u32::MAX),
        default_value_t = Limits::default().max_open_streams
    )]
    pub max_open_streams: u32,
    /// Time without an answer after which a stream ends with DEADLINE_EXCEEDED and the
    /// reason DEADLINE, so that its place is free for others. Watch of health is none of
    /// them: it has nothing to say while nothing changes
    #[arg(
        long,
        env = "DOKO_STREAM_IDLE_TIMEOUT",
        value_name = "TIME",
        value_parser = values::some_time,
        default_value_t = Limits::default().stream_idle_timeout
    )]
    pub stream_idle_timeout: Period,
    /// Calls that one connection may have open at the same time; clients keep
    /// further calls back; what one sends beyond it before it has heard so is refused
    /// with REFUSED_STREAM and may be sent again. A connection on which there were so many keeps room for
    /// them until it closes, about 1.5 KiB for each
    #[arg(
        long,
        env = "DOKO_MAX_CONCURRENT_STREAMS",
        value_name = "CALLS",
        value_parser = values::whole(1, u32::MAX),
        default_value_t = Limits::default().max_concurrent_streams
    )]
    pub max_concurrent_streams: u32,
    /// Connections at the same time; further ones wait until one closes
    #[arg(
        long,
        env = "DOKO_MAX_CONNECTIONS",
        value_name = "CONNECTIONS",
        value_parser = values::whole(1, u32::MAX),
        default_value_t = Limits::default().max_connections
    )]
    pub max_connections: u32,
    /// Calls that are answered or wait for a thread, over all connections; one
    /// more is refused at once with RESOURCE_EXHAUSTED, the reason OVERLOADED
    /// and a RetryInfo. Calls of which more is to come do not count, nor do
    /// streams once they are open; health checks are never refused
    #[arg(
        long,
        env = "DOKO_CONCURRENCY_LIMIT",
        value_name = "CALLS",
        value_parser = values::whole(1, u32::MAX),
        default_value_t = Limits::default().concurrency_limit
    )]
    pub concurrency_limit: u32,
    /// Calls, and messages of streams, with questions that may take long (hands that are not
    /// known or not to be seen, claims, offences, games of a list) which each thread answers
    /// at the same time; while there are so many a further one is refused at once with
    /// RESOURCE_EXHAUSTED, the reason OVERLOADED and a RetryInfo, and a stream ends like this.
    /// All of them go on at the same time, one question after the other, each for some 50 ms,
    /// so that with many more all would be late
    #[arg(
        long,
        env = "DOKO_MAX_SEARCHES",
        value_name = "CALLS",
        value_parser = values::whole(1, u32::MAX),
        default_value_t = Limits::default().max_searches
    )]
    pub max_searches: u32,
    /// Part in percent of --concurrency-limit, --max-open-streams, --receive-buffer,
    /// --send-buffer and the --max-searches of each thread that one caller may use; beyond it
    /// that caller is refused as if there were no more. It holds for callers whose rate is
    /// limited (--caller-rate)
    #[arg(
        long,
        env = "DOKO_CALLER_SHARE",
        value_name = "PERCENT",
        value_parser = values::whole(1_u32, 100),
        default_value_t = Limits::default().caller_share
    )]
    pub caller_share: u32,
    /// Longest time for one call, such as 500ms or 10s; the deadline of the
    /// client counts if it is shorter. After it the answer is
    /// DEADLINE_EXCEEDED. An open stream has the deadline of the client only,
    /// but ends like this if a message of it stays incomplete for so long
    #[arg(
        long,
        env = "DOKO_REQUEST_TIMEOUT",
        value_name = "TIME",
        value_parser = values::some_time,
        default_value_t = Limits::default().request_timeout
    )]
    pub request_timeout: Period,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_message_size: 256 * 1024,
            max_questions: 200,
            max_metadata_size: 8 * 1024,
            receive_buffer: 16 * 1024 * 1024,
            send_buffer: 16 * 1024 * 1024,
            send_timeout: Period::from_secs(60),
            max_open_streams: 64,
            stream_idle_timeout: Period::from_secs(10 * 60),
            max_concurrent_streams: 32,
            max_connections: 1_000,
            concurrency_limit: 500,
            max_searches: 64,
            caller_share: 50,
            request_timeout: Period::from_secs(10),
        }
    }
}

/// What limits contradict each other.
///
/// # Errors
///
/// One readable line.
pub(super) fn check(config: &Config) -> Result<(), BadConfig> {
    let Limits {
        max_message_size: message,
        max_questions: questions,
        receive_buffer: buffer,
        caller_share: share,
        ..
    } = config.limits;
    if buffer / 3 < message {
        return Err(BadConfig::new(format!(
            "--receive-buffer {buffer} must be at least three times --max-message-size, \
             which is {message}"
        )));
    }
    let callers = &config.callers;
    if callers
        .caller_rate
        .limit(config.callers_are_here())
        .is_none()
    {
        return Ok(());
    }
    let burst = callers.caller_burst;
    if burst < questions {
        return Err(BadConfig::new(format!(
            "--caller-burst {burst} must be at least --max-questions, which is {questions}: \
             nobody could ever ask so many at once"
        )));
    }
    let part = u64::from(buffer) * u64::from(share) / 100;
    if part / 3 < u64::from(message) {
        return Err(BadConfig::new(format!(
            "--caller-share {share} of --receive-buffer {buffer} must be at least three times \
             --max-message-size, which is {message}"
        )));
    }
    Ok(())
}
