//! The client against a server that does what each test tells it to.
#![expect(clippy::panic, clippy::unwrap_used, reason = "a test fails by a panic")]

mod far_away;
mod mock;
mod servers;
#[cfg(feature = "tls")]
mod tls;

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use doko_proto::v1;
use doko_sdk::{
    Announcement, Answer, Card, Client, ClientBuilder, DealFinding, Error, ErrorReason, FairDraw,
    Hand, Include, Options, Question, Record, RetryPolicy, ScoreGame, Seat, Session, ValidateMove,
    Verdict, VerifyOutcome, View, Word,
};
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
async fn a_server_that_is_not_available_is_asked_again() {
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
async fn an_overloaded_server_is_asked_again_when_it_says() {
    let pause = Duration::from_millis(50);
    let mock = Mock::start(Plan::OverloadedFirst(2, Some(pause))).await;
    let client = client(&mock).deadline(Duration::from_secs(10));
    let client = client.connect().await.unwrap();
    let start = Instant::now();
    assert!(ask(&client).await.unwrap().is_accepted());
    assert_eq!(mock.calls(), 3);
    assert!(start.elapsed() >= 2 * pause);
}

#[tokio::test]
async fn an_overloaded_server_that_stays_so_is_asked_no_more() {
    for (pause, calls) in [
        (Some(Duration::from_millis(1)), 3),
        (Some(Duration::from_secs(60)), 1),
        (None, 1),
    ] {
        let mock = Mock::start(Plan::OverloadedFirst(u32::MAX, pause)).await;
        let client = client(&mock).deadline(Duration::from_secs(10));
        let client = client.connect().await.unwrap();
        let error = ask(&client).await.unwrap_err();
        let Error::Overloaded { retry_after, .. } = error else {
            panic!("{error}")
        };
        assert_eq!((retry_after, mock.calls()), (pause, calls));
    }
}

#[tokio::test]
async fn an_answer_that_is_too_large_is_no_fault_of_the_question() {
    let mock = Mock::start(Plan::Shout).await;
    let client = client(&mock).deadline(Duration::from_secs(10));
    let client = client.connect().await.unwrap();
    let error = ask(&client).await.unwrap_err();
    assert!(matches!(error, Error::Protocol { .. }), "{error}");
    assert_eq!(mock.calls(), 1);
}

#[tokio::test]
async fn words_of_a_newer_server_are_left_out_of_alternatives() {
    let mock = Mock::start(Plan::SayNewWords).await;
    let client = client(&mock).connect().await.unwrap();
    let question = ValidateMove::new(&record(), Seat::S1, Card::HT);
    let answer = client.ask(question).await.unwrap();
    let refusal = answer.verdict.refusal().unwrap();
    assert_eq!(refusal.accepted_words(), [Word::Gesund]);
    let windows: Vec<_> = answer
        .announcement_windows
        .iter()
        .map(|it| (it.announcement, it.includes.as_slice()))
        .collect();
    let expected = [Announcement::Keine90].as_slice();
    assert_eq!(windows, [(Announcement::Keine60, expected)]);
}

#[tokio::test]
async fn a_question_keeps_the_view_of_the_client() {
    let mock = Mock::start(Plan::Accept).await;
    let options = Options::new().view(View::Public);
    let client = client(&mock).options(options).connect().await.unwrap();
    let with = async |options| {
        let question = ValidateMove::new(&record(), Seat::S1, Card::HT).with(options);
        client.ask(question).await.unwrap();
        mock.view()
    };
    let public = i32::from(v1::View::Public);
    assert_eq!(with(Options::new().include(Include::Effects)).await, public);
    let everything = i32::from(v1::View::Everything);
    assert_eq!(
        with(Options::new().view(View::Everything)).await,
        everything
    );
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
async fn a_message_that_fails_takes_no_answers_with_it() {
    let mock = Mock::start(Plan::FailSecond).await;
    let client = client(&mock).connect().await.unwrap();
    let questions = (0..450)
        .map(|number| -> Question { ScoreGame::new(&Record::new(number.to_string())).into() });
    let answers = client.evaluate_batch(questions).await;
    assert_eq!((answers.len(), mock.calls()), (450, 3));
    for (number, answer) in answers.into_iter().enumerate() {
        if (200..400).contains(&number) {
            assert!(matches!(answer, Err(Error::Server { .. })), "{answer:?}");
        } else {
            assert_eq!(name(answer), number.to_string());
        }
    }
}

#[tokio::test]
async fn deals_are_asked_for_at_the_table_service() {
    let mock = Mock::start(Plan::Accept).await;
    let client = client(&mock).connect().await.unwrap();
    let deal = client.deal_cards("ddv-tsr", [7; 32]).await.unwrap();
    assert_eq!(deal.seed, [7; 32]);
    assert_eq!(deal.hands[0], Hand::from([Card::CQ]));
    let draw = FairDraw::new([1; 32], ["anna"], [2; 32]);
    let outcome = client.verify_deal("ddv-tsr", &draw, &deal.hands).await;
    let differs = DealFinding::HandsDiffer(vec![Seat::S2]);
    assert_eq!(outcome.unwrap(), VerifyOutcome::Wrong(vec![differs]));
}

#[tokio::test]
async fn a_batch_of_any_length_is_answered_in_order() {
    let mock = Mock::start(Plan::Accept).await;
    let client = client(&mock).connect().await.unwrap();
    let questions = (0..450)
        .map(|number| -> Question { ScoreGame::new(&Record::new(number.to_string())).into() });
    let answers = client.evaluate_batch(questions).await;
    let names: Vec<String> = answers.into_iter().map(name).collect();
    assert_eq!(
        names,
        (0..450)
            .map(|number| number.to_string())
            .collect::<Vec<_>>()
    );
    assert_eq!(mock.calls(), 3);
    assert!(client.evaluate_batch([]).await.is_empty());
}

/// The mock answers each question of many with an error that repeats the name of
/// its rule set.
fn name(answer: Result<Answer, Error>) -> String {
    let Err(Error::Unreadable { message, .. }) = answer else {
        panic!("{answer:?}")
    };
    message
}
