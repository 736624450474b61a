//! Three times as many calls as there is room for, over real connections, to a handler that
//! takes a thread for a known time.
//!
//! With `concurrency_limit: u32::MAX` in [`Server::start`], which takes shedding away, both
//! tests fail, by three of their four bounds: nobody is refused, and all 600 calls wait in one
//! queue, so that 99 in a hundred are answered within eleven seconds, instead of a quarter of
//! one, and hardly any in time. Memory holds even so: 600 calls that wait take a few MiB.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::Request;
use http_body_util::StreamBody;
use hyper::body::Frame;
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::channel;
use tokio::task::{JoinHandle, JoinSet, spawn_blocking};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio_stream::wrappers::ReceiverStream;
use tokio_util::sync::CancellationToken;
use tonic::{Code, Status};

use super::tests::Answering;
use super::{Begun, Guard, Load, Rests};
use crate::acceptor::accept_until;
use crate::access::Access;
use crate::config::{Config, Limits};
use crate::listener::Listener;
use crate::observe::{Observed, Watching};
use crate::web::WebReady;
use crate::worker::Worker;

const PATH: &str = "http://localhost/doppelkopf.rules.v1.RulesService/ValidateMove";

/// For so long the thread does nothing else. It is much longer than a refusal takes, on a busy
/// machine, too.
const COST: Duration = Duration::from_millis(20);

/// So many calls may be answered or wait for it.
const AT_ONCE: u32 = 10;

/// For so long each load goes on.
const TIME: Duration = Duration::from_secs(4);

/// An answer of this cost.
fn slow() -> Begun<Bytes> {
    let begin = std::time::Instant::now();
    while begin.elapsed() < COST {
        std::hint::spin_loop();
    }
    Begun::Done(Ok(Bytes::from_static(b"\0\0\0\0\0")))
}

/// A service with one thread and this handler, until it is told to stop.
struct Server {
    address: SocketAddr,
    stopping: CancellationToken,
    accepting: JoinHandle<()>,
}

impl Server {
    async fn start() -> Self {
        let mut config = Config::on_a_free_port();
        config.limits = Limits {
            concurrency_limit: AT_ONCE,
            ..Limits::default()
        };
        config.workers = 1;
        let stopping = CancellationToken::new();
        let load = Load::new(&config.limits);
        let rests = Rests::new(&config.limits, Arc::clone(&load), stopping.clone());
        let guard = Guard::new(
            &config.limits,
            Arc::new(Access::open()),
            load,
            Arc::clone(&rests),
            Box::new(Answering(|_| slow())),
        );
        let watched = Observed::new(guard, Arc::new(Watching::of_nothing()));
        let service = WebReady::new(watched, &config.web, rests, false);
        let worker = Worker::start("slow", &config, service, None, stopping.clone()).unwrap();
        let listener = Listener::tcp(TcpListener::bind(config.address).await.unwrap());
        let address = listener.address().unwrap();
        let end = stopping.clone().cancelled_owned();
        let accepting = tokio::spawn(async move {
            let workers = [worker];
            accept_until(end, listener, &workers, &config, None).await;
            let joined = spawn_blocking(|| workers.into_iter().for_each(Worker::join));
            joined.await.unwrap();
        });
        Self {
            address,
            stopping,
            accepting,
        }
    }

    async fn stop(self) {
        self.stopping.cancel();
        self.accepting.await.unwrap();
    }
}

type Sending = StreamBody<ReceiverStream<Result<Frame<Bytes>, Infallible>>>;
type Client = SendRequest<Sending>;

async fn connect(server: SocketAddr) -> Client {
    let stream = TcpStream::connect(server).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let (client, connection) = handshake(TokioExecutor::new(), TokioIo::new(stream))
        .await
        .unwrap();
    tokio::spawn(connection);
    client
}

/// Whether a call was answered, and how long it took. Its message comes `late` after its head.
async fn call(mut client: Client, late: Duration) -> Option<Duration> {
    let begin = Instant::now();
    let (message, body) = channel(1);
    let request = Request::post(PATH)
        .header("content-type", "application/grpc")
        .body(StreamBody::new(ReceiverStream::new(body)))
        .unwrap();
    let sending = async {
        sleep(late).await;
        let frame = Frame::data(Bytes::from_static(b"\0\0\0\0\0"));
        // Who is refused has gone.
        let _ = message.send(Ok(frame)).await;
        drop(message);
    };
    let (response, ()) = tokio::join!(client.send_request(request), sending);
    let Some(status) = Status::from_header_map(response.unwrap().headers()) else {
        return Some(begin.elapsed());
    };
    assert_eq!(status.code(), Code::ResourceExhausted);
    None
}

/// What came of a load: how long each call took that was answered, and how many were refused.
#[derive(Default)]
struct Outcome {
    times: Vec<Duration>,
    refused: usize,
}

impl Outcome {
    fn add(&mut self, called: Option<Duration>) {
        match called {
            Some(time) => self.times.push(time),
            None => self.refused += 1,
        }
    }

    /// The time in which 99 of a hundred were answered.
    fn p99(&mut self) -> Duration {
        self.times.sort_unstable();
        self.times[self.times.len() * 99 / 100]
    }
}

/// As many callers as there is room for, each of whom asks again when he was answered.
async fn at_capacity(clients: &[Client], late: Duration) -> Outcome {
    let end = Instant::now() + TIME;
    let mut callers = JoinSet::new();
    for client in clients.iter().cycle().take(AT_ONCE.try_into().unwrap()) {
        let client = client.clone();
        callers.spawn(async move {
            let mut called = Vec::new();
            while Instant::now() < end {
                called.push(call(client.clone(), late).await);
            }
            called
        });
    }
    let mut outcome = Outcome::default();
    for called in callers.join_all().await.into_iter().flatten() {
        outcome.add(called);
    }
    outcome
}

/// Three calls in the time of each, whatever becomes of them.
async fn overloaded(clients: &[Client], late: Duration) -> Outcome {
    let end = Instant::now() + TIME;
    let mut calls = JoinSet::new();
    let mut ticks = interval(COST / 3);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    for client in clients.iter().cycle() {
        ticks.tick().await;
        if Instant::now() > end {
            break;
        }
        calls.spawn(call(client.clone(), late));
    }
    let mut outcome = Outcome::default();
    let called = timeout(Duration::from_secs(60), calls.join_all()).await;
    called.unwrap().into_iter().for_each(|it| outcome.add(it));
    outcome
}

fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.unwrap()
        .trim()
        .trim_end_matches(" kB")
        .parse()
        .unwrap()
}

/// What is not as it should be under three times too many calls, if anything: nine in ten of
/// those that are answered at the peak are still, and 99 in a hundred in three times the time.
/// What comes too late counts as not answered.
async fn three_times_too_many(late: Duration) -> Result<(), String> {
    let server = Server::start().await;
    let mut clients = Vec::new();
    for _ in 0..4 {
        clients.push(connect(server.address).await);
    }
    let mut peak = at_capacity(&clients, late).await;
    let before = resident();
    let mut over = overloaded(&clients, late).await;
    let more = resident().saturating_sub(before);
    drop(clients);
    server.stop().await;
    let (at_peak, answered) = (peak.times.len(), over.times.len());
    let (usual, slow) = (peak.p99(), over.p99());
    let bound = 3 * usual;
    let in_time = over.times.iter().filter(|time| **time <= bound).count();
    let is_well = [
        in_time * 10 >= at_peak * 9,
        over.refused > answered,
        slow <= bound,
        // Other tests may be in this process.
        more < 16 * 1_024,
    ];
    let told = format!(
        "{answered} answered, {in_time} in time, {at_peak} at peak, {} refused, \
         {slow:?}, {usual:?} at peak, {more} KiB more: {is_well:?}",
        over.refused
    );
    is_well.into_iter().all(|it| it).then_some(()).ok_or(told)
}

/// Other programs on the same cores take time from both ends, at the peak or under the load, so
/// a try can fail of a service that is well. None can pass of one that is not: the queue that
/// it has instead makes 99 in a hundred wait forty times as long, and the bound is three times.
/// So one try that holds is enough; three that do not are a finding.
async fn once_in_three(late: Duration) {
    let mut told = Vec::new();
    while told.len() < 3 {
        match three_times_too_many(late).await {
            Ok(()) => return,
            Err(why) => told.push(why),
        }
    }
    panic!("{told:#?}");
}

#[tokio::test]
async fn three_times_too_many_calls_are_answered_as_well_as_just_enough() {
    once_in_three(Duration::ZERO).await;
}

/// The same if what is to be answered comes after the head of the call.
#[tokio::test]
async fn three_times_too_many_calls_that_come_in_pieces_are_too() {
    once_in_three(COST / 4).await;
}
