//! The guard before handlers that are slow, faulty or strange.

use std::convert::Infallible;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use tonic::Code;

use super::*;
use crate::peer::Peer;

const PATH: &str = "/doppelkopf.rules.v1.RulesService/ValidateMove";
const HEALTH: &str = "/grpc.health.v1.Health/Check";

/// A handler that answers everything in this way.
pub(super) struct Answering<F>(pub(super) F);

impl<F> fmt::Debug for Answering<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Answering")
    }
}

impl<F: Fn(Single) -> Begun<Bytes> + Send + Sync> Handlers for Answering<F> {
    fn serve(&self, _: &Method) -> bool {
        true
    }

    fn answer(&self, task: Single, _: Asked, _: &[u8]) -> Begun<Bytes> {
        (self.0)(task)
    }

    fn stream(&self, _: Streamed, _: Asked, _: Questions) -> Pending<Answers> {
        Box::pin(async { Err(status::internal()) })
    }
}

fn guard<F>(limits: &Limits, answer: F) -> Arc<Guard>
where
    F: Fn(Single) -> Begun<Bytes> + Send + Sync + 'static,
{
    let (access, load) = (Arc::new(Access::open()), Load::new(limits));
    let rests = Rests::new(limits, Arc::clone(&load), CancellationToken::new());
    let handlers = Box::new(Answering(answer));
    Arc::new(Guard::new(limits, access, load, rests, handlers))
}

/// A call with an empty message.
fn request(path: &str) -> Request<Body> {
    let frame = Bytes::from_static(&[0; 5]);
    let body = Body::new(http_body_util::Full::new(frame));
    let mut request = Request::builder().uri(path).body(body).unwrap();
    Entered::note(&mut request, Arc::<Peer>::default());
    request
}

fn answered() -> Begun<Bytes> {
    Begun::Done(Ok(Bytes::new()))
}

fn slow(_: Single) -> Begun<Bytes> {
    Begun::Pending(Box::pin(async {
        sleep(Duration::from_millis(200)).await;
        Ok(Bytes::new())
    }))
}

/// Code and reason of a call that failed.
type Failure = Option<(Code, String)>;

/// How a call ends.
async fn call(guard: Arc<Guard>, request: Request<Body>) -> Failure {
    let answer = match guard.enter(request) {
        Ok(admitted) => guard.answer(admitted).await,
        Err(status) => Err(status),
    };
    let status = answer.err()?;
    let details = status::details(&status)?;
    let info: doko_proto::google_rpc::ErrorInfo = status::detail(&details, "ErrorInfo")?;
    Some((status.code(), info.reason))
}

fn failure(code: Code, reason: &str) -> Failure {
    Some((code, reason.to_owned()))
}

#[tokio::test(start_paused = true)]
async fn one_call_too_many_is_refused_at_once() {
    let limits = Limits {
        concurrency_limit: 1,
        ..Limits::default()
    };
    let guard = guard(&limits, slow);
    let call = |path| call(Arc::clone(&guard), request(path));
    let first = tokio::spawn(call(PATH));
    tokio::task::yield_now().await;

    let start = Instant::now();
    let overloaded = failure(Code::ResourceExhausted, "OVERLOADED");
    assert_eq!(call(PATH).await, overloaded);
    assert_eq!(start.elapsed(), Duration::ZERO);
    assert_eq!(call(HEALTH).await, None);
    assert_eq!(first.await.unwrap(), None);
    assert_eq!(call(PATH).await, None);
}

#[tokio::test(start_paused = true)]
async fn the_shorter_deadline_counts() {
    let short = Limits {
        request_timeout: Duration::from_millis(20),
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
        let ended = call(guard(limits, slow), request).await;
        if in_time {
            assert_eq!(ended, None);
        } else {
            // The clock of the test goes on by whole milliseconds.
            assert!(start.elapsed() <= Duration::from_millis(21));
            assert_eq!(ended, failure(Code::DeadlineExceeded, "DEADLINE"));
        }
    }
}

#[tokio::test]
async fn a_panic_is_an_internal_fault_and_gives_back_its_permit() {
    let limits = Limits {
        concurrency_limit: 1,
        ..Limits::default()
    };
    let late = |_| -> Begun<Bytes> { Begun::Pending(Box::pin(async { panic!("planted") })) };
    let at_once = |task| -> Begun<Bytes> {
        assert!(task != Single::ValidateMove, "planted");
        answered()
    };
    for guard in [guard(&limits, late), guard(&limits, at_once)] {
        for _ in 0..3 {
            let ended = call(Arc::clone(&guard), request(PATH)).await;
            assert_eq!(ended, failure(Code::Internal, "INTERNAL"));
        }
    }
    assert_eq!(call(guard(&limits, at_once), request(HEALTH)).await, None);
}

#[tokio::test]
async fn nothing_is_answered_without_knowing_whose_limits_hold() {
    let mut request = request(PATH);
    request.extensions_mut().clear();
    let guard = guard(&Limits::default(), |_| answered());
    let ended = call(guard, request).await;
    assert_eq!(ended, failure(Code::Internal, "INTERNAL"));
}

#[tokio::test]
async fn compressed_messages_are_refused() {
    let guard = guard(&Limits::default(), |_| answered());
    for (encoding, expected) in [
        ("identity", None),
        ("gzip", failure(Code::Unimplemented, "UNDECODABLE_MESSAGE")),
    ] {
        let mut request = request(PATH);
        let encoding = http::HeaderValue::from_static(encoding);
        request.headers_mut().insert("grpc-encoding", encoding);
        assert_eq!(call(Arc::clone(&guard), request).await, expected);
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
    let guard = guard(&limits, move |_| {
        let (now, most) = (Arc::clone(&now), Arc::clone(&most));
        Begun::Pending(Box::pin(async move {
            let at_once = now.fetch_add(1, Ordering::Relaxed) + 1;
            most.fetch_max(at_once, Ordering::Relaxed);
            sleep(Duration::from_millis(20)).await;
            now.fetch_sub(1, Ordering::Relaxed);
            Ok(Bytes::new())
        }))
    });
    let mut callers = JoinSet::new();
    for _ in 0..1_000 {
        for _ in 0..calls {
            let call = call(Arc::clone(&guard), request(PATH));
            callers.spawn(async move {
                let begin = Instant::now();
                (call.await, begin.elapsed())
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
    let count = Arc::clone(&begun);
    let guard = guard(&Limits::default(), move |_| {
        count.fetch_add(1, Ordering::Relaxed);
        answered()
    });
    let late = failure(Code::DeadlineExceeded, "DEADLINE");
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
        let ended = tokio::spawn(call(Arc::clone(&guard), request));
        if message {
            tokio::task::yield_now().await;
            let frame = Bytes::from_static(&[0; 5]);
            let frame = Ok::<_, Infallible>(hyper::body::Frame::data(frame));
            pieces.send(frame).await.unwrap();
        }
        drop(pieces);
        // The thread has something else to do.
        std::thread::sleep(Duration::from_millis(5));
        assert_eq!(ended.await.unwrap(), *expected, "{wish} {message}");
        let expected = usize::from(expected.is_none());
        assert_eq!(begun.swap(0, Ordering::Relaxed), expected, "{wish}");
    }
}
