//! Several servers, not all of which are well.

use std::time::{Duration, Instant};

use doko_sdk::{Client, ClientBuilder, Error, RetryPolicy};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc;

use super::mock::{Mock, Plan};
use super::{ask, client};

#[tokio::test]
async fn a_broken_connection_is_made_again() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mock = Mock::new(listener.local_addr().unwrap(), Plan::Accept);
    let serving = mock.clone();
    tokio::spawn(async move {
        let (first, _) = listener.accept().await.unwrap();
        drop(first);
        serving.serve(listener).await;
    });
    let client = client(&mock).connect_lazily().unwrap();
    assert!(ask(&client).await.unwrap().is_accepted());
    assert_eq!(mock.calls(), 1);
}

#[tokio::test]
async fn servers_take_turns() {
    let (one, two) = (
        Mock::start(Plan::Accept).await,
        Mock::start(Plan::Accept).await,
    );
    let both = Client::builder()
        .endpoint(one.address())
        .endpoint(two.address())
        .connections(2);
    let client = both.connect().await.unwrap();
    for _ in 0..8 {
        ask(&client).await.unwrap();
    }
    assert_eq!((one.calls(), two.calls()), (4, 4));
}

#[tokio::test]
async fn a_server_that_is_down_is_passed_over() {
    let mock = Mock::start(Plan::Accept).await;
    let client = Client::builder()
        .endpoint("http://127.0.0.1:1")
        .endpoint(mock.address())
        .connections(1)
        .connect()
        .await
        .unwrap();
    for _ in 0..4 {
        assert!(ask(&client).await.unwrap().is_accepted());
    }
}

/// An address where connections are made, and nothing is ever said.
async fn silence() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    (listener, address)
}

fn one_is_silent(silent: &str, mock: &Mock) -> ClientBuilder {
    Client::builder()
        .endpoint(silent)
        .endpoint(mock.address())
        .deadline(Duration::from_millis(600))
        .retries(RetryPolicy::never())
}

#[tokio::test]
async fn a_server_that_hangs_costs_no_answer() {
    let (_listener, silent) = silence().await;
    let mock = Mock::start(Plan::Accept).await;
    let client = one_is_silent(&silent, &mock).connect_lazily().unwrap();
    let start = Instant::now();
    for _ in 0..50 {
        assert!(ask(&client).await.unwrap().is_accepted());
    }
    assert_eq!(mock.calls(), 50);
    // Each of the two connections to it is waited for once.
    let waited = start.elapsed();
    assert!(waited < Duration::from_secs(2), "{waited:?}");
}

#[tokio::test]
async fn a_server_that_hangs_costs_no_answer_at_once() {
    let (_listener, silent) = silence().await;
    let mock = Mock::start(Plan::Accept).await;
    let client = one_is_silent(&silent, &mock).connect_lazily().unwrap();
    let mut calls = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let client = client.clone();
        calls.spawn(async move { ask(&client).await });
    }
    for answer in calls.join_all().await {
        assert!(answer.unwrap().is_accepted());
    }
}

#[tokio::test]
async fn a_server_that_hangs_is_not_connected_to() {
    let (_listener, silent) = silence().await;
    let mock = Mock::start(Plan::Accept).await;
    let both = one_is_silent(&silent, &mock).connect().await.unwrap();
    assert!(ask(&both).await.unwrap().is_accepted());

    let alone = Client::builder().endpoint(&silent);
    let alone = alone.deadline(Duration::from_millis(300)).connect().await;
    let error = alone.unwrap_err();
    assert!(matches!(error, Error::Transport { .. }), "{error}");
    assert!(error.to_string().contains(&silent), "{error}");
}

/// A server that fell silent after it had answered costs the calls under way, and
/// no others.
#[tokio::test]
async fn a_server_that_falls_silent_is_left_out() {
    let (proxy, silent) = silence().await;
    let mock = Mock::start(Plan::Accept).await;
    let target = mock.address();
    let (hang, is_hanging) = tokio::sync::watch::channel(false);
    tokio::spawn(async move {
        loop {
            let (mut near, _) = proxy.accept().await.unwrap();
            let target = target.trim_start_matches("http://").to_owned();
            let mut is_hanging = is_hanging.clone();
            tokio::spawn(async move {
                let mut far = tokio::net::TcpStream::connect(target).await.unwrap();
                tokio::select! {
                    _ = tokio::io::copy_bidirectional(&mut near, &mut far) => return,
                    _ = is_hanging.changed() => {}
                }
                std::future::pending::<()>().await;
            });
        }
    });
    let client = one_is_silent(&silent, &mock).connections(1);
    let client = client.connect().await.unwrap();
    for _ in 0..4 {
        ask(&client).await.unwrap();
    }
    hang.send(true).unwrap();
    let mut late = 0;
    for _ in 0..20 {
        match ask(&client).await {
            Ok(_) => {}
            Err(Error::Deadline { .. }) => late += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(late, 1);
}

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

#[cfg(unix)]
#[tokio::test]
async fn a_server_can_be_a_file() {
    let name = format!("doko-sdk-{}-socket", std::process::id());
    let file = std::env::temp_dir().join(name);
    let listener = tokio::net::UnixListener::bind(&file).unwrap();
    let mock = Mock::new(([127, 0, 0, 1], 1).into(), Plan::DemandKey);
    tokio::spawn(mock.clone().serve_by_file(listener));
    let client = Client::builder()
        .endpoint(format!("unix:{}", file.display()))
        // Nobody else can read it.
        .api_key("secret")
        .connect()
        .await
        .unwrap();
    std::fs::remove_file(file).unwrap();
    assert!(ask(&client).await.unwrap().is_accepted());
    assert_eq!(mock.calls(), 1);
}
