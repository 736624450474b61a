//! The client against a server that does what each test tells it to.
#![expect(clippy::panic, clippy::unwrap_used, reason = "a test fails by a panic")]

mod mock;

use std::sync::atomic::Ordering;
use std::time::Duration;

use doko_sdk::{
    Answer, Card, Client, ClientBuilder, Error, ErrorReason, Question, Record, RetryPolicy,
    ScoreGame, Seat, Session, Verdict, Word,
};
use tokio::net::TcpListener;

use mock::{Mock, Plan};

fn record() -> Record {
    Record::new("ddv-tsr").say_all(Word::Gesund)
}

fn client(mock: &Mock) -> ClientBuilder {
    Client::builder().endpoint(mock.address()).connections(1)
}

async fn ask(client: &Client) -> Result<Verdict, Error> {
    client.validate_move(&record(), Seat::S1, Card::HT).await
}

#[tokio::test]
async fn a_busy_server_is_asked_again() {
    let mock = Mock::start(Plan::UnavailableFirst(2)).await;
    let client = client(&mock).connect().await.unwrap();
    assert!(ask(&client).await.unwrap().is_accepted());
    assert_eq!(mock.calls(), 3);
}

#[tokio::test]
async fn without_retries_nobody_asks_again() {
    let mock = Mock::start(Plan::UnavailableFirst(1)).await;
    let client = client(&mock)
        .retries(RetryPolicy::never())
        .connect()
        .await
        .unwrap();
    let error = ask(&client).await.unwrap_err();
    assert!(matches!(error, Error::Transport { .. }), "{error}");
    assert_eq!(mock.calls(), 1);
    assert!(ask(&client).await.unwrap().is_accepted());
}

#[tokio::test]
async fn a_refusal_is_an_answer() {
    let mock = Mock::start(Plan::Refuse).await;
    let client = client(&mock).connect().await.unwrap();
    let Verdict::Refused(refusal) = ask(&client).await.unwrap() else {
        panic!("not refused")
    };
    assert_eq!(refusal.to_string(), "REVOKE (FOLLOW-2, TSR 5.2.2)");
    assert_eq!(refusal.legal_cards(), [Card::HK]);
    assert_eq!(mock.calls(), 1);
}

#[tokio::test]
async fn an_unreadable_question_names_every_field() {
    let mock = Mock::start(Plan::Unreadable).await;
    let client = client(&mock).connect().await.unwrap();
    let error = ask(&client).await.unwrap_err();
    assert_eq!(mock.calls(), 1);
    assert!(!error.is_transient() && error.is_unreadable());
    assert_eq!(error.unreadable_reason(), Some(ErrorReason::WrongHandSize));
    let Error::Unreadable { fields, .. } = error else {
        panic!("{error}")
    };
    let fields: Vec<String> = fields.iter().map(ToString::to_string).collect();
    assert_eq!(
        fields,
        ["`record.hand_1`: must have 12 cards", "`card`: is required"]
    );
}

#[tokio::test]
async fn what_is_not_served_yet_says_so() {
    let mock = Mock::start(Plan::NotYet).await;
    let client = client(&mock).connect().await.unwrap();
    let error = ask(&client).await.unwrap_err();
    assert_eq!(error.to_string(), "not served yet: overrides");
}

#[tokio::test]
async fn the_deadline_ends_a_call() {
    let mock = Mock::start(Plan::Sleep).await;
    let client = client(&mock)
        .deadline(Duration::from_millis(100))
        .connect()
        .await
        .unwrap();
    let error = ask(&client).await.unwrap_err();
    assert!(matches!(error, Error::Deadline { .. }), "{error}");
    assert_eq!(mock.calls(), 1);
    assert!(mock.saw_deadline.load(Ordering::Relaxed));
}

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

#[tokio::test]
async fn the_api_key_travels_with_every_call() {
    let mock = Mock::start(Plan::DemandKey).await;
    let stranger = client(&mock).connect().await.unwrap();
    assert!(matches!(ask(&stranger).await, Err(Error::Denied { .. })));
    let known = client(&mock).api_key("secret").connect().await.unwrap();
    assert!(ask(&known).await.unwrap().is_accepted());
    assert!(!format!("{:?}", known).contains("secret"));
}

#[tokio::test]
async fn a_stream_answers_in_order_however_much_is_sent() {
    let mock = Mock::start(Plan::Accept).await;
    let client = client(&mock).connect().await.unwrap();
    let mut session = client.evaluate().await.unwrap();
    let messages = 4 * Session::IN_FLIGHT;
    for number in 0..messages {
        let named = |part| ScoreGame::new(&Record::new(format!("{number}-{part}"))).into();
        session.send([named("a"), named("b")]).await.unwrap();
    }
    for number in 0..messages {
        let answers = session.next().await.unwrap().unwrap();
        let names: Vec<String> = answers.into_iter().map(name).collect();
        assert_eq!(names, [format!("{number}-a"), format!("{number}-b")]);
    }
    assert!(session.next().await.unwrap().is_none());
}

#[tokio::test]
async fn a_batch_of_any_length_is_answered_in_order() {
    let mock = Mock::start(Plan::Accept).await;
    let client = client(&mock).connect().await.unwrap();
    let questions = (0..450)
        .map(|number| -> Question { ScoreGame::new(&Record::new(number.to_string())).into() });
    let answers = client.evaluate_batch(questions).await.unwrap();
    let names: Vec<String> = answers.into_iter().map(name).collect();
    assert_eq!(
        names,
        (0..450)
            .map(|number| number.to_string())
            .collect::<Vec<_>>()
    );
    assert_eq!(mock.calls(), 3);
    assert!(client.evaluate_batch([]).await.unwrap().is_empty());
}

/// The mock answers each question of many with an error that repeats the name of
/// its rule set.
fn name(answer: Result<Answer, Error>) -> String {
    let Err(Error::Unreadable { message, .. }) = answer else {
        panic!("{answer:?}")
    };
    message
}
