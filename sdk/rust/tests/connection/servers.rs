//! Several servers, not all of which are well.

use std::time::{Duration, Instant};

use doko_sdk::{Client, ClientBuilder, Error, RetryPolicy};
use tokio::net::TcpListener;

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
pub(crate) async fn silence() -> (TcpListener, String) {
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

#[tokio::test]
async fn servers_that_hang_are_waited_for_together() {
    let mock = Mock::start(Plan::Accept).await;
    let mut several = client(&mock).deadline(Duration::from_millis(600));
    let mut listeners = Vec::new();
    for _ in 0..10 {
        let (listener, silent) = silence().await;
        listeners.push(listener);
        several = several.endpoint(silent);
    }
    let start = Instant::now();
    let client = several.connect().await.unwrap();
    // One after the other they would be waited for ten times as long as this one third.
    let waited = start.elapsed();
    assert!(waited < Duration::from_secs(1), "{waited:?}");
    assert!(ask(&client).await.unwrap().is_accepted());
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
