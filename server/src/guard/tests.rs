//! The guard around services that are slow, faulty or strange.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use tonic::Code;
use tower::{ServiceExt as _, service_fn};

use super::*;

const PATH: &str = "/doppelkopf.rules.v1.RulesService/ValidateMove";

fn guard(limits: &Limits) -> GuardLayer {
    let (methods, stopping) = (Methods::served(), CancellationToken::new());
    let (access, load) = (Arc::new(Access::open()), Load::new(limits, 1));
    GuardLayer::new(
        limits,
        access,
        Arc::clone(&load),
        Arc::new(methods),
        Arc::new(Weights::new(limits.max_message_size)),
        Rests::new(limits, load, stopping),
    )
}

fn request(path: &str) -> Request<Body> {
    let peer = Arc::new(Peer::default());
    let request = Request::builder().uri(path).extension(peer);
    request.body(Body::empty()).unwrap()
}

async fn slow(_: Request<Body>) -> Result<Response<Body>, Infallible> {
    sleep(Duration::from_millis(200)).await;
    Ok(Response::new(Body::empty()))
}

async fn faulty(request: Request<Body>) -> Result<Response<Body>, Infallible> {
    assert!(request.uri().path() == "/other", "planted");
    Ok(Response::new(Body::empty()))
}

/// Code and reason of a failed call.
fn failure(response: &Response<Body>) -> Option<(Code, String)> {
    let status = Status::from_header_map(response.headers())?;
    let details = status::details(&status)?;
    let info: doko_proto::google_rpc::ErrorInfo = status::detail(&details, "ErrorInfo")?;
    Some((status.code(), info.reason))
}

#[tokio::test(start_paused = true)]
async fn one_call_too_many_is_refused_at_once() {
    let limits = Limits {
        concurrency_limit: 1,
        ..Limits::default()
    };
    let service = guard(&limits).layer(service_fn(slow));
    let first = tokio::spawn(service.clone().oneshot(request(PATH)));
    tokio::task::yield_now().await;

    let start = Instant::now();
    let Ok(second) = service.clone().oneshot(request(PATH)).await;
    assert_eq!(start.elapsed(), Duration::ZERO);
    assert_eq!(
        failure(&second),
        Some((Code::ResourceExhausted, "OVERLOADED".to_owned()))
    );

    let Ok(health) = service
        .clone()
        .oneshot(request("/grpc.health.v1.Health/Check"))
        .await;
    assert_eq!(failure(&health), None);
    let Ok(first) = first.await.unwrap();
    assert_eq!(failure(&first), None);
    let Ok(third) = service.oneshot(request(PATH)).await;
    assert_eq!(failure(&third), None);
}

#[tokio::test(start_paused = true)]
async fn the_shorter_deadline_counts() {
    let short = Limits {
        request_timeout: Period::from_millis(20),
        ..Limits::default()
    };
    for (limits, wish, in_time) in [
        (&Limits::default(), "20m", false),
        (&short, "10S", false),
        (&short, "nonsense", false),
        (&Limits::default(), "10S", true),
    ] {
        let mut request = request(PATH);
        request
            .headers_mut()
            .insert("grpc-timeout", wish.parse().unwrap());
        let start = Instant::now();
        let Ok(response) = guard(limits).layer(service_fn(slow)).oneshot(request).await;
        if in_time {
            assert_eq!(failure(&response), None);
        } else {
            // The clock of the test goes on by whole milliseconds.
            assert!(start.elapsed() <= Duration::from_millis(21));
            let expected = (Code::DeadlineExceeded, "DEADLINE".to_owned());
            assert_eq!(failure(&response), Some(expected));
        }
    }
}

#[tokio::test]
async fn a_panic_is_an_internal_fault_and_gives_back_its_permit() {
    let limits = Limits {
        concurrency_limit: 1,
        ..Limits::default()
    };
    let service = guard(&limits).layer(service_fn(faulty));
    for _ in 0..3 {
        let Ok(response) = service.clone().oneshot(request(PATH)).await;
        assert_eq!(
            failure(&response),
            Some((Code::Internal, "INTERNAL".to_owned()))
        );
    }
    let Ok(response) = service.oneshot(request("/other")).await;
    assert_eq!(failure(&response), None);
}

#[tokio::test]
async fn a_panic_before_the_first_await_is_caught_too() {
    let service = guard(&Limits::default()).layer(service_fn(|request: Request<Body>| {
        assert!(request.uri().path() == "/other", "planted");
        ready(Ok(Response::new(Body::empty())))
    }));
    let Ok(response) = service.clone().oneshot(request(PATH)).await;
    assert_eq!(
        failure(&response),
        Some((Code::Internal, "INTERNAL".to_owned()))
    );
    let Ok(response) = service.oneshot(request("/other")).await;
    assert_eq!(failure(&response), None);
}

#[tokio::test]
async fn nothing_is_answered_without_knowing_whose_limits_hold() {
    let mut request = request("/other");
    request.extensions_mut().clear();
    let service = guard(&Limits::default()).layer(service_fn(faulty));
    let Ok(response) = service.oneshot(request).await;
    let expected = (Code::Internal, "INTERNAL".to_owned());
    assert_eq!(failure(&response), Some(expected));
}

#[tokio::test]
async fn what_tonic_refuses_gets_its_published_reason() {
    for (status, code, reason) in [
        (
            Status::internal("invalid varint"),
            Code::InvalidArgument,
            "UNDECODABLE_MESSAGE",
        ),
        (
            Status::out_of_range("too large"),
            Code::ResourceExhausted,
            "MESSAGE_TOO_LARGE",
        ),
        (
            Status::unimplemented(""),
            Code::Unimplemented,
            "UNKNOWN_METHOD",
        ),
    ] {
        let inner = service_fn(move |_: Request<Body>| {
            let response = status.clone().into_http();
            async { Ok(response) }
        });
        let Ok(response) = guard(&Limits::default())
            .layer(inner)
            .oneshot(request(PATH))
            .await;
        assert_eq!(failure(&response), Some((code, reason.to_owned())));
    }
}

/// What callers got of a service in a second.
struct Second {
    answered: usize,
    refused: usize,
    /// How long the slowest answer took.
    slowest: Duration,
    most_at_once: usize,
}

/// A second of so many calls in each millisecond to a service that answers twenty at once,
/// each of them in 20 milliseconds.
async fn second_of(calls: usize) -> Second {
    let limits = Limits {
        concurrency_limit: 20,
        ..Limits::default()
    };
    let [now, most] = [(); 2].map(|()| Arc::new(AtomicUsize::new(0)));
    let most_at_once = Arc::clone(&most);
    let service = guard(&limits).layer(service_fn(move |_: Request<Body>| {
        let (now, most) = (Arc::clone(&now), Arc::clone(&most));
        async move {
            let at_once = now.fetch_add(1, Ordering::Relaxed) + 1;
            most.fetch_max(at_once, Ordering::Relaxed);
            sleep(Duration::from_millis(20)).await;
            now.fetch_sub(1, Ordering::Relaxed);
            Ok(Response::new(Body::empty()))
        }
    }));
    let mut callers = JoinSet::new();
    for _ in 0..1_000 {
        for _ in 0..calls {
            let service = service.clone();
            callers.spawn(async move {
                let begin = Instant::now();
                let Ok(response) = service.oneshot(request(PATH)).await;
                (failure(&response), begin.elapsed())
            });
        }
        sleep(Duration::from_millis(1)).await;
    }
    let (mut times, mut refused) = (Vec::new(), 0);
    for (failure, time) in callers.join_all().await {
        match failure {
            None => times.push(time),
            Some((code, _)) => {
                // At once: there is no queue.
                assert_eq!((code, time), (Code::ResourceExhausted, Duration::ZERO));
                refused += 1;
            }
        }
    }
    Second {
        answered: times.len(),
        refused,
        slowest: times.into_iter().max().unwrap(),
        most_at_once: most_at_once.load(Ordering::Relaxed),
    }
}

#[tokio::test(start_paused = true)]
async fn three_times_as_many_calls_as_there_is_room_for_do_not_slow_it_down() {
    let peak = second_of(1).await;
    let overload = second_of(3).await;
    assert!(peak.answered >= 900, "{}", peak.answered);
    assert!(
        overload.answered * 10 >= peak.answered * 9,
        "{}",
        overload.answered
    );
    assert_eq!(overload.answered + overload.refused, 3_000);
    assert!(
        overload.slowest <= 3 * peak.slowest,
        "{:?}",
        overload.slowest
    );
    assert_eq!(overload.most_at_once, 20);
}

/// Whoever has waited too long for a thread, or for the rest of his message, is told so; nobody
/// computes for him.
#[tokio::test]
async fn what_is_late_already_is_not_begun() {
    let begun = Arc::new(AtomicUsize::new(0));
    let counts = {
        let begun = Arc::clone(&begun);
        move |_: Request<Body>| {
            begun.fetch_add(1, Ordering::Relaxed);
            ready(Ok::<_, Infallible>(Response::new(Body::empty())))
        }
    };
    let service = guard(&Limits::default()).layer(service_fn(counts));
    let late = Some((Code::DeadlineExceeded, "DEADLINE".to_owned()));
    for (wish, message, expected) in [
        ("0n", false, &late),
        ("1n", false, &late),
        ("1m", true, &late),
        ("1H", true, &None),
    ] {
        let mut request = request(PATH);
        let timeout = http::HeaderValue::from_static(wish);
        request.headers_mut().insert("grpc-timeout", timeout);
        let (pieces, body) = tokio::sync::mpsc::channel(1);
        if message {
            let body = tokio_stream::wrappers::ReceiverStream::new(body);
            *request.body_mut() = Body::new(http_body_util::StreamBody::new(body));
        }
        let call = tokio::spawn(service.clone().oneshot(request));
        if message {
            tokio::task::yield_now().await;
            let frame = Bytes::from_static(&[0; 5]);
            let frame = Ok::<_, Infallible>(hyper::body::Frame::data(frame));
            pieces.send(frame).await.unwrap();
        }
        drop(pieces);
        // The thread has something else to do.
        std::thread::sleep(Duration::from_millis(5));
        let Ok(response) = call.await.unwrap();
        assert_eq!(failure(&response), *expected, "{wish} {message}");
        let expected = usize::from(expected.is_none());
        assert_eq!(begun.swap(0, Ordering::Relaxed), expected, "{wish}");
    }
}
