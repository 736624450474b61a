//! What callers can make the service keep. A program of its own: the memory of other tests
//! would count, too.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use common::slow::{all_have_arrived, begin};
use common::{EVALUATE, LIST, NO_HURRY, VALIDATE, connect, frame, plain, send, start, unhurried};
use hyper::body::Frame;
use tonic::Code;

/// What the process has in memory is below 64 MiB more than it was, however much the
/// callers announce.
#[tokio::test]
async fn half_sent_messages_fill_no_memory() {
    let config = unhurried();
    let server = start(&config);
    let size = usize::try_from(config.limits.max_message_size).unwrap();
    let message = frame(&vec![0; size]);
    let half = message.slice(..size - 1_000);
    let before = resident();
    let mut open = Vec::new();
    for path in [VALIDATE, EVALUATE].repeat(2) {
        let client = plain(server.address()).await;
        for _ in 0..190 {
            let (message, call) = begin(&client, path, NO_HURRY);
            // Refused ones take no more.
            let _ = message.send(Ok(Frame::data(half.clone()))).await;
            open.push((message, call));
        }
        // All is the same memory on the side of the client.
        all_have_arrived(&client).await;
    }
    let more = resident().saturating_sub(before);
    assert!(more < 64 * 1_024, "{more} KiB more");
    assert_eq!(
        send(&connect(server.address()).await, LIST, frame(b""))
            .await
            .code(),
        Code::Ok
    );
}

/// Memory of this process in KiB.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.unwrap()
        .split_whitespace()
        .nth(1)
        .unwrap()
        .parse()
        .unwrap()
}
