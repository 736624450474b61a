//! What one caller, or all together, may use.

use std::time::Duration;

use clap::Args;

use super::values;

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
    /// Largest request message
    ///
    /// A larger one is refused with RESOURCE_EXHAUSTED and the reason MESSAGE_TOO_LARGE. A full
    /// batch of 200 questions about whole games takes about 60 KB.
    #[arg(
        long,
        value_name = "BYTES",
        value_parser = values::size(1024),
        default_value = "256KiB"
    )]
    pub max_message_size: u32,
    /// Questions that one message of EvaluateBatch or Evaluate may hold
    ///
    /// The API allows 200. More are refused with INVALID_ARGUMENT and the reason
    /// LIMIT_EXCEEDED. Of a stream one message is answered at a time, so this is also what a
    /// stream has in flight.
    #[arg(
        long,
        value_name = "QUESTIONS",
        value_parser = values::whole(1_u32, 200),
        default_value = "200"
    )]
    pub max_questions: u32,
    /// Largest metadata (headers) of a call
    ///
    /// Counted as HTTP/2 does: each name and value and 32 bytes more. Beyond it HTTP answers
    /// 431 before gRPC sees the call, which clients show as UNKNOWN, without a reason.
    #[arg(
        long,
        value_name = "BYTES",
        value_parser = values::size(1024),
        default_value = "8KiB"
    )]
    pub max_metadata_size: u32,
    /// Memory for requests that are incomplete or wait for their answer, over all connections
    ///
    /// An incomplete request counts 16 KiB and its size so far, one that waits as much as it
    /// takes when decoded. One more is refused with RESOURCE_EXHAUSTED, the reason OVERLOADED
    /// and a RetryInfo. Requests that are answered when they arrive need none of it, and each
    /// connection has 20 KiB of its own.
    #[arg(
        long,
        value_name = "BYTES",
        value_parser = values::size(65536),
        default_value = "16MiB"
    )]
    pub receive_buffer: u32,
    /// Memory for answers that are ready and not sent, over all connections
    ///
    /// Each counts 6 KiB and its size. One more is refused with RESOURCE_EXHAUSTED, the reason
    /// OVERLOADED and a RetryInfo, and a stream ends like this. Each connection has 20 KiB of
    /// its own, the same as for requests.
    #[arg(
        long,
        value_name = "BYTES",
        value_parser = values::size(1_048_576),
        default_value = "16MiB"
    )]
    pub send_buffer: u32,
    /// Time in which a client has to read an answer that is ready
    ///
    /// Of a long answer this is the time for each 64 KiB. A client that does not read loses its
    /// connection, at the latest after half as long again.
    #[arg(
        long,
        value_name = "TIME",
        value_parser = values::some_time,
        default_value = "60s"
    )]
    pub send_timeout: Duration,
    /// Streams (Evaluate and reflection) that may be open at once, over all connections
    ///
    /// As many that Watch health may be open beside them. One more is refused at once with
    /// RESOURCE_EXHAUSTED, the reason OVERLOADED and a RetryInfo.
    #[arg(
        long,
        value_name = "STREAMS",
        value_parser = values::whole(1, u32::MAX),
        default_value = "64"
    )]
    pub max_open_streams: u32,
    /// Time without an answer after which a stream ends
    ///
    /// It ends with DEADLINE_EXCEEDED and the reason DEADLINE, so that its place is free for
    /// others. Watch of health does not end: it has nothing to say while nothing changes.
    #[arg(
        long,
        value_name = "TIME",
        value_parser = values::some_time,
        default_value = "10m"
    )]
    pub stream_idle_timeout: Duration,
    /// Calls that one connection may have open at once
    ///
    /// Clients keep further calls back. What a client sends before it has heard of the limit is
    /// refused with REFUSED_STREAM and may be sent again. A connection keeps room for as many
    /// calls as were ever open on it, about 1.5 KiB for each.
    #[arg(
        long,
        value_name = "CALLS",
        value_parser = values::whole(1, u32::MAX),
        default_value = "32"
    )]
    pub max_concurrent_streams: u32,
    /// Connections that may be open at once
    ///
    /// Further ones wait until one closes.
    #[arg(
        long,
        value_name = "CONNECTIONS",
        value_parser = values::whole(1, u32::MAX),
        default_value = "1000"
    )]
    pub max_connections: u32,
    /// Calls that are answered or wait for a thread, over all connections
    ///
    /// One more is refused at once with RESOURCE_EXHAUSTED, the reason OVERLOADED and a
    /// RetryInfo. Calls of which more is to come do not count, nor do open streams. Health
    /// checks are never refused.
    #[arg(
        long,
        value_name = "CALLS",
        value_parser = values::whole(1, u32::MAX),
        default_value = "500"
    )]
    pub concurrency_limit: u32,
    /// Calls and messages with long questions that each thread answers at once
    ///
    /// Long questions are about hidden hands, claims, offences and games of a list. One more is
    /// refused at once with RESOURCE_EXHAUSTED, the reason OVERLOADED and a RetryInfo, and a
    /// stream ends like this. All of them go on at the same time, so that with many more all
    /// would be late.
    #[arg(
        long,
        value_name = "CALLS",
        value_parser = values::whole(1, u32::MAX),
        default_value = "64"
    )]
    pub max_searches: u32,
    /// Percent of each limit that one caller may use
    ///
    /// This is the part of --concurrency-limit, --max-open-streams, --receive-buffer, --send-
    /// buffer and the --max-searches of each thread. Beyond it the caller is refused as if
    /// there were no more. It holds for callers whose rate is limited (--caller-rate).
    #[arg(
        long,
        value_name = "PERCENT",
        value_parser = values::whole(1_u32, 100),
        default_value = "50"
    )]
    pub caller_share: u32,
    /// Longest time for one call
    ///
    /// The deadline of the client counts if it is shorter. After it the answer is
    /// DEADLINE_EXCEEDED. An open stream has the deadline of the client only, but ends like
    /// this if a message of it stays incomplete for so long.
    #[arg(
        long,
        value_name = "TIME",
        value_parser = values::some_time,
        default_value = "10s"
    )]
    pub request_timeout: Duration,
}
