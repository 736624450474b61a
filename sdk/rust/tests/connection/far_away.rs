//! A server that is far away.

use std::time::{Duration, Instant};

use doko_sdk::{Client, Record, RetryPolicy, ScoreGame, Session};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc;

use super::ask;
use super::mock::{Mock, Plan};
use super::servers::silence;

/// The address of a server for whom every byte is under way for so long, there and back.
async fn far_away(mock: &Mock, delay: Duration) -> String {
    let (proxy, address) = silence().await;
    let target = mock.address();
    tokio::spawn(async move {
        while let Ok((near, _)) = proxy.accept().await {
            let far = target.trim_start_matches("http://");
            let far = tokio::net::TcpStream::connect(far).await.unwrap();
            let (from_near, to_near) = near.into_split();
            let (from_far, to_far) = far.into_split();
            tokio::spawn(carry(from_near, to_far, delay));
            tokio::spawn(carry(from_far, to_near, delay));
        }
    });
    address
}

/// Carries bytes, all of which take so long, until one end is closed.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, delay: Duration) {
    let (road, mut arriving) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut bytes = vec![0; 4096];
        while let Ok(length @ 1..) = from.read(&mut bytes).await {
            let sent = bytes.iter().copied().take(length).collect::<Vec<u8>>();
            if road.send((Instant::now() + delay, sent)).is_err() {
                return;
            }
        }
    });
    while let Some((when, bytes)) = arriving.recv().await {
        tokio::time::sleep_until(when.into()).await;
        if to.write_all(&bytes).await.is_err() {
            return;
        }
    }
}

/// Whose first answer takes longer than a question waits for a connection.
const FAR: Duration = Duration::from_millis(200);

#[tokio::test]
async fn a_server_that_is_far_away_is_connected_to() {
    let mock = Mock::start(Plan::Accept).await;
    let client = Client::builder().endpoint(far_away(&mock, FAR).await);
    let client = client.connect().await.unwrap();
    assert!(ask(&client).await.unwrap().is_accepted());
}

#[tokio::test]
async fn a_server_that_is_far_away_has_a_connection_for_the_next_question() {
    let mock = Mock::start(Plan::Accept).await;
    let client = Client::builder()
        .endpoint(far_away(&mock, FAR).await)
        .connections(1)
        .retries(RetryPolicy::never())
        .connect_lazily()
        .unwrap();
    let error = ask(&client).await.unwrap_err();
    assert!(error.is_transient(), "{error}");
    assert_eq!(mock.calls(), 0);
    // Nobody asks meanwhile.
    tokio::time::sleep(FAR).await;
    assert!(ask(&client).await.unwrap().is_accepted());
}

#[tokio::test]
async fn a_server_that_is_far_away_is_asked_again_within_one_deadline() {
    let mock = Mock::start(Plan::UnavailableFirst(u32::MAX)).await;
    let deadline = 8 * FAR;
    let client = Client::builder()
        .endpoint(far_away(&mock, FAR).await)
        .deadline(deadline)
        // Attempts for eight ways, which are four there and back, and no more.
        .retries(RetryPolicy::new().attempts(4))
        .connect()
        .await
        .unwrap();
    let start = Instant::now();
    let error = ask(&client).await.unwrap_err();
    let taken = start.elapsed();
    // Late, or turned away so shortly before that nothing is left for a pause.
    assert!(error.is_transient(), "{error}");
    assert!(taken < 2 * deadline, "{taken:?}");
    assert!(mock.calls() > 1, "{} attempts", mock.calls());
}

#[tokio::test]
async fn a_server_that_is_far_away_is_sent_messages_before_it_has_answered_others() {
    let mock = Mock::start(Plan::Accept).await;
    let client = Client::builder()
        .endpoint(far_away(&mock, FAR).await)
        .deadline(Duration::from_secs(30));
    let client = client.connect().await.unwrap();
    let start = Instant::now();
    let mut session = client.evaluate().await.unwrap();
    let messages = 4 * Session::IN_FLIGHT;
    for _ in 0..messages {
        let question = ScoreGame::new(&Record::new("ddv-tsr")).into();
        session.send([question]).await.unwrap();
    }
    let mut answered = 0;
    while session.next().await.unwrap().is_some() {
        answered += 1;
    }
    assert_eq!(answered, messages);
    // Each would take one way there and back, which is 12.8 s.
    let taken = start.elapsed();
    assert!(taken < Duration::from_secs(5), "{taken:?}");
}
