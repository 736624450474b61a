//! One connection from its first byte to its last: who speaks no HTTP is closed soon,
//! who has nothing to ask later, and who stays long is asked to come again.

use std::convert::Infallible;
use std::error::Error;
use std::future::pending;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use http::{Request, Response};
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::net::{TcpStream, UnixStream};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep, timeout, timeout_at};
use tokio_util::sync::CancellationToken;
use tonic::body::Body;
use tower_service::Service as _;
use tracing::debug;

use crate::access::{Access, Tls, client_name};
use crate::config::{Config, Lifetimes, Switch};
use crate::connection::{Accepted, Connection};
use crate::listener::Stream;
use crate::neighbours::Neighbour;
use crate::observe::{Answer, End, Metrics};
use crate::peer::{Entered, Peer};
use crate::web::WebReady;

/// How many bytes a connection, or one call of it, may send ahead of what is
/// read. A stream is not read while its answers are not.
const WINDOW: u32 = 128 * 1024;

/// What HTTP/1.1 needs beside the metadata of a call.
const HTTP1_BUFFER: usize = 8 * 1024;

/// Drives connections.
#[derive(Debug)]
pub(crate) struct Driver {
    http: Builder<TokioExecutor>,
    service: WebReady,
    security: Option<Security>,
    lifetimes: Lifetimes,
    /// How long an answer may be left unread.
    send_timeout: Duration,
    /// How long a connection may rest that was asked to end because the service stops.
    farewell: Duration,
    stopping: CancellationToken,
}

/// What makes a connection one that nobody else can read.
#[derive(Clone, Debug)]
pub(crate) struct Security {
    pub(crate) tls: Tls,
    /// Knows whom certificates name.
    pub(crate) access: Arc<Access>,
}

impl Driver {
    /// Drives connections to `service`; when `stopping` is cancelled they are asked to
    /// end.
    pub(crate) fn new(
        config: &Config,
        service: WebReady,
        security: Option<Security>,
        stopping: CancellationToken,
    ) -> Self {
        Self {
            http: http(config),
            service,
            security,
            lifetimes: config.lifetimes.clone(),
            send_timeout: config.limits.send_timeout,
            farewell: farewell(config),
            stopping,
        }
    }

    /// Drives one connection to its end.
    pub(crate) async fn drive(self: Arc<Self>, accepted: Accepted) {
        let Accepted {
            stream,
            slot: _slot,
            neighbour,
        } = accepted;
        let late = after(self.lifetimes.handshake_timeout);
        match stream {
            Stream::Tcp(stream) => match TcpStream::from_std(stream) {
                Ok(stream) => self.drive_tcp(stream, neighbour, late).await,
                Err(error) => note_unusable(&error),
            },
            // Without TLS: nobody else can read it.
            Stream::Unix(stream) => match UnixStream::from_std(stream) {
                Ok(stream) => {
                    let stream = Connection::new(stream, late);
                    self.speak_with(stream, neighbour).await;
                }
                Err(error) => note_unusable(&error),
            },
        }
    }

    async fn drive_tcp(&self, stream: TcpStream, neighbour: Arc<Neighbour>, late: Instant) {
        let Some(Security { tls, access }) = &self.security else {
            let stream = Connection::new(stream, late);
            return self.speak_with(stream, neighbour).await;
        };
        match timeout_at(late, tls.accept(stream)).await {
            Ok(Ok(stream)) => {
                let certificate = client_name(&stream).map(|name| access.certified(&name));
                let peer = Arc::new(Peer::new(neighbour, certificate));
                self.speak(Connection::new(stream, late), peer).await;
            }
            Ok(Err(error)) => debug!(%error, "no TLS"),
            Err(_) => debug!("no TLS in time"),
        }
    }

    /// HTTP with somebody who has shown no certificate.
    async fn speak_with(&self, stream: Connection, neighbour: Arc<Neighbour>) {
        let peer = Arc::new(Peer::new(neighbour, None));
        self.speak(stream, peer).await;
    }

    /// HTTP over `stream`.
    async fn speak(&self, stream: Connection, peer: Arc<Peer>) {
        let service = Entrance {
            service: self.service.clone(),
            peer: Arc::clone(&peer),
        };
        let open = service.service.direct().metrics().map(Metrics::connection);
        let ended = |end| open.map_or((), |open| open.ended(end));
        let greeted = stream.greeted();
        let mut http = pin!(self.http.serve_connection(TokioIo::new(stream), service));
        let mut unread = pin!(self.left_unread(&peer));
        // What was sent is looked at first.
        let (farewell, end) = tokio::select! {
            biased;
            result = http.as_mut() => return ended(note(result)),
            () = unread.as_mut() => return ended(note_unread()),
            why = self.time_to_close(&peer, &greeted) => why,
        };
        http.as_mut().graceful_shutdown();
        peer.leaving.cancel();
        // What is in flight is finished, but nobody is waited for who does not answer.
        tokio::select! {
            result = http.as_mut() => {
                note(result);
                ended(end);
            }
            () = unread => ended(note_unread()),
            () = rest(&peer, farewell) => ended(end),
        }
    }

    /// Until an answer has not been read for so long that nobody is there for it.
    async fn left_unread(&self, peer: &Peer) {
        // Something from before the last look is two of them old, three at most.
        let mut looks = every(self.send_timeout / 2);
        loop {
            looks.tick().await;
            if !peer.unread.all_is_young() {
                return;
            }
        }
    }

    /// Until the connection is to take no more calls; how long it may rest from then on, and
    /// why.
    async fn time_to_close(&self, peer: &Peer, greeted: &CancellationToken) -> (Duration, End) {
        let Lifetimes {
            handshake_timeout,
            idle_timeout,
            max_connection_age,
        } = self.lifetimes;
        let idle = async {
            match idle_timeout.is_zero() {
                true => pending().await,
                false => rest(peer, idle_timeout).await,
            }
        };
        let aged = async {
            match max_connection_age.is_zero() {
                true => pending().await,
                false => sleep(about(max_connection_age)).await,
            }
        };
        let stopped = async {
            self.stopping.cancelled().await;
            // Who has connected only now is told so, too, unless nothing comes from there.
            let _ = timeout(self.farewell, greeted.cancelled()).await;
        };
        tokio::select! {
            () = stopped => (self.farewell, End::Stopped),
            () = idle => (handshake_timeout, End::Idle),
            () = aged => (handshake_timeout, End::Aged),
        }
    }
}

/// Where calls of a connection come in. They are looked at when they come, not when a thread has
/// time for them; so it is known how many wait for one.
#[derive(Clone, Debug)]
struct Entrance {
    service: WebReady,
    peer: Arc<Peer>,
}

impl hyper::service::Service<Request<Incoming>> for Entrance {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answer;

    fn call(&self, mut request: Request<Incoming>) -> Answer {
        Entered::note(&mut request, Arc::clone(&self.peer));
        // It is always ready: what it cannot answer it refuses.
        self.service.clone().call(request.map(Body::new))
    }
}

fn note_unusable(error: &io::Error) {
    debug!(%error, "a connection cannot be used");
}

fn note(ended: Result<(), Box<dyn Error + Send + Sync>>) -> End {
    match ended {
        Ok(()) => End::Closed,
        Err(error) => {
            debug!(error = &*error as &dyn Error, "a connection failed");
            End::Failed
        }
    }
}

fn note_unread() -> End {
    debug!("answers were not read");
    End::Unread
}

/// Until there was no call, and no answer to be sent, for `time`; up to twice as long if
/// there was one at first.
async fn rest(peer: &Peer, time: Duration) {
    let mut before = peer.at_rest();
    let mut looks = every(time);
    loop {
        looks.tick().await;
        let now = peer.at_rest();
        if now.is_some() && now == before {
            return;
        }
        before = now;
    }
}

/// Looks that are never closer together than `time`, whatever was to be done meanwhile.
fn every(time: Duration) -> Interval {
    let mut looks = interval_at(after(time), time);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    looks
}

/// Most of the time to drain is for calls, not for those who have gone without a word.
fn farewell(config: &Config) -> Duration {
    let time = config.drain.drain_timeout / 4;
    let least = Duration::from_millis(1);
    time.clamp(least, config.lifetimes.handshake_timeout.max(least))
}

fn after(time: Duration) -> Instant {
    let now = Instant::now();
    // Times are a day at most.
    now.checked_add(time).unwrap_or(now)
}

/// `time`, up to a tenth more or less.
fn about(time: Duration) -> Duration {
    time.mul_f64(fastrand::f64().mul_add(0.2, 0.9))
}

fn http(config: &Config) -> Builder<TokioExecutor> {
    let limits = &config.limits;
    let interval = config.keep_alive.http2_keepalive_interval;
    let streams = limits.max_concurrent_streams;
    let metadata = usize::try_from(limits.max_metadata_size).unwrap_or(usize::MAX);
    let mut http = Builder::new(TokioExecutor::new());
    http.http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(streams)
        .initial_connection_window_size(WINDOW)
        .initial_stream_window_size(WINDOW)
        .max_header_list_size(limits.max_metadata_size)
        // Cancelling all calls of a connection is no attack.
        .max_pending_accept_reset_streams(usize::try_from(streams).ok())
        .keep_alive_interval((!interval.is_zero()).then_some(interval))
        .keep_alive_timeout(config.keep_alive.http2_keepalive_timeout);
    http.http1()
        .timer(TokioTimer::new())
        .header_read_timeout(config.lifetimes.handshake_timeout)
        .max_buf_size(metadata.saturating_add(HTTP1_BUFFER));
    match config.web.grpc_web {
        Switch::On => http,
        Switch::Off => http.http2_only(),
    }
}

#[cfg(test)]
mod tests {
    use std::future::{Future, poll_fn};
    use std::pin::Pin;
    use std::task::Poll;

    use super::*;

    #[test]
    fn ages_differ_by_a_tenth_at_most() {
        let hour = Duration::from_secs(3_600);
        let ages: Vec<Duration> = (0..1_000).map(|_| about(hour)).collect();
        let (least, most) = (ages.iter().min().unwrap(), ages.iter().max().unwrap());
        assert!(*least >= Duration::from_secs(3_240) && *most <= Duration::from_secs(3_960));
        assert!(*most - *least > Duration::from_secs(360), "all are equal");
    }

    #[tokio::test(start_paused = true)]
    async fn a_pause_of_the_machine_is_no_rest() {
        let peer = Arc::new(Peer::default());
        let time = Duration::from_secs(10);
        let mut resting = pin!(rest(&peer, time));
        assert!(poll_once(resting.as_mut()).await.is_pending());
        tokio::time::advance(3 * time).await;
        // A call that came and went while nobody looked.
        drop(peer.call());
        assert!(poll_once(resting.as_mut()).await.is_pending());
        assert!(poll_once(resting.as_mut()).await.is_pending());
        timeout(2 * time, resting).await.unwrap();
    }

    async fn poll_once<F: Future>(mut future: Pin<&mut F>) -> Poll<F::Output> {
        poll_fn(|context| Poll::Ready(future.as_mut().poll(context))).await
    }

    #[tokio::test(start_paused = true)]
    async fn calls_keep_a_connection_from_resting() {
        let peer = Arc::new(Peer::default());
        let begin = Instant::now();
        let time = Duration::from_secs(10);
        let call = peer.call();
        let calls = async {
            sleep(Duration::from_secs(35)).await;
            drop(call);
        };
        tokio::join!(rest(&peer, time), calls);
        let rested = begin.elapsed();
        assert!((45..=55).contains(&rested.as_secs()), "{rested:?}");
    }
}
